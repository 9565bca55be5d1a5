/** The games for which the page has a folder; each is one that has an `index.ts`. */
import type { Manifest } from "./manifest";

const found = import.meta.glob<Manifest>("./*/index.ts", { eager: true, import: "default" });

/** By name. */
export const MANIFESTS: ReadonlyMap<string, Manifest> = new Map(
  Object.values(found).map((manifest) => [manifest.name, manifest]),
);
