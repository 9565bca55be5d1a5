import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import Stage from "./Stage.svelte";
import { tour } from "./tour";
import type { Forms } from "./view";

const table: TableModule<Forms> = { motion, lines, Stage, EndScene, tour };
export default table;
