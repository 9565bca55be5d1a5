import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";
import { remark } from "./remark";

const manifest: Manifest = {
  name: "antler-island",
  players: 4,
  minutes: [40, 70],
  weight: 2,
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
  thing: () => import("./Thing.svelte"),
  minute: { goal: "AI-H2", turn: "AI-D2", end: "AI-H1", conflict: "AI-F3" },
  table: () => import("./table"),
};
export default manifest;
