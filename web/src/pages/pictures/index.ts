/** The pictures at the chapters and clauses of the rules, loaded when somebody reads them. */
import type { Component } from "svelte";
import type { GameName } from "../../games";

export const PICTURES: Record<GameName, () => Promise<{ default: Component<{ of: string }> }>> = {
  "antler-island": () => import("./AntlerIsland.svelte"),
  "animal-kingdoms": () => import("./AnimalKingdoms.svelte"),
  antigua: () => import("./Antigua.svelte"),
};
