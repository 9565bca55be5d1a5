/** The connection on which a table tells what happens; it comes back when it was lost. */
import type { GameTypes, News, Reaction, TableInfo } from "../api";

/** Whoever listens. */
export interface Listener<G extends GameTypes> {
  heardTable(info: TableInfo): void;
  heard(news: News<G>): void;
  heardReaction(said: { seat: number; reaction: Reaction }): void;
  /** The service is there (again), or out of reach. */
  connected(there: boolean): void;
}

const AGAIN = 1500; // milliseconds until a connection that the browser gave up is tried anew

export class Stream<G extends GameTypes> {
  #source!: EventSource;
  #timer?: ReturnType<typeof setTimeout>;
  readonly #path: string;
  readonly #listener: Listener<G>;

  constructor(path: string, listener: Listener<G>) {
    this.#path = path;
    this.#listener = listener;
    this.#connect();
  }

  #connect(): void {
    const source = new EventSource(`/api${this.#path}`);
    const hear = (name: string, heard: (data: never) => void) =>
      source.addEventListener(name, (event) => heard(JSON.parse(event.data) as never));
    hear("table", (info: TableInfo) => this.#listener.heardTable(info));
    hear("snapshot", (news: News<G>) => this.#listener.heard(news));
    hear("reaction", (said: { seat: number; reaction: Reaction }) => this.#listener.heardReaction(said));
    source.addEventListener("open", () => this.#listener.connected(true));
    source.addEventListener("error", () => {
      this.#listener.connected(false);
      if (source.readyState === EventSource.CLOSED) this.#timer = setTimeout(() => this.#connect(), AGAIN);
    });
    this.#source = source;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source.close();
  }
}
