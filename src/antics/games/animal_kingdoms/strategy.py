"""What a sensible ruler leans to, and how good a position looks. Looks only at what the seat knows."""

from __future__ import annotations

from antics.core.simple import gist
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.laws import holds_pair, pair_kingdom
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, HAND, MARKS, NO_CARD, THIRD, number
from antics.games.animal_kingdoms.scoring import rank
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    EGON,
    PAIR,
    PLACES,
    STEPS,
    SWAP,
    Phase,
    State,
    everyone,
)

__all__ = ["CHAPTER", "CLOSE", "FAR", "PACE", "chapter", "gist", "label", "leaning", "promise", "worth"]

PACE = 3000
CHAPTER = "age"
CLOSE = 16
FAR = 80

# All that follows is in hundredths of a point.
COMMON_BONUS = 350  # what an unknown bonus token is taken to be worth
TURN_WORTH = 300  # of a turn that there is yet to come in this age
THRONE_WORTH = 250  # of a throne, for each age to come
FIRST_OUT = 150  # of going out first: the bonus, but others go on
SWING = 250  # how far an age to come may turn things round
ANY_SHIELD = 60  # of a shield that changes nothing now
GOOD_SWAP, POOR_SWAP = 300, 90  # of discarding a card that fits nowhere, or that does

FINE = 30  # parts of a swing, for which odds are told apart


def _fading() -> tuple[int, ...]:
    """e to the power of 0, -1/30, -2/30 and so on, times a billion: whole numbers, the same everywhere."""
    odds = [10**9]
    while odds[-1] > 1000:
        odds.append(odds[-1] * 967_216_100 // 10**9)
    return tuple(odds)


ODDS = _fading()

# ---- what kingdoms pay -------------------------------------------------------------------------------


def pays(s: State, k: int, who: int, mine: int) -> int:
    """What a kingdom would pay to somebody with so many shields, if it were scored now."""
    if mine == 0:
        return 0
    above = tied = 0
    for other in range(PLACES):
        if other != who:
            above += s.shields[k][other] > mine
            tied += s.shields[k][other] == mine
    token = s.token[k][s.age]
    if above == 0:
        return 100 * token - 50 * token * tied // (1 + tied)  # a battle may be lost
    if above == 1:
        return 50 * token
    return 100 * THIRD if above == 2 else 0


def free_fields(s: State) -> int:
    """Normal fields without a shield, in all kingdoms."""
    free = 0
    for k in range(KINGDOMS):
        free += max(0, SIZE[k] - 1 - s.filled[k])
    return free


def still_in(s: State) -> int:
    """How many are not out of this age."""
    people, n = everyone(s) & ~s.out, 0
    for who in range(PLACES):
        n += people >> who & 1
    return n


# ---- leanings ----------------------------------------------------------------------------------------


def leaning(s: State, seat: int, step: int) -> int:
    if step < PAIR:
        return keenness(gain_in(s, seat, step % KINGDOMS))
    if step < SWAP:
        return keenness(gain_in(s, seat, pair_kingdom(s))) if s.picks == 0 else 5
    if step < BATTLE:
        fits = fits_somewhere(s, step - SWAP)
        if s.picks > 0:
            return 2 if fits else 10
        return keenness(POOR_SWAP if fits else GOOD_SWAP) // HAND
    return fighting(number(step - BATTLE)) if step < DONE else 5


def keenness(gain: int) -> int:
    """What promises twice as much is done far more often."""
    g = max(0, gain) // 10
    return g * g * g * g // 100


def gain_in(s: State, seat: int, k: int) -> int:
    """What another shield in a kingdom promises; more where little can change any more."""
    mine, best, token = s.shields[k][seat], most_of_others(s, seat, k), s.token[k][s.age]
    gain = pays(s, k, seat, mine + 1) - pays(s, k, seat, mine)
    if mine > best:
        gain += 5 * token // (mine - best)
    elif best > 0 and mine + 1 >= best:
        gain += 25 * token  # the leader loses by it
    gain += gain * s.filled[k] // (2 * SIZE[k]) + ANY_SHIELD
    return gain + gain_by_crown(s) if s.filled[k] == SIZE[k] - 1 else gain


def most_of_others(s: State, seat: int, k: int) -> int:
    most = 0
    for other in range(PLACES):
        if other != seat:
            most = max(most, s.shields[k][other])
    return most


def gain_by_crown(s: State) -> int:
    """A throne, and perhaps a bonus, for all the turns that would have come."""
    gain = THRONE_WORTH * (AGES - 1 - s.age) - TURN_WORTH * free_fields(s) // still_in(s)
    if s.out == 0:
        gain += FIRST_OUT if s.players > 1 else FIRST_OUT - COMMON_BONUS
    return gain


def fits_somewhere(s: State, card: int) -> bool:
    for k in range(KINGDOMS):
        if s.legal[k] & MARKS[card] != NO_CARD:
            return True
    return False


def fighting(n: int) -> int:
    """High cards win; a 1 beats an 8, which somebody may lay."""
    return 8 * n * n if n > 1 else 100


# ---- worth -------------------------------------------------------------------------------------------


def worth(s: State, seat: int) -> int:
    """How far the seat is ahead of the others on average, and what its hand can do."""
    if s.phase == Phase.OVER:
        return 2000 - 1000 * rank(s, seat)
    rivals = value = 0
    for other in range(PLACES):
        if everyone(s) >> other & 1 and other != seat:
            rivals += 1
            value -= prospects(s, seat, other)
    return value // rivals + prospects(s, seat, seat) + flexibility(s, seat)


def prospects(s: State, seat: int, who: int) -> int:
    """What somebody has, and may hope for, as the seat knows it."""
    value = 100 * s.points[who]
    for i in range(s.bonuses):
        if s.bonus_of[i] == who and who != EGON:
            value += 100 * s.face[FIRST_BONUS + i] if who == seat else COMMON_BONUS
    ages_left = AGES - 1 - s.age
    for k in range(s.kingdom, KINGDOMS):
        value += pays(s, k, who, s.shields[k][who]) * (SIZE[k] + s.filled[k]) // (2 * SIZE[k])
        value += 10 * s.shields[k][who]
    for k in range(KINGDOMS):
        value += THRONE_WORTH * ages_left * (s.crown[k] == who)
        for i in range(THRONES):
            value += THRONE_WORTH * ages_left * (s.throne[k][i] == who)
    if not s.out >> who & 1:
        value += TURN_WORTH * free_fields(s) // still_in(s)
    return value


def flexibility(s: State, seat: int) -> int:
    """How many plays a hand allows, and how it would do in a battle."""
    value = 0
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]]
        value += 2 * number(card)
        for k in range(KINGDOMS):
            value += 10 * (s.legal[k] & MARKS[card] != NO_CARD)
    if pair_kingdom(s) >= 0 and holds_pair(s, seat):
        value += 20
    return value


