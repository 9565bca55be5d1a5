import EndScene from "./EndScene.svelte";
import { motion } from "./motion";
import Stage from "./Stage.svelte";
import { tour } from "./tour";

export { EndScene, motion, Stage, tour };
