/** What the page and its workers tell each other. */

/** All that Python is started with. */
export type Start = {
  kind: "start";
  role: "host" | "thinker" | "console";
  module: WebAssembly.Module; // Python itself
  stdlib: Uint8Array<ArrayBuffer>;
  antics: Uint8Array<ArrayBuffer>;
  memory?: Blob; // of a Python that has started from these; otherwise it takes seconds
  pause: [number, number] | null; // seconds that a bot's answer takes; none: as everywhere
};

/** What the host asks of the shelf, which is the page's: it is there when a worker dies, and when nothing lasts. */
export type ShelfOrder =
  | { deed: "get"; id: string }
  | { deed: "remove"; id: string }
  | { deed: "put"; id: string; kept: string; brief: string; figures: string; number: number }
  | { deed: "figures" };

export type ToWorker =
  | Start
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "listen"; id: number; path: string }
  | { kind: "leave"; id: number }
  | { kind: "forget"; id: number } // what was asked is not wanted any more
  | { kind: "shelved"; id: number; found: string | null } // what the shelf answers
  | { kind: "think"; id: number; order: string } // to whoever thinks
  | { kind: "run"; id: number; code: string } // to a console
  | { kind: "thought"; id: number; answer: string }; // back to the host

export type FromWorker =
  | { kind: "ready"; memory?: ArrayBuffer } // with what others can start from
  | { kind: "dead"; error: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "tell"; id: number; what: string; data: string }
  | { kind: "think"; id: number; order: string }
  | { kind: "shelve"; id: number; order: ShelfOrder } // what is to be kept or looked up
  | { kind: "drop"; id: number } // a thought is not wanted any more
  | { kind: "thought"; id: number; answer: string }
  | { kind: "ran"; id: number; answer: string }; // what was printed and shown, as JSON
