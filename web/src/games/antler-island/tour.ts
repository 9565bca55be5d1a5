import type { TourStep } from "../manifest";
import type { Forms } from "./view";

export const tour: TourStep<Forms>[] = [
  { id: "island", at: ".board" },
  { id: "stag", at: ".dock .me", when: (table) => table.view.stage !== "place" },
  { id: "tiles", at: ".dock .tiles", when: (table) => table.view.stage === "plan" },
  { id: "actions", at: ".dock .mat", when: (table) => table.view.stage === "plan" },
  { id: "ready", at: ".dock .acts", when: (table) => !!table.chooser?.whole || table.view.stage === "act" },
  { id: "reveal", at: ".dock .mat", when: (table) => !!table.chooser?.find("reveal") },
  { id: "others", at: ".rivals", when: (table) => table.view.stage === "act" },
  {
    id: "grow",
    at: ".dock .food",
    when: (table) => table.view.round > 1 || (table.eyes !== null && table.view.seats[table.eyes]!.tokens.length > 1),
  },
  { id: "fight", at: ".board", when: (table) => !!table.view.fight || table.view.round > 1 },
  { id: "end", at: ".track, .gauge", when: (table) => table.view.round > 1 },
];
