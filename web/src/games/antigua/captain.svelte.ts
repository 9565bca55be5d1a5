/** What I can do at this table now, by the pieces that I can point at. */
import type { Part } from "$lib/api";
import { means, type Args, type Of, type Target } from "$lib/chooser.svelte";
import type { TableClient } from "$lib/table/client.svelte";
import {
  count,
  type Antigua,
  type Caption,
  type Card,
  type Functions,
  type Gain,
  type Role,
  type Space,
} from "./pieces";

/** Something that is lit. A `way` is the whole choice that leads to a space. */
export type Offer = Pick<Target<Antigua>, "step" | "level" | "caption" | "chosen"> & { way?: number[] };

/** A space where my ship can go, and how many cards away it is. */
export type Goal = Offer & { far: number };

const ROLE_OF: Partial<Record<Caption["what"], Role>> = {
  sail: "helmsman",
  hire: "mate",
  hire_pile: "mate",
  navigate: "navigator",
  attack: "gunner",
  swap: "officer",
};
const roleOf = (part: { caption: Caption }) => ROLE_OF[part.caption.what];
const sails = (part: Part<Antigua>): part is Of<Part<Antigua>, "sail"> => means(part, "sail");

export class Captain {
  looked = $state<Role>(); // the function that I look at: what belongs to others is dark
  pirate = $state<Role>(); // the first of the two functions of a swap
  readonly table: TableClient<Antigua>;

  constructor(table: TableClient<Antigua>) {
    this.table = table;
  }

  #chooser = $derived.by(() => this.table.chooser);
  #taken = $derived.by(() => this.#chooser?.taken ?? []);

