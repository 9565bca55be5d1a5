/** The guided first game: a plan, a meal, a doe, antlers, and one fight that is really fought. */
import type { At, Lesson } from "$lib/guide.svelte";
import { spaceOf, type Caption, type Forms } from "./view";

type Here = At<Forms>;
type What = Caption["what"];

/** What could be chosen first, of this kind. */
const offered = <W extends What>({ table }: Here, what: W): Extract<Caption, { what: W }>[] =>
  table.chooser!.first.flatMap(({ caption }) =>
    caption.what === what ? [caption as Extract<Caption, { what: W }>] : [],
  );
const offers = (what: What) => (at: Here) => offered(at, what).length > 0;
const planning = (at: Here, round: number) => at.view.round === round && offers("lay")(at);
/** Is this what is suggested; or, if nothing is, could it be chosen? */
const fits = (what: What) => (at: Here) => (at.good.length ? at.good[0]!.what === what : offers(what)(at));
/** May I turn up a tile that lies beside this action? */
const reveals = (deed: string) => (at: Here) => offered(at, "reveal").some((it) => it.deed === deed);
/** A step that fits leads to one of these. */
const steps = (at: Here) => {
  if (!fits("move")(at)) return [];
  const moves = at.good.length ? at.good : offered(at, "move");
  return moves.flatMap((it) => (it.what === "move" ? spaceOf(at.view, it.space) : []));
};

const rival = ({ view, me }: Here) => (view.fight?.attacker === me ? view.fight.defender : view.fight?.attacker);
/** Whom I face: how strong they are, as far as everyone knows. */
function foe(at: Here) {
  const { table, view, good } = at;
  const [attack] = good.length ? good : offered(at, "attack");
  const seat = rival(at) ?? (attack && "foe" in attack ? attack.foe.seat : 0);
  const it = view.seats[seat]!;
  return { who: table.name(seat), antlers: it.antlers, tokens: it.tokens.length };
}

export const lesson: Lesson<Forms> = {
  goal: ({ view }) => ({ does: view.last_round_at }),
  chapters: [
    [
      { id: "plan", when: (at) => planning(at, 1) && at.taken === 0 },
      { id: "numbers", when: (at) => planning(at, 1) && at.taken > 0 && at.taken < 4 },
      { id: "blank", when: (at) => planning(at, 1) && at.taken === 4 },
      { id: "ready", when: (at) => planning(at, 1) && at.whole, shows: () => [".rivals"] },
    ],
    [
      { id: "reveal", when: (at) => offers("reveal")(at) && at.view.round === 1 },
      {
        id: "walk",
        when: (at) => steps(at).some((it) => it.food.length),
        shows: ({ me }) => [`.board [data-seat="${me}"]`],
      },
    ],
    [{ id: "eat", when: reveals("eat"), shows: () => [".dock .food"] }],
    [{ id: "doe", when: (at) => steps(at).some((it) => it.does) }],
    [{ id: "again", when: (at) => planning(at, 2) && at.taken === 0 }],
    [{ id: "antlers", when: offers("cash"), shows: () => [".dock .me"] }],
    [
      { id: "attack", when: fits("attack"), args: foe },
      {
        id: "commit",
        when: offers("commit"),
        args: (at) => ({ ...foe(at), mine: at.view.seats[at.me]!.antlers }),
        shows: () => [".fight"],
      },
      { id: "lock", when: offers("lock"), args: foe, shows: () => [".fight"] },
      { id: "put", when: offers("put"), args: foe },
      { id: "spoils", when: offers("take_up"), shows: () => [".dock .me"] },
    ],
  ],
  touch: ({ good, taken }) => {
    const part = good[taken];
    if (part?.what !== "lay") return undefined;
    return [[".dock .tiles .ctile.held"], [`.dock [data-deed="${part.deed}"] .head`]];
  },
};
