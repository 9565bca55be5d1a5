/** What is printed on control tiles, the mat and wily tiles. */
import type { IconName } from "$kit/icon-names";
import type { ControlTile, Deed, Wily } from "./view";

/** On the control tiles, in their order. */
export const FACES: Record<ControlTile, string> = { "1": "1", "2": "2", "3": "3", X: "X", _: "" };
export const TILES = Object.keys(FACES) as ControlTile[];

/** On the mat, from left to right; antlers grow as they are drawn elsewhere. */
export const DEED_ICONS: Record<Deed, IconName> = { move: "deer-track", eat: "acorn", rut: "hearts", grow: "rank-3" };
export const DEEDS = Object.keys(DEED_ICONS) as Deed[];

export const WILY_ICONS: Record<Wily, IconName> = {
  roar: "sonic-shout",
  speed: "wingfoot",
  greedy: "berries-bowl",
  "rut-your-stuff": "hearts",
  "rope-a-dope": "knot",
  "diamond-antler": "cut-diamond",
};
