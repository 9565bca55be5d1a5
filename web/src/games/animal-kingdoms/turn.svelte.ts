/** What I put together: a card that I hold, cards to swap, a kingdom. It ends in one of the choices offered. */
import { get, type Listed, type Message, type Part, type Why } from "$lib/api";
import type { Table } from "$lib/table.svelte";
import type { View } from "./world";

export type Deed = {
  kind: "play" | "pair" | "swap" | "battle";
  cards: string[]; // of a pair or a swap, the last one lies on top
  kingdom?: number;
  crown: boolean; // does it take a crown?
  steps: number[];
};

/** What the steps of a choice are about. */
function deed(parts: readonly Part[]): Deed | null {
  if (!parts.length) return null;
  const named = parts.filter((part) => part.caption.args.card).map((part) => part.caption.args.card as string);
  const { kingdom, field } = parts[0]!.caption.args;
  return {
    kind: parts[0]!.caption.id.replace("animal-kingdoms-", "") as Deed["kind"],
    cards: [...new Set(named.reverse())].reverse(), // the one on top is named again, at the end
    kingdom: kingdom as number | undefined,
    crown: field === "crown",
    steps: parts.map((part) => part.step),
  };
}

const sameCards = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((card) => other.includes(card));

export class Turn {
  held = $state<string | null>(null);
  eyed = $state<string | null>(null); // the card that I look at, before I hold one
  swaps = $state(false); // do I look for cards to swap?
  reasons = $state.raw<Record<number, Message>>({}); // why the card that I hold may not go to a kingdom
  readonly #table: Table<View>;

  constructor(table: Table<View>) {
    this.#table = table;
  }

  deeds = $derived.by((): Deed[] =>
    this.#table.decision ? (this.#table.composer?.decision.choices ?? []).map((choice: Listed) => deed(choice.parts)!) : [],
  );
  chosen = $derived.by(() => (this.#table.decision ? deed(this.#table.composer?.taken ?? []) : null));
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
  inKingdom(size: number): Deed | null {
    const card = this.held ?? (this.chosen ? null : this.eyed);
    const here = this.#laying.filter((one) => one.kingdom === size);
    return here.find((one) => one.cards.at(-1) === card) ?? here.find((one) => !card || one.cards.includes(card)) ?? null;
  }

  /** Why the card that I hold may not go to this kingdom. */
  reasonIn = (size: number): Message | undefined =>
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

  async clickKingdom(size: number): Promise<void> {
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
    const { composer } = this.#table;
    composer?.back(0);
    for (const step of found?.steps ?? []) {
      const next = composer?.next.find((one) => one.step === step);
      if (next) await this.#table.take(next);
    }
  }

  /** The last card comes back, or the whole choice. */
  back = (): Promise<void> => {
    const fewer = this.chosen?.kind === "swap" ? this.#swapOf(this.picks.slice(0, -1)) : null;
    if (!fewer) this.held = null;
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
    const path = `/tables/${this.#table.id}/why?seat=${this.#table.eyes}&text=`;
    const answers = await Promise.all(closed.map((size) => get<Why>(path + encodeURIComponent(`play ${held} to ${size}`)).catch(() => null)));
    if (this.held !== held) return;
    const told = closed.map((size, i) => [size, answers[i]?.reason?.args.reason ?? answers[i]?.reason] as const);
    this.reasons = Object.fromEntries(told.filter(([, reason]) => reason)) as Record<number, Message>;
  }
}
