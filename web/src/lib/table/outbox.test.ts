import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api";
import { Outbox } from "./outbox.svelte";

type Answer = "ok" | "offline" | string; // a code of a refusal
let answers: Answer[];
let sent: { path: string; key: string; steps: number[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push({ path, ...JSON.parse(body) });
    const answer = answers.shift();
    if (answer === "offline") throw new TypeError("no network");
    if (answer?.startsWith("a proxy")) return new Response("<h1>502 Bad Gateway</h1>", { status: 502 });
    if (answer === "ok") return new Response("{}");
    return new Response(JSON.stringify({ error: { code: answer, args: {} } }), { status: 409 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = () => vi.advanceTimersByTimeAsync(2000);

test("what is answered is sent once", async () => {
  answers = ["ok"];
  const box = new Outbox();
  await box.send("/moves", { steps: [1] });
  await soon();
  expect(sent).toHaveLength(1);
  expect(box.lost).toBe(false);
});

test.each(["offline", "try-again", "no-storage", "a proxy without a service"])(
  "what is not answered (%s) is sent again, as the same, until it is",
  async (why) => {
    answers = [why, why, "ok"];
    const box = new Outbox();
    let done = false;
    void box.send("/moves", { steps: [1] }).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(0);
    expect([sent.length, box.lost, done]).toEqual([1, true, false]);
    await soon();
    expect([sent.length, box.lost, done]).toEqual([2, true, false]);
    await soon();
    expect([sent.length, box.lost, done]).toEqual([3, false, true]);
    expect(new Set(sent.map((letter) => letter.key)).size).toBe(1);
    expect(sent.every((letter) => letter.path === "/api/moves" && letter.steps[0] === 1)).toBe(true);
  },
);

test("as soon as the service is there again, nothing waits", async () => {
  answers = ["offline", "ok"];
  const box = new Outbox();
  const all = box.send("/moves", { steps: [1] });
  await vi.advanceTimersByTimeAsync(0);
  box.wake();
  await all;
  expect(sent).toHaveLength(2);
});

test("a refusal is an answer, even after a while", async () => {
  answers = ["offline", "illegal"];
  const box = new Outbox();
  const refused = expect(box.send("/moves", { steps: [1] })).rejects.toEqual(new Refusal("illegal", {}));
  await soon();
  await refused;
  expect(box.lost).toBe(false);
});

test("whoever leaves sends no more", async () => {
  answers = ["offline", "ok"];
  const box = new Outbox();
  void box.send("/moves", { steps: [1] });
  await vi.advanceTimersByTimeAsync(0);
  box.close();
  await soon();
  expect(sent).toHaveLength(1);
});

test("two letters have two keys", async () => {
  answers = ["ok", "ok"];
  const box = new Outbox();
  await box.send("/moves", { steps: [1] });
  await box.send("/moves", { steps: [1] });
  expect(new Set(sent.map((letter) => letter.key)).size).toBe(2);
});
