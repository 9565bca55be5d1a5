/** My games: looking for them, and how they are told. */
import { get, type Brief, type FinishedGame, type GameSeat, type RunningGame, type Statistics } from "./api";
import { LEVELS, levelName } from "./tables";
import { has, language, rivalOf, t, titleOf } from "./words.svelte";

const ALL_LEVELS: readonly string[] = ["random", "greedy", ...LEVELS];

export type Wish = { text: string; game: string; result: Outcome };
export const OUTCOMES = ["all", "won", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const running = async (): Promise<RunningGame[]> => (await get<{ games: RunningGame[] }>("/me/games")).games;
export const statistics = (): Promise<Statistics> => get<Statistics>("/me/statistics");

/** Is it my turn at a table? */
export const waitsForMe = ({ yours, waiting }: Brief): boolean => yours.some((seat) => waiting.includes(seat));

/** Tables that I can go on at: where it is my turn first, the least time first; those that have not begun last. */
export function byUrgency(tables: readonly Brief[]): Brief[] {
  const order = (table: Brief) => (waitsForMe(table) ? 0 : table.status === "playing" ? 1 : 2);
  const due = (table: Brief) => table.due ?? Infinity;
  return tables.toSorted(
    (one, other) => order(one) - order(other) || Number(due(one) > due(other)) - Number(due(one) < due(other)),
  );
}

/** Some of my finished games. A text is part of somebody's name, or of what a game is called. */
export function finished(
  { text, game, result }: Wish,
  all: readonly string[],
  skip: number,
  most: number,
): Promise<{ games: FinishedGame[]; count: number }> {
  const asked = new URLSearchParams({ skip: String(skip), most: String(most), text: text.trim().slice(0, 40), game });
  const meant = all.filter((name) => text.trim() && alike(titleOf(name), text));
  asked.set("also", meant.join(","));
  if (result !== "all") asked.set("won", String(result === "won"));
  return get(`/me/finished?${asked}`);
}

const alike = (title: string, text: string): boolean =>
  title.toLocaleLowerCase(language()).includes(text.trim().toLocaleLowerCase(language()));

/** What somebody is called who sat in a game. */
export function nameOf(game: string, seat: GameSeat): string {
  if (seat.kind === "rival") return rivalOf(game);
  if (seat.kind === "open") return seat.name || t("page-seats-left", { count: 1 });
  return seat.name || t("page-somebody");
}

/** The same, and what kind of player it is. */
export const describe = (game: string, seat: GameSeat): string =>
  seat.kind === "bot" && seat.level ? `${nameOf(game, seat)} (${levelName(seat.level)})` : nameOf(game, seat);

/** The place of a seat: whoever shares a rank stands right after those who are better. */
export const place = (seats: readonly GameSeat[], seat: GameSeat): number | undefined =>
  seat.rank === null ? undefined : 1 + seats.filter((one) => one.rank !== null && one.rank < seat.rank!).length;

/** My best seat of a game. */
export const mySeat = (seats: readonly GameSeat[]): GameSeat =>
  seats.filter((seat) => seat.yours).sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9))[0] ?? seats[0]!;

/** The weakest bots first. */
export const byLevel = <Row extends { level: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => ALL_LEVELS.indexOf(one.level) - ALL_LEVELS.indexOf(other.level));

export function sourceTitle(game: string, source: string): string {
  const id = `${game}-source-${source.replaceAll(" ", "-")}`;
  return has(id) ? t(id) : source === "points" ? t("page-points") : source;
}
