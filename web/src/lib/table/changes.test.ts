import { expect, test } from "vitest";
import { edited } from "./changes";

test("edits go deep, and leave what was before as it is", () => {
  const before = { hand: [1, 2], seats: [{ food: 1 }, { food: 2, plan: null as { own: number } | null }] };
  const kept = structuredClone(before);
  const after = edited(before, [
    { at: ["hand"], now: [1] },
    { at: ["seats", 1, "food"], now: 3 },
    { at: ["seats", 1, "plan"], now: { own: 1 } },
    { at: ["seats", 1, "plan", "own"], now: 2 },
  ]);
  expect(after).toEqual({ hand: [1], seats: [{ food: 1 }, { food: 3, plan: { own: 2 } }] });
  expect(before).toEqual(kept);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(edited(before, [])).toBe(before);
});
