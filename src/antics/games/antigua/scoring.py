"""The end of the game: points, ranks and winners (AG-F)."""

from __future__ import annotations

from antics.core.state import EVERYONE, Result, show, tell, tell_of
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import treasures_on
from antics.games.antigua.state import Phase, State
from antics.games.antigua.supplies import treasures_of


def end_game(s: State, ending: int) -> None:
    s.phase = Phase.OVER
    s.ending = ending
    s.actions = s.extra = 0
    tell(s, Event.OVER, -1, ending, s.quiet)
    for i in range(s.found):  # AG-F1
        show(s, s.treasure[i], EVERYONE)
        tell_of(s, Event.SHOWED, s.keeper[i], 0, s.treasure[i])


def score(s: State, out: Result) -> None:
    """AG-F1"""
    for i in range(s.found):
        seat, worth = s.keeper[i], treasures_on(s.face[s.treasure[i]])
        out.points[seat] += worth
        out.source[seat][0 if s.finder[i] == seat else 1] += worth
    for seat in range(s.players):
        out.rank[seat] = 1
        for other in range(s.players):
            if standing(s, out, other) > standing(s, out, seat):
                out.rank[seat] += 1
        if out.rank[seat] == 1:
            out.winners |= 1 << seat
    if s.ending > 0:  # it is over, and why
        out.tally[s.ending - 1] = 1
    out.tally[4] = s.attacks
    out.tally[5] = s.robberies
    out.tally[6] = s.found


def standing(s: State, out: Result, seat: int) -> int:
    """Treasures first, then treasure cards."""
    return out.points[seat] * 100 + treasures_of(s, seat)
