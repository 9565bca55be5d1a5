/**
 * The fold holds: what the page makes of every event, one after the other, is what the service shows after every choice.
 *
 * `tests/page/test_fold.py` records games and names the folder; without one there is nothing to fold.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advance, type Motion } from "$lib/motion";
import type { Told } from "$lib/api";
import type { Manifest } from "./manifest";

/** What may differ, and why: a path (`seats[].hand`) of a game's view. */
const EXCEPTIONS: { game: string; path: string; reason: string }[] = [];

type View = Record<string, unknown>;
type Recorded = { events: Told[]; view: View };

const folder = process.env.ANTICS_FOLD;
const manifests = import.meta.glob<Manifest>("./*/index.ts", { import: "default" });
const games = Object.keys(manifests).map((path) => path.split("/")[1]!);

/** The paths at which two values differ; of lists, all places are one path. */
function* differences(one: unknown, other: unknown, path = ""): Generator<string> {
  const deep = (it: unknown): it is View => typeof it === "object" && it !== null;
  if (!deep(one) || !deep(other) || Array.isArray(one) !== Array.isArray(other)) {
    if (one !== other) yield path;
    return;
  }
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return yield `${path}.length`;
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const further = Array.isArray(one) ? `${path}[]` : path ? `${path}.${name}` : name;
    yield* differences(one[name], other[name], further);
  }
}

const plain = (view: View): View => JSON.parse(JSON.stringify(view));

/** Fold one recorded game, as one viewer saw it. */
function fold(motion: Motion<View, Told>, file: string, drift: (paths: string[], told: string) => void): number {
  const [start, ...entries] = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Recorded);
  let view = start!.view;
  for (const entry of entries) {
    for (const event of entry.events) advance(motion, view, event);
    const paths = [...new Set(differences(plain(view), entry.view))];
    if (paths.length) drift(paths, entry.events.map((event) => event.what).join(" "));
    view = entry.view;
  }
  return entries.length;
}

for (const game of games) {
  const files = folder ? readdirSync(folder).filter((name) => name.startsWith(`${game}.`)) : [];
  test.skipIf(!files.length)(`${game} (recorded by tests/page/test_fold.py)`, async () => {
    const { motion } = (await (await manifests[`./${game}/index.ts`]!()).table()).default;
    const allowed = new Set(EXCEPTIONS.filter((one) => one.game === game).map((one) => one.path));
    const found: Record<string, { count: number; after: string }> = {};
    let [entries, unequal] = [0, 0];
    for (const file of files) {
      entries += fold(motion, `${folder}/${file}`, (paths, after) => {
        const wrong = paths.filter((path) => !allowed.has(path));
        if (wrong.length) unequal++;
        for (const path of wrong) (found[path] ??= { count: 0, after }).count++;
      });
    }
    console.info(`fold: ${game}: ${entries} entries in ${files.length} games, ${entries - unequal} equal`);
    expect(entries).toBeGreaterThan(0);
    expect(found).toEqual({});
  });
}
