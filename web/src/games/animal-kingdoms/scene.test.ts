import { expect, test } from "vitest";
import { BLUE, EGON, ORANGE, card, event, example } from "./example";
import { Scene } from "./scene.svelte";
import type { Event } from "./world";

function seen(...events: (Event | undefined)[]): Scene {
  const scene = new Scene();
  for (const one of events) scene.see(example(), one);
  return scene;
}

const TURNED = [
  event("revealed", { who: ORANGE, card: card("owl-5") }),
  event("reshuffled", { cards: 9 }),
  event("egon_fights", { who: EGON, card: card("bee-1") }),
  event("egon_fights", { who: EGON, card: card("bee-8") }),
  event("revealed", { who: EGON, card: card("bee-1") }),
];

test("cards turned up in a battle stay in sight, and the one that counts lies last", () => {
  expect(seen(...TURNED).shown).toEqual({ orange: ["owl-5"], Egon: ["bee-8", "bee-1"] });
});

test("those who are tied fight on, and lay their cards where the others lay", () => {
  const tied = event("still_tied", { people: [ORANGE, EGON] });
  const scene = seen(...TURNED, tied);
  expect(scene).toMatchObject({ again: true, shown: { orange: ["owl-5"] } });
  scene.see(example(), event("drew", { who: ORANGE, card: null, place: null }));
  expect(scene.again).toBe(true);
  scene.see(example(), event("chose", { who: ORANGE, card: null }));
  expect(scene).toMatchObject({ again: false, shown: {} });
});

test("a winner is seen with the cards", () => {
  const scene = seen(...TURNED, event("won_battle", { who: EGON, kingdom: 5 }));
  expect(scene).toMatchObject({ winner: "Egon", shown: { orange: ["owl-5"] } });
  scene.see(example(), event("paid", { who: EGON, points: 5, kingdom: 5 }));
  expect(scene).toMatchObject({ winner: undefined, shown: {}, tally: { kingdom: 5, paid: { Egon: 5 } } });
});

test("what a kingdom pays is tallied until the next one pays", () => {
  const paid = [
    event("paid", { who: ORANGE, points: 6, kingdom: 4 }),
    event("drew", { who: BLUE, card: null, place: null }),
    event("paid", { who: EGON, points: 3, kingdom: 4 }),
  ];
  const scene = seen(...paid);
  expect(scene.tally).toEqual({ kingdom: 4, paid: { orange: 6, Egon: 3 } });
  scene.see(example(), event("unpaid", { kingdom: 5 }));
  expect(scene.tally).toEqual({ kingdom: 5, paid: {} });
  scene.see(example(), event("age", { age: 2 }));
  expect(scene.tally).toBeUndefined();
});

test("when all has happened nothing is left", () => {
  const scene = seen(...TURNED, event("still_tied", { people: [ORANGE, EGON] }), undefined);
  expect(scene).toMatchObject({ again: false, winner: undefined, shown: {}, tally: undefined });
});
