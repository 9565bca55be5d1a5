/** The ring of five kingdoms around a lake, 1130 × 580: coasts, borders, and where things stand. */
import { chance, smooth, type Point } from "$kit/drawing";

export const WIDTH = 1130;
export const HEIGHT = 580;
export const LAKE = { x: 565, y: 304, rx: 146, ry: 78 };
const COAST = { x: 565, y: 288, rx: 556, ry: 282, power: 2 / 5 };
const GAP = 7; // from a land to the middle of its border
const SPACING = 45; // of fields
const INLAND = 35; // of fields
const HIGHLAND = 58; // from the coast
const CAPES = 27; // from one little cape of the coast to the next
const SAMPLES = 3000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A point of the coast, a rounded rectangle, moved outwards by so much. */
function coast(angle: number, out = 0): Point {
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return [
    COAST.x + (COAST.rx + out) * Math.sign(c) * Math.abs(c) ** COAST.power,
    COAST.y + (COAST.ry + out) * Math.sign(s) * Math.abs(s) ** COAST.power,
  ];
}

function shore(angle: number, out = 0): Point {
  return [LAKE.x + (LAKE.rx + out) * Math.cos(radians(angle)), LAKE.y + (LAKE.ry + out) * Math.sin(radians(angle))];
}

/** Borders: where they leave the lake, and where they meet the coast; the ring closes with the first. */
const TOP = degrees(Math.acos(0.42 ** 2.5));
const SIDE = degrees(Math.asin(0.28 ** 2.5));
const FROM_LAKE = [-128, -52, 20, 90, 160, 232];
const TO_COAST = [-180 + TOP, -TOP, SIDE, 90, 180 - SIDE, 180 + TOP];

/** A border wanders; each side of it keeps its distance, and it ends so far from the coast. */
function border(which: number, side: 1 | -1, gap = GAP, inland = 0): Point[] {
  const luck = chance((which % 5) * 7 + 3);
  const [from, to] = [shore(FROM_LAKE[which]!), coast(TO_COAST[which]!)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = distance(from, to);
  return Array.from({ length: 7 }, (_, i) => {
    const along = 0.06 + ((0.86 - inland / length) * i) / 6;
    const aside = (0 < i && i < 6 ? luck() * 12 - 6 : 0) + side * gap;
    return [from[0] + dx * along - (dy / length) * aside, from[1] + dy * along + (dx / length) * aside];
  });
}

/** The coast of a land, clockwise, as a way that can be measured. */
function stroll(land: number, out: number): { length: number; at: (length: number) => Point } {
  const [a, b] = [TO_COAST[land]!, TO_COAST[land + 1]!];
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => coast(a + ((b - a) * i) / SAMPLES, out));
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) lengths.push(lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
  const at = (wanted: number): Point => {
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const part = (wanted - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
    const [p, q] = [points[i - 1]!, points[i]!];
    return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
  };
  return { length: lengths[SAMPLES]!, at };
}

/** The rim of a land; `inland`: of the highland within it, so far from the coast. */
function outline(land: number, inland = 0): Point[] {
  const gap = inland ? GAP + 15 : GAP;
  const [left, right] = [border(land, 1, gap, inland), border(land + 1, -1, gap, inland)];
  const [inner, outer] = [stroll(land, -GAP - inland - 2.4), stroll(land, -GAP - inland + 2.4)];
  const parts = Math.round(inner.length / CAPES);
  const outside = Array.from({ length: parts - 1 }, (_, i) => {
    const way = Math.sin((i + 1) * 1.9 + land) > 0 ? outer : inner;
    return way.at((way.length * (i + 1)) / parts);
  });
  const room = 20 + inland;
  const away = outside.filter(
    (point) => distance(point, left.at(-1)!) >= room && distance(point, right.at(-1)!) >= room,
  );
  const [c, d] = [FROM_LAKE[land + 1]!, FROM_LAKE[land]!];
  const inside = Array.from({ length: 7 }, (_, i) =>
    shore(c + ((d - c) * (i + 1)) / 8, gap + 2 * Math.sin((i + 1) * 2.1 + land)),
  );
  return [...left, ...away, ...right.reverse(), ...inside];
}

/** Places along the coast of a land, clockwise, as far from each other as fields, in its middle. */
function promenade(land: number, count: number): Point[] {
  const way = stroll(land, -INLAND);
  return Array.from({ length: count }, (_, i) => way.at(way.length / 2 + (i - (count - 1) / 2) * SPACING));
}

export interface Land {
  kind: "ice" | "dune" | "meadow" | "jungle" | "rock";
  outline: string;
  highland: string; // its rim, behind the fields
  fields: Point[]; // the last one is the crown
  thrones: Point[];
  path: string; // from field to field
  set: Point; // the corner of its law card
  coins: "left" | "right"; // of law and cards
}

const KINDS = ["ice", "dune", "meadow", "jungle", "rock"] as const;
const SETS: readonly Point[] = [
  [439, 75],
  [798, 127],
  [736, 369],
  [174, 369],
  [112, 127],
];
const COINS = ["right", "left", "left", "right", "right"] as const;
export const SIZES = [4, 5, 6, 7, 8];

export const LANDS: readonly Land[] = KINDS.map((kind, i) => {
  const size = SIZES[i]!;
  const places = promenade(i, size + 2);
  const fields = places.slice(0, size);
  return {
    kind,
    outline: smooth(outline(i), true, 0.8),
    highland: smooth(outline(i, HIGHLAND), true, 0.8),
    fields,
    thrones: places.slice(size),
    path: smooth(fields, false),
    set: SETS[i]!,
    coins: COINS[i]!,
  };
});

export const TABLE_SHADOW = smooth(Array.from({ length: 60 }, (_, i) => coast(i * 6, 10)));
