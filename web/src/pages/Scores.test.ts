// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Result } from "$lib/api";
import type { TableClient } from "$lib/table/client.svelte";
import { loadWords } from "$lib/words.svelte";
import Scores from "./Scores.svelte";

vi.mock("../games", () => ({ manifestOf: () => ({ sources: { does: "deer-track" } }) }));
beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("hills")
      ? new Response("hills-source-does = Does mated\nhills-source-height = Height\n")
      : new Response(""),
  );
  await loadWords("hills");
});

afterEach(cleanup);

const NAMES = ["Maren", "Jonas"];
const table = {
  info: { game: "hills" },
  yours: [0],
  name: (seat: number) => NAMES[seat],
  colour: (seat: number) => seat,
  seat: (seat: number) => ({ kind: seat ? "bot" : "person", level: "hard" }),
} as unknown as TableClient;
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
  expect(
    within(head!)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Rank", "Player", "Does mated", "Height", "Points"]);
  expect(rows.map((row) => within(row).getByRole("rowheader").textContent!.trim())).toEqual([
    "Jonas hard bot",
    "Maren you",
  ]);
  expect(rows[0]!.textContent).toMatch(/6$/);
});

test("where all points have one source, they are told once", () => {
  const scores = result.scores.map((score) => ({ ...score, sources: { points: score.points } }));
  render(Scores, { table, result: { ...result, scores } });
  const cells = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
  expect(cells).toEqual(["Rank", "Player", "Points"]);
});
