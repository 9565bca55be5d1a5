/** How what happens becomes visible, step by step. */
import type { Happening, Message } from "$lib/api";
import type { Motion } from "$lib/table.svelte";
import { actor, looksAt, people, type View } from "./world";

const pace: Record<string, number> = {
  age: 1500, law: 320, started: 700, drew: 260, reshuffled: 600, laid: 560, shield: 480, crown: 1000, stuck: 1100, bonus: 1000,
  swapped: 300, swap_point: 600, swaps_closed: 1100, tied: 1500, chose: 400, revealed: 180, still_tied: 2400, won_battle: 2900,
  paid: 1000, unpaid: 1100, throne: 700, lot: 900, bonus_counted: 1300, won: 1300, egon_turned: 1100, egon_doubles: 1000,
  egon_aims: 800, egon_fewest: 900, egon_shuns: 800, egon_places: 500, egon_bonus: 1000, egon_fights: 500,
};

type Change = (view: View, event: Happening, who: number) => void;

const card = (event: Happening) => event.says.args.card as string;
const sorted = (hand: string[], order: string[]) => hand.sort((a, b) => order.indexOf(a) - order.indexOf(b));
const ORDER = ["panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf"].flatMap((species) =>
  Array.from({ length: 8 }, (_, i) => `${species}-${i + 1}`),
);

function drop(view: View, who: number, gone: string): void {
  const seat = view.seats[who]!;
  seat.cards -= 1;
  if (seat.hand) seat.hand = seat.hand.filter((it) => it !== gone);
}

const changes: Record<string, Change> = {
  age: (view, event) => {
    view.age = event.a + 1;
    view.tally = undefined;
    view.came = [];
    view.may_swap = true;
    for (const seat of view.seats) seat.out = false;
    for (const kingdom of view.kingdoms) {
      view.discards.push(...kingdom.cards);
      Object.assign(kingdom, { cards: [], filled: 0, crown: null, shields: {} });
    }
  },
  law: (view, event) => {
    const id = (event.says.args.law as Message).id.slice(-3).toUpperCase();
    Object.assign(view.kingdoms[event.a]!.law, { id, looks_at: looksAt(id) });
  },
  started: (view, event) => {
    view.start = event.who;
  },
  drew: (view, event, who) => {
    const seat = view.seats[who]!;
    const drawn = (event.says.args.drawn as Message).args.card as string | undefined;
    view.pile -= 1;
    seat.cards += 1;
    if (seat.hand && drawn) seat.hand = sorted([...seat.hand, drawn], ORDER);
  },
  reshuffled: (view, event) => {
    view.pile = event.a;
    view.discards = [];
  },
  laid: (view, event, who) => {
    drop(view, who, card(event));
    view.kingdoms[event.a]!.cards.push(card(event));
  },
  shield: (view, event, who) => {
    const kingdom = view.kingdoms[event.a]!;
    const { name } = view.seats[who]!;
    kingdom.filled = event.b;
    view.came = [...(view.came ?? []), { place: event.a, who }];
    kingdom.shields[name] = (kingdom.shields[name] ?? 0) + 1;
  },
  crown: (view, event, who) => {
    view.kingdoms[event.a]!.crown = view.seats[who]!.name;
    view.seats[who]!.out = true;
  },
  stuck: (view, _, who) => {
    view.seats[who]!.out = true;
  },
  bonus: (view, event, who) => {
    view.seats[who]!.bonus.push(event.face ?? null);
    view.bonus_left -= 1;
  },
  egon_bonus: (view, event, who) => {
    view.seats[who]!.bonus.push(event.face ?? null);
    view.seats[who]!.points += event.face ?? 0;
    view.bonus_left -= 1;
  },
  swapped: (view, event, who) => {
    drop(view, who, card(event));
    view.discards.push(card(event));
  },
  swap_point: (view, _, who) => {
    view.seats[who]!.points += 1;
  },
  swaps_closed: (view) => {
    view.may_swap = false;
  },
  tied: (view, event) => {
    const { size, tokens } = view.kingdoms[event.a]!;
    const tied = people(view, event.says.args.people);
    view.phase = "battle";
    view.tally = undefined;
    view.battle = { kingdom: size, token: tokens[view.age - 1]!, tied, fighting: tied, laid: [], own: null };
  },
  chose: (view, _, who) => {
    const { battle } = view;
    if (!battle) return;
    if (battle.shown) Object.assign(battle, { shown: undefined, laid: [], own: null, again: false });
    battle.laid.push(view.seats[who]!.name);
    view.seats[who]!.cards -= 1;
  },
  revealed: (view, event, who) => reveal(view, event, who),
  egon_fights: (view, event, who) => reveal(view, event, who),
  still_tied: (view, event) => {
    if (view.battle) Object.assign(view.battle, { fighting: people(view, event.says.args.people), again: true });
  },
  won_battle: (view, _, who) => {
    if (view.battle) Object.assign(view.battle, { winner: view.seats[who]!.name, fighting: [view.seats[who]!.name] });
  },
  paid: (view, event, who) => {
    const seat = view.seats[who]!;
    seat.points += event.b;
    view.battle = null;
    const before = view.tally?.place === event.a ? view.tally.paid : {};
    view.tally = { place: event.a, paid: { ...before, [seat.name]: event.b } };
  },
  unpaid: (view, event) => {
    view.tally = { place: event.a, paid: {} };
  },
  throne: (view, event, who) => {
    const kingdom = view.kingdoms[event.a]!;
    const { name } = view.seats[who]!;
    view.tally = undefined;
    kingdom.crown = null;
    kingdom.shields[name]! -= 1;
    kingdom.thrones.push(name);
    view.seats[who]!.thrones += kingdom.size;
  },
  lot: (view, event) => {
    view.tally = undefined;
    view.pile -= 1;
    view.discards.push(card(event));
  },
  bonus_counted: (view, event, who) => {
    view.tally = undefined;
    const { bonus } = view.seats[who]!;
    const hidden = bonus.indexOf(null);
    if (hidden >= 0) bonus[hidden] = event.face ?? null;
    view.seats[who]!.points += event.face ?? 0;
  },
  egon_turned: (view, event) => {
    view.pile -= 1;
    view.discards.push(card(event));
  },
};

/** A battle card is turned up; of Egon's several the last one named counts. */
function reveal(view: View, event: Happening, who: number): void {
  const seat = view.seats[who]!;
  if (seat.hand) seat.hand = seat.hand.filter((it) => it !== card(event));
  if (!view.battle) return;
  const before = view.battle.shown?.[seat.name]?.filter((it) => it !== card(event)) ?? [];
  view.battle.shown = { ...view.battle.shown, [seat.name]: [...before, card(event)] };
}

export const motion: Motion<View> = {
  pace,
  advance: (view, event) => changes[event.what]?.(view, event, actor(view, event)),
};
