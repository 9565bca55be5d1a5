import type { GameTypes } from "$lib/api";
import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Stage from "./Stage.svelte";

const table: TableModule<GameTypes> = {
  motion: {},
  Stage,
  EndScene,
  tour: [
    { id: "picture", at: ".slate" },
    { id: "prompt", at: ".prompt" },
    { id: "options", at: ".options", when: (table) => !!table.chooser },
    { id: "confirm", at: ".acts", when: (table) => !!table.chooser?.whole },
    { id: "rules", at: "header nav" },
  ],
};
export default table;
