/** The games that the page can show. Each is loaded when it is needed. */
import type { Component } from "svelte";
import type { Motion, Table } from "$lib/table.svelte";

/** What a game's folder exports. */
export interface GameModule {
  motion: Motion<any>;
  /** The whole screen of a table: rail, board, the others, the dock. */
  Stage: Component<{ table: Table }>;
  /** The picture beside the result at the end. */
  EndScene: Component<{ table: Table }>;
  /** The guided first game: what is pointed at, in order (see `kit/Tour.svelte`). */
  tour: TourStep[];
}

/** A step of a guided game: shown as soon as `when` holds, beside what `at` selects. */
export interface TourStep {
  id: string; // the message `tour-GAME-ID`
  at?: string; // a CSS selector
  when?: (table: Table) => boolean;
}

export type GameName = "antler-island" | "animal-kingdoms" | "antigua";

export const GAMES: Record<GameName, () => Promise<GameModule>> = {
  "antler-island": () => import("./antler-island"),
  "animal-kingdoms": () => import("./animal-kingdoms"),
  antigua: () => import("./antigua"),
};

export const isGame = (name: string): name is GameName => name in GAMES;
