import { expect, test } from "vitest";
import type { Change, News, TableChange, TableInfo } from "../api";
import { changed, changedTable, edited } from "./changes";

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

test("a change of how things stand names what is different, and edits the view", () => {
  const before = { number: 3, waiting: [0], view: { sea: [1, 2] } } as unknown as News;
  const change = { number: 4, waiting: [1], view: [{ at: ["sea", 0], now: 7 }] } as unknown as Change;
  expect(changed(before, change)).toEqual({ number: 4, waiting: [1], view: { sea: [7, 2] } });
  expect(changed(before, { number: 5 } as unknown as Change).view).toEqual(before.view);
});

test("of a table's seats, those that are told are as they are told, and the others as they were", () => {
  const seat = (number: number, name: string) => ({ seat: number, name });
  const before = { status: "open", seats: [seat(0, "Ann"), seat(1, ""), seat(2, "Eve")] } as unknown as TableInfo;
  const change = { status: "playing", seats: [seat(1, "Bob")] } as unknown as TableChange;
  expect(changedTable(before, change)).toEqual({
    status: "playing",
    seats: [seat(0, "Ann"), seat(1, "Bob"), seat(2, "Eve")],
  });
  expect(changedTable(before, {} as TableChange)).toEqual(before);
});
