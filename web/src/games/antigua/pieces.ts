/** What there is in the game: functions, colours, cards, as the view tells them. */
import type { IconName } from "$kit/icon-names";

export const ROLES = ["mate", "helmsman", "navigator", "gunner", "officer"] as const;
export type Role = (typeof ROLES)[number];
export type Colour = "hook" | "parrot" | "anchor" | "kraken" | "skull";

export type Face = { colour: Colour; cannonballs: number; treasures: number };
export type Card = Face & { id: number };
export type SeaCard = { name: string; shows: "water" | "island" | "nothing" };
export type Treasure = { id: number; found: number; finder: number; known_to: number[]; card: Face | null };
export type Seat = { name: string; ship: string | null; on_grid: boolean; crew: Card[]; treasures: Treasure[] };

/** A fight while it is watched. `cards`: what each of the two drew; null: there was none left. */
export type Side = { seat: number; cards: (Card | null)[]; cannonballs: number };
export type Fight = { sides: [Side, Side]; winner?: number; loot?: Treasure };

export type View = {
  players: number;
  round: number;
  phase: string;
  turn: number;
  actions_left: number;
  columns: number;
  sea: SeaCard[];
  water: number;
  final_water: number;
  final_phase: boolean;
  border: string[]; // the way of the box, from its corner
  box: { at: string; gone: number; places: number };
  functions: Record<Role, Colour>;
  open: (Card | null)[]; // null: until the place is filled again
  pile: number;
  discards: Card[];
  fate: Card | null;
  seats: Seat[];
  ending: string | null;
  fight?: Fight; // only while it is shown
};

export const SUITS: Record<Colour, { cloth: string; weave: string; emblem: IconName }> = {
  hook: { cloth: "#B5303C", weave: "#94222E", emblem: "pirate-hook" },
  parrot: { cloth: "#2FA98C", weave: "#23876F", emblem: "parrot-head" },
  anchor: { cloth: "#264B8F", weave: "#1B3770", emblem: "anchor" },
  kraken: { cloth: "#A583D3", weave: "#8A65BC", emblem: "octopus" },
  skull: { cloth: "#E3AE33", weave: "#C79016", emblem: "pirate-skull" },
};

/** What a colour can do now. */
export const roleOf = (functions: View["functions"], colour: Colour): Role =>
  ROLES.find((it) => functions[it] === colour)!;

/** How many of a crew can do this now. */
export const count = (view: View, crew: Card[], it: Role): number =>
  crew.filter((card) => card.colour === view.functions[it]).length;

export const worth = (treasures: Treasure[]): number => treasures.reduce((sum, it) => sum + (it.card?.treasures ?? 0), 0);
