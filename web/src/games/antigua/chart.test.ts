import { expect, test } from "vitest";
import { Chart, GAP, RIM } from "./chart";
import { HIGH, WIDE } from "./isles";
import type { Space, View } from "./pieces";

const sea = (names: string): View["sea"] => names.split(" ").map((name) => ({ name: name as Space, shows: "water" }));
const chart = new Chart({ columns: 4, sea: sea("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3") });
const seat = (ship: Space | null, on_grid = true): View["seats"][0] => ({
  name: "",
  ship,
  on_grid,
  crew: [],
  treasures: [],
});

test("cards lie row by row, whatever they are called", () => {
  expect(chart.corner("a1")).toEqual([RIM, RIM]);
  expect(chart.corner("d1")).toEqual([RIM + 3 * (WIDE + GAP), RIM]);
  expect(chart.corner("b3")).toEqual([RIM + WIDE + GAP, RIM + 2 * (HIGH + GAP)]);
  expect([chart.width, chart.height]).toEqual([2 * RIM + 4 * WIDE + 3 * GAP, 2 * RIM + 3 * HIGH + 2 * GAP]);
});

test("the box stands in the rim: at corners in both rims, else beside the middle of a card", () => {
  const [left, top, right, bottom] = [RIM / 2, RIM / 2, chart.width - RIM / 2, chart.height - RIM / 2];
  expect(chart.stud("a1")).toEqual([left, top]);
  expect(chart.stud("d3")).toEqual([right, bottom]);
  expect(chart.stud("b1")).toEqual([RIM + WIDE + GAP + WIDE / 2, top]);
  expect(chart.stud("a2")).toEqual([left, RIM + HIGH + GAP + HIGH / 2]);
  expect(chart.stud("c3")).toEqual([RIM + 2 * (WIDE + GAP) + WIDE / 2, bottom]);
});

test("ships on one card lie side by side, and each has a place of its own", () => {
  const fleet = chart.fleet([seat("b2"), seat("b2"), seat("b2", false), seat(null)]);
  expect([...fleet.keys()]).toEqual([0, 1, 2]);
  expect(fleet.get(0)).toEqual(chart.moored("b2", 0, 2));
  expect(fleet.get(1)).toEqual(chart.moored("b2", 1, 2));
  expect(fleet.get(0)).not.toEqual(fleet.get(1));
  expect(fleet.get(2)).toEqual(chart.waiting("b2", 0));
});

test("a ship that waits lies in the rim beside its card", () => {
  expect(chart.waiting("b1", 0).y).toBeLessThan(RIM);
  expect(chart.waiting("b3", 0).y).toBeGreaterThan(chart.height - RIM);
  expect(chart.waiting("a2", 0).x).toBe(RIM / 2);
  expect(chart.waiting("d2", 1).x).toBe(chart.width - RIM / 2);
  const four = [0, 1, 2, 3].map((which) => chart.waiting("b1", which).x);
  expect(new Set(four).size).toBe(4);
});

test("a way leads over the lower part of the cards", () => {
  const [x, y] = chart.passage("b2");
  const [left, top] = chart.corner("b2");
  expect(x).toBe(left + WIDE / 2);
  expect(y).toBeGreaterThan(top + HIGH / 2);
  expect(y).toBeLessThan(top + HIGH);
});
