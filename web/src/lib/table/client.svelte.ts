/** A table as this page sees it: who sits there, what is seen, what happens, and what I put together. */
import {
  get,
  post,
  Refusal,
  type After,
  type Decision,
  type Frame,
  type GameTypes,
  type HintLine,
  type Holding,
  type Line,
  type Message,
  type MyTable,
  type News,
  type Reaction,
  type SeatInfo,
  type Snapshot,
  type TableInfo,
  type Told,
  type Why,
} from "../api";
import { Chooser } from "../chooser.svelte";
import { witness } from "../luck";
import type { Guide } from "../guide.svelte";
import type { Motion } from "../motion";
import type { Sound } from "../sound";
import { prefs } from "../prefs.svelte";
import { message, rivalOf, say, t, type Names } from "../words.svelte";
import { HotSeat } from "./hot-seat.svelte";
import { completed, grown } from "./log";
import { linesOf, type Lines } from "./lines";
import { Outbox } from "./outbox.svelte";
import { Show } from "./show.svelte";
import { Stream } from "./stream";

const RIVAL = -1; // the colour of an automatic rival, who sits after the players
const UNSEEN = 10_000; // milliseconds after which somebody who looks elsewhere does not look here
const LASTS = 4000; // milliseconds for which a reaction is seen
const SPOKEN = 7000; // milliseconds for which a line is seen that somebody wrote
const later = () => {}; // the service is out of reach: what was asked is asked again with what is heard next

export class TableClient<G extends GameTypes = GameTypes> {
  info = $state.raw<TableInfo>() as TableInfo;
  host = $state(false);
  snapshot = $state.raw<Snapshot<G>>(); // how things stand
  log = $state.raw<Frame<G>[]>([]);
  sent = $state(false); // have I decided, and wait to see what comes of it?
  bubble = $state.raw<Message>(); // why something cannot be done
  refusal = $state.raw<Refusal>();
  hints = $state.raw<HintLine<G>[]>();
  thinking = $state(false); // is a hint being thought of?
  idea = $state(0); // which of the hints is shown
  #asked?: AbortController; // for the hint that was asked for last
  reactions = $state.raw<Partial<Record<number, Reaction>>>({});
  written = $state.raw<Line[]>([]); // what people here wrote to each other
  muted = $state.raw<number[]>([]); // the seats whose words I do not want to read
  read = $state(0); // the number of the last line that I have seen
  spoken = $state.raw<Line>(); // what somebody has just written
  guide = $state.raw<Guide<G>>(); // of a guided first game

  pointed = $state.raw<string[]>([]); // the places of the line that I look at

  readonly id: string;
  readonly #told?: Lines<G>;
  protected readonly show: Show<G>;
  protected readonly hands = new HotSeat();
  #chooser = $state.raw<Chooser<G>>();
  #asks: number[] = []; // my seats that are asked even where there is only one answer
  #unheard = $state(false); // is the stream lost?
  #outbox = new Outbox();
  #stream?: Stream<G>;
  #unseen?: ReturnType<typeof setTimeout>;

  constructor(id: string, motion: Motion<G["view"], G["event"]>, told?: Lines<G>) {
    this.id = id;
    this.#told = told;
    this.show = new Show<G>(motion, this);
  }

  // ---- who ---------------------------------------------------------------------------------------

  seat = (seat: number): SeatInfo | undefined => this.info.seats[seat];
  name: Names = (seat) => this.info.seats[seat]?.name ?? rivalOf(this.info.game);
  colour = (seat: number): number => this.info.seats[seat]?.colour ?? RIVAL;

  /** A message, or what the game tells (an event, a caption), as a sentence. */
  say = (it: Message | Told): string => say("what" in it ? message(this.info.game, it) : it, this.name);

