/** The games: those for which there is a folder with an `index.ts` here, and, by a general table, all others. */
import { general } from "./general/manifest";
import type { Manifest } from "./manifest";

const found = import.meta.glob<Manifest>("./*/index.ts", { eager: true, import: "default" });
const own = new Map(Object.values(found).map((manifest) => [manifest.name, manifest]));

/** The names of the games that have a folder. */
export const OWN: readonly string[] = [...own.keys()];

export const manifestOf = (game: string): Manifest => own.get(game) ?? general(game);
