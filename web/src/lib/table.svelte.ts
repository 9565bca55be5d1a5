/** A table as this page sees it: who sits there, what is seen, what happens, and what I put together. */
import { get, newKey, post, Refusal, type Decision, type Frame, type Happening, type HintLine, type Message } from "./api";
import type { MyTable, News, Next, Reaction, SeatInfo, Sight, TableInfo, Why } from "./api";
import { Composer } from "./composer.svelte";
import { witness } from "./luck";
import { prefs } from "./prefs.svelte";
import { say, type Names } from "./words.svelte";

/** How a game's events become visible: for how long each kind is shown, and what it changes in the view. */
export interface Motion<View> {
  pace: Record<string, number>; // milliseconds
  advance(view: View, event: Happening): void;
}

/** An automatic rival sits after the players, and has a colour of his own. */
export const RIVAL = { name: "Egon", colour: -1 };

export const SPEEDS = { calm: 1, quick: 2.5, none: Infinity };
const LATE = 6; // frames: whoever is so far behind does not watch every one of them

export class Table<View = any> {
  info = $state.raw<TableInfo>() as TableInfo;
  yours = $state.raw<number[]>([]);
  host = $state(false);
  sight = $state.raw<Sight<View>>(); // how things stand
  view = $state.raw<View>() as View; // what is shown: while things happen, a little behind
  log = $state.raw<Frame[]>([]);
  now = $state.raw<Happening>(); // what is happening before our eyes
  busy = $state(false); // is something still happening?
  sent = $state(false); // have I decided, and wait to see what comes of it?
  lost = $state(false); // is the service out of reach?
  eyes = $state<number | null>(null); // the seat that I look from
  curtain = $state(false); // the device goes from hand to hand
  composer = $state.raw<Composer>();
  bubble = $state.raw<Message>(); // why something cannot be done
  refusal = $state.raw<Refusal>();
  hints = $state.raw<HintLine[]>();
  thinking = $state(false); // is a hint being thought of?
  reactions = $state.raw<Record<number, Reaction>>({});

  readonly id: string;
  #motion: Motion<View>;
  #stream?: EventSource;
  #queue: News<View>[] = [];
  #running = false;
  #hurry?: () => void;
  #pending?: { path: string; body: object };

  constructor(id: string, motion: Motion<View>) {
    this.id = id;
    this.#motion = motion;
  }

  // ---- who -----------------------------------------------------------------------------------

  seat = (seat: number): SeatInfo | undefined => this.info.seats[seat];
  name: Names = (seat) => this.info.seats[seat]?.name ?? RIVAL.name;
  colour = (seat: number): number => this.info.seats[seat]?.colour ?? RIVAL.colour;
  say = (message: Message): string => say(message, this.name);

  get others(): number[] {
    const all = this.info.seats.map((it) => it.seat);
    const from = this.eyes ?? -1;
    return [...all.slice(from + 1), ...all.slice(0, Math.max(from, 0))];
  }

  get decision(): Decision | null {
    return this.busy || this.curtain || this.sent ? null : (this.sight?.decision ?? null);
  }

  /** Do I have to decide something now? */
  get myTurn(): boolean {
    return !!this.decision?.owed;
  }

  get over(): boolean {
    return !!this.sight?.over && !this.busy;
  }

  /** Is this seat still to decide? */
  waits = (seat: number): boolean => !!this.sight?.waiting.includes(seat);

  // ---- coming and going ------------------------------------------------------------------------

  async open(): Promise<void> {
    this.#sat(await get<MyTable>(`/tables/${this.id}`));
    if (this.info.status !== "open") this.#look(this.#whoseEyes());
    else this.#listen();
  }

  close(): void {
    this.#stream?.close();
    this.#queue = [];
  }