  /** What happened, a line a choice. */
  lines = $derived.by(() => linesOf(this.log, this.#told));

  soundOf = (event: Told): Sound | undefined => this.#told?.sounds?.[event.what as G["event"]["what"]];

  /** Something of the story, with what is known of it by now. */
  tell = (it: Message | Told): string =>
    this.say("what" in it && this.#told?.dress && this.view ? this.#told.dress(it, this.view) : it);

  get yours(): number[] {
    return this.hands.yours;
  }

  /** The seat that I look from. */
  get eyes(): number | null {
    return this.hands.eyes;
  }

  get curtain(): boolean {
    return this.hands.curtain;
  }

  /** Everyone but me, in the order of play. */
  get others(): number[] {
    const all = this.info.seats.map((it) => it.seat);
    const from = this.eyes ?? -1;
    return [...all.slice(from + 1), ...all.slice(0, Math.max(from, 0))];
  }

  /** Did I bring this game along, and play it with bots alone? Then it can go on elsewhere too. */
  get brought(): boolean {
    const { status, sealed, seats } = this.info;
    const mine = seats.every(({ seat, kind }) => kind === "bot" || this.yours.includes(seat));
    return status === "playing" && this.host && !sealed && mine;
  }

  /** Is this seat still to decide? */
  waits = (seat: number): boolean => !!this.snapshot?.waiting.includes(seat);

  // ---- what is seen ------------------------------------------------------------------------------

  /** What is shown: while things happen, a little behind. */
  get view(): G["view"] {
    return this.show.view;
  }

  /** What is happening before our eyes. */
  get now(): G["event"] | undefined {
    return this.show.now;
  }

  get busy(): boolean {
    return this.show.busy;
  }

  get lost(): boolean {
    return this.#unheard || this.#outbox.lost;
  }

  get over(): boolean {
    return !!this.snapshot?.over && !this.busy;
  }

  get decision(): Decision<G> | null {
    return this.busy || this.curtain || this.sent ? null : (this.snapshot?.decision ?? null);
  }

  /** What I put together, while there is something to decide. */
  get chooser(): Chooser<G> | undefined {
    return this.decision ? this.#chooser : undefined;
  }

  /** Do I have to decide something now? */
  get myTurn(): boolean {
    return !!this.decision?.owed;
  }

  /** Is this how things stood once, at which nothing is decided? */
  get past(): boolean {
    return false;
  }

  /** What happened last, in a line. */
  get lastLine(): string {
    const line = this.lines.at(-1);
    return line ? this.tell(line.head) : t("page-set-up");
  }

  /** Where the picture of what is seen is drawn. */
  get picture(): string {
    return `/tables/${this.id}/picture${this.#query}`;
  }

  // ---- coming and going --------------------------------------------------------------------------

  async open(): Promise<void> {
    this.#sat(await get<MyTable>(`/tables/${this.id}`));
    document.addEventListener("visibilitychange", this.#seen);
    if (this.info.status === "open") this.#listen();
    else this.#look(this.hands.first(this.#waiting));
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#unseen);
    this.#stream?.close();
    this.#outbox.close();
    this.show.clear();
  }

  /** Who I am at the table has changed. */
  #sat(mine: MyTable): void {
    this.info = mine.table;
    this.hands.yours = mine.yours;
    this.#asks = mine.asks;
    this.host = mine.host;
    this.muted = mine.muted;
    witness(mine.table);
  }

  async refresh(): Promise<void> {
    const before = this.info.status;
    this.#sat(await get<MyTable>(`/tables/${this.id}`));
    if (before === "open" && this.info.status !== "open") this.#look(this.hands.first(this.#waiting));
  }

  get #waiting(): number[] {
    return this.snapshot?.waiting ?? [];
  }

  #look(seat: number | null): void {
    this.hands.look(seat);
    this.snapshot = undefined;
    this.log = [];
    this.#chooser = undefined;
    this.show.clear();
    this.#listen();
  }

  #listen(): void {
    this.#stream?.close();
    this.#stream = new Stream<G>(`/tables/${this.id}/events${this.#query}`, this);
  }

