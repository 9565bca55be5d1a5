/** What I can do at this table now, by the pieces that I can point at. */
import type { Next, Part } from "$lib/api";
import { means } from "$lib/composer.svelte";
import type { Table } from "$lib/table.svelte";
import { count, type Card, type Gain, type Role, type View } from "./pieces";

/** Something that may be chosen: these steps, after `level` steps of the choice in the making. */
export type Offer = { steps: number[]; level: number; caption: Part["caption"]; chosen: boolean };

const ROLE_OF: Record<string, Role> = {
  "antigua-sail": "helmsman",
  "antigua-hire": "mate",
  "antigua-hire-pile": "mate",
  "antigua-navigate": "navigator",
  "antigua-attack": "gunner",
  "antigua-swap": "officer",
};
const sails = (part: Part) => means(part, "antigua-sail");
const spaceOf = (part: Part) => part.caption.args.space as string;

export class Captain {
  looked = $state<Role>(); // the function that I look at: what belongs to others is dark
  pirate = $state<Role>(); // the first of the two functions of a swap
  readonly table: Table<View>;

  constructor(table: Table<View>) {
    this.table = table;
  }

  #composer = $derived.by(() => (this.table.decision ? this.table.composer : undefined));
  #taken = $derived.by(() => this.#composer?.taken ?? []);

  /** The function of the choice in the making, or the one that I look at. */
  role = $derived.by((): Role | undefined => (this.#taken[0] ? ROLE_OF[this.#taken[0].caption.id] : this.looked));

  /** The functions that are possible now. */
  possible = $derived.by(() => new Set((this.#composer?.offered[0] ?? []).map((next) => ROLE_OF[next.caption.id])));

  /** The colours of the functions, as they would be after a swap that I chose. */
  functions = $derived.by((): View["functions"] => {
    const { functions } = this.table.view;
    const swap = this.#taken.find((part) => means(part, "antigua-swap"));
    if (!swap) return functions;
    const [one, other] = [swap.caption.args.one as Role, swap.caption.args.other as Role];
    return { ...functions, [one]: functions[other]!, [other]: functions[one]! };
  });

  /** My crew. */
  crew = $derived.by((): Card[] => (this.table.eyes === null ? [] : this.table.view.seats[this.table.eyes]!.crew));

  swapped = (role: Role): boolean => this.functions[role] !== this.table.view.functions[role];

  /** How many of my crew would have the functions of a swap, for which an Officer leaves: of the one that I chose, or of the first pirate and this one. */
  gains(role: Role): Gain[] {
    const { functions: now } = this.table.view;
    const [partner, swapped] = [this.pirate, this.swapped(role)];
    if (!swapped && (!partner || partner === role)) return [];
    const then = swapped ? this.functions : { ...now, [role]: now[partner!]!, [partner!]: now[role]! };
    const officer = this.crew.findIndex((card) => card.colour === now.officer);
    const left = this.crew.toSpliced(officer, 1);
    return (swapped ? [role] : [role, partner!]).map((it) => ({ role: it, before: count(now, this.crew, it), after: count(then, left, it) }));
  }

  /** The way that my ship would go, without where it is now. */
  way = $derived.by(() => this.#taken.filter(sails).map(spaceOf));

  /** The space beside which my ship would start. */
  berth = $derived.by(() => this.#taken.filter((part) => means(part, "antigua-place")).map(spaceOf)[0]);

  /** What is lit: all that could be taken instead of what I chose; but first a choice must be whole. */
  #levels = $derived.by((): [number, Next[]][] => {
    const all = [...(this.#composer?.offered.entries() ?? [])];
    return this.#composer?.whole ? all : all.slice(-1);
  });

  /** The spaces where my ship can go, and how far they are. */
  spaces = $derived.by((): Map<string, Offer & { far: number }> => {
    const found = new Map<string, Offer & { far: number }>();
    const note = (space: string, far: number, offer: Offer) => {
      const known = found.get(space);
      if (!known || known.far > far) found.set(space, { ...offer, far });
    };
    if (!this.#composer || this.#dark("helmsman")) return found;
    const { decision } = this.#composer;
    for (const choice of (this.#levels[0]?.[0] === 0 && decision.choices) || []) {
      const way = choice.parts.filter(sails);
      const end = way.at(-1);
      const chosen = end && this.way.length === way.length && this.way.at(-1) === spaceOf(end);
      if (end) note(spaceOf(end), way.length, { steps: choice.steps, level: 0, caption: end.caption, chosen: !!chosen });
    }
    for (const [level, nexts] of this.#levels) {
      for (const next of nexts) {
        const moors = means(next, "antigua-place");
        if (!moors && (decision.choices || !sails(next))) continue;
        const chosen = spaceOf(next) === (moors ? this.berth : this.way.at(-1));
        note(spaceOf(next), level + 1, { steps: [next.step], level, caption: next.caption, chosen });
      }
    }
    return found;
  });

  /** Is something not to be lit, because I look at another function? */
  #dark = (role: Role) => !this.#taken.length && !!this.looked && this.looked !== role;

  /** Can I choose this, now or instead of something that I chose? */
  offer(id: string, args: Record<string, unknown> = {}): Offer | undefined {
    if (ROLE_OF[id] && this.#dark(ROLE_OF[id])) return undefined;
    const chosen = this.#taken.some((part) => means(part, id, args));
    for (const [level, nexts] of this.#levels.toReversed()) {
      const next = nexts.find((one) => means(one, id, args));
      if (next) return { steps: [next.step], level, caption: next.caption, chosen };
    }
    return undefined;
  }

  /** The swap of two functions, named in either order. */
  swap = (one: Role, other: Role): Offer | undefined =>
    this.offer("antigua-swap", { one, other }) ?? this.offer("antigua-swap", { one: other, other: one });

  /** The number of the step that this would be next; nothing, if it would replace what was chosen. */
  step = (offer: Offer | undefined): number | undefined =>
    offer && offer.level === this.#taken.length ? offer.steps[0] : undefined;

  async choose(offer: Offer): Promise<void> {
    const composer = this.#composer!;
    this.pirate = undefined;
    composer.back(offer.level);
    for (const step of offer.steps) await this.#take(composer.next.find((next) => next.step === step));
    await this.#take(composer.find("antigua-done")); // whoever wants to sail on chooses another card
  }

  async #take(next: Next | undefined): Promise<void> {
    if (next) await this.table.take(next);
  }

  /** Look at a function; if there is only one thing that it can do, choose that. */
  async look(role: Role): Promise<void> {
    const composer = this.#composer;
    if (!composer) return;
    const options = composer.offered[0]!.filter((next) => ROLE_OF[next.caption.id] === role);
    composer.back(0);
    this.pirate = undefined;
    this.looked = this.looked === role && !this.#taken.length ? undefined : role;
    if (options.length === 1) await this.choose({ steps: [options[0]!.step], level: 0, caption: options[0]!.caption, chosen: false });
  }

  /** One pirate of a swap, then the other. */
  async point(role: Role): Promise<void> {
    const offer = this.pirate && this.pirate !== role ? this.swap(this.pirate, role) : undefined;
    if (offer) return this.choose(offer);
    this.#composer?.back(0);
    this.pirate = this.pirate === role ? undefined : role;
  }

  forget(): void {
    this.looked = this.pirate = undefined;
  }
}
