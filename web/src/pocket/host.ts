/** Tables that this browser keeps: Python answers in a worker, bots think in another. */
import { Refusal, type Brief } from "../lib/api";
import type { Answer, Hearing, Host } from "../lib/host";
import { loading } from "../lib/loading.svelte";
import { archives, file, type Archives } from "./files";
import type { FromWorker, ShelfOrder } from "./letters";
import * as shelf from "./shelf";
import { slow } from "./slow.svelte";
import { Worked } from "./worked";

type Asked = { resolve: (answer: Answer) => void; reject: (error: Refusal) => void };
type Thought = { id: number; order: string };
const FULL = "QuotaExceededError";

/** What the shelf answers; of what is to be kept, why it is not. */
async function shelved(order: ShelfOrder): Promise<string | null> {
  if (order.deed === "get") return (await shelf.game(order.id))?.kept ?? null;
  if (order.deed === "figures") return JSON.stringify((await shelf.games()).flatMap(({ figures }) => figures));
  if (order.deed === "remove") return (await shelf.remove(order.id), null);
  const { id, kept, brief, figures, number } = order;
  try {
    const game = { id, kept, brief: JSON.parse(brief), figures: JSON.parse(figures), number };
    return (await shelf.keep(game)) ? null : "elsewhere";
  } catch (error) {
    return (error as Error).name === FULL ? "storage-full" : "no-storage";
  }
}

class Pocket implements Host {
  #python?: Worked;
  #thinker?: Worked;
  #number = 0;
  #asked = new Map<number, Asked>();
  #listening = new Map<number, { path: string; hearing: Hearing }>();
  #thoughts: Thought[] = []; // the first is being thought of

