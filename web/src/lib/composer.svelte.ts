/** A choice in the making: of the steps that may follow each other, those that were taken. */
import { get, type After, type Decision, type Listed, type Next, type Part } from "./api";

export class Composer {
  taken = $state.raw<Part[]>([]);
  offered = $state.raw<Next[][]>([]); // what could be taken first, second, …; the last: what may follow now
  whole = $state(false);
  readonly decision: Decision;
  readonly position: number;
  #path: string;

  /** `path`: where the service tells what may follow the steps taken, if the decision does not. */
  constructor(decision: Decision, path: string, position: number) {
    this.decision = decision;
    this.position = position;
    this.#path = path;
    this.offered = [this.#known([]) ?? decision.next ?? []];
  }

  /** The steps that may follow. */
  get next(): Next[] {
    return this.offered.at(-1)!;
  }

  get steps(): number[] {
    return this.taken.map((part) => part.step);
  }

  /** The choices of the list that begin like this. */
  get possible(): Listed[] {
    return (this.decision.choices ?? []).filter((choice) => begins(choice.steps, this.steps));
  }

  /** The whole choice, if it is one of the list: what it would do. */
  get listed(): Listed | undefined {
    return this.possible.find((choice) => choice.steps.length === this.taken.length);
  }

  /** The next step with this caption, whose arguments have these values. */
  find(id: string, args: Record<string, unknown> = {}): Next | undefined {
    return this.next.find((next) => means(next, id, args));
  }

  async take(next: Next): Promise<void> {
    const taken = [...this.taken, next];
    const steps = taken.map((part) => part.step);
    const known = next.whole ? [] : this.#known(steps);
    const following = known ?? (await get<After>(`${this.#path}&steps=${steps.join(",")}`)).next;
    this.taken = taken;
    this.offered = [...this.offered.slice(0, taken.length), following];
    this.whole = next.whole;
  }

  /** Go back to the first `count` steps; without a number, one step back. */
  back(count = this.taken.length - 1): void {
    const kept = Math.max(count, 0);
    this.taken = this.taken.slice(0, kept);
    this.offered = this.offered.slice(0, kept + 1);
    this.whole = false;
  }

  /** Start anew with this step. */
  async instead(next: Next): Promise<void> {
    this.back(0);
    const again = this.next.find((other) => other.step === next.step);
    if (again) await this.take(again);
  }

  /** What may follow, if the decision tells it: from the list of all choices, or part by part. */
  #known(steps: number[]): Next[] | undefined {
    const { choices, parts } = this.decision;
    if (parts) return (parts[steps.length] ?? []).map((part) => ({ ...part, whole: steps.length === parts.length - 1 }));
    if (!choices) return undefined;
    const following = new Map<number, Next>();
    for (const choice of choices) {
      const part = choice.parts[steps.length];
      if (!part || !begins(choice.steps, steps)) continue;
      following.set(part.step, { ...part, whole: choice.steps.length === steps.length + 1 });
    }
    return [...following.values()];
  }
}

export const begins = (steps: number[], with_: number[]) => with_.every((step, i) => steps[i] === step);

/** Does a step have this caption, and its arguments these values? */
export function means(part: Part, id: string, args: Record<string, unknown> = {}): boolean {
  return part.caption.id === id && Object.entries(args).every(([name, value]) => same(part.caption.args[name], value));
}

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
