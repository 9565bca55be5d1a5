import type { TableModule } from "../manifest";
import EndScene from "./EndScene.svelte";
import { HEIGHT, WIDTH } from "./geometry";
import { lines } from "./lines";
import { motion } from "./motion";
import Miniature from "./Miniature.svelte";
import Stage from "./Stage.svelte";
import { lesson } from "./lesson";
import type { AnimalKingdoms } from "./world";

const table: TableModule<AnimalKingdoms> = { motion, lines, Stage, Miniature, shape: WIDTH / HEIGHT, EndScene, lesson };
export default table;
