/** The guided first game: the parts of the table, in the order in which they matter. */
import type { TourStep } from "..";

const mayAct: TourStep["when"] = (table) => table.myTurn && table.view.phase === "act";

export const tour: TourStep[] = [
  { id: "goal", at: ".board" },
  { id: "place", at: ".board", when: (table) => table.myTurn && table.view.phase === "place" },
  { id: "actions", at: ".crewmen", when: mayAct },
  { id: "crew", at: ".dock .crew", when: mayAct },
  { id: "mate", at: ".market", when: mayAct },
  { id: "helmsman", at: ".board", when: mayAct },
  { id: "navigator", at: "[data-function=navigator]", when: mayAct },
  { id: "gunner", at: "[data-function=gunner]", when: mayAct },
  { id: "officer", at: "[data-function=officer]", when: mayAct },
  { id: "end", at: ".gauges", when: mayAct },
];
