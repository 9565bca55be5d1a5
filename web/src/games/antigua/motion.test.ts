import { beforeEach, describe, expect, test } from "vitest";
import { advance } from "$lib/motion";
import { motion } from "./motion";
import type { Card, Colour, Event, Space, Treasure, View } from "./pieces";

const card = (id: number, colour: Colour, cannonballs = 1, treasures = 1): Card => ({
  what: "card",
  id,
  colour,
  cannonballs,
  treasures,
});
const unseen = (it: Card, since = 0) => ({
  colour: it.colour,
  cannonballs: it.cannonballs,
  treasures: it.treasures,
  since,
});
const seat = (name: string, ship: Space, crew: Card[]) => ({
  name,
  ship,
  on_grid: true,
  crew,
  treasures: [] as Treasure[],
});
const treasure = (id: number, found: number, finder: number, some: Partial<Treasure> = {}): Treasure => ({
  id,
  found,
  finder,
  known_to: [finder],
  card: null,
  ...some,
});

const TOP = card(7, "kraken", 3, 1); // on the pile
const OLD = card(9, "skull", 2, 2); // among the discards

function table(): View {
  return {
    players: 3,
    round: 3,
    phase: "act",
    start: 0,
    turn: 0,
    actions_left: 2,
    extra: 0,
    attacked: [],
    columns: 3,
    sea: [
      { name: "a1", shows: "water" },
      { name: "b1", shows: "water" },
    ],
    water: 9,
    final_water: 3,
    final_phase: false,
    border: ["a1", "b1"],
    box: { at: "a1", gone: 0, places: 8 },
    functions: { mate: "hook", helmsman: "parrot", navigator: "anchor", gunner: "kraken", officer: "skull" },
    open: [card(1, "hook"), card(2, "parrot"), card(3, "anchor")],
    pile: 20,
    discards: [OLD],
    fate: null,
    seats: [seat("orange", "a1", [card(4, "hook")]), seat("blue", "a1", [card(5, "anchor")]), seat("pink", "b1", [])],
    unseen: [unseen(card(6, "anchor", 1, 4)), unseen(TOP)],
    quiet_rounds: 4,
    ending: null,
    you: 0,
  };
}

let view: View;
beforeEach(() => {
  view = table();
});

type Bare = Event extends infer One ? (One extends Event ? Omit<One, "clause"> : never) : never;
const happen = (...events: Bare[]) => {
  for (const event of events) advance(motion, view, { ...event, clause: "" } as Event);
};
/** All that these events change. */
function changes(...events: Bare[]): Partial<View> {
  happen(...events);
  const before = table() as Record<string, unknown>;
  const different = Object.entries(view).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(different);
}
const who = (seat: number) => ({ who: { seat } });
const colours = () => view.unseen.map((it) => it.colour);

describe("set-up", () => {
  test("tells what is seen already", () => {
    const told: Bare[] = [
      { what: "pirate", function: "mate", colour: "hook" },
      { what: "dealt", ...who(0), card: card(4, "hook") },
      { what: "starts", ...who(0) },
    ];
    expect(changes(...told)).toEqual({});
  });

  test("a ship is placed off the grid, and the next player follows", () => {
    Object.assign(view.seats[1]!, { ship: null, on_grid: true });
    happen({ what: "placed", ...who(1), space: "b1", next: { seat: 2 } });
    expect(view.seats[1]).toMatchObject({ ship: "b1", on_grid: false });
    expect(view.turn).toBe(2);
  });
});

describe("turns", () => {
  test("a turn begins with two actions and nobody attacked", () => {
    Object.assign(view, { phase: "hire", actions_left: 1, extra: 2, attacked: [2], fight: { sides: [] } });
    happen({ what: "turn", ...who(1), round: 4, quiet_rounds: 5 });
    expect(view).toMatchObject({
      turn: 1,
      round: 4,
      quiet_rounds: 5,
      phase: "act",
      actions_left: 2,
      extra: 0,
      attacked: [],
    });
    expect(view.fight).toBeUndefined();
  });

  test("the second action begins when the first is over, and a fight is seen no more", () => {
    Object.assign(view, { phase: "crowded", extra: 1, attacked: [2], fight: { sides: [] } });
    happen({ what: "second_action", ...who(0) });
    expect(view).toMatchObject({ turn: 0, phase: "act", actions_left: 1, extra: 0, attacked: [2] });
    expect(view.fight).toBeUndefined();
  });

  test("the discards are shuffled into the pile: they may be anywhere again, but no earlier treasure", () => {
    view.seats[1]!.treasures = [treasure(30, 0, 1)];
    happen({ what: "shuffled", pile: 1 });
    expect([view.pile, view.discards]).toEqual([1, []]);
    expect(view.unseen).toEqual([unseen(card(6, "anchor", 1, 4)), unseen(TOP), unseen(OLD, 1)]);
    happen({ what: "dropped", ...who(1), card: card(5, "anchor") }, { what: "shuffled", pile: 2 });
    expect(colours()).toEqual(["anchor", "anchor", "kraken", "skull"]);
    expect(view.unseen[0]).toEqual(unseen(card(5, "anchor"), 1));
  });
});

