/** A game looked back on: a table at which nothing is decided, at any of its moments. */
import { get, type Frame, type GameTypes, type HintLine, type MyTable, type News, type Replayed } from "./api";
import type { Chooser } from "./chooser.svelte";
import { TableClient } from "./table/client.svelte";
import type { Manifest } from "../games/manifest";

export type Eyes = number | "all" | null; // a seat, everyone, or whoever looks on

export type Part = { count: number; at: number };

/** Which share of a game each of its parts takes; what comes before the first belongs to it. */
export const shares = (rounds: readonly Part[], last: number): number[] =>
  rounds.map((part, i) => (rounds[i + 1]?.at ?? last) - (i && part.at));

/** The rounds or ages of a game: at which moment each begins. */
export function parts({ parts: begins }: Pick<Manifest, "parts">, frames: readonly Frame[]): Part[] {
  const found: Part[] = [];
  if (!begins) return found;
  for (const frame of frames) {
    const event = frame.events.find((one) => one.what === begins.what) as Record<string, unknown> | undefined;
    const part = Number(event?.[begins.count]);
    if (part && part !== found.at(-1)?.count) found.push({ count: part, at: frame.number });
  }
  return found;
}

const BREATH = 700; // milliseconds between two moments while the game runs by itself

export class Replay<G extends GameTypes = GameTypes> extends TableClient<G> {
  at = $state(0);
  seenBy = $state<Eyes>(null);
  frames = $state.raw<Frame<G>[]>([]);
  playing = $state(false);
  #held: G["view"][] | null = null; // what everyone held at this moment, if all is open

  get last(): number {
    return this.frames.length - 1;
  }

  override async open(at = 0, seenBy?: Eyes): Promise<void> {
    const { table, yours } = await get<MyTable>(`/tables/${this.id}`);
    this.info = table;
    this.hands.yours = yours;
    await this.look(seenBy === undefined ? (yours[0] ?? null) : seenBy, at);
  }

  override close(): void {
    this.playing = false;
    super.close();
  }

  /** Look on from other eyes. What can be noticed differs, so the moments do too: the same share of the game is shown. */
  async look(seenBy: Eyes, at?: number): Promise<void> {
    const share = this.last > 0 ? this.at / this.last : 0;
    this.seenBy = seenBy;
    this.hands.eyes = seenBy === "all" ? null : seenBy;
    const { frames } = await get<{ frames: Frame<G>[] }>(`/tables/${this.id}/replay${this.#query}`);
    this.frames = frames;
    await this.seek(at ?? Math.round(share * this.last));
  }

  get #query(): string {
    if (this.seenBy === "all") return "?openly=true";
    return this.seenBy === null ? "" : `?seat=${this.seenBy}`;
  }

  override get past(): boolean {
    return true;
  }

  override get picture(): string {
    return `/tables/${this.id}/replay/${this.at}/picture${this.#query}`;
  }

  /** A moment, and, if all is open, what everyone held then: it is seen with the eyes of whoever acts. */
  async #moment(number: number): Promise<{ news: News<G>; views: G["view"][] | null }> {
    const found = await get<Replayed<G>>(`/tables/${this.id}/replay/${number}${this.#query}`);
    const { frame, waiting, result, views } = found;
    const seat = views ? (frame.seat ?? this.eyes ?? 0) : this.eyes;
    const view = views?.[seat ?? 0] ?? found.view;
    const still = { count: 0, decision_number: null, undo: false, decision: null, undone: false };
    return { news: { ...still, seat, number, waiting, over: !!result, view, result, happened: [frame] }, views };
  }

  /** Go to a moment. */
  async seek(number: number): Promise<void> {
    this.at = Math.min(Math.max(number, 0), this.last);
    this.skip();
    this.noHint();
    const { news, views } = await this.#moment(this.at);
    if (news.number !== this.at) return; // somebody was quicker
    this.#held = views;
    this.hands.eyes = news.seat;
    this.snapshot = news;
    this.log = this.frames.slice(0, this.at + 1);
    this.show.set(news.view);
  }

  /** Watch how the next moment comes about. */
  async step(): Promise<void> {
    if (this.at >= this.last) return;
    this.noHint();
    this.at += 1;
    const { news, views } = await this.#moment(this.at);
    if (news.number !== this.at) return;
    if (news.seat !== this.eyes) this.show.view = this.#held![news.seat!]!;
    this.hands.eyes = news.seat;
    this.#held = views;
    await this.heard(news);
  }

  async play(): Promise<void> {
    if (this.at >= this.last) await this.seek(0);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.step();
      await new Promise((done) => setTimeout(done, BREATH));
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  // ---- what could have been decided ------------------------------------------------------------

  /** Whose decision it is at this moment: that of the eyes that look, or of anybody if all is open. */
  get decider(): number | undefined {
    const waiting = this.snapshot?.waiting ?? [];
    if (this.info.status !== "over" || this.at >= this.last) return undefined;
    if (this.seenBy === "all") return this.frames[this.at + 1]?.seat ?? waiting[0];
    return waiting.find((seat) => seat === this.seenBy);
  }

  protected override get hintPath(): string {
    const query = this.#query ? `${this.#query}&` : "?";
    return `/tables/${this.id}/replay/${this.at}/hint${query}whose=${this.decider}`;
  }

  override async hint(): Promise<void> {
    this.pause();
    if (!this.thinking) this.#takeEyesOf(this.decider);
    await super.hint();
  }

  /** If all is open, look with the eyes of whoever decides. */
  #takeEyesOf(seat: number | undefined): void {
    if (seat === undefined || !this.#held) return;
    this.hands.eyes = seat;
    this.show.set(this.#held[seat]!);
  }

  /** Ideas for a decision of the past: just they can be laid on the board. */
  override advise(lines: HintLine<G>[]): void {
    const choices = lines.map(({ steps, parts, text }) => ({ steps, parts, text }));
    const ask = { id: "page-hint", args: {} };
    const decision = { owed: true, ask, choices, next: null, parts: null, automatic: false };
    this.snapshot = { ...this.snapshot!, decision, decision_number: this.at };
    this.prepare(true);
    super.advise(lines);
  }

  override noHint(): void {
    super.noHint();
    if (!this.snapshot?.decision) return;
    this.snapshot = { ...this.snapshot, decision: null };
    this.prepare();
  }

  /** Another idea was clicked on the board. */
  override async completed(chooser: Chooser<G>): Promise<void> {
    const idea = this.hints?.findIndex((line) => line.steps.join() === chooser.steps.join()) ?? -1;
    if (idea >= 0) this.idea = idea;
  }

  override send = async (): Promise<void> => {}; // nothing is played
  override async whyNot(): Promise<void> {} // nothing is asked
}
