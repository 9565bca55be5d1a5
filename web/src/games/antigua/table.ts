import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Board from "./Excerpt.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import type { Antigua } from "./pieces";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";

const table: TableModule<Antigua> = { motion, lines, Stage, Board, EndScene, lesson };
export default table;
