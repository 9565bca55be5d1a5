import { expect, test, vi } from "vitest";
import type { Decision } from "$lib/api";
import { Chooser } from "$lib/chooser.svelte";
import { growth } from "./growth";
import type { Forms } from "./view";

test("the antlers that I would grow are those that the choice tells", async () => {
  const done = { step: 9, word: "", caption: { what: "grow_done", count: 3 } } as const;
  const decision: Decision<Forms> = {
    owed: true,
    ask: { id: "ask", args: {} },
    choices: [{ steps: [9], parts: [done], text: "" }],
    next: null,
    parts: null,
    automatic: false,
  };
  const chooser = new Chooser<Forms>(decision, 1, { follow: vi.fn(), send: vi.fn() });
  expect(growth({ chooser })).toBe(0);
  await chooser.put([9]);
  expect(growth({ chooser })).toBe(3);
  expect(growth({ chooser: undefined })).toBe(0);
});
