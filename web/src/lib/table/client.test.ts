// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, News } from "../api";
import { set } from "../prefs.svelte";
import { TableClient } from "./client.svelte";

type Sea = { view: { ship: string }; event: { what: "sailed"; to: string }; caption: { what: "sail"; to: string } };

/** The stream of the service, as far as the page knows it. */
class Source extends EventTarget {
  static all: Source[] = [];
  static CLOSED = 2;
  readyState = 1;
  constructor(readonly path: string) {
    super();
    Source.all.push(this);
  }
  static get last(): Source {
    return Source.all.at(-1)!;
  }
  tell(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  breaks(forGood: boolean): void {
    if (forGood) this.readyState = Source.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
}

const sail = (to: string, step: number) => ({ step, word: `sail ${to}`, caption: { what: "sail", to } as const });
const choices = [sail("a1", 1), sail("b1", 2)].map((part) => ({
  steps: [part.step],
  parts: [part],
  text: part.word,
}));
const sailed = (number: number, to: string): Frame<Sea> =>
  ({ number, seat: 0, clause: null, action: null, events: [{ what: "sailed", to }] }) as Frame<Sea>;
const opening = { number: 0, seat: null, clause: null, action: null, events: [] } as Frame<Sea>;

const news = (number: number, some: Partial<News<Sea>> = {}): News<Sea> => ({
  count: number,
  seat: 0,
  number,
  waiting: [0],
  over: false,
  view: { ship: "a1" },
  decision_number: number,
  undo: false,
  decision: { owed: true, ask: { id: "ask", args: {} }, choices, next: null, parts: null, automatic: false },
  result: null,
  happened: [],
  undone: false,
  ...some,
});

let yours: number[];
let moves: { path: string; body: Record<string, unknown> }[];
let answers: Record<string, () => Response>;
let frames: Frame<Sea>[];
let signals: AbortSignal[];

beforeEach(() => {
  vi.useFakeTimers();
  Source.all = [];
  [yours, moves, frames] = [[0], [], [opening]];
  answers = { "": () => new Response("{}") };
  vi.stubGlobal("EventSource", Source);
  signals = [];
  vi.stubGlobal("fetch", async (path: string, { method, body, signal }: RequestInit & { body?: string }) => {
    if (path.endsWith("/me/prefs")) return answers[""]!(); // kept meanwhile: no move
    if (method === "POST") {
      moves.push({ path, body: JSON.parse(body!) });
      if (signal) signals.push(signal);
      return (answers[path.split("/").at(-1)!] ?? answers[""]!)();
    }
    if (path.includes("/replay")) return new Response(JSON.stringify({ frames }));
    const seats = ["Ann", "Bob"].map((name, seat) => ({ seat, name, colour: seat, kind: "person", level: null }));
    const table = { id: "x", game: "sea", status: "playing", commitment: "", seats };
    return new Response(JSON.stringify({ table, yours, host: true, asks: [] }));
  });
  set("speed", "calm");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const motion = { sailed: { pace: 300, change: (view: Sea["view"], { to }: Sea["event"]) => void (view.ship = to) } };
const settle = () => vi.advanceTimersByTimeAsync(0);
const offline = () => {
  throw new TypeError("no network");
};
const refusing = (code: string) => () => new Response(JSON.stringify({ error: { code, args: {} } }), { status: 409 });

async function sit(first: News<Sea> | null = news(0, { happened: [opening] })): Promise<TableClient<Sea>> {
  const table = new TableClient<Sea>("x", motion);
  await table.open();
  if (first) Source.last.tell("snapshot", first);
  await settle();
  return table;
}

async function choose(table: TableClient<Sea>, to: string): Promise<void> {
  await table.chooser!.take(table.chooser!.find("sail", { to })!);
  void table.chooser!.confirm();
  await settle();
}

test("what I confirm is sent with the number of my decision, and I wait to see what comes of it", async () => {
  const table = await sit(news(4, { happened: [opening] }));
  await choose(table, "b1");
  expect(moves.map(({ path }) => path)).toEqual(["/api/tables/x/moves"]);
  expect(moves[0]!.body).toMatchObject({ seat: 0, decision_number: 4, steps: [2] });
  expect([table.sent, table.decision, table.chooser, table.myTurn]).toEqual([true, null, undefined, false]);
  Source.last.tell("snapshot", news(5, { happened: [sailed(5, "b1")] }));
  await vi.advanceTimersByTimeAsync(300);
  expect([table.sent, table.chooser?.steps, table.chooser?.number]).toEqual([false, [], 5]);
});

test("a move that found nobody is sent again by itself, and counts once", async () => {
  const table = await sit();
  answers.moves = offline;
  await choose(table, "b1");
  expect([moves.length, table.lost, table.sent]).toEqual([1, true, true]);
  answers.moves = answers[""]!;
  await vi.advanceTimersByTimeAsync(2000);
  expect([moves.length, table.lost, table.sent]).toEqual([2, false, true]);
  expect(moves[0]!.body.key).toBe(moves[1]!.body.key);
  await vi.advanceTimersByTimeAsync(5000);
  expect(moves).toHaveLength(2);
});

test("a move that found nobody is sent again as soon as the stream is back", async () => {
  const table = await sit();
  answers.moves = offline;
  await choose(table, "b1");
  answers.moves = answers[""]!;
  Source.last.tell("open", {});
  await settle();
  expect([moves.length, table.lost]).toEqual([2, false]);
});

test("whoever hears nothing is lost, until the stream is back", async () => {
  const table = await sit();
  expect(table.lost).toBe(false);
  Source.last.breaks(false);
  expect(table.lost).toBe(true);
  Source.last.tell("open", {});
  expect(table.lost).toBe(false);
});

test("a stream that the browser gives up is tried anew; one that was closed is not", async () => {
  const table = await sit();
  Source.last.breaks(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect([Source.all.length, Source.last.path]).toEqual([2, "/api/tables/x/events?seat=0"]);
  Source.last.breaks(true);
  table.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(Source.all).toHaveLength(2);
});

test("what is refused is told, and I put it together anew", async () => {
  const table = await sit();
  answers.moves = refusing("limits");
  await choose(table, "b1");
  expect([table.refusal?.code, table.sent, table.chooser?.steps]).toEqual(["limits", false, []]);
});

test("that something else happened in the meantime is no news", async () => {
  const table = await sit();
  answers.moves = refusing("stale");
  await choose(table, "b1");
  expect([table.refusal, table.bubble, table.sent]).toEqual([undefined, undefined, false]);
});

test("what I have begun stays while others do something; another decision begins anew", async () => {
  const table = await sit();
  await table.chooser!.take(table.chooser!.find("sail", { to: "b1" })!);
  const { chooser } = table;
  Source.last.tell("snapshot", news(1, { decision_number: 0 }));
  await settle();
  expect(table.chooser).toBe(chooser);
  Source.last.tell("snapshot", news(2, { decision_number: 1 }));
  await settle();
  expect(table.chooser?.steps).toEqual([]);
});

test("what happens is shown event by event, a little behind, and can be skipped", async () => {
  const table = await sit();
  const happened = [{ ...sailed(1, "b1"), events: [...sailed(1, "b1").events, ...sailed(1, "c1").events] }];
  const told = news(1, { view: { ship: "c1" }, happened });
  Source.last.tell("snapshot", told);
  await settle();
  expect([table.view, table.now, table.busy, table.decision]).toEqual([
    { ship: "b1" },
    happened[0]!.events[0],
    true,
    null,
  ]);
  await vi.advanceTimersByTimeAsync(300);
  expect([table.view, table.busy]).toEqual([{ ship: "c1" }, true]);
  await vi.advanceTimersByTimeAsync(300);
  expect([table.now, table.busy, table.myTurn]).toEqual([undefined, false, true]);
  Source.last.tell("snapshot", { ...told, number: 2, happened: [sailed(2, "b1")] });
  Source.last.tell("snapshot", { ...told, number: 3, view: { ship: "d1" }, happened: [sailed(3, "d1")] });
  await settle();
  table.skip();
  await settle();
  expect([table.view, table.busy]).toEqual([{ ship: "d1" }, false]);
});

test("whoever wants no motion sees what came of it at once", async () => {
  set("speed", "none");
  const table = await sit();
  Source.last.tell("snapshot", news(1, { view: { ship: "b1" }, happened: [sailed(1, "b1")] }));
  await settle();
  expect([table.view, table.busy]).toEqual([{ ship: "b1" }, false]);
});

test("the log grows, and forgets what was taken back", async () => {
  set("speed", "none");
  const table = await sit();
  Source.last.tell("snapshot", news(1, { happened: [sailed(1, "b1")] }));
  Source.last.tell("snapshot", news(2, { happened: [sailed(2, "c1")] }));
  await settle();
  expect(table.log.map((frame) => frame.number)).toEqual([0, 1, 2]);
  Source.last.tell("snapshot", news(1, { undone: true }));
  await settle();
  expect(table.log.map((frame) => frame.number)).toEqual([0, 1]);
});

test("whoever comes late fetches what was missed, and loses nothing of what happens meanwhile", async () => {
  set("speed", "none");
  frames = [opening, sailed(1, "b1"), sailed(2, "c1")];
  const table = await sit(null);
  Source.last.tell("snapshot", news(2, { happened: [] }));
  Source.last.tell("snapshot", news(3, { happened: [sailed(3, "d1")] }));
  await settle();
  expect(table.log.map((frame) => frame.number)).toEqual([0, 1, 2, 3]);
});

test("with several seats of mine, the device goes to whoever is to decide, behind a curtain", async () => {
  set("speed", "none");
  yours = [0, 1];
  const table = await sit();
  expect([table.eyes, table.curtain, table.chooser]).toEqual([0, true, undefined]);
  table.lift();
  expect([table.curtain, table.chooser?.steps]).toEqual([false, []]);
  Source.last.tell("snapshot", news(1, { waiting: [1], decision: null, happened: [sailed(1, "b1")] }));
  await settle();
  expect([table.eyes, table.curtain, table.snapshot, table.log]).toEqual([1, true, undefined, []]);
  expect(Source.last.path).toBe("/api/tables/x/events?seat=1");
});

test("what changes is put into what was told", async () => {
  set("speed", "none");
  const table = await sit();
  const { snapshot } = table;
  Source.last.tell("change", {
    count: 1,
    number: 1,
    waiting: [1],
    decision: null,
    view: [{ at: ["ship"], now: "b1" }],
    happened: [sailed(1, "b1")],
    undone: false,
  });
  await settle();
  expect(table.snapshot).toEqual({
    ...news(1, { waiting: [1], decision: null, decision_number: 0, view: { ship: "b1" } }),
    happened: [sailed(1, "b1")],
  });
  expect([snapshot!.view, table.log.length]).toEqual([{ ship: "a1" }, 2]);
  Source.last.tell("change", { count: 2, number: 0, happened: [], undone: true });
  await settle();
  expect([table.snapshot!.view, table.log.length]).toEqual([{ ship: "b1" }, 1]);
  const ann = { ...table.info.seats[0]!, name: "Ann B" };
  Source.last.tell("table", table.info);
  Source.last.tell("table_change", { status: "over", seats: [ann] });
  expect([table.info.status, table.info.id, table.name(0), table.name(1)]).toEqual(["over", "x", "Ann B", "Bob"]);
});

test("whoever misses a change is told all anew", async () => {
  set("speed", "none");
  const table = await sit();
  Source.last.tell("change", { count: 2, view: [{ at: ["ship"], now: "b1" }], happened: [], undone: false });
  await settle();
  expect([Source.all.length, Source.all[0]!.readyState, table.view]).toEqual([2, Source.CLOSED, { ship: "a1" }]);
  Source.last.tell("snapshot", news(3, { count: 2, view: { ship: "c1" } }));
  await settle();
  expect(table.view).toEqual({ ship: "c1" });
});

test("why something is not possible is told in its own words", async () => {
  const table = await sit();
  const reason = { id: "sea-too-far", args: {}, clause: "S-2" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ reason: { id: "refused", args: { reason } } })));
  await table.whyNot("sail z9");
  expect(table.bubble).toEqual(reason);
});

test("a hint that is thought of is stopped by asking again, and by what happens meanwhile", async () => {
  const lines = [{ steps: [1], parts: [], text: "sail a1", visits: 9, value: 1, points: [1] }];
  const told = () => new Response(JSON.stringify({ lines }));
  let arrives = (_: Response) => {};
  answers.hint = () => new Promise<Response>((resolve) => (arrives = resolve)) as unknown as Response;
  const table = await sit();
  void table.hint();
  expect(table.thinking).toBe(true);
  void table.hint();
  expect([table.thinking, signals[0]!.aborted]).toEqual([false, true]);
  arrives(told());
  await settle();
  expect(table.hints).toBeUndefined();
  void table.hint();
  Source.last.tell("snapshot", news(1, { happened: [sailed(1, "b1")] }));
  await vi.advanceTimersByTimeAsync(300);
  expect([table.thinking, signals[1]!.aborted]).toEqual([false, true]);
  answers.hint = refusing("replaced");
  await table.hint();
  expect([table.thinking, table.hints]).toEqual([false, undefined]);
  answers.hint = told;
  await table.hint();
  expect([table.thinking, table.hints?.length]).toEqual([false, 1]);
});
