/** What is lit: the steps that may follow the choice so far, or take the place of its last one. */
import type { Next, Part } from "$lib/api";
import { means } from "$lib/composer.svelte";
import type { Table } from "$lib/table.svelte";

const PREFIX = "antler-island-";

export type Target = Part & { chosen: boolean };
/** The name of a caption, without that of the game. */
export const kindOf = (part: Part): string => part.caption.id.slice(PREFIX.length);

/** The steps at the end of the choice: those to come, or, if it is whole, the last one and what could stand in its place. */
export function targets(table: Table): Target[] {
  const { composer } = table;
  if (!table.decision || !composer) return [];
  const last = composer.whole ? composer.taken.at(-1) : undefined;
  return (last ? composer.offered.at(-2)! : composer.next).map((next) => ({ ...next, chosen: next.step === last?.step }));
}

export const find = (lit: Target[], kind: string, args: Record<string, unknown> = {}): Target | undefined =>
  lit.find((target) => means(target, PREFIX + kind, args));

/** Choose a target; whatever was chosen in its place is chosen no more. */
export async function choose(table: Table, target: Part): Promise<void> {
  const { composer } = table;
  if (!composer) return;
  if (composer.whole) composer.back();
  const next = composer.next.find((one) => one.step === target.step);
  if (next) await table.take(next);
}

/** Put a choice together anew: of each kind that is wanted, one after the other, as many steps as may follow. */
export async function compose(table: Table, ...wanted: ((next: Next) => boolean)[]): Promise<void> {
  const { composer } = table;
  if (!composer) return;
  composer.back(0);
  for (const want of wanted) {
    for (let next = composer.next.find(want); next; next = composer.next.find(want)) await table.take(next);
  }
}

/** How many antlers I would grow by the choice that I put together. */
export const growth = (table: Table): number =>
  (table.decision && table.composer?.listed?.effects.find(({ what, who }) => what === "grew" && who === table.eyes)?.a) || 0;
