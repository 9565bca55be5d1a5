import { expect, test, vi } from "vitest";
import type { Decision, Part } from "$lib/api";
import { Chooser } from "$lib/chooser.svelte";
import type { TableClient } from "$lib/table/client.svelte";
import { HAND, card, example } from "./example";
import { Turn } from "./turn.svelte";
import type { AnimalKingdoms, Caption, Size } from "./world";

const PAIR = 1000;
const SWAP = 2000;
const BATTLE = 2500;
const DONE = 3000;
const SIZES: Size[] = [4, 5, 6, 7, 8];

const part = (step: number, caption: Caption): Part<AnimalKingdoms> => ({ step, word: "", caption });
const play = (name: string, kingdom: Size, field: "normal" | "crown" = "normal") => [
  part(HAND.indexOf(name) * 10 + kingdom, { what: "play", card: card(name), kingdom, field }),
];
const pair = (...names: [one: string, other: string, top: string]) =>
  names.map((name, i) =>
    part(PAIR + HAND.indexOf(name), {
      what: (["pair", "partner", "top"] as const)[i]!,
      card: card(name),
      kingdom: 7,
      field: "normal",
    }),
  );
const swap = (...names: string[]) => [
  ...names.map((name, i) => part(SWAP + HAND.indexOf(name), { what: i ? "swap_more" : "swap", card: card(name) })),
  ...(names.length < 4 ? [part(DONE, { what: "done" })] : []),
];
const battle = (name: string) => [part(BATTLE + HAND.indexOf(name), { what: "battle", card: card(name) })];

function sit(...choices: Part<AnimalKingdoms>[][]) {
  const listed = choices.map((parts) => ({
    parts,
    steps: parts.map((one) => one.step),
    text: "",
  }));
  const decision: Decision<AnimalKingdoms> = {
    owed: true,
    ask: { id: "ask", args: {} },
    choices: listed,
    next: null,
    parts: null,
    automatic: false,
  };
  const chooser = new Chooser<AnimalKingdoms>(decision, 0, { follow: vi.fn(), send: vi.fn() });
  const reason = vi.fn(async (text: string) => ({ id: text, args: {} }));
  const table = { eyes: 0, view: example(), chooser, myTurn: true, whyNot: vi.fn(), reason };
  return { table, chooser, turn: new Turn(table as unknown as TableClient<AnimalKingdoms>) };
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

test("a card that may go to several kingdoms is held, and lights them", async () => {
  const { turn, chooser } = sit(...choices);
  await turn.clickCard("panda-1");
  expect(turn.held).toBe("panda-1");
  expect(chooser.whole).toBe(false);
  expect(SIZES.filter((size) => turn.inKingdom(size))).toEqual([4, 5]);
  await turn.clickKingdom(5);
  expect(turn.chosen).toMatchObject({ kind: "play", cards: ["panda-1"], kingdom: 5 });
});

test("a card that is looked at lights its kingdoms, and hides none if it may go nowhere", () => {
  const { turn } = sit(...choices);
  const lit = (eyed: string | null) => {
    turn.eyed = eyed;
    return SIZES.filter((size) => turn.inKingdom(size));
  };
  expect(lit("panda-1")).toEqual([4, 5]);
  for (const nowhere of ["a card that was laid", null]) expect(lit(nowhere)).toEqual([4, 5, 6, 7]);
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
  const { turn, chooser } = sit(...choices);
  await turn.clickSwap();
  await turn.clickCard("owl-5");
  await turn.clickCard("panda-1");
  expect(chooser.whole).toBe(true);
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

test("the kingdoms that do not take the card that I hold say why", async () => {
  const { turn, table } = sit(...choices);
  await turn.clickCard("panda-1");
  await vi.waitFor(() => expect(turn.reasonIn(8)).toBeDefined());
  expect(SIZES.map((size) => turn.reasonIn(size)?.id)).toEqual([
    undefined,
    undefined,
    "play panda-1 to 6",
    "play panda-1 to 7",
    "play panda-1 to 8",
  ]);
  expect(table.reason).toHaveBeenCalledTimes(3);
  await turn.clickCard("panda-1");
  expect(turn.held).toBeNull();
  expect(turn.reasonIn(8)).toBeUndefined();
});

test("a card is held, and put down again", async () => {
  const { turn, chooser } = sit(...choices);
  await turn.clickKingdom(4);
  expect(chooser.steps).toEqual([4]);
  await turn.back();
  expect(chooser.steps).toEqual([]);
  expect(turn.chosen).toBeNull();
});

test("a card that was held is the first one to swap", async () => {
  const { turn } = sit(...choices);
  await turn.clickCard("panda-1");
  await turn.clickSwap();
  expect(turn.chosen).toMatchObject({ kind: "swap", cards: ["panda-1"] });
  expect(turn.inKingdom(4)).toBeNull();
  await turn.clickSwap();
  expect(turn.swapping).toBe(false);
  expect(turn.chosen).toBeNull();
});

test("of several cards to swap, the one that lies on top may be another", async () => {
  const first = swap("panda-1", "owl-5");
  const top = [
    part(SWAP + HAND.indexOf("owl-5"), { what: "swap", card: card("owl-5") }),
    part(SWAP + HAND.indexOf("panda-1"), { what: "swap_top", card: card("panda-1") }),
  ];
  const { turn, chooser } = sit(swap("panda-1"), swap("owl-5"), first, top);
  await turn.clickCard("owl-5");
  await turn.clickCard("panda-1");
  expect(turn.chosen?.cards).toEqual(["owl-5", "panda-1"]);
  expect(chooser.whole).toBe(true);
  expect(turn.tops).toEqual(["panda-1", "owl-5"]);
  await turn.putOnTop("owl-5");
  expect(turn.chosen?.cards).toEqual(["panda-1", "owl-5"]);
});

test("in a battle a click chooses the card", async () => {
  const { turn, chooser } = sit(battle("tiger-5"), battle("owl-5"));
  expect(turn.fighting).toBe(true);
  expect(turn.usable("panda-1")).toBe(false);
  await turn.clickCard("owl-5");
  expect(turn.chosen).toMatchObject({ kind: "battle", cards: ["owl-5"] });
  await turn.clickCard("tiger-5");
  expect(chooser.steps).toEqual([BATTLE + 1]);
});
