/** Was all luck decided before the game began? The secret that decided it must match what was told at the start. */
import type { TableInfo } from "./api";

const KEY = "antics-luck";
const MOST = 100; // tables that are remembered

type Told = Record<string, string>;
export type Luck = "kept" | "broken" | "late" | "open" | "unchecked";

function told(): Told {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep what a table commits itself to, as it was told first. */
export function witness({ id, commitment, status }: TableInfo): void {
  const known = told();
  if (known[id] || status === "over") return;
  const latest = Object.entries(known).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [id]: commitment }));
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How it is about the luck of a finished game: `late` if this device was not there before the end. */
export async function luck({ id, commitment, secret, sealed }: TableInfo): Promise<Luck> {
  if (!sealed || !secret) return "open";
  if (!globalThis.crypto?.subtle) return "unchecked"; // browsers compute digests on safe connections only
  const first = told()[id];
  const matches = (await digest(`antics commitment ${secret}`)) === (first ?? commitment);
  if (!matches) return "broken";
  return first ? "kept" : "late";
}
