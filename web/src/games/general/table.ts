import type { GameTypes } from "$lib/api";
import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Stage from "./Stage.svelte";

const table: TableModule<GameTypes> = {
  motion: {},
  Stage,
  EndScene,
};
export default table;
