/** Python in a worker: the host of the tables of this device, or one in which bots think. */
import { startPython, type Python, type PyCallable } from "./python.js";
import type { FromWorker, Start, ToWorker } from "./letters";
import * as shelf from "./shelf";

const tell = (letter: FromWorker) => postMessage(letter);
const FULL = "QuotaExceededError";
const thoughts = new Map<number, (answer: string) => void>();
let hear: (letter: ToWorker) => void = () => {};

/** What Python asks of this side. */
const bridge = {
  get: async (id: string) => (await shelf.game(id))?.kept ?? null,
  async put(id: string, kept: string, brief: string) {
    try {
      await shelf.keep({ id, kept, brief: JSON.parse(brief) });
      return null;
    } catch (error) {
      return (error as Error).name === FULL ? "storage-full" : "no-storage";
    }
  },
  remove: shelf.remove,
  tell: (id: number, what: string, data: string) => tell({ kind: "tell", id, what, data }),
  think: (id: number, order: string) =>
    new Promise<string>((resolve) => {
      thoughts.set(id, resolve);
      tell({ kind: "think", id, order });
    }),
  drop(id: number) {
    if (thoughts.delete(id)) tell({ kind: "drop", id });
  },
};

function hostOf(python: Python, pause: Start["pause"]): typeof hear {
  python.registerJsModule("antics_page", bridge);
  const made = python.runPython("from antics.pocket.worker import host; host") as PyCallable;
  const host = made(...(pause ?? []));
  return (letter) => {
    if (letter.kind === "ask")
      host
        .ask(letter.method, letter.path, letter.body)
        .then((text: string) => tell({ kind: "answer", id: letter.id, text }))
        .catch((error: Error) => tell({ kind: "dead", error: String(error) }));
    else if (letter.kind === "listen")
      host.listen(letter.id, letter.path).catch((error: Error) => tell({ kind: "dead", error: String(error) }));
    else if (letter.kind === "leave") host.leave(letter.id);
    else if (letter.kind === "thought") {
      thoughts.get(letter.id)?.(letter.answer);
      thoughts.delete(letter.id);
    }
  };
}

function thinkerOf(python: Python): typeof hear {
  const think = python.runPython("from antics.pocket.thinker import think; think") as PyCallable;
  return (letter) => {
    if (letter.kind === "think") tell({ kind: "thought", id: letter.id, answer: think(letter.order) });
  };
}

function consoleOf(python: Python): typeof hear {
  const run = python.runPython("from antics.pocket.console import run; run") as PyCallable;
  return (letter) => {
    if (letter.kind === "run") tell({ kind: "ran", id: letter.id, answer: run(letter.code) });
  };
}

const ROLES = { host: hostOf, thinker: thinkerOf, console: consoleOf };

async function start(letter: Start): Promise<void> {
  try {
    const python = await startPython(letter);
    hear = ROLES[letter.role](python, letter.pause);
    tell({ kind: "ready" });
  } catch (error) {
    tell({ kind: "dead", error: String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) =>
  data.kind === "start" ? void start(data) : hear(data),
);
