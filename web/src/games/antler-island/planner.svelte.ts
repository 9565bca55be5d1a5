/** A plan in the making: tiles go beside actions in any order, and the choice follows in its own. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Next, Part } from "$lib/api";
import type { Composer } from "$lib/composer.svelte";
import type { Table } from "$lib/table.svelte";
import { compose, kindOf } from "./lit";
import { TILES, type ControlTile, type Deed, type View } from "./view";

const tileOf = (part: Part) => part.caption.args.tile as ControlTile;
const deedOf = (part: Part) => part.caption.args.deed as Deed;

export class Planner {
  laid = $state<Partial<Record<ControlTile, Deed>>>({});
  picked = $state<ControlTile>();
  readonly #table: Table<View>;
  #composer?: Composer;
  #round = 0;
  #eyes: number | null = null;
  #busy = false;

  constructor(table: Table<View>) {
    this.#table = table;
  }

  /** The four places for a tile, while a plan is asked for. */
  get places(): Part[] {
    const first = this.#table.decision?.parts?.[0];
    return first?.[0] && kindOf(first[0]) === "lay" ? first : [];
  }
  get active(): boolean {
    return this.places.length > 0;
  }
  get left(): ControlTile[] {
    return TILES.filter((tile) => !this.laid[tile]);
  }
  /** The tile that goes beside the next action. */
  get held(): ControlTile | undefined {
    return this.picked && !this.laid[this.picked] ? this.picked : this.left[0];
  }

  lay(deed: Deed, tile = this.held): void {
    if (!tile || !this.active) return;
    this.laid[tile] = deed;
    this.picked = undefined;
    void this.#sync();
  }

  lift(tile: ControlTile): void {
    if (!this.active) return;
    delete this.laid[tile];
    this.picked = tile;
    void this.#sync();
  }

  async #sync(): Promise<void> {
    this.#busy = true;
    await compose(this.#table, (next: Next) => this.laid[tileOf(next)] === deedOf(next));
    this.#busy = false;
  }

  /** The choice has changed by other means (a new one is asked for, one step back, a hint): the plan follows. */
  follow(): void {
    const { composer, eyes, view } = this.#table;
    if (view.round !== this.#round || eyes !== this.#eyes) {
      this.laid = {};
      [this.#round, this.#eyes] = [view.round, eyes];
    }
    if (this.#busy || !composer || !this.active) return;
    const { taken } = composer;
    const wrong = taken.some((part) => this.laid[tileOf(part)] !== deedOf(part));
    const dropped = TILES[taken.length];
    if (wrong) this.laid = Object.fromEntries(taken.map((part) => [tileOf(part), deedOf(part)]));
    else if (composer !== this.#composer) void this.#sync();
    else if (dropped) delete this.laid[dropped];
    this.#composer = composer;
  }

  /** Let a tile be dragged beside an action. */
  drag =
    (tile: ControlTile): Attachment<HTMLElement> =>
    (it) => {
      let start: PointerEvent | undefined;
      const down = (event: PointerEvent) => {
        if (!this.active) return;
        start = event;
        it.setPointerCapture(event.pointerId);
      };
      const move = (event: PointerEvent) => {
        if (start) it.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
      };
      const up = (event: PointerEvent) => {
        if (!start) return;
        start = undefined;
        it.style.translate = "";
        it.hidden = true;
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-deed]");
        it.hidden = false;
        if (under && !under.contains(it)) this.lay(under.dataset.deed as Deed, tile);
      };
      const ends = [on(it, "pointerdown", down), on(it, "pointermove", move), on(it, "pointerup", up), on(it, "pointercancel", up)];
      return () => ends.forEach((end) => end());
    };
}
