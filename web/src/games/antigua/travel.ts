/** Cards and pirates that go from one place to another: they leave with `send` and arrive with `receive`, by the same key. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { prefs, stillness } from "$lib/prefs.svelte";

export const duration = () => (stillness.matches || prefs.speed === "none" ? 0 : prefs.speed === "quick" ? 200 : 460);

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: () => ({ duration: duration() / 2, css: (t) => `opacity: ${t}; transform: scale(${0.7 + 0.3 * t})` }),
});
