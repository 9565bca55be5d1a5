/** For how long each event is shown, and what it changes in the view. */
import type { Motion } from "$lib/motion";
import {
  spaceOf,
  type ControlTile,
  type Deed,
  type Event,
  type HeldToken,
  type Player,
  type Seat,
  type SpaceName,
  type View,
} from "./view";

const seatOf = (view: View, { seat }: Player): Seat => view.seats[seat]!;
const tokenOf = (view: View, who: Player, id: number): HeldToken =>
  seatOf(view, who).tokens.find((token) => token.id === id)!;

function walk(view: View, { seat }: Player, to: SpaceName): void {
  for (const space of view.spaces) space.stags = space.stags.filter((stag) => stag !== seat);
  const there = spaceOf(view, to);
  there.stags = [...there.stags, seat].sort((one, other) => one - other);
  view.seats[seat]!.stag = to;
}

/** What was put forward, or cashed, goes to the discards. */
function spend(view: View, seat: number): void {
  const it = view.seats[seat]!;
  view.food_discards.push(...it.tokens.filter((token) => token.committed).map((token) => token.value!));
  it.tokens = it.tokens.filter((token) => !token.committed);
}

/** So many tokens more, or less, lie before a fighter. */
function stake(view: View, { seat }: Player, more: number): void {
  const { attacker, committed } = view.fight!;
  const side = seat === attacker ? 0 : 1;
  committed[side] = (committed[side] ?? 0) + more;
}

function spendAll(view: View): void {
  spend(view, view.fight!.attacker);
  spend(view, view.fight!.defender);
  view.fight!.committed = [0, 0];
}

function part(view: View): void {
  for (const token of view.seats.flatMap((seat) => seat.tokens)) token.committed = false;
  view.fight = null;
  view.stage = "act";
}

function lose(view: View, { who, tile, wily }: Extract<Event, { what: "played" | "dropped" }>): void {
  const it = seatOf(view, who);
  it.tiles = it.tiles.filter((one) => one.id !== tile);
  view.wily_discards.push(wily);
}

/** Nobody carries anything out. */
const rest = (view: View) => Object.assign(view, { deed: null, tile: null });

/** What I planned; what others did is not told. */
const own = (view: View, seat: number, plan: { tile: ControlTile; deed: Deed }[] = []): Seat["plan"]["own"] =>
  view.you === seat ? Object.fromEntries(plan.map(({ tile, deed }) => [tile, deed])) : null;

