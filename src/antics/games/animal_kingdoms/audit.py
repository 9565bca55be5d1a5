"""What must hold in every position of Animal Kingdoms."""

from __future__ import annotations

from functools import reduce
from operator import or_

from antics.core.state import EVERYONE, knows
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.laws import allows, is_open, seen_from
from antics.games.animal_kingdoms.pieces import (
    BONUSES,
    CARDS,
    FIRST_BONUS,
    FIRST_LAW,
    HAND,
    LAWS,
    MARKS,
    NO_CARD,
    PAIR_LAW,
    WATCHES,
)
from antics.games.animal_kingdoms.state import (
    EGON,
    FROM_BONUS,
    NOBODY,
    PLACES,
    Phase,
    State,
    everyone,
)


def audit(s: State) -> list[str]:
    """Nothing is lost, nothing doubled, and what is kept beside the cards agrees with them."""
    wrong = []
    if sorted(_cards_anywhere(s)) != list(range(CARDS)) or sorted(s.face[:CARDS]) != list(range(CARDS)):
        wrong.append("cards are lost or doubled (AK-A1)")
    laws = [law for law in s.face[FIRST_LAW:FIRST_BONUS] if law > 0]
    if (
        len(set(laws)) != len(laws)
        or max(laws, default=0) > len(LAWS)
        or s.law != s.face[FIRST_LAW + KINGDOMS * s.age :][:KINGDOMS]
    ):
        wrong.append("laws are lost or doubled (AK-A2)")
    if s.pairs != (s.law.index(PAIR_LAW) if PAIR_LAW in s.law else -1):
        wrong.append("pairs are laid in the wrong place (AK-L16)")
    if s.full != sum(1 << k for k in range(KINGDOMS) if s.filled[k] == SIZE[k]):
        wrong.append("a kingdom is full that has a free field, or is not (AK-C6)")
    if s.watchers != [
        sum(_watches(s, other, k) << other for other in range(KINGDOMS)) for k in range(KINGDOMS)
    ]:
        wrong.append("laws look at other kingdoms than they say (AK-D1)")
    if any(s.seen[piece] != EVERYONE for k in range(KINGDOMS) for piece in s.lying[k][: s.laid[k]]):
        wrong.append("a card lies in a kingdom face down (AK-G1)")
    if any(s.seen[piece] != EVERYONE for piece in s.discards[: s.in_discards]):
        wrong.append("a discard is face down (AK-G1)")
    for p in range(s.players):
        if any(not knows(s, p, piece) for piece in s.hand[p][: s.held[p]]):
            wrong.append("a seat does not know its own hand (AK-G1)")
        if s.held[p] != HAND and s.phase != Phase.BATTLE:
            wrong.append("a hand is not full (AK-C1)")
    wrong += [complaint for k in range(KINGDOMS) for complaint in _audit_kingdom(s, k)]
    wrong += _audit_points(s)
    return wrong + _audit_turn(s)


def _watches(s: State, other: int, k: int) -> int:
    """1 if the law of one kingdom looks at the cards in another."""
    return WATCHES[s.law[other]][other] >> k & 1


def _audit_turn(s: State) -> list[str]:
    """Somebody is asked, and whoever is spoken of plays."""
    seats = range(s.players)
    wrong = []
    if s.phase not in range(Phase.OVER + 1):
        wrong.append("there is no such decision (AK-C1)")
    if s.egon not in (0, 1) or s.out & ~everyone(s) or s.age not in range(AGES):
        wrong.append("somebody is out who does not play, or there is no such age (AK-C8)")
    if s.tied & ~everyone(s) or s.fighting & ~s.tied or (s.phase == Phase.BATTLE) != (s.tied != 0):
        wrong.append("there is a battle of nobody, or of somebody who is not tied (AK-E2)")
    if s.third < 0 or s.swap < 0 or s.patience < 1:
        wrong.append("third place or a swap costs points, or nobody could ever swap (AK-E1, AK-C2, AK-C7)")
    if s.first not in seats or s.turn not in (*seats, EGON, NOBODY):
        wrong.append("it is nobody's turn (AK-C1)")
    return wrong


def _cards_anywhere(s: State) -> list[int]:
    cards = s.pile[: s.in_pile] + s.discards[: s.in_discards]
    cards += [piece for p in range(s.players) for piece in s.hand[p][: s.held[p]]]
    cards += [piece for k in range(KINGDOMS) for piece in s.lying[k][: s.laid[k]]]
    return cards + [piece for piece in s.card if piece != NOBODY]


def _audit_kingdom(s: State, k: int) -> list[str]:
    wrong = []
    thrones = THRONES - s.throne[k].count(NOBODY)
    if sum(s.shields[k]) != s.filled[k] + thrones or not 0 <= s.filled[k] <= SIZE[k]:
        wrong.append("shields are lost or doubled (AK-A4)")
    standing = s.field[k][: s.filled[k]] + [who for who in s.throne[k] if who != NOBODY]
    if any(standing.count(who) != s.shields[k][who] for who in range(PLACES)):
        wrong.append("shields do not stand where they are counted (AK-A4)")
    if s.crown[k] != (s.field[k][SIZE[k] - 1] if s.filled[k] == SIZE[k] else NOBODY):
        wrong.append("a crown is taken before the normal fields (AK-C1)")
    if s.crown[k] != NOBODY and not s.out >> s.crown[k] & 1:
        wrong.append("whoever took a crown is not out (AK-C3)")
    if any(s.throne[k][i] != NOBODY for i in range(s.age, THRONES)):
        wrong.append("a throne is taken too early (AK-E4)")
    if s.token[k] != sorted(s.token[k]):
        wrong.append("tokens do not ascend (AK-B1)")
    seen = [MARKS[s.face[piece]] for piece in s.lying[k][: s.laid[k]]]
    if s.last[k] != (seen or [0])[-1] or s.lie[k] != reduce(or_, seen, 0):
        wrong.append("what is seen of a kingdom is out of date (AK-D1)")
    if s.legal[k] != (allows(s.law[k], seen_from(s, k), s.laid[k]) if is_open(s, k) else NO_CARD):
        wrong.append("what is legal in a kingdom is out of date (AK-D1)")
    return wrong


def _audit_points(s: State) -> list[str]:
    wrong = []
    if any(sum(s.source[who]) != s.points[who] for who in range(PLACES)):
        wrong.append("points and their sources differ (AK-E1)")
    taken = s.bonus_of[: s.bonuses]
    if not 0 <= s.bonuses < BONUSES or (s.players == 1 and s.bonuses):
        wrong.append("too many bonus tokens are taken, or less than none (AK-B1)")
    elif any(who not in (*range(s.players), EGON) for who in taken):
        wrong.append("somebody has a bonus token who does not play (AK-C3)")
    shown = sum(
        s.face[FIRST_BONUS + i] for i, who in enumerate(taken) if who == EGON or s.phase == Phase.OVER
    )
    if sum(s.source[who][FROM_BONUS] for who in range(PLACES)) != shown:
        wrong.append("bonus tokens are counted wrongly (AK-E5)")
    return wrong
