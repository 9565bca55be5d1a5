import { expect, test, vi } from "vitest";
import type { Decision } from "$lib/api";
import { Chooser } from "$lib/chooser.svelte";
import { growth } from "./growth";
import type { Event, Forms } from "./view";

const grew = (seat: number, count: number): Event => ({
  what: "grew",
  clause: "AI-E4",
  who: { seat },
  count,
  antlers: 4,
  lost: 0,
  left: 30,
});

test("the antlers that I would grow are those that the choice tells for me", async () => {
  const done = { step: 9, word: "", caption: { what: "grow_done", count: 3 } } as const;
  const decision: Decision<Forms> = {
    owed: true,
    ask: { id: "ask", args: {} },
    choices: [{ steps: [9], parts: [done], text: "", effects: [grew(1, 5), grew(2, 3)], uncertain: false }],
    next: null,
    parts: null,
    automatic: false,
  };
  const chooser = new Chooser<Forms>(decision, 1, { follow: vi.fn(), send: vi.fn() });
  expect(growth({ chooser, eyes: 2 })).toBe(0);
  await chooser.put([9]);
  expect(growth({ chooser, eyes: 2 })).toBe(3);
  expect(growth({ chooser, eyes: 0 })).toBe(0);
  expect(growth({ chooser: undefined, eyes: 2 })).toBe(0);
});
