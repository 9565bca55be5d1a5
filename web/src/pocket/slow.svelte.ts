/** Bots that take too long on this device: of which level, and which one would be quicker. */
import type { Level } from "../lib/api";

type Slow = { table: string; level: Level; instead: Level; seconds: number };
export const slow = $state<{ told: Slow | null }>({ told: null });
