/** How events change what is seen, and for how long each is shown. */
import type { Arg, Happening, Message } from "$lib/api";
import type { Motion } from "$lib/table.svelte";
import type { Card, Face, Role, Side, Treasure, View } from "./pieces";

type Args = Record<string, Arg>;
type Change = (view: View, event: Happening, args: Args) => void;

const cardOf = (event: Happening, args: Args): Card => {
  const { colour, cannonballs, treasures } = (args.card as Message).args as unknown as Face;
  return { id: event.piece!, colour, cannonballs, treasures };
};
const faceOf = (args: Args): Face | null =>
  typeof args.worth === "number" ? { colour: "skull", cannonballs: 0, treasures: args.worth } : null;

const sailed: Change = (view, { who }, { space }) => {
  Object.assign(view.seats[who]!, { ship: space, on_grid: true });
};
const shuffled: Change = (view, _, { pile }) => {
  Object.assign(view, { pile, discards: [] });
};
const joined: Change = (view, event, args) => {
  view.seats[event.who]!.crew.push(cardOf(event, args));
};
const left: Change = (view, event, args) => {
  const seat = view.seats[event.who]!;
  seat.crew = seat.crew.filter((card) => card.id !== event.piece);
  view.discards.push(cardOf(event, args));
};
const side = (view: View, seat: number): Side | undefined => view.fight?.sides.find((it) => it.seat === seat);

const CHANGES: Record<string, Change> = {
  placed: (view, { who }, { space }) => Object.assign(view.seats[who]!, { ship: space, on_grid: false }),
  turn(view, { who }, { round }) {
    delete view.fight;
    Object.assign(view, { turn: who, round, phase: "act", actions_left: 2 });
  },
  shuffled,
  reloaded: shuffled,
  took(view, event, args) {
    joined(view, event, args);
    view.open[(args.place as number) - 1] = null;
  },
  opened(view, event, args) {
    view.open[(args.place as number) - 1] = cardOf(event, args);
    view.pile--;
  },
  drew(view, event, args) {
    joined(view, event, args);
    view.pile--;
  },
  dropped: left,
  repaid: left,
  dismissed: left,
  sailed,
  turned(view, _, { space, shows }) {
    view.sea.find((card) => card.name === space)!.shows = shows as "island" | "nothing";
    if (shows === "island") view.water--;
  },
  treasure(view, { who, piece }, args) {
    view.pile--;
    const treasure: Treasure = { id: piece!, found: -1, finder: who, known_to: [who], card: faceOf(args) };
    view.seats[who]!.treasures.push(treasure);
  },
  attacked(view, { who, a }, { box }) {
    view.box = { ...view.box, at: box as string, gone: view.box.gone + 1 };
    view.fight = { sides: [{ seat: who, cards: [], cannonballs: 0 }, { seat: a, cards: [], cannonballs: 0 }] };
  },
  fired(view, event, args) {
    const card = cardOf(event, args);
    const it = side(view, event.who);
    it?.cards.push(card);
    if (it) it.cannonballs += card.cannonballs;
    view.discards.push(card);
    view.pile--;
  },
  ran_out(view, { who }, { missing }) {
    const it = side(view, who);
    it?.cards.push(null);
    if (it) it.cannonballs += missing as number;
  },
  beat(view, { who }) {
    if (view.fight) view.fight.winner = who;
  },
  robbed(view, { who, a, piece }, args) {
    const loser = view.seats[a]!;
    const loot = loser.treasures.find((it) => it.id === piece) ?? loser.treasures.at(-1);
    if (!loot) return;
    loser.treasures = loser.treasures.filter((it) => it !== loot);
    view.seats[who]!.treasures.push({ ...loot, card: loot.card ?? faceOf(args) });
    if (view.fight) view.fight.loot = { ...loot, card: loot.card ?? faceOf(args) };
  },
  swapped(view, _, args) {
    const [one, other] = [args.one as Role, args.other as Role];
    const { functions } = view;
    [functions[one], functions[other]] = [functions[other]!, functions[one]!];
  },
  final_phase: (view) => Object.assign(view, { final_phase: true }),
  fate(view, event, args) {
    view.fate = cardOf(event, args);
    view.pile--;
  },
  fate_left(view) {
    if (view.fate) view.discards.push(view.fate);
    view.fate = null;
  },
  over(view) {
    delete view.fight;
    view.phase = "over";
  },
  showed(view, { who, piece }, args) {
    for (const it of view.seats[who]!.treasures) if (it.id === piece) it.card ??= faceOf(args);
  },
};

export const motion: Motion<View> = {
  pace: {
    placed: 600,
    turn: 250,
    took: 700,
    opened: 250,
    drew: 800,
    has_enough: 300,
    dropped: 600,
    repaid: 700,
    dismissed: 600,
    sailed: 650,
    turned: 1400,
    treasure: 1700,
    attacked: 1900,
    fired: 1100,
    ran_out: 900,
    beat: 1800,
    robbed: 2200,
    swapped: 1300,
    final_phase: 1800,
    fate: 2200,
    fate_left: 300,
    over: 1800,
    showed: 500,
  },
  advance(view, event) {
    CHANGES[event.what]?.(view, event, event.says.args);
  },
};
