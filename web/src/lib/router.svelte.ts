import { BASE, FILES, POCKET } from "./base";

type Place = { path: string; query: URLSearchParams; hash: string };

/** An address of the page, such as "/rules/GAME?x#CLAUSE". */
function place(address: string): Place {
  const { pathname, search, hash } = new URL(address, "http://page");
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

/** Where on the page we are. */
const here = (): Place =>
  POCKET
    ? place(location.hash.slice(1) || "/")
    : place((location.pathname.slice(BASE.length) || "/") + location.search + location.hash);

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

/** The address within the page that a link leads to, if it does. */
function within(link: HTMLAnchorElement): string | undefined {
  if (POCKET) return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : undefined;
  if (!link.pathname.startsWith(`${FILES}/`) || link.pathname.startsWith(`${FILES}/api/`)) return undefined;
  return link.pathname.slice(FILES.length) + link.search + link.hash;
}

/** Let links within the page go without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
  const address = within(link);
  if (address === undefined) return;
  event.preventDefault();
  go(address);
}
