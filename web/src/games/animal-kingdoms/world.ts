/** What is seen of a game, as the service tells it, and how the page speaks of its people and cards. */
import type { TypesOf } from "$lib/api";
import type { components } from "$lib/schema";
import { t } from "$lib/words.svelte";

type Schemas = components["schemas"];

export type AnimalKingdoms = TypesOf<"AnimalKingdoms">;
export type View = AnimalKingdoms["view"];
export type Event = AnimalKingdoms["event"];
export type Caption = AnimalKingdoms["caption"];
export type Kingdom = Schemas["AnimalKingdomsKingdom"];
export type Size = Kingdom["size"];
export type Law = Schemas["AnimalKingdomsLaw"];
export type Species = Schemas["AnimalKingdomsCard"]["species"];
export type Person = { seat: number } | "Egon";

export const AGES = ["I", "II", "III"];
const THRONES = 2;
export const NOBODY = -1;
export const RIVAL = -1; // Egon's colour

// ---- people: a number each, the players' seats and then Egon ---------------------------------------------

export const whoIs = (view: View, name: string): number => view.seats.findIndex((it) => it.name === name);

export const numberOf = (view: View, person: Person): number => (person === "Egon" ? view.players : person.seat);

export const seatOf = (view: View, person: Person) => view.seats[numberOf(view, person)]!;

/** Whom an event is about. */
export const actor = (view: View, event: Event): number => ("who" in event ? numberOf(view, event.who) : NOBODY);

export const isEgon = (view: View, who: number): boolean => who === view.players;

// ---- cards: `owl-2` -----------------------------------------------------------------------------------------

export function facesOf(card: string): { species: Species; number: number } {
  const [species, number] = card.split("-");
  return { species: species as Species, number: Number(number) };
}

export const nameOf = (card: string): string => t("animal-kingdoms-card", facesOf(card));

// ---- kingdoms -----------------------------------------------------------------------------------------------

export const kingdomOf = (view: View, size: Size): Kingdom => view.kingdoms.find((it) => it.size === size)!;

/** Where a kingdom lies in the ring. */
export const placeOf = (view: View, size: Size): number => view.kingdoms.findIndex((it) => it.size === size);

export const thrones = (view: View, kingdom: Kingdom): (number | null)[] =>
  Array.from({ length: THRONES }, (_, i) => (kingdom.thrones[i] ? whoIs(view, kingdom.thrones[i]) : null));

/** All shields of somebody in a kingdom, those on thrones too. */
export const strength = (kingdom: Kingdom, name: string): number =>
  [...kingdom.fields, ...kingdom.thrones].filter((it) => it === name).length;

export const half = (token: number) => Math.ceil(token / 2);
