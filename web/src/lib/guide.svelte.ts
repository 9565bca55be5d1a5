/**
 * A guided first game: what is said, exactly when it first matters, and what is lifted out of the hush.
 *
 * A game brings chapters of steps. A step is said while its situation holds and something is to be decided; once it has
 * been said and its situation is over, because the player did it or did something else, it never comes again. Between
 * steps the guide only names a good choice, as long as the game goes as the lesson does.
 */
import type { Arg, GameTypes, Part } from "./api";
import { prefs, set } from "./prefs.svelte";
import type { TableClient } from "./table/client.svelte";

/** How things stand, for a step to look at. */
export interface At<G extends GameTypes = GameTypes> {
  table: TableClient<G>;
  view: G["view"];
  me: number;
  /** The parts of the choice that is suggested; none, if the player has gone another way. */
  good: G["caption"][];
  /** How many parts of a choice have been taken; is it whole? */
  taken: number;
  whole: boolean;
  /** Is there something like this in sight? */
  sees(selector: string): boolean;
}

export interface Step<G extends GameTypes = GameTypes> {
  id: string; // the messages `guide-GAME-ID` and `guide-GAME-ID-about`
  when(at: At<G>): boolean;
  /** What its words speak of, besides `$follows`: is the lesson being followed, up to the part that comes next? */
  args?(at: At<G>): Record<string, Arg>;
  /** What is in the light besides what is to be touched. */
  shows?(at: At<G>): string[];
}

/** What a game brings for its guided first game. */
export interface Lesson<G extends GameTypes = GameTypes> {
  chapters: Step<G>[][];
  /** What the card with the goal speaks of. */
  goal?: Step<G>["args"];
  /**
   * Where the next part of the suggested choice is to be touched, if not at its `data-step` or where it is confirmed; of
   * each row the first that is in sight.
   */
  touch?(at: At<G>): string[][] | undefined;
}

/** What is said now: a step, or, without one, that a choice is good. */
export type Speech = { id?: string; args: Record<string, Arg>; touch: string[][]; shows: string[] };

type Said<G extends GameTypes> = Omit<Step<G>, "when">;

export const GOAL = "goal";
export const DONE = "done";

export class Guide<G extends GameTypes = GameTypes> {
  speech = $state.raw<Speech>();
  said = $state.raw<readonly string[]>([]);
  left = $state(false);
  readonly chapters: Step<G>[][];
  readonly #table: TableClient<G>;
  readonly #lesson: Lesson<G>;

  constructor(table: TableClient<G>, lesson: Lesson<G>) {
    this.#table = table;
    this.#lesson = lesson;
    this.chapters = [[{ id: GOAL, when: () => true, args: lesson.goal }], ...lesson.chapters];
    if (prefs.guide?.table !== table.id) return;
    this.said = prefs.guide.said;
    this.left = prefs.guide.left;
  }

  /** The chapter that we are in. */
  get chapter(): number {
    const open = this.chapters.findIndex((steps) => steps.some(({ id }) => !this.said.includes(id)));
    const speaking = this.chapters.findIndex((steps) => steps.some(({ id }) => id === this.speech?.id));
    return speaking >= 0 ? speaking : open >= 0 ? open : this.chapters.length;
  }

  /** Has all been said that the last chapter has to say? */
  get finished(): boolean {
    return this.chapters.at(-1)!.every(({ id }) => this.said.includes(id));
  }

  /** Look at how things stand: what is there to say? */
  look(sees: At<G>["sees"]): void {
    if (this.#table.hinted || this.#table.thinking) {
      this.speech = undefined; // a hint speaks
      return;
    }
    const at = this.#at(sees);
    const step = at && this.#due(at);
    const before = this.speech?.id;
    if (before && before !== step?.id && before !== DONE) this.#told(before);
    const speech = at && this.#speech(at, step);
    if (JSON.stringify(speech) !== JSON.stringify(this.speech)) this.speech = speech;
  }

  #at(sees: At<G>["sees"]): At<G> | undefined {
    const { decision, chooser, eyes, view } = this.#table;
    if (this.left || !decision?.owed || !chooser || eyes === null) return undefined;
    return {
      table: this.#table,
      view,
      me: eyes,
      good: this.suggestion,
      taken: chooser.taken.length,
      whole: chooser.whole,
      sees,
    };
  }

  /** What the choice that is suggested consists of. */
  get suggestion(): G["caption"][] {
    return this.#suggested().map((part) => part.caption);
  }

  #suggested(): Part<G>[] {
    const { suggested, choices, parts } = this.#table.decision ?? {};
    if (!suggested) return [];
    const whole = choices?.find(({ steps }) => String(steps) === String(suggested));
    if (whole) return whole.parts;
    return (parts ?? []).flatMap((some, i) => some.find(({ step }) => step === suggested[i]) ?? []);
  }

  #due(at: At<G>): Said<G> | undefined {
    const steps = this.chapters.flat().filter(({ id }) => !this.said.includes(id));
    const due = steps.find((step) => step.when(at));
    return due ?? (this.finished && !this.said.includes(DONE) ? { id: DONE } : undefined);
  }

  #speech(at: At<G>, step: Said<G> | undefined): Speech | undefined {
    if (!step && (!at.good.length || this.finished)) return undefined;
    const own = at.good.length ? this.#lesson.touch?.(at) : undefined;
    const args = { follows: at.good.length && this.#along ? "yes" : "no", ...step?.args?.(at) };
    return { id: step?.id, args, touch: own ?? this.#next(at), shows: step?.shows?.(at) ?? [] };
  }

  /** Where the choice is confirmed, or the next part of the suggested one is told by its number. */
  #next({ taken, whole }: At<G>): string[][] {
    if (whole) return [["[data-confirm]"]];
    const step = this.#table.decision?.suggested?.[taken];
    return step !== undefined && this.#along ? [[`[data-step="${step}"]`]] : [];
  }

  /** Is what has been chosen so far the beginning of what is suggested? */
  get #along(): boolean {
    const { decision, chooser } = this.#table;
    return chooser!.steps.every((it, i) => it === decision?.suggested?.[i]);
  }

  #told(id: string): void {
    this.said = [...this.said, id];
    this.#keep();
  }

  #keep(): void {
    set("guide", { table: this.#table.id, said: [...this.said], left: this.left });
  }

  /** This step needs not be said any longer. */
  skip(): void {
    const id = this.speech?.id;
    this.speech = undefined;
    if (id) this.#told(id);
  }

  /** Play on without the guide. */
  leave(): void {
    this.left = true;
    this.speech = undefined;
    this.#keep();
  }

  comeBack(): void {
    this.left = false;
    this.#keep();
  }

  /** All has been said, or the game has ended: whoever has played it knows it. */
  learned(): void {
    const { game } = this.#table.info;
    if (!prefs.learned.includes(game)) set("learned", [...prefs.learned, game]);
  }
}
