/** Does that keep their identity while the view only counts them, so that each can be seen walking. */
export type Walker = { id: number; space: string };

export class Herd {
  walkers: Walker[] = [];
  #next = 0;

  /** Follow the counts: as few does as possible walk, come or leave. `paths`: first, all that stand at a start walk to its end. */
  follow(counts: ReadonlyMap<string, number>, paths: readonly { start: string; end: string }[] = []): Walker[] {
    const ends = new Map(paths.map(({ start, end }) => [start, end]));
    const before = this.walkers.map((doe) => ({ ...doe, space: ends.get(doe.space) ?? doe.space }));
    const room = new Map(counts);
    const stays: Walker[] = [];
    const leaves: Walker[] = [];
    for (const doe of before) {
      const free = room.get(doe.space) ?? 0;
      (free ? stays : leaves).push(doe);
      if (free) room.set(doe.space, free - 1);
    }
    const places = [...room].flatMap(([space, free]) => Array<string>(free).fill(space));
    const moved = places.map((space) => ({ id: leaves.shift()?.id ?? this.#next++, space }));
    this.walkers = [...stays, ...moved];
    return this.walkers;
  }
}
