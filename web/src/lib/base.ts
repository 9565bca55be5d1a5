const written = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>('meta[name="base"]');

/** The path under which the page lies: "" at the root of a site, else such as "/antics". The service writes it here. */
export const BASE = written?.content ?? "";
