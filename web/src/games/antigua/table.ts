import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import type { Antigua } from "./pieces";
import Stage from "./Stage.svelte";
import { tour } from "./tour";

const table: TableModule<Antigua> = { motion, lines, Stage, EndScene, tour };
export default table;
