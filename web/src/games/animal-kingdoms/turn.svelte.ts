/** What I put together: a card that I hold, cards to swap, a kingdom. It ends in one of the choices offered. */
import type { Message, Part } from "$lib/api";
import type { TableClient } from "$lib/table/client.svelte";
import type { AnimalKingdoms, Size } from "./world";

export type Deed = {
  kind: "play" | "pair" | "swap" | "battle";
  cards: string[]; // of a pair or a swap, the last one lies on top
  kingdom?: Size;
  crown: boolean; // does it take a crown?
  steps: number[];
};

/** What the steps of a choice are about. */
function deed(parts: readonly Part<AnimalKingdoms>[]): Deed | null {
  const captions = parts.map((part) => part.caption);
  const [first] = captions;
  const steps = parts.map((part) => part.step);
  const named = captions.flatMap((caption) => ("card" in caption ? caption.card.name : []));
  const cards = [...new Set(named.reverse())].reverse(); // the one on top is named again, at the end
  switch (first?.what) {
    case "play":
    case "pair":
      return { kind: first.what, cards, kingdom: first.kingdom, crown: first.field === "crown", steps };
    case "swap":
    case "battle":
      return { kind: first.what, cards, crown: false, steps };
  }
  return null;
}

const sameCards = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((card) => other.includes(card));

export class Turn {
  held = $state<string | null>(null);
  eyed = $state<string | null>(null); // the card that I look at, before I hold one
  swaps = $state(false); // do I look for cards to swap?
  reasons = $state.raw<Partial<Record<Size, Message>>>({}); // why the card that I hold may not go to a kingdom
  readonly #table: TableClient<AnimalKingdoms>;

  constructor(table: TableClient<AnimalKingdoms>) {
    this.#table = table;
  }

