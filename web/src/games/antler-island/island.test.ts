import { expect, test } from "vitest";
import { Herd } from "./herd";
import { Island } from "./island";
import { spots } from "./slots";
import { SPACES } from "./example";

const counts = (does: Record<string, number>) => new Map(SPACES.map((space) => [space, does[space] ?? 0]));

test("every doe walks uphill herself, and nobody jumps two steps", () => {
  const herd = new Herd();
  const uphill = { O0: "G0", G0: "C" } as Record<string, string>;
  const before = herd.follow(counts({ O0: 1, G0: 1, C: 2 }));
  const paths = Object.entries(uphill).map(([start, end]) => ({ start, end }));
  const after = herd.follow(counts({ G0: 1, C: 3 }), paths);
  for (const doe of before) {
    expect(after.find((one) => one.id === doe.id)?.space).toBe(uphill[doe.space] ?? "C");
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
