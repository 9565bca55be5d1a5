/** What I send: again and again, until it is answered. It has a key, so that it counts once, however often it is sent. */
import { newKey, post, Refusal } from "../api";

const AGAIN = 1500; // milliseconds
const LATER = new Set(["offline", "try-again", "no-storage", "too-slow", "too-many-connections", "too-many-requests"]); // refusals that say nothing about what was sent

export class Outbox {
  lost = $state(false); // is the service out of reach?
  #wake?: () => void;
  #timer?: ReturnType<typeof setTimeout>;

  /** Resolves once the service has taken it; throws a `Refusal` if it does not. */
  async send(path: string, body: object): Promise<void> {
    const letter = { ...body, key: newKey() };
    while (!(await this.#tried(path, letter))) await this.#rest();
  }

  async #tried(path: string, letter: object): Promise<boolean> {
    try {
      await post(path, letter);
    } catch (error) {
      this.lost = error instanceof Refusal && LATER.has(error.code);
      if (this.lost) return false;
      throw error;
    }
    this.lost = false;
    return true;
  }

  #rest(): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = setTimeout(done, AGAIN);
    });
  }

  /** The service is there again: do not wait any longer. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wake = undefined;
  }
}
