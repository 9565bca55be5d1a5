/** A position for tests: two players and Egon, nothing laid yet; and events that fit it. */
import { facesOf, type Event, type Kingdom, type Law, type Person, type Size, type View } from "./world";

export const ORANGE: Person = { seat: 0 };
export const BLUE: Person = { seat: 1 };
export const EGON: Person = "Egon";
export const HAND = ["panda-1", "tiger-5", "tiger-7", "owl-5"];

export const law = (id: Law["id"], some: Partial<Law> = {}): Law => ({
  what: `law_${id.toLowerCase()}`,
  id,
  title: "",
  looks_at: "own",
  watches: [4],
  by: ["number"],
  ...some,
});

const kingdom = (size: Size): Kingdom => ({
  size,
  law: law("L01"),
  fields: [],
  thrones: [],
  tokens: [5, 6, 7],
  cards: [],
});

const seat = (name: string, cards: number, hand: string[] | null = null): View["seats"][0] => ({
  name,
  points: 0,
  thrones: 0,
  out: false,
  bonus: [],
  cards,
  hand,
});

/** As orange sees it. */
export const example = (): View => ({
  players: 2,
  egon: true,
  age: 1,
  phase: "turn",
  start: 0,
  closed: false,
  kingdoms: ([4, 5, 6, 7, 8] as const).map(kingdom),
  seats: [seat("orange", 4, [...HAND]), seat("blue", 4), seat("Egon", 0)],
  battle: null,
  pile: 20,
  discards: ["wolf-1", "wolf-2"],
  bonus_left: 3,
  you: 0,
});

type Told<What extends Event["what"]> = Omit<Extract<Event, { what: What }>, "what" | "clause">;

export const event = <What extends Event["what"]>(what: What, args: Told<What>): Event =>
  ({ what, clause: "", ...args }) as unknown as Event;

export const card = (name: string) => ({ what: "card" as const, name, ...facesOf(name) });
