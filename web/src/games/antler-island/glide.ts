/** A piece that stands somewhere in a drawing, and goes where it is told with a little hop. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "$kit/drawing";
import { stillness } from "$lib/prefs.svelte";

const HOP = 12;
const stood = new WeakMap<Element, Point>();
const there = ([x, y]: Point) => `translate(${x}px, ${y}px)`;

export const glide =
  (x: number, y: number, time = 480, delay = 0): Attachment<SVGGElement> =>
  (piece) => {
    const from = stood.get(piece);
    stood.set(piece, [x, y]);
    piece.setAttribute("transform", `translate(${x} ${y})`);
    if (!from || stillness.matches || (from[0] === x && from[1] === y)) return;
    const middle: Point = [(from[0] + x) / 2, (from[1] + y) / 2 - HOP];
    const path = [from, middle, [x, y] as const].map((point) => ({ transform: there(point) }));
    piece.animate(path, { duration: time, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" });
  };
