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

export function beside(target: Box | undefined, { width, height }: Size, room: Size): { left: number; top: number } {
  if (!target) return { left: (room.width - width) / 2, top: (room.height - height) / 2 };
  const middle = { x: target.left + target.width / 2 - width / 2, y: target.top + target.height / 2 - height / 2 };
  const sides = [
    { free: room.width - target.left - target.width - width, left: target.left + target.width + GAP, top: middle.y },
    { free: target.left - width, left: target.left - width - GAP, top: middle.y },
    { free: room.height - target.top - target.height - height, left: middle.x, top: target.top + target.height + GAP },
    { free: target.top - height, left: middle.x, top: target.top - height - GAP },
  ];
  const best = sides.reduce((one, other) => (other.free > one.free ? other : one));
  return { left: within(best.left, width, room.width), top: within(best.top, height, room.height) };
}
