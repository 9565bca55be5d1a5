import { expect, test } from "vitest";
import type { Happening } from "$lib/api";
import { motion } from "./motion";
import { standing, type View } from "./world";

const seat = (name: string, hand: string[] | null = null) => ({
  name,
  points: 0,
  thrones: 0,
  out: false,
  bonus: [],
  cards: 4,
  hand,
});
const kingdom = (size: number) =>
  ({
    size,
    law: { id: "L01", title: "", looks_at: "own" },
    filled: 0,
    shields: {},
    crown: null,
    thrones: [],
    tokens: [5, 6, 7],
    cards: [],
  }) as View["kingdoms"][0];
const game = (): View => ({
  players: 2,
  egon: true,
  age: 1,
  round: 1,
  you: 0,
  waiting: [],
  phase: "turn",
  turn: 0,
  start: 0,
  may_swap: true,
  battle: null,
  pile: 20,
  discards: [],
  bonus_left: 3,
  kingdoms: [4, 5, 6, 7, 8].map(kingdom),
  seats: [seat("orange", ["owl-2", "wolf-3"]), seat("blue"), seat("Egon")],
});
const event = (what: string, who: number, a = 0, b = 0, args = {}, face?: number) =>
  ({ what, who, a, b, face, says: { id: what, args } }) as Happening;
const EGON = 5;

function after(...events: Happening[]): View {
  const view = game();
  for (const one of events) motion.advance(view, one);
  return view;
}

test("a card goes from the hand to the kingdom, and a shield beside it", () => {
  const view = after(event("laid", 0, 2, 41, { card: "owl-2" }), event("shield", 0, 2, 1));
  expect(view.kingdoms[2]).toMatchObject({ cards: ["owl-2"], filled: 1, shields: { orange: 1 } });
  expect(view.seats[0]!.hand).toEqual(["wolf-3"]);
});

test("Egon's shields stand after those of the players", () => {
  const view = after(event("shield", EGON, 0, 1), event("shield", 1, 0, 2), event("shield", EGON, 0, 3));
  expect(standing(view, view.kingdoms[0]!, [2, 1])).toEqual([2, 1, 2]);
});

test("whoever has the crown stands on it, however the others came", () => {
  const shields = [
    event("shield", 0, 0, 1),
    event("shield", 1, 0, 2),
    event("shield", 1, 0, 3),
    event("shield", 0, 0, 4),
  ];
  const view = after(...shields, event("crown", 0));
  expect(standing(view, view.kingdoms[0]!, [])).toEqual([0, 1, 1, 0]);
  expect(view.seats[0]!.out).toBe(true);
});

test("a battle from the tie to the coin", () => {
  const people = { people: [{ seat: 0 }, "Egon"] };
  const fought = [event("tied", -1, 1, 0, people), event("chose", 0, 1), event("revealed", 0, 1, 0, { card: "owl-2" })];
  const view = after(
    ...fought,
    event("egon_fights", EGON, 1, 0, { card: "bee-1" }),
    event("egon_fights", EGON, 1, 0, { card: "bee-8" }),
  );
  expect(view.battle).toMatchObject({ kingdom: 5, token: 5, tied: ["orange", "Egon"] });
  expect(view.battle?.shown).toEqual({ orange: ["owl-2"], Egon: ["bee-1", "bee-8"] });
  motion.advance(view, event("revealed", EGON, 1, 0, { card: "bee-1" }));
  expect(view.battle?.shown?.Egon?.at(-1)).toBe("bee-1");
  motion.advance(view, event("won_battle", 0, 1));
  expect(view.battle?.winner).toBe("orange");
  motion.advance(view, event("paid", 0, 1, 5));
  expect(view.battle).toBeNull();
  expect(view.seats[0]!.points).toBe(5);
});

test("what a kingdom pays is tallied until the next one pays", () => {
  const view = after(event("paid", 0, 1, 6), event("paid", EGON, 1, 3));
  expect(view.tally).toEqual({ place: 1, paid: { orange: 6, Egon: 3 } });
  motion.advance(view, event("paid", 1, 2, 7));
  expect(view.tally).toEqual({ place: 2, paid: { blue: 7 } });
  motion.advance(view, event("age", -1, 1));
  expect(view.tally).toBeUndefined();
});

test("those still tied lay again", () => {
  const tie = { people: [{ seat: 0 }, { seat: 1 }, "Egon"] };
  const view = after(
    event("tied", -1, 1, 0, tie),
    event("revealed", 0, 1, 0, { card: "owl-2" }),
    event("still_tied", -1, 1, 0, { people: [{ seat: 0 }, { seat: 1 }] }),
  );
  expect(view.battle).toMatchObject({ fighting: ["orange", "blue"], again: true });
  motion.advance(view, event("chose", 1, 1));
  expect(view.battle).toMatchObject({ laid: ["blue"], again: false, shown: undefined });
});

test("a new age: crowns become thrones, fields and laws are new", () => {
  const law = { id: "animal-kingdoms-law-l16", args: {} };
  const view = after(
    event("shield", 1, 0, 4),
    event("crown", 1),
    event("throne", 1),
    event("age", -1, 1),
    event("law", -1, 0, 0, { law }),
  );
  expect(view.kingdoms[0]).toMatchObject({
    thrones: ["blue"],
    filled: 0,
    crown: null,
    shields: {},
    law: { id: "L16" },
  });
  expect(view.age).toBe(2);
  expect(view.seats[1]!.thrones).toBe(4);
  expect(view.seats[1]!.out).toBe(false);
});
