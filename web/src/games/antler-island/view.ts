/** The island as a seat sees it, what happens there, and what can be chosen; as the service describes it. */
import type { TypesOf } from "$lib/api";
import type { components } from "$lib/schema";
import type { TableClient } from "$lib/table/client.svelte";

export type Forms = TypesOf<"AntlerIsland">;
export type View = Forms["view"];
export type Event = Forms["event"];
export type Caption = Forms["caption"];
export type Table = TableClient<Forms>;

type Schemas = components["schemas"];
export type Player = Schemas["PlayerData"];
export type HeldToken = Schemas["AntlerIslandHeldToken"];
export type WilyTile = Schemas["AntlerIslandTile"];
export type Space = Schemas["AntlerIslandSpace"];
export type Seat = Schemas["AntlerIslandSeat"];
export type Fight = Schemas["AntlerIslandFight"];

export type SpaceName = Space["name"];
export type Colour = View["die"];
export type Wily = NonNullable<View["wily_up"]>;
export type Deed = NonNullable<View["deed"]>;
export type ControlTile = NonNullable<View["tile"]>;

export const PEAK: SpaceName = "C";

export const spaceOf = (view: View, name: SpaceName): Space => view.spaces.find((one) => one.name === name)!;
