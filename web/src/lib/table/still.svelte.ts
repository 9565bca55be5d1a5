/** A table as it stands when somebody glances at it: nothing moves there, and nothing is chosen. */
import { get, type GameTypes, type MyTable, type Snapshot } from "../api";
import type { TableModule } from "../../games/manifest";
import { TableClient } from "./client.svelte";

export class Still<G extends GameTypes = GameTypes> extends TableClient<G> {
  /** Look at it from a seat of mine. */
  async glance(seat: number): Promise<void> {
    const [{ table }, snapshot] = await Promise.all([
      get<MyTable>(`/tables/${this.id}`),
      get<Snapshot<G>>(`/tables/${this.id}/snapshot?seat=${seat}`),
    ]);
    this.info = table;
    this.hands.eyes = seat;
    this.snapshot = snapshot;
    this.show.set(snapshot.view);
  }

  override get past(): boolean {
    return true;
  }

  /** What I am asked, if I am. */
  get asked(): string {
    return this.snapshot?.decision ? this.say(this.snapshot.decision.ask) : "";
  }
}

export async function glance<G extends GameTypes>(id: string, game: TableModule<G>, seat: number): Promise<Still<G>> {
  const table = new Still<G>(id, game.motion, game.lines);
  await table.glance(seat);
  return table;
}
