/** All that this browser keeps, as text: games, the name that I go by, and the settings. */
import type { Brief } from "../lib/api";
import { adopt } from "../lib/prefs.svelte";
import * as shelf from "./shelf";

const SETTINGS = "antics"; // in the browser's small store
type One = { kept: string; brief: Brief; figures?: unknown[] };
type Bundle = { antics: 1; name: string | null; settings: string | null; games: One[] };

function smallStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // denied
  }
}

/** What was set here comes back, where only the small store was emptied. */
export async function restore(): Promise<void> {
  const mine = smallStore()?.getItem(SETTINGS) ? undefined : await shelf.fact<Record<string, unknown>>("prefs");
  if (mine) adopt(mine);
}

export async function bundle(): Promise<string> {
  const all: Bundle = {
    antics: 1,
    name: (await shelf.fact<string>("name")) ?? null,
    settings: smallStore()?.getItem(SETTINGS) ?? null,
    games: (await shelf.games()).map(({ kept, brief, figures }) => ({ kept, brief, figures })),
  };
  return JSON.stringify(all);
}

/** Take in what was put away; how many games. What is here stays, but for games of the same table. Throws if it is no such file. */
export async function unbundle(text: string): Promise<number> {
  const { antics, name, settings, games } = JSON.parse(text) as Bundle;
  if (antics !== 1 || !Array.isArray(games)) throw new TypeError("no such file");
  const kept = games.map(({ kept, brief, figures }) => {
    const { record, number } = JSON.parse(kept);
    if (!/^[0-9a-f]{16}$/.test(record.id) || brief.id !== record.id) throw new TypeError("no such game");
    if (!Number.isInteger(number) || !Array.isArray(figures ?? [])) throw new TypeError("no such game");
    return { id: record.id as string, kept, brief, figures: figures ?? [], number: number as number };
  });
  for (const one of kept) await shelf.replace(one);
  if (name) await shelf.setFact("name", name);
  if (settings && !smallStore()?.getItem(SETTINGS))
    smallStore()?.setItem(SETTINGS, JSON.stringify(JSON.parse(settings)));
  return kept.length;
}
