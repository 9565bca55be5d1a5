/** Talking to the service. What comes in and goes out has the types of its own description. */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Arg = Schemas["Arg"];
export type Message = Schemas["MessageOut"];
export type Game = Schemas["GameOut"];
export type TableInfo = Schemas["TableOut"];
export type MyTable = Schemas["MyTable"];
export type Brief = Schemas["Brief"];
export type Clause = Schemas["ClauseOut"];
export type SeatInfo = Schemas["SeatOut"];
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type Level = NonNullable<SeatWish["level"]>;
export type Happening = Schemas["EventOut"];
export type Frame = Schemas["Frame"];
export type Part = Schemas["Part"];
export type Next = Schemas["Next"];
export type Listed = Schemas["Listed"];
export type Decision = Schemas["Decision"];
export type Result = Schemas["ResultOut"];
export type After = Schemas["After"];
export type Why = Schemas["Why"];
export type HintLine = Schemas["HintLine"];
export type Reaction = Schemas["ReactionMessage"]["reaction"];

/** What a table shows has the form of its game. */
export type Sight<View = unknown> = Omit<Schemas["Sight"], "view"> & { view: View };
export type News<View = unknown> = Sight<View> & { happened: Frame[]; undone: boolean };
export type Replayed<View = unknown> = Omit<Schemas["Replayed"], "view" | "views"> & { view: View; views: View[] | null };

/** Something that the service does not do, as a code with arguments (`error-CODE` in the locales). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, Arg>,
  ) {
    super(code);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: sent, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", {});
  }
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(data?.error?.code ?? "internal", data?.error?.args ?? {});
  return data as Answer;
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body);

/** A key for a move: new for every move, the same for its retries. (`randomUUID` needs a safe connection.) */
export const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
