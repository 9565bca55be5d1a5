/** The guided first game: each function when it is first used, and how it all ends. */
import type { At, Lesson } from "$lib/guide.svelte";
import type { Antigua, Caption } from "./pieces";

type Here = At<Antigua>;
/** Is this what is suggested; or, if nothing is, could it be chosen? */
const fits = (what: Caption["what"]) => (at: Here) =>
  at.good.length ? at.good[0]!.what === what : at.table.chooser!.first.some(({ caption }) => caption.what === what);
const acting = ({ view }: Here) => view.phase === "act";
const afloat = ({ view, me }: Here) => view.seats[me]!.on_grid;

/** Does a rival have something to be robbed of? */
const preys = ({ view, me }: Here) => view.seats.some((it, seat) => seat !== me && it.treasures.length > 0);

const hired = ({ good: [first] }: Here) => (first?.what === "hire" ? first.function : undefined);

export const lesson: Lesson<Antigua> = {
  chapters: [
    [{ id: "place", when: ({ view }) => view.phase === "place" }],
    [
      {
        id: "helmsman",
        when: (at) => fits("sail")(at) && !afloat(at),
        shows: () => ['[data-function="helmsman"]'],
      },
    ],
    [
      {
        id: "mate",
        when: (at) => fits("hire")(at) && hired(at) !== "gunner",
        shows: () => ['[data-function="navigator"]', ".dock .crew"],
      },
      { id: "more", when: fits("more"), shows: () => ['[data-function="mate"]'] },
    ],
    [
      {
        id: "navigator",
        when: (at) => acting(at) && fits("navigate")(at),
        shows: () => ['[data-function="navigator"]'],
      },
    ],
    [
      {
        id: "colours",
        when: (at) => hired(at) === "gunner",
        shows: () => ['[data-function="gunner"]', ".dock .crew"],
      },
    ],
    [
      { id: "hunt", when: (at) => acting(at) && fits("sail")(at) && afloat(at) && preys(at) },
      { id: "gunner", when: fits("attack"), shows: () => ['[data-function="gunner"]'] },
    ],
    [{ id: "officer", when: fits("swap"), shows: () => [".dock .crew"] }],
    [
      {
        id: "end",
        when: (at) => acting(at) && at.view.round > 4,
        args: ends,
        shows: () => [".gauges"],
      },
    ],
  ],
  touch: (at) => {
    const [first] = at.good;
    if (at.whole) return undefined;
    if (first?.what === "navigate") return [[`[data-ship="${at.me}"][data-step]`, '[data-function="navigator"]']];
    if (first?.what === "sail") return [[`[data-space="${first.space}"]`]];
    if (first?.what !== "swap") return undefined;
    if (!at.sees(".functions.swapping")) return [['[data-function="officer"]']];
    const chosen = at.sees(`[data-function="${first.one}"][aria-pressed="true"]`);
    return [[`[data-function="${chosen ? first.other : first.one}"]`]];
  },
};

function ends({ view }: Here) {
  return { water: view.water, final: view.final_water, places: view.box.places };
}