export const motion: Motion<View, Event> = {
  // the round
  round: {
    pace: 900,
    change(view, { who, round }) {
      Object.assign(rest(view), { round, start: who.seat, stage: "plan", turn: 0 });
      view.seats.forEach((it, seat) => (it.plan = { ready: false, revealed: {}, beside: null, own: own(view, seat) }));
    },
  },
  rolled: { pace: 1100, change: (view, { colour }) => void (view.die = colour) },
  placed: { pace: 500, change: (view, { who, space }) => walk(view, who, space) },
  food_laid: {
    pace: 160,
    change(view, { space, token, batch }) {
      spaceOf(view, space).food.push({ id: token, value: null, batch });
      view.food_pile--;
    },
  },
  does_climbed: {
    pace: 1150,
    change(view, { paths }) {
      for (const { start, end } of paths) {
        const below = spaceOf(view, start);
        spaceOf(view, end).does += below.does;
        below.does = 0;
      }
    },
  },
  does_came: {
    pace: 260,
    change(view, { space }) {
      spaceOf(view, space).does++;
      view.reserve--;
    },
  },
  planned: {
    pace: 150,
    change(view, { who, plan }) {
      const it = seatOf(view, who).plan;
      it.ready = true;
      it.own = own(view, who.seat, plan ?? []);
    },
  },
  took_back: {
    pace: 0,
    change(view, { who }) {
      const it = seatOf(view, who).plan;
      it.ready = false;
      it.own = own(view, who.seat);
    },
  },
  plans_lie: { pace: 500, change: (view) => void (view.stage = "act") },
  tiles_lie: {
    pace: 0,
    change: (view, { who, move, eat, rut, grow }) => void (seatOf(view, who).plan.beside = { move, eat, rut, grow }),
  },
  turn: { pace: 0, change: (view, { who, turn }) => void Object.assign(rest(view), { active: who.seat, turn }) },
  revealed: {
    pace: 900,
    change(view, { who, tile, deed }) {
      const { revealed, beside } = seatOf(view, who).plan;
      revealed[tile] = deed;
      beside![deed]!--;
      Object.assign(view, { deed, tile });
    },
  },
  skipped: { pace: 900 },

  // the actions
  roared: {
    pace: 1000,
    change(view, { spaces, space }) {
      for (const from of spaces) spaceOf(view, from).does--;
      spaceOf(view, space).does += spaces.length;
    },
  },
  moved: { pace: 700, change: (view, { who, space }) => walk(view, who, space) },
  ate: { pace: 500, change: (view, { count, space }) => void spaceOf(view, space).food.splice(0, count) },
  got_food: {
    pace: 250,
    change(view, { who, token, value, batch, drawn }) {
      seatOf(view, who).tokens.push({ id: token, value, batch, committed: false });
      if (drawn) view.food_pile--;
    },
  },
  mated: {
    pace: 900,
    change(view, { who, count, does, reserve }) {
      const it = seatOf(view, who);
      spaceOf(view, it.stag!).does -= count;
      it.mated = does;
      view.reserve = reserve;
    },
  },
  last_round: { pace: 1300, change: (view) => void (view.last_round = true) },
  cashed: {
    pace: 350,
    change: (view, { who, token, value }) => void Object.assign(tokenOf(view, who, token), { value, committed: true }),
  },
  grew: {
    pace: 1000,
    change(view, { who, antlers, lost, left }) {
      Object.assign(seatOf(view, who), { antlers, lost });
      view.antlers_left = left;
      spend(view, who.seat);
    },
  },

  // wily tiles
  took_tile: {
    pace: 700,
    change(view, { who, pile, tile, wily }) {
      seatOf(view, who).tiles.push({ id: tile, kind: wily, up: pile === "open" });
      if (pile === "open") view.wily_up = null;
      else view.wily_pile--;
    },
  },
  turned_up: {
    pace: 0,
    change(view, { wily }) {
      view.wily_up = wily;
      view.wily_pile--;
    },
  },
  dropped: { pace: 500, change: lose },
  played: { pace: 900, change: lose },

  // fights
  attacked: {
    pace: 1100,
    change(view, { who, foe, space, back }) {
      const [attacker, defender] = [who.seat, foe.seat];
      view.fight = { attacker, defender, space, back, committed: [null, null], strengths: null, winner: null };
      view.stage = "fight";
    },
  },
  committed: {
    pace: 350,
    change(view, { who, token }) {
      tokenOf(view, who, token).committed = true;
      stake(view, who, 1);
    },
  },
  stood: { pace: 600, change: (view, { who }) => stake(view, who, 0) },
  retreated: {
    pace: 800,
    change(view, { who, space }) {
      walk(view, who, space);
      part(view);
    },
  },
  showed: { pace: 500, change: (view, { who, token, value }) => void (tokenOf(view, who, token).value = value) },
  locked: {
    pace: 1300,
    change({ fight }, { strength, against }) {
      const { attacker, defender } = fight!;
      fight!.strengths = [strength, against];
      fight!.winner = strength > against ? attacker : strength < against ? defender : null;
    },
  },
  won: { pace: 1100, change: spendAll },
  drew: {
    pace: 1300,
    change(view, { who, space }) {
      spendAll(view);
      part(view);
      walk(view, who, space);
    },
  },
  kept: {
    pace: 700,
    change(view, { who, token }) {
      tokenOf(view, who, token).committed = false;
      stake(view, who, -1);
    },
  },
  lost_antler: {
    pace: 900,
    change: (view, { who, antlers, lost }) => void Object.assign(seatOf(view, who), { antlers, lost }),
  },
  was_put: {
    pace: 800,
    change(view, { who, space }) {
      part(view);
      walk(view, who, space);
    },
  },
  winning_stag: { pace: 900, change: (view, { who }) => void (seatOf(view, who).winning_stag = true) },
  took_cube: {
    pace: 800,
    change(view, { who, whose, foe }) {
      seatOf(view, who).cubes![whose.seat]!++;
      seatOf(view, foe).cubes![whose.seat]!--;
    },
  },

  // piles, and the end
  shuffled: {
    pace: 500,
    change(view, { pile, count }) {
      if (pile === "food") Object.assign(view, { food_pile: count, food_discards: [] });
      else Object.assign(view, { wily_pile: count, wily_discards: [] });
    },
  },
  uncovered: {
    pace: 160,
    change(view, { space, token, value }) {
      spaceOf(view, space).food.find(({ id }) => id === token)!.value = value;
    },
  },
  showed_tile: {
    pace: 350,
    change(view, { who, tile, wily }) {
      Object.assign(
        seatOf(view, who).tiles.find(({ id }) => id === tile)!,
        { kind: wily, up: true },
      );
    },
  },
  over: { pace: 600, change: (view) => void (rest(view).stage = "over") },
};
