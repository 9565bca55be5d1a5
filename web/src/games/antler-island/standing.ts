/** What stands about on the island and never moves: firs, reeds, stones. */
import type { Point } from "$kit/drawing";
import type { Island } from "./island";

export type Rooted = { kind: "fir" | "reeds" | "stone"; key: string; at: Point; size: number };
type Row = readonly [space: string, u: number, v: number, size: number];

const FIRS: readonly Row[] = [
  ["O0", -1, -0.85, 0.83],
  ["O2", 1, -0.9, 0.8],
  ["O3", 1, -0.9, 0.94],
  ["O9", -1, -0.8, 0.88],
  ["O11", -1, -0.85, 0.83],
  ["O5", -1, -0.8, 0.88],
  ["O8", 1, -0.85, 0.94],
  ["G0", -0.97, -0.7, 0.83],
  ["G1", -0.97, 0.75, 0.88],
  ["G3", 0.97, 0.75, 0.94],
  ["G3", -0.96, 0.7, 0.8],
  ["G1", 0.97, 0.6, 0.83],
];
const REEDS: readonly Row[] = ["M0", "M1", "M2", "M3"].flatMap((marsh): Row[] => [
  [marsh, -0.62, -0.5, 1.06],
  [marsh, 0.66, -0.1, 0.92],
  [marsh, -0.5, 0.62, 0.87],
]);
const STONES: readonly Row[] = [
  ["C", -1.18, -0.5, 0.85],
  ["C", 1.16, -0.48, 0.85],
];
const DROWNED = ["O0", "O11"]; // with three players

export function standing(island: Island, bay: boolean): Rooted[] {
  const firs = FIRS.filter(([space]) => !bay || !DROWNED.includes(space));
  return Object.entries({ fir: firs, reeds: REEDS, stone: STONES }).flatMap(([kind, rows]) =>
    rows.map(([space, u, v, size], i) => ({
      kind: kind as Rooted["kind"],
      key: `${kind}${i}`,
      at: island.at(space, u, v),
      size,
    })),
  );
}
