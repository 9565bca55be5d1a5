/** Making tables and finding them. */
import { get, post, type Game, type Level, type Me, type MyTable, type NewTable } from "./api";
import type { SeatWish, TableInfo } from "./api";
import { prefs, set } from "./prefs.svelte";
import { t } from "./words.svelte";
import { manifestOf, OWN } from "../games";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert", "champion"];
const OURS: readonly string[] = ["random", "greedy", ...LEVELS];

/** The levels to choose from, and after them the bots of others that the service offers, if it does. */
export const levelsOf = (game?: Game): Level[] => {
  const guests = (game?.levels ?? []).filter(({ name }) => !OURS.includes(name));
  return [...LEVELS, ...guests.map(({ name }) => name as Level)];
};

/** What a level is called, a guest by its own name: as a word among others, and as a player. */
export const levelWord = (level: string): string => (OURS.includes(level) ? t(`page-level-word-${level}`) : level);
export const levelName = (level: string): string => (OURS.includes(level) ? t(`page-level-${level}`) : level);

/** What a level is like, and how often it beats the one below, where that was measured. */
export function levelAbout(level: Level, game?: Game): string {
  const words = t(`page-level-about-${level}`);
  const share = game?.levels.find(({ name }) => name === level)?.share;
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  if (!share || !below) return words;
  return `${words} ${t("page-level-share", { share: Math.round(100 * share), level: levelWord(below) })}`;
}

/** How a game against bots is begun unless somebody likes it otherwise. */
export type Way = { players: number; level: Level };

export const way = (game: string): Way => prefs.ways[game] ?? { players: manifestOf(game).players, level: "medium" };

/** So many, if a game is for so many; else as few as it is for. */
export const suited = (players: number, seats: readonly number[]): number =>
  !seats.length || seats.includes(players) ? players : Math.min(...seats);

export const setWay = (game: string, wish: Partial<Way>) =>
  set("ways", { ...prefs.ways, [game]: { ...way(game), ...wish } });

let known: Promise<Game[]> | undefined;

/** The games that the service offers: for how many, and with which options. */
export function games(): Promise<Game[]> {
  known ??= get<Game[]>("/games").catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The names of all games, those with a table of their own first. */
export async function gameNames(): Promise<string[]> {
  const names = (await games()).map((game) => game.name);
  return [...OWN, ...names.filter((name) => !OWN.includes(name))];
}

/** Who I am: my name, until I have one, one of those that suit the language, always the same on this device. */
export async function me(): Promise<Me & { name: string }> {
  const found = await get<Me>("/me");
  return { ...found, name: found.name || newcomer() };
}
export const myName = async (): Promise<string> => (await me()).name;

function newcomer(): string {
  const names = t("page-newcomers").split(", ");
  if (prefs.newcomer === null) set("newcomer", Math.random());
  return names[Math.floor(prefs.newcomer! * names.length)]!;
}

export const makeTable = (wish: Partial<NewTable>) => post<MyTable>("/tables", wish);

const botsOf = (level: Level, count: number): SeatWish[] =>
  Array.from({ length: count }, () => ({ kind: "bot", level }));

/** A table with bots alone; it begins at once. */
export async function againstBots(game: string): Promise<MyTable> {
  const { players: wished, level } = way(game);
  const players = suited(wished, (await games()).find((one) => one.name === game)?.seats ?? []);
  return makeTable({ game, ...(await mySeat(level, players)) });
}

/** Once more what was played against bots alone, now at this level. */
export async function againAt({ game, players, options }: TableInfo, level: Level): Promise<MyTable> {
  setWay(game, { players, level });
  return makeTable({ game, options, ...(await mySeat(level, players)) });
}

/** I, in my colour, and bots on the other seats. */
async function mySeat(level: Level, players: number): Promise<{ name: string; seats: SeatWish[] }> {
  const { name, colour } = await me();
  return { name, seats: [{ kind: "me", colour }, ...botsOf(level, players - 1)] };
}

/** The games that have a guided first game, the lightest first. */
export async function taught(): Promise<string[]> {
  const names = (await games()).filter((game) => game.guided).map((game) => game.name);
  const weight = (name: string) => manifestOf(name).weight ?? Infinity;
  return names.sort((one, other) => weight(one) - weight(other));
}

/** A guided first game: a fixed deal, and rivals that play along. */
export async function guided(game: string): Promise<MyTable> {
  const players = (await games()).find((one) => one.name === game)?.guided ?? 0;
  return makeTable({ game, ...(await mySeat("easy", players)), guided: true, stand_in_after: 0 });
}

/** A seat of a table that is about to be made. */
export type Place = { kind: SeatWish["kind"]; name: string; colour: number | null; level: Level };

/** What the service is told about the seats: of each, what matters for its kind. */
export const wishes = (places: Place[]): SeatWish[] =>
  places.map(({ kind, name, colour, level }) => {
    if (kind === "me") return { kind, name: name.trim() || null, colour };
    return kind === "bot" ? { kind, level } : { kind };
  });

/** "3–4", "1–5": for how many a game is. */
export const range = (seats: number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? `${least}` : `${least}–${most}`;
};
