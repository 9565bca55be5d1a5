"""What a kingdom pays (AK-E1, AK-E3), and the result (AK-E5)."""

from __future__ import annotations

from antics.core.state import EVERYONE, Result, first_of, show, tell, tell_of
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.laws import blocked_turns
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, FIRST_LAW, LAW_COUNT
from antics.games.animal_kingdoms.state import (
    EGON,
    FROM_BONUS,
    FROM_KINGDOMS,
    OVER,
    PLACES,
    SOURCES,
    State,
    alone,
    everyone,
    gain,
)

ALL = 100  # more shields than anybody can have

# ---- a kingdom --------------------------------------------------------------------------------------


def group_below(s: State, limit: int) -> int:
    """Who has the most shields in the kingdom being scored, of those with fewer than the limit but some."""
    most, group, shields = 1, 0, s.shields[s.kingdom]
    for who in range(PLACES):
        n = shields[who]
        if most <= n < limit:
            group = group | 1 << who if n == most else 1 << who
            most = n
    return group


def pay_kingdom(s: State, winner: int, losers: int) -> None:
    """The token to the first, half to the second or to the losers of a battle, 1 to the third."""
    token = s.token[s.kingdom][s.age]
    seconds = losers
    if losers == 0:
        seconds = group_below(s, s.shields[s.kingdom][winner])
    thirds = 0
    if alone(seconds):  # AK-E2, AK-E3: more than one second leave no third
        thirds = group_below(s, s.shields[s.kingdom][first_of(seconds)])
    pay(s, 1 << winner, token)
    pay(s, seconds, (token + 1) // 2)
    pay(s, thirds, s.third)
    s.kingdom += 1


def pay(s: State, people: int, points: int) -> None:
    while people != 0:
        who = first_of(people)
        gain(s, who, points, FROM_KINGDOMS)
        tell(s, Event.PAID, who, s.kingdom, points)
        people &= people - 1


# ---- the end (AK-E5) --------------------------------------------------------------------------------


def end_game(s: State) -> None:
    s.phase = OVER
    for i in range(s.bonuses):
        if s.bonus_of[i] != EGON:
            show(s, FIRST_BONUS + i, EVERYONE)
            gain(s, s.bonus_of[i], s.face[FIRST_BONUS + i], FROM_BONUS)
            tell_of(s, Event.BONUS_COUNTED, s.bonus_of[i], 0, FIRST_BONUS + i)
    for who in range(PLACES):
        if everyone(s) >> who & 1 and rank(s, who) == 1:
            tell(s, Event.WON, who, s.points[who], throne_value(s, who))


def throne_value(s: State, who: int) -> int:
    """The sizes of the kingdoms in which somebody sits on a throne, added up."""
    value = 0
    for k in range(KINGDOMS):
        for i in range(THRONES):
            if s.throne[k][i] == who:
                value += SIZE[k]
    return value


def is_ahead(s: State, who: int, other: int) -> bool:
    """Points first, then thrones."""
    if s.points[who] != s.points[other]:
        return s.points[who] > s.points[other]
    return throne_value(s, who) > throne_value(s, other)


def rank(s: State, who: int) -> int:
    """1 is best, and shared by those who are equal (AK-E5, AK-F7)."""
    better, people = 0, everyone(s) & ~(1 << who)
    for other in range(PLACES):
        if people >> other & 1 and is_ahead(s, other, who):
            better += 1
    return better + 1


def score(s: State, out: Result) -> None:
    """Egon stands after the players."""
    for i in range(s.players + s.egon):
        who = i if i < s.players else EGON
        out.points[i] = s.points[who]
        out.rank[i] = rank(s, who)
        if out.rank[i] == 1:
            out.winners |= 1 << i
        for source in range(SOURCES):
            out.source[i][source] = s.source[who][source]
    for i in range(2 * LAW_COUNT):
        out.tally[i] = 0
    for i in range((s.age + 1) * KINGDOMS):
        law = s.face[FIRST_LAW + i] - 1
        out.tally[law] = s.played[i]
        out.tally[LAW_COUNT + law] = blocked_turns(s, i // KINGDOMS, i % KINGDOMS)
    out.tally[2 * LAW_COUNT] = s.battles
    out.tally[2 * LAW_COUNT + 1] = s.reveals
    out.tally[2 * LAW_COUNT + 2] = s.stuck
    out.tally[2 * LAW_COUNT + 3] = s.closings
