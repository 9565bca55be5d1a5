import type { Told } from "$lib/api";
import { said, type Lines } from "$lib/table/lines";
import { roleOf, type Antigua, type Card, type Event } from "./pieces";

const find = <What extends Event["what"]>(events: readonly Event[], what: What) =>
  events.find((event) => event.what === what) as Extract<Event, { what: What }> | undefined;

export const lines: Lines<Antigua> = {
  chapters: ["final_phase", "fate", "over"],
  heads: [
    ...(["beat", "attacked", "treasure", "turned", "swapped", "sailed", "took", "drew", "dropped"] as const),
    ...(["has_enough", "placed", "starts"] as const),
  ],
  sounds: { attacked: "fight", fired: "battle", treasure: "find" },
  /** A fight, from the attack to what was taken. */
  sum(events) {
    const [attacked, beat] = [find(events, "attacked"), find(events, "beat")];
    if (!attacked || !beat) return undefined;
    const robbed = !!find(events, "robbed");
    const told = { ...beat, who: attacked.who, whom: attacked.whom, winner: beat.who, robbed };
    return said("antigua", "antigua-line-fight", told);
  },
  /** A card is also called by what it can do now. */
  dress(event, { functions }) {
    const card = (event as { card?: Card | null }).card;
    if (!card?.colour) return event;
    const today = { ...card, function: roleOf(functions, card.colour) };
    return { ...event, card: said("antigua", "antigua-card-today", today) } as Told;
  },
};
