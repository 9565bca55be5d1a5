/** Workers in which Python runs. */
import { Refusal } from "../lib/api";
import type { Archives } from "./files";
import type { FromWorker, Start, ToWorker } from "./letters";

const TRIES = 3; // times that Python may die before it has answered anything

/** A worker with Python in it, which is started anew when it dies. */
export class Worked {
  #worker?: Worker;
  #deaths = 0;
  ready: Promise<void>;

  constructor(
    readonly role: Start["role"],
    readonly given: Promise<Archives>,
    readonly heard: (letter: FromWorker) => void,
    readonly died: () => void,
  ) {
    this.ready = this.#start();
  }

  async #start(): Promise<void> {
    const { script, ...archives } = await this.given;
    const worker = new Worker(script, { type: "module", name: this.role });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      const dead = (why: string) => {
        if (this.#worker !== worker) return;
        console.error(`${this.role}: ${why}`);
        reject(new Refusal("no-python", {}));
        this.restart(true);
      };
      worker.onerror = (event) => dead(event.message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (this.#worker !== worker) return;
        if (data.kind === "ready") resolve();
        else if (data.kind === "dead") dead(data.error);
        else {
          this.#deaths = 0;
          this.heard(data);
        }
      };
      this.post({ kind: "start", role: this.role, pause: pauses(), ...archives });
    });
  }

  post(letter: ToWorker): void {
    this.#worker?.postMessage(letter);
  }

  /** End it for good. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** End what it does, at once. */
  restart(dead = false): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (dead && ++this.#deaths >= TRIES) return this.died();
    this.ready = this.#start();
    this.ready.catch(() => {});
    if (dead) this.died();
  }
}

/** How long bots take, if somebody who measures says so. */
function pauses(): [number, number] | null {
  const said = new URLSearchParams(location.search).get("pause")?.split("-").map(Number);
  return said?.length === 2 ? [said[0]!, said[1]!] : null;
}
