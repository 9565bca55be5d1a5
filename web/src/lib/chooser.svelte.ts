/**
 * A choice in the making: of the steps that may follow each other, those that were taken.
 *
 * What can be clicked is lit: the steps that may follow; and once the choice is whole, all that could stand in the
 * place of what was taken. A table lights what it finds here and lets a click take it:
 *
 *     const target = table.chooser?.find("sail", { space: "b2" });
 *     <button data-step={target?.step} aria-pressed={target?.chosen} onclick={() => table.chooser!.take(target)}>
 */
import type { Decision, GameTypes, Listed, Next, Part, Told } from "./api";

/** A step that is lit, where in the choice it would stand, and whether it stands there already. */
export type Target<G extends GameTypes = GameTypes> = Next<G> & { level: number; chosen: boolean };

/** A part of a choice whose caption is of this kind. */
export type Of<It extends { caption: Told }, What extends It["caption"]["what"]> = It & {
  caption: Extract<It["caption"], { what: What }>;
};

/** Where a chooser learns what it does not know, and where a choice goes. */
export interface Desk<G extends GameTypes> {
  /** What may follow these steps, where the decision does not tell; nothing, if it cannot be learned now. */
  follow(steps: number[]): Promise<Next<G>[] | undefined>;
  /** A click has made the choice whole. */
  completed?(chooser: Chooser<G>): void;
  /** Send a whole choice. */
  send(steps: number[]): Promise<void>;
}

export class Chooser<G extends GameTypes = GameTypes> {
  taken = $state.raw<Part<G>[]>([]);
  whole = $state(false);
  #offered = $state.raw<Next<G>[][]>([]); // what could be taken first, second, …; the last: what may follow now
  readonly decision: Decision<G>;
  readonly number: number; // which decision of the seat it is
  readonly #desk: Desk<G>;

  constructor(decision: Decision<G>, number: number, desk: Desk<G>) {
    this.decision = decision;
    this.number = number;
    this.#desk = desk;
    this.#offered = [this.#known([]) ?? decision.next ?? []];
  }

  // ---- what is there -----------------------------------------------------------------------------

  steps = $derived.by((): number[] => this.taken.map((part) => part.step));

  /** The steps that may follow. */
  get next(): Next<G>[] {
    return this.#offered.at(-1)!;
  }

  /** The steps that the choice could begin with. */
  get first(): Next<G>[] {
    return this.#offered[0]!;
  }

  /** All that is lit, the end of the choice first. */
  targets = $derived.by((): Target<G>[] => {
    const levels = this.#offered.map((nexts, level) =>
      nexts.map((next) => ({ ...next, level, chosen: next.step === this.taken[level]?.step })),
    );
    return (this.whole ? levels.toReversed() : levels.slice(-1)).flat();
  });

  /** What is lit at the end of the choice alone: the steps to come, or what could stand in the place of its last one. */
  ends = $derived.by((): Target<G>[] => {
    const end = this.taken.length - (this.whole ? 1 : 0);
    return this.targets.filter((target) => target.level === end);
  });

  /** The choices of the list that begin like this. */
  get possible(): Listed<G>[] {
    return (this.decision.choices ?? []).filter((choice) => begins(choice.steps, this.steps));
  }

  /** The whole choice, if it is one of the list: what it would do. */
  get listed(): Listed<G> | undefined {
    return this.possible.find((choice) => choice.steps.length === this.taken.length);
  }

  /** What is lit and has such a caption, whose arguments have these values; the nearest to the end of the choice. */
  find<What extends G["caption"]["what"]>(what: What, args?: Args<G, What>): Of<Target<G>, What> | undefined {
    return this.targets.find((target) => means(target, what, args)) as Of<Target<G>, What> | undefined;
  }

  /** The steps taken that have such a caption. */
  chose<What extends G["caption"]["what"]>(what: What, args?: Args<G, What>): Of<Part<G>, What>[] {
    return this.taken.filter((part) => means(part, what, args)) as Of<Part<G>, What>[];
  }

  // ---- choosing ----------------------------------------------------------------------------------

  /** Take what is lit; whatever stood in its place, and after it, is chosen no more. */
  async take(target: Target<G>): Promise<void> {
    await this.put([target.step], target.level);
    if (this.whole) this.#desk.completed?.(this);
  }

  /** Put the choice together anew, from these steps after its first few; what is not possible ends it. */
  async put(steps: readonly number[], after = 0): Promise<void> {
    this.back(after);
    for (const step of steps) {
      const next = this.next.find((one) => one.step === step);
      if (!next || !(await this.#append(next))) return;
    }
  }

  /** Put the choice together anew: of each kind that is wanted, one after the other, as many steps as may follow. */
  async compose(...wanted: ((next: Next<G>) => boolean)[]): Promise<void> {
    this.back(0);
    for (const want of wanted) {
      for (let next = this.next.find(want); next; next = this.next.find(want)) {
        if (!(await this.#append(next))) return;
      }
    }
  }

  /** Go back to the first `count` steps; without a number, one step back. */
  back(count = this.taken.length - 1): void {
    const kept = Math.max(count, 0);
    if (kept >= this.taken.length) return;
    this.taken = this.taken.slice(0, kept);
    this.#offered = this.#offered.slice(0, kept + 1);
    this.whole = false;
  }

  async confirm(): Promise<void> {
    if (this.whole) await this.#desk.send(this.steps);
  }

  /** One step more, unless it cannot be learned what follows it, or somebody was quicker. */
  async #append(next: Next<G>): Promise<boolean> {
    const before = this.taken;
    const taken = [...before, next];
    const steps = taken.map((part) => part.step);
    const following = next.whole ? [] : (this.#known(steps) ?? (await this.#desk.follow(steps)));
    if (!following || this.taken !== before) return false;
    this.taken = taken;
    this.#offered = [...this.#offered, following];
    this.whole = next.whole;
    return true;
  }

  /** What may follow, if the decision tells it: from the list of all choices, or part by part. */
  #known(steps: number[]): Next<G>[] | undefined {
    const { choices, parts } = this.decision;
    if (parts)
      return (parts[steps.length] ?? []).map((part) => ({ ...part, whole: steps.length === parts.length - 1 }));
    if (!choices) return undefined;
    const following = new Map<number, Next<G>>();
    for (const choice of choices) {
      const part = choice.parts[steps.length];
      if (!part || !begins(choice.steps, steps)) continue;
      following.set(part.step, { ...part, whole: choice.steps.length === steps.length + 1 });
    }
    return [...following.values()];
  }
}

/** Some arguments of a caption. */
export type Args<G extends GameTypes, What extends G["caption"]["what"]> = Partial<
  Omit<Extract<G["caption"], { what: What }>, "what">
>;

const begins = (steps: number[], with_: number[]) => with_.every((step, i) => steps[i] === step);

/** Does a step have such a caption, and its arguments these values? */
export function means<It extends { caption: Told }, What extends It["caption"]["what"]>(
  part: It,
  what: What,
  args: Partial<Omit<Extract<It["caption"], { what: What }>, "what">> = {},
): part is Of<It, What> {
  const caption = part.caption as Record<string, unknown>;
  return caption.what === what && Object.entries(args).every(([name, value]) => same(caption[name], value));
}

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
