/** Every kind of event: what it changes in the view, all of it, and nothing else. */
import { expect, test } from "vitest";
import { advance } from "$lib/motion";
import { example } from "./example";
import { motion } from "./motion";
import type { Event, Fight, View } from "./view";

type What = Event["what"];
type Told<Kind extends What> = Omit<Extract<Event, { what: Kind }>, "what" | "clause">;
type Case<Kind extends What> = { told: Told<Kind>; given?: (view: View) => void; changes: Record<string, unknown> };

/** Where two views differ, and what stands there afterwards; spaces and lists by their names and places. */
function changes(before: unknown, after: unknown, path = ""): Record<string, unknown> {
  const deep = (it: unknown): it is Record<string, unknown> => typeof it === "object" && it !== null;
  if (!deep(before) || !deep(after) || Array.isArray(before)) {
    return JSON.stringify(before) === JSON.stringify(after) ? {} : { [path]: after };
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.assign(
    {},
    ...[...names].map((name) => changes(before[name], after[name], path ? `${path}.${name}` : name)),
  );
}

/** Spaces by their names and seats by their numbers, so that what changes has an address. */
function addressed(view: View) {
  const spaces = Object.fromEntries(view.spaces.map(({ name, ...space }) => [name, space]));
  return structuredClone({ ...view, spaces, seats: Object.fromEntries(view.seats.entries()) });
}

const [ME, FOE] = [{ seat: 0 }, { seat: 1 }];
const fighting =
  (more: Partial<Fight> = {}) =>
  (view: View) => {
    const fight: Fight = {
      attacker: 1,
      defender: 0,
      space: "O3",
      back: "O4",
      committed: [null, null],
      strengths: null,
      winner: null,
    };
    view.stage = "fight";
    view.fight = { ...fight, ...more };
  };
/** Both have put their first token forward, and they lie open. */
const locked = (view: View) => {
  fighting({ committed: [1, 1], strengths: [7, 6], winner: 1 })(view);
  Object.assign(view.seats[0]!.tokens[0]!, { committed: true, value: 2 });
  Object.assign(view.seats[1]!.tokens[0]!, { committed: true, value: 3 });
};
const TOKEN = { id: 1, value: 2, batch: 1, committed: false };
const OTHER = { id: 2, value: 2, batch: 1, committed: false };
const THEIRS = [3, 4].map((id) => ({ id, value: null, batch: 1, committed: false }));
const held = (view: View) => {
  view.seats[0]!.tiles = [
    { id: 30, kind: "roar", up: false },
    { id: 31, kind: "greedy", up: true },
  ];
};
const NO_PLAN = { ready: false, revealed: {}, beside: null };

const CASES: { [Kind in What]: Case<Kind> } = {
  round: {
    told: { who: FOE, round: 3 },
    given: (view) => Object.assign(view, { deed: "eat", tile: "2", turn: 4 }),
    changes: {
      round: 3,
      start: 1,
      stage: "plan",
      turn: 0,
      deed: null,
      tile: null,
      "seats.0.plan.ready": false,
      "seats.0.plan.beside": null,
      "seats.0.plan.own.1": undefined,
      "seats.1.plan.ready": false,
      "seats.1.plan.beside": null,
      "seats.2.plan.ready": false,
      "seats.2.plan.beside": null,
    },
  },
  rolled: { told: { cause: "food", colour: "yellow" }, changes: { die: "yellow" } },
  placed: {
    told: { who: FOE, space: "O9", ground: "red" },
    changes: { "spaces.O6.stags": [], "spaces.O9.stags": [1], "seats.1.stag": "O9" },
  },
  food_laid: {
    told: { space: "O0", ground: "red", token: 20, batch: 2 },
    changes: { "spaces.O0.food": [{ id: 20, value: null, batch: 2 }], food_pile: 6 },
  },
  does_climbed: {
    told: {
      paths: [
        { what: "path", start: "M0", end: "C" },
        { what: "path", start: "O2", end: "M0" },
      ],
    },
    changes: { "spaces.C.does": 1, "spaces.O2.does": 0 }, // the one below takes her place in the marsh
  },
  does_came: { told: { space: "O2", ground: "yellow" }, changes: { "spaces.O2.does": 2, reserve: 4 } },
  planned: {
    told: { who: ME, plan: [{ what: "laid", tile: "X", deed: "rut" }] },
    given: (view) => Object.assign(view.seats[0]!.plan, { ready: false, own: {} }),
    changes: { "seats.0.plan.ready": true, "seats.0.plan.own.X": "rut" },
  },
  took_back: { told: { who: ME }, changes: { "seats.0.plan.ready": false, "seats.0.plan.own.1": undefined } },
  plans_lie: { told: {}, given: (view) => (view.stage = "plan"), changes: { stage: "act" } },
  tiles_lie: {
    told: { who: FOE, move: 0, eat: 2, rut: 3, grow: 0 },
    given: (view) => (view.seats[1]!.plan.beside = null),
    changes: { "seats.1.plan.beside": { move: 0, eat: 2, rut: 3, grow: 0 } },
  },
  turn: {
    told: { who: FOE, turn: 2 },
    given: (view) => Object.assign(view, { deed: "eat", tile: "1" }),
    changes: { active: 1, turn: 2, deed: null, tile: null },
  },
  revealed: {
    told: { who: ME, tile: "1", deed: "move" },
    changes: { "seats.0.plan.revealed.1": "move", "seats.0.plan.beside.move": 1, deed: "move", tile: "1" },
  },
  skipped: { told: { who: ME, deed: "eat", lack: "room" }, changes: {} },
  roared: {
    told: { who: ME, count: 2, spaces: ["O2", "M0"], space: "O3", ground: "red" },
    changes: { "spaces.O2.does": 0, "spaces.M0.does": 0, "spaces.O3.does": 2 },
  },
  moved: {
    told: { who: FOE, slope: "level", space: "O3", ground: "red" },
    changes: { "spaces.O6.stags": [], "spaces.O3.stags": [0, 1], "seats.1.stag": "O3" },
  },
  ate: {
    told: { who: ME, count: 1, space: "O3", ground: "red" },
    changes: { "spaces.O3.food": [{ id: 9, value: null, batch: 1 }] }, // what lay there first is taken first
  },
  got_food: {
    told: { who: ME, token: 8, value: 3, batch: 1, drawn: true },
    changes: { "seats.0.tokens": [TOKEN, OTHER, { id: 8, value: 3, batch: 1, committed: false }], food_pile: 6 },
  },
  mated: {
    told: { who: ME, count: 1, does: 3, reserve: 6 },
    given: (view) => (view.spaces[3]!.does = 2),
    changes: { "spaces.O3.does": 1, "seats.0.mated": 3, reserve: 6 },
  },
  last_round: { told: { who: ME }, changes: { last_round: true } },
  cashed: {
    told: { who: FOE, token: 3, value: 3 },
    changes: { "seats.1.tokens": [{ id: 3, value: 3, batch: 1, committed: true }, THEIRS[1]] },
  },
  grew: {
    told: { who: FOE, count: 3, antlers: 7, lost: 0, left: 33 },
    given: (view) => Object.assign(view.seats[1]!.tokens[0]!, { committed: true, value: 3 }),
    changes: {
      "seats.1.antlers": 7,
      "seats.1.lost": 0,
      antlers_left: 33,
      "seats.1.tokens": [THEIRS[1]],
      food_discards: [1, 3],
    },
  },
  took_tile: {
    told: { who: FOE, pile: "open", tile: 33, wily: "roar" },
    changes: { "seats.1.tiles": [{ id: 33, kind: "roar", up: true }], wily_up: null },
  },
  turned_up: { told: { wily: "greedy" }, changes: { wily_up: "greedy", wily_pile: 5 } },
  dropped: {
    told: { who: ME, tile: 31, wily: "greedy" },
    given: held,
    changes: { "seats.0.tiles": [{ id: 30, kind: "roar", up: false }], wily_discards: ["speed", "greedy"] },
  },
  played: {
    told: { who: ME, tile: 30, wily: "roar" },
    given: held,
    changes: { "seats.0.tiles": [{ id: 31, kind: "greedy", up: true }], wily_discards: ["speed", "roar"] },
  },
  attacked: {
    told: { who: FOE, foe: ME, space: "O3", ground: "red", back: "O4" },
    changes: {
      stage: "fight",
      fight: {
        attacker: 1,
        defender: 0,
        space: "O3",
        back: "O4",
        committed: [null, null],
        strengths: null,
        winner: null,
      },
    },
  },
  committed: {
    told: { who: FOE, token: 4, value: null },
    given: fighting({ committed: [1, null] }),
    changes: { "seats.1.tokens": [THEIRS[0], { ...THEIRS[1], committed: true }], "fight.committed": [2, null] },
  },
  stood: { told: { who: ME }, given: fighting({ committed: [2, null] }), changes: { "fight.committed": [2, 0] } },
  retreated: {
    told: { who: ME, slope: "level", space: "O2", ground: "yellow" },
    given: (view) => {
      fighting()(view);
      view.seats[1]!.tokens[0]!.committed = true;
    },
    changes: {
      stage: "act",
      fight: null,
      "spaces.O3.stags": [],
      "spaces.O2.stags": [0],
      "seats.0.stag": "O2",
      "seats.1.tokens": THEIRS,
    },
  },
  showed: {
    told: { who: FOE, token: 3, value: 3 },
    changes: { "seats.1.tokens": [{ ...THEIRS[0], value: 3 }, THEIRS[1]] },
  },
  locked: {
    told: { who: FOE, strength: 5, against: 7 },
    given: fighting(),
    changes: { "fight.strengths": [5, 7], "fight.winner": 0 },
  },
  won: {
    told: { who: FOE, foe: ME },
    given: locked,
    changes: {
      "seats.0.tokens": [OTHER],
      "seats.1.tokens": [THEIRS[1]],
      food_discards: [1, 3, 2], // the attacker's first
      "fight.committed": [0, 0],
    },
  },
  drew: {
    told: { who: FOE, foe: ME, space: "O4", ground: "blue" },
    given: locked,
    changes: {
      "seats.0.tokens": [OTHER],
      "seats.1.tokens": [THEIRS[1]],
      food_discards: [1, 3, 2],
      stage: "act",
      fight: null,
      "spaces.O6.stags": [],
      "spaces.O4.stags": [1],
      "seats.1.stag": "O4",
    },
  },
  kept: {
    told: { who: FOE, token: 3, value: 3 },
    given: locked,
    changes: { "seats.1.tokens": [{ ...THEIRS[0], value: 3 }, THEIRS[1]], "fight.committed": [0, 1] },
  },
  lost_antler: { told: { who: ME, antlers: 3, lost: 2 }, changes: { "seats.0.antlers": 3, "seats.0.lost": 2 } },
  was_put: {
    told: { who: ME, space: "O2", ground: "yellow" },
    given: fighting({ committed: [0, 0], strengths: [7, 6], winner: 1 }),
    changes: { stage: "act", fight: null, "spaces.O3.stags": [], "spaces.O2.stags": [0], "seats.0.stag": "O2" },
  },
  winning_stag: { told: { who: FOE }, changes: { "seats.1.winning_stag": true } },
  took_cube: {
    told: { who: FOE, cube: "theirs", whose: ME, foe: ME },
    changes: { "seats.1.cubes": [2, 1, 1], "seats.0.cubes": [0, 1, 1] },
  },
  shuffled: { told: { pile: "food", count: 1 }, changes: { food_pile: 1, food_discards: [] } },
  uncovered: {
    told: { space: "O3", ground: "red", token: 9, value: 3 },
    changes: {
      "spaces.O3.food": [
        { id: 8, value: null, batch: 1 },
        { id: 9, value: 3, batch: 1 },
      ],
    },
  },
  showed_tile: {
    told: { who: ME, tile: 30, wily: "roar" },
    given: held,
    changes: {
      "seats.0.tiles": [
        { id: 30, kind: "roar", up: true },
        { id: 31, kind: "greedy", up: true },
      ],
    },
  },
  over: {
    told: {},
    given: (view) => Object.assign(view, { deed: "eat", tile: "1" }),
    changes: { stage: "over", deed: null, tile: null },
  },
};

/** What an event of this kind changes. */
function changed<Kind extends What>(
  what: Kind,
  told: Told<Kind>,
  given?: (view: View) => void,
): Record<string, unknown> {
  const view = example();
  given?.(view);
  const before = addressed(view);
  advance(motion, view, { what, clause: "", ...told } as unknown as Event);
  return changes(before, addressed(view));
}

test.each(Object.entries(CASES))("%s", (what, { told, given, changes }) => {
  expect(changed(what as What, told, given)).toStrictEqual(changes);
});

test("what others plan is not told, and a new round has no plan of mine yet", () => {
  const theirs = (view: View) => Object.assign(view.seats[1]!.plan, NO_PLAN);
  expect(changed("planned", { who: FOE, plan: null }, theirs)).toStrictEqual({ "seats.1.plan.ready": true });
  const watching = (view: View) => {
    view.you = null;
    view.seats[0]!.plan.own = null;
  };
  expect(changed("took_back", { who: ME }, watching)).toStrictEqual({ "seats.0.plan.ready": false });
});

test("food from the island is not drawn from the pile", () => {
  const got = changed("got_food", { who: FOE, token: 8, value: null, batch: 1, drawn: false });
  expect(got).toStrictEqual({ "seats.1.tokens": [...THEIRS, { id: 8, value: null, batch: 1, committed: false }] });
});

test("a tile that is drawn comes from the pile, and lies face down", () => {
  const took = changed("took_tile", { who: FOE, pile: "hidden", tile: 33, wily: null });
  expect(took).toStrictEqual({ "seats.1.tiles": [{ id: 33, kind: null, up: false }], wily_pile: 5 });
});

test("the stronger wins, and of equals nobody", () => {
  const winner = (strength: number, against: number) =>
    changed("locked", { who: FOE, strength, against }, fighting())["fight.winner"];
  expect([winner(7, 5), winner(5, 7), winner(6, 6)]).toStrictEqual([1, 0, undefined]);
});

test("wily tiles are shuffled into their own pile", () => {
  expect(changed("shuffled", { pile: "wily", count: 4 })).toStrictEqual({ wily_pile: 4, wily_discards: [] });
});

test("two does are mated with at once", () => {
  const two = (view: View) => (view.spaces[3]!.does = 2);
  expect(changed("mated", { who: ME, count: 2, does: 4, reserve: 7 }, two)).toStrictEqual({
    "spaces.O3.does": 0,
    "seats.0.mated": 4,
    reserve: 7,
  });
});

test("stags in one space stand in the order of their seats, whoever came first", () => {
  const view = example();
  const go = (seat: number) =>
    advance(motion, view, { what: "moved", clause: "", who: { seat }, slope: "level", space: "O4", ground: "blue" });
  [2, 0, 1].forEach(go);
  expect(view.spaces.find((space) => space.name === "O4")!.stags).toStrictEqual([0, 1, 2]);
});

test("what happens takes a while, but for what is only put in order", () => {
  const silent = Object.entries(motion).filter(([, { pace }]) => !pace);
  expect(silent.map(([what]) => what)).toStrictEqual(["took_back", "tiles_lie", "turn", "turned_up"]);
});
