import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { motion } from "./motion";
import Stage from "./Stage.svelte";
import { tour } from "./tour";
import type { Forms } from "./view";

const table: TableModule<Forms> = { motion, Stage, EndScene, tour };
export default table;
