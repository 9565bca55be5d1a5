/** A position for tests: three stags of four, in the middle of a round. */
import type { Seat, Space, SpaceName, View } from "./view";

const ring = (count: number, name: (i: number) => string) => Array.from({ length: count }, (_, i) => name(i));
export const SPACES = [
  ...ring(12, (i) => `O${i}`),
  ...ring(8, (i) => `${i % 2 ? "M" : "G"}${Math.floor(i / 2)}`),
  "C",
] as SpaceName[];

function kindOf(name: SpaceName): Space["kind"] {
  if (name === "C") return "centre";
  if (name[0] !== "O") return name[0] === "G" ? "grass" : "marsh";
  return (["red", "blue", "yellow"] as const)[Number(name.slice(1)) % 3]!;
}

const stag = (name: string, at: SpaceName, tokens: number[], mine: boolean): Seat => ({
  name,
  stag: at,
  antlers: 4,
  lost: 1,
  mated: 2,
  winning_stag: false,
  cubes: [1, 1, 1],
  tokens: tokens.map((id) => ({ id, value: mine ? 2 : null, batch: 1, committed: false })),
  tiles: [],
  plan: { ready: true, revealed: {}, beside: { move: 2, eat: 1, rut: 1, grow: 1 }, own: mine ? { "1": "move" } : null },
});

/** As the first of three sees it. */
export function example(): View {
  const at: Record<string, number> = { O3: 0, O6: 1, G3: 2 };
  return {
    players: 3,
    advanced: true,
    round: 2,
    last_round: false,
    stage: "act",
    active: 0,
    start: 0,
    turn: 1,
    deed: null,
    tile: null,
    die: "red",
    spaces: SPACES.map((name) => ({
      name,
      kind: kindOf(name),
      does: name === "O2" || name === "M0" ? 1 : 0,
      food: name === "O3" ? [8, 9].map((id) => ({ id, value: null, batch: 1 })) : [],
      stags: name in at ? [at[name]!] : [],
    })),
    seats: [stag("orange", "O3", [1, 2], true), stag("blue", "O6", [3, 4], false), stag("pink", "G3", [], false)],
    fight: null,
    reserve: 5,
    antlers_left: 35,
    food_pile: 7,
    food_discards: [1],
    wily_pile: 6,
    wily_up: "roar",
    wily_discards: ["speed"],
    last_round_at: 12,
    limits: { tokens: 5, tiles: 3, committed: 3 },
    you: 0,
  };
}
