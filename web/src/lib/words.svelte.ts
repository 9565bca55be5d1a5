/** Words in the player's language: the page's own, and those of the games, which the service gives. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getText, type Arg, type Message, type Told } from "./api";
import { prefs } from "./prefs.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const own = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const wanted = new Set<string>(); // games
let ready = $state.raw<FluentBundle>();

export const language = (): Language => prefs.language ?? preferred();

function preferred(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

/** Make sure that the words of the page and of these games are there in the player's language. Throws a `Refusal` if some cannot be had now; the others are there. */
export async function loadWords(...games: string[]): Promise<void> {
  for (const game of games) wanted.add(game);
  const tongue = language();
  const sources = [
    add(tongue, "page", own[`../locales/${tongue}.ftl`]!),
    add(tongue, "core", () => getText(`/words/${tongue}`)),
    ...[...wanted].map((game) => add(tongue, game, () => getText(`/games/${game}/words/${tongue}`))),
  ];
  const failed = (await Promise.allSettled(sources)).find((one) => one.status === "rejected");
  if (tongue === language()) {
    ready = undefined; // what was said before must be said again
    ready = bundles.get(tongue);
    document.documentElement.lang = tongue;
  }
  if (failed) throw failed.reason;
}

async function add(tongue: Language, name: string, load: () => Promise<string>): Promise<void> {
  if (loaded.has(`${tongue}/${name}`)) return;
  const source = new FluentResource(typeset(await load(), tongue));
  const bundle = bundles.get(tongue) ?? new FluentBundle(tongue, { useIsolating: false });
  bundles.set(tongue, bundle);
  bundle.addResource(source);
  loaded.add(`${tongue}/${name}`);
}

/** How a language is set: what must not be torn apart at the end of a line, and how wide the gap is. */
const SETTING: Partial<Record<Language, [RegExp, string][]>> = {
  fr: [
    [/[ \u00a0](?=[?!;»])|(?<=«)[ \u00a0]/g, "\u202f"],
    [/ (?=:)/g, "\u00a0"],
  ],
};
export const typeset = (text: string, tongue = language()): string =>
  (SETTING[tongue] ?? []).reduce((set, [gap, space]) => set.replace(gap, space), text);

export type Names = (seat: number) => string;

/** A message of the page itself. */
export const t = (id: string, args: Record<string, Arg> = {}) => phrase({ id, args });

/** Is there such a message? */
export const has = (id: string) => !!ready?.hasMessage(id);

/** What a game is called; until its words are there, after its name. */
export const titleOf = (game: string): string =>
  has(`${game}-title`)
    ? t(`${game}-title`)
    : game.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());

/** The automatic rival of a game. */
export const rivalOf = (game: string): string => t(`${game}-rival`);

/** A message as a sentence, the players called by their names. */
export function say(message: Message, names: Names): string {
  const text = phrase(message, names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a game tells, an event or a caption, as a message of the game. */
export function message(game: string, { what, clause, ...args }: Told): Message {
  const said = Object.entries(args).map(([name, arg]) => [name, argument(game, arg)]);
  return { id: `${game}-${what}`.replaceAll("_", "-"), args: Object.fromEntries(said), ...(clause && { clause }) };
}

/** An argument as something to say: what is not there is `none`, and things of the game are messages. */
function argument(game: string, arg: unknown): Arg {
  if (arg === null || arg === undefined) return "none";
  if (typeof arg === "boolean") return arg ? "yes" : "no";
  if (Array.isArray(arg)) return arg.map((one) => argument(game, one));
  return typeof arg === "object" && "what" in arg ? message(game, arg as Told) : (arg as Arg);
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
