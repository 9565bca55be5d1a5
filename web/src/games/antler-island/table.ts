import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Board from "./Excerpt.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";
import type { Forms } from "./view";

const table: TableModule<Forms> = { motion, lines, Stage, Board, EndScene, lesson };
export default table;
