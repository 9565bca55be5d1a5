/** The guided first game: the parts of the table, as they begin to matter. */
import type { TableClient } from "$lib/table/client.svelte";
import type { TourStep } from "../manifest";
import type { Antigua, View } from "./pieces";

/** When I choose an action, and something more is the case. */
const acting =
  (also: (view: View, seat: number) => boolean = () => true) =>
  ({ myTurn, view, eyes }: TableClient<Antigua>) =>
    myTurn && view.phase === "act" && eyes !== null && also(view, eyes);
const afloat = acting((view, seat) => view.seats[seat]!.on_grid);

export const tour: TourStep<Antigua>[] = [
  { id: "goal", at: ".board" },
  { id: "place", at: ".board", when: (table) => table.myTurn && table.view.phase === "place" },
  { id: "actions", at: ".crewmen", when: acting() },
  { id: "crew", at: ".dock .crew", when: acting() },
  { id: "mate", at: ".market", when: acting() },
  { id: "helmsman", at: ".board", when: acting((view) => view.actions_left === 1) },
  { id: "navigator", at: "[data-function=navigator]", when: afloat },
  { id: "gunner", at: "[data-function=gunner]", when: afloat },
  { id: "officer", at: "[data-function=officer]", when: acting((view) => view.round > 1) },
  { id: "end", at: ".gauges", when: acting((view) => view.round > 2) },
];
