/** What happened, as lines to read: one a choice, which unfolds to all that came of it. */
import type { Sound } from "../sound";
import { message } from "../words.svelte";
import type { Frame, GameTypes, Message, Told } from "../api";

/** How a game tells its story. */
export interface Lines<G extends GameTypes> {
  /** Events that begin a line of their own wherever they come (a round, an age, the end). */
  chapters: readonly G["event"]["what"][];
  /** Events that can stand for all that a choice brought about, the most telling first. */
  heads: readonly G["event"]["what"][];
  /** What is heard when something happens. */
  sounds?: Partial<Record<G["event"]["what"], Sound>>;
  /** Several events in one sentence. */
  sum?(events: readonly G["event"][]): Message | undefined;
  /** An event with what is known of its things by now. */
  dress?(event: Told, view: G["view"]): Told;
}

export type Line = {
  key: string;
  head: Message | Told;
  who: number | undefined; // whoever did it
  details: Told[]; // all of it, if there is more than the head
  places: string[]; // where on the board it was
};

/** What an event tells, said by another message of the game. */
export const said = (game: string, id: string, told: Told): Message => ({ ...message(game, told), id });

const PLACES = ["space", "kingdom", "box"];

export function linesOf<G extends GameTypes>(frames: readonly Frame<G>[], told?: Lines<G>): Line[] {
  return frames.flatMap((frame) =>
    frame.number === 0 && frame.events.length > 1
      ? [line("0", frame.events, { id: "page-set-up", args: {} })]
      : parts(frame.events, told).map((events, i) => line(`${frame.number}.${i}`, events, headOf(events, told))),
  );
}

/** The events of a choice, parted where something begins anew. */
function parts<G extends GameTypes>(events: readonly G["event"][], told?: Lines<G>): G["event"][][] {
  const found: G["event"][][] = [];
  for (const event of events) {
    if (!found.length || told?.chapters.includes(event.what)) found.push([event]);
    else found.at(-1)!.push(event);
  }
  return found;
}

function headOf<G extends GameTypes>(events: readonly G["event"][], told?: Lines<G>): Message | Told {
  const kinds = [...(told?.chapters ?? []), ...(told?.heads ?? [])];
  const telling = kinds.map((what) => events.findLast((event) => event.what === what)).find(Boolean);
  return told?.sum?.(events) ?? telling ?? events[0]!;
}

function line(key: string, events: readonly Told[], head: Message | Told): Line {
  const told = ("what" in head ? head : events.find((event) => whoOf(event) !== undefined)) ?? events[0]!;
  const places = events.flatMap((event) => PLACES.flatMap((name) => placeIn(event, name)));
  return { key, head, who: whoOf(told), details: events.length > 1 ? [...events] : [], places };
}

const whoOf = (event: Told): number | undefined => (event as { who?: { seat?: number } }).who?.seat;

function placeIn(event: Told, name: string): string[] {
  const place = (event as unknown as Record<string, unknown>)[name];
  return typeof place === "string" || typeof place === "number" ? [String(place)] : [];
}
