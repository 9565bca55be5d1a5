/** The shape of the island: three plates one upon the other, each space where its neighbours touch it. */
import { chance, poly, smooth, type Point } from "$kit/drawing";
import { PEAK } from "./view";

const START = -120; // degrees: where O0 begins; clockwise from there
type Trio = readonly [number, number, number];
export type Shape = { radii: Trio; cliffs: readonly [number, number]; beach: number; steep: boolean };
/** As it is played on. Each plate sits half its cliff further up, so that the strips in front and behind are equally wide. */
const BOARD: Shape = { radii: [384, 258, 110], cliffs: [36, 42], beach: 25, steep: false };
const WOBBLE = [0.011, 0.012, 0.016] as const;
const PHASES = chance(4);
const WAVES = BOARD.radii.map(() => [PHASES() * 6.28, PHASES() * 6.28, PHASES() * 6.28] as const);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const clamp = (x: number, low: number, high: number) => Math.min(Math.max(x, low), high);

export type Level = 0 | 1 | 2;

export class Island {
  /** How far a plate reaches up and down on the page, against its width: 1 is seen from straight above. */
  readonly tilt: number;
  readonly height: Trio;
  readonly #radii: Trio;
  readonly #cliffs: readonly [number, number];
  readonly #beach: number;

  /** `steep`: seen from the side, so that cliffs show in full. */
  constructor(tilt: number, { radii, cliffs, beach, steep }: Shape = BOARD) {
    this.tilt = tilt;
    this.#radii = radii;
    this.#cliffs = cliffs;
    this.#beach = beach;
    const [low, high] = steep ? cliffs : [cliffs[0] / 2, cliffs[1] / 2];
    this.height = [0, -low, -low - high];
  }

