import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { lines } from "./lines";
import { motion } from "./motion";
import Miniature from "./Miniature.svelte";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";
import type { Forms } from "./view";

const table: TableModule<Forms> = { motion, lines, Stage, Miniature, shape: 1.42, EndScene, lesson };
export default table;
