/** Where things are drawn: sea cards in rows and columns, a rim around them for the box and the ships that wait. */
import type { Point } from "$kit/drawing";
import { HIGH, WIDE } from "./isles";
import type { Space, View } from "./pieces";

export const GAP = 8;
export const RIM = 46;

/** A ship's place: its water line, and its size. */
export type Berth = { x: number; y: number; size: number };

/** Where so many ships lie on one card: from its middle at the top, and their size. */
const MOORINGS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 86, 0.98]],
  [
    [-32, 88, 0.84],
    [32, 88, 0.84],
  ],
  [
    [-36, 62, 0.7],
    [36, 62, 0.7],
    [0, 100, 0.7],
  ],
  [
    [-36, 58, 0.64],
    [36, 58, 0.64],
    [-32, 102, 0.64],
    [32, 102, 0.64],
  ],
];
/** Off the grid ships lie on both sides of the box's way along the rim. */
const ALONG = [-50, 50, -26, 26];
const WAITING = 0.56;

export class Chart {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly #spaces: Space[]; // row by row

  constructor(view: Pick<View, "columns" | "sea">) {
    this.#spaces = view.sea.map((card) => card.name);
    this.columns = view.columns;
    this.rows = view.sea.length / view.columns;
    this.width = 2 * RIM + this.columns * (WIDE + GAP) - GAP;
    this.height = 2 * RIM + this.rows * (HIGH + GAP) - GAP;
  }

  #place(space: Space): Point {
    const i = this.#spaces.indexOf(space);
    return [i % this.columns, Math.floor(i / this.columns)];
  }

  /** The upper left corner of a card. */
  corner(space: Space): Point {
    const [column, row] = this.#place(space);
    return [RIM + column * (WIDE + GAP), RIM + row * (HIGH + GAP)];
  }

  /** Where the box stands beside a card of the border. */
  stud(space: Space): Point {
    const [column, row] = this.#place(space);
    const [left, top] = this.corner(space);
    const x = column === 0 ? RIM / 2 : column === this.columns - 1 ? this.width - RIM / 2 : left + WIDE / 2;
    const y = row === 0 ? RIM / 2 : row === this.rows - 1 ? this.height - RIM / 2 : top + HIGH / 2;
    return [x, y];
  }

  /** The place of one of several ships on a card. */
  moored(space: Space, which: number, ships: number): Berth {
    const [x, y, size] = MOORINGS[ships]![which]!;
    const [left, top] = this.corner(space);
    return { x: left + WIDE / 2 + x, y: top + y, size };
  }

  /** The place of one of several ships beside a card of the border. */
  waiting(space: Space, which: number): Berth {
    const [, row] = this.#place(space);
    const [left, top] = this.corner(space);
    const along = ALONG[which]!;
    if (row === 0) return { x: left + WIDE / 2 + along, y: RIM - 8, size: WAITING };
    if (row === this.rows - 1) return { x: left + WIDE / 2 + along, y: this.height - 9, size: WAITING };
    return { x: this.stud(space)[0], y: top + HIGH / 2 + 16 + along * 0.8, size: WAITING };
  }

  /** Where all ships are, by seat. */
  fleet(seats: View["seats"]): Map<number, Berth> {
    const found = new Map<number, Berth>();
    for (const [seat, { ship, on_grid }] of seats.entries()) {
      if (!ship) continue;
      const company = [...seats.entries()]
        .filter(([, it]) => it.ship === ship && it.on_grid === on_grid)
        .map(([other]) => other);
      const which = company.indexOf(seat);
      found.set(seat, on_grid ? this.moored(ship, which, company.length) : this.waiting(ship, which));
    }
    return found;
  }

  /** The middle of a ship's way over a card. */
  passage(space: Space): Point {
    const [left, top] = this.corner(space);
    return [left + WIDE / 2, top + HIGH * 0.8];
  }
}
