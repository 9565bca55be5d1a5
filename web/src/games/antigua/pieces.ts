/** What there is in the game: functions, colours, cards, as the view tells them. */
import type { IconName } from "$kit/icon-names";
import type { components } from "$lib/schema";

type Schemas = components["schemas"];
export type Face = Schemas["AntiguaFace"];
export type Card = Schemas["AntiguaCard"];
export type SeaCard = Schemas["AntiguaSeaCard"];
export type Treasure = Schemas["AntiguaTreasure"];

/** A fight while it is watched. `cards`: what each of the two drew; null: there was none left. */
export type Side = { seat: number; cards: (Card | null)[]; cannonballs: number };
export type Fight = { sides: [Side, Side]; winner?: number; loot?: Treasure };

/** What is seen; an open place is empty until it is filled again, and a fight is there while it is shown. */
export type View = Omit<Schemas["AntiguaView"], "open"> & { open: (Card | null)[]; fight?: Fight };

export const ROLES = ["mate", "helmsman", "navigator", "gunner", "officer"] as const;
export type Role = (typeof ROLES)[number];
type Colour = "hook" | "parrot" | "anchor" | "kraken" | "skull";

export const SUITS: Record<Colour, { cloth: string; weave: string; emblem: IconName }> = {
  hook: { cloth: "#B5303C", weave: "#94222E", emblem: "pirate-hook" },
  parrot: { cloth: "#2FA98C", weave: "#23876F", emblem: "parrot-head" },
  anchor: { cloth: "#264B8F", weave: "#1B3770", emblem: "anchor" },
  kraken: { cloth: "#A583D3", weave: "#8A65BC", emblem: "octopus" },
  skull: { cloth: "#E3AE33", weave: "#C79016", emblem: "pirate-skull" },
};

export const emblem = (colour: string): IconName => SUITS[colour as Colour].emblem;

/** What a colour can do now. */
export const roleOf = (functions: View["functions"], colour: string): Role =>
  ROLES.find((it) => functions[it] === colour)!;

/** How many of a crew can do this now. */
export const count = (functions: View["functions"], crew: Card[], it: Role): number =>
  crew.filter((card) => card.colour === functions[it]).length;

/** How many of a crew have a function before a swap, and after it. */
export type Gain = { role: Role; before: number; after: number };

export const worth = (treasures: Treasure[]): number => treasures.reduce((sum, it) => sum + (it.card?.treasures ?? 0), 0);
