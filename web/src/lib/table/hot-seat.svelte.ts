/** Whose eyes the page looks with: one device may go from hand to hand. */
export class HotSeat {
  yours = $state.raw<number[]>([]); // the seats that I hold
  eyes = $state<number | null>(null); // the seat that I look from; none: I look on
  curtain = $state(false); // until the right person has the device, nothing is seen

  /** The seat to look from first: whoever is to decide, else the first of mine. */
  first(waiting: readonly number[]): number | null {
    return this.yours.find((seat) => waiting.includes(seat)) ?? this.yours[0] ?? null;
  }

  /** Another seat of mine, if it is to decide and the one that I look from is not. */
  next(waiting: readonly number[]): number | undefined {
    if (this.yours.length < 2 || this.eyes === null || waiting.includes(this.eyes)) return undefined;
    return this.yours.find((seat) => waiting.includes(seat));
  }

  look(seat: number | null): void {
    this.eyes = seat;
    this.curtain = this.yours.length > 1;
  }
}
