"""What lies on the table: pieces with a public number and a hidden face, and who knows which.

A face-down thing (a token, a tile, a card) is a number that everyone can follow from place to place. Its
`face` is what is printed below; `seen` says who knows it, a bit for each seat and one for those who watch;
`batch` says which shuffle it came from. A shuffle gives the faces of some pieces out anew among them. So
`redeal_faces`, which imagines what a seat cannot know, has only to do that again, batch by batch, with the
faces that the seat has not seen: piles, hands and tokens on the board all follow, with exact frequencies.
"""

from __future__ import annotations

from antics.core.chance import Luck, draw
from antics.core.record import Record, int16, int32

MAX_SEATS = 5
WATCHER = 5  # the "seat" of spectators
EVERYONE = 0b111111  # all seats and the watchers, as bits
MAX_CHOICES = 128
FIRST_OF = tuple((seats & -seats).bit_length() - 1 for seats in range(EVERYONE + 1))


class GameState(Luck):
    """What every game's state begins with. The game gives `face`, `seen` and `batch` their length."""

    news = int32()  # grows whenever somebody learns something: what is known cannot be undone
    players = int32()
    round = int32()  # rounds begun; a simulation may stop a game that lasts too long
    face: list[int]
    seen: list[int]
    batch: list[int]


class LegalSteps(Record):
    """The steps that a seat may take now."""

    n = int32()
    step = int16(MAX_CHOICES)


class Result(Record):
    """How a game ended."""

    points = int16(MAX_SEATS)
    rank = int16(MAX_SEATS)  # 1 is best; equal ranks are shared; 0 where nobody plays
    winners = int16()  # as bits; 0 if nobody wins
    source = int16(MAX_SEATS, 8)  # points by where they came from
    tally = int16(80)  # what a simulation counts


def offer(out: LegalSteps, step: int) -> None:
    out.step[out.n] = step
    out.n += 1


def listening(s: GameState) -> bool:
    """Does anybody listen? What only they are told need not be worked out otherwise."""
    return s.told is not None


def nobody_listens(s: GameState) -> bool:
    """Stands for `listening` in compiled code."""
    return False


def tell(s: GameState, what: int, who: int, a: int, b: int) -> None:
    """Something happened that everyone sees. Compiled code says nothing."""
    if s.told is not None:
        s.told.append((what, who, a, b, -1, 0, EVERYONE))


def tell_of(s: GameState, what: int, who: int, a: int, piece: int) -> None:
    """Something happened to a piece; those who know its face see what it is."""
    if s.told is not None:
        s.told.append((what, who, a, piece, piece, s.face[piece], s.seen[piece]))


def silent(s: GameState, what: int, who: int, a: int, b: int) -> None:
    """Stands for `tell` and `tell_of` in compiled code."""


def show(s: GameState, piece: int, seats: int) -> None:
    """These seats (as bits) now know the piece."""
    known = s.seen[piece]
    if known | seats != known:
        s.seen[piece] = known | seats
        s.news += 1


def first_of(seats: int) -> int:
    """The first of these seats, which are given as bits; -1 if there are none."""
    return FIRST_OF[seats]


def knows(s: GameState, seat: int, piece: int) -> bool:
    return (s.seen[piece] >> seat) & 1 == 1


def shuffle(s: GameState, pieces: list[int], n: int) -> None:
    """Mix the first n of these pieces face down: nobody knows which is which any more."""
    face, seen, batch, mine = s.face, s.seen, s.batch, unused_batch(s)
    for i in range(n):
        p, q = pieces[i], pieces[draw(s, i + 1)]
        face[p], face[q] = face[q], face[p]
        seen[p], batch[p] = 0, mine


def unused_batch(s: GameState) -> int:
    """The first number that no shuffle in use has. In compiled code this is `first_unused_batch`."""
    used, batch = set(s.batch), 0
    while batch in used:
        batch += 1
    return batch


def first_unused_batch(s: GameState) -> int:
    batch, used = -1, True
    while used:
        batch, used = batch + 1, False
        for b in s.batch:
            used |= b == batch  # no early end: so several are looked at at once
    return batch


def redeal_faces(s: GameState, seat: int) -> None:
    """Deal the faces that a seat does not know out anew, within each batch.

    They are sorted first, so that the outcome follows from what the seat knows and from luck alone.
    (The loops are written out: bots and the service come here for every thought.)
    """
    face, batch, seen = s.face, s.batch, s.seen
    for p in range(len(face)):
        if not seen[p] >> seat & 1:
            mine = batch[p]
            for q in range(p):
                if batch[q] == mine and face[q] > face[p] and not seen[q] >> seat & 1:
                    swap_faces(s, p, q)
    for p in range(len(face)):
        if not seen[p] >> seat & 1:
            mine, alike = batch[p], 0
            for q in range(p + 1):
                if batch[q] == mine and not seen[q] >> seat & 1:
                    alike += 1
            q, n = -1, draw(s, alike)
            while n >= 0:
                q += 1
                if batch[q] == mine and not seen[q] >> seat & 1:
                    n -= 1
            swap_faces(s, p, q)


def swap_faces(s: GameState, p: int, q: int) -> None:
    face = s.face[p]
    s.face[p] = s.face[q]
    s.face[q] = face
