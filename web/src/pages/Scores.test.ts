import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Result } from "$lib/api";
import type { Table } from "$lib/table.svelte";
import { loadWords } from "$lib/words.svelte";
import Scores from "./Scores.svelte";

beforeAll(() => loadWords("antler-island"));

const NAMES = ["Maren", "Jonas"];
const table = {
  info: { game: "antler-island" },
  yours: [0],
  name: (seat: number) => NAMES[seat],
  colour: (seat: number) => seat,
  seat: (seat: number) => ({ kind: seat ? "bot" : "person", level: "hard" }),
} as unknown as Table;
const score = (seat: number, rank: number, does: number, height: number) => ({
  seat,
  rank,
  won: rank === 1,
  points: does + height,
  sources: { does, height, "own cubes": 0, "foreign cubes": 0 },
});
const result: Result = { scores: [score(0, 2, 2, 1), score(1, 1, 3, 3)], verdict: { id: "", args: {} } };

test("the best come first, and sources of which nobody has a point are left out", () => {
  render(Scores, { table, result });
  const [head, ...rows] = screen.getAllByRole("row");
  expect(within(head!).getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "Rank", "Player", "Does mated", "Height", "Points",
  ]);
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent!.trim())).toEqual(["Jonas hard bot", "Maren you"]);
  expect(rows[0]!.textContent).toMatch(/6$/);
});
