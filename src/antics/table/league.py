"""Who stands where in a league: what counts of its games, ratings, and who should play next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from antics.table.record import OVER, Record, Seat

SURE = 1.96  # standard deviations to either side, within which a rating lies with 95 %
FEW = 3  # games, under which a rating says little


class Place(NamedTuple):
    """How somebody ended in a game."""

    person: str
    rank: int  # among those of the league, from 1
    points: int | None  # none: they gave their seat up


@dataclass
class Standing:
    """How somebody stands in a league."""

    games: int = 0
    wins: float = 0.0  # shared ones in parts
    points: int = 0
    ranks: int = 0  # all of them added up
    mu: float = 25.0
    sigma: float = 25.0 / 3
    met: Counter[str] = field(default_factory=Counter)  # how often they played with whom

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - SURE * self.sigma, self.mu + SURE * self.sigma


def counted(record: Record, seats: Sequence[Seat], members: set[str]) -> list[Place]:
    """The places of a game that counts, the first first; none, if it does not.

    It counts if it was played to its end with the game's own components and sealed luck, by at least two of
    the league on different seats. Bots and guests are left out. Whoever gave a seat up to a bot is last.
    """
    if record.status != OVER or record.result is None or record.components or not record.sealed:
        return []
    scores = {score["seat"]: score for score in record.result["scores"]}
    stayed, left = [], []
    for seat in seats:
        who = seat.session or (seat.sat[-1] if seat.kind == "bot" and seat.sat else None)
        if who in members and seat.seat in scores:
            score = scores[seat.seat]
            if seat.session:
                stayed.append((score["rank"], score["points"], who))
            else:
                left.append(who)
    people = [who for _, _, who in stayed] + left
    if len(people) < 2 or len(set(people)) < len(people):
        return []
    ranks = [rank for rank, _, _ in stayed]
    places = [Place(who, 1 + sum(it < rank for it in ranks), points) for rank, points, who in stayed]
    return sorted(places, key=lambda it: it.rank) + [Place(who, len(stayed) + 1, None) for who in left]


def standings(games: Iterable[list[Place]], members: Iterable[str]) -> dict[str, Standing]:
    """How everyone stands after games, the earliest first; ratings by Plackett and Luce's model, as OpenSkill
    computes it."""
    from openskill.models import PlackettLuce

    model, found = PlackettLuce(), {person: Standing() for person in members}
    for places in games:
        known = [found[it.person] for it in places]
        teams = [[model.rating(it.mu, it.sigma)] for it in known]
        rated = model.rate(teams, ranks=[float(it.rank) for it in places])
        first = sum(it.rank == 1 for it in places)
        for place, it, (after,) in zip(places, known, rated, strict=True):
            it.games += 1
            it.wins += (place.rank == 1) / first
            it.points += place.points or 0
            it.ranks += place.rank
            it.mu, it.sigma = after.mu, after.sigma
            it.met.update(other.person for other in places if other is not place)
    return found


def next_game(me: str, others: Sequence[str], players: int, known: dict[str, Standing]) -> list[str]:
    """With whom somebody should play next: those whom they, and who among themselves, have met least; then
    those who have played least.

    >>> known = standings([[Place("a", 1, 9), Place("b", 2, 5)]], "abc")
    >>> next_game("a", ["b", "c"], 2, known)
    ['c']
    """

    def met(group: Iterable[str]) -> tuple[int, int]:
        all_of = [me, *group]
        pairs = combinations(all_of, 2)
        return sum(known[one].met[two] for one, two in pairs), sum(known[it].games for it in all_of)

    few = sorted(others, key=lambda it: (known[me].met[it], known[it].games))[:12]
    groups = list(combinations(few, min(players - 1, len(few))))
    return list(min(groups, key=met)) if groups else []
