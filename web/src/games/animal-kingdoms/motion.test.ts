import { describe, expect, test } from "vitest";
import { advance } from "$lib/motion";
import { BLUE, EGON, HAND, ORANGE, card, event, example, law } from "./example";
import { motion } from "./motion";
import type { Event, View } from "./world";

/** The example after these events. */
function after(...events: Event[]): View {
  const view = example();
  for (const one of events) advance(motion, view, one);
  return view;
}

/** What these events change, by the parts of a view. */
function changed(...events: Event[]): Partial<View> {
  const [before, now] = [example(), after(...events)];
  const names = Object.keys(now) as (keyof View)[];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
  return Object.fromEntries(different.map((name) => [name, now[name]]));
}

const seats = (view: Partial<View>) => view.seats!.map(({ points, cards, out }) => ({ points, cards, out }));

test("every kind of event is seen for a while", () => {
  expect(Object.values(motion).every((one) => one.pace > 0)).toBe(true);
});

describe("cards", () => {
  test("a card goes from my hand to the kingdom", () => {
    const view = changed(event("laid", { who: ORANGE, card: card("tiger-5"), kingdom: 6 }));
    expect(view.kingdoms!.map((it) => it.cards)).toEqual([[], [], ["tiger-5"], [], []]);
    expect(view.seats![0]).toMatchObject({ cards: 3, hand: ["panda-1", "tiger-7", "owl-5"] });
    expect(Object.keys(view).sort()).toEqual(["kingdoms", "seats"]);
  });

  test("of others' hands only the number is seen", () => {
    const view = changed(event("laid", { who: BLUE, card: card("bee-5"), kingdom: 6 }));
    expect(view.seats![1]).toMatchObject({ cards: 3, hand: null });
    expect(view.seats![0]!.hand).toEqual(HAND);
  });

  test("what is swapped lies on the discards, and earns a point", () => {
    const view = changed(
      event("swapped", { who: ORANGE, card: card("owl-5") }),
      event("swapped", { who: ORANGE, card: card("panda-1") }),
      event("swap_point", { who: ORANGE, cards: 2, points: 1 }),
    );
    expect(view.discards).toEqual(["wolf-1", "wolf-2", "owl-5", "panda-1"]);
    expect(view.seats![0]).toMatchObject({ cards: 2, points: 1, hand: ["tiger-5", "tiger-7"] });
    expect(Object.keys(view).sort()).toEqual(["discards", "seats"]);
  });

  test("a drawn card comes to its place in my hand", () => {
    const view = changed(event("drew", { who: ORANGE, card: card("bee-4"), place: 3 }));
    expect(view.seats![0]).toMatchObject({ cards: 5, hand: ["panda-1", "tiger-5", "tiger-7", "bee-4", "owl-5"] });
    expect(view.pile).toBe(19);
  });

  test("what others draw is not seen", () => {
    const view = changed(event("drew", { who: BLUE, card: null, place: null }));
    expect(view.seats![1]).toMatchObject({ cards: 5, hand: null });
    expect(view).toMatchObject({ pile: 19 });
  });

  test("the discards become the pile", () => {
    expect(changed(event("reshuffled", { cards: 2 }))).toEqual({ pile: 2, discards: [] });
  });

  test("what was turned up in a battle is not shuffled with them", () => {
    const fought = [event("revealed", { who: ORANGE, card: card("owl-5") }), event("reshuffled", { cards: 2 })];
    expect(changed(...fought)).toEqual({ pile: 2, discards: ["owl-5"] });
  });

  test("enough of swapping", () => {
    expect(changed(event("swaps_closed", { swaps: 24 }))).toEqual({ closed: true });
  });
});

