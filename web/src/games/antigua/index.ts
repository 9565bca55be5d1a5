import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";

const manifest: Manifest = {
  name: "antigua",
  players: 3,
  palette,
  parts: { what: "turn", count: "round" },
  sources: { found: "open-treasure-chest", robbed: "pirate-cannon" },
  Poster,
  pictures: () => import("./Pictures.svelte"),
  table: () => import("./table"),
};
export default manifest;
