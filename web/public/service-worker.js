/** What runs beside the page, also while it is closed: it shows that somebody is called, and opens the table. */

const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, "");

/** What the page consists of where no service serves it, with the digest of each file; `antics export` writes it. */
const FILES = {};
const VERSION = FILES["index.html"]; // which tells the digests of all others

self.addEventListener("install", (event) => {
  self.skipWaiting();
  if (VERSION) event.waitUntil(fill());
});
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));

// ---- without a network, where there is no service -----------------------------------------------------

const SCOPE = self.registration.scope;
const cacheOf = (version) => caches.open(`antics-${version}`);

/** Which version the visitor has agreed to. */
async function current() {
  const told = await (await caches.open("antics")).match(`${SCOPE}version`);
  return told?.text();
}
const agree = async (version) => (await caches.open("antics")).put(`${SCOPE}version`, new Response(version));

/** Keep all files of this version, beside those of the one in use. */
async function fill() {
  const cache = await cacheOf(VERSION);
  for (const [name, digest] of Object.entries(FILES)) {
    const answer = await fetch(SCOPE + name, { cache: "no-cache" });
    if (!answer.ok || (await digestOf(await answer.clone().arrayBuffer())) !== digest)
      throw new Error(`damaged: ${name}`);
    await cache.put(SCOPE + name, answer);
  }
  if (!(await current())) await agree(VERSION);
}

const digestOf = async (bytes) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
    .map((it) => it.toString(16).padStart(2, "0"))
    .join("");

/** Forget versions that nobody uses. */
async function tidy() {
  if (!VERSION) return;
  const used = ["antics", "antics-memory", `antics-${VERSION}`, `antics-${await current()}`];
  for (const name of await caches.keys())
    if (name.startsWith("antics") && !used.includes(name)) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (VERSION && method === "GET" && url.startsWith(SCOPE)) event.respondWith(kept(event.request));
});

/** A file of the version in use; what is not of the page comes from the network. */
async function kept(request) {
  const name = new URL(request.url).pathname.slice(new URL(SCOPE).pathname.length) || "index.html";
  const found = await (await cacheOf(await current())).match(SCOPE + name);
  return found ?? fetch(request);
}

self.addEventListener("message", (event) => {
  const answer = async () => {
    if (event.data === "take") {
      await agree(VERSION);
      await tidy();
    }
    event.ports[0]?.postMessage({ newest: VERSION ?? null, current: (await current()) ?? null });
  };
  event.waitUntil(answer());
});

// ---- being called ----------------------------------------------------------------------------------

self.addEventListener("push", (event) => event.waitUntil(call(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

/** Show it; what is about the same table takes the place of what was shown before. */
async function call({ title = "Antics", body = "", url = "/", tag = "antics" }) {
  const icon = `${BASE}/icon-192.png`;
  await self.registration.showNotification(title, { body, tag, data: { url }, icon, badge: icon });
  await count();
}

/** At how many tables I am to move, on the icon of the app. */
async function count() {
  const answer = await fetch(`${BASE}/api/tables`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok || !self.navigator.setAppBadge) return;
  const { mine } = await answer.json();
  const mineToMove = mine.filter(({ yours, waiting }) => yours.some((seat) => waiting.includes(seat)));
  await self.navigator.setAppBadge(mineToMove.length);
}

/** The table in a window that is open, or in a new one. */
async function show(path) {
  const address = new URL(BASE + path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.split("#")[0] === address) ?? windows[0];
  if (!there) return self.clients.openWindow(address);
  await there.focus();
  if (there.url !== address) await there.navigate(address);
}
