/** What the folder of a game exports as its default: all that the page needs to know of it. */
import type { Component } from "svelte";
import type { Motion } from "$lib/motion";
import type { Table } from "$lib/table.svelte";

export interface Manifest {
  /** Its name, as the service calls it. */
  name: string;
  /** How many play, unless somebody likes it otherwise. */
  players: number;
  /** Its colours by name, in both themes; they become CSS custom properties wherever the game is shown. */
  palette: { light: Record<string, string>; dark: Record<string, string> };
  /** The event that begins a part of the game (a round, an age), and its argument that counts them. */
  parts: { what: string; count: string };
  /** Its picture on the home page. */
  Poster: Component;
  /** Pictures for the chapters and clauses of its rules. */
  pictures: () => Promise<{ default: Component<{ chapter: string; clause?: string }> }>;
  /** Its table, loaded when somebody sits down. */
  table: () => Promise<TableModule>;
}

/** What a table of a game is made of. */
export interface TableModule {
  motion: Motion<any, any>;
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
