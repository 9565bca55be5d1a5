/** The page's words, in the player's language, from the Fluent files that the whole project shares. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Message } from "./api";
import { prefs } from "./prefs.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../../src/antics/locales/*/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set(["core", "page"]);
let ready = $state.raw<FluentBundle>();

export const language = (): Language => prefs.language ?? preferred();

function preferred(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

/** Make sure that these files (`page`, `antigua`, …) are there in the player's language. */
export async function loadWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const tongue = language();
  const bundle = bundles.get(tongue) ?? new FluentBundle(tongue, { useIsolating: false });
  bundles.set(tongue, bundle);
  await Promise.all(
    [...wanted].map(async (name) => {
      const path = `../../../src/antics/locales/${tongue}/${name}.ftl`;
      if (loaded.has(path) || !files[path]) return;
      bundle.addResource(new FluentResource(await files[path]()));
      loaded.add(path);
    }),
  );
  if (tongue === language()) {
    ready = undefined; // what was said before must be said again
    ready = bundle;
    document.documentElement.lang = tongue;
  }
}

export type Names = (seat: number) => string;

/** A message of the page itself. */
export const t = (id: string, args: Record<string, Arg> = {}) => phrase({ id, args });

/** Is there such a message? */
export const has = (id: string) => !!ready?.hasMessage(id);

/** A message as a sentence, the players called by their names. */
export function say(message: Message, names: Names): string {
  const text = phrase(message, names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function phrase(message: Message, names: Names = String): string {
  const pattern = ready?.getMessage(message.id)?.value;
  if (!ready || !pattern) return ready ? message.id : "";
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, value(arg, names)]);
  return ready.formatPattern(pattern, Object.fromEntries(args), []);
}

function value(arg: Arg, names: Names): string | number {
  if (typeof arg !== "object") return arg;
  if (Array.isArray(arg)) return listed(arg.map((one) => String(value(one, names))));
  return "seat" in arg ? names(arg.seat) : phrase(arg, names);
}

function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return phrase({ id: "list", args: { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! } });
}
