/** The island as a seat sees it (`view.py` in the game's folder), and what never changes about it. */
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

export type Token = { id: number; value: number | null; batch: number };
export type HeldToken = Token & { committed: boolean };
export type WilyTile = { id: number; kind: Wily | null; up: boolean };
export type Plan = {
  ready: boolean;
  revealed: Partial<Record<ControlTile, Deed>>;
  beside: Record<Deed, number> | null;
  own: Partial<Record<ControlTile, Deed>> | null;
};
export type Space = { name: string; kind: string; does: number; food: Token[]; stags: number[] };
export type Seat = {
  name: string;
  stag: string | null;
  antlers: number;
  lost: number;
  mated: number;
  winning_stag: boolean;
  cubes: number[] | null;
  tokens: HeldToken[];
  tiles: WilyTile[];
  plan: Plan;
};
/** Strengths are there as soon as the antlers have locked before our eyes. */
export type Fight = {
  attacker: number;
  defender: number;
  space: string;
  back: string;
  strengths?: Record<number, number>;
  winner?: number;
};
export type View = {
  players: number;
  advanced: boolean;
  round: number;
  last_round: boolean;
  phase: string;
  waiting: number[];
  active: number;
  start: number;
  die: Colour;
  spaces: Space[];
  seats: Seat[];
  fight: Fight | null;
  reserve: number;
  antlers_left: number;
  food_pile: number;
  food_discards: number[];
  wily_pile: number;
  wily_up: Wily | null;
  wily_discards: Wily[];
  last_round_at: number;
  you: number | null;
};

export const ACTING = ["move", "stride", "stride_on", "eat", "rut", "grow", "after"];
export const FIGHTING = ["commit", "defend", "face", "retreat", "rope", "diamond", "put"];
