/** Which of the things that can be chosen are seen where. */
import { means, type Of, type Target } from "$lib/chooser.svelte";
import type { Caption, Fight, Forms, Table } from "./view";

type What = Caption["what"];
type Part = { caption: Caption };
const among =
  <Kind extends What>(...kinds: readonly Kind[]) =>
  <It extends Part>(part: It): part is It & Of<It, Kind> =>
    (kinds as readonly What[]).includes(part.caption.what);

/** Ways to a space: on the island. */
export const isWay = among("place", "move", "attack", "retreat_to", "put");
/** Cards over the island. */
const CARDS = [
  "eat",
  "eat_greedily",
  "rut",
  "rut_twice",
  "pass",
  "roar",
  "take_up",
  "take_down",
  "drop",
  "cube",
  "take_back",
] as const;
export type Card = Of<Target<Forms>, (typeof CARDS)[number]>;
export const isCard = among(...CARDS);
/** The cards to choose from now; while antlers are about to lock or a tile is turned up, there are none. */
export function offersOf(table: Table): Card[] {
  const lit = table.chooser?.ends ?? [];
  return fightOf(table) || lit.some((target) => means(target, "reveal")) ? [] : lit.filter(isCard);
}
/** The fight to be seen: not while the loser is being driven away, for then it is the island that matters. */
export function fightOf(table: Table): Fight | null {
  const { fight } = table.view;
  if (!fight || (table.chooser?.ends ?? []).some(isWay)) return null;
  const { winner, committed } = fight;
  return winner !== null && table.waits(winner) && !committed.some(Boolean) ? null : fight;
}
/** What can be said in a fight. */
export const isAnswer = among("retreat", "lock", "pass", "save_antler", "commit_done");
/** Tokens that are put forward or cashed, one after the other, and the end of it. */
export const isToken = among("commit", "cash");
export const isDone = among("commit_done", "grow_done");
/** What a wily tile in my hand is played for. */
export const isPlay = among("roar", "speed", "eat_greedily", "rut_twice", "save_antler");
