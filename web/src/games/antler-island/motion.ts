/** What each event changes in the view, and for how long it is shown. */
import type { Happening } from "$lib/api";
import type { Motion } from "$lib/table.svelte";
import { COLOURS, DEEDS, PEAK, SPACES, TILES, uphill, WILY, type Deed, type HeldToken, type Space, type View } from "./view";

const pace: Record<string, number> = {
  round: 900,
  rolled: 1100,
  placed: 500,
  food_laid: 160,
  does_climbed: 1150,
  does_came: 260,
  planned: 150,
  plans_lie: 500,
  revealed: 900,
  skipped: 900,
  roared: 1000,
  moved: 700,
  ate: 500,
  got_food: 250,
  mated: 900,
  last_round: 1300,
  cashed: 350,
  grew: 1000,
  took_tile: 700,
  dropped: 500,
  played: 900,
  attacked: 1100,
  committed: 350,
  stood: 600,
  retreated: 800,
  showed: 500,
  locked: 1300,
  won: 1100,
  drew: 1300,
  kept: 700,
  lost_antler: 900,
  was_put: 800,
  winning_stag: 900,
  took_cube: 800,
  shuffled: 500,
  over: 600,
};

type Change = (view: View, event: Happening) => void;

const space = (view: View, name: string): Space | undefined => view.spaces.find((one) => one.name === name);

function walk(view: View, seat: number, to: string): void {
  for (const one of view.spaces) one.stags = one.stags.filter((stag) => stag !== seat);
  space(view, to)?.stags.push(seat);
  view.seats[seat]!.stag = to;
}

/** A token of a hand, known by its number. */
function token(view: View, { who, piece, face }: Happening, committed: boolean): void {
  const held = view.seats[who]!.tokens.find((one) => one.id === piece);
  if (!held) return;
  held.committed = committed;
  held.value ??= face ?? null;
}

function spend(view: View): void {
  for (const seat of view.seats) {
    const spent = (one: HeldToken) => one.committed && one.value !== null;
    view.food_discards.push(...seat.tokens.filter(spent).map((one) => one.value!));
    seat.tokens = seat.tokens.filter((one) => !spent(one));
  }
}

function part(view: View): void {
  for (const held of view.seats.flatMap((seat) => seat.tokens)) held.committed = false;
  view.fight = null;
  view.stage = "act";
}

function lose(view: View, { who, piece, face }: Happening): void {
  view.seats[who]!.tiles = view.seats[who]!.tiles.filter((tile) => tile.id !== piece);
  view.wily_discards.push(WILY[face!]!);
}

