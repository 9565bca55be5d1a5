/** Islands and waves, grown from a sea card's number: the same card always looks the same. */
import { chance, smooth, type Point } from "$kit/drawing";

export const WIDE = 146;
export const HIGH = 110;

export type Isle = { x: number; y: number; rx: number; ry: number; coasts: Record<Coast, string>; kind: number };
type Coast = "shoal" | "foam" | "beachEdge" | "beach" | "turfEdge" | "turf";
/** How far out each line is, and how far down. */
const COASTS: Record<Coast, readonly [number, number]> = {
  shoal: [1.3, 0],
  foam: [1.13, 3],
  beachEdge: [1.04, 5],
  beach: [1.02, 0],
  turfEdge: [0.78, 0],
  turf: [0.78, -4],
};
const KINDS = 5;
const CORNERS = 28;

function grown(number: number): Isle {
  const luck = chance(100 + number);
  const between = (low: number, high: number) => low + luck() * (high - low);
  const [x, y] = [WIDE / 2 + between(-8, 8), HIGH / 2 + between(0, 6)];
  const [rx, ry] = [WIDE * between(0.33, 0.39), HIGH * between(0.28, 0.33)];
  const [p, q, r] = [between(0, 6.28), between(0, 6.28), between(0, 6.28)] as const;
  const coast = ([far, down]: readonly [number, number]): string =>
    smooth(
      Array.from({ length: CORNERS }, (_, i): Point => {
        const a = (2 * Math.PI * i) / CORNERS;
        const bay = 1 + 0.1 * Math.sin(2 * a + p) + 0.08 * Math.sin(3 * a + q) + 0.05 * Math.sin(5 * a + r);
        return [x + rx * far * bay * Math.cos(a), y + ry * far * bay * Math.sin(a) + down];
      }),
    );
  const lines = Object.entries(COASTS).map(([name, at]) => [name, coast(at)]);
  return { x, y, rx, ry, coasts: Object.fromEntries(lines), kind: number % KINDS };
}

export type Wave = { x: number; y: number; size: number };

function waves(number: number): Wave[] {
  const luck = chance(300 + number);
  return Array.from({ length: 7 }, () => ({
    x: 10 + luck() * (WIDE - 50),
    y: 14 + luck() * (HIGH - 24),
    size: 0.6 + luck() * 0.35,
  }));
}

const CARDS = Array.from({ length: 16 }, (_, number) => number);
export const ISLES = CARDS.map(grown);
export const WAVES = CARDS.map(waves);
