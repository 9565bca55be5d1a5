const written = (name: string): string =>
  (typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`))?.content ??
  "";

/** Does this browser keep the tables itself, without a service? The page's first file says it: it is decided there, and nowhere else. */
export const POCKET = written("host") === "pocket";

/** The service that a page without one leads to, for what needs other people; none, if nobody named one. */
export const SERVICE = written("service");

/** The path under which the files of the page lie: "" at the root of a site, else such as "/antics", or ".". */
export const FILES = written("base");

/** The same for addresses within the page. Where no service reads them, they stand behind a "#". */
export const BASE = POCKET ? "#" : FILES;

/** An address within the page, for somebody else. */
export const whole = (path: string): string => new URL(BASE + path, location.href).href;
