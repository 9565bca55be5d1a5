import { beforeEach, expect, test } from "vitest";
import type { Arg, Decision, Listed, Part } from "$lib/api";
import { Composer } from "$lib/composer.svelte";
import type { Table } from "$lib/table.svelte";
import { Captain } from "./captain.svelte";
import type { View } from "./pieces";

const part = (step: number, id: string, args: Record<string, Arg> = {}): Part => ({ step, word: "", caption: { id: `antigua-${id}`, args } });
const choice = (...parts: Part[]): Listed => ({ steps: parts.map((it) => it.step), parts, text: "", effects: [], uncertain: false });

const sail = (space: string) => part("a1b1c1a2".indexOf(space) / 2, "sail", { space });
const DONE = part(16, "done");
const CHOICES = [
  choice(sail("b1"), DONE),
  choice(sail("b1"), sail("c1")),
  choice(sail("b1"), sail("a1")),
  choice(sail("a2"), DONE),
  choice(part(20, "hire-pile")),
  choice(part(30, "swap", { one: "mate", other: "officer" }), part(40, "drop", { place: 1 })),
  choice(part(30, "swap", { one: "mate", other: "officer" }), part(41, "drop", { place: 2 })),
];
const DECISION: Decision = { owed: true, ask: { id: "ask", args: {} }, choices: CHOICES, next: null, parts: null, automatic: false };

let captain: Captain;
let composer: Composer;
beforeEach(() => {
  composer = new Composer(DECISION, "", 0);
  const crew = ["skull", "skull", "hook"].map((colour, id) => ({ id, colour }));
  const view = { functions: { mate: "hook", officer: "skull" }, seats: [{ crew }] } as unknown as View;
  captain = new Captain({ decision: DECISION, composer, view, eyes: 0, take: (next) => composer.take(next) } as Table<View>);
});

test("every space is lit as far as it is, and one click goes there", async () => {
  expect([...captain.spaces].map(([space, { far }]) => [space, far])).toEqual([["b1", 1], ["c1", 2], ["a1", 2], ["a2", 1]]);
  await captain.choose(captain.spaces.get("c1")!);
  expect(composer.whole).toBe(true);
  expect(captain.way).toEqual(["b1", "c1"]);
  expect(captain.role).toBe("helmsman");
});

test("another click replaces the choice, and is no step of it", async () => {
  await captain.choose(captain.spaces.get("b1")!);
  expect(composer.steps).toEqual([1, 16]);
  const pile = captain.offer("antigua-hire-pile")!;
  expect(captain.step(pile)).toBeUndefined();
  await captain.choose(pile);
  expect(composer.steps).toEqual([20]);
});

test("whoever looks at a function sees only what it can do", () => {
  captain.looked = "mate";
  expect(captain.spaces.size).toBe(0);
  expect(captain.offer("antigua-hire-pile")).toBeDefined();
});

test("a swap is pointed at in either order, then an officer must go", async () => {
  await captain.point("officer");
  await captain.point("mate");
  expect(composer.steps).toEqual([30]);
  expect(captain.functions).toEqual({ mate: "skull", officer: "hook" });
  expect(captain.offer("antigua-hire-pile")).toBeUndefined();
  await captain.choose(captain.offer("antigua-drop", { place: 2 })!);
  expect(composer.steps).toEqual([30, 41]);
  expect(captain.offer("antigua-drop", { place: 1 })?.chosen).toBe(false);
  await captain.choose(captain.offer("antigua-drop", { place: 1 })!);
  expect(composer.steps).toEqual([30, 40]);
});

test("what a swap gives is told before and after it is chosen; the Officer who leaves counts no more", async () => {
  expect(captain.gains("mate")).toEqual([]);
  await captain.point("officer");
  expect(captain.gains("officer")).toEqual([]);
  expect(captain.gains("mate")).toEqual([{ role: "mate", before: 1, after: 1 }, { role: "officer", before: 2, after: 1 }]);
  await captain.point("mate");
  expect(captain.gains("officer")).toEqual([{ role: "officer", before: 2, after: 1 }]);
});
