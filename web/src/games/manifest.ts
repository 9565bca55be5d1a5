/**
 * What the folder of a game exports as the default of its `index.ts`: all that the page needs to know of it.
 *
 *     const manifest: Manifest = { name: "draughts", players: 2, palette, Poster, table: () => import("./table") };
 *     export default manifest;
 *
 * Its words are in the game's own locales: those of its events and captions, `GAME-title`, `GAME-teaser`, and, where
 * the game has such things, `GAME-part` and `GAME-over-after` (with `$count`), `GAME-source-SOURCE`, `GAME-rival`,
 * `GAME-option-NAME` with `-about`. Where it has a lesson: `guide-GAME-STEP` with `-about` for each step and for `goal`,
 * and `guide-GAME-fact-N`. Where its rules begin with a minute of overview: `minute-GAME-PART` for each of
 * the parts of `MINUTE`, and `minute-GAME-turn-title` and `minute-GAME-conflict-title`.
 */
import type { Component } from "svelte";
import type { IconName } from "$kit/icon-names";
import type { GameTypes, Holding } from "$lib/api";
import type { Lesson } from "$lib/guide.svelte";
import type { Motion } from "$lib/motion";
import type { TableClient } from "$lib/table/client.svelte";
import type { Lines } from "$lib/table/lines";

export interface Manifest {
  /** Its name, as the service calls it. */
  name: string;
  /** How many play, unless somebody likes it otherwise. */
  players: number;
  palette: Palette;
  /** The event that begins a part of the game (a round, an age), and its argument that counts them. */
  parts?: { what: string; count: string };
  /** A picture for each source of points, by its name. */
  sources?: Record<string, IconName>;
  /** What is to be said of somebody's points at the end, by what is seen then. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is seen has the form of its own game
  remark?: (view: any, seat: number) => string;
  /** Its picture on the home page. */
  Poster: Component;
  /** How long a game takes, in minutes, and how heavy it is: 1 light, 2 medium, 3 heavy. */
  minutes?: readonly [number, number];
  weight?: 1 | 2 | 3;
  /**
   * The pictures at the chapters (`of` is their letter) and clauses (`of` is their id without the game's) of its rules,
   * and for the parts of their first minute (`MINUTE`), if it has words for these.
   */
  pictures?: () => Promise<{ default: Component<{ of: string }> }>;
  /** How hidden things of these kinds are drawn, where it is told what others could hold; those of the figure that is asked about stand out. */
  held?: {
    kinds: readonly string[];
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is seen has the form of its own game
    draw: () => Promise<{ default: Component<{ table: TableClient<any>; holding: Holding; asked?: string }> }>;
  };
  /** How one such thing is drawn (`thing` is what the game's advice calls it), if all of a kind are not drawn at once. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is seen has the form of its own game
  thing?: () => Promise<{ default: Component<{ table: TableClient<any>; thing: any }> }>;
  /** The clauses that the parts of the first minute rest on. */
  minute?: Record<Minute, string>;
  /** Its table, loaded when somebody sits down: a module whose default is a `TableModule<TypesOf<"…">>`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is seen there has the form of its own game
  table: () => Promise<{ default: TableModule<any> }>;
}

/**
 * Colours by name, by day and by lamplight: `sea` is `var(--sea)` wherever the game is shown. What is not in `dark` is
 * the same in both. The page uses `end` (what the result stands before) and `end-rail` (the rail above it).
 */
export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** What a table of a game is made of. */
export interface TableModule<G extends GameTypes> {
  motion: Motion<G["view"], G["event"]>;
  /** How its story is told, a line a choice. */
  lines?: Lines<G>;
  /** The whole screen of a table: rail, board, the others, the dock. */
  Stage: Component<{ table: TableClient<G> }>;
  /** Its board alone, as it stands, to be looked at from afar. */
  Miniature: Component<{ table: TableClient<G> }>;
  /** How wide that is for its height, if all of it is to be seen. */
  shape?: number;
  /** The picture beside the result at the end. */
  EndScene: Component<{ table: TableClient<G> }>;
  /** The guided first game, if the service has a lesson of it. */
  lesson?: Lesson<G>;
}

/** What the first minute of the rules tells: the goal, a turn, the end, and a conflict with its numbers. */
export const MINUTE = ["goal", "turn", "end", "conflict"] as const;
export type Minute = (typeof MINUTE)[number];