  /** Who I am at the table has changed. */
  #sat(mine: MyTable): void {
    this.info = mine.table;
    this.yours = mine.yours;
    this.host = mine.host;
    witness(mine.table);
  }

  async refresh(): Promise<void> {
    const before = this.info.status;
    this.#sat(await get<MyTable>(`/tables/${this.id}`));
    if (before === "open" && this.info.status !== "open") this.#look(this.#whoseEyes());
  }

  /** With several seats of my own: whoever is to decide, else the first. */
  #whoseEyes(): number | null {
    return this.yours.find((seat) => this.waits(seat)) ?? this.yours[0] ?? null;
  }

  #look(seat: number | null): void {
    this.eyes = seat;
    this.sight = undefined;
    this.log = [];
    this.composer = undefined;
    this.curtain = this.yours.length > 1;
    this.#queue = [];
    this.#listen();
  }

  #listen(): void {
    this.#stream?.close();
    const stream = new EventSource(`/api/tables/${this.id}/events${this.#query}`);
    stream.addEventListener("table", (event) => this.#heardTable(JSON.parse(event.data)));
    stream.addEventListener("position", (event) => void this.heard(JSON.parse(event.data)));
    stream.addEventListener("reaction", (event) => this.#heardReaction(JSON.parse(event.data)));
    stream.addEventListener("open", () => this.#back());
    stream.addEventListener("error", () => {
      this.lost = true;
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => stream === this.#stream && this.#listen(), 1500);
    });
    this.#stream = stream;
  }

  get #query(): string {
    return this.eyes === null ? "" : `?seat=${this.eyes}`;
  }

  #back(): void {
    this.lost = false;
    void this.#send();
  }

  #heardTable(info: TableInfo): void {
    const begun = this.info.status === "open" && info.status !== "open";
    this.info = info;
    if (begun) void this.refresh().then(() => this.eyes === null && this.#look(this.#whoseEyes()));
  }

  #heardReaction({ seat, reaction }: { seat: number; reaction: Reaction }): void {
    this.reactions = { ...this.reactions, [seat]: reaction };
    setTimeout(() => {
      if (this.reactions[seat] === reaction) this.reactions = { ...this.reactions, [seat]: undefined } as never;
    }, 4000);
  }

  // ---- what happens ----------------------------------------------------------------------------

  /** Something has happened; it is shown after what happened before. */
  protected async heard(news: News<View>): Promise<void> {
    this.#queue.push(news);
    if (!this.#running) await this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      await this.#watch(news);
      this.#settle(news);
    }
    this.#running = false;
  }

  async #watch(news: News<View>): Promise<void> {
    if (!this.sight || news.undone || document.hidden || this.curtain) return;
    const frames = news.happened;
    if (frames.length > LATE || this.#queue.length > LATE || SPEEDS[prefs.speed] === Infinity) return;
    this.busy = true;
    for (const event of frames.flatMap((frame) => frame.events)) {
      const shown = structuredClone(this.view);
      this.#motion.advance(shown, event);
      this.view = shown;
      this.now = event;
      await this.#pause((this.#motion.pace[event.what] ?? 0) / SPEEDS[prefs.speed]);
    }
  }

  #pause(time: number): Promise<void> {
    if (!time) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Watch no more of what is happening now. */
  skip(): void {
    const [last] = this.#queue.slice(-1);
    if (last) this.#queue = [{ ...last, happened: [] }];
    this.#hurry?.();
  }

  #settle(news: News<View>): void {
    const kept = this.log.filter((frame) => frame.number < (news.happened[0]?.number ?? news.number + 1));
    this.log = [...kept, ...news.happened];
    this.sight = news;
    this.sent = false;
    this.view = news.view;
    this.now = undefined;
    this.busy = false;
    if (this.log[0]?.number !== 0) void this.#fetchLog();
    this.#prepare();
    this.#handOver();
  }

  async #fetchLog(): Promise<void> {
    const { frames } = await get<{ frames: Frame[] }>(`/tables/${this.id}/replay${this.#query}`);
    this.log = frames;
  }

  /** Begin to put together what I have to decide, unless it is what I am at already. */
  #prepare(): void {
    const { decision, position } = this.sight!;
    if (!decision || this.curtain) this.composer = undefined;
    else if (this.composer?.position !== position || this.#resent) {
      this.composer = new Composer(decision, `/tables/${this.id}/choices?seat=${this.eyes}`, position ?? 0);
      this.hints = undefined;
      this.bubble = undefined;
    }
    this.#resent = false;
  }

  #resent = false;

  /** Another of my seats has to decide: the device goes to another hand. */
  #handOver(): void {
    if (this.yours.length < 2 || this.over || this.eyes === null || this.waits(this.eyes)) return;
    const next = this.yours.find((seat) => this.waits(seat));
    if (next !== undefined) this.#look(next);
  }

  /** The right person has the device. */
  lift(): void {
    this.curtain = false;
    if (this.sight) this.#prepare();
  }

  // ---- what I do -------------------------------------------------------------------------------

  /** Take a step; if it is already part of the choice, nothing happens. */
  async take(next: Next): Promise<void> {
    this.bubble = undefined;
    await this.#trying(() => this.composer!.take(next));
  }

  /** Send the choice that I put together. */
  async confirm(): Promise<void> {
    const { composer, sight } = this;
    if (!composer?.whole || !sight || this.#pending) return;
    await this.#move("moves", { steps: composer.steps });
  }

  async undo(): Promise<void> {
    if (this.sight?.undo) await this.#move("undo", {});
  }

  async #move(path: string, body: object): Promise<void> {
    const where = { seat: this.eyes, position: this.sight!.position, key: newKey() };
    this.#pending = { path: `/tables/${this.id}/${path}`, body: { ...where, ...body } };
    this.sent = true;
    this.hints = undefined;
    this.bubble = undefined;
    await this.#send();
  }

  /** Send what has not been answered yet. It has a key, so that it counts once, however often it is sent. */
  async #send(): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    try {
      await post(pending.path, pending.body);
      this.#pending = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "offline" || error.code === "try-again") {
        this.lost = true;
        setTimeout(() => this.#pending === pending && this.#send(), 1500);
        return;
      }
      this.#pending = undefined;
      this.sent = false;
      this.#resent = true;
      if (error.code !== "stale") this.#refused(error);
      if (this.sight) this.#prepare();
    }
  }

  /** Why is this not possible? The text is in the notation that actions are written down in. */
  async whyNot(text: string): Promise<void> {
    if (this.eyes === null || this.busy) return;
    await this.#trying(async () => {
      const why = await get<Why>(`/tables/${this.id}/why?seat=${this.eyes}&text=${encodeURIComponent(text)}`);
      const reason = why.reason ?? undefined;
      this.bubble = reason?.id === "refused" ? (reason.args.reason as Message) : reason;
    });
  }

  async hint(): Promise<void> {
    if (this.eyes === null || this.thinking) return;
    this.thinking = true;
    await this.#trying(async () => {
      const position = this.sight?.position;
      const { lines } = await post<{ lines: HintLine[] }>(`/tables/${this.id}/seats/${this.eyes}/hint`);
      if (position === this.sight?.position) this.hints = lines;
    });
    this.thinking = false;
  }

  react = (reaction: Reaction) =>
    this.#trying(() => post(`/tables/${this.id}/reactions`, { seat: this.eyes, reaction }));

  async #trying(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused(error);
    }
  }

  #refused(error: Refusal): void {
    if (error.code === "illegal") this.bubble = error.args.reason as Message;
    else this.refusal = error;
  }
}
