/** All that this browser keeps, as text: games, the name that I go by, and the settings. */
import type { Brief } from "../lib/api";
import * as shelf from "./shelf";

const SETTINGS = "antics"; // in the browser's small store
type Bundle = { antics: 1; name: string | null; settings: string | null; games: { kept: string; brief: Brief }[] };

export async function bundle(): Promise<string> {
  const all: Bundle = {
    antics: 1,
    name: (await shelf.fact<string>("name")) ?? null,
    settings: localStorage.getItem(SETTINGS),
    games: (await shelf.games()).map(({ kept, brief }) => ({ kept, brief })),
  };
  return JSON.stringify(all);
}

/** Take in what was put away; how many games. What is here stays, but for games of the same table. Throws if it is no such file. */
export async function unbundle(text: string): Promise<number> {
  const { antics, name, settings, games } = JSON.parse(text) as Bundle;
  if (antics !== 1 || !Array.isArray(games)) throw new TypeError("no such file");
  const kept = games.map(({ kept, brief }) => {
    const { id } = JSON.parse(kept).record;
    if (!/^[0-9a-f]{16}$/.test(id) || brief.id !== id) throw new TypeError("no such game");
    return { id, kept, brief };
  });
  for (const one of kept) await shelf.keep(one);
  if (name) await shelf.setFact("name", name);
  if (settings && !localStorage.getItem(SETTINGS)) localStorage.setItem(SETTINGS, JSON.stringify(JSON.parse(settings)));
  return kept.length;
}
