import { beforeEach, expect, test, vi } from "vitest";
import type { Part } from "$lib/api";
import { Composer } from "$lib/composer.svelte";
import type { Table } from "$lib/table.svelte";
import { Turn } from "./turn.svelte";
import type { View } from "./world";

const HAND = ["panda-1", "tiger-5", "tiger-7", "owl-5"];
const PAIR = 1000;
const SWAP = 2000;
const DONE = 3000;

const part = (id: string, step: number, args = {}): Part =>
  ({ step, word: "", caption: { id: `animal-kingdoms-${id}`, args } }) as Part;
const play = (card: string, kingdom: number, field = "normal") => [
  part("play", HAND.indexOf(card) * 10 + kingdom, { card, kingdom, field }),
];
const pair = (one: string, other: string, top: string) =>
  [
    ["pair", one],
    ["partner", other],
    ["top", top],
  ].map(([id, card]) => part(id!, PAIR + HAND.indexOf(card!), { card, kingdom: 7, field: "normal" }));
const swap = (...cards: string[]) => [
  ...cards.map((card, i) => part(i ? "swap-more" : "swap", SWAP + HAND.indexOf(card), { card })),
  ...(cards.length < 4 ? [part("done", DONE)] : []),
];

function sit(...choices: Part[][]): { table: Table<View>; turn: Turn } {
  const listed = choices.map((parts) => ({
    parts,
    steps: parts.map((one) => one.step),
    text: "",
    effects: [],
    uncertain: false,
  }));
  const decision = { owed: true, choices: listed, next: null, parts: null } as never;
  const composer = new Composer(decision, "", 0);
  const view = { seats: [{ hand: HAND }], kingdoms: [4, 5, 6, 7, 8].map((size) => ({ size })) };
  const table = {
    id: "t",
    eyes: 0,
    view,
    composer,
    decision,
    myTurn: true,
    take: (next: never) => composer.take(next),
    whyNot: vi.fn(),
  };
  return { table: table as never, turn: new Turn(table as never) };
}

const choices = [
  play("panda-1", 4),
  play("panda-1", 5),
  play("tiger-5", 5),
  play("owl-5", 6, "crown"),
  pair("tiger-5", "tiger-7", "tiger-5"),
  pair("tiger-5", "tiger-7", "tiger-7"),
  pair("tiger-5", "owl-5", "tiger-5"),
  pair("tiger-5", "owl-5", "owl-5"),
  swap("panda-1"),
  swap("panda-1", "owl-5"),
  swap("owl-5"),
];

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ legal: false, reason: { id: "no", args: {} } })));
});

test("a card that may go to several kingdoms is held, and lights them", async () => {
  const { turn, table } = sit(...choices);
  await turn.clickCard("panda-1");
  expect(turn.held).toBe("panda-1");
  expect(table.composer!.whole).toBe(false);
  expect([4, 5, 6, 7, 8].filter((size) => turn.inKingdom(size))).toEqual([4, 5]);
  await turn.clickKingdom(5);
  expect(turn.chosen).toMatchObject({ kind: "play", cards: ["panda-1"], kingdom: 5 });
});

test("a kingdom that is clicked first takes a card, and another may be taken instead", async () => {
  const { turn } = sit(...choices);
  await turn.clickKingdom(5);
  expect(turn.chosen?.cards).toEqual(["panda-1"]);
  await turn.clickCard("tiger-5");
  expect(turn.chosen).toMatchObject({ cards: ["tiger-5"], kingdom: 5 });
});

test("the crown is told beforehand", async () => {
  const { turn } = sit(...choices);
  await turn.clickKingdom(6);
  expect(turn.chosen?.crown).toBe(true);
});

test("a pair: the card that is clicked lies on top", async () => {
  const { turn } = sit(...choices);
  await turn.clickKingdom(7);
  expect(turn.tops).toHaveLength(2);
  await turn.clickCard("owl-5");
  expect(turn.chosen).toMatchObject({ kind: "pair", kingdom: 7 });
  expect(turn.chosen?.cards.at(-1)).toBe("owl-5");
  await turn.putOnTop("tiger-5");
  expect(turn.chosen?.cards).toEqual(["owl-5", "tiger-5"]);
});

test("cards to swap come and go in any order", async () => {
  const { turn, table } = sit(...choices);
  await turn.clickSwap();
  await turn.clickCard("owl-5");
  await turn.clickCard("panda-1");
  expect(table.composer!.whole).toBe(true);
  expect(turn.chosen?.cards).toEqual(["panda-1", "owl-5"]);
  await turn.clickCard("panda-1");
  expect(turn.chosen?.cards).toEqual(["owl-5"]);
  await turn.back();
  expect(turn.chosen).toBeNull();
});

test("whoever can only swap need not ask for it", () => {
  expect(sit(swap("panda-1")).turn.swapping).toBe(true);
});

test("a kingdom that is not lit tells why", async () => {
  const { turn, table } = sit(...choices);
  await turn.clickCard("panda-1");
  await turn.clickKingdom(8);
  expect(table.whyNot).toHaveBeenCalledWith("play panda-1 to 8");
});
