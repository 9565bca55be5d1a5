import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision } from "$lib/api";
import { Chooser } from "$lib/chooser.svelte";
import { Planner, type Desk } from "./planner.svelte";
import type { ControlTile, Deed, Forms } from "./view";

const TILES: ControlTile[] = ["1", "2", "3", "X", "_"];
const DEEDS: Deed[] = ["move", "eat", "rut", "grow"];

const decision: Decision<Forms> = {
  owed: true,
  ask: { id: "ask", args: {} },
  choices: null,
  next: null,
  automatic: false,
  parts: TILES.map((tile, i) =>
    DEEDS.map((deed, step) => ({ step, word: `${tile}:${deed}`, caption: { what: "lay", tile, deed, left: 5 - i } })),
  ),
};
const chooserOf = (asked = decision, number = 1) =>
  new Chooser<Forms>(asked, number, { follow: vi.fn(), send: vi.fn() });

let desk: { -readonly [Name in keyof Desk]: Desk[Name] };
let planner: Planner;
const chosen = () => desk.chooser!.chose("lay").map(({ caption }) => `${caption.tile}:${caption.deed}`);
async function lay(...tiles: [ControlTile, Deed][]) {
  for (const [tile, deed] of tiles) {
    await planner.lay(deed, tile);
    planner.follow();
  }
}

beforeEach(() => {
  desk = { chooser: chooserOf(), eyes: 0, view: { round: 1 } };
  planner = new Planner(desk);
  planner.follow();
});

describe("laying tiles", () => {
  test("the next tile goes beside the action that is named", async () => {
    for (const deed of ["rut", "move", "eat", "grow", "rut"] as const) {
      await planner.lay(deed);
    }
    expect(planner.laid).toEqual({ "1": "rut", "2": "move", "3": "eat", X: "grow", _: "rut" });
    expect(planner.left).toEqual([]);
    expect(planner.held).toBeUndefined();
    expect(chosen()).toEqual(["1:rut", "2:move", "3:eat", "X:grow", "_:rut"]);
    expect(desk.chooser!.whole).toBe(true);
  });

  test("in any order; the choice follows in its own", async () => {
    await lay(["X", "eat"], ["2", "rut"]);
    expect(planner.left).toEqual(["1", "3", "_"]);
    expect(chosen()).toEqual([]);
    await lay(["1", "move"]);
    expect(chosen()).toEqual(["1:move", "2:rut"]);
    await lay(["_", "move"], ["3", "grow"]);
    expect(chosen()).toEqual(["1:move", "2:rut", "3:grow", "X:eat", "_:move"]);
    expect(desk.chooser!.whole).toBe(true);
  });

  test("a tile that is picked goes first", async () => {
    planner.picked = "3";
    expect(planner.held).toBe("3");
    await planner.lay("grow");
    expect(planner.laid).toEqual({ "3": "grow" });
    expect(planner.held).toBe("1");
  });

  test("a tile that lies can be laid elsewhere", async () => {
    await lay(["1", "move"], ["2", "eat"], ["1", "rut"]);
    expect(chosen()).toEqual(["1:rut", "2:eat"]);
  });

  test("a tile that is lifted is in hand again, and the others stay", async () => {
    await lay(["1", "move"], ["2", "eat"], ["3", "rut"], ["X", "eat"], ["_", "grow"]);
    await planner.lift("2");
    expect(planner.held).toBe("2");
    expect(planner.laid).toEqual({ "1": "move", "3": "rut", X: "eat", _: "grow" });
    expect(chosen()).toEqual(["1:move"]);
    expect(desk.chooser!.whole).toBe(false);
    await planner.lay("grow");
    expect(desk.chooser!.whole).toBe(true);
  });

  test("it is the one that is lifted, not the first that is left", async () => {
    await lay(["1", "move"], ["X", "eat"]);
    await planner.lift("X");
    expect(planner.left).toEqual(["2", "3", "X", "_"]);
    expect(planner.held).toBe("X");
  });
});

describe("following the choice", () => {
  test("a step back takes the last tile away", async () => {
    await lay(["1", "move"], ["2", "eat"]);
    desk.chooser!.back();
    planner.follow();
    expect(planner.laid).toEqual({ "1": "move" });
  });

  test("a hint lays the tiles", async () => {
    await lay(["1", "move"]);
    await desk.chooser!.put([2, 1, 0, 3, 0]);
    planner.follow();
    expect(planner.laid).toEqual({ "1": "rut", "2": "eat", "3": "move", X: "grow", _: "move" });
  });

  test("what is asked for again gets what was laid before", async () => {
    await lay(["1", "move"], ["2", "eat"]);
    desk.chooser = chooserOf(decision, 2);
    planner.follow();
    await expect.poll(chosen).toEqual(["1:move", "2:eat"]);
  });

  test.each([
    ["another round", { view: { round: 2 } }],
    ["other eyes", { eyes: 1 }],
  ])("%s begins with nothing", async (_, change) => {
    await lay(["1", "move"]);
    Object.assign(desk, change, { chooser: chooserOf(decision, 3) });
    planner.follow();
    expect(planner.laid).toEqual({});
  });

  test("nothing can be laid unless a plan is asked for", async () => {
    const reveal = { step: 5, word: "reveal 1", caption: { what: "reveal", tile: "1", deed: "eat" } } as const;
    const choice = { steps: [5], parts: [reveal], text: "" };
    desk.chooser = chooserOf({ ...decision, parts: null, choices: [choice] });
    expect(planner.active).toBe(false);
    await planner.lay("eat", "1");
    await planner.lift("1");
    expect([planner.laid, planner.picked]).toEqual([{}, undefined]);
    desk.chooser = undefined;
    expect(planner.active).toBe(false);
  });

  test("each action is a step of the first tile, for whoever plays by keyboard", () => {
    expect(DEEDS.map(planner.stepOf)).toEqual([0, 1, 2, 3]);
  });
});
