/** Antlers that grow: a beam on each side, then a tine for every further point. */
import { bezier, taper, type Point } from "$kit/drawing";

const BEAM: readonly Point[] = [
  [0, 0],
  [15, -2],
  [34, -22],
  [22, -52],
];
/** Place on the beam, direction in degrees, length, bend; in the order of growth. */
const TINES: readonly (readonly [number, number, number, number])[] = [
  [0.16, -104, 17, 0.25],
  [0.5, -112, 19, 0.25],
  [0.7, -52, 17, -0.25],
  [0.86, -128, 13, 0.25],
  [0.36, -30, 12, -0.35],
  [0.95, -48, 12, -0.2],
  [0.62, -118, 12, 0.2],
];
const REACH = [0, 0.5, 0.66, 0.8, 0.92, 1, 1, 1, 1]; // how long the beam is with so many points
const MOST = 8; // points that are drawn on a side

/** The paths of one side with so many points: the beam first. */
function side(points: number, scale: number): string[] {
  const shown = Math.min(points, MOST);
  if (shown <= 0) return [];
  const reach = REACH[shown]!;
  const full = Math.min(shown, 6) / 6;
  const size = scale * (0.82 + 0.18 * full);
  const beam = BEAM.map(([x, y]) => [x * size, y * size] as Point) as unknown as Parameters<typeof taper>[0];
  const tines = TINES.slice(0, shown - 1).map(([t, degrees, long, bend]) => {
    const [x, y] = bezier(beam, Math.min(t, reach - 0.04));
    const angle = (degrees * Math.PI) / 180;
    const length = long * size * (0.8 + 0.2 * full);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const off = (along: number, across: number): Point => [
      x + ux * length * along + uy * length * bend * across,
      y + uy * length * along - ux * length * bend * across,
    ];
    return taper([[x, y], off(0.35, 1), off(0.75, 0.8), off(1, 0)], 4.2 * scale, 1.7 * scale, 1, 6);
  });
  return [taper(beam, 6.4 * scale, 2.2 * scale, reach), ...tines];
}

export type Tine = { path: string; mirrored: boolean; fresh: boolean };

/** All paths of a pair of antlers; those of the last `fresh` points are marked. */
export function antlers(points: number, fresh = 0, scale = 1): Tine[] {
  const total = points + fresh;
  const half = (mirrored: boolean, have: number, will: number): Tine[] =>
    side(will, scale).map((path, i) => ({ path, mirrored, fresh: fresh > 0 && i >= have }));
  return [
    ...half(false, Math.floor(points / 2), Math.floor(total / 2)),
    ...half(true, Math.ceil(points / 2), Math.ceil(total / 2)),
  ];
}
