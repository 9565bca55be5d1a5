/** How events change what is seen, and for how long each is shown. */
import type { Motion } from "$lib/motion";
import type { Card, Event, Side, Treasure, View } from "./pieces";

type Kind<What extends Event["what"]> = Extract<Event, { what: What }>;

/** A card that is seen is no longer one of those that may be anywhere. */
function see(view: View, card: Card | null): void {
  const printed = (it: Omit<Card, "what" | "id">) => `${it.colour} ${it.cannonballs} ${it.treasures}`;
  const i = card ? view.unseen.findIndex((it) => printed(it) === printed(card)) : -1;
  if (i >= 0) view.unseen.splice(i, 1);
}
function draw(view: View, card: Card | null): void {
  view.pile--;
  see(view, card);
}

const found = (view: View): number => view.seats.reduce((sum, it) => sum + it.treasures.length, 0);

/** The discards are in the pile again: since so many treasures were found, each can be anywhere. */
function shuffle(view: View, { pile }: { pile: number }): void {
  const since = found(view);
  for (const { colour, cannonballs, treasures } of view.discards) {
    view.unseen.push({ colour, cannonballs, treasures, since });
  }
  const key = (it: View["unseen"][0]) => [it.colour, it.cannonballs, it.treasures, it.since].join();
  view.unseen.sort((one, other) => key(one).localeCompare(key(other), "en", { numeric: true }));
  view.pile = pile;
  view.discards = [];
}

/** Somebody joins a crew; then somebody may have to leave it, or more may come. */
function join(view: View, { who, card, crowded, more }: Kind<"took" | "drew">): void {
  view.seats[who.seat]!.crew.push(card);
  view.extra = more;
  if (crowded) view.phase = "crowded";
  else if (more) view.phase = "hire";
}
function leave(view: View, { who, card }: Kind<"dropped" | "repaid" | "dismissed">): void {
  const seat = view.seats[who.seat]!;
  seat.crew = seat.crew.filter((it) => it.id !== card.id);
  view.discards.push(card);
}

/** Something new is to be chosen; what was fought is over. */
function begin(view: View, actions: number): void {
  delete view.fight;
  Object.assign(view, { phase: "act", actions_left: actions, extra: 0 } satisfies Partial<View>);
}
const side = (view: View, seat: number): Side | undefined => view.fight?.sides.find((it) => it.seat === seat);
const fresh = (seat: number): Side => ({ seat, cards: [], cannonballs: 0 });

export const motion: Motion<View, Event> = {
  pirate: { pace: 0 },
  dealt: { pace: 0 },
  starts: { pace: 0 },
  placed: {
    pace: 600,
    change(view, { who, space, next }) {
      Object.assign(view.seats[who.seat]!, { ship: space, on_grid: false });
      view.turn = next.seat;
    },
  },
  turn: {
    pace: 250,
    change(view, { who, round, quiet_rounds }) {
      begin(view, 2);
      Object.assign(view, { turn: who.seat, round, quiet_rounds, attacked: [] } satisfies Partial<View>);
    },
  },
  second_action: { pace: 0, change: (view) => begin(view, 1) },
  shuffled: { pace: 0, change: shuffle },
  dropped: {
    pace: 600,
    change(view, event) {
      leave(view, event);
      if (view.extra) view.phase = "hire";
    },
  },
  took: {
    pace: 700,
    change(view, event) {
      join(view, event);
      view.open[event.place - 1] = null;
    },
  },
  opened: {
    pace: 250,
    change(view, { card, place }) {
      view.open[place - 1] = card;
      draw(view, card);
    },
  },
  drew: {
    pace: 800,
    change(view, event) {
      join(view, event);
      draw(view, event.card);
    },
  },
  has_enough: { pace: 300 },
  sailed: {
    pace: 650,
    change: (view, { who, space }) => void Object.assign(view.seats[who.seat]!, { ship: space, on_grid: true }),
  },
  turned: {
    pace: 1400,
    change(view, { space, shows, picks }) {
      view.sea.find((card) => card.name === space)!.shows = shows;
      if (shows === "island") view.water--;
      if (picks) view.phase = "repay";
    },
  },
  repaid: { pace: 700, change: leave },
  treasure: {
    pace: 1700,
    change(view, { who: { seat }, id, card }) {
      const treasure: Treasure = { id, found: found(view), finder: seat, known_to: [seat], card };
      view.seats[seat]!.treasures.push(treasure);
      draw(view, card);
    },
  },
  attacked: {
    pace: 1900,
    change(view, { who, whom, box }) {
      view.box = { ...view.box, at: box, gone: view.box.gone + 1 };
      view.attacked = [...view.attacked, whom.seat].sort();
      view.fight = { sides: [fresh(who.seat), fresh(whom.seat)] };
    },
  },
  reloaded: { pace: 0, change: shuffle },
  fired: {
    pace: 1100,
    change(view, { who, card, cannonballs }) {
      const it = side(view, who.seat);
      it?.cards.push(card);
      if (it) it.cannonballs += cannonballs;
      view.discards.push(card);
      draw(view, card);
    },
  },
  ran_out: {
    pace: 900,
    change(view, { who, missing }) {
      const it = side(view, who.seat);
      it?.cards.push(missing);
      if (it) it.cannonballs += missing;
    },
  },
  beat: {
    pace: 1800,
    change(view, { who }) {
      if (view.fight) view.fight.winner = who.seat;
    },
  },
  robbed: {
    pace: 2200,
    change(view, { who, whom, id, card }) {
      const [winner, loser] = [view.seats[who.seat]!, view.seats[whom.seat]!];
      const it = loser.treasures.find((treasure) => treasure.id === id)!;
      const loot = { ...it, card, known_to: [...new Set([...it.known_to, who.seat])].sort() };
      loser.treasures = loser.treasures.filter((treasure) => treasure !== it);
      winner.treasures = [...winner.treasures, loot].sort((one, other) => one.found - other.found);
      if (!it.card) see(view, card);
      if (view.fight) view.fight.loot = loot;
    },
  },
  dismissed: { pace: 600, change: leave },
  swapped: {
    pace: 1300,
    change({ functions }, { one, other }) {
      [functions[one], functions[other]] = [functions[other], functions[one]];
    },
  },
  final_phase: {
    pace: 1800,
    change(view) {
      view.final_phase = true;
    },
  },
  fate: {
    pace: 2200,
    change(view, { card }) {
      view.fate = card;
      draw(view, card);
    },
  },
  fate_left: {
    pace: 300,
    change(view, { card }) {
      view.fate = null;
      view.discards.push(card);
    },
  },
  over: {
    pace: 1800,
    change(view, { ending, quiet_rounds }) {
      begin(view, 0);
      Object.assign(view, { phase: "over", ending, quiet_rounds } satisfies Partial<View>);
    },
  },
  showed: {
    pace: 500,
    change(view, { who, id, card }) {
      const it = view.seats[who.seat]!.treasures.find((treasure) => treasure.id === id)!;
      if (!it.card) see(view, card);
      Object.assign(it, { card, known_to: view.seats.map((_, seat) => seat) } satisfies Partial<Treasure>);
    },
  },
};