  /** The function of the choice in the making, or the one that I look at. */
  role = $derived.by((): Role | undefined => (this.#taken[0] ? roleOf(this.#taken[0]) : this.looked));

  /** The functions that are possible now. */
  possible = $derived.by(() => new Set((this.#chooser?.first ?? []).map(roleOf)));

  /** The swap that I chose. */
  #swap = $derived.by(() => this.#chooser?.chose("swap")[0]?.caption);

  /** The colours of the functions, as they would be after a swap that I chose. */
  functions = $derived.by((): Functions => {
    const { functions } = this.table.view;
    return this.#swap ? swapped(functions, this.#swap.one, this.#swap.other) : functions;
  });

  /** My crew. */
  crew = $derived.by((): Card[] => (this.table.eyes === null ? [] : this.table.view.seats[this.table.eyes]!.crew));

  swapped = (role: Role): boolean => this.functions[role] !== this.table.view.functions[role];

  /**
   * How many of my crew would have the functions of a swap, for which an Officer leaves: of the one that I chose, or of
   * the first pirate and this one.
   */
  gains(role: Role): Gain[] {
    const { functions: now } = this.table.view;
    const [partner, chosen] = [this.pirate, this.swapped(role)];
    if (!chosen && (!partner || partner === role)) return [];
    const then = chosen ? this.functions : swapped(now, role, partner!);
    const officer = this.crew.findIndex((card) => card.colour === now.officer);
    const left = this.crew.toSpliced(officer, 1);
    return (chosen ? [role] : [role, partner!]).map((it) => ({
      role: it,
      before: count(now, this.crew, it),
      after: count(then, left, it),
    }));
  }

  /** Does this card leave my crew by what I chose? The only Officer of a swap goes without being asked for. */
  goes(card: Card, place: number): boolean {
    const officer = card.colour === this.table.view.functions.officer;
    return this.offer("drop", { place })?.chosen ?? (officer && !!this.#swap);
  }

  /** The Officer who leaves for the swap that I chose, once I said which. */
  leaving = $derived.by((): Card | undefined => {
    const place = this.#chooser?.chose("drop")[0]?.caption.place;
    return place === undefined ? undefined : this.crew[place - 1];
  });

  /** Must I say which Officer leaves for the swap that I chose? */
  picksOfficer = $derived.by(() => !!this.#swap && !this.#chooser?.whole && !!this.offer("drop"));

  /** The way that my ship would go, without where it is now. */
  way = $derived.by((): Space[] => this.#taken.filter(sails).map((part) => part.caption.space));

  /** The space beside which my ship would start. */
  berth = $derived.by((): Space | undefined => this.#chooser?.chose("place")[0]?.caption.space);

  /** Where my ship can go. Where all ways are known, one click goes all the way; else it goes card by card. */
  goals = $derived.by((): Map<Space, Goal> => {
    const found = new Map<Space, Goal>();
    if (this.#dark("helmsman")) return found;
    for (const [space, goal] of [...this.#ways(), ...this.#nexts()]) {
      const known = found.get(space);
      if (!known || known.far > goal.far) found.set(space, goal);
    }
    return found;
  });

  /** All ways that a choice can be, where they are listed and could be chosen anew. */
  *#ways(): Generator<[Space, Goal]> {
    const chooser = this.#chooser;
    if (!chooser || (chooser.taken.length && !chooser.whole)) return;
    for (const { parts, steps } of chooser.decision.choices ?? []) {
      const way = parts.filter(sails);
      const end = way.at(-1);
      if (!end) continue;
      const chosen = this.way.length === way.length && this.way.at(-1) === end.caption.space;
      const offer = { step: steps[0]!, way: steps, level: 0, caption: end.caption, chosen };
      yield [end.caption.space, { ...offer, far: way.length }];
    }
  }

  /** The next card, if the ways are not listed, or the card beside which my ship starts. */
  *#nexts(): Generator<[Space, Goal]> {
    for (const target of this.#chooser?.targets ?? []) {
      const { caption, level } = target;
      const moors = caption.what === "place";
      if (!moors && (caption.what !== "sail" || this.#chooser!.decision.choices)) continue;
      const chosen = caption.space === (moors ? this.berth : this.way.at(-1));
      yield [caption.space, { ...target, chosen, far: level + 1 }];
    }
  }

  /** Is something not to be lit, because I look at another function? */
  #dark = (role: Role | undefined) => !this.#taken.length && !!role && !!this.looked && this.looked !== role;

  /** Can I choose this, now or instead of something that I chose? */
  offer<What extends Caption["what"]>(what: What, args?: Args<Antigua, What>): Offer | undefined {
    return this.#dark(ROLE_OF[what]) ? undefined : this.#chooser?.find(what, args);
  }

  /** The swap of two functions, named in either order. */
  swap = (one: Role, other: Role): Offer | undefined =>
    this.offer("swap", { one, other }) ?? this.offer("swap", { one: other, other: one });

  /** The number of the step that this would be next; nothing, if it would replace what was chosen. */
  step = (offer: Offer | undefined): number | undefined =>
    offer?.level === this.#taken.length ? offer.step : undefined;

  async choose({ step, way = [step], level }: Offer): Promise<void> {
    const chooser = this.#chooser!;
    this.pirate = undefined;
    await chooser.put(way, level);
    const anchor = chooser.next.find((next) => means(next, "done")); // whoever wants to sail on chooses another card
    if (anchor) await chooser.put([anchor.step], chooser.taken.length);
  }

  /** Look at a function; if there is only one thing that it can do, choose that. */
  async look(role: Role): Promise<void> {
    const chooser = this.#chooser;
    if (!chooser) return;
    const only = chooser.first.filter((next) => roleOf(next) === role);
    chooser.back(0);
    this.pirate = undefined;
    this.looked = this.looked === role ? undefined : role;
    if (only.length === 1) await this.choose({ ...only[0]!, level: 0, chosen: false });
  }

  /** One pirate of a swap, then the other. */
  async point(role: Role): Promise<void> {
    const offer = this.pirate && this.pirate !== role ? this.swap(this.pirate, role) : undefined;
    if (offer) return this.choose(offer);
    this.#chooser?.back(0);
    this.pirate = this.pirate === role ? undefined : role;
  }

  /** Take back what was begun last: of a swap, the place that was filled last. */
  giveBack(): void {
    const [first] = this.#taken;
    if (this.#taken.length > 1 && means(first!, "swap")) this.#chooser?.back();
    else if (first && means(first, "swap")) {
      this.#chooser?.back(0);
      this.looked = "officer";
      this.pirate = first.caption.one;
    } else if (first) this.#chooser?.back(0);
    else if (this.pirate) this.pirate = undefined;
    else this.forget();
  }

  forget(): void {
    this.looked = this.pirate = undefined;
  }
}

const swapped = (functions: Functions, one: Role, other: Role): Functions => ({
  ...functions,
  [one]: functions[other],
  [other]: functions[one],
});
