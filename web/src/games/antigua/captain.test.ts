import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision, Listed, Part } from "$lib/api";
import { Chooser } from "$lib/chooser.svelte";
import type { TableClient } from "$lib/table/client.svelte";
import { Captain } from "./captain.svelte";
import type { Antigua, Caption, Card, Colour, Space, View } from "./pieces";

const part = (step: number, caption: Caption): Part<Antigua> => ({ step, word: "", caption });
const choice = (...parts: Part<Antigua>[]): Listed<Antigua> => ({
  steps: parts.map((it) => it.step),
  parts,
  text: "",
});
const card = (id: number, colour: Colour): Card => ({ what: "card", id, colour, cannonballs: 1, treasures: 1 });

const SPACES: Space[] = ["a1", "b1", "c1", "a2"];
const sail = (space: Space) => part(SPACES.indexOf(space), { what: "sail", space });
const place = (space: Space) => part(SPACES.indexOf(space), { what: "place", space });
const drop = (place: number) =>
  part(39 + place, { what: "drop", place, card: card(place, "skull"), function: "officer" });
const DONE = part(16, { what: "done" });
const PILE = part(20, { what: "hire_pile" });
const ATTACK = part(25, { what: "attack", who: { seat: 1 } });
const SWAP = part(30, { what: "swap", one: "mate", other: "officer" });
const CHOICES = [
  choice(sail("b1"), DONE),
  choice(sail("b1"), sail("c1")),
  choice(sail("b1"), sail("a1")),
  choice(sail("a2"), DONE),
  choice(PILE),
  choice(ATTACK),
  choice(SWAP, drop(1)),
  choice(SWAP, drop(2)),
];

let captain: Captain;
let chooser: Chooser<Antigua>;
const CREW = [card(0, "skull"), card(1, "skull"), card(2, "hook")];

function decide(some: Partial<Decision<Antigua>>, crew = CREW): void {
  const decision = {
    owed: true,
    ask: { id: "ask", args: {} },
    choices: null,
    next: null,
    parts: null,
    automatic: false,
    ...some,
  };
  const follow = async () => [
    { ...DONE, whole: true },
    { ...sail("c1"), whole: true },
  ];
  chooser = new Chooser<Antigua>(decision, 0, { follow, send: vi.fn() });
  const view = { functions: { mate: "hook", officer: "skull" }, seats: [{ crew }] } as unknown as View;
  captain = new Captain({ chooser, view, eyes: 0 } as unknown as TableClient<Antigua>);
}
beforeEach(() => decide({ choices: CHOICES }));

const lit = () => [...captain.goals].map(([space, { far }]) => [space, far]);

describe("sailing", () => {
  test("every space is lit as far as it is, and one click goes there", async () => {
    expect(lit()).toEqual([
      ["b1", 1],
      ["c1", 2],
      ["a1", 2],
      ["a2", 1],
    ]);
    await captain.choose(captain.goals.get("c1")!);
    expect(chooser.whole).toBe(true);
    expect(captain.way).toEqual(["b1", "c1"]);
    expect(captain.role).toBe("helmsman");
    expect([...captain.goals].filter(([, goal]) => goal.chosen).map(([space]) => space)).toEqual(["c1"]);
  });

  test("the nearest of several ways counts", () => {
    decide({ choices: [choice(sail("b1"), sail("a1")), choice(sail("a1"), DONE)] });
    expect(lit()).toEqual([["a1", 1]]);
  });

  test("where ways are not listed, the ship goes card by card, and drops anchor where it is", async () => {
    decide({
      next: [
        { ...sail("b1"), whole: false },
        { ...sail("a2"), whole: false },
      ],
    });
    expect(lit()).toEqual([
      ["b1", 1],
      ["a2", 1],
    ]);
    await captain.choose(captain.goals.get("b1")!);
    expect(chooser.steps).toEqual([1, 16]);
    expect(captain.goals.get("c1")).toMatchObject({ far: 2, chosen: false });
    expect(captain.goals.get("b1")).toMatchObject({ far: 1, chosen: true });
    await captain.choose(captain.goals.get("c1")!);
    expect(chooser.steps).toEqual([1, 2]);
  });

  test("a ship starts beside a card", async () => {
    decide({ choices: [choice(place("a1")), choice(place("b1"))] });
    expect(captain.berth).toBeUndefined();
    await captain.choose(captain.goals.get("b1")!);
    expect(captain.berth).toBe("b1");
    expect([...captain.goals].map(([space, { chosen }]) => [space, chosen])).toEqual([
      ["a1", false],
      ["b1", true],
    ]);
  });
});

