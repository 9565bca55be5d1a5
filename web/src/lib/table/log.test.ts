import { expect, test } from "vitest";
import type { Frame } from "../api";
import { completed, grown } from "./log";

const frame = (number: number, what = "old") => ({ number, events: [{ what }] }) as unknown as Frame;
const frames = (...numbers: number[]) => numbers.map((number) => frame(number));
const told = (log: Frame[]) => log.map(({ number, events }) => `${number} ${events[0]!.what}`);

test("what is new follows what is known", () => {
  expect(grown(frames(0, 1), { happened: frames(2, 3), number: 3 })).toEqual(frames(0, 1, 2, 3));
});

test("nothing new changes nothing", () => {
  expect(grown(frames(0, 1), { happened: [], number: 1 })).toEqual(frames(0, 1));
});

test("what was heard before is not there twice, and as it was told last", () => {
  expect(told(grown(frames(0, 1, 2), { happened: [frame(1, "new"), frame(2, "new")], number: 2 }))).toEqual([
    "0 old",
    "1 new",
    "2 new",
  ]);
});

test("what was taken back did not happen", () => {
  expect(grown(frames(0, 1, 2), { happened: [], number: 1 })).toEqual(frames(0, 1));
  expect(told(grown(frames(0, 1, 2), { happened: [frame(1, "else")], number: 1 }))).toEqual(["0 old", "1 else"]);
});

test("where something is missing in between, what was known is fetched again", () => {
  expect(grown(frames(0, 1), { happened: frames(4), number: 4 })).toEqual(frames(4));
  expect(grown(frames(0, 1), { happened: frames(3), number: 3 })).toEqual(frames(3));
  expect(grown(frames(0, 1), { happened: [], number: 3 })).toEqual([]);
});

test("what was missed comes before what was heard", () => {
  expect(told(completed([frame(2, "heard")], [...frames(0, 1), frame(2, "fetched")]))).toEqual([
    "0 old",
    "1 old",
    "2 heard",
  ]);
  expect(completed([], frames(0, 1))).toEqual(frames(0, 1));
});
