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

export const time = (at: number): string =>
  new Date(at * 1000).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** How a table is played: "Over days · 2 days for each move", "Live · 20 minutes each". */
export function wayOf({ pace, move_time, bank }: { pace: "live" | "days"; move_time: number; bank: number }): string {
  if (pace === "days") return `${t("page-pace-days")} · ${t("page-way-days", { count: move_time / (24 * HOUR) })}`;
  if (move_time) return `${t("page-pace-live")} · ${t("page-way-move", { count: move_time })}`;
  return bank ? `${t("page-pace-live")} · ${t("page-way-bank", { count: bank / 60 })}` : t("page-pace-live");
}

const DAY = 24 * HOUR;

/** "today", "yesterday", "3 days ago"; what is longer ago by its date. */
export function ago(at: number, now = Date.now() / 1000): string {
  const midnight = (time: number) => new Date(time * 1000).setHours(0, 0, 0, 0) / 1000;
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 7) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-days, "day");
  return new Date(at * 1000).toLocaleDateString(language(), { dateStyle: "medium" });
}

/** "48 min", "9 days": for how long something took. */
export function duration(seconds: number): string {
  const [count, unit] =
    seconds < 2 * HOUR
      ? [seconds / 60, "minute"]
      : seconds < 2 * DAY
        ? [seconds / HOUR, "hour"]
        : [seconds / DAY, "day"];
  const form = new Intl.NumberFormat(language(), { style: "unit", unit, maximumFractionDigits: 0 });
  return form.format(Math.max(1, count));
}

export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: "percent" }).format(share);
