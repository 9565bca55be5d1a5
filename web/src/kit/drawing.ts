/** Curves and shapes that several drawings share. */
export type Point = readonly [number, number];

export const round = (x: number): string => String(Math.round(x * 10) / 10);

/** A smooth curve through points, as a path. */
export function smooth(points: readonly Point[], closed = true, tension = 0.5): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)]!;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) * tension) / 3, p1[1] + ((p2[1] - p0[1]) * tension) / 3];
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) * tension) / 3, p2[1] - ((p3[1] - p1[1]) * tension) / 3];
    path += `C${[...c1, ...c2, ...p2].map(round).join(" ")}`;
  }
  return path + (closed ? "Z" : "");
}

export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;

type Cubic = readonly [Point, Point, Point, Point];

export function bezier([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [at(0), at(1)];
}

/** A horn along a curve, from one thickness to another, as far as `end` of its way. */
export function taper(curve: Cubic, from: number, to: number, end = 1, parts = 9): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= parts; i++) {
    const t = (end * i) / parts;
    const [x, y] = bezier(curve, t);
    const [x2, y2] = bezier(curve, Math.min(t + 0.01, 1.02));
    const [dx, dy] = [x2 - x, y2 - y];
    const length = Math.hypot(dx, dy) || 1;
    const width = from + (to - from) * (i / parts) ** 1.15;
    left.push([x - ((dy / length) * width) / 2, y + ((dx / length) * width) / 2]);
    right.push([x + ((dy / length) * width) / 2, y - ((dx / length) * width) / 2]);
  }
  const tip = bezier(curve, Math.min(end + 0.03, 1.06));
  return smooth([...left, tip, ...right.reverse()], true, 0.9);
}

/** A number from 0 to 1 that is always the same for the same place: scenery that does not jump. */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
