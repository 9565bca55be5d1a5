/** A plan in the making: tiles go beside actions in any order, and the choice follows in its own. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { means, type Chooser } from "$lib/chooser.svelte";
import type { Caption, ControlTile, Deed, Forms, Table, View } from "./view";

type Lay = Extract<Caption, { what: "lay" }>;
type Place = Lay & { step: number };

/** What the planner needs to know of a table. */
export type Desk = Pick<Table, "chooser" | "eyes"> & { view: Pick<View, "round"> };

export class Planner {
  laid = $state<Partial<Record<ControlTile, Deed>>>({});
  picked = $state<ControlTile>();
  readonly #table: Desk;
  #chooser?: Chooser<Forms>;
  #round = 0;
  #eyes: number | null = null;
  #busy = false;

  constructor(table: Desk) {
    this.#table = table;
  }

  /** For each tile, in the order in which they are told, its places beside the actions; none unless a plan is asked for. */
  get #parts(): Place[][] {
    const parts = this.#table.chooser?.decision.parts ?? [];
    return parts
      .map((places) => places.flatMap((place) => (means(place, "lay") ? { ...place.caption, step: place.step } : [])))
      .filter((places) => places.length);
  }
  get tiles(): ControlTile[] {
    return this.#parts.map(([place]) => place!.tile);
  }
  get active(): boolean {
    return this.#parts.length > 0;
  }
  /** The step that a click on an action is for the keyboard. */
  stepOf = (deed: Deed): number | undefined => this.#parts[0]?.find((place) => place.deed === deed)?.step;
  get left(): ControlTile[] {
    return this.tiles.filter((tile) => !this.laid[tile]);
  }
  /** The tile that goes beside the next action. */
  get held(): ControlTile | undefined {
    return this.picked && !this.laid[this.picked] ? this.picked : this.left[0];
  }

  async lay(deed: Deed, tile = this.held): Promise<void> {
    if (!tile || !this.active) return;
    this.laid[tile] = deed;
    this.picked = undefined;
    await this.#sync();
  }

  async lift(tile: ControlTile): Promise<void> {
    if (!this.active) return;
    delete this.laid[tile];
    this.picked = tile;
    await this.#sync();
  }

  async #sync(): Promise<void> {
    this.#busy = true;
    await this.#table.chooser?.compose(
      (next) => means(next, "lay") && this.laid[next.caption.tile] === next.caption.deed,
    );
    this.#busy = false;
  }

  /** The choice has changed by other means (a new one is asked for, one step back, a hint): the plan follows. */
  follow(): void {
    const { chooser, eyes, view } = this.#table;
    if (view.round !== this.#round || eyes !== this.#eyes) {
      this.laid = {};
      [this.#round, this.#eyes] = [view.round, eyes];
    }
    if (this.#busy || !chooser || !this.active) return;
    const taken = chooser.chose("lay").map((part) => part.caption);
    const dropped = this.tiles[taken.length];
    if (taken.some(({ tile, deed }) => this.laid[tile] !== deed)) {
      this.laid = Object.fromEntries(taken.map(({ tile, deed }) => [tile, deed]));
    } else if (chooser !== this.#chooser) void this.#sync();
    else if (dropped) delete this.laid[dropped];
    this.#chooser = chooser;
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
        if (under && !under.contains(it)) void this.lay(under.dataset.deed as Deed, tile);
      };
      const ends = [
        on(it, "pointerdown", down),
        on(it, "pointermove", move),
        on(it, "pointerup", up),
        on(it, "pointercancel", up),
      ];
      return () => ends.forEach((end) => end());
    };
}
