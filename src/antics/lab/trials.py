"""Variants of a game beside each other: the same deals, the same bots, and what is different then.

Every game has figures (`Measure`); a figure of two variants is compared deal by deal, so that luck which both
had counts little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from antics.arena.contest import Contest, Played
from antics.arena.figures import METHODS
from antics.arena.intervals import Mean, mean_of, share_of
from antics.arena.strength import sets
from antics.lab.studies import Study

ORDINALS = ("first", "second", "third", "fourth", "fifth")
MOST_SAID = 6  # differences that a verdict tells


class Measure(NamedTuple):
    """A figure of a game."""

    name: str
    of: Callable[[Played], float]
    percent: bool = False
    chief: bool = True  # is it drawn?

    def told(self, value: float) -> str:
        return f"{value:.1%}" if self.percent else f"{value:,.2f}"


def measures(contest: Contest, *, random: bool) -> list[Measure]:
    """The figures of a game: how long, who wins, by how much, points from what, and what the game counts."""
    players, game = contest.players, contest.game
    found = (
        [Measure("steps", lambda one: one.choices)]
        if random
        else [Measure("minutes", lambda one: one.minutes)]
    )
    found += [Measure("rounds", lambda one: one.rounds)]
    for place in range(players if players > 1 else 0):
        name = f"{ORDINALS[place]} to play wins"
        found.append(Measure(name, lambda one, p=place: one.share(one.seat_at(p)), True, place == 0))  # type: ignore[misc]
    found += [
        Measure("points of a player", lambda one: sum(one.points) / len(one.points)),
        Measure("lead of the best", _lead),
        Measure("no winner", lambda one: float(not one.winners), True),
        Measure("shared win", lambda one: float(len(one.winners) > 1), True, False),
    ]
    for i, source in enumerate(game.sources if len(game.sources) > 1 else ()):
        of = lambda one, i=i: sum(row[i] for row in one.sources) / len(one.sources)  # noqa: E731
        found.append(Measure(f"points from {source}", of, chief=False))
    for i, tally in enumerate(game.tallies):
        found.append(Measure(tally, lambda one, i=i: one.tally[i], chief=False))  # type: ignore[misc]
    return found


def _lead(played: Played) -> float:
    """How many points the best is ahead of the next."""
    best = sorted(played.points)[::-1]
    return float(best[0] - best[1]) if len(best) > 1 else float(best[0])


@dataclass(frozen=True)
class Arm:
    """A variant in a trial, with its games."""

    name: str
    study: Study
    played: Sequence[Played]

    def means(self, measure: Measure) -> dict[int, float]:
        """The mean of a figure in each deal."""
        return {deal[0].deal: sum(map(measure.of, deal)) / len(deal) for deal in sets(self.played)}

    def mean(self, measure: Measure) -> Mean:
        values = [[measure.of(one) for one in deal] for deal in sets(self.played)]
        return Mean(*share_of(values)[:3]) if measure.percent else mean_of(values)

    def beyond(self, other: Arm, measure: Measure) -> Mean:
        """How much greater a figure is here than there, over the deals that both have."""
        mine, theirs = self.means(measure), other.means(measure)
        return mean_of([mine[deal] - theirs[deal]] for deal in mine if deal in theirs)


def clear(difference: dict[str, float]) -> bool:
    """Does the interval of a difference leave no doubt that there is one?"""
    return difference["low"] > 0 or difference["high"] < 0


def findings(arms: Sequence[Arm], base: int, about: dict[str, Any], *, ordered: bool) -> dict[str, Any]:
    """All that a trial found, as plain data: what `--json` prints and what a report is made from.

    `base` is the arm that the others are compared with; `ordered` are those of a sweep, from low to high.
    """
    contest, random = arms[0].study.contest, arms[0].study.random
    all_measures = [
        measure
        for measure in measures(contest, random=random)
        if any(measure.of(one) for arm in arms for one in arm.played)
    ]
    found = {
        "game": contest.name,
        "title": contest.game.title,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "bots": list(contest.bots),
        "games": len(arms[0].played),
        "deals": len(sets(arms[0].played)),
        **about,
        "base": arms[base].name,
        "measures": [{"name": one.name, "percent": one.percent, "chief": one.chief} for one in all_measures],
        "arms": [
            {
                "name": arm.name,
                "unofficial": arm.study.contest.unofficial,
                "variant": arm.study.contest.changes,
                "cut_off": sum(one.cut for one in arm.played),
                "figures": {one.name: arm.mean(one).data() for one in all_measures},
                "differences": {one.name: arm.beyond(arms[base], one).data() for one in all_measures},
            }
            for arm in arms
        ],
        "methods": {name: METHODS[name] for name in ("interval", "win", "minutes")},
    }
    return {**found, "verdict": _verdict(arms, base, all_measures, ordered=ordered)}


def _verdict(arms: Sequence[Arm], base: int, compared: Sequence[Measure], *, ordered: bool) -> dict[str, Any]:
    """What is different, said in sentences, and what is not."""
    ends = (
        [(arms[0], arms[-1])] if ordered else [(arms[base], arm) for i, arm in enumerate(arms) if i != base]
    )
    told, quiet = [], []
    for before, after in ends:
        changed = []
        for measure in compared:
            difference = after.beyond(before, measure)
            if clear(difference.data()):
                changed.append((_weight(difference), measure, difference))
            elif measure.chief:
                quiet.append(measure.name)
        for _, measure, difference in sorted(changed, key=lambda one: -one[0])[:MOST_SAID]:
            told.append(_sentence(before, after, measure, difference, ordered=ordered))
    same = ", ".join(dict.fromkeys(quiet))
    return {
        "differences": told
        or ["Nothing is clearly different: more games would tell finer differences apart."],
        "same": f"No clear difference in: {same}." if same and told else "",
        "caution": f"{len(compared)} figures are compared; of those that nothing changes, one in twenty "
        "looks different by chance.",
    }


def _weight(difference: Mean) -> float:
    """How sure a difference is."""
    half = difference.high - difference.mean
    return abs(difference.mean) / half if half else float("inf")


def _sentence(before: Arm, after: Arm, measure: Measure, difference: Mean, *, ordered: bool) -> str:
    way = "more" if difference.mean > 0 else "less"
    told = measure.told
    one, other = told(before.mean(measure).mean), told(after.mean(measure).mean)
    sizes = sorted(map(abs, (difference.low, difference.high)))
    by = f"{told(abs(difference.mean))} {way}, 95 %: {told(sizes[0])} to {told(sizes[1])}"
    name = measure.name[0].upper() + measure.name[1:]
    if ordered:
        return f"{name}: {one} at {before.name}, {other} at {after.name} ({by})."
    return f"{name}: {other} with {after.name}, {one} with {before.name} ({by})."