describe("the Mate", () => {
  test("takes an open card, whose place is empty until it is filled", () => {
    const taken = view.open[1]!;
    expect(changes({ what: "took", ...who(0), card: taken, place: 2, crowded: false, more: 0 })).toEqual({
      open: [card(1, "hook"), null, card(3, "anchor")],
      seats: [{ ...table().seats[0]!, crew: [card(4, "hook"), taken] }, ...table().seats.slice(1)],
    });
    happen({ what: "opened", card: TOP, place: 2 });
    expect(view.open[1]).toEqual(TOP);
    expect(view.pile).toBe(19);
    expect(colours()).toEqual(["anchor"]);
  });

  test("draws from the pile", () => {
    happen({ what: "drew", ...who(2), card: TOP, crowded: false, more: 0 });
    expect(view.seats[2]!.crew).toEqual([TOP]);
    expect([view.pile, view.phase, view.extra]).toEqual([19, "act", 0]);
    expect(colours()).toEqual(["anchor"]);
  });

  test("may bring more", () => {
    happen({ what: "took", ...who(0), card: view.open[0]!, place: 1, crowded: false, more: 2 });
    expect([view.phase, view.extra]).toEqual(["hire", 2]);
    expect(changes({ what: "has_enough", ...who(0) })).toMatchObject({ phase: "hire", extra: 2 });
  });

  test("crowds a crew: somebody leaves before more can come", () => {
    view.seats[0]!.crew.push(card(8, "hook"));
    happen({ what: "drew", ...who(0), card: TOP, crowded: true, more: 1 });
    expect([view.phase, view.extra]).toEqual(["crowded", 1]);
    happen({ what: "dropped", ...who(0), card: card(4, "hook") });
    expect(view.seats[0]!.crew).toEqual([card(8, "hook"), TOP]);
    expect(view.discards).toEqual([OLD, card(4, "hook")]);
    expect(view.phase).toBe("hire");
  });

  test("brings no more after a crowd, if there were no more to come", () => {
    happen({ what: "drew", ...who(0), card: TOP, crowded: true, more: 0 });
    happen({ what: "dropped", ...who(0), card: TOP });
    expect(view.phase).toBe("crowded");
  });
});

test("a ship sails onto the grid", () => {
  view.seats[0]!.on_grid = false;
  happen({ what: "sailed", ...who(0), space: "b1", left: null });
  expect(view.seats[0]).toMatchObject({ ship: "b1", on_grid: true });
});

describe("the Navigator", () => {
  test("finds an island, which takes a card of water away", () => {
    expect(changes({ what: "turned", ...who(0), space: "b1", shows: "island", picks: false })).toEqual({
      sea: [
        { name: "a1", shows: "water" },
        { name: "b1", shows: "island" },
      ],
      water: 8,
    });
  });

  test("finds nothing, which is still water", () => {
    happen({ what: "turned", ...who(0), space: "a1", shows: "nothing", picks: false });
    expect(view.sea[0]!.shows).toBe("nothing");
    expect(view.water).toBe(9);
  });

  test("is one of several: it is asked who leaves", () => {
    happen({ what: "turned", ...who(0), space: "b1", shows: "island", picks: true });
    expect(view.phase).toBe("repay");
  });

  test("leaves, and a treasure comes that only its finder knows", () => {
    view.seats[2]!.treasures = [treasure(30, 0, 2)];
    happen(
      { what: "repaid", ...who(1), card: card(5, "anchor") },
      { what: "treasure", ...who(1), id: 7, card: null, worth: null },
    );
    expect(view.seats[1]!.crew).toEqual([]);
    expect(view.discards).toEqual([OLD, card(5, "anchor")]);
    expect(view.seats[1]!.treasures).toEqual([treasure(7, 1, 1)]);
    expect(view.pile).toBe(19);
    expect(colours()).toEqual(["anchor", "kraken"]);
  });

  test("finds me a treasure: I see what it is", () => {
    happen({ what: "treasure", ...who(0), id: 7, card: TOP, worth: 1 });
    expect(view.seats[0]!.treasures).toEqual([treasure(7, 0, 0, { card: TOP })]);
    expect(colours()).toEqual(["anchor"]);
  });
});

