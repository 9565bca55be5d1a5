"""Animal Kingdoms as a network is told of it: the seat that decides, the others in turn order, then Egon."""

from __future__ import annotations

from antics.core.network import ONE, Desk, known_by, ladder, one_of, sixteenths, size_of, yes
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.laws import holds_pair, pair_kingdom
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, HAND, MARKS, NO_CARD, number
from antics.games.animal_kingdoms.state import BATTLE, DONE, EGON, PAIR, PLACES, SWAP, State, everyone
from antics.games.animal_kingdoms.strategy import gain_in, pays

LEARNED_PACE: tuple[int, ...] = (0, 2750, 2750, 2750, 2750, 2750)
JUDGES = False  # to play on to the end of the age is cheap, and tells more
PHASES = 4  # in which somebody decides
ALL_MARKS = 16  # numbers and species


def write(s: State, seat: int, desk: Desk) -> int:
    at = write_time(s, seat, desk, 0)
    for k in range(KINGDOMS):
        at = write_kingdom(s, k, desk, at)
    for i in range(s.players):
        p = (seat + i) % s.players
        at = write_person(s, p, desk, at)
        at = write_hand(s, p, desk, at)
    return write_person(s, EGON, desk, at) if s.egon else at


def write_time(s: State, seat: int, desk: Desk, at: int) -> int:
    """The age, what is decided, who begins, and how much there is still to do."""
    free = 0
    for k in range(KINGDOMS):
        free += max(0, SIZE[k] - 1 - s.filled[k])
    at = one_of(desk, at, s.age, AGES)
    at = one_of(desk, at, s.phase, PHASES)
    at = one_of(desk, at, s.kingdom, KINGDOMS)
    at = one_of(desk, at, (s.first - seat) % s.players, s.players)
    at = sixteenths(desk, at, free)
    at = sixteenths(desk, at, s.in_pile // 4)
    at = sixteenths(desk, at, 4 * s.bonuses)
    at = sixteenths(desk, at, min(32, 4 * s.swaps))
    return yes(desk, at, s.closed == 1)


def write_kingdom(s: State, k: int, desk: Desk, at: int) -> int:
    """What a kingdom pays, how full it is, and how many cards its law allows."""
    allowed = 0
    for mark in range(ALL_MARKS):
        allowed += s.legal[k] >> mark & 1
    at = sixteenths(desk, at, 2 * s.token[k][s.age])
    at = sixteenths(desk, at, ONE * s.filled[k] // SIZE[k])
    at = ladder(desk, at, 3 - SIZE[k] + s.filled[k], 3)
    at = sixteenths(desk, at, 3 * allowed)
    return yes(desk, at, s.crown[k] >= 0)


def write_person(s: State, p: int, desk: Desk, at: int) -> int:
    """What somebody has, and stands to win in every kingdom; how far ahead of the best other, or behind."""
    mine, best = wealth(s, p), -1000
    for other in range(PLACES):
        if other != p and everyone(s) >> other & 1:
            best = max(best, wealth(s, other))
    at = sixteenths(desk, at, mine // 2)
    at = sixteenths(desk, at, max(-48, min(48, mine - best)))
    at = yes(desk, at, mine > best)
    at = yes(desk, at, mine > best + 8)
    at = yes(desk, at, mine < best - 8)
    at = sixteenths(desk, at, s.points[p] // 2)
    at = yes(desk, at, s.out >> p & 1 == 1)
    at = sixteenths(desk, at, 4 * thrones_of(s, p))
    for k in range(KINGDOMS):
        at = write_shields(s, p, k, desk, at)
    return at


def write_shields(s: State, p: int, k: int, desk: Desk, at: int) -> int:
    """Somebody's shields in a kingdom, the lead there, and what it would pay now."""
    mine, best = s.shields[k][p], 0
    for other in range(PLACES):
        if other != p:
            best = max(best, s.shields[k][other])
    open_still = k >= s.kingdom
    at = sixteenths(desk, at, 4 * mine)
    at = sixteenths(desk, at, 6 * (mine - best) if open_still else 0)
    at = sixteenths(desk, at, pays(s, k, p, mine) // 50 if open_still else 0)
    return yes(desk, at, s.crown[k] == p)


def wealth(s: State, p: int) -> int:
    """Points, bonus tokens, and what all kingdoms not yet scored would pay now."""
    total = s.points[p]
    for i in range(s.bonuses):
        if s.bonus_of[i] == p and p != EGON:
            total += s.face[FIRST_BONUS + i]
    for k in range(s.kingdom, KINGDOMS):
        total += pays(s, k, p, s.shields[k][p]) // 100
    return total


def thrones_of(s: State, p: int) -> int:
    n = 0
    for k in range(KINGDOMS):
        for i in range(THRONES):
            n += s.throne[k][i] == p
    return n


def write_hand(s: State, p: int, desk: Desk, at: int) -> int:
    """Where a hand can play, with how many cards, and how it would do in a battle."""
    playable = high = ones = 0
    for i in range(s.held[p]):
        card = s.face[s.hand[p][i]]
        high = max(high, number(card))
        ones += number(card) == 1
        for k in range(KINGDOMS):
            if s.legal[k] & MARKS[card] != NO_CARD:
                desk.feature[at + k] += ONE // 2
        playable += fits(s, card)
    at += KINGDOMS
    at = ladder(desk, at, playable, HAND)
    at = yes(desk, at, pair_kingdom(s) >= 0 and holds_pair(s, p))
    at = sixteenths(desk, at, 2 * high)
    at = yes(desk, at, ones > 0)
    return sixteenths(desk, at, 4 * s.held[p])


def fits(s: State, card: int) -> bool:
    for k in range(KINGDOMS):
        if s.legal[k] & MARKS[card] != NO_CARD:
            return True
    return False


# ---- steps -------------------------------------------------------------------------------------------

# What a step is known by; a row of notes begins at its name.
IN_KINGDOM = 0
CROWN = 5
GAIN = 6  # + its size
GAINS = 12
CARD = 18  # + number - 1
ELSEWHERE = 26  # + kingdoms that the card could go to instead
PAIR_OF, PAIR_ON, SWAP_USEFUL, SWAP_USELESS, SWAP_MORE, NO_MORE = range(31, 37)
FIGHT = 37  # + number - 1


def note(s: State, seat: int, step: int, desk: Desk) -> int:
    if step < PAIR:
        return note_play(s, seat, step // KINGDOMS, step % KINGDOMS, desk)
    if step < SWAP:
        return note_pair(s, seat, desk)
    if step < BATTLE:
        return note_swap(s, step - SWAP, desk)
    return known_by(desk, 0, NO_MORE if step >= DONE else FIGHT + number(step - BATTLE) - 1)


def note_play(s: State, seat: int, card: int, k: int, desk: Desk) -> int:
    elsewhere = -1
    for other in range(KINGDOMS):
        elsewhere += s.legal[other] & MARKS[card] != NO_CARD
    n = note_gain(s, seat, k, desk)
    n = known_by(desk, n, CARD + number(card) - 1)
    return known_by(desk, n, ELSEWHERE + max(0, elsewhere))


def note_gain(s: State, seat: int, k: int, desk: Desk) -> int:
    """What a shield promises, in which kingdom."""
    n = known_by(desk, 0, IN_KINGDOM + k)
    if s.filled[k] == SIZE[k] - 1:
        n = known_by(desk, n, CROWN)
    return known_by(desk, n, GAIN + min(GAINS - 1, size_of(max(0, gain_in(s, seat, k)))))


def note_pair(s: State, seat: int, desk: Desk) -> int:
    if s.picks > 0:
        return known_by(desk, 0, PAIR_ON)
    return known_by(desk, note_gain(s, seat, pair_kingdom(s), desk), PAIR_OF)


def note_swap(s: State, card: int, desk: Desk) -> int:
    n = known_by(desk, 0, SWAP_USEFUL if fits(s, card) else SWAP_USELESS)
    if s.picks > 0:
        n = known_by(desk, n, SWAP_MORE)
    return known_by(desk, n, CARD + number(card) - 1)


def broad(s: State, seat: int, step: int) -> int:
    """Others play to a kingdom, fight with a number, or swap: with which cards, nobody knows."""
    if step < PAIR:
        return step % KINGDOMS
    if step < SWAP:
        return PAIR
    if step < BATTLE:
        return SWAP
    return BATTLE + number(step - BATTLE) if step < DONE else DONE
