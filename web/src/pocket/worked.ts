/** Workers in which Python runs. */
import { Refusal } from "../lib/api";
import type { Archives } from "./files";
import type { FromWorker, Start, ToWorker } from "./letters";
import { forget, keep, recall } from "./memory";

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
    const [{ script, ...archives }, memory] = await Promise.all([this.given, recall()]);
    const worker = new Worker(script, { type: "module", name: this.role });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      let begun = false;
      const dead = (why: string) => {
        if (this.#worker !== worker) return;
        console.error(`${this.role}: ${why}`);
        if (memory && !begun) return resolve(this.#without(worker));
        reject(new Refusal("no-python", {}));
        this.restart(true);
      };
      worker.onerror = (event) => dead(event.message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (this.#worker !== worker) return;
        if (data.kind === "ready") {
          if (data.memory) keep(data.memory);
          begun = true;
          resolve();
        } else if (data.kind === "dead") dead(data.error);
        else {
          this.#deaths = 0;
          this.heard(data);
        }
      };
      this.post({ kind: "start", role: this.role, pause: pauses(), memory, ...archives });
    });
  }

  /** What it was to start from is of no use. */
  #without(worker: Worker): Promise<void> {
    forget();
    worker.terminate();
    return this.#start();
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