  async ask(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer> {
    const known = (await this.#known(method, path, body)) ?? null;
    if (known) return known;
    const python = this.#start();
    await python.ready;
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        if (!this.#asked.delete(id)) return;
        reject(new Refusal("replaced", {}));
        python.post({ kind: "forget", id });
      });
      python.post({ kind: "ask", id, method, path, body: body ?? "" });
    });
  }

  listen(path: string, hearing: Hearing): () => void {
    const id = ++this.#number;
    this.#listening.set(id, { path, hearing });
    void this.#listen(id);
    return () => {
      this.#listening.delete(id);
      this.#python?.post({ kind: "leave", id });
    };
  }

  async *lines(path: string, signal?: AbortSignal): AsyncGenerator<string> {
    const lines: string[] = [];
    let done = false;
    let wake = () => {};
    const end = () => {
      done = true;
      wake();
    };
    const leave = this.listen(path, {
      message: (kind, data) => {
        if (kind === "line") lines.push(data);
        if (kind === "refused") lines.push(JSON.stringify({ refused: JSON.parse(data).error.code }));
        if (kind === "line") wake();
        else end();
      },
      opened: () => {},
      lost: end,
    });
    signal?.addEventListener("abort", end);
    try {
      for (;;) {
        while (lines.length) yield lines.shift()!;
        if (done) return;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      leave();
    }
  }

  async #listen(id: number): Promise<void> {
    const python = this.#start();
    const there = this.#listening.get(id);
    try {
      await python.ready;
      if (!there || !this.#listening.has(id)) return;
      python.post({ kind: "listen", id, path: there.path });
      there.hearing.opened();
    } catch {
      there?.hearing.lost(true);
    }
  }

  /** What is known without Python: what was written at export, and what is kept here. */
  async #known(method: string, path: string, body?: string): Promise<Answer | undefined> {
    const said = (data: unknown) => ({ status: 200, text: JSON.stringify(data) });
    if (path === "/me") {
      if (method === "POST") await shelf.setFact("name", JSON.parse(body ?? "{}").name);
      const prefs = (await shelf.fact<object>("prefs")) ?? {};
      return said({ name: (await shelf.fact<string>("name")) ?? null, colour: null, prefs, key: null });
    }
    if (path === "/me/prefs") {
      await shelf.setFact("prefs", JSON.parse(body ?? "{}").prefs);
      return said({ done: true });
    }
    if (method !== "GET") return undefined;
    if (path === "/me/statistics" && !(await shelf.games()).some(({ figures }) => figures.length))
      return said({ games: [], rivals: [], levels: [], streaks: { now: 0, wins: 0, losses: 0 } });
    if (/^\/tables(\?|$)/.test(path)) {
      const mine: Brief[] = (await shelf.games()).map(({ brief }) => brief);
      return said({ open: [], mine: mine.sort((one, other) => other.touched - one.touched), now: Date.now() / 1000 });
    }
    const [, named, language] = /^(\/games\/[\w-]+\/rules)\?language=(\w+)$/.exec(path) ?? [];
    const name = named ? `${named}/${language}` : path;
    if (name === "/games") return { status: 200, text: new TextDecoder().decode(await file("data/games.json")) };
    if (/^\/(games\/[\w-]+\/(rules|words)|words)\/\w+$/.test(name))
      return { status: 200, text: new TextDecoder().decode(await file(`data${name}`)) };
    return undefined;
  }

  #start(): Worked {
    if (this.#python) return this.#python;
    if (typeof WebAssembly === "undefined") throw new Refusal("no-webassembly", {});
    const given = archives((share) => (loading.share = share));
    const python = new Worked(
      "host",
      given,
      (letter) => this.#heard(letter),
      () => this.#revive(),
    );
    this.#python = python;
    const settled = () => (loading.share = null);
    python.ready.then(settled, (error) => {
      settled();
      if (error instanceof Refusal && error.code !== "no-python") this.#python = undefined; // it can be tried again
    });
    // which starts from what the first one has in memory
    void python.ready.then(
      () => this.#thinking(given),
      () => {},
    );
    return python;
  }

  #thinking(given: Promise<Archives>): Worked {
    return (this.#thinker ??= new Worked(
      "thinker",
      given,
      (letter) => this.#thought(letter),
      () => this.#forget(),
    ));
  }

  #heard(letter: FromWorker): void {
    if (letter.kind === "answer") {
      const { status, said } = JSON.parse(letter.text);
      const text = typeof said === "string" ? said : JSON.stringify(said);
      this.#asked.get(letter.id)?.resolve({ status, text });
      this.#asked.delete(letter.id);
    } else if (letter.kind === "tell") {
      if (letter.what === "slow") slow.told = JSON.parse(letter.data);
      else this.#listening.get(letter.id)?.hearing.message(letter.what, letter.data);
    } else if (letter.kind === "shelve") void this.#shelve(letter.id, letter.order);
    else if (letter.kind === "think") {
      this.#thoughts.push(letter);
      if (this.#thoughts.length === 1) void this.#thinkNext();
    } else if (letter.kind === "drop") {
      const place = this.#thoughts.findIndex(({ id }) => id === letter.id);
      if (place >= 0) this.#thoughts.splice(place, 1);
      if (place === 0) {
        this.#thinker?.restart();
        void this.#thinkNext();
      }
    }
  }

  async #shelve(id: number, order: ShelfOrder): Promise<void> {
    const found = await shelved(order).catch(() => null);
    this.#python?.post({ kind: "shelved", id, found });
  }

  async #thinkNext(): Promise<void> {
    const next = this.#thoughts[0];
    const thinker = this.#thinker;
    if (!next || !thinker) return;
    try {
      await thinker.ready;
      if (this.#thoughts[0] === next) thinker.post({ kind: "think", ...next });
    } catch {
      this.#forget();
    }
  }

  #thought(letter: FromWorker): void {
    if (letter.kind !== "thought") return;
    this.#thoughts = this.#thoughts.filter(({ id }) => id !== letter.id);
    this.#python?.post(letter);
    void this.#thinkNext();
  }

  /** Whoever thinks has died: the host hears that there is no answer. */
  #forget(): void {
    for (const { id } of this.#thoughts)
      this.#python?.post({ kind: "thought", id, answer: JSON.stringify({ error: "died" }) });
    this.#thoughts = [];
  }

  /** Python has died and is started anew: the games go on from what is kept. */
  #revive(): void {
    for (const { reject } of this.#asked.values()) reject(new Refusal("offline", {}));
    this.#asked.clear();
    this.#thoughts = [];
    for (const [id, { hearing }] of this.#listening) {
      hearing.lost(false);
      void this.#listen(id);
    }
  }
}

export const host: Host = new Pocket();