describe("what is lit", () => {
  test("another click replaces the choice, and is no step of it", async () => {
    await captain.choose(captain.goals.get("b1")!);
    expect(chooser.steps).toEqual([1, 16]);
    const pile = captain.offer("hire_pile")!;
    expect(captain.step(pile)).toBeUndefined();
    await captain.choose(pile);
    expect(chooser.steps).toEqual([20]);
  });

  test("is a step of the choice if it comes next", () => {
    expect(captain.step(captain.offer("hire_pile"))).toBe(20);
    expect(captain.step(captain.offer("attack", { who: { seat: 1 } }))).toBe(25);
    expect(captain.offer("attack", { who: { seat: 2 } })).toBeUndefined();
  });

  test("is only what the function can do that one looks at", async () => {
    await captain.look("mate");
    captain.looked = "mate";
    chooser.back(0);
    expect(captain.goals.size).toBe(0);
    expect(captain.offer("attack")).toBeUndefined();
    expect(captain.offer("hire_pile")).toBeDefined();
    captain.forget();
    expect(captain.offer("attack")).toBeDefined();
  });

  test("the functions that are possible are those of the first steps", () => {
    expect([...captain.possible].sort()).toEqual(["gunner", "helmsman", "mate", "officer"]);
  });
});

describe("looking at a function", () => {
  test("chooses what it can do, if that is one thing", async () => {
    await captain.look("gunner");
    expect(chooser.steps).toEqual([25]);
    expect([captain.role, captain.looked]).toEqual(["gunner", "gunner"]);
  });

  test("chooses nothing if there is more, and a second look forgets the first", async () => {
    await captain.choose(captain.offer("hire_pile")!);
    await captain.look("helmsman");
    expect([chooser.steps, captain.role]).toEqual([[], "helmsman"]);
    await captain.look("helmsman");
    expect(captain.role).toBeUndefined();
  });
});

describe("a swap", () => {
  test("is pointed at in either order, then an officer must go", async () => {
    await captain.point("officer");
    await captain.point("mate");
    expect(chooser.steps).toEqual([30]);
    expect(captain.functions).toEqual({ mate: "skull", officer: "hook" });
    expect(captain.offer("hire_pile")).toBeUndefined();
    expect(captain.picksOfficer).toBe(true);
    expect(captain.goals.size, "first the choice must be whole").toBe(0);
    expect(CREW.map((one, i) => captain.goes(one, i + 1))).toEqual([false, false, false]);
    await captain.choose(captain.offer("drop", { place: 2 })!);
    expect(chooser.steps).toEqual([30, 41]);
    expect(CREW.map((one, i) => captain.goes(one, i + 1))).toEqual([false, true, false]);
    expect(captain.offer("drop", { place: 1 })?.chosen).toBe(false);
    await captain.choose(captain.offer("drop", { place: 1 })!);
    expect(chooser.steps).toEqual([30, 40]);
  });

  test("takes the only officer without asking", async () => {
    const crew = [card(0, "hook"), card(1, "skull")];
    decide({ choices: [choice(SWAP), choice(PILE)] }, crew);
    await captain.choose(captain.swap("officer", "mate")!);
    expect(captain.picksOfficer).toBe(false);
    expect(crew.map((one, i) => captain.goes(one, i + 1))).toEqual([false, true]);
    await captain.choose(captain.offer("hire_pile")!);
    expect(crew.map((one, i) => captain.goes(one, i + 1))).toEqual([false, false]);
  });

  test("is the same from the other side", async () => {
    await captain.point("mate");
    await captain.point("officer");
    expect(chooser.steps).toEqual([30]);
  });

  test("can be pointed at anew", async () => {
    await captain.point("officer");
    expect(captain.pirate).toBe("officer");
    await captain.point("officer");
    expect(captain.pirate).toBeUndefined();
  });

  test("gives what is told before and after it is chosen; the Officer who leaves counts no more", async () => {
    expect(captain.gains("mate")).toEqual([]);
    await captain.point("officer");
    expect(captain.gains("officer")).toEqual([]);
    expect(captain.gains("mate")).toEqual([
      { role: "mate", before: 1, after: 1 },
      { role: "officer", before: 2, after: 1 },
    ]);
    await captain.point("mate");
    expect(captain.gains("officer")).toEqual([{ role: "officer", before: 2, after: 1 }]);
  });
});
