/** The connection on which a table tells how things stand, then what changes; it comes back when it was lost. */
import { host } from "../host";
import { Refusal, type Refused } from "../api";
import type { Change, GameTypes, Line, News, Reaction, TableChange, TableInfo } from "../api";
import { changed, changedTable } from "./changes";

/** Whoever listens. */
export interface Listener<G extends GameTypes> {
  heardTable(info: TableInfo): void;
  heard(news: News<G>): void;
  heardReaction(said: { seat: number; reaction: Reaction }): void;
  heardLine(line: Line): void;
  /** What a bot decided could not be kept, or nothing is told at all. */
  heardRefusal(refusal: Refusal): void;
  /** The service is there (again), or out of reach. */
  connected(there: boolean): void;
}

const AGAIN = 1500; // milliseconds until a connection that the browser gave up is tried anew

export class Stream<G extends GameTypes> {
  #end!: () => void;
  #timer?: ReturnType<typeof setTimeout>;
  #table?: TableInfo; // as it was told last,
  #news?: News<G>; // and how things stand
  readonly #path: string;
  readonly #listener: Listener<G>;

  constructor(path: string, listener: Listener<G>) {
    this.#path = path;
    this.#listener = listener;
    this.#connect();
  }

  #connect(): void {
    this.#end = host.listen(this.#path, {
      message: (kind, data) => this.#hear[kind]?.(JSON.parse(data) as never),
      opened: () => this.#listener.connected(true),
      lost: (ended) => {
        this.#listener.connected(false);
        if (ended) this.#timer = setTimeout(() => this.#connect(), AGAIN);
      },
    });
  }

  /** What is done with each kind of message. */
  readonly #hear: Record<string, (data: never) => void> = {
    table: (info: TableInfo) => this.#listener.heardTable((this.#table = info)),
    table_change: (change: TableChange) => this.#hearTableChange(change),
    snapshot: (news: News<G>) => this.#listener.heard((this.#news = { ...news, undone: false })),
    change: (change: Change<G>) => this.#hearChange(change),
    reaction: (said: { seat: number; reaction: Reaction }) => this.#listener.heardReaction(said),
    line: (line: Line) => this.#listener.heardLine(line),
    refused: ({ error }: Refused) => this.#listener.heardRefusal(new Refusal(error.code, error.args)),
  };

  #hearTableChange(change: TableChange): void {
    if (!this.#table) return;
    this.#table = changedTable(this.#table, change);
    this.#listener.heardTable(this.#table);
  }

  /** Put a change into what is known; if one before it was missed, all is told anew. */
  #hearChange(change: Change<G>): void {
    if (!this.#news || change.count !== this.#news.count + 1) {
      this.close();
      this.#connect();
      return;
    }
    this.#news = changed(this.#news, change);
    this.#listener.heard(this.#news);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#end();
  }
}
