/** What runs beside the page, also while it is closed: it shows that somebody is called, and opens the table. */

const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, "");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
