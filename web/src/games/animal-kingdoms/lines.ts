import { said, type Lines } from "$lib/table/lines";
import type { AnimalKingdoms, Event } from "./world";

const find = <What extends Event["what"]>(events: readonly Event[], what: What) =>
  events.findLast((event) => event.what === what) as Extract<Event, { what: What }> | undefined;

export const lines: Lines<AnimalKingdoms> = {
  chapters: ["age", "egon_turned", "tied", "paid", "unpaid", "won"],
  heads: ["stuck", "swap_point", "won_battle", "still_tied", "shield", "laid", "revealed", "chose", "started"],
  sounds: { tied: "fight", revealed: "battle", bonus: "find" },
  /** A card, its shield, and the crown. */
  sum(events) {
    const [laid, shield] = [find(events, "laid"), find(events, "shield")];
    if (!laid || !shield) return undefined;
    const crown = events.some((event) => event.what === "crown");
    const told = { ...shield, card: laid.card, crown, clause: laid.clause };
    return said("animal-kingdoms", "animal-kingdoms-line-laid", told);
  },
};