const CHANGES: Record<string, Change> = {
  round: (view, { who, a }) => {
    view.round = a;
    view.start = who;
    view.phase = view.stage = "plan";
    view.deed = null;
    for (const seat of view.seats) seat.plan = { ready: false, revealed: {}, beside: null, own: null };
  },
  rolled: (view, { b }) => (view.die = COLOURS[b]!),
  placed: (view, { who, a }) => walk(view, who, SPACES[a]!),
  food_laid: (view, { a, piece }) => {
    space(view, SPACES[a]!)?.food.push({ id: piece!, value: null, batch: 0 });
    view.food_pile--;
  },
  does_climbed: (view) => {
    const before = new Map(view.spaces.map((one) => [one.name, one.does]));
    for (const one of view.spaces) if (one.name !== PEAK) one.does = 0;
    for (const [name, does] of before) if (name !== PEAK) space(view, uphill(name))!.does += does;
  },
  does_came: (view, { a }) => {
    space(view, SPACES[a]!)!.does++;
    view.reserve--;
  },
  planned: (view, { who }) => (view.seats[who]!.plan.ready = true),
  plans_lie: (view) => Object.assign(view, { stage: "act", turn: 1 }),
  took_back: (view, { who }) => (view.seats[who]!.plan.ready = false),
  revealed: (view, { who, a, b }) => {
    const { plan } = view.seats[who]!;
    const deed: Deed = DEEDS[b]!;
    plan.revealed[TILES[a]!] = deed;
    if (plan.beside) plan.beside[deed] = (plan.beside[deed] ?? 1) - 1;
    view.active = who;
    view.phase = view.deed = deed;
    view.stage = "act";
  },
  roared: (view, { who, b }) => {
    const here = SPACES[b]!;
    for (const name of neighbours(view, here)) {
      const one = space(view, name)!;
      if (!one.does) continue;
      one.does--;
      space(view, view.seats[who]!.stag!)!.does++;
    }
  },
  moved: (view, { who, b }) => walk(view, who, SPACES[b]!),
  ate: (view, { a, b }) => void space(view, SPACES[b]!)?.food.splice(0, a),
  got_food: (view, { who, piece, face }) =>
    void view.seats[who]!.tokens.push({ id: piece!, value: face ?? null, batch: 0, committed: false }),
  mated: (view, { who, a, b }) => {
    const seat = view.seats[who]!;
    space(view, seat.stag!)!.does -= a;
    seat.mated = b;
    view.reserve += Math.min(a, Math.max(0, view.last_round_at - (b - a)));
  },
  last_round: (view) => (view.last_round = true),
  cashed: (view, event) => token(view, event, true),
  grew: (view, { who, a, b }) => {
    const seat = view.seats[who]!;
    seat.antlers = b;
    seat.lost = Math.max(0, seat.lost - a);
    spend(view);
  },
  took_tile: (view, { who, a, piece, face }) => {
    view.seats[who]!.tiles.push({ id: piece!, kind: face == null ? null : WILY[face]!, up: !a });
    if (a) view.wily_pile--;
    else view.wily_up = null;
  },
  turned_up: (view, { face }) => {
    view.wily_up = WILY[face!]!;
    view.wily_pile--;
  },
  dropped: lose,
  played: lose,
  attacked: (view, { who, a, b }) => {
    view.stage = "fight";
    view.fight = { attacker: who, defender: a, space: SPACES[b]!, back: "", committed: [0, 0], locked: false, winner: null };
  },
  committed: (view, event) => token(view, event, true),
  retreated: (view, { who, b }) => {
    walk(view, who, SPACES[b]!);
    part(view);
  },
  showed: (view, event) => token(view, event, true),
  locked: (view, { a, b }) => {
    if (!view.fight) return;
    view.fight.locked = true;
    view.fight.strengths = { [view.fight.attacker]: a, [view.fight.defender]: b };
  },
  won: (view, { who }) => {
    if (view.fight) view.fight.winner = who;
  },
  drew: (view, { who, b }) => {
    spend(view);
    part(view);
    walk(view, who, SPACES[b]!);
  },
  kept: (view, event) => token(view, event, false),
  lost_antler: (view, { who, a }) => {
    view.seats[who]!.antlers = a;
    view.seats[who]!.lost++;
  },
  was_put: (view, { who, b }) => {
    spend(view);
    part(view);
    walk(view, who, SPACES[b]!);
  },
  winning_stag: (view, { who }) => (view.seats[who]!.winning_stag = true),
  took_cube: (view, { who, a, b }) => {
    view.seats[who]!.cubes![a]!++;
    view.seats[b]!.cubes![a]!--;
  },
  shuffled: (view, { a, b }) => {
    if (a) [view.wily_pile, view.wily_discards] = [b, []];
    else [view.food_pile, view.food_discards] = [b, []];
  },
};

/** The spaces next to this one. */
function neighbours(view: View, name: string): string[] {
  const turn = (ring: string[]) => {
    const i = ring.indexOf(name);
    return i < 0 ? [] : [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
  };
  const beside = [...turn(SPACES.slice(0, 12)), ...turn(SPACES.slice(12, 20))];
  const below = SPACES.filter((one) => one !== PEAK && uphill(one) === name);
  const above = name === PEAK ? [] : [uphill(name)];
  return [...beside, ...below, ...above].filter((one) => space(view, one));
}

export const motion: Motion<View> = { pace, advance: (view, event) => void CHANGES[event.what]?.(view, event) };