  /** The frame that holds it all: x, y, width, height. */
  get frame(): readonly [number, number, number, number] {
    const [wide, high] = [this.#radii[0] + this.#beach + 18, (this.#radii[0] + this.#beach) * this.tilt];
    return [-wide, -high - 30, 2 * wide, 2 * high + 62];
  }

  /** A point on the rim of a plate, so many steps further out, so many further down. */
  rimPoint(level: Level, angle: number, out = 0, down = 0): Point {
    const a = radians(angle);
    const [p, q, r] = WAVES[level]!;
    const wobble = 1 + WOBBLE[level] * (Math.sin(3 * a + p) + 0.7 * Math.sin(5 * a + q) + 0.45 * Math.sin(9 * a + r));
    const radius = (this.#radii[level] + out) * wobble;
    return [radius * Math.cos(a), this.height[level] + this.tilt * radius * Math.sin(a) + down];
  }

  /** Where the cliff of a plate meets the plate below, as seen: its foot in front, its rim behind. */
  footPoint(level: 1 | 2, angle: number, out = 0): Point {
    const front = 0.5 + 0.5 * clamp(Math.sin(radians(angle)) * 2.6, -1, 1);
    return this.rimPoint(level, angle, out, this.#cliffs[level - 1]! * front);
  }

  rim(level: Level, out = 0, down = 0, rough = 0): string {
    const points = Array.from({ length: 96 }, (_, i) => {
      const angle = (360 * i) / 96;
      const a = radians(angle);
      return this.rimPoint(level, angle, out + rough * (Math.sin(7 * a + 1) + 0.6 * Math.sin(11 * a + 2)), down);
    });
    return smooth(points);
  }

  /** Where a space begins and ends, in degrees. */
  span(space: string): readonly [number, number] {
    const i = Number(space.slice(1));
    if (space[0] === "O") return [START + 30 * i, START + 30 * (i + 1)];
    if (space[0] === "G") return [START + 90 * i, START + 90 * i + 60];
    return [START + 90 * i + 60, START + 90 * (i + 1)];
  }

  #arc(point: (angle: number) => Point, from: number, to: number, parts: number): Point[] {
    return Array.from({ length: parts + 1 }, (_, i) => point(from + ((to - from) * i) / parts));
  }

  /** The outline of a space. */
  outline(space: string, inset = 6.5): string {
    if (space === PEAK) return this.rim(2, -inset - 4);
    const [from, to] = this.span(space);
    const low = space[0] === "O" ? 0 : 1;
    const high = (low + 1) as 1 | 2;
    const edge = degrees(inset / this.#radii[low]);
    const inner = degrees(inset / this.#radii[high]) * 1.1;
    return poly([
      ...this.#arc((a) => this.rimPoint(low, a, -inset - (low ? 3 : 13)), from + edge, to - edge, 10),
      ...this.#arc((a) => this.footPoint(high, a, inset + 4), to - inner, from + inner, 8),
    ]);
  }

  /** A point in a space: `u` along the ring from end to end, `v` across it from the inside out, both from −1 to 1. */
  at(space: string, u = 0, v = 0): Point {
    if (space === PEAK) return [u * this.#radii[2] * 0.62, this.height[2] + v * this.#radii[2] * this.tilt * 0.5];
    const [from, to] = this.span(space);
    const angle = (from + to) / 2 + (u * (to - from)) / 2;
    const low = space[0] === "O" ? 0 : 1;
    const [ox, oy] = this.rimPoint(low, angle, low ? -4 : -14);
    const [ix, iy] = this.footPoint((low + 1) as 1 | 2, angle, 6);
    const w = 0.5 + v / 2;
    return [ix + (ox - ix) * w, iy + (oy - iy) * w];
  }

  // ---- scenery ---------------------------------------------------------------------------------

  /** Sea, foam, sand and turf, from the widest up. */
  get ground(): { kind: string; path: string; opacity?: number }[] {
    const shallows = [120, 84, 52].map((out, i) => ({
      kind: "shallow",
      path: this.rim(0, out, 16, 7),
      opacity: [0.2, 0.28, 0.4][i]!,
    }));
    return [
      ...shallows,
      { kind: "foamline", path: this.rim(0, this.#beach + 15, 18, 4) },
      { kind: "foam", path: this.rim(0, this.#beach + 6, 17, 3) },
      { kind: "sand-deep", path: this.rim(0, this.#beach, 16, 2) },
      { kind: "sand-edge", path: this.rim(0, this.#beach, 10, 2) },
      { kind: "sand", path: this.rim(0, this.#beach, 0, 2) },
      { kind: "turf-0e", path: this.rim(0, 2, 7) },
      { kind: "turf-0e", path: this.rim(0, 2) },
    ];
  }

  /** The flower bed along a shore, and where flowers grow in it. */
  bed(shore: number): { path: string; flowers: Point[]; medal: Point } {
    const [from, to] = this.span(`O${shore}`);
    const edge = degrees(9 / this.#radii[0]);
    const outer = this.#arc((a) => this.rimPoint(0, a, -1), from + edge, to - edge, 12);
    const inner = this.#arc((a) => this.rimPoint(0, a, -16), to - edge, from + edge, 12);
    const step = (to - from - 4 * edge) / 4;
    return {
      path: poly([...outer, ...inner]),
      flowers: [0, 1, 3, 4].map((j) => this.rimPoint(0, from + 2 * edge + step * j, -8.5)),
      medal: this.rimPoint(0, (from + to) / 2, -7),
    };
  }

  /** The wall of a plate, with the facets cut into it: lit from the left. */
  cliff(level: 1 | 2): { wall: string; facets: { light: "lit" | "mid" | "shade"; path: string }[] } {
    const high = this.#cliffs[level - 1]!;
    const top = this.#arc((a) => this.rimPoint(level, a), -4, 184, 60);
    const foot = this.#arc((a) => this.rimPoint(level, a, 3, high), 184, -4, 60);
    const luck = chance(level * 7 + 5);
    const between = (low: number, up: number) => low + (up - low) * luck();
    const facets = [];
    for (let a = -2; a < 180;) {
      const wide = between(3.5, 7.5) * (level === 1 ? 1 : 1.8);
      const end = Math.min(a + wide, 182);
      const lean = between(-1.2, 1.2);
      const path = poly([
        this.rimPoint(level, a),
        this.rimPoint(level, end),
        this.rimPoint(level, end + lean, 3, high * between(0.7, 1)),
        this.rimPoint(level, a + lean + wide * 0.35, 3, high * between(0.8, 1)),
      ]);
      const glow = Math.cos(radians((a + end) / 2 - 150));
      if (luck() < 0.8) facets.push({ light: glow > 0.35 ? "lit" : glow < -0.45 ? "shade" : "mid", path } as const);
      a = end + between(0.4, 2.4);
    }
    return { wall: poly([...top, ...foot]), facets };
  }

  /** Steps cut into the cliff, where a space leads directly uphill; none behind, where nobody sees them. */
  stairs(level: 1 | 2, angle: number, wide: number, steps: number): { flight: string; steps: string } | null {
    if (Math.sin(radians(angle)) < 0.12) return null;
    const turn = degrees(wide / this.#radii[level]);
    const high = this.#cliffs[level - 1]! + 2;
    const [a, b] = [this.rimPoint(level, angle - turn, 1), this.rimPoint(level, angle + turn, 1)];
    const [c, d] = [
      this.rimPoint(level, angle + turn * 1.25, 5, high),
      this.rimPoint(level, angle - turn * 1.25, 5, high),
    ];
    const along = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    const lines = Array.from({ length: steps - 1 }, (_, i) => {
      const t = (i + 1) / steps;
      return poly([along(a, d, t), along(b, c, t)], false);
    });
    return { flight: poly([a, b, c, d]), steps: lines.join("") };
  }

  /** All stairs: twelve to the middle level, four to the peak. */
  get flights() {
    const low = Array.from({ length: 12 }, (_, i) => this.stairs(1, START + 30 * i + 15, 12, 5));
    const high = [0, 1, 2, 3].map((q) => this.stairs(2, START + 90 * q + 30, 12, 6));
    return { 1: low.filter((it) => it !== null), 2: high.filter((it) => it !== null) };
  }

  /** The foot of the rocks on the peak. */
  get crag(): Point {
    return [0, this.height[2] - this.#radii[2] * this.tilt * 0.6];
  }

  castShadow(level: 1 | 2): string {
    return this.rim(level, level === 1 ? 9 : 7, this.#cliffs[level - 1]! + 4);
  }

  /** With three players the sea covers O10, O11 and O0: what it takes, and the shore that it leaves. */
  get bay(): { sea: string; shore: string } {
    const [from, to] = [this.span("O10")[0], this.span("O10")[0] + 90];
    const foot = this.#arc((a) => this.footPoint(1, a, 14 + 3 * Math.sin(radians(a) * 22)), to - 1, from + 1, 40);
    const [left, right] = [this.rimPoint(0, from, this.#beach - 14), this.rimPoint(0, to, this.#beach - 14)];
    const far = this.#arc((a) => this.rimPoint(0, a, this.#beach + 60), from, to, 24);
    return { sea: poly([...far, ...foot]), shore: poly([right, ...foot, left], false) };
  }
}
