"""A table: who sits where, and the game in memory, which its log of moves can always rebuild.

Two numbers are told to viewers, and both follow from what each may see. `number` counts what happened, as far
as the viewer could notice it. `position` belongs to a seat and changes only when what that seat decides has
changed: a move names it, and others who choose in secret at the same time are not in each other's way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from antics.core.chance import commitment
from antics.core.choice import Action
from antics.core.components import accept
from antics.core.errors import AnticsError
from antics.core.match import Entry, Match
from antics.core.registry import game as game_named
from antics.core.state import MAX_SEATS, WATCHER
from antics.server import choices
from antics.server.errors import Refusal
from antics.server.live import Audience
from antics.server.serial import dumps

OPEN, PLAYING, OVER = "open", "playing", "over"
UNDO = "undo"
BOTS = ("Bracken", "Heath", "Sorrel", "Rowan", "Fern", "Willow")  # more than there are seats
TIMES = 20  # of a seat's answers that are remembered


@dataclass
class Seat:
    seat: int
    kind: str  # open, person or bot
    session: str | None
    level: str | None
    name: str
    colour: int
    link: str | None = None
    link_until: float | None = None
    last_seen: float = field(default_factory=time.monotonic)
    times: list[float] = field(default_factory=list)  # how long this person took to answer, lately

    KEPT = ("seat", "kind", "session", "level", "name", "colour", "link", "link_until")

    def row(self, table: str) -> dict[str, Any]:
        return {"table_id": table} | {name: getattr(self, name) for name in self.KEPT}


@dataclass
class Record:
    """What is kept of a table besides its seats and moves."""

    id: str
    game: str
    players: int
    options: dict[str, bool]
    components: dict[str, dict[str, int]]
    secret: str
    sealed: bool
    status: str
    host: str
    public: bool
    spectators: bool
    hints: bool
    stand_in_after: int
    stand_in_level: str
    rematch: str | None
    made: float
    touched: float

    def row(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}


@dataclass(frozen=True)
class Answer:
    """What a move with a certain key was, and the seat's position after it."""

    kind: str
    steps: list[int]
    position: int


def notices(viewer: int, entry: Entry) -> bool:
    """Could this viewer notice it? What was told, everyone could; what was not, only whoever did it."""
    return bool(entry.events) or entry.seat == viewer


