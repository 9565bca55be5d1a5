/** Times as people say them: a weekday and the time of day; when it is soon, how long. */
import { language, t } from "./words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
const CLOCK = { hour: "2-digit", minute: "2-digit" } as const;

/** The language of the page as this browser has it: "en-GB" writes times otherwise than "en-US". */
const locale = (): string =>
  navigator.languages.find((one) => one.startsWith(language())) ?? (language() === "en" ? "en-GB" : language());

/** How many days from now something is: 0 today, 1 tomorrow, -1 yesterday. */
function daysUntil(at: number, now: number): number {
  const midnight = (time: number) => new Date(time * 1000).setHours(0, 0, 0, 0) / 1000;
  return Math.round((midnight(at) - midnight(now)) / DAY);
}

const dayName = (days: number): string =>
  new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(days, "day");

/** "Tuesday 18:00", or "6 hours left". */
export function until(due: number, now = Date.now() / 1000): string {
  const left = due - now;
  if (left < 0) return t("page-time-up");
  if (left < HOUR) return t("page-minutes-left", { count: Math.max(1, Math.round(left / 60)) });
  if (left < 12 * HOUR) return t("page-hours-left", { count: Math.round(left / HOUR) });
  return t("page-until", { when: moment(due, now) });
}

/** "tomorrow 18:00", "Tuesday 18:00"; what is a week away or more has its date too. */
export function moment(at: number, now = Date.now() / 1000): string {
  const date = new Date(at * 1000);
  const days = daysUntil(at, now);
  if (days === 0 || days === 1) return `${dayName(days)} ${date.toLocaleTimeString(locale(), CLOCK)}`;
  const far = days > 6 ? ({ day: "numeric", month: "long" } as const) : {};
  return date.toLocaleString(locale(), { weekday: "long", ...far, ...CLOCK });
}

export const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(locale(), { day: "numeric", month: "long" });

export const time = (at: number): string => new Date(at * 1000).toLocaleTimeString(locale(), CLOCK);

/** How a table is played: "Over days · 2 days for each move", "Live · 20 minutes each". */
export function wayOf({ pace, move_time, bank }: { pace: "live" | "days"; move_time: number; bank: number }): string {
  if (pace === "days") return `${t("page-pace-days")} · ${t("page-way-days", { count: move_time / (24 * HOUR) })}`;
  if (move_time) return `${t("page-pace-live")} · ${t("page-way-move", { count: move_time })}`;
  return bank ? `${t("page-pace-live")} · ${t("page-way-bank", { count: bank / 60 })}` : t("page-pace-live");
}

/** "today", "yesterday", "3 days ago"; what is longer ago by its date. */
export function ago(at: number, now = Date.now() / 1000): string {
  const days = daysUntil(at, now);
  if (days > -7) return dayName(days);
  return new Date(at * 1000).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** "48 min", "9 days": for how long something took. */
export function duration(seconds: number): string {
  const [count, unit] =
    seconds < 2 * HOUR
      ? [seconds / 60, "minute"]
      : seconds < 2 * DAY
        ? [seconds / HOUR, "hour"]
        : [seconds / DAY, "day"];
  const form = new Intl.NumberFormat(locale(), { style: "unit", unit, maximumFractionDigits: 0 });
  return form.format(Math.max(1, count));
}

export const percent = (share: number): string => new Intl.NumberFormat(locale(), { style: "percent" }).format(share);
