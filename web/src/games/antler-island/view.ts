/** The island as a seat sees it (`view.py` in the game's folder), and what never changes about it. */
import type { components } from "$lib/schema";

export const DEEDS = ["move", "eat", "rut", "grow"] as const;
export const TILES = ["1", "2", "3", "X", "_"] as const;
export const WILY = ["roar", "speed", "greedy", "rut-your-stuff", "rope-a-dope", "diamond-antler"] as const;
export const COLOURS = ["red", "blue", "yellow"] as const;
export type Deed = (typeof DEEDS)[number];
export type ControlTile = (typeof TILES)[number];
export type Wily = (typeof WILY)[number];
export type Colour = (typeof COLOURS)[number];

export const BLANK: ControlTile = "_";
export const HAND = 5;
export const WILY_HELD = 3;

const ring = (n: number) => Array.from({ length: n }, (_, i) => i);
export const OUTSIDE = ring(12).map((i) => `O${i}`);
export const MIDDLE = ring(4).flatMap((q) => [`G${q}`, `M${q}`]);
export const PEAK = "C";
/** In the order of their numbers. */
export const SPACES = [...OUTSIDE, ...MIDDLE, PEAK];

export const colourOf = (shore: number): Colour => COLOURS[shore % 3]!;
export const groundOf = (space: string): string =>
  space === PEAK ? "centre" : space[0] === "G" ? "grass" : space[0] === "M" ? "marsh" : colourOf(Number(space.slice(1)));

/** The space directly uphill. */
export function uphill(space: string): string {
  if (space[0] !== "O") return PEAK;
  const i = Number(space.slice(1));
  return `${i % 3 === 2 ? "M" : "G"}${Math.floor(i / 3)}`;
}

type Schemas = components["schemas"];
export type HeldToken = Schemas["AntlerIslandHeldToken"];
export type WilyTile = Schemas["AntlerIslandTile"];
export type Space = Schemas["AntlerIslandSpace"];
export type Seat = Schemas["AntlerIslandSeat"];
/** Strengths are there while antlers lock before our eyes. */
export type Fight = Schemas["AntlerIslandFight"] & { strengths?: Record<number, number> };
export type View = Omit<Schemas["AntlerIslandView"], "fight"> & { fight: Fight | null };
