/** Talking to whoever hosts the tables. What comes in and goes out has the types of the service's own description. */
import { host, type Answer } from "./host";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Arg = Schemas["Arg"];
export type Message = Schemas["MessageOut"];
export type Game = Schemas["GameOut"];
export type TableInfo = Schemas["TableOut"];
export type MyTable = Schemas["MyTable"];
export type Brief = Schemas["Brief"];
export type Calls = Schemas["CallsOut"];
export type Channel = Schemas["ChannelOut"];
export type Me = Schemas["MeOut"];
export type KeyOwner = Schemas["KeyOwner"];
export type Device = Schemas["DeviceOut"];
export type RunningGame = Schemas["RunningGame"];
export type FinishedGame = Schemas["FinishedGame"];
export type GameSeat = Schemas["GameSeat"];
export type PointsOf = Schemas["PointsOf"];
export type Statistics = Schemas["Statistics"];
export type GameStatistics = Statistics["games"][number];
export type Wins = Pick<GameStatistics, "games" | "wins" | "share" | "low" | "high" | "even">;
export type Line = Schemas["Line"];
export type League = Schemas["LeagueOut"];
export type LeagueBrief = Schemas["LeagueBrief"];
export type LeagueMember = Schemas["LeagueMember"];
export type Clause = Schemas["ClauseOut"];
export type SeatInfo = Schemas["SeatOut"];
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type Level = NonNullable<SeatWish["level"]>;
export type Result = Schemas["ResultOut"];
export type Why = Schemas["Why"];
export type Reaction = Schemas["ReactionMessage"]["reaction"];
export type Picture = Schemas["Picture"];
export type ReviewNews = Schemas["ReviewNews"];
export type Review = Schemas["ReviewOut"];
export type Decided = Schemas["DecidedOut"];

// ---- what has the form of its game -------------------------------------------------------------

/** What a game tells, an event or a caption: what it is, the clause it rests on, arguments with names. */
export type Told = { what: string; clause?: string };

/** The forms of a game: what is seen, what happens, and what can be chosen. Of a game that the page does not know, only so much. */
export interface GameTypes {
  view: unknown;
  event: Told;
  caption: Told;
}

/** The forms of a game as the service describes them; of those whose names begin with this one. */
export type TypesOf<Game extends Described> = {
  view: Named<`${Game}View`>;
  event: Named<`${Game}Event`>;
  caption: Named<`${Game}Caption`>;
};
type Described = keyof Schemas extends infer Name ? (Name extends `${infer Game}View` ? Game : never) : never;
type Named<Name> = Name extends keyof Schemas ? Schemas[Name] : never;

type With<Base, More> = Omit<Base, keyof More> & More;
export type Frame<G extends GameTypes = GameTypes> = With<Schemas["Frame"], { events: G["event"][] }>;
export type Part<G extends GameTypes = GameTypes> = With<Schemas["Part"], { caption: G["caption"] }>;
export type Next<G extends GameTypes = GameTypes> = With<Schemas["Next"], { caption: G["caption"] }>;
export type Listed<G extends GameTypes = GameTypes> = With<Schemas["Listed"], { parts: Part<G>[] }>;
export type Decision<G extends GameTypes = GameTypes> = With<
  Schemas["Decision"],
  { choices: Listed<G>[] | null; next: Next<G>[] | null; parts: Part<G>[][] | null }
>;
export type After<G extends GameTypes = GameTypes> = With<Schemas["After"], { next: Next<G>[] }>;
export type HintLine<G extends GameTypes = GameTypes> = With<Schemas["HintLine"], { parts: Part<G>[] }>;
export type Holding = With<Schemas["HoldingOut"], { pieces: HiddenPiece[]; some: Possible[] }>;
export type HiddenPiece = With<Schemas["HiddenPiece"], { chances: Possible[] }>;
export type Possible = With<Schemas["Possible"], { thing: Told }>;
export type Snapshot<G extends GameTypes = GameTypes> = With<
  Schemas["Snapshot"],
  { view: G["view"]; decision: Decision<G> | null }
>;
/** How things stand, and what led there since it was told last. */
export type News<G extends GameTypes = GameTypes> = Snapshot<G> & {
  count: number;
  happened: Frame<G>[];
  undone: boolean;
};
export type Edit = Schemas["Edit"];
export type TableChange = Schemas["TableChange"];
export type Change<G extends GameTypes = GameTypes> = With<
  Schemas["ChangeMessage"],
  { decision?: Decision<G> | null; happened: Frame<G>[] }
>;
export type Replayed<G extends GameTypes = GameTypes> = With<
  Schemas["Replayed"],
  { frame: Frame<G>; view: G["view"]; views: G["view"][] | null }
>;

// ---- asking ------------------------------------------------------------------------------------

/** Something that the service does not do, as a code with arguments (`error-CODE` in the locales). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, Arg>,
  ) {
    super(code);
  }
}

/** How that is told. */
export type Refused = { error: { code: string; args: Record<string, Arg> } };

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<string> {
  try {
    const answer = await host.ask(method, path, body === undefined ? undefined : JSON.stringify(body), signal);
    if (answer.status >= 200 && answer.status < 300) return answer.text;
    throw answer;
  } catch (problem) {
    throw refused(problem);
  }
}

/** An answer that is none, or that nobody answers, as what it means. */
function refused(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  const { status, text } = problem as Partial<Answer>;
  if (status === undefined || text === undefined) return new Refusal("offline", {});
  const none = [502, 503, 504].includes(status) ? "offline" : "internal"; // a proxy tells it, of no service
  return refusal(text) ?? new Refusal(none, {});
}

/** What was refused, and why, if that is what is said. */
function refusal(text: string): Refusal | undefined {
  try {
    const { code, args } = JSON.parse(text).error;
    return new Refusal(code, args ?? {});
  } catch {
    return undefined;
  }
}

export const getText = (path: string): Promise<string> => ask("GET", path);
export const get = async <Answer>(path: string): Promise<Answer> => JSON.parse(await ask("GET", path));
export const post = async <Answer>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<Answer> =>
  JSON.parse(await ask("POST", path, body, signal));

/** An answer that comes line by line, as it is made. */
export async function* postLines<Line>(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  try {
    for await (const line of host.lines(path, signal)) yield JSON.parse(line);
  } catch (problem) {
    throw refused(problem);
  }
}

/** A key for a move: new for every move, the same for its retries. (`randomUUID` needs a safe connection.) */
export const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
