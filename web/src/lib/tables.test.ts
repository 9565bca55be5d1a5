// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Game } from "./api";
import { gameNames, levelAbout, levelName, levelsOf, levelWord, range, setWay, suited, way, wishes } from "./tables";
import { loadWords } from "./words.svelte";

vi.mock("../games", () => ({
  OWN: ["sea", "hills"],
  manifestOf: (name: string) => ({ name, players: name === "sea" ? 3 : 4 }),
}));

test("of each seat the service is told what matters for its kind", () => {
  const place = { name: " Maren ", colour: 2, level: "hard" } as const;
  expect(
    wishes([
      { kind: "me", ...place },
      { kind: "open", ...place },
      { kind: "bot", ...place },
    ]),
  ).toEqual([{ kind: "me", name: "Maren", colour: 2 }, { kind: "open" }, { kind: "bot", level: "hard" }]);
});

test("how I like to play a game is remembered, each game for itself", () => {
  expect(way("sea")).toEqual({ players: 3, level: "medium" });
  setWay("sea", { level: "hard" });
  setWay("sea", { players: 2 });
  expect(way("sea")).toEqual({ players: 2, level: "hard" });
  expect(way("hills")).toEqual({ players: 4, level: "medium" });
});

test("bots of others come after our levels, and are called by their own names", () => {
  const levels = ["random", "greedy", "easy", "medium", "hard", "expert", "champion", "Eager"];
  const game = { levels: levels.map((name) => ({ name, about: "" })) } as Game;
  expect(levelsOf(game)).toEqual(["easy", "medium", "hard", "expert", "champion", "Eager"]);
  expect(levelsOf()).toEqual(["easy", "medium", "hard", "expert", "champion"]);
  expect([levelWord("Eager"), levelName("Eager")]).toEqual(["Eager", "Eager"]);
  expect(levelName("hard")).not.toBe("hard");
});

test("a level is told in words, and by how often it beats the one below, where that was measured", async () => {
  vi.stubGlobal("fetch", async () => new Response(""));
  await loadWords();
  vi.unstubAllGlobals();
  const game = { levels: [{ name: "hard", about: "", share: 0.714 }] } as Game;
  expect(levelAbout("hard", game)).toMatch(/ahead\. .*medium.* 71\s%/);
  expect(levelAbout("medium", game)).toBe("Thinks a little ahead.");
});

test("for how many a game is", () => {
  expect([range([1, 2, 3]), range([4])]).toEqual(["1–3", "4"]);
});

test("games with a table of their own come first, whichever order the service has", async () => {
  const all = ["apples", "hills", "sea"].map((name) => ({ name }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(all)));
  expect(await gameNames()).toEqual(["sea", "hills", "apples"]);
  vi.unstubAllGlobals();
});

test("whoever likes to play with more or fewer than a game is for plays with as few as it is for", () => {
  expect([suited(2, [2, 3]), suited(2, [3, 4]), suited(5, [1, 2]), suited(2, [])]).toEqual([2, 3, 1, 2]);
});
