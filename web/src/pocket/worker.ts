/** Python in a worker: the host of the tables of this device, or one in which bots think. */
import { startPython, type Python, type PyCallable } from "./python.js";
import type { FromWorker, ShelfOrder, Start, ToWorker } from "./letters";

const tell = (letter: FromWorker, ...transfer: Transferable[]) => postMessage(letter, { transfer });
const thoughts = new Map<number, (answer: string) => void>();
const shelved = new Map<number, (found: string | null) => void>();
let orders = 0;

const shelve = (order: ShelfOrder) =>
  new Promise<string | null>((resolve) => {
    shelved.set(++orders, resolve);
    tell({ kind: "shelve", id: orders, order });
  });
let hear: (letter: ToWorker) => void = () => {};

/** What Python asks of this side. */
const bridge = {
  get: (id: string) => shelve({ deed: "get", id }),
  put: (id: string, kept: string, brief: string, figures: string, number: number) =>
    shelve({ deed: "put", id, kept, brief, figures, number }),
  remove: (id: string) => shelve({ deed: "remove", id }),
  figures: () => shelve({ deed: "figures" }),
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
        .ask(letter.method, letter.path, letter.body, letter.id)
        .then((text: string) => tell({ kind: "answer", id: letter.id, text }))
        .catch((error: Error) => tell({ kind: "dead", error: String(error) }));
    else if (letter.kind === "listen")
      host.listen(letter.id, letter.path).catch((error: Error) => tell({ kind: "dead", error: String(error) }));
    else if (letter.kind === "leave") host.leave(letter.id);
    else if (letter.kind === "forget") host.forget(letter.id);
    else if (letter.kind === "shelved") {
      shelved.get(letter.id)?.(letter.found);
      shelved.delete(letter.id);
    } else if (letter.kind === "thought") {
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
    const { python, memory } = await startPython(letter);
    hear = ROLES[letter.role](python, letter.pause);
    tell({ kind: "ready", memory }, ...(memory ? [memory] : []));
  } catch (error) {
    tell({ kind: "dead", error: String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) =>
  data.kind === "start" ? void start(data) : hear(data),
);
