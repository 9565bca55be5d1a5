/** The guided first game: a card, a law, a shield; neighbours, a swap, a crown, a battle, a throne. */
import type { At, Lesson } from "$lib/guide.svelte";
import { kingdomOf, nameOf, placeOf, strength, thrones, type AnimalKingdoms, type Caption } from "./world";

type Here = At<AnimalKingdoms>;
type Play = Extract<Caption, { what: "play" }>;

const played = ({ good: [first] }: Here): Play | undefined => (first?.what === "play" ? first : undefined);
const kingdom = (at: Here) => kingdomOf(at.view, played(at)!.kingdom);
/** Is this what is suggested; or, if nothing is, could it be chosen? */
const fits = (fit: (caption: Caption) => boolean) => (at: Here) =>
  at.good.length ? fit(at.good[0]!) : at.table.chooser!.first.some(({ caption }) => fit(caption));
const held = (card: string) => `[data-card="${card}"][aria-pressed="true"]`;
const holds = (at: Here) => at.sees('[data-card][aria-pressed="true"]');
const empty = ({ view }: Here) => view.kingdoms.every((it) => !it.cards.length);
const mine = (at: Here) => strength(kingdom(at), at.view.seats[at.me]!.name);
const enthroned = ({ view, me }: Here) => view.kingdoms.some((it) => thrones(view, it).includes(me));
/** The kingdom that is fought for. */
const contested = ({ view }: Here) => view.battle?.kingdom ?? 0;

const card = (at: Here) => ({ card: nameOf(played(at)!.card.name), kingdom: played(at)!.kingdom });

export const lesson: Lesson<AnimalKingdoms> = {
  chapters: [
    [
      { id: "card", when: (at) => !!played(at) && empty(at) && !holds(at), args: card },
      {
        id: "law",
        when: (at) => !!played(at) && empty(at) && holds(at) && !at.whole,
        args: card,
        shows: (at) => [`[data-law="${played(at)!.kingdom}"]`],
      },
      {
        id: "shield",
        when: (at) => empty(at) && at.whole && at.table.chooser!.chose("play").length > 0,
        args: (at) => ({
          token: kingdomOf(at.view, at.table.chooser!.chose("play")[0]!.caption.kingdom).tokens[at.view.age - 1]!,
        }),
        shows: () => ['[data-at^="field"]:has(.ghost)'],
      },
    ],
    [
      {
        id: "neighbours",
        when: (at) => !!played(at) && !empty(at) && kingdom(at).law.looks_at === "neighbours",
        args: card,
        shows: (at) => [
          `[data-law="${played(at)!.kingdom}"]`,
          ...kingdom(at).law.watches.map((size) => `[data-at="kingdom-${placeOf(at.view, size)}"]`),
        ],
      },
    ],
    [{ id: "swap", when: fits(({ what }) => what === "swap") }],
    [
      {
        id: "contest",
        when: (at) => !!played(at) && played(at)!.field === "normal" && !mine(at) && kingdom(at).fields.length > 1,
        args: card,
      },
    ],
    [{ id: "crown", when: fits((it) => "field" in it && it.field === "crown") }],
    [{ id: "battle", when: (at) => at.view.phase === "battle", args: (at) => ({ kingdom: contested(at) }) }],
    [
      {
        id: "throne",
        when: (at) => at.view.age > 1 && at.view.phase === "turn",
        args: (at) => ({ throne: enthroned(at) ? "yes" : "no" }),
        shows: () => ['[data-at^="throne"]'],
      },
    ],
  ],
  touch: (at) => {
    const [first] = at.good;
    if (first?.what === "battle") return at.whole ? undefined : [[`[data-card="${first.card.name}"]`]];
    if (first?.what === "play") {
      if (at.whole) return undefined;
      return [
        [at.sees(held(first.card.name)) ? `[data-kingdom="${first.kingdom}"]` : `[data-card="${first.card.name}"]`],
      ];
    }
    if (at.sees("[data-swap]") && !at.sees('[data-swap][aria-pressed="true"]')) return [["[data-swap]"]];
    const cards = new Set(at.good.flatMap((it) => ("card" in it ? it.card.name : [])));
    const left = [...cards].filter((it) => !at.sees(held(it)));
    return left.length ? [[`[data-card="${left[0]}"]`]] : undefined;
  },
};
