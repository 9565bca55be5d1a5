/** Talking to the service. What comes in and goes out has the types of its own description. */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Arg = string | number | { seat: number } | Message | Arg[];
export type Message = { id: string; args: Record<string, Arg>; clause?: string | null };
export type Game = Schemas["GameOut"];
export type TableInfo = Schemas["TableOut"];
export type MyTable = Schemas["MyTable"];
export type Brief = Schemas["Brief"];
export type Clause = Schemas["ClauseOut"];
export type SeatInfo = Schemas["SeatOut"];
export type SeatWish = Schemas["SeatWish"];
export type NewTable = Schemas["NewTable"];
export type Level = NonNullable<SeatWish["level"]>;
export type Happening = Omit<Schemas["EventOut"], "says"> & { says: Message };
export type Frame = Omit<Schemas["Frame"], "events"> & { events: Happening[] };
export type Part = Omit<Schemas["Part"], "caption"> & { caption: Message };
export type Next = Part & { whole: boolean };
export type Listed = Omit<Schemas["Listed"], "parts" | "effects"> & { parts: Part[]; effects: Happening[] };
export type Decision = Omit<Schemas["Decision"], "ask" | "choices" | "next" | "parts"> & {
  ask: Message;
  choices: Listed[] | null;
  next: Next[] | null;
  parts: Part[][] | null;
};
export type Score = Schemas["ScoreOut"];
export type Result = { scores: Score[]; verdict: Message };
export type Sight<View = unknown> = Omit<Schemas["Sight"], "view" | "decision" | "result"> & {
  view: View;
  decision: Decision | null;
  result: Result | null;
};
export type News<View = unknown> = Sight<View> & { happened: Frame[]; undone: boolean };
export type After = { text: string; whole: boolean; next: Next[] };
export type Why = { legal: boolean; reason: Message | null };
export type HintLine = Omit<Schemas["HintLine"], "parts"> & { parts: Part[] };
export type Replayed<View = unknown> = Omit<Schemas["Replayed"], "view" | "views" | "frame" | "result"> & {
  view: View;
  views: View[] | null;
  frame: Frame;
  result: Result | null;
};
export type Reaction = Schemas["ReactionMessage"]["reaction"];

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
