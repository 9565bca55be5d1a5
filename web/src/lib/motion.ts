/** How what happens becomes visible. */

/** What a game tells, an event or a caption: what it is, and arguments with names. */
export type Told = { what: string };

/** How one kind of event is shown: for how many milliseconds, and what it changes in the view. */
export interface Shown<View, Event> {
  pace: number;
  change?: (view: View, event: Event) => void;
}

/** All kinds of events of a game, each exactly once: a missing, misspelt or superfluous one is a type error. */
export type Motion<View, Event extends Told> = {
  [What in Event["what"]]: Shown<View, Extract<Event, { what: What }>>;
};

/** Let an event change what is seen. */
export function advance<View, Event extends Told>(motion: Motion<View, Event>, view: View, event: Event): void {
  shown(motion, event)?.change?.(view, event);
}

/** How an event is shown; nothing, if the page is older than the service. */
export function shown<View, Event extends Told>(
  motion: Motion<View, Event>,
  event: Event,
): Shown<View, Event> | undefined {
  return (motion as Record<string, Shown<View, Event> | undefined>)[event.what];
}
