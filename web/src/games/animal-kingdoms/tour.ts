/** A guided first game. */
import type { TourStep } from "..";

const first = '[data-kingdom="4"]';

export const tour: TourStep[] = [
  { id: "welcome" },
  { id: "kingdoms", at: first },
  { id: "law", at: first },
  { id: "hand", at: '[data-at="hand"]', when: (table) => table.myTurn },
  { id: "lay", at: ".board", when: (table) => table.myTurn },
  { id: "shields", at: ".board", when: (table) => !!table.composer?.whole },
  { id: "swap", at: "[data-swap]", when: (table) => table.myTurn && table.log.length > 1 },
  { id: "crown", at: ".board", when: (table) => table.view.seats.some((seat: { out: boolean }) => seat.out) },
  { id: "battle", at: ".battle", when: (table) => !!table.view.battle },
];
