/** Why somebody has no points: no fight was won; and what there would have been. */
import { t } from "$lib/words.svelte";
import { PEAK, spaceOf, type View } from "./view";

const HEIGHT = { red: 0, blue: 0, yellow: 0, marsh: 1, grass: 1, centre: 3 };

export function remark(view: View, seat: number): string {
  const it = view.seats[seat]!;
  if (it.winning_stag) return "";
  const height = HEIGHT[spaceOf(view, it.stag ?? PEAK).kind];
  const points = it.mated + height + cubes(view, seat);
  return t("antler-island-unscored", { points });
}

/** What my cubes would count (AI-I3). */
function cubes(view: View, seat: number): number {
  const mine = view.seats[seat]!.cubes;
  if (!mine) return 0;
  const others = view.seats.filter((_, other) => other !== seat);
  const own = others.every((other) => !other.cubes?.[seat]);
  const foreign = mine.every((count, whose) => whose === seat || count > 0);
  return (own ? 1 : 0) + (foreign ? others.length : 0);
}
