/** A piece that stands somewhere in a drawing, and goes where it is told with a little hop. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "$kit/drawing";
import { prefs, stillness } from "$lib/prefs.svelte";

const HOP = 12;
const stood = new WeakMap<Element, { at: Point; ground: object }>();
const there = ([x, y]: Point) => `translate(${x}px, ${y}px)`;

/** `ground`: what it stands on; if that becomes another, the piece is simply there. */
export const glide =
  (at: Point, ground: object, time = 480, delay = 0): Attachment<SVGGElement> =>
  (piece) => {
    const before = stood.get(piece);
    stood.set(piece, { at, ground });
    piece.setAttribute("transform", `translate(${at.join(" ")})`);
    if (before?.ground !== ground || stillness.matches) return;
    const [from, to] = [before.at, at];
    if (from[0] === to[0] && from[1] === to[1]) return;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - HOP];
    const path = [from, middle, to].map((point) => ({ transform: there(point) }));
    const haste = prefs.speed === "calm" ? 1 : 2.5;
    piece.animate(path, {
      duration: time / haste,
      delay: delay / haste,
      easing: "cubic-bezier(.3,.7,.3,1)",
      fill: "backwards",
    });
  };
