import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";

const manifest: Manifest = {
  name: "antigua",
  players: 3,
  minutes: [25, 40],
  weight: 2,
  palette,
  parts: { what: "turn", count: "round" },
  sources: { found: "open-treasure-chest", robbed: "pirate-cannon" },
  Poster,
  pictures: () => import("./Pictures.svelte"),
  thing: () => import("./Thing.svelte"),
  minute: { goal: "AG-F1", turn: "AG-C1", end: "AG-E2", conflict: "AG-D4" },
  table: () => import("./table"),
};
export default manifest;
