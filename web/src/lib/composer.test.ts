import { describe, expect, test, vi } from "vitest";
import type { Decision, Part } from "./api";
import { Composer } from "./composer.svelte";

const part = (step: number, id: string, args = {}): Part => ({ step, word: id, caption: { id, args } });
const whole = (...parts: Part[]) => ({
  steps: parts.map((one) => one.step),
  parts,
  text: "",
  effects: [],
  uncertain: false,
});
const decision = (some: Partial<Decision>): Decision => ({
  owed: true,
  ask: { id: "ask", args: {} },
  choices: null,
  next: null,
  parts: null,
  automatic: false,
  ...some,
});
const sail = (space: string, step: number) => part(step, "sail", { space });
const done = part(9, "done");

describe("a list of all choices", () => {
  const made = () =>
    new Composer(decision({ choices: [whole(sail("a1", 1), done), whole(sail("a1", 1), sail("a2", 2)), whole(sail("b1", 3))] }), "", 7);

  test("offers each first step once", () => {
    expect(made().next.map((next) => [next.step, next.whole])).toEqual([[1, false], [3, true]]);
  });

  test("goes on with what may follow, and back", async () => {
    const composer = made();
    await composer.take(composer.find("sail", { space: "a1" })!);
    expect(composer.next.map((next) => next.step)).toEqual([9, 2]);
    expect(composer.whole).toBe(false);
    await composer.take(composer.find("done")!);
    expect(composer.whole).toBe(true);
    expect(composer.steps).toEqual([1, 9]);
    composer.back();
    expect(composer.steps).toEqual([1]);
    expect(composer.whole).toBe(false);
  });

  test("replaces what was chosen", async () => {
    const composer = made();
    await composer.take(composer.find("sail", { space: "a1" })!);
    await composer.instead(composer.offered[0]![1]!);
    expect(composer.steps).toEqual([3]);
    expect(composer.whole).toBe(true);
  });
});

test("parts that can be chosen apart from each other follow one after the other", async () => {
  const parts = [[part(0, "lay", { tile: "1" })], [part(4, "lay", { tile: "2" }), part(5, "lay", { tile: "2" })]];
  const composer = new Composer(decision({ parts }), "", 0);
  await composer.take(composer.next[0]!);
  expect(composer.next.map((next) => [next.step, next.whole])).toEqual([[4, true], [5, true]]);
});

test("where there are too many choices, the service tells what may follow", async () => {
  const answer = { text: "", whole: false, next: [{ ...done, whole: true }] };
  const fetched = vi.fn(async () => ({ ok: true, json: async () => answer }));
  vi.stubGlobal("fetch", fetched);
  const composer = new Composer(decision({ next: [{ ...sail("a1", 1), whole: false }] }), "/tables/x/choices?seat=0", 0);
  await composer.take(composer.next[0]!);
  expect(fetched.mock.calls[0]).toContain("/api/tables/x/choices?seat=0&steps=1");
  expect(composer.next.map((next) => next.step)).toEqual([9]);
  vi.unstubAllGlobals();
});