  get #query(): string {
    return this.eyes === null ? "" : `?seat=${this.eyes}`;
  }

  connected(there: boolean): void {
    this.#unheard = !there;
    if (!there) {
      if (this.info.status === "open") void this.refresh().catch(later); // perhaps it has begun without me
      return;
    }
    void this.#fetchWritten();
    this.#outbox.wake();
    if (this.refusal?.code === "offline") this.refusal = undefined;
  }

  heardTable(info: TableInfo): void {
    const begun = this.info.status === "open" && info.status !== "open";
    const talks = info.talk && !this.info.talk;
    this.info = info;
    if (talks) void this.#fetchWritten();
    if (begun) void this.refresh().then(() => this.eyes === null && this.#look(this.hands.first(this.#waiting)), later);
  }

  heardReaction({ seat, reaction }: { seat: number; reaction: Reaction }): void {
    this.reactions = { ...this.reactions, [seat]: reaction };
    setTimeout(() => {
      if (this.reactions[seat] === reaction) this.reactions = { ...this.reactions, [seat]: undefined };
    }, LASTS);
  }

  heardRefusal(refusal: Refusal): void {
    this.#refused(refusal);
  }

  // ---- what people write -------------------------------------------------------------------------

  /** Is this a table that others play, and that I may not watch? */
  get barred(): boolean {
    return this.info.status === "playing" && !this.info.spectators && !this.yours.length;
  }

  async #fetchWritten(): Promise<void> {
    if (!this.info.talk) return;
    const known = this.written.at(-1)?.number ?? 0;
    const { lines } = await get<{ lines: Line[] }>(`/tables/${this.id}/talk?beyond=${known}`).catch(() => ({
      lines: [],
    }));
    for (const line of lines) this.#write(line);
    if (!known) this.read = this.written.at(-1)?.number ?? 0; // what was before I came
  }

  #write(line: Line): void {
    const others = this.written.filter(({ number }) => number !== line.number);
    this.written = [...others, line].sort((one, other) => one.number - other.number);
  }

  heardLine(line: Line): void {
    const news = !this.written.some(({ number }) => number === line.number);
    this.#write(line);
    if (!news || this.muted.includes(line.seat) || this.yours.includes(line.seat)) return;
    this.spoken = line;
    setTimeout(() => {
      if (this.spoken === line) this.spoken = undefined;
    }, SPOKEN);
  }

  /** What I want to read. */
  get readable(): Line[] {
    return this.written.filter(({ seat }) => !this.muted.includes(seat));
  }

  get unread(): number {
    return this.readable.filter(({ number, seat }) => number > this.read && !this.yours.includes(seat)).length;
  }

  /** Write something to all here; was it taken? */
  write = async (text: string): Promise<boolean> => {
    const seat = this.eyes ?? this.yours[0];
    const line = await this.#trying(() => post<Line>(`/tables/${this.id}/talk`, { seat, text }));
    if (line) this.#write(line);
    return !!line;
  };

  /** Let people here write to each other, or not. */
  switchTalk = (on: boolean) => this.#settle(`talk/on`, { on });
  mute = (other: number, on: boolean) => this.#settle(`seats/${this.eyes ?? this.yours[0]}/mute`, { other, on });
  silence = (seat: number, on: boolean) => this.#settle(`seats/${seat}/silence`, { on });
  report = (line: number) =>
    this.#trying(() => post(`/tables/${this.id}/talk/${line}/report`, { seat: this.eyes ?? this.yours[0] }));

  async #settle(path: string, body: object): Promise<void> {
    const mine = await this.#trying(() => post<MyTable>(`/tables/${this.id}/${path}`, body));
    if (mine) this.#sat(mine);
  }

  // ---- what happens ------------------------------------------------------------------------------

  async heard(news: News<G>): Promise<void> {
    await this.show.add(news);
  }

  /** Watch no more of what is happening now. */
  skip(): void {
    this.show.skip();
  }

  watches(): boolean {
    return !!this.snapshot && !this.curtain;
  }

  settle(news: News<G>): void {
    this.log = grown(this.log, news);
    this.snapshot = news;
    this.sent = false;
    if (this.log[0]?.number !== 0) void this.#fetchLog().catch(later);
    this.prepare();
    const next = this.over || this.past ? undefined : this.hands.next(news.waiting);
    if (next !== undefined) this.#look(next);
  }

  async #fetchLog(): Promise<void> {
    const { eyes } = this;
    const { frames } = await get<{ frames: Frame<G>[] }>(`/tables/${this.id}/replay${this.#query}`);
    if (eyes === this.eyes) this.log = completed(this.log, frames);
  }

  /** Begin to put together what I have to decide, unless it is what I am at already. */
  protected prepare(anew = false): void {
    const { decision, decision_number } = this.snapshot!;
    if (!decision || this.curtain) this.#chooser = undefined;
    else if (anew || this.#chooser?.number !== decision_number) {
      this.#chooser = new Chooser<G>(decision, decision_number ?? 0, this);
      if (this.#asks.length && decision.automatic) void this.#chooser.put(decision.choices![0]!.steps);
      this.#dropHint();
      this.hints = undefined;
      this.bubble = undefined;
    }
  }

  /** The right person has the device. */
  lift(): void {
    this.hands.curtain = false;
    if (this.snapshot) this.prepare();
  }

  // ---- what I do ---------------------------------------------------------------------------------

  /** What may follow these steps; nothing, if the service does not tell. */
  async follow(steps: number[]) {
    const path = `/tables/${this.id}/choices?seat=${this.eyes}&steps=${steps.join(",")}`;
    return (await this.#trying(() => get<After<G>>(path)))?.next;
  }

  send = (steps: number[]): Promise<void> => this.#move("moves", { steps });

  /** A single click has made a whole choice: if it can be taken back, nobody needs to confirm it. */
  async completed(chooser: Chooser<G>): Promise<void> {
    const { steps } = chooser;
    if (!prefs.atOnce || steps.length > 1 || this.hinted) return;
    const path = `/tables/${this.id}/choices?seat=${this.eyes}&steps=${steps.join(",")}`;
    const after = await this.#trying(() => get<After<G>>(path));
    if (after?.effects?.undoable && this.chooser === chooser && chooser.steps === steps) await chooser.confirm();
  }

  async undo(): Promise<void> {
    if (this.snapshot?.undo) await this.#move("undo", {});
  }

  async #move(path: string, body: object): Promise<void> {
    const where = { seat: this.eyes, decision_number: this.snapshot!.decision_number };
    this.sent = true;
    this.#dropHint();
    this.hints = undefined;
    this.bubble = undefined;
    try {
      await this.#outbox.send(`/tables/${this.id}/${path}`, { ...where, ...body });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.sent = false;
      if (error.code !== "stale") this.#refused(error);
      if (this.snapshot) this.prepare(true);
    }
  }

  /** Why is this not possible? The text is in the notation that actions are written down in. */
  async whyNot(text: string): Promise<void> {
    if (this.eyes === null || this.busy) return;
    const reason = await this.reason(text);
    if (reason) this.bubble = reason;
  }

  async reason(text: string): Promise<Message | undefined> {
    const path = `/tables/${this.id}/why?seat=${this.eyes}&text=${encodeURIComponent(text)}`;
    const reason = (await this.#trying(() => get<Why>(path)))?.reason ?? undefined;
    return reason?.id === "refused" ? (reason.args.reason as Message) : reason;
  }

  /** Ask for a hint; asked again while it is thought of, it is not wanted any more. */
  async hint(): Promise<void> {
    if (this.thinking) return this.#dropHint();
    if (this.eyes === null) return;
    const asked = (this.#asked = new AbortController());
    this.thinking = true;
    try {
      const { lines } = await post<{ lines: HintLine<G>[] }>(this.hintPath, {}, asked.signal);
      if (!asked.signal.aborted) this.advise(lines);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!asked.signal.aborted && error.code !== "replaced") this.#refused(error);
    }
    if (this.#asked === asked) this.thinking = false;
  }

  protected get hintPath(): string {
    return `/tables/${this.id}/seats/${this.eyes}/hint`;
  }

  /** Lay the first of these ideas on the board. */
  advise(lines: HintLine<G>[]): void {
    this.hints = lines;
    this.consider(0);
  }

  /** The hint that lies on the board, as long as nothing else is chosen. */
  get hinted(): HintLine<G> | undefined {
    const line = this.hints?.[this.idea];
    const steps = this.chooser?.whole ? this.chooser.steps : [];
    return line && line.steps.join() === steps.join() ? line : undefined;
  }

  /** Lay another idea on the board. */
  consider(idea: number): void {
    this.idea = idea;
    void this.chooser?.put(this.hints![idea]!.steps);
  }

  /** The hint is not wanted any more: neither the one that is thought of nor the one on the board. */
  noHint(): void {
    this.#dropHint();
    if (this.hinted) this.chooser?.back(0);
    this.hints = undefined;
  }

  #dropHint(): void {
    this.#asked?.abort();
    this.#asked = undefined;
    this.thinking = false;
  }

  /** What the others could hold, from what I could know. */
  holdings = async (): Promise<Holding[] | undefined> => {
    const path = `/tables/${this.id}/seats/${this.eyes}/holdings`;
    return (await this.#trying(() => post<{ holdings: Holding[] }>(path, {})))?.holdings;
  };

  react = (reaction: Reaction) =>
    this.#trying(() => post(`/tables/${this.id}/reactions`, { seat: this.eyes, reaction }));

  /** May somebody take over a seat of the running game? */
  agree = (seat: number, yes: boolean) =>
    this.#trying(() => post<MyTable>(`/tables/${this.id}/seats/${seat}/asking`, { yes }));

  /** Whether I am asked even where there is only one answer; the service is told where it thinks otherwise. */
  async askMe(wish: boolean): Promise<void> {
    for (const seat of this.yours) {
      if (this.#asks.includes(seat) === wish) continue;
      const mine = await this.#trying(() => post<MyTable>(`/tables/${this.id}/seats/${seat}/asks`, { yes: wish }));
      if (mine) this.#asks = mine.asks;
    }
  }

  /** Something is done once everyone agrees: a pause, or taking my last move back. */
  propose = (what: "pause" | "undo", yes: boolean) =>
    this.#trying(() => post<MyTable>(`/tables/${this.id}/seats/${this.eyes}/proposal`, { what, yes }));
  resume = () => this.#trying(() => post<MyTable>(`/tables/${this.id}/seats/${this.eyes}/go-on`));
  comeBack = () => this.#trying(() => post<MyTable>(`/tables/${this.id}/seats/${this.eyes}/back`));

  /** Who does not look at a table over days is called: then nothing is heard of it until they look again. */
  #seen = () => {
    clearTimeout(this.#unseen);
    if (!document.hidden && !this.#stream) this.#listen();
    else if (document.hidden && this.info.pace === "days")
      this.#unseen = setTimeout(() => {
        this.#stream?.close();
        this.#stream = undefined;
      }, UNSEEN);
  };

  async #trying<Answer>(deed: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused(error);
      return undefined;
    }
  }

  #refused(error: Refusal): void {
    if (error.code === "illegal") this.bubble = error.args.reason as Message;
    else this.refusal = error;
  }
}