class Table:
    def __init__(self, record: Record, seats: list[Seat]) -> None:
        self.record = record
        self.seats = seats
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.gone = False  # True once this object no longer stands for the table
        self.used = time.monotonic()
        self.were_away: tuple[bool, ...] = ()
        self.match: Match | None = None
        self.seq = 0
        self.clauses: list[str] = []  # for each entry of the log, the clause that it was decided by
        self.answers: dict[tuple[int, str], Answer] = {}
        self._positions = [0] * record.players
        self._noticed = [0] * (WATCHER + 1)  # for each viewer, how many entries of the log they could notice
        self._faced: list[Any] = [None] * record.players
        self.asked_at = [time.monotonic()] * record.players
        self._sights: dict[int, bytes] = {}
        self._decisions: dict[int, tuple[int, dict[str, Any] | None]] = {}

    # ---- the game ------------------------------------------------------------------------------

    def begin(self) -> None:
        record = self.record
        game = game_named(record.game)
        options = game.settings(record.players, record.options)
        given = accept(game.components, record.components, "components")
        self.match = Match(game, record.players, record.secret, options, given)
        self.match.commitment = self.commitment
        self._faced = [self._decision_of(seat) for seat in range(record.players)]

    def rebuild(self, rows: Sequence[Any]) -> None:
        """Play the log again."""
        self.begin()
        for row in rows:
            self.carry_out(row.kind, row.seat, [int(step) for step in row.steps.split()], row.key)
        if self.playing.over:
            self.record.status = OVER

    @property
    def commitment(self) -> str:
        return commitment(self.record.secret)

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("not-playing", status=self.record.status)
        return self.match

    def answered(self, seat: int, key: str, kind: str, steps: list[int]) -> Answer | None:
        """The answer to a move that was made before."""
        answer = self.answers.get((seat, key))
        if answer and (answer.kind, answer.steps) != (kind, steps):
            raise Refusal("key-reused")
        return answer

    def position(self, seat: int) -> int:
        return self._positions[seat]

    def check_position(self, seat: int, position: int) -> None:
        match = self.playing
        if match.over:
            raise Refusal("not-playing", status=OVER)
        if position != self._positions[seat]:
            raise Refusal("stale", position=self._positions[seat])

    def can_undo(self, seat: int) -> bool:
        match = self.playing
        return match.can_undo and not match.over and match.log[-1].seat == seat

    def carry_out(self, kind: str, seat: int, steps: list[int], key: str) -> dict[str, Any]:
        """A move or an undo, in memory; the row that the log must get."""
        match = self.playing
        if kind == UNDO:
            if not self.can_undo(seat):
                raise Refusal("cannot-undo")
            self._count(match.log[-1], -1)
            match.undo()
            self.clauses.pop()
        else:
            clause = match.game.words.ask(match.state, seat).clause
            match.play(seat, Action(tuple(steps), " ".join(map(str, steps))))
            self.clauses.append(clause)
            self._count(match.log[-1], 1)
        self._renumber(seat)
        self._sights.clear()
        self.answers[seat, key] = Answer(kind, steps, self._positions[seat])
        self.seq += 1
        return {
            "table_id": self.record.id,
            "seq": self.seq,
            "kind": kind,
            "seat": seat,
            "steps": " ".join(map(str, steps)),
            "key": key,
            "at": time.time(),
        }

    def _renumber(self, actor: int) -> None:
        now = time.monotonic()
        for seat in range(self.record.players):
            facing = self._decision_of(seat)
            if seat == actor or facing != self._faced[seat]:
                self._positions[seat] += 1
                self._faced[seat] = facing
                self.asked_at[seat] = now

    def _decision_of(self, seat: int) -> Any:
        """What the seat has to decide, to be compared."""
        match = self.playing
        steps = choices.next_steps(match.game, match.state, seat)
        if not steps:
            return None
        words, s = match.game.words, match.state
        said = tuple((step, words.word(s, seat, step)) for step in steps)
        return seat in match.waiting, words.ask(s, seat), said

    # ---- what happened, as a viewer could notice it ----------------------------------------------

    def _count(self, entry: Entry, n: int) -> None:
        for viewer in range(len(self._noticed)):
            if notices(viewer, entry):
                self._noticed[viewer] += n

    def number(self, viewer: int) -> int:
        """How much this viewer could notice so far."""
        return self._noticed[viewer]

    def noticed(self, viewer: int) -> list[tuple[int, Entry]]:
        """The entries of the log that this viewer could notice, with their places in it."""
        return [(i, entry) for i, entry in enumerate(self.playing.log) if notices(viewer, entry)]

    def sight(self, viewer: int) -> bytes:
        """What the viewer sees now, ready to send."""
        from antics.server.sight import sight

        if viewer not in self._sights:
            self._sights[viewer] = dumps(sight(self, viewer))
        return self._sights[viewer]

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What the seat may decide now; it stays the same for as long as the seat's position does."""
        found = self._decisions.get(seat)
        if found is None or found[0] != self._positions[seat]:
            found = self._decisions[seat] = self._positions[seat], choices.decision(self.playing, seat)
        return found[1]

    # ---- people --------------------------------------------------------------------------------

    def seats_of(self, session: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if session and seat.session == session]

    def present(self, seat: Seat) -> bool:
        """Is the person of this seat here?"""
        return seat.session is not None and self.audience.has(seat.session)

    def away(self, seat: Seat) -> bool:
        """Has the person been away for so long that a bot stands in, while somebody else is here?"""
        after = self.record.stand_in_after
        if seat.kind != "person" or not after or self.present(seat):
            return False
        return time.monotonic() - seat.last_seen > after and bool(len(self.audience))

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that plays for this seat now."""
        it = self.seats[seat]
        if it.kind == "bot":
            return it.level
        if it.kind == "open":  # until somebody takes it
            return self.record.stand_in_level
        return self.record.stand_in_level if self.away(it) else None

    def free_name(self) -> str:
        """What a bot is called."""
        taken = {it.name for it in self.seats}
        return next(name for name in BOTS if name not in taken)

    def free_colour(self, wish: int | None, seat: int) -> int:
        taken = {it.colour for it in self.seats if it.kind != "open" and it.seat != seat}
        if wish is not None:
            if wish in taken:
                raise Refusal("colour-taken", colour=wish)
            return wish
        preferred = self.seats[seat].colour
        return preferred if preferred not in taken else min(set(range(MAX_SEATS)) - taken)


def check_settings(game: str, players: int, options: dict[str, bool], components: dict[str, Any]) -> None:
    """An error in words if no such game can be set up."""
    try:
        found = game_named(game)
        found.check_players(players)
        found.settings(players, options)
        accept(found.components, components, "components")
    except AnticsError as error:
        raise Refusal("unusable", reason=str(error)) from error
