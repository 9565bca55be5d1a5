import type { GameTypes } from "$lib/api";
import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Board from "./Excerpt.svelte";
import Stage from "./Stage.svelte";

const table: TableModule<GameTypes> = {
  motion: {},
  Stage,
  Board,
  EndScene,
};
export default table;
