/** Who answers the page: a service, over HTTP, or Python in this browser. Both speak the same. */
import { FILES, POCKET } from "./base";

/** An answer: what it says, and whether that is what was asked for (200) or why not. */
export type Answer = { status: number; text: string };

/** Whoever listens to a stream of messages. */
export interface Hearing {
  message(kind: string, data: string): void;
  /** The connection is there; or it is lost, and comes back by itself, or does not (`ended`). */
  opened(): void;
  lost(ended: boolean): void;
}

export interface Host {
  /** Throws if there is nobody who answers. */
  ask(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer>;
  /** What is asked for by POST, and comes line by line as it is made. Throws an `Answer` that is none. */
  lines(path: string, signal?: AbortSignal): AsyncGenerator<string>;
  /** Listen; what is returned ends it. */
  listen(path: string, hearing: Hearing): () => void;
}

const service: Host = {
  async ask(method, path, body, signal) {
    const sent = { "content-type": "application/json" };
    const answer = await fetch(`${FILES}/api${path}`, {
      method,
      signal,
      ...(body === undefined ? {} : { headers: sent, body }),
    });
    return { status: answer.status, text: await answer.text() };
  },
  async *lines(path, signal) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${FILES}/api${path}`, { method: "POST", headers, body: "{}", signal });
    if (!answer.ok) throw { status: answer.status, text: await answer.text() } satisfies Answer;
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ""; ;) {
      const read = await reader.read();
      if (read.done) return;
      const lines = (rest + read.value).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  },
  listen(path, hearing) {
    const source = new EventSource(`${FILES}/api${path}`);
    for (const kind of ["table", "table_change", "snapshot", "change", "reaction", "line"])
      source.addEventListener(kind, (event: MessageEvent<string>) => hearing.message(kind, event.data));
    source.addEventListener("open", () => hearing.opened());
    source.addEventListener("error", () => hearing.lost(source.readyState === EventSource.CLOSED));
    return () => source.close();
  },
};

/** Python in this browser; what is not needed by those who have a service is loaded here. */
const pocket: Host = {
  ask: async (...asked) => (await import("../pocket/host")).host.ask(...asked),
  async *lines(path, signal) {
    yield* (await import("../pocket/host")).host.lines(path, signal);
  },
  listen(path, hearing) {
    const begun = import("../pocket/host").then(({ host }) => host.listen(path, hearing));
    return () => void begun.then((end) => end());
  },
};

export const host: Host = POCKET ? pocket : service;
