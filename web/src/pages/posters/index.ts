import type { Component } from "svelte";
import type { GameName } from "../../games";
import AnimalKingdoms from "./AnimalKingdoms.svelte";
import Antigua from "./Antigua.svelte";
import AntlerIsland from "./AntlerIsland.svelte";

export const POSTERS: Record<GameName, Component> = {
  "antler-island": AntlerIsland,
  "animal-kingdoms": AnimalKingdoms,
  antigua: Antigua,
};
