/** Hills and mountains for the pictures. */
import { chance, round, smooth, type Point } from "./drawing";

type Land = { width: number; height: number };

/** A rolling line of hills, filled down to the ground. */
export function ridge(y: number, swing: number, seed: number, { width, height }: Land, step: number): string {
  const random = chance(seed);
  const points: Point[] = [[-20, y]];
  for (let x = -20; x < width + 20;) {
    x += step * (0.6 + 0.6 * random());
    points.push([x, y + swing * (2 * random() - 1)]);
  }
  return `${smooth(points, false, 0.9)}L${width + 20} ${height}L-20 ${height}Z`;
}

/** A jagged line of mountains, filled down to the ground. */
export const peaks = (y: number, tops: readonly Point[], { width, height }: Land): string =>
  `M-10 ${y}${tops.map(([x, top]) => `L${x} ${top}`).join("")}L${width + 10} ${y}L${width + 10} ${height}L-10 ${height}Z`;

/** Rays of a sun at a place, between two distances; each as wide as the gap after it, or narrower. */
export function rays(x: number, y: number, near: number, far: number, count: number, share = 0.4): string {
  const corner = (distance: number, turn: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [i / count, (i + share) / count];
    return `M${corner(near, a)}L${corner(far, a)}L${corner(far, b)}L${corner(near, b)}Z`;
  }).join("");
}
