import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";

const manifest: Manifest = {
  name: "antler-island",
  players: 4,
  minutes: [40, 70],
  weight: 2,
  palette,
  parts: { what: "round", count: "round" },
  sources: {
    does: "deer-track",
    height: "laurels",
    "own cubes": "rank-3",
    "foreign cubes": "sword-clash",
  },
  Poster,
  pictures: () => import("./RulesPictures.svelte"),
  table: () => import("./table"),
};
export default manifest;
