import type { GameTypes } from "$lib/api";
import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Miniature from "./Miniature.svelte";
import Stage from "./Stage.svelte";

const table: TableModule<GameTypes> = {
  motion: {},
  Stage,
  Miniature,
  EndScene,
};
export default table;
