/** The path under which the page lies: "" at the root of a site, else such as "/antics". The service writes it here. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";
