/** What the drawings of a table share: what is seen, who is who, and what I put together. */
import { NOBODY, actor, naming, standing, strength, thrones, type Kingdom, type View } from "./world";
import { t } from "$lib/words.svelte";
import type { Table } from "$lib/table.svelte";
import { Turn } from "./turn.svelte";

export class Court {
  readonly table: Table<View>;
  readonly turn: Turn;
  hovered = $state<number | null>(null); // the kingdom that is looked at, by its place
  open = $state<number | null>(null); // the kingdom whose sheet is open, by its place
  discards = $state(false); // is the sheet of the discards open?

  constructor(table: Table<View>) {
    this.table = table;
    this.turn = new Turn(table);
  }

  get view(): View {
    return this.table.view;
  }

  // ---- people -------------------------------------------------------------------------------------------

  /** Everyone but me, in the order of play, Egon last. */
  get rivals(): number[] {
    return this.view.egon ? [...this.table.others, this.view.players] : this.table.others;
  }

  /** What somebody did last, in few words. */
  last(who: number): string {
    const events = this.table.log.flatMap((frame) => frame.events);
    const event = events.findLast((it) => actor(this.view, it) === who && DEEDS.has(it.what));
    if (!event) return "";
    const { card, species, number, cards } = event.says.args as Record<string, string | number>;
    return event.what === "swap_point"
      ? t("animal-kingdoms-last-swap", { cards: cards! })
      : t("animal-kingdoms-last", { card: card!, species: species!, number: number! });
  }

  // ---- kingdoms -------------------------------------------------------------------------------------------

  /** Who laid shields in this age, by kingdom, in order: what happened since its beginning. */
  #told = $derived.by(() => {
    const events = this.table.log.flatMap((frame) => frame.events);
    const since = events.slice(events.findLastIndex((event) => event.what === "age") + 1);
    return this.view.kingdoms.map((_, place) =>
      since.filter((event) => event.what === "shield" && event.a === place).map((event) => actor(this.view, event)),
    );
  });

  /** Who stands on the golden fields. */
  standing(place: number): number[] {
    const came = (this.view.came ?? []).filter((it) => it.place === place).map((it) => it.who);
    const all = standing(this.view, this.view.kingdoms[place]!, [...(this.#told[place] ?? []), ...came]);
    return this.#comes("shield", place) ? all.slice(0, -1) : all;
  }

  thrones(place: number): (number | null)[] {
    const all = thrones(this.view, this.view.kingdoms[place]!);
    return this.#comes("throne", place) ? all.with(this.view.age - 1, null) : all;
  }

  /** The cards laid in a kingdom. */
  lying(place: number): string[] {
    const { cards } = this.view.kingdoms[place]!;
    return this.#comes("laid", place) ? cards.slice(0, -1) : cards;
  }

  /** Is a piece on its way here, and so not yet here? */
  #comes = (what: string, place: number): boolean => this.table.now?.what === what && this.table.now.a === place;

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
      t(`animal-kingdoms-law-${kingdom.law.id.toLowerCase()}`),
      card ? t("animal-kingdoms-last", naming(card)) : t("animal-kingdoms-empty"),
      t("animal-kingdoms-taken", { filled: kingdom.filled, size: kingdom.size }),
      ...shields,
      t("animal-kingdoms-token", { points: kingdom.tokens[this.view.age - 1]!, age: this.view.age }),
    ].join(". ");
  }

  // ---- what happens before our eyes -----------------------------------------------------------------------

  /** Who does something now. */
  get actor(): number {
    return this.table.now ? actor(this.view, this.table.now) : NOBODY;
  }

  /** The kingdom that something happens in now, by its place. */
  get busyIn(): number {
    const now = this.table.now;
    return now && KINGDOM_EVENTS.has(now.what) ? now.a : NOBODY;
  }

  /** Is the crown of a kingdom being taken just now? */
  crowns = (place: number): boolean => this.#comes("crown", place);

  /** Does Egon go by the top discard just now? */
  get egonLooks(): boolean {
    return EGON_LOOKS.has(this.table.now?.what ?? "");
  }

  /** What Egon makes of a kingdom just now. */
  egonAt(place: number): "aims" | "shuns" | "places" | null {
    const now = this.table.now;
    if (!now || now.a !== place) return null;
    const [, deed] = /^egon_(aims|fewest|shuns|places)$/.exec(now.what) ?? [];
    return deed === "fewest" ? "aims" : ((deed as "aims" | "shuns" | "places" | undefined) ?? null);
  }
}

const DEEDS = new Set(["laid", "swap_point", "egon_turned"]);
const EGON_LOOKS = new Set(["egon_turned", "egon_doubles", "egon_aims", "egon_fewest", "egon_shuns", "egon_places"]);
const KINGDOM_EVENTS = new Set([
  "law", "laid", "shield", "crown", "tied", "paid", "unpaid", "throne", "won_battle", "egon_aims", "egon_fewest", "egon_places",
]);
