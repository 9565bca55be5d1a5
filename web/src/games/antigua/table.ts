import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import type { Antigua } from "./pieces";
import Miniature from "./Miniature.svelte";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";

const table: TableModule<Antigua> = { motion, lines, Stage, Miniature, shape: 1.25, EndScene, lesson };
export default table;
