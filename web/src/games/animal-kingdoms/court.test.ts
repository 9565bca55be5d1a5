import { expect, test, vi } from "vitest";
import { advance } from "$lib/motion";
import type { TableClient } from "$lib/table/client.svelte";
import { Court } from "./court.svelte";
import { BLUE, EGON, ORANGE, card, event, example, law } from "./example";
import { motion } from "./motion";
import type { AnimalKingdoms, Event } from "./world";

vi.mock("$lib/words.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) =>
    [id.replace("animal-kingdoms-", ""), ...Object.values(args)].join(" "),
}));

/** A table at which these events are in the log, and then this one happens. */
function court(log: Event[] = [], now?: Event): Court {
  const view = example();
  for (const one of now ? [...log, now] : log) advance(motion, view, one);
  const names = ["Ada", "Bo", "Egon"];
  const table = {
    view,
    now,
    log: [{ events: log }],
    others: [1],
    name: (seat: number) => names[seat],
    say: (told: { what: string }) => told.what,
  };
  return new Court(table as unknown as TableClient<AnimalKingdoms>);
}

const shield = (who: typeof ORANGE, kingdom: 4 | 5, filled: number) => event("shield", { who, kingdom, filled });

test("Egon sits after the others", () => {
  expect(court().rivals).toEqual([1, 2]);
});

test("what somebody did last", () => {
  const log = [
    event("laid", { who: BLUE, card: card("bee-5"), kingdom: 4 }),
    event("swap_point", { who: ORANGE, cards: 2, points: 1 }),
    event("egon_turned", { who: EGON, card: card("owl-6") }),
    event("drew", { who: BLUE, card: null, place: null }),
  ];
  expect([0, 1, 2].map((who) => court(log).last(who))).toEqual(["last-swap 2", "last card bee 5", "last card owl 6"]);
  expect(court().last(0)).toBe("");
});

test("shields stand in the order in which they came; the one on its way does not yet", () => {
  const laid = [shield(BLUE, 4, 1), shield(EGON, 4, 2)];
  expect(court(laid).standing(0)).toEqual([1, 2]);
  expect(court(laid, shield(ORANGE, 4, 3)).standing(0)).toEqual([1, 2]);
  expect(court(laid, shield(ORANGE, 5, 1)).standing(0)).toEqual([1, 2]);
  expect(court(laid, shield(ORANGE, 5, 1)).standing(1)).toEqual([]);
});

test("a throne waits for who moves there, whichever age it is", () => {
  const now = event("throne", { who: BLUE, kingdom: 4 });
  expect(court([shield(BLUE, 4, 4), event("age", { age: 2 })], now).thrones(0)).toEqual([null, null]);
  expect(court([event("throne", { who: EGON, kingdom: 4 })], now).thrones(0)).toEqual([2, null]);
  expect(court([now]).thrones(0)).toEqual([1, null]);
});

test("a card that is being laid does not lie there yet", () => {
  const [one, other] = ["bee-5", "bee-6"].map((name) => event("laid", { who: BLUE, card: card(name), kingdom: 6 }));
  expect(court([one!], other).lying(2)).toEqual(["bee-5"]);
  expect(court([one!, other!]).lying(2)).toEqual(["bee-5", "bee-6"]);
});

test("a law looks where it says", () => {
  const looks = law("L27", { looks_at: "others", watches: [7, 8, 4, 5] });
  expect(court([event("law", { kingdom: 6, law: looks })]).watched(2)).toEqual([3, 4, 0, 1]);
});

test("shields are ranked with those on thrones", () => {
  const it = court([event("throne", { who: BLUE, kingdom: 4 }), shield(ORANGE, 4, 1), shield(BLUE, 4, 2)]);
  expect(it.ranking(it.view.kingdoms[0]!)).toEqual([
    { who: 1, shields: 2 },
    { who: 0, shields: 1 },
  ]);
});

test("a kingdom in words", () => {
  const it = court([event("laid", { who: BLUE, card: card("bee-5"), kingdom: 4 }), shield(BLUE, 4, 1)]);
  expect(it.label(0)).toBe("kingdom 4. law_l01. last card bee 5. taken 1 4. Bo 1. token 5 1");
});

test("the kingdom in which something happens, but not the one that Egon shuns", () => {
  const happens = (now?: Event) => court([], now).busyIn;
  expect(happens()).toBe(-1);
  expect(happens(event("stuck", { who: BLUE }))).toBe(-1);
  expect(happens(event("unpaid", { kingdom: 7 }))).toBe(3);
  expect(happens(event("egon_shuns", { who: EGON, kingdom: 7, shunned: "full" }))).toBe(-1);
  expect(court([], event("crown", { who: BLUE, kingdom: 7 })).crowns(3)).toBe(true);
});

test("Egon's thoughts are seen where they are about", () => {
  const thinks = (now: Event) => [0, 1, 2, 3, 4].map((place) => court([], now).egonAt(place));
  const at = (sign: string) => [undefined, undefined, sign, undefined, undefined];
  expect(thinks(event("egon_aims", { who: EGON, aim: 6, kingdom: 6 }))).toEqual(at("aims"));
  expect(thinks(event("egon_fewest", { who: EGON, aim: 1, kingdom: 6 }))).toEqual(at("aims"));
  expect(thinks(event("egon_shuns", { who: EGON, kingdom: 6, shunned: "full" }))).toEqual(at("shuns"));
  expect(thinks(event("egon_places", { who: EGON, kingdom: 6, chosen: "crown" }))).toEqual(at("places"));
  expect(thinks(event("unpaid", { kingdom: 6 })).some(Boolean)).toBe(false);
  const looks = (now: Event) => court([], now).egonLooks;
  expect(looks(event("egon_turned", { who: EGON, card: card("owl-6") }))).toBe(true);
  expect(looks(event("egon_doubles", { who: EGON }))).toBe(true);
  expect(looks(event("egon_fights", { who: EGON, card: card("owl-6") }))).toBe(false);
});

test("who does something", () => {
  expect(court([], event("egon_doubles", { who: EGON })).actor).toBe(2);
  expect(court([], shield(BLUE, 4, 1)).actor).toBe(1);
  expect(court([], event("reshuffled", { cards: 2 })).actor).toBe(-1);
});
