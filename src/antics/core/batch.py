"""Many games side by side, each up to the next decision that somebody else takes: linked with a game's rules.

Every game has a slot: what is to be done in it, and what came of it. `advance` carries the steps of all slots
out; a game that ends is scored and dealt anew at once. Game g of the batch has, in its n-th deal, the luck of
the batch's key with g and n mixed in, so that it is the same however a batch is cut into parts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, reseed, scramble, stream_of
from antics.core.record import Record, int8, int16, int32, int64, uint32
from antics.core.state import MAX_SEATS, first_of
from antics.core.tree import lean

if TYPE_CHECKING:
    from antics.core.contract import Following, Observing, Rules, Strategy

rules = cast("Rules", None)  # all four are bound to a game's own by whoever links this module
strategy = cast("Strategy", None)
observing = cast("Observing", None)
following = cast("Following", None)

ENDED, RIVAL = 1 << 8, 1 << 9  # marks of an outcome: the game ended, a rival played; below are the winners
ASK, RANDOM, LEANING = range(3)  # what others do: they are asked, choose at random, or follow their leanings
LEAVE, DEAL = -1, -2  # instead of a step: do nothing, deal a new game


class Slot(Record):
    """A game of a batch."""

    step = int64()  # what its seat does next
    x = int64()  # the stream that its random choices come from
    y = int64()
    deals = int64()  # games begun here
    steps = int32()  # taken in this game
    seat = int16()  # who decides
    player = int16()  # the seat of the caller, who plays all of them if it is less than 0
    done = int8()  # 1 if a game ended since the caller's last step
    outcome = int16()  # then: who won it


class Batch(Record):
    """What all games of a batch have in common."""

    key = uint32(8)  # of its luck
    first = int64()  # the number of its first game, if it is a part of a larger one
    others = int64()  # what those do who are not the player of a slot
    max_rounds = int64()  # a game that lasts longer is cut off


@cache
def mask_of(steps: int) -> type[Record]:
    """A record that says of each step whether it is legal."""

    class Mask(Record):
        legal = int8(steps)

    return Mask


# ---- what callers ask for: behind the games there are a blank state and one to work in, and behind the
# observations and the outcomes a blank one


def begin(batch: Any, slots: Any) -> None:
    """Have all games dealt by the next `advance`."""
    key = batch[0].key
    for g in range(len(slots)):
        slots[g].x = stream_of((key[1] >> 1) * (WORD + 1) + (key[0] ^ (batch[0].first + g)))
        slots[g].y = slots[g].x >> 15
        slots[g].step = DEAL


def advance(
    games: Any,
    box: Any,
    batch: Any,
    slots: Any,
    offers: Any,
    masks: Any,
    observations: Any,
    outcomes: Any,
    walks: Any,
) -> int:
    """Carry the steps of all slots out, up to the next decision that is asked for, if all are legal; else
    nothing is done. The first game whose step is not legal, or -1."""
    wrong = illegal(slots, masks)
    if wrong >= 0:
        return wrong
    for g in range(len(slots)):
        slot = slots[g]
        if slot.step == LEAVE:
            continue
        if slot.step == DEAL:
            deal(games, box, batch, slots, g)
        else:
            if slot.player < 0 or slot.player == slot.seat:
                slot.done = slot.outcome = 0
            rules.apply(games[g], slot.seat, slot.step)
            slot.steps += 1
            if follows(games[g], slot, batch[0], observations[g]):
                continue
        for i in range(offers[g].n):
            masks[g].legal[offers[g].step[i]] = 0
        settle(games, box, batch, slots, offers, outcomes, walks, g)
        for i in range(offers[g].n):
            masks[g].legal[offers[g].step[i]] = 1
        observations[g] = observations[len(slots)]
        observing.observe(games[g], slot.seat, observations[g])
    return -1


def illegal(slots: Any, masks: Any) -> int:
    """The first game whose step is not legal, or -1."""
    for g in range(len(slots)):
        step = slots[g].step
        if step >= 0 and (step >= len(masks[g].legal) or masks[g].legal[step] == 0):
            return g
    return -1


def sample(slots: Any, offers: Any) -> None:
    """Let all do something legal at random."""
    for g in range(len(slots)):
        slots[g].step = any_of(slots[g], offers[g])


# ---- one game ------------------------------------------------------------------------------------------


def follows(s: Any, slot: Any, batch: Any, seen: Any) -> bool:
    """Is the next decision one that a game makes of the one before it? Then it has done so."""
    seats = rules.waiting(s)
    if batch.others != ASK or seats == 0 or s.round > batch.max_rounds:
        return False
    slot.seat = first_of(seats)
    return following.follow(s, slot.seat, slot.step, seen)


def deal(games: Any, box: Any, batch: Any, slots: Any, g: int) -> None:
    games[g] = games[len(slots)]
    s, slot = games[g], slots[g]
    for i in range(8):
        s.key[i] = batch[0].key[i]
    s.key[6] = (s.key[6] ^ (batch[0].first + g)) & WORD
    s.key[7] = (s.key[7] ^ slot.deals) & WORD
    slot.deals += 1
    slot.steps = 0
    rules.new_game(s, box[0])


def settle(
    games: Any, box: Any, batch: Any, slots: Any, offers: Any, outcomes: Any, walks: Any, g: int
) -> None:
    """Go on with a game, and with new ones after it, until somebody is asked."""
    slot, offer, others = slots[g], offers[g], batch[0].others
    asked = False
    while not asked:
        s = games[g]
        seats = rules.waiting(s)
        if seats == 0 or s.round > batch[0].max_rounds:
            finish(s, slot, outcomes, g, len(slots))
            deal(games, box, batch, slots, g)
            continue
        slot.seat = first_of(seats)
        offer.n = 0
        rules.legal_steps(s, slot.seat, offer)
        asked = others == ASK or slot.seat == slot.player
        if not asked:
            if others == RANDOM:
                step = any_of(slot, offer)
            else:
                step = leaned(games, slot, offer, walks, g, len(slots) + 1)
            rules.apply(s, slot.seat, step)
            slot.steps += 1


def finish(s: Any, slot: Any, outcomes: Any, g: int, blank: int) -> None:
    """Keep what came of a game that is over or lasted too long."""
    outcomes[g] = outcomes[blank]
    outcome = outcomes[g]
    outcome.steps, outcome.rounds = slot.steps, s.round
    outcome.cut = 1 if rules.waiting(s) != 0 else 0
    slot.done, slot.outcome = 1, 0
    if outcome.cut == 0:
        rules.score(s, outcome)
        rival = s.players < MAX_SEATS and outcome.rank[s.players] > 0
        slot.outcome = ENDED | outcome.winners | (RIVAL if rival else 0)


def next_number(slot: Any) -> int:
    """The next number that a choice of this slot comes from."""
    x = scramble(slot.x, slot.y)
    slot.y = slot.x
    slot.x = x
    return x & WORD


def any_of(slot: Any, offer: Any) -> int:
    """One of the steps that are offered."""
    step: int = offer.step[(next_number(slot) * offer.n) >> 32]
    return step


def leaned(games: Any, slot: Any, offer: Any, walks: Any, g: int, spare: int) -> int:
    """What the seat leans to, in a position that is dealt anew for it."""
    games[spare] = games[g]
    s = games[spare]
    reseed(s, next_number(slot))
    rules.redeal(s, slot.seat)
    return lean(s, slot.seat, offer, walks[0], next_number(slot))
