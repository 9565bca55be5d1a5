import type { Table } from "./view";

/** How many antlers I would grow by the choice that I put together. */
export function growth({ chooser, eyes }: Pick<Table, "chooser" | "eyes">): number {
  const effects = chooser?.listed?.effects ?? [];
  const [grown] = effects.flatMap((event) => (event.what === "grew" && event.who.seat === eyes ? event.count : []));
  return grown ?? 0;
}
