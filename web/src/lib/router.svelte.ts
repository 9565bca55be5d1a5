import { BASE } from "./base";

/** Where on the page we are. */
const here = () => ({
  path: location.pathname.slice(BASE.length) || "/",
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const route = $state({ at: here() });
addEventListener("popstate", () => (route.at = here()));
addEventListener("hashchange", () => (route.at = here()));

/** Go to an address of the page, such as "/t/…". */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", BASE + address);
  else history.pushState(null, "", BASE + address);
  const before = route.at.path;
  route.at = here();
  if (route.at.path !== before) scrollTo(0, 0);
}

/** Let links within the page go without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
  if (!link.pathname.startsWith(`${BASE}/`) || link.pathname.startsWith(`${BASE}/api/`)) return;
  event.preventDefault();
  go(link.pathname.slice(BASE.length) + link.search + link.hash);
}
