import { said, type Lines } from "$lib/table/lines";
import type { Event, Forms } from "./view";

const find = <What extends Event["what"]>(events: readonly Event[], what: What) =>
  events.find((event) => event.what === what) as Extract<Event, { what: What }> | undefined;

export const lines: Lines<Forms> = {
  chapters: ["round", "over"],
  heads: [
    ...(["won", "drew", "retreated", "attacked", "was_put", "mated", "grew", "ate", "roared", "skipped"] as const),
    ...(["moved", "took_tile", "dropped", "kept", "stood", "committed", "revealed", "placed", "planned"] as const),
    ...(["plans_lie", "took_back"] as const),
  ],
  sounds: { attacked: "fight", locked: "battle", took_tile: "find" },
  sum(events) {
    const [locked, won] = [find(events, "locked"), find(events, "won")];
    if (!locked || !won) return undefined;
    const [best, least] = [locked.strength, locked.against].sort((one, other) => other - one);
    const told = { what: "won", who: won.who, foe: won.foe, best, least, clause: won.clause };
    return said("antler-island", "antler-island-line-fight", told);
  },
};
