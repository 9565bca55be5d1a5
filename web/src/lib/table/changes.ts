/** What is different now, put into what was told before. What was before stays as it is. */
import type { Change, Edit, GameTypes, News, TableChange, TableInfo } from "../api";

/** Plain data with its edits. */
export function edited<Data>(data: Data, edits: readonly Edit[]): Data {
  return edits.reduce((before, { at, now }) => put(before, at, now) as Data, data);
}

function put(data: unknown, [key, ...rest]: readonly (string | number)[], now: unknown): unknown {
  if (key === undefined) return now;
  const value = put((data as Record<string | number, unknown>)[key], rest, now);
  return Array.isArray(data) ? data.with(key as number, value) : { ...(data as object), [key]: value };
}

/** How things stand after a change. */
export function changed<G extends GameTypes>(before: News<G>, change: Change<G>): News<G> {
  return { ...before, ...change, view: edited(before.view, change.view ?? []) };
}

/** A table after a change. */
export function changedTable(before: TableInfo, { seats = [], ...change }: TableChange): TableInfo {
  const now = new Map(seats.map((it) => [it.seat, it]));
  return { ...before, ...change, seats: before.seats.map((it) => now.get(it.seat) ?? it) };
}
