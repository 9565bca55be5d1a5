"""The end of an age: who has most in each kingdom, battles, the next age, and the end (AK-E)."""

from __future__ import annotations

from antics.core.state import EVERYONE, first_of, show, tell, tell_of
from antics.games.animal_kingdoms import events
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.cards import discard, refill, strongest, take_from_hand, turn_card
from antics.games.animal_kingdoms.egon import discard_egons_cards, egon_fights
from antics.games.animal_kingdoms.laws import enforce_in
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, FIRST_LAW, PAIR_LAW
from antics.games.animal_kingdoms.state import (
    EGON,
    FROM_BONUS,
    FROM_KINGDOMS,
    IN_BATTLE,
    NEXT_TURN,
    NOBODY,
    OVER,
    PLACES,
    SCORING,
    State,
    after_first,
    alone,
    everyone,
    gain,
)

THIRD = 1  # [seed] AK-E1
ALL = 100  # more shields than anybody can have

# ---- a kingdom ---------------------------------------------------------------------------------------


def score_kingdom(s: State) -> None:
    """Pay the token at once, or have it fought for (AK-E1, AK-E2)."""
    most = group_below(s, ALL)
    if most == 0:
        tell(s, events.UNPAID, NOBODY, s.kingdom, s.token[s.kingdom][s.age])
        s.kingdom += 1
    elif alone(most):
        pay_kingdom(s, first_of(most), 0)
    else:
        begin_battle(s, most)


def group_below(s: State, limit: int) -> int:
    """Who has the most shields in the kingdom being scored, of those with fewer than the limit but some."""
    most, group = 0, 0
    for who in range(PLACES):
        n = s.shields[s.kingdom][who]
        if 0 < n < limit and n >= most:
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
    pay(s, thirds, THIRD)
    s.kingdom += 1


def pay(s: State, people: int, points: int) -> None:
    for who in range(PLACES):
        if people >> who & 1:
            gain(s, who, points, FROM_KINGDOMS)
            tell(s, events.PAID, who, s.kingdom, points)


# ---- battles (AK-E2) ---------------------------------------------------------------------------------


def begin_battle(s: State, tied: int) -> None:
    s.phase = IN_BATTLE
    s.tied = s.fighting = tied
    s.battles += 1
    tell(s, events.TIED, NOBODY, s.kingdom, tied)
    call_to_battle(s)


def call_to_battle(s: State) -> None:
    """Everyone still fighting is to lay a card; the last card of a hand lays itself."""
    for who in range(PLACES):
        s.card[who] = NOBODY
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            if s.held[seat] == 0:
                refill(s, seat)
            if s.held[seat] == 1:
                lay_in_battle(s, seat, s.face[s.hand[seat][0]])


def lay_in_battle(s: State, seat: int, card: int) -> None:
    s.card[seat] = take_from_hand(s, seat, card)
    tell(s, events.CHOSE, seat, s.kingdom, 0)


def still_choosing(s: State) -> int:
    """Who has yet to lay a battle card, as bits."""
    people = 0
    for seat in range(s.players):
        if s.fighting >> seat & 1 and s.card[seat] == NOBODY:
            people |= 1 << seat
    return people


def reveal(s: State) -> None:
    """All cards are turned; the highest wins, or those who tie for it fight on."""
    s.reveals += 1
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            show(s, s.card[seat], EVERYONE)
            tell(s, events.REVEALED, seat, s.kingdom, s.face[s.card[seat]])
    if s.fighting >> EGON & 1:
        egon_fights(s)
        tell(s, events.REVEALED, EGON, s.kingdom, s.face[s.card[EGON]])
    winners = strongest(s, s.fighting)
    discard_battle_cards(s)
    s.fighting = winners
    if alone(winners):
        end_battle(s, first_of(winners))
    else:
        tell(s, events.STILL_TIED, NOBODY, s.kingdom, winners)
        call_to_battle(s)


def discard_battle_cards(s: State) -> None:
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            discard(s, s.card[seat])
            s.card[seat] = NOBODY
    if s.fighting >> EGON & 1:  # AK-F6
        discard_egons_cards(s)
        s.card[EGON] = NOBODY


def end_battle(s: State, winner: int) -> None:
    tell(s, events.WON_BATTLE, winner, s.kingdom, 0)
    losers = s.tied & ~(1 << winner)
    s.tied = s.fighting = 0
    s.phase = SCORING
    pay_kingdom(s, winner, losers)
    for i in range(s.players):
        refill(s, after_first(s, i))


