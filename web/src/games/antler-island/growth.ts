import type { Table } from "./view";

/** How many antlers I would grow by the choice that I put together. */
export function growth({ chooser }: Pick<Table, "chooser">): number {
  return chooser?.chose("grow_done")[0]?.caption.count ?? 0;
}
