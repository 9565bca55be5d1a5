import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import Board from "./Excerpt.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";
import type { AnimalKingdoms } from "./world";

const table: TableModule<AnimalKingdoms> = { motion, lines, Stage, Board, EndScene, lesson };
export default table;
