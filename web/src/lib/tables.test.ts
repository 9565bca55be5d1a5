import { expect, test } from "vitest";
import { range, setWay, way, wishes } from "./tables";

test("of each seat the service is told what matters for its kind", () => {
  const place = { name: " Maren ", colour: 2, level: "hard" } as const;
  expect(wishes([{ kind: "me", ...place }, { kind: "open", ...place }, { kind: "bot", ...place }])).toEqual([
    { kind: "me", name: "Maren", colour: 2 },
    { kind: "open" },
    { kind: "bot", level: "hard" },
  ]);
});

test("how I like to play a game is remembered, each game for itself", () => {
  expect(way("antigua")).toEqual({ players: 3, level: "medium" });
  setWay("antigua", { level: "hard" });
  setWay("antigua", { players: 2 });
  expect(way("antigua")).toEqual({ players: 2, level: "hard" });
  expect(way("antler-island")).toEqual({ players: 4, level: "medium" });
});

test("for how many a game is", () => {
  expect([range([1, 2, 3]), range([4])]).toEqual(["1–3", "4"]);
});
