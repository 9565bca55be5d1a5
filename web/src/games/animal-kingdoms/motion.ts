/** How what happens becomes visible, step by step. */
import type { Motion } from "$lib/motion";
import { kingdomOf, seatOf, type Event, type Person, type View } from "./world";

export const motion: Motion<View, Event> = {
  // ---- ages ----
  age: {
    pace: 1500,
    change(view, { age }) {
      view.age = age;
      view.closed = false;
      for (const seat of view.seats) seat.out = false;
      for (const kingdom of view.kingdoms) {
        view.discards.push(...kingdom.cards);
        kingdom.cards = [];
        kingdom.fields = [];
      }
    },
  },
  law: {
    pace: 320,
    change(view, { kingdom, law }) {
      kingdomOf(view, kingdom).law = law;
    },
  },
  started: {
    pace: 700,
    change(view, { who }) {
      view.start = who === "Egon" ? view.players : who.seat;
      view.phase = "turn";
    },
  },
  lot: {
    pace: 900,
    change(view, { card }) {
      turnUp(view, card.name);
    },
  },
  throne: {
    pace: 700,
    change(view, { who, kingdom }) {
      const seat = seatOf(view, who);
      const { fields, thrones, size } = kingdomOf(view, kingdom);
      fields.pop();
      thrones.push(seat.name);
      seat.thrones += size;
    },
  },

  // ---- cards ----
  drew: {
    pace: 260,
    change(view, { who, card, place }) {
      const seat = seatOf(view, who);
      view.pile -= 1;
      seat.cards += 1;
      if (card && place !== null) seat.hand?.splice(place, 0, card.name);
    },
  },
  reshuffled: {
    pace: 600,
    change(view, { cards }) {
      view.pile = cards;
      view.discards.splice(0, cards); // what was turned up in a battle stays
    },
  },
  laid: {
    pace: 560,
    change(view, { who, card, kingdom }) {
      drop(view, who, card.name);
      kingdomOf(view, kingdom).cards.push(card.name);
    },
  },
  swapped: {
    pace: 300,
    change(view, { who, card }) {
      drop(view, who, card.name);
      view.discards.push(card.name);
    },
  },
  swap_point: {
    pace: 600,
    change(view, { who, points }) {
      seatOf(view, who).points += points;
    },
  },
  swaps_closed: {
    pace: 1100,
    change(view) {
      view.closed = true;
    },
  },

  // ---- shields ----
  shield: {
    pace: 480,
    change(view, { who, kingdom }) {
      kingdomOf(view, kingdom).fields.push(seatOf(view, who).name);
    },
  },
  crown: { pace: 1000, change: leave },
  stuck: { pace: 1100, change: leave },
  bonus: {
    pace: 1000,
    change(view, { who, worth }) {
      seatOf(view, who).bonus.push(worth);
      view.bonus_left -= 1;
    },
  },

  // ---- battles ----
  tied: {
    pace: 1500,
    change(view, event) {
      const { size, tokens } = kingdomOf(view, event.kingdom);
      const tied = names(view, event.people);
      view.phase = "battle";
      view.battle = {
        kingdom: size,
        token: tokens[view.age - 1]!,
        tied,
        fighting: [...tied],
        laid: [],
        own: null,
      };
    },
  },
  chose: {
    pace: 400,
    change(view, { who, card }) {
      const { name } = seatOf(view, who);
      drop(view, who, card?.name);
      const { laid } = view.battle!;
      view.battle!.laid = view.seats.map((it) => it.name).filter((it) => it === name || laid.includes(it));
      if (card) view.battle!.own = card.name;
    },
  },
  revealed: {
    pace: 180,
    change(view, { who, card }) {
      if (who !== "Egon") view.discards.push(card.name); // his lies there already
    },
  },
  still_tied: {
    pace: 2400,
    change(view, { people }) {
      Object.assign(view.battle!, { fighting: names(view, people), laid: [], own: null });
    },
  },
  won_battle: {
    pace: 2900,
    change(view, { who }) {
      view.battle!.fighting = [seatOf(view, who).name];
    },
  },

  // ---- points ----
  paid: {
    pace: 1000,
    change(view, { who, points }) {
      seatOf(view, who).points += points;
      view.battle = null;
    },
  },
  unpaid: { pace: 1100 },
  bonus_counted: {
    pace: 1300,
    change(view, { who, worth }) {
      const seat = seatOf(view, who);
      const hidden = seat.bonus.indexOf(null);
      if (hidden >= 0) seat.bonus[hidden] = worth;
      seat.points += worth;
    },
  },
  won: {
    pace: 1300,
    change(view) {
      view.phase = "over";
    },
  },

  // ---- Egon ----
  egon_turned: {
    pace: 1100,
    change(view, { card }) {
      turnUp(view, card.name);
    },
  },
  egon_doubles: { pace: 1000 },
  egon_lapses: { pace: 1000 },
  egon_aims: { pace: 800 },
  egon_fewest: { pace: 900 },
  egon_shuns: { pace: 800 },
  egon_places: { pace: 500 },
  egon_bonus: {
    pace: 1000,
    change(view, { who, worth }) {
      const seat = seatOf(view, who);
      seat.bonus.push(worth);
      seat.points += worth;
      view.bonus_left -= 1;
    },
  },
  egon_fights: {
    pace: 500,
    change(view, { card }) {
      turnUp(view, card.name);
    },
  },
};

const names = (view: View, people: Person[]): string[] => people.map((one) => seatOf(view, one).name);

/** A card leaves a hand, which others see from its back. */
function drop(view: View, who: Person, card: string | undefined): void {
  const seat = seatOf(view, who);
  seat.cards -= 1;
  if (seat.hand) seat.hand = seat.hand.filter((it) => it !== card);
}

/** The top card of the pile is turned onto the discards. */
function turnUp(view: View, card: string): void {
  view.pile -= 1;
  view.discards.push(card);
}

function leave(view: View, { who }: { who: Person }): void {
  seatOf(view, who).out = true;
}