# ---- ages --------------------------------------------------------------------------------------------


def chapter(s: State) -> int:
    """What lies beyond this age, under laws that nobody knows yet, would only blur what a play does."""
    return s.age


def promise(s: State, seat: int) -> int:
    """The chance to win with what one has, the more even the more ages there are to come."""
    best = all_odds = 0
    for who in range(PLACES):
        if everyone(s) >> who & 1:
            best = max(best, heritage(s, who))
    for who in range(PLACES):
        if everyone(s) >> who & 1:
            all_odds += odds(s, best - heritage(s, who))
    return 1000 * odds(s, best - heritage(s, seat)) // all_odds


def odds(s: State, behind: int) -> int:
    """The odds of somebody who is so far behind the best."""
    return ODDS[min(FINE * behind // (SWING * (AGES - s.age)), len(ODDS) - 1)]


def heritage(s: State, who: int) -> int:
    """Points, bonus tokens and thrones: what is left of an age."""
    value = 100 * s.points[who]
    for i in range(s.bonuses):
        if s.bonus_of[i] == who and who != EGON:
            value += 100 * s.face[FIRST_BONUS + i]
    for k in range(KINGDOMS):
        for i in range(THRONES):
            value += THRONE_WORTH * (AGES - s.age) * (s.throne[k][i] == who)
    return value


# ---- labels ------------------------------------------------------------------------------------------


def label(s: State, seat: int, step: int) -> int:
    """Steps name cards by their faces already. In the last battles nothing but the number counts."""
    if s.age == AGES - 1 and BATTLE <= step < DONE:
        return STEPS + number(step - BATTLE)
    return step
