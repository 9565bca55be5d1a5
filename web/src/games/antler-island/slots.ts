/** Who stands where in a space: stags, does and food side by side, closer together the more there are. */
import type { Point } from "$kit/drawing";
import type { Island } from "./island";
import { PEAK } from "./view";

export type Crowd = { stags: number; does: number; food: number };
export type Spots = { stags: Point[]; does: Point[]; food: Point[]; free: Point; count: number };

/** How far apart neighbours stand, and how far the outermost may stand from the middle, along the ring. */
const SPREAD: Record<string, readonly [number, number]> = { O: [0.56, 0.74], G: [0.36, 0.72], M: [0.5, 0.62], C: [0.62, 0.95] };
const TOGETHER = 2; // does that still stand singly; more of them are one group with a number

export function spots(island: Island, space: string, crowd: Crowd): Spots {
  const [near, far] = SPREAD[space[0]!]!;
  const singly = crowd.does <= TOGETHER;
  const does = Math.min(crowd.does, singly ? TOGETHER : 1);
  const food = Math.min(crowd.food, crowd.stags + does > 1 ? 1 : 2);
  const places = crowd.stags + does + food;
  const gap = places > 1 ? Math.min(near, (2 * far) / (places - 1)) : near;
  const along = (i: number) => (i - (places - 1) / 2) * gap;
  const across = space === PEAK ? 0.2 : 0.08;
  // Behind each other as well as beside each other, where it is narrow.
  const stand = (i: number) => island.at(space, along(i), across + (places > 2 ? (i % 2 ? 0.3 : -0.22) : 0));
  const order = Array.from({ length: places }, (_, i) => i);
  const [stags, rest] = [order.slice(0, crowd.stags), order.slice(crowd.stags)];
  const group = rest.slice(0, does).map(stand);
  const heap = rest.slice(does).map(stand);
  return {
    stags: stags.map(stand),
    does: singly ? group : Array.from({ length: crowd.does }, () => group[0]!),
    food: Array.from({ length: crowd.food }, (_, i) => heap[i] ?? ([heap[0]![0] + 9, heap[0]![1] - 9] as const)),
    free: places ? island.at(space, Math.min(along(places), far + 0.1), 0.25) : island.at(space, 0, 0.05),
    count: singly ? 0 : crowd.does,
  };
}