describe("shields", () => {
  test("they stand in the order in which they came", () => {
    const view = changed(
      event("shield", { who: BLUE, kingdom: 4, filled: 1 }),
      event("shield", { who: EGON, kingdom: 4, filled: 2 }),
      event("shield", { who: ORANGE, kingdom: 8, filled: 1 }),
    );
    expect(view.kingdoms!.map((it) => it.fields)).toEqual([["blue", "Egon"], [], [], [], ["orange"]]);
    expect(Object.keys(view)).toEqual(["kingdoms"]);
  });

  test("whoever takes a crown, or has no legal card, is out", () => {
    const view = changed(event("crown", { who: EGON, kingdom: 4 }), event("stuck", { who: BLUE }));
    expect(view.seats!.map((it) => it.out)).toEqual([false, true, true]);
    expect(Object.keys(view)).toEqual(["seats"]);
  });

  test("a bonus token is taken from the lake, mine with its worth", () => {
    const view = changed(event("bonus", { who: ORANGE, worth: 4 }), event("bonus", { who: BLUE, worth: null }));
    expect(view.bonus_left).toBe(1);
    expect(view.seats!.map((it) => it.bonus)).toEqual([[4], [null], []]);
    expect(view.seats!.map((it) => it.points)).toEqual([0, 0, 0]);
  });

  test("Egon's bonus token counts at once", () => {
    const view = changed(event("egon_bonus", { who: EGON, worth: 5 }));
    expect(view.bonus_left).toBe(2);
    expect(view.seats![2]).toMatchObject({ bonus: [5], points: 5 });
  });
});

describe("a battle", () => {
  const TIED = event("tied", { people: [ORANGE, BLUE, EGON], kingdom: 5 });
  const LAID = [event("chose", { who: BLUE, card: null }), event("chose", { who: ORANGE, card: card("owl-5") })];

  test("begins with a tie", () => {
    const everyone = ["orange", "blue", "Egon"];
    expect(changed(TIED)).toEqual({
      phase: "battle",
      battle: { kingdom: 5, token: 5, tied: everyone, fighting: everyone, laid: [], own: null },
    });
  });

  test("is for the token of the age", () => {
    expect(after(event("age", { age: 3 }), TIED).battle!.token).toBe(7);
  });

  test("cards are laid face down; mine I know", () => {
    const view = after(TIED, ...LAID);
    expect(view.battle).toMatchObject({ laid: ["orange", "blue"], own: "owl-5" });
    expect(seats(view).map((it) => it.cards)).toEqual([3, 3, 0]);
    expect(view.seats[0]!.hand).toEqual(["panda-1", "tiger-5", "tiger-7"]);
  });

  test("cards that are turned up go to the discards, Egon's once", () => {
    const view = after(
      TIED,
      ...LAID,
      event("revealed", { who: ORANGE, card: card("owl-5") }),
      event("egon_fights", { who: EGON, card: card("bee-1") }),
      event("egon_fights", { who: EGON, card: card("bee-8") }),
      event("revealed", { who: EGON, card: card("bee-1") }),
    );
    expect(view.discards).toEqual(["wolf-1", "wolf-2", "owl-5", "bee-1", "bee-8"]);
    expect(view.pile).toBe(18);
  });

  test("those still tied lay again", () => {
    const view = after(TIED, ...LAID, event("still_tied", { people: [ORANGE, EGON] }));
    expect(view.battle).toMatchObject({ fighting: ["orange", "Egon"], laid: [], own: null });
    expect(view.battle!.tied).toEqual(["orange", "blue", "Egon"]);
  });

  test("is over when its winner is paid", () => {
    const won = [TIED, ...LAID, event("won_battle", { who: EGON, kingdom: 5 })];
    expect(after(...won).battle!.fighting).toEqual(["Egon"]);
    const view = after(...won, event("paid", { who: EGON, points: 5, kingdom: 5 }));
    expect(view.battle).toBeNull();
    expect(view.seats.map((it) => it.points)).toEqual([0, 0, 5]);
  });
});

