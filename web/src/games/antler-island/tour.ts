import type { TourStep } from "..";

export const tour: TourStep[] = [
  { id: "island", at: ".board" },
  { id: "stag", at: ".me", when: (table) => table.view.stage !== "place" },
  { id: "tiles", at: ".tiles", when: (table) => table.view.stage === "plan" },
  { id: "actions", at: ".mat", when: (table) => table.view.stage === "plan" },
  { id: "ready", at: ".acts", when: (table) => !!table.composer?.whole || table.view.stage === "act" },
  { id: "reveal", at: ".mat", when: (table) => table.view.phase === "reveal" && table.myTurn },
  { id: "others", at: ".rivals", when: (table) => table.view.stage === "act" },
  { id: "grow", at: ".food", when: (table) => table.eyes !== null && table.view.seats[table.eyes].tokens.length > 1 },
  { id: "fight", at: ".board", when: (table) => !!table.view.fight || table.view.round > 1 },
  { id: "end", at: ".track, .gauge", when: (table) => table.view.round > 1 },
];
