/** A guided first game. */
import type { TableClient } from "$lib/table/client.svelte";
import type { TourStep } from "../manifest";
import { strength, type AnimalKingdoms } from "./world";

const hasShield = ({ view, eyes }: TableClient<AnimalKingdoms>) =>
  view.kingdoms.some((it) => strength(it, view.seats[eyes ?? 0]!.name));

export const tour: TourStep<AnimalKingdoms>[] = [
  { id: "welcome" },
  { id: "kingdoms", at: '[data-land="4"]' },
  { id: "law", at: '[data-law="4"]' },
  { id: "hand", at: '[data-at="hand"]', when: (table) => table.myTurn },
  { id: "lay", at: "[data-kingdom][data-step]", when: (table) => table.myTurn },
  { id: "shields", at: '[data-at^="field"]:has(.ghost)', when: (table) => !!table.chooser?.whole },
  { id: "swap", at: "[data-swap]", when: (table) => table.myTurn && !table.chooser?.taken.length && hasShield(table) },
  { id: "crown", at: "[data-crown]", when: ({ view }) => !view.battle && view.seats.some((seat) => seat.out) },
  { id: "battle", at: ".banner", when: ({ view }) => !!view.battle || view.age > 1 },
  { id: "throne", at: '[data-at^="throne"]', when: ({ view }) => view.age > 1 },
];
