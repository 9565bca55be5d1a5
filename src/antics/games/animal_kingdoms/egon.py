"""Egon, the automatic rival (AK-F): where he lays his shields, and how he fights."""

from __future__ import annotations

from antics.core.state import tell
from antics.games.animal_kingdoms.board import KINGDOMS, SMALLEST
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.kingdoms import has_normal_field, lay_shield
from antics.games.animal_kingdoms.laws import is_open, is_pair
from antics.games.animal_kingdoms.pieces import number
from antics.games.animal_kingdoms.state import EGON, NOBODY, State
from antics.games.animal_kingdoms.supplies import discard, strongest, turn_card

CLEAR_LEAD = 2  # [seed] AK-F3
FULL, ONLY_CROWN, LEADS = range(3)  # why he shuns a kingdom
WELCOME, ANYWHERE, CROWN = range(3)  # AK-F3 (a), (b), (c)
LOSS, TIE, WIN = range(3)

# ---- his turn --------------------------------------------------------------------------------------


def egons_turn(s: State) -> None:
    """He turns a card, and lays one shield, or two if it matches the discard before it (AK-F1)."""
    piece = turn_card(s)
    card = s.face[piece]
    doubled = s.in_discards > 0 and is_pair(card, s.face[s.discards[s.in_discards - 1]])
    discard(s, piece)
    tell(s, Event.EGON_TURNED, EGON, 0, card)
    lay_by_number(s, number(card))
    if doubled and s.out >> EGON & 1:
        tell(s, Event.EGON_LAPSES, EGON, 0, card)
    elif doubled:
        tell(s, Event.EGON_DOUBLES, EGON, 0, card)
        lay_by_number(s, number(card))


def lay_by_number(s: State, n: int) -> None:
    if n >= SMALLEST:
        target = n - SMALLEST  # AK-F1
        tell(s, Event.EGON_AIMS, EGON, target, n)
    else:
        target = fewest_of_his(s)
        tell(s, Event.EGON_FEWEST, EGON, target, n)
    lay_near(s, target)


def fewest_of_his(s: State) -> int:
    """The kingdom with the fewest of his shields, the smallest of several (AK-F2)."""
    fewest = -1
    for k in range(KINGDOMS):
        if is_open(s, k) and (fewest < 0 or s.shields[k][EGON] < s.shields[fewest][EGON]):
            fewest = k
    return fewest


def lay_near(s: State, target: int) -> None:
    """The first kingdom, clockwise from the target, that suits him; if only crowns are left, the target's."""
    crowns = crowned_human(s)
    why = WELCOME
    k = walk(s, target, crowns, True)
    if k < 0:
        why = ANYWHERE
        k = walk(s, target, crowns, False)
    if k < 0:  # nobody has a crown yet
        why = CROWN
        k = target
    for i in range((k - target) % KINGDOMS):
        shunned = (target + i) % KINGDOMS
        tell(s, Event.EGON_SHUNS, EGON, shunned, why_not(s, shunned, crowns))
    tell(s, Event.EGON_PLACES, EGON, k, why)
    lay_shield(s, EGON, k)


def walk(s: State, target: int, crowns: bool, modest: bool) -> int:
    """The first kingdom with a field for him and, if he is modest, without a clear lead of his; or -1."""
    for i in range(KINGDOMS):
        k = (target + i) % KINGDOMS
        if has_field(s, k, crowns) and not (modest and leads_clearly(s, k)):
            return k
    return -1


def has_field(s: State, k: int, crowns: bool) -> bool:
    return has_normal_field(s, k) or (crowns and is_open(s, k))


def crowned_human(s: State) -> bool:
    for k in range(KINGDOMS):
        if s.crown[k] != NOBODY and s.crown[k] != EGON:
            return True
    return False


def leads_clearly(s: State, k: int) -> bool:
    for seat in range(s.players):
        if s.shields[k][EGON] < s.shields[k][seat] + CLEAR_LEAD:
            return False
    return True


def why_not(s: State, k: int, crowns: bool) -> int:
    if not is_open(s, k):
        return FULL
    return LEADS if has_field(s, k, crowns) else ONLY_CROWN


# ---- his battles -----------------------------------------------------------------------------------


def egons_cards(s: State) -> int:
    """How many cards he turns in a battle (AK-F6)."""
    return 3 if s.players == 1 else 2


def egon_fights(s: State) -> None:
    """He turns his cards and lets the one count that does best against the cards laid (AK-F6)."""
    best, counts = -1, -1
    for i in range(egons_cards(s)):
        s.turned[i] = turn_card(s)
        tell(s, Event.EGON_FIGHTS, EGON, s.kingdom, s.face[s.turned[i]])
        worth = worth_in_battle(s, s.turned[i])
        if worth > best:
            best, counts = worth, i
    s.card[EGON] = s.turned[counts]
    s.shows[EGON] = number(s.face[s.card[EGON]])


def worth_in_battle(s: State, piece: int) -> int:
    """A win is worth more than a tie, a tie more than a loss; among equals the higher number."""
    s.shows[EGON] = number(s.face[piece])
    winners = strongest(s, s.fighting)
    outcome = LOSS
    if winners == 1 << EGON:
        outcome = WIN
    elif winners >> EGON & 1:
        outcome = TIE
    return 10 * outcome + s.shows[EGON]


def discard_egons_cards(s: State) -> None:
    for i in range(egons_cards(s)):
        discard(s, s.turned[i])
