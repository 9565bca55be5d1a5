/** Where this browser keeps games and the name that I go by; in memory only, where it keeps nothing. */
import type { Brief } from "../lib/api";

/** A game: how it stands, in short, what is known of its seats once it is over, and how often it was kept. */
export type Kept = { id: string; kept: string; brief: Brief; figures: unknown[]; number: number };

const NAME = "antics";
const EDITION = 1;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function opened(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, EDITION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "id" });
        request.result.createObjectStore("facts");
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
      request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined); // denied, as in some private windows
    }
  });
}

let database: Promise<IDBDatabase | undefined> | undefined;
const inMemory = { games: new Map<string, Kept>(), facts: new Map<string, unknown>() };

async function within<T>(
  store: "games" | "facts",
  mode: IDBTransactionMode,
  deed: (there: IDBObjectStore) => IDBRequest<T>,
  instead: () => T,
): Promise<T> {
  const there = await (database ??= opened());
  if (!there) return instead();
  const transaction = there.transaction(store, mode, { durability: "strict" });
  const found = done(deed(transaction.objectStore(store)));
  const [result] = await Promise.all([found, endOf(transaction)]);
  return result;
}

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });

/** Is anything kept here after the page is closed? */
export const lasting = async (): Promise<boolean> => !!(await (database ??= opened()));

export const game = (id: string): Promise<Kept | undefined> =>
  within(
    "games",
    "readonly",
    (there) => there.get(id),
    () => inMemory.games.get(id),
  );

export const games = (): Promise<Kept[]> =>
  within(
    "games",
    "readonly",
    (there) => there.getAll(),
    () => [...inMemory.games.values()],
  );

/** Keep a game; false if another window has kept it since it was read here. */
export async function keep(kept: Kept): Promise<boolean> {
  const fits = (there: Kept | undefined) => (there?.number ?? 0) === kept.number - 1;
  const there = await (database ??= opened());
  if (!there) {
    if (!fits(inMemory.games.get(kept.id))) return false;
    inMemory.games.set(kept.id, kept);
    return true;
  }
  const transaction = there.transaction("games", "readwrite", { durability: "strict" });
  const ended = endOf(transaction);
  const games = transaction.objectStore("games");
  const free = fits(await done(games.get(kept.id)));
  if (free) await done(games.put(kept));
  await ended;
  return free;
}

/** Keep a game, whatever was there. */
export const replace = (kept: Kept): Promise<unknown> =>
  within(
    "games",
    "readwrite",
    (there) => there.put(kept),
    () => (inMemory.games.set(kept.id, kept), kept.id),
  );

export async function remove(id: string): Promise<void> {
  await within(
    "games",
    "readwrite",
    (there) => there.delete(id),
    () => void inMemory.games.delete(id),
  );
}

export const fact = async <T>(name: string): Promise<T | undefined> =>
  (await within(
    "facts",
    "readonly",
    (there) => there.get(name),
    () => inMemory.facts.get(name),
  )) as T | undefined;

export async function setFact(name: string, value: unknown): Promise<void> {
  await within(
    "facts",
    "readwrite",
    (there) => there.put(value, name),
    () => (inMemory.facts.set(name, value), name),
  );
}
