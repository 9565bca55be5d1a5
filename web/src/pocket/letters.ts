/** What the page and its workers tell each other. */

/** All that Python is started with. */
export type Start = {
  kind: "start";
  role: "host" | "thinker" | "console";
  module: WebAssembly.Module; // Python itself
  stdlib: Uint8Array<ArrayBuffer>;
  antics: Uint8Array<ArrayBuffer>;
  pause: [number, number] | null; // seconds that a bot's answer takes; none: as everywhere
};

export type ToWorker =
  | Start
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "listen"; id: number; path: string }
  | { kind: "leave"; id: number }
  | { kind: "think"; id: number; order: string } // to whoever thinks
  | { kind: "run"; id: number; code: string } // to a console
  | { kind: "thought"; id: number; answer: string }; // back to the host

export type FromWorker =
  | { kind: "ready" }
  | { kind: "dead"; error: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "tell"; id: number; what: string; data: string }
  | { kind: "think"; id: number; order: string }
  | { kind: "drop"; id: number } // a thought is not wanted any more
  | { kind: "thought"; id: number; answer: string }
  | { kind: "ran"; id: number; answer: string }; // what was printed and shown, as JSON
