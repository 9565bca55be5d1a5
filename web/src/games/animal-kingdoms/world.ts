/** What is seen of a game, as the service sends it, and how the page speaks of its people and cards. */
import type { Species } from "$kit/animals";
import type { Arg, Happening } from "$lib/api";
import type { components } from "$lib/schema";

type Schemas = components["schemas"];

export type Kingdom = Schemas["AnimalKingdomsKingdom"];
export type Battle = Schemas["AnimalKingdomsBattle"] & {
  shown?: Record<string, string[]>; // cards turned up before our eyes: the last one counts
  winner?: string;
  again?: boolean; // are some still tied?
};
/** What a kingdom has paid before our eyes, by its place in the ring. */
export type Tally = { place: number; paid: Record<string, number> };
export type View = Schemas["AnimalKingdomsView"] & {
  battle: Battle | null;
  tally?: Tally;
  came?: { place: number; who: number }[]; // shields laid before our eyes, which the log does not know yet
};

export const AGES = ["I", "II", "III"];
const THRONES = 2;
export const NOBODY = -1;

// ---- people: a number each, the players' seats and then Egon ------------------------------------------

export const whoIs = (view: View, name: string): number => view.seats.findIndex((it) => it.name === name);

/** Whom an event is about: Egon sits after the players. */
export const actor = (view: View, event: Happening): number =>
  view.seats[event.who] ? event.who : view.egon && event.who > 0 ? view.players : NOBODY;

export const isEgon = (view: View, who: number): boolean => who === view.players;

/** People as a message names them. */
export const people = (view: View, arg: Arg | undefined): string[] =>
  (Array.isArray(arg) ? arg : []).map((one) => view.seats[one instanceof Object && "seat" in one ? one.seat : view.players]!.name);

// ---- cards ------------------------------------------------------------------------------------------------

export const speciesOf = (card: string) => card.split("-")[0] as Species;
export const numberOf = (card: string) => Number(card.split("-")[1]);
export const naming = (card: string) => ({ card, species: speciesOf(card), number: numberOf(card) });

// ---- kingdoms ---------------------------------------------------------------------------------------------

/** Which kingdoms a law looks at. */
export function looksAt(law: string): Schemas["AnimalKingdomsLaw"]["looks_at"] {
  const number = Number(law.slice(1));
  return number < 18 ? "own" : number < 27 ? "neighbours" : "others";
}

/** They, by their places in the ring. */
export function watched(place: number, law: string): number[] {
  const ways = { own: [0], neighbours: [1, 4], others: [1, 2, 3, 4] }[looksAt(law)];
  return ways.map((way) => (place + way) % 5);
}

/** Who stands on the golden fields, in the order in which they came; `told`: as far as the log knows it. */
export function standing(view: View, kingdom: Kingdom, told: number[]): number[] {
  const left = view.seats.map((it) => kingdom.shields[it.name] ?? 0);
  const known = told.filter((who) => left[who]!-- > 0);
  const rest = left.flatMap((count, who) => Array<number>(Math.max(count, 0)).fill(who));
  const all = [...known, ...rest];
  if (!kingdom.crown) return all;
  const crowned = whoIs(view, kingdom.crown);
  const [king] = all.splice(all.lastIndexOf(crowned), 1);
  return [...all, king!];
}

export const thrones = (view: View, kingdom: Kingdom): (number | null)[] =>
  Array.from({ length: THRONES }, (_, i) => (kingdom.thrones[i] ? whoIs(view, kingdom.thrones[i]) : null));

/** All shields of somebody in a kingdom, those on thrones too. */
export const strength = (kingdom: Kingdom, name: string): number =>
  (kingdom.shields[name] ?? 0) + kingdom.thrones.filter((it) => it === name).length;

export const half = (token: number) => Math.ceil(token / 2);

/** What a law compares cards of other kingdoms by. */
export const seesSpecies = (law: string) => ["L20", "L22", "L24", "L27", "L30"].includes(law);
export const seesNumbers = (law: string) => law === "L24" || !seesSpecies(law);
