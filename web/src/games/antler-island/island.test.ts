import { expect, test } from "vitest";
import type { Happening } from "$lib/api";
import { Herd } from "./herd";
import { Island } from "./island";
import { motion } from "./motion";
import { spots } from "./slots";
import { SPACES, uphill, type View } from "./view";

const counts = (does: Record<string, number>) => new Map(SPACES.map((space) => [space, does[space] ?? 0]));

test("every doe walks uphill herself, and nobody jumps two steps", () => {
  const herd = new Herd();
  const before = herd.follow(counts({ O0: 1, G0: 1, C: 2 }));
  const after = herd.follow(counts({ G0: 1, C: 3 }), true);
  for (const doe of before) {
    expect(after.find((one) => one.id === doe.id)?.space).toBe(doe.space === "C" ? "C" : uphill(doe.space));
  }
});

test("a doe that is called goes, the others stay", () => {
  const herd = new Herd();
  const before = herd.follow(counts({ O1: 2, G1: 1 }));
  const after = herd.follow(counts({ O1: 1, G1: 1, G0: 1 }));
  expect(after.map((doe) => doe.id).sort()).toEqual(before.map((doe) => doe.id).sort());
});

test("whatever stands in a space has a place of its own", () => {
  const island = new Island(0.65);
  for (const space of SPACES) {
    const { stags, does, food, free } = spots(island, space, { stags: 2, does: 2, food: 1 });
    const places = [...stags, ...does, ...food, free].map((point) => point.map(Math.round).join());
    expect(new Set(places).size, space).toBe(places.length);
  }
});

const event = (what: string, more: Partial<Happening>): Happening => ({ what, who: -1, a: 0, b: 0, ...more }) as Happening;
const island = (): View =>
  ({
    spaces: SPACES.map((name) => ({ name, kind: "grass", does: name === "O2" || name === "M0" ? 1 : 0, food: [], stags: name === "O3" ? [0] : [] })),
    seats: [{ stag: "O3" }, { stag: null }],
  }) as unknown as View;
const standing = (view: View) => view.spaces.filter((space) => space.does).map((space) => `${space.name} ${space.does}`);

test("does climb all at once", () => {
  const view = island();
  motion.advance(view, event("does_climbed", {}));
  expect(standing(view)).toEqual(["M0 1", "C 1"]);
});

test("a stag stands in one place", () => {
  const view = island();
  motion.advance(view, event("moved", { who: 0, a: SPACES.indexOf("O3"), b: SPACES.indexOf("G1") }));
  expect(view.seats[0]!.stag).toBe("G1");
  expect(view.spaces.filter((space) => space.stags.includes(0)).map((space) => space.name)).toEqual(["G1"]);
});

test("who roars is heard next door", () => {
  const view = island();
  motion.advance(view, event("roared", { who: 0, a: 1, b: SPACES.indexOf("O3") }));
  expect(standing(view)).toEqual(["O3 1", "M0 1"]);
});

test("what has no motion changes nothing", () => {
  const view = island();
  motion.advance(view, event("skipped", {}));
  expect(view).toEqual(island());
});
