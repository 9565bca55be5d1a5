/** Times as people say them: a weekday and the time of day; when it is soon, how long. */
import { language, t } from "./words.svelte";

const HOUR = 3600;

/** "Tuesday 18:00", or "6 hours left". */
export function until(due: number, now = Date.now() / 1000): string {
  const left = due - now;
  if (left < 0) return t("page-time-up");
  if (left < HOUR) return t("page-minutes-left", { count: Math.max(1, Math.round(left / 60)) });
  if (left < 12 * HOUR) return t("page-hours-left", { count: Math.round(left / HOUR) });
  return t("page-until", { when: moment(due) });
}

export const moment = (at: number): string =>
  new Date(at * 1000).toLocaleString(language(), { weekday: "long", hour: "2-digit", minute: "2-digit" });

export const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(language(), { day: "numeric", month: "long" });
