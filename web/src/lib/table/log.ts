/** All that happened, from the beginning. */
import type { Frame, GameTypes } from "../api";

/**
 * What is new follows what is known; frames with the numbers of new ones, or beyond the last one, did not happen after
 * all. Where some are missing in between, what is known is of no use: it has to be fetched again.
 */
export function grown<G extends GameTypes>(
  log: readonly Frame<G>[],
  { happened, number }: { happened: Frame<G>[]; number: number },
): Frame<G>[] {
  const from = happened[0]?.number ?? number + 1;
  const known = log.filter((frame) => frame.number < from);
  return known.length && known.at(-1)!.number + 1 < from ? happened : [...known, ...happened];
}

/** What was missed comes before what was heard in the meantime. */
export function completed<G extends GameTypes>(log: readonly Frame<G>[], missed: readonly Frame<G>[]): Frame<G>[] {
  const heard = log[0]?.number ?? Infinity;
  return [...missed.filter((frame) => frame.number < heard), ...log];
}
