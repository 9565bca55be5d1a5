/** Where something is laid down beside something else, so that it stays in sight and covers as little as it can. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 14;
const within = (wish: number, size: number, all: number) => Math.max(GAP, Math.min(wish, all - size - GAP));

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Above something, or below it where there is no room; `tail`: how far from the left it points there. */
export function above(target: Box, { width, height }: Size, room: Size) {
  const middle = target.left + target.width / 2;
  const left = within(middle - width / 2, width, room.width);
  const below = target.top - height - 2 * GAP < 0;
  const top = below ? target.top + target.height + GAP : target.top - height - GAP;
  const tail = Math.max(2 * GAP, Math.min(middle - left, width - 2 * GAP));
  return { left, top: within(top, height, room.height), tail, below };
}

const overlap = (one: Box, other: Box): number => {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(wide, 0) * Math.max(high, 0);
};
const between = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** Near the first of some things and over none of them, if that can be, and over as little as can be of some others; without any, in the middle. */
export function beside(
  targets: readonly Box[],
  { width, height }: Size,
  room: Size,
  others: readonly Box[] = [],
): { left: number; top: number } {
  const [first] = targets;
  if (!first) return { left: (room.width - width) / 2, top: (room.height - height) / 2 };
  const places = [...targets, ...others].flatMap((it) => {
    const middle = { x: it.left + it.width / 2 - width / 2, y: it.top + it.height / 2 - height / 2 };
    const sides: [number, number][] = [
      [middle.x, it.top - height - GAP],
      [middle.x, it.top + it.height + GAP],
      [it.left + it.width + GAP, middle.y],
      [it.left - width - GAP, middle.y],
    ];
    return sides.map(([left, top]) => ({
      left: within(left, width, room.width),
      top: within(top, height, room.height),
      width,
      height,
    }));
  });
  const over = (place: Box, boxes: readonly Box[]) => boxes.reduce((sum, it) => sum + overlap(place, it), 0);
  const cost = (place: Box) => 10 * over(place, targets) + over(place, others) + between(place, first);
  const { left, top } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  return { left, top };
}
