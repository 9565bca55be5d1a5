/** What a player has set on this device. */
import { post } from "./api";
import type { Way } from "./tables";
import type { Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export const SPEEDS = ["calm", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
type Prefs = {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  atOnce: boolean; // is a single click enough, where it can be taken back?
  answered: boolean; // is the only answer that I could give given for me?
  sound: boolean;
  volume: number; // 0 to 1
  notify: boolean;
  newcomer: number | null; // 0 to 1: which name I have until I choose one
  ways: Record<string, Way>; // how I like to play each game against bots
  learned: string[]; // games whose guided first game I have played
  guide: { table: string; said: string[]; left: boolean } | null; // how far the guide is at the last guided table
};

/** What goes with me to my other devices; the rest belongs to this one. */
const MINE = ["language", "theme", "speed", "atOnce", "sound", "volume", "ways", "learned"] as const;
const SOON = 1000; // milliseconds after which what was set is told to the service

const KEY = "antics";
const defaults: Prefs = {
  language: null,
  theme: "auto",
  speed: "calm",
  atOnce: true,
  answered: true,
  sound: false,
  volume: 0.5,
  notify: false,
  newcomer: null,
  ways: {},
  learned: [],
  guide: null,
};

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const prefs = $state<Prefs>({ ...defaults, ...kept() });

/** Remember it on this device, if the browser lets us. */
function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // denied or full: it holds until the page is closed
  }
}

export function set<Name extends keyof Prefs>(name: Name, value: Prefs[Name]): void {
  prefs[name] = value;
  keep();
  if ((MINE as readonly string[]).includes(name)) tell();
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** Whoever is known to the service finds this on all their devices. */
function tell(): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const mine = Object.fromEntries(MINE.map((name) => [name, prefs[name]]));
    void post("/me/prefs", { prefs: mine }).catch(() => {}); // nobody is known yet, or it is told the next time
  }, SOON);
}

/** Take over what I have set elsewhere. */
export function adopt(mine: Record<string, unknown>): void {
  for (const name of MINE) {
    const fits = name === "language" ? typeof mine[name] === "string" : typeof mine[name] === typeof defaults[name];
    if (fits) Object.assign(prefs, { [name]: mine[name] });
  }
  keep();
}

/** The next speed; after the fastest the calmest. */
export const hurry = (): void => set("speed", SPEEDS[(SPEEDS.indexOf(prefs.speed) + 1) % SPEEDS.length]!);

const darkness = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(darkness.matches);
darkness.addEventListener("change", (event) => (systemDark = event.matches));

export const dark = () => (prefs.theme === "auto" ? systemDark : prefs.theme === "dark");
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
