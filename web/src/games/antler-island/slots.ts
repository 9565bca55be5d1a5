/** Who stands where in a space: stags, does and food side by side, closer together the more there are. */
import type { Point } from "$kit/drawing";
import type { Island } from "./island";
import { PEAK } from "./view";

export type Crowd = { stags: number; does: number; food: number };
export type Spots = { stags: Point[]; does: Point[]; food: Point[]; free: Point; count: number };

type Place = readonly [number, number];
const SINGLY = 2; // does that still stand alone; more of them are one group with a number
/** How far apart neighbours stand along the ring, and how far the outermost may stand from the middle. */
const ALONG: Record<string, readonly [number, number]> = {
  O: [0.56, 0.74],
  G: [0.36, 0.72],
  M: [0.5, 0.62],
  C: [0.62, 0.95],
};
/** On the left and right of the island rings run up and down: there one stands across them, the first furthest back. */
const SIDE: Record<string, 1 | -1> = { O3: 1, O4: 1, G1: 1, O9: -1, O10: -1, G3: -1 };
/** On the far side of the island the shore is further back than the cliff. */
const FAR = ["O11", "O0", "O1", "O2", "G0"];
const ACROSS: readonly (readonly Place[])[] = [
  [],
  [[0, 0.05]],
  [
    [-0.16, -0.4],
    [0.26, 0.5],
  ],
  [
    [-0.45, -0.1],
    [0.35, -0.6],
    [0.35, 0.55],
  ],
  [
    [-0.45, -0.55],
    [-0.4, 0.5],
    [0.5, -0.6],
    [0.5, 0.5],
  ],
  [
    [-0.55, -0.55],
    [-0.5, 0.5],
    [0.1, -0.05],
    [0.62, -0.6],
    [0.62, 0.5],
  ],
  [
    [-0.55, -0.55],
    [-0.5, 0.5],
    [0.05, -0.6],
    [0.05, 0.45],
    [0.65, -0.65],
    [0.65, 0.55],
  ],
];

/** The places for so many in a space. */
function places(space: string, count: number): Place[] {
  const turn = SIDE[space];
  if (turn) return ACROSS[Math.min(count, ACROSS.length - 1)]!.map(([u, v]) => [turn * u, v]);
  const [near, far] = ALONG[space[0]!]!;
  const gap = count > 1 ? Math.min(near, (2 * far) / (count - 1)) : near;
  const middle = space === PEAK ? 0.2 : 0.08;
  const [back, front] = FAR.includes(space) ? [0.3, -0.22] : [-0.22, 0.3];
  const stagger = (i: number) => (count > 2 ? (i % 2 ? front : back) : 0);
  return Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * gap, middle + stagger(i)]);
}

/** Where one more could come to, beside those. */
function free(space: string, taken: Place[]): Place {
  const last = taken.at(-1);
  if (SIDE[space] || !last) return places(space, taken.length + 1).at(-1)!;
  const [near, far] = ALONG[space[0]!]!;
  return [Math.min(last[0] + near, far + 0.12), 0.2];
}

export function spots(island: Island, space: string, crowd: Crowd): Spots {
  const singly = crowd.does <= SINGLY;
  const does = singly ? crowd.does : 1;
  const food = Math.min(crowd.food, crowd.stags + does > 1 ? 1 : 2);
  const count = crowd.stags + does + food;
  const taken = places(space, count);
  const stand = taken.map(([u, v]) => island.at(space, u, v));
  const [stags, group, heap] = [
    stand.slice(0, crowd.stags),
    stand.slice(crowd.stags, crowd.stags + does),
    stand.slice(crowd.stags + does),
  ];
  return {
    stags,
    does: singly ? group : Array.from({ length: crowd.does }, () => group[0]!),
    food: Array.from({ length: crowd.food }, (_, i) => heap[i] ?? ([heap[0]![0] + 9, heap[0]![1] - 9] as const)),
    free: island.at(space, ...free(space, taken)),
    count: singly ? 0 : crowd.does,
  };
}
