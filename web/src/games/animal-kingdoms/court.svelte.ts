/** What the drawings of a table share: what is seen, who is who, and what I put together. */
import type { TableClient } from "$lib/table/client.svelte";
import { t } from "$lib/words.svelte";
import { Scene } from "./scene.svelte";
import { Turn } from "./turn.svelte";
import {
  NOBODY,
  actor,
  nameOf,
  placeOf,
  strength,
  thrones,
  whoIs,
  type AnimalKingdoms,
  type Event,
  type Kingdom,
  type View,
} from "./world";

export class Court {
  readonly table: TableClient<AnimalKingdoms>;
  readonly turn: Turn;
  readonly scene = new Scene();
  hovered = $state<number | null>(null); // the kingdom that is looked at, by its place
  open = $state<number | null>(null); // the kingdom whose sheet is open, by its place
  discards = $state(false); // is the sheet of the discards open?

  constructor(table: TableClient<AnimalKingdoms>) {
    this.table = table;
    this.turn = new Turn(table);
  }

  get view(): View {
    return this.table.view;
  }

  // ---- people ----------------------------------------------------------------------------------------------

  /** Everyone but me, in the order of play, Egon last. */
  get rivals(): number[] {
    return this.view.egon ? [...this.table.others, this.view.players] : this.table.others;
  }

  /** What somebody did last, in few words. */
  last(who: number): string {
    const events = this.table.log.flatMap((frame) => frame.events);
    for (const event of events.toReversed()) {
      if (actor(this.view, event) !== who) continue;
      if (event.what === "swap_point") return t("animal-kingdoms-last-swap", { cards: event.cards });
      if (event.what === "laid" || event.what === "egon_turned")
        return t("animal-kingdoms-last", { card: nameOf(event.card.name) });
    }
    return "";
  }

  // ---- kingdoms ----------------------------------------------------------------------------------------------

  /** Who stands on the golden fields, in the order in which they came. */
  standing(place: number): number[] {
    const all = this.view.kingdoms[place]!.fields.map((name) => whoIs(this.view, name));
    return this.#comes("shield", place) ? all.slice(0, -1) : all;
  }

  thrones(place: number): (number | null)[] {
    const kingdom = this.view.kingdoms[place]!;
    const all = thrones(this.view, kingdom);
    return this.#comes("throne", place) ? all.with(kingdom.thrones.length - 1, null) : all;
  }

  /** The cards laid in a kingdom. */
  lying(place: number): string[] {
    const { cards } = this.view.kingdoms[place]!;
    return this.#comes("laid", place) ? cards.slice(0, -1) : cards;
  }

  /** The places of the kingdoms that the law of a kingdom looks at. */
  watched = (place: number): number[] => this.view.kingdoms[place]!.law.watches.map((size) => placeOf(this.view, size));

  /** Is a piece on its way here, and so not yet here? */
  #comes = (what: Event["what"], place: number): boolean => this.table.now?.what === what && this.#where === place;

  /** The kingdom that what happens now is about, by its place. */
  get #where(): number {
    const { now } = this.table;
    return now && "kingdom" in now ? placeOf(this.view, now.kingdom) : NOBODY;
  }

  title = (place: number): string => t("animal-kingdoms-kingdom", { kingdom: this.view.kingdoms[place]!.size });

  /** Who has most shields in a kingdom, with how many. */
  ranking(kingdom: Kingdom): { who: number; shields: number }[] {
    const all = this.view.seats.map((it, who) => ({ who, shields: strength(kingdom, it.name) }));
    return all.filter((one) => one.shields).sort((a, b) => b.shields - a.shields);
  }

  /** A kingdom in words. */
  label(place: number): string {
    const kingdom = this.view.kingdoms[place]!;
    const card = kingdom.cards.at(-1);
    const shields = this.ranking(kingdom).map(({ who, shields }) => `${this.table.name(who)} ${shields}`);
    return [
      this.title(place),
      this.table.say(kingdom.law),
      card ? t("animal-kingdoms-last", { card: nameOf(card) }) : t("animal-kingdoms-empty"),
      t("animal-kingdoms-taken", { filled: kingdom.fields.length, size: kingdom.size }),
      ...shields,
      t("animal-kingdoms-token", { points: kingdom.tokens[this.view.age - 1]!, age: this.view.age }),
    ].join(". ");
  }

  // ---- what happens before our eyes ----------------------------------------------------------------------

  /** Who does something now. */
  get actor(): number {
    return this.table.now ? actor(this.view, this.table.now) : NOBODY;
  }

  /** The kingdom that something happens in now, by its place. */
  get busyIn(): number {
    return this.table.now?.what === "egon_shuns" ? NOBODY : this.#where;
  }

  /** Is the crown of a kingdom being taken just now? */
  crowns = (place: number): boolean => this.#comes("crown", place);

  /** Does Egon go by the top discard just now? */
  get egonLooks(): boolean {
    const what = this.table.now?.what;
    return what === "egon_turned" || what === "egon_doubles" || what === "egon_lapses" || (!!what && what in EGON_AT);
  }

  /** What Egon makes of a kingdom just now. */
  egonAt(place: number): "aims" | "shuns" | "places" | undefined {
    const what = this.table.now?.what;
    return what && this.#where === place ? EGON_AT[what] : undefined;
  }
}

const EGON_AT: Partial<Record<Event["what"], "aims" | "shuns" | "places">> = {
  egon_aims: "aims",
  egon_fewest: "aims",
  egon_shuns: "shuns",
  egon_places: "places",
};
