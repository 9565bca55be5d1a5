/** A game for which the page has no folder: it is shown with what every game says of itself. */
import type { Manifest } from "../manifest";
import { palette } from "./palette";
import Poster from "./Poster.svelte";

const made = new Map<string, Manifest>();

export function general(name: string): Manifest {
  const manifest = made.get(name) ?? { name, players: 2, palette, Poster, table: () => import("./table") };
  made.set(name, manifest);
  return manifest;
}
