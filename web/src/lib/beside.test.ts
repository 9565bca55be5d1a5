import { expect, test } from "vitest";
import { beside } from "./beside";

const bubble = { width: 300, height: 150 };
const room = { width: 1000, height: 600 };

test("without a target, in the middle", () => {
  expect(beside(undefined, bubble, room)).toEqual({ left: 350, top: 225 });
});

test("on the side with the most room", () => {
  expect(beside({ left: 0, top: 200, width: 200, height: 100 }, bubble, room)).toEqual({ left: 214, top: 175 });
  expect(beside({ left: 700, top: 200, width: 300, height: 100 }, bubble, room)).toEqual({ left: 386, top: 175 });
});

test("always in sight, even if it covers something", () => {
  const { left, top } = beside({ left: 0, top: 0, width: 1000, height: 600 }, bubble, room);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + bubble.width).toBeLessThanOrEqual(room.width);
  expect(top + bubble.height).toBeLessThanOrEqual(room.height);
});
