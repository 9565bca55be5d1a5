/** Where something is laid down beside something else, so that it stays in sight and covers as little as it can. */
export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 14;

export function beside(target: Box | undefined, { width, height }: Size, room: Size): { left: number; top: number } {
  const within = (wish: number, size: number, all: number) => Math.max(GAP, Math.min(wish, all - size - GAP));
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
