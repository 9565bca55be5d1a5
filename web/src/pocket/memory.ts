/** The memory of a Python that has just started: others start from it in a moment, now and at later visits. */
import { FILES } from "../lib/base";

const STORE = "antics-memory";
const VERSION = document.querySelector<HTMLMetaElement>('meta[name="files"]')?.content ?? "";
// where nothing lies: it was never sent; another browser may lay out its memory in another way
const ADDRESS = `${FILES}/python/memory?${VERSION}&${encodeURIComponent(navigator.userAgent)}`;

let known: Promise<Blob | undefined> | undefined;

/** What is kept here of this very version, if anything is. */
export const recall = (): Promise<Blob | undefined> => (known ??= kept().catch(() => undefined));

async function kept(): Promise<Blob | undefined> {
  return (await (await caches.open(STORE)).match(ADDRESS))?.blob();
}

/** Keep it instead of any other; where there is no room for it, until the page is closed. */
export function keep(memory: ArrayBuffer): void {
  const blob = new Blob([memory]);
  known = Promise.resolve(blob);
  if (VERSION) void replace(blob).catch(() => {});
}

async function replace(blob: Blob): Promise<void> {
  await caches.delete(STORE);
  await (await caches.open(STORE)).put(ADDRESS, new Response(blob));
}

/** It is of no use. */
export function forget(): void {
  known = Promise.resolve(undefined);
  if (globalThis.caches) void caches.delete(STORE).catch(() => {});
}