describe("the Gunner", () => {
  beforeEach(() => happen({ what: "attacked", ...who(0), whom: { seat: 1 }, box: "b1" }));

  test("moves the box and begins a fight with a ship that cannot be attacked again", () => {
    expect(view.box).toEqual({ at: "b1", gone: 1, places: 8 });
    expect(view.attacked).toEqual([1]);
    expect(view.fight).toEqual({
      sides: [
        { seat: 0, cards: [], cannonballs: 0 },
        { seat: 1, cards: [], cannonballs: 0 },
      ],
    });
    happen({ what: "attacked", ...who(2), whom: { seat: 0 }, box: "a1" });
    expect(view.attacked).toEqual([0, 1]);
  });

  test("shuffles pile and discards", () => {
    happen({ what: "reloaded", pile: 21 });
    expect([view.pile, view.discards]).toEqual([21, []]);
    expect(colours()).toEqual(["anchor", "kraken", "skull"]);
  });

  test("fires: cards lie with the discards, cannonballs are counted for each side", () => {
    happen(
      { what: "fired", ...who(0), card: TOP, cannonballs: 3 },
      { what: "ran_out", ...who(1), missing: 2 },
      { what: "fired", ...who(0), card: card(6, "anchor", 1, 4), cannonballs: 1 },
    );
    expect(view.fight!.sides).toEqual([
      { seat: 0, cards: [TOP, card(6, "anchor", 1, 4)], cannonballs: 4 },
      { seat: 1, cards: [2], cannonballs: 2 },
    ]);
    expect(view.pile).toBe(18);
    expect(view.discards).toEqual([OLD, TOP, card(6, "anchor", 1, 4)]);
    expect(view.unseen).toEqual([]);
    happen({ what: "beat", ...who(1), won: 4, lost: 4, tie: true });
    expect(view.fight!.winner).toBe(1);
  });

  test("wins a treasure, which I see if I am told", () => {
    view.seats[0]!.treasures = [treasure(31, 1, 0, { card: card(31, "hook") })];
    view.seats[1]!.treasures = [treasure(7, 0, 1), treasure(32, 2, 1)];
    happen({ what: "robbed", ...who(0), whom: { seat: 1 }, id: 7, card: TOP, worth: 1 });
    expect(view.seats[1]!.treasures).toEqual([treasure(32, 2, 1)]);
    const loot = treasure(7, 0, 1, { known_to: [0, 1], card: TOP });
    expect(view.seats[0]!.treasures).toEqual([loot, treasure(31, 1, 0, { card: card(31, "hook") })]);
    expect(view.fight!.loot).toEqual(loot);
    expect(colours()).toEqual(["anchor"]);
  });

  test("loses a treasure, which I go on knowing, or never knew", () => {
    view.seats[0]!.treasures = [treasure(31, 0, 0, { card: card(31, "anchor", 1, 4) })];
    happen({ what: "robbed", ...who(1), whom: { seat: 0 }, id: 31, card: card(31, "anchor", 1, 4), worth: 4 });
    expect(view.seats[1]!.treasures).toEqual([
      treasure(31, 0, 0, { known_to: [0, 1], card: card(31, "anchor", 1, 4) }),
    ]);
    expect(colours(), "it was known before").toEqual(["anchor", "kraken"]);
    view.seats[2]!.treasures = [treasure(33, 1, 1, { known_to: [1, 2] })];
    happen({ what: "robbed", ...who(1), whom: { seat: 2 }, id: 33, card: null, worth: null });
    expect(view.seats[1]!.treasures[1]).toEqual(treasure(33, 1, 1, { known_to: [1, 2] }));
  });
});

test("the Officer leaves, and two pirates swap their functions", () => {
  happen(
    { what: "dismissed", ...who(0), card: card(4, "hook") },
    { what: "swapped", ...who(0), one: "mate", other: "officer" },
  );
  expect(view.seats[0]!.crew).toEqual([]);
  expect(view.discards).toEqual([OLD, card(4, "hook")]);
  expect(view.functions).toEqual({ ...table().functions, mate: "skull", officer: "hook" });
});

describe("the end", () => {
  test("the final phase: a card is drawn, lies aside, and is discarded", () => {
    expect(changes({ what: "final_phase", water: 3 })).toEqual({ final_phase: true });
    happen({ what: "fate", ...who(0), card: TOP, cannonballs: 3, water: 4 });
    expect([view.fate, view.pile, colours()]).toEqual([TOP, 19, ["anchor"]]);
    happen({ what: "fate_left", ...who(0), card: TOP });
    expect([view.fate, view.discards]).toEqual([null, [OLD, TOP]]);
  });

  test("the game is over, and treasures are turned up for everyone", () => {
    view.seats[1]!.treasures = [treasure(7, 0, 1), treasure(8, 1, 1, { card: OLD })];
    Object.assign(view, { extra: 1, fight: { sides: [] } });
    happen({ what: "over", ending: "quiet", quiet_rounds: 50 });
    expect(view).toMatchObject({ phase: "over", ending: "quiet", quiet_rounds: 50, actions_left: 0, extra: 0 });
    expect(view.fight).toBeUndefined();
    happen(
      { what: "showed", ...who(1), id: 7, card: TOP, worth: 1 },
      { what: "showed", ...who(1), id: 8, card: OLD, worth: 2 },
    );
    const open = { known_to: [0, 1, 2] };
    expect(view.seats[1]!.treasures).toEqual([
      treasure(7, 0, 1, { ...open, card: TOP }),
      treasure(8, 1, 1, { ...open, card: OLD }),
    ]);
    expect(colours()).toEqual(["anchor"]);
  });
});

test("what changes the table is seen for a while; what only prepares it is not", () => {
  const still = Object.entries(motion).filter(([, shown]) => !shown.pace);
  expect(still.map(([what]) => what)).toEqual(["pirate", "dealt", "starts", "second_action", "shuffled", "reloaded"]);
});
