import { expect, test } from "vitest";
import { above, beside } from "./beside";

const bubble = { width: 300, height: 150 };
const room = { width: 1000, height: 600 };

test("without a target, in the middle", () => {
  expect(beside([], bubble, room)).toEqual({ left: 350, top: 225 });
});

test("near the first target, where it covers none", () => {
  expect(beside([{ left: 300, top: 400, width: 400, height: 100 }], bubble, room)).toEqual({ left: 350, top: 236 });
  const above = { left: 300, top: 230, width: 400, height: 150 };
  expect(beside([{ left: 300, top: 400, width: 400, height: 180 }, above], bubble, room)).toEqual({
    left: 350,
    top: 66,
  });
});

test("always in sight, even if it covers something", () => {
  const { left, top } = beside([{ left: 0, top: 0, width: 1000, height: 600 }], bubble, room);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + bubble.width).toBeLessThanOrEqual(room.width);
  expect(top + bubble.height).toBeLessThanOrEqual(room.height);
});

const at = (left: number, top: number) => ({ left, top, width: 0, height: 0 });

test("what points at a place lies above it, its tail in the middle", () => {
  expect(above(at(500, 400), bubble, room)).toEqual({ left: 350, top: 236, tail: 150, below: false });
});

test("without room above, it lies below", () => {
  expect(above({ left: 400, top: 100, width: 200, height: 40 }, bubble, room)).toEqual({
    left: 350,
    top: 154,
    tail: 150,
    below: true,
  });
});

test("at an edge it stays in sight, and still points there", () => {
  expect(above(at(960, 400), bubble, room)).toMatchObject({ left: 686, tail: 272 });
  expect(above(at(60, 400), bubble, room)).toMatchObject({ left: 14, tail: 46 });
});