# ---- ages (AK-E4) ------------------------------------------------------------------------------------


def end_age(s: State) -> None:
    """After the last kingdom: the next age or the end."""
    if s.age == AGES - 1:
        end_game(s)
        return
    for k in range(KINGDOMS):
        move_crown_to_throne(s, k)
        for i in range(s.laid[k]):
            discard(s, s.lying[k][i])
    s.age += 1
    clear_kingdoms(s)
    begin_age(s, lowest_human(s))


def move_crown_to_throne(s: State, k: int) -> None:
    if s.crown[k] != NOBODY:
        s.throne[k][s.age] = s.crown[k]
        tell(s, events.THRONE, s.crown[k], k, 0)


def clear_kingdoms(s: State) -> None:
    """Shields go back, cards are gone, and five new laws are turned."""
    tell(s, events.AGE, NOBODY, s.age, 0)
    s.pairs = -1
    for k in range(KINGDOMS):
        s.crown[k] = NOBODY
        s.filled[k] = s.laid[k] = s.last[k] = s.lie[k] = 0
        for who in range(PLACES):
            s.shields[k][who] = 0
        for i in range(s.age):
            if s.throne[k][i] != NOBODY:
                s.shields[k][s.throne[k][i]] += 1
        piece = FIRST_LAW + s.age * KINGDOMS + k
        show(s, piece, EVERYONE)
        s.law[k] = s.face[piece]
        if s.law[k] == PAIR_LAW:
            s.pairs = k
        tell_of(s, events.LAW, NOBODY, k, piece)


def begin_age(s: State, first: int) -> None:
    for k in range(KINGDOMS):
        enforce_in(s, k)
    s.first = first
    s.out = s.swaps = s.closed = s.kingdom = 0
    s.turn = NOBODY
    s.phase = NEXT_TURN
    tell(s, events.STARTED, first, s.age, 0)


def lowest_human(s: State) -> int:
    """Who starts: the lowest score; those who tie draw lots. Never Egon (AK-F5)."""
    low = s.points[0]
    for seat in range(s.players):
        low = min(low, s.points[seat])
    lowest = 0
    for seat in range(s.players):
        if s.points[seat] == low:
            lowest |= 1 << seat
    while not alone(lowest):
        lowest = draw_lots(s, lowest)
    return first_of(lowest)


def draw_lots(s: State, people: int) -> int:
    """A card for each of these people: who has the highest, as in a battle."""
    for i in range(s.players):
        seat = after_first(s, i)
        if people >> seat & 1:
            s.card[seat] = turn_card(s)
            tell(s, events.LOT, seat, 0, s.face[s.card[seat]])
    winners = strongest(s, people)
    for i in range(s.players):
        seat = after_first(s, i)
        if people >> seat & 1:
            discard(s, s.card[seat])
            s.card[seat] = NOBODY
    return winners


# ---- the end (AK-E5) ---------------------------------------------------------------------------------


def end_game(s: State) -> None:
    s.phase = OVER
    for i in range(s.bonuses):
        if s.bonus_of[i] != EGON:
            show(s, FIRST_BONUS + i, EVERYONE)
            gain(s, s.bonus_of[i], s.face[FIRST_BONUS + i], FROM_BONUS)
            tell_of(s, events.BONUS_COUNTED, s.bonus_of[i], 0, FIRST_BONUS + i)
    for who in range(PLACES):
        if everyone(s) >> who & 1 and rank(s, who) == 1:
            tell(s, events.WON, who, s.points[who], throne_value(s, who))


def throne_value(s: State, who: int) -> int:
    """The sizes of the kingdoms in which somebody sits on a throne, added up."""
    value = 0
    for k in range(KINGDOMS):
        for i in range(THRONES):
            if s.throne[k][i] == who:
                value += SIZE[k]
    return value


def standing(s: State, who: int) -> int:
    """Points first, then thrones."""
    return s.points[who] * 1000 + throne_value(s, who)


def rank(s: State, who: int) -> int:
    """1 is best, and shared by those who are equal (AK-E5, AK-F7)."""
    better = 0
    for other in range(PLACES):
        if everyone(s) >> other & 1 and standing(s, other) > standing(s, who):
            better += 1
    return better + 1
