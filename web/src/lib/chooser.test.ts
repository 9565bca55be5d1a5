import { describe, expect, test, vi } from "vitest";
import type { Decision, Next } from "./api";
import { Chooser, means, type Desk } from "./chooser.svelte";

type Sea = {
  view: unknown;
  event: { what: "sailed" };
  caption: { what: "sail"; space: string } | { what: "lay"; tile: number } | { what: "done" };
};
type Part = { step: number; word: string; caption: Sea["caption"] };

const sail = (space: string, step: number): Part => ({ step, word: "", caption: { what: "sail", space } });
const lay = (tile: number, step: number): Part => ({ step, word: "", caption: { what: "lay", tile } });
const done: Part = { step: 9, word: "", caption: { what: "done" } };
const whole = (...parts: Part[]) => ({
  steps: parts.map((one) => one.step),
  parts,
  text: "",
});
const decision = (some: Partial<Decision<Sea>>): Decision<Sea> => ({
  owed: true,
  ask: { id: "ask", args: {} },
  choices: null,
  next: null,
  parts: null,
  automatic: false,
  ...some,
});
const desk = (some: Partial<Desk<Sea>> = {}): Desk<Sea> => ({ follow: vi.fn(), send: vi.fn(), ...some });
const lit = (chooser: Chooser<Sea>) => chooser.targets.map(({ step, level, chosen }) => [step, level, chosen]);

describe("a list of all choices", () => {
  const choices = [whole(sail("a1", 1), done), whole(sail("a1", 1), sail("a2", 2)), whole(sail("b1", 3))];
  const made = (some?: Partial<Desk<Sea>>) => new Chooser<Sea>(decision({ choices }), 7, desk(some));

  test("offers each first step once", () => {
    expect(made().next.map((next) => [next.step, next.whole])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  test("goes on with what may follow, and back", async () => {
    const chooser = made();
    await chooser.take(chooser.find("sail", { space: "a1" })!);
    expect(chooser.next.map((next) => next.step)).toEqual([9, 2]);
    expect(chooser.whole).toBe(false);
    await chooser.take(chooser.find("done")!);
    expect(chooser.whole).toBe(true);
    expect(chooser.steps).toEqual([1, 9]);
    expect(chooser.listed).toBe(choices[0]);
    chooser.back();
    expect(chooser.steps).toEqual([1]);
    expect(chooser.whole).toBe(false);
    expect(chooser.possible).toEqual(choices.slice(0, 2));
    chooser.back();
    chooser.back();
    expect(chooser.steps).toEqual([]);
    expect(chooser.next.map((next) => next.step)).toEqual([1, 3]);
  });

  test("until it is whole, only what may follow is lit", async () => {
    const chooser = made();
    expect(lit(chooser)).toEqual([
      [1, 0, false],
      [3, 0, false],
    ]);
    await chooser.take(chooser.find("sail", { space: "a1" })!);
    expect(lit(chooser)).toEqual([
      [9, 1, false],
      [2, 1, false],
    ]);
    expect(chooser.ends).toEqual(chooser.targets);
    expect(chooser.find("sail", { space: "b1" })).toBeUndefined();
  });

  test("once it is whole, all that could stand in the place of what was taken is lit, its end first", async () => {
    const chooser = made();
    await chooser.put([1, 2]);
    expect(lit(chooser)).toEqual([
      [9, 1, false],
      [2, 1, true],
      [1, 0, true],
      [3, 0, false],
    ]);
    expect(chooser.ends.map((target) => target.step)).toEqual([9, 2]);
  });

  test("what is taken replaces what stood in its place, and all after it", async () => {
    const chooser = made();
    await chooser.put([1, 2]);
    await chooser.take(chooser.find("done")!);
    expect(chooser.steps).toEqual([1, 9]);
    await chooser.take(chooser.find("sail", { space: "b1" })!);
    expect(chooser.steps).toEqual([3]);
    expect(chooser.whole).toBe(true);
  });

  test("is put together anew as far as that is possible", async () => {
    const chooser = made();
    await chooser.put([3]);
    await chooser.put([1, 3]);
    expect(chooser.steps).toEqual([1]);
    await chooser.compose(
      (next) => means(next, "sail", { space: "a1" }),
      (next) => means(next, "done"),
    );
    expect(chooser.steps).toEqual([1, 9]);
    expect(chooser.chose("sail").map((part) => part.caption.space)).toEqual(["a1"]);
    await chooser.put([]);
    expect(chooser.steps).toEqual([]);
  });

  test("is sent when it is whole, and not before", async () => {
    const send = vi.fn();
    const chooser = made({ send });
    await chooser.put([1]);
    await chooser.confirm();
    expect(send).not.toHaveBeenCalled();
    await chooser.put([1, 9]);
    await chooser.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith([1, 9]);
  });
});

test("parts that can be chosen apart from each other follow one after the other", async () => {
  const parts = [[lay(1, 0)], [lay(2, 4), lay(2, 5)]];
  const chooser = new Chooser<Sea>(decision({ parts }), 0, desk());
  await chooser.take(chooser.targets[0]!);
  expect(chooser.next.map((next) => [next.step, next.whole])).toEqual([
    [4, true],
    [5, true],
  ]);
});

describe("where there are too many choices", () => {
  const next = [
    { ...sail("a1", 1), whole: false },
    { ...sail("b1", 2), whole: false },
  ];

  test("the service tells what may follow", async () => {
    const follow = vi.fn(async () => [{ ...done, whole: true }]);
    const chooser = new Chooser<Sea>(decision({ next }), 0, desk({ follow }));
    await chooser.put([1]);
    expect(follow).toHaveBeenCalledExactlyOnceWith([1]);
    expect(chooser.next.map((one) => one.step)).toEqual([9]);
  });

  test("a step is not taken if nobody tells what follows it", async () => {
    const chooser = new Chooser<Sea>(decision({ next }), 0, desk({ follow: async () => undefined }));
    await chooser.put([1, 9]);
    expect([chooser.steps, chooser.whole]).toEqual([[], false]);
  });

  test("of two steps taken in haste, the first to be answered counts", async () => {
    const answers: ((next: Next<Sea>[]) => void)[] = [];
    const follow = () => new Promise<Next<Sea>[]>((answer) => answers.push(answer));
    const chooser = new Chooser<Sea>(decision({ next }), 0, desk({ follow }));
    const both = [chooser.put([1]), chooser.put([2])];
    answers[1]!([]);
    answers[0]!([]);
    await Promise.all(both);
    expect(chooser.steps).toEqual([2]);
  });
});

test("a caption means what its arguments say, whatever form they have", () => {
  const part = { caption: { what: "swap", pair: ["mate", "gunner"], who: { seat: 1 } } };
  expect(means(part, "swap", {})).toBe(true);
  expect(means(part, "swap", { pair: ["mate", "gunner"], who: { seat: 1 } } as object)).toBe(true);
  expect(means(part, "swap", { pair: ["gunner", "mate"] } as object)).toBe(false);
  expect(means(part, "drop", {})).toBe(false);
});
