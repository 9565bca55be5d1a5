// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "./api";
import { set } from "./prefs.svelte";
import { parts, Replay, shares } from "./replay.svelte";

const event = (what: string, args = {}) => ({ what, ...args });
const frame = (number: number, ...events: ReturnType<typeof event>[]) =>
  ({ number, seat: number === 3 ? 1 : 0, clause: null, action: null, events }) as unknown as Frame;

const frames = [
  frame(0),
  frame(1, event("turn", { round: 1 })),
  frame(2, event("turn", { round: 1 })),
  frame(3, event("sailed"), event("turn", { round: 2 })),
];
const asked: string[] = [];

beforeEach(() => {
  set("speed", "none");
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answer(path)));
  });
});

function answer(path: string): unknown {
  const moment = /replay\/(\d+)/.exec(path);
  if (moment) {
    const number = Number(moment[1]);
    const views = path.includes("openly") ? [0, 1].map((seat) => ({ number, seat })) : null;
    return {
      frame: frames[number],
      view: { number },
      views,
      waiting: [0],
      result: number === 3 ? { scores: [] } : null,
    };
  }
  return path.includes("/replay") ? { frames } : { table: { game: "sea", seats: [] }, yours: [1], host: true };
}

const still = {};
const game = { parts: { what: "turn", count: "round" } };

test("the parts of a game begin where their number first appears", () => {
  expect(parts(game, frames)).toEqual([
    { count: 1, at: 1 },
    { count: 2, at: 3 },
  ]);
});

test("together the parts are as long as the game", () => {
  expect(shares(parts(game, frames), 8)).toEqual([3, 5]);
});

test("a replay begins from my own eyes and decides nothing", async () => {
  const replay = new Replay("x", still);
  await replay.open(2);
  expect([replay.at, replay.eyes, replay.view, replay.decision]).toEqual([2, 1, { number: 2 }, null]);
  expect(replay.log).toHaveLength(3);
  expect(asked.at(-1)).toBe("/api/tables/x/replay/2?seat=1");
});

test("stepping shows the next moment, and ends at the last one", async () => {
  const replay = new Replay("x", still);
  await replay.open(2);
  await replay.step();
  await replay.step();
  expect([replay.at, replay.view, replay.over]).toEqual([3, { number: 3 }, true]);
});

test("where all is open, one looks with the eyes of whoever acts", async () => {
  const replay = new Replay("x", still);
  await replay.open(2, "all");
  expect([replay.eyes, replay.view]).toEqual([0, { number: 2, seat: 0 }]);
  await replay.step();
  expect([replay.eyes, replay.view]).toEqual([1, { number: 3, seat: 1 }]);
  expect(asked.at(-1)).toBe("/api/tables/x/replay/3?openly=true");
});

test("no moment lies beyond the game", async () => {
  const replay = new Replay("x", still);
  await replay.open(99);
  expect(replay.at).toBe(3);
});

test("a game without parts has none", () => {
  expect(parts({}, frames)).toEqual([]);
});

test("the picture of a moment is that of whoever looks", async () => {
  const replay = new Replay("x", still);
  await replay.open(2);
  expect(replay.picture).toBe("/tables/x/replay/2/picture?seat=1");
  await replay.look("all");
  expect(replay.picture).toBe("/tables/x/replay/2/picture?openly=true");
});
