/** What is shown: while things happen, a little behind how they stand. */
import type { GameTypes, News } from "../api";
import { advance, shown, type Motion } from "../motion";
import { prefs, stillness } from "../prefs.svelte";

export const TIMES = { calm: 1, quick: 2.5, none: Infinity };
/** How fast things happen: whoever wants no motion waits less too. */
const speed = () => (stillness.matches ? Math.max(TIMES[prefs.speed], TIMES.quick) : TIMES[prefs.speed]);
const LATE = 6; // frames: whoever is so far behind does not watch every one of them

/** Whoever wants to know when all that happened has been seen. */
export interface Audience<G extends GameTypes> {
  /** Is there anybody to watch? */
  watches(): boolean;
  settle(news: News<G>): void;
}

export class Show<G extends GameTypes> {
  view = $state.raw<G["view"]>();
  now = $state.raw<G["event"]>(); // what is happening before our eyes
  busy = $state(false); // is something still happening?
  #queue: News<G>[] = [];
  #running = false;
  #hurry?: () => void;
  readonly #motion: Motion<G["view"], G["event"]>;
  readonly #audience: Audience<G>;

  constructor(motion: Motion<G["view"], G["event"]>, audience: Audience<G>) {
    this.#motion = motion;
    this.#audience = audience;
  }

  /** Something has happened; it is shown after what happened before. */
  async add(news: News<G>): Promise<void> {
    this.#queue.push(news);
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#play(next);
    } finally {
      this.#running = false; // what goes wrong once does not stop what comes after it
    }
  }

  async #play(news: News<G>): Promise<void> {
    if (this.#worthWatching(news)) await this.#watch(news);
    this.set(news.view);
    this.#audience.settle(news);
  }

  /** Show this at once. */
  set(view: G["view"]): void {
    this.view = view;
    this.now = undefined;
    this.busy = false;
  }

  /** Watch no more of what is happening now. */
  skip(): void {
    const [last] = this.#queue.slice(-1);
    if (last) this.#queue = [{ ...last, happened: [] }];
    this.#hurry?.();
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.#queue = [];
  }

  #worthWatching({ undone, happened }: News<G>): boolean {
    if (undone || document.hidden || TIMES[prefs.speed] === Infinity || !this.#audience.watches()) return false;
    return happened.length <= LATE && this.#queue.length <= LATE;
  }

  async #watch(news: News<G>): Promise<void> {
    this.busy = true;
    for (const event of news.happened.flatMap((frame) => frame.events)) {
      const view = structuredClone(this.view);
      advance(this.#motion, view, event);
      this.view = view;
      this.now = event;
      await this.#pause(shown(this.#motion, event).pace / speed());
    }
  }

  #pause(time: number): Promise<void> {
    if (!time) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
