/** What there is in the game: functions, colours, cards, as the service tells them. */
import type { IconName } from "$kit/icon-names";
import type { TypesOf } from "$lib/api";
import type { components } from "$lib/schema";

type Schemas = components["schemas"];
type Served = TypesOf<"Antigua">;
export type Card = Schemas["AntiguaCard"];
export type SeaCard = Schemas["AntiguaSeaCard"];
export type Treasure = Schemas["AntiguaTreasure"];
export type Functions = Schemas["AntiguaFunctions"];
export type Role = keyof Functions;
export type Colour = Card["colour"];
export type Space = SeaCard["name"];

/** A fight while it is watched. `cards`: what each of the two drew; if there was none left, what that counts as. */
export type Side = { seat: number; cards: (Card | number)[]; cannonballs: number };
export type Fight = { sides: [Side, Side]; winner?: number; loot?: Treasure };

/** What is seen; an open place is empty until it is filled again, and a fight is there while it is shown. */
export type View = Omit<Served["view"], "open"> & { open: (Card | null)[]; fight?: Fight };
export type Event = Served["event"];
export type Caption = Served["caption"];
export type Antigua = { view: View; event: Event; caption: Caption };

export const SUITS: Record<Colour, { cloth: string; weave: string; emblem: IconName }> = {
  hook: { cloth: "#B5303C", weave: "#94222E", emblem: "pirate-hook" },
  parrot: { cloth: "#2FA98C", weave: "#23876F", emblem: "parrot-head" },
  anchor: { cloth: "#264B8F", weave: "#1B3770", emblem: "anchor" },
  kraken: { cloth: "#A583D3", weave: "#8A65BC", emblem: "octopus" },
  skull: { cloth: "#E3AE33", weave: "#C79016", emblem: "pirate-skull" },
};

/** The five functions, in the order in which the service tells them. */
export const rolesOf = (functions: Functions): Role[] => Object.keys(functions) as Role[];

/** What a colour can do now. */
export const roleOf = (functions: Functions, colour: Colour): Role =>
  rolesOf(functions).find((it) => functions[it] === colour)!;

/** How many of a crew can do this now. */
export const count = (functions: Functions, crew: Card[], it: Role): number =>
  crew.filter((card) => card.colour === functions[it]).length;

/** How many of a crew have a function before a swap, and after it. */
export type Gain = { role: Role; before: number; after: number };

export const worth = (treasures: Treasure[]): number =>
  treasures.reduce((sum, it) => sum + (it.card?.treasures ?? 0), 0);
