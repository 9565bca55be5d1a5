"""Set-up (AK-B), and an age from its first turn to its end (AK-C, AK-E)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import EVERYONE, first_of, show, shuffle, tell, tell_of
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, THRONES
from antics.games.animal_kingdoms.egon import egons_turn
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.fight import begin_battle, reveal, still_choosing
from antics.games.animal_kingdoms.hidden import note_stuck
from antics.games.animal_kingdoms.laws import enact, look_for_plays
from antics.games.animal_kingdoms.pieces import (
    BONUSES,
    CARDS,
    FIRST_BONUS,
    FIRST_LAW,
    LAW_COUNT,
    TOKENS,
    number,
)
from antics.games.animal_kingdoms.scoring import ALL, end_game, group_below, pay_kingdom
from antics.games.animal_kingdoms.state import (
    EGON,
    FIGHTING,
    NEXT,
    NOBODY,
    PLACES,
    SCORING,
    TURN,
    UNUSED,
    Box,
    State,
    after_first,
    alone,
    everyone,
)
from antics.games.animal_kingdoms.supplies import discard, refill, strongest, turn_card

# ---- set-up (AK-B) ----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players = box.players
    s.third, s.swap, s.patience = box.third[0], box.swap[0], box.patience[0]
    s.egon = 1 if box.egon or box.players == 1 else 0
    shuffle_laws(s, box)
    lay_tokens(s, box)
    shuffle_bonus(s, box)
    for k in range(KINGDOMS):
        for i in range(THRONES):
            s.throne[k][i] = NOBODY
    for who in range(PLACES):
        s.card[who] = NOBODY
    clear_kingdoms(s)
    deal_cards(s)
    begin_age(s, draw(s, s.players))
    run_on(s)


def shuffle_laws(s: State, box: Box) -> None:
    n = 0
    for i in range(LAW_COUNT):
        piece = FIRST_LAW + i
        s.face[piece] = box.laws[i]
        s.seen[piece], s.batch[piece] = EVERYONE, UNUSED
        if box.laws[i] >= 0:
            s.pile[n] = piece
            n += 1
    shuffle(s, s.pile, n)


def lay_tokens(s: State, box: Box) -> None:
    """Three at random on each kingdom, ascending."""
    left = s.pile  # not needed for cards yet
    for i in range(TOKENS):
        left[i] = box.tokens[i]
    for i in range(TOKENS):
        j = i + draw(s, TOKENS - i)
        value = left[j]
        left[j] = left[i]
        lay_token(s, i // AGES, i % AGES, value)


def lay_token(s: State, k: int, place: int, value: int) -> None:
    while place > 0 and s.token[k][place - 1] > value:
        s.token[k][place] = s.token[k][place - 1]
        place -= 1
    s.token[k][place] = value


def shuffle_bonus(s: State, box: Box) -> None:
    for i in range(BONUSES):
        s.face[FIRST_BONUS + i] = box.bonus[i]
        s.seen[FIRST_BONUS + i], s.batch[FIRST_BONUS + i] = EVERYONE, UNUSED
        s.bonus_of[i] = NOBODY
        s.pile[i] = FIRST_BONUS + i
    if s.players > 1:
        shuffle(s, s.pile, BONUSES)


def deal_cards(s: State) -> None:
    for card in range(CARDS):
        s.face[card] = s.pile[card] = card
    shuffle(s, s.pile, CARDS)
    s.in_pile = CARDS
    for seat in range(s.players):
        refill(s, seat)


# ---- an age (AK-E4) ---------------------------------------------------------------------------------


def clear_kingdoms(s: State) -> None:
    """Shields go back, cards are gone, and five new laws are turned."""
    tell(s, Event.AGE, NOBODY, s.age, 0)
    s.full = 0
    for k in range(KINGDOMS):
        s.crown[k] = NOBODY
        s.filled[k] = s.laid[k] = s.last[k] = s.lie[k] = 0
        shields = s.shields[k]
        for who in range(PLACES):
            shields[who] = 0
        for i in range(s.age):
            if s.throne[k][i] != NOBODY:
                shields[s.throne[k][i]] += 1
        piece = FIRST_LAW + s.age * KINGDOMS + k
        show(s, piece, EVERYONE)
        s.law[k] = s.face[piece]
        tell_of(s, Event.LAW, NOBODY, k, piece)


def begin_age(s: State, first: int) -> None:
    enact(s)
    s.first = first
    s.out = s.swaps = s.closed = s.kingdom = 0
    s.turn = NOBODY
    s.phase = NEXT
    tell(s, Event.STARTED, first, s.age, 0)


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
    """A card for each of these people, discarded at once: who has the highest, as in a battle."""
    for i in range(s.players):
        seat = after_first(s, i)
        if people >> seat & 1:
            lot = turn_card(s)
            s.shows[seat] = number(s.face[lot])
            tell(s, Event.LOT, seat, 0, s.face[lot])
            discard(s, lot)
    return strongest(s, people)


# ---- turns (AK-C) -----------------------------------------------------------------------------------


def next_turn(s: State) -> None:
    if s.out != 0 and s.out == everyone(s):  # AK-C8
        s.phase = SCORING
        return
    who = after(s, s.turn)
    while s.out >> who & 1:
        who = after(s, who)
    s.turn = who
    if who == EGON:
        egons_turn(s)
    else:
        begin_turn(s, who)


def after(s: State, who: int) -> int:
    """Who comes next, whether out or not: clockwise from the first player, Egon after the last (AK-F1)."""
    if who != NOBODY and who != EGON:
        who = who + 1 if who + 1 < s.players else 0
        if who != s.first:
            return who
        if s.egon:
            return EGON
    s.round += 1
    return s.first


def begin_turn(s: State, seat: int) -> None:
    found = look_for_plays(s, seat)
    if found or may_swap(s):
        s.phase = TURN
    else:  # AK-C4
        s.out |= 1 << seat
        s.stuck += 1
        note_stuck(s, seat)
        tell(s, Event.STUCK, seat, 0, 0)


def may_swap(s: State) -> bool:
    return s.out == 0 and s.closed == 0  # AK-C2, AK-C7


# ---- the end of an age (AK-E) -----------------------------------------------------------------------


def score_kingdom(s: State) -> None:
    """Pay the token at once, or have it fought for (AK-E1, AK-E2)."""
    most = group_below(s, ALL)
    if most == 0:
        tell(s, Event.UNPAID, NOBODY, s.kingdom, s.token[s.kingdom][s.age])
        s.kingdom += 1
    elif alone(most):
        pay_kingdom(s, first_of(most), 0)
    else:
        begin_battle(s, most)


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
        tell(s, Event.THRONE, s.crown[k], k, 0)


def run_on(s: State) -> None:
    """What happens by itself, until somebody has to decide or the game is over."""
    while s.phase >= FIGHTING and goes_on(s):
        pass


def goes_on(s: State) -> bool:
    """The next thing that happens by itself; False when somebody has to decide or the game is over."""
    if s.phase == NEXT:
        next_turn(s)
    elif s.phase == SCORING and s.kingdom < KINGDOMS:
        score_kingdom(s)
    elif s.phase == SCORING:
        end_age(s)
    elif s.phase == FIGHTING and still_choosing(s) == 0:
        reveal(s)
    else:
        return False
    return True