  deeds = $derived.by((): Deed[] =>
    (this.#table.chooser?.decision.choices ?? []).flatMap((choice) => deed(choice.parts) ?? []),
  );
  chosen = $derived.by(() => deed(this.#table.chooser?.taken ?? []));
  picks = $derived(this.chosen?.cards ?? (this.held ? [this.held] : []));
  fighting = $derived(this.deeds[0]?.kind === "battle");
  maySwap = $derived(this.deeds.some((one) => one.kind === "swap"));
  swapping = $derived(this.maySwap && (this.swaps || this.deeds.every((one) => one.kind === "swap")));

  /** What a click on a card would choose; a card that may still go to several kingdoms is only held. */
  byCard(card: string): Deed | null {
    if (this.fighting) return this.deeds.find((one) => one.cards[0] === card) ?? null;
    if (this.swapping) return this.#swapOf(this.#toggled(card));
    const { chosen } = this;
    if (chosen?.kind === "pair") return this.#pairWith(card, chosen);
    const usable = this.#laying.filter((one) => one.cards.includes(card));
    const there = usable.find((one) => one.kind === "play" && one.kingdom === chosen?.kingdom);
    if (chosen && there) return there;
    return new Set(usable.map((one) => one.kingdom)).size === 1 ? usable[0]! : null;
  }

  /** What a click on a kingdom would choose. */
  inKingdom(size: Size): Deed | null {
    const card = this.held ?? (this.chosen ? null : this.#promising);
    const here = this.#laying.filter((one) => one.kingdom === size);
    return (
      here.find((one) => one.cards.at(-1) === card) ?? here.find((one) => !card || one.cards.includes(card)) ?? null
    );
  }

  /** Why the card that I hold may not go to this kingdom. */
  reasonIn = (size: Size): Message | undefined =>
    this.deeds.length && this.held && !this.inKingdom(size) ? this.reasons[size] : undefined;

  /** Can this card be used at all? */
  usable = (card: string): boolean => this.deeds.some((one) => one.cards.includes(card));

  /** With several cards of which one lies on top: those that could. */
  get tops(): string[] {
    const { chosen } = this;
    if (!chosen || chosen.cards.length < 2) return [];
    const alike = this.deeds.filter((one) => one.kind === chosen.kind && sameCards(one.cards, chosen.cards));
    return alike.length > 1 ? this.#hand.filter((card) => chosen.cards.includes(card)) : [];
  }

  putOnTop = (card: string): Promise<void> => this.choose(this.#withTop(card));

  async clickCard(card: string): Promise<void> {
    if (!this.deeds.length) return;
    const found = this.byCard(card);
    if (this.fighting || this.swapping) return this.choose(found);
    if (found?.kind === "pair" && this.chosen?.kind === "pair") return this.choose(found);
    const again = this.held === card;
    this.held = again ? null : card;
    await this.choose(again ? null : found);
    void this.#explain();
  }

  async clickKingdom(size: Size): Promise<void> {
    const found = this.inKingdom(size);
    const card = this.held ?? this.#hand[0];
    if (found) await this.choose(found);
    else if (card && this.#table.myTurn && !this.fighting) await this.#table.whyNot(`play ${card} to ${size}`);
  }

  async clickSwap(): Promise<void> {
    const begun = this.held;
    this.rest();
    this.swaps = !this.swaps;
    await this.choose(this.swaps && begun ? this.#swapOf([begun]) : null);
  }

  async choose(found: Deed | null): Promise<void> {
    await this.#table.chooser?.put(found?.steps ?? []);
  }

  /** The last card comes back, or the whole choice. */
  back = (): Promise<void> => {
    const fewer = this.chosen?.kind === "swap" ? this.#swapOf(this.picks.slice(0, -1)) : null;
    if (!fewer) this.held = null;
    if (!fewer && !this.chosen) this.swaps = false;
    return this.choose(fewer);
  };

  rest(): void {
    this.held = null;
    this.eyed = null;
    this.reasons = {};
  }

  get #hand(): string[] {
    return this.#table.view.seats[this.#table.eyes ?? -1]?.hand ?? [];
  }

  /** The card that I look at, if it may go anywhere: one that may not, or has left my hand, hides nothing. */
  get #promising(): string | null {
    const { eyed } = this;
    return eyed && this.#laying.some((one) => one.cards.includes(eyed)) ? eyed : null;
  }

  get #laying(): Deed[] {
    return this.swapping ? [] : this.deeds.filter((one) => one.kind === "play" || one.kind === "pair");
  }

  #toggled(card: string): string[] {
    return this.picks.includes(card) ? this.picks.filter((it) => it !== card) : [...this.picks, card];
  }

  #swapOf(cards: string[]): Deed | null {
    const alike = this.deeds.filter((one) => one.kind === "swap" && sameCards(one.cards, cards));
    return alike.find((one) => one.cards.at(-1) === cards.at(-1)) ?? alike[0] ?? null;
  }

  #pairWith(card: string, chosen: Deed): Deed | null {
    if (chosen.cards.includes(card)) return this.#withTop(card);
    const pairs = this.deeds.filter((one) => one.kind === "pair" && one.cards.at(-1) === card);
    return pairs.find((one) => one.cards[0] === chosen.cards.at(-1)) ?? pairs[0] ?? null;
  }

  /** The same cards, with this one on top. */
  #withTop(card: string): Deed | null {
    const alike = this.deeds.filter((one) => one.kind === this.chosen?.kind && sameCards(one.cards, this.picks));
    return alike.find((one) => one.cards.at(-1) === card) ?? null;
  }

  /** Ask why the card that I hold may not go to the kingdoms that are not lit. */
  async #explain(): Promise<void> {
    const { held } = this;
    this.reasons = {};
    if (!held) return;
    const closed = this.#table.view.kingdoms.map((it) => it.size).filter((size) => !this.inKingdom(size));
    const reasons = await Promise.all(closed.map((size) => this.#table.reason(`play ${held} to ${size}`)));
    if (this.held === held) this.reasons = Object.fromEntries(closed.map((size, i) => [size, reasons[i]]));
  }
}
