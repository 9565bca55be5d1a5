import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { motion } from "./motion";
import type { Antigua } from "./pieces";
import Stage from "./Stage.svelte";
import { tour } from "./tour";

const table: TableModule<Antigua> = { motion, Stage, EndScene, tour };
export default table;
