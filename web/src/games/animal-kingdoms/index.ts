import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";

const manifest: Manifest = {
  name: "animal-kingdoms",
  players: 4,
  minutes: [20, 30],
  weight: 1,
  palette,
  parts: { what: "age", count: "age" },
  sources: { kingdoms: "queen-crown", swaps: "card-exchange", bonus: "crown-coin" },
  Poster,
  pictures: () => import("./Pictures.svelte"),
  held: { kinds: ["cards", "pile"], draw: () => import("./HeldCards.svelte") },
  minute: { goal: "AK-E1", turn: "AK-C1", end: "AK-C8", conflict: "AK-E2" },
  table: () => import("./table"),
};
export default manifest;
