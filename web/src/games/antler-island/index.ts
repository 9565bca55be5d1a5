import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";
import { remark } from "./remark";

const manifest: Manifest = {
  name: "antler-island",
  players: 4,
  palette,
  parts: { what: "round", count: "round" },
  sources: {
    does: "hearts",
    height: "peaks",
    "own cubes": "cube",
    "foreign cubes": "cubes",
  },
  remark,
  Poster,
  pictures: () => import("./RulesPictures.svelte"),
  table: () => import("./table"),
};
export default manifest;
