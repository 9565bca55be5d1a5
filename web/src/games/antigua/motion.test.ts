import { expect, test } from "vitest";
import type { Arg, Happening } from "$lib/api";
import { motion } from "./motion";
import type { Card, View } from "./pieces";

const card = (id: number, colour: string, cannonballs = 1, treasures = 1): Card => ({ id, colour, cannonballs, treasures });
const seat = (name: string, ship: string, crew: Card[]) => ({ name, ship, on_grid: true, crew, treasures: [] as View["seats"][0]["treasures"] });

function table(): View {
  return {
    players: 2, round: 3, phase: "act", waiting: [0], start: 0, turn: 0, actions_left: 2, extra: 0, attacked: [],
    columns: 3, sea: [{ name: "a1", shows: "water" }, { name: "b1", shows: "water" }], water: 9, final_water: 3, final_phase: false,
    border: ["a1", "b1"], box: { at: "a1", gone: 0, places: 8 },
    functions: { mate: "hook", helmsman: "parrot", navigator: "anchor", gunner: "kraken", officer: "skull" },
    swap: null, open: [card(1, "hook"), card(2, "parrot"), card(3, "anchor")], pile: 20, discards: [card(9, "skull")], fate: null,
    seats: [seat("Orange", "a1", [card(4, "hook")]), seat("Blue", "a1", [card(5, "anchor")])],
    unseen: [], quiet_rounds: 0, ending: null, you: 0,
  };
}

/** What is told of a card. */
const told = ({ id, ...printed }: Card): Record<string, Arg> => ({ card: { id: "antigua-card", args: { piece: id, ...printed } } });

function happen(view: View, what: string, args: Record<string, Arg>, event: Partial<Happening> = {}): View {
  motion.advance(view, { what, who: 0, a: 0, b: 0, says: { id: `antigua-${what}`, args }, ...event });
  return view;
}

test("a card that is hired leaves its place empty until it is filled", () => {
  const view = happen(table(), "took", { ...told(card(2, "parrot")), place: 2 }, { piece: 2 });
  expect(view.seats[0]!.crew.map((it) => it.id)).toEqual([4, 2]);
  expect(view.open[1]).toBeNull();
  happen(view, "opened", { ...told(card(7, "kraken")), place: 2 }, { who: -1, piece: 7 });
  expect(view.open[1]?.id).toBe(7);
  expect(view.pile).toBe(19);
});

test("an island takes a card of water away, nothing does not", () => {
  expect(happen(table(), "turned", { space: "b1", shows: "island" }).water).toBe(8);
  const view = happen(table(), "turned", { space: "b1", shows: "nothing" });
  expect(view.water).toBe(9);
  expect(view.sea[1]!.shows).toBe("nothing");
});

test("a fight is there from the attack on, counts cannonballs, and ends with the next turn", () => {
  const view = happen(table(), "attacked", { box: "b1" }, { a: 1 });
  happen(view, "reloaded", { pile: 21 }, { who: -1 });
  happen(view, "fired", told(card(11, "hook", 3)), { piece: 11 });
  happen(view, "ran_out", { missing: 2 }, { who: 1 });
  happen(view, "beat", { won: 3, lost: 2 });
  expect(view.fight?.sides.map((side) => side.cannonballs)).toEqual([3, 2]);
  expect(view.fight?.winner).toBe(0);
  expect(view.box).toEqual({ at: "b1", gone: 1, places: 8 });
  expect([view.pile, view.discards.length]).toEqual([20, 1]);
  expect(happen(view, "turn", { round: 3 }, { who: 1 }).fight).toBeUndefined();
});

test("a robbed treasure changes hands, its face known only to whoever is told", () => {
  const view = table();
  view.seats[1]!.treasures = [{ id: 30, found: 0, finder: 1, known_to: [1], card: null }];
  happen(view, "attacked", { box: "b1" }, { a: 1 });
  happen(view, "robbed", { worth: 4 }, { a: 1, piece: 30 });
  expect(view.seats[1]!.treasures).toEqual([]);
  expect(view.seats[0]!.treasures[0]?.card?.treasures).toBe(4);
  expect(view.fight?.loot?.id).toBe(30);
});

test("two pirates swap their functions", () => {
  const { functions } = happen(table(), "swapped", { one: "mate", other: "officer" });
  expect([functions.mate, functions.officer]).toEqual(["skull", "hook"]);
});