describe("ages", () => {
  test("a crown's shield moves to a throne, which counts what its kingdom is big", () => {
    const view = after(
      event("shield", { who: ORANGE, kingdom: 7, filled: 6 }),
      event("shield", { who: BLUE, kingdom: 7, filled: 7 }),
      event("throne", { who: BLUE, kingdom: 7 }),
    );
    expect(view.kingdoms[3]).toMatchObject({ fields: ["orange"], thrones: ["blue"] });
    expect(view.seats.map((it) => it.thrones)).toEqual([0, 7, 0]);
  });

  test("a new age clears the kingdoms, but not the thrones", () => {
    const view = after(
      event("laid", { who: BLUE, card: card("bee-1"), kingdom: 8 }),
      event("laid", { who: BLUE, card: card("bee-2"), kingdom: 4 }),
      event("laid", { who: BLUE, card: card("bee-3"), kingdom: 4 }),
      event("shield", { who: ORANGE, kingdom: 4, filled: 3 }),
      event("shield", { who: BLUE, kingdom: 4, filled: 4 }),
      event("crown", { who: BLUE, kingdom: 4 }),
      event("swaps_closed", { swaps: 24 }),
      event("throne", { who: BLUE, kingdom: 4 }),
      event("age", { age: 2 }),
    );
    expect(view).toMatchObject({ age: 2, closed: false });
    expect(view.discards).toEqual(["wolf-1", "wolf-2", "bee-2", "bee-3", "bee-1"]);
    expect(view.kingdoms.flatMap((it) => [...it.cards, ...it.fields])).toEqual([]);
    expect(view.kingdoms[0]!.thrones).toEqual(["blue"]);
    expect(view.seats.map((it) => it.out)).toEqual([false, false, false]);
  });

  test("a law comes with all that it looks at", () => {
    const looks = law("L24", { looks_at: "neighbours", watches: [6, 4], by: ["species", "number"] });
    const view = changed(event("law", { kingdom: 5, law: looks }));
    expect(view.kingdoms!.map((it) => it.law)).toEqual([law("L01"), looks, law("L01"), law("L01"), law("L01")]);
  });

  test("lots are drawn from the pile, and whoever has the highest starts", () => {
    expect(changed(event("lot", { who: BLUE, card: card("bee-7") }))).toEqual({
      pile: 19,
      discards: ["wolf-1", "wolf-2", "bee-7"],
    });
    const view = after(event("tied", { people: [ORANGE, BLUE], kingdom: 5 }), event("started", { who: BLUE }));
    expect(view).toMatchObject({ start: 1, phase: "turn" });
  });
});

describe("the end", () => {
  test("kingdoms pay", () => {
    const view = changed(
      event("paid", { who: ORANGE, points: 6, kingdom: 4 }),
      event("paid", { who: EGON, points: 3, kingdom: 4 }),
      event("unpaid", { kingdom: 5 }),
    );
    expect(seats(view).map((it) => it.points)).toEqual([6, 0, 3]);
    expect(Object.keys(view)).toEqual(["seats"]);
  });

  test("bonus tokens are turned up and counted, mine as I knew them", () => {
    const view = after(
      event("bonus", { who: BLUE, worth: null }),
      event("bonus", { who: ORANGE, worth: 2 }),
      event("bonus_counted", { who: BLUE, worth: 4 }),
      event("bonus_counted", { who: ORANGE, worth: 2 }),
    );
    expect(view.seats.map(({ bonus, points }) => [bonus, points])).toEqual([
      [[2], 2],
      [[4], 4],
      [[], 0],
    ]);
  });

  test("somebody wins", () => {
    expect(changed(event("won", { who: BLUE, total: 40, thrones: 8 }))).toEqual({ phase: "over" });
  });
});

describe("Egon", () => {
  test("a card is turned for him", () => {
    const view = changed(event("egon_turned", { who: EGON, card: card("owl-6") }));
    expect(view).toEqual({ pile: 19, discards: ["wolf-1", "wolf-2", "owl-6"] });
  });

  test("his thoughts change nothing", () => {
    const thoughts = [
      event("egon_doubles", { who: EGON }),
      event("egon_aims", { who: EGON, aim: 6, kingdom: 6 }),
      event("egon_fewest", { who: EGON, aim: 2, kingdom: 6 }),
      event("egon_shuns", { who: EGON, kingdom: 6, shunned: "leads" }),
      event("egon_places", { who: EGON, kingdom: 7, chosen: "welcome" }),
    ];
    expect(changed(...thoughts)).toEqual({});
  });
});
