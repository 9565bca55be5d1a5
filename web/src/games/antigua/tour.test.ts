import { expect, test } from "vitest";
import type { TableClient } from "$lib/table/client.svelte";
import type { Antigua, View } from "./pieces";
import { tour } from "./tour";

const table = (some: Partial<View>, on_grid = false, myTurn = true): TableClient<Antigua> =>
  ({
    myTurn,
    eyes: 0,
    view: { phase: "act", actions_left: 2, round: 1, seats: [{ on_grid }], ...some },
  }) as unknown as TableClient<Antigua>;
const told = (it: TableClient<Antigua>) => tour.filter(({ when }) => when?.(it) ?? true).map(({ id }) => id);

test("the guide waits for what it speaks of", () => {
  expect(told(table({ phase: "place" }))).toEqual(["goal", "place"]);
  expect(told(table({}))).toEqual(["goal", "actions", "crew", "mate"]);
  expect(told(table({ actions_left: 1 }))).toEqual(["goal", "actions", "crew", "mate", "helmsman"]);
  expect(told(table({}, true))).toEqual(["goal", "actions", "crew", "mate", "navigator", "gunner"]);
  expect(told(table({ round: 2 })).at(-1)).toBe("officer");
  expect(told(table({ round: 3 })).at(-1)).toBe("end");
});

test("the guide does not speak while others play, or while an action goes on", () => {
  expect(told(table({}, true, false))).toEqual(["goal"]);
  expect(told(table({ phase: "hire" }, true))).toEqual(["goal"]);
});
