/** How what happens becomes visible. */
import type { Told } from "./api";

/** How one kind of event is shown: for how many milliseconds, and what it changes in the view. */
export interface Shown<View, Event> {
  pace: number;
  change?(view: View, event: Event): void;
}

/** All kinds of events of a game, each exactly once: a missing, misspelt or superfluous one is a type error. */
export type Motion<View, Event extends Told> = {
  [What in Event["what"]]: Shown<View, Extract<Event, { what: What }>>;
};

/** An event that the page does not know (it is older than the service, or has no table for the game) is seen for a moment. */
const UNKNOWN = { pace: 500 };

/** Let an event change what is seen. */
export function advance<View, Event extends Told>(motion: Motion<View, Event>, view: View, event: Event): void {
  shown(motion, event).change?.(view, event);
}

/** How an event is shown. */
export function shown<View, Event extends Told>(motion: Motion<View, Event>, event: Event): Shown<View, Event> {
  return (motion as Record<string, Shown<View, Event> | undefined>)[event.what] ?? UNKNOWN;
}
