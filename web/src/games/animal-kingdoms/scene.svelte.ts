/** What happens before our eyes, and is gone when it has happened: cards turned up in a battle, what a kingdom pays. */
import { seatOf, type Event, type Person, type Size, type View } from "./world";

/** What a kingdom has paid. */
export type Tally = { kingdom: Size; paid: Record<string, number> };

export class Scene {
  shown = $state.raw<Record<string, string[]>>({}); // by person: the cards turned up, of which the last one counts
  again = $state(false); // are some still tied?
  winner = $state<string>();
  tally = $state.raw<Tally>();

  see(view: View, now: Event | undefined): void {
    switch (now?.what) {
      case "revealed":
      case "egon_fights":
        return this.#turnUp(view, now.who, now.card.name);
      case "still_tied":
        this.again = true;
        return;
      case "won_battle":
        this.winner = seatOf(view, now.who).name;
        return;
      case "paid":
        return this.#pay(now.kingdom, { [seatOf(view, now.who).name]: now.points });
      case "unpaid":
        return this.#pay(now.kingdom, {});
      case "drew":
      case "reshuffled":
        return; // in between
    }
    this.#clear();
  }

  #turnUp(view: View, who: Person, card: string): void {
    const { name } = seatOf(view, who);
    const before = this.shown[name]?.filter((it) => it !== card) ?? [];
    this.shown = { ...this.shown, [name]: [...before, card] };
  }

  #pay(kingdom: Size, paid: Record<string, number>): void {
    const before = this.tally?.kingdom === kingdom ? this.tally.paid : {};
    this.#clear();
    this.tally = { kingdom, paid: { ...before, ...paid } };
  }

  #clear(): void {
    this.shown = {};
    this.again = false;
    this.winner = undefined;
    this.tally = undefined;
  }
}
