"""A table: who sits where, and the game, which its log of moves can always rebuild.

Two numbers are told to viewers, and both follow from what each may see. `number` counts what happened, as far
as the viewer could notice it. `decision_number` belongs to a seat and changes only when what that seat
decides has changed: a move names it, and others who choose in secret at the same time are not in each other's
way.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, cast

from antics.core import editions
from antics.core.chance import commitment
from antics.core.choice import Action
from antics.core.components import accept
from antics.core.lesson import Lesson, lesson_of
from antics.core.match import Entry, Match
from antics.core.registry import game as game_named
from antics.core.state import WATCHER
from antics.core.views import Sight
from antics.table import choices, clock
from antics.table.answers import (
    Closed,
    Decision,
    PartingOut,
    ProposalOut,
    ResultOut,
    SeatOut,
    TableOut,
    said,
)
from antics.table.record import CLOSE, OPEN, OVER, PLAYING, UNDO, LoggedMove, Record, Seat, lasting
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

AGREED = "agreed "  # how the key of a move begins that is taken back because everyone agrees
NOT_THEIRS = ("bot ", "late ")  # how keys of moves begin that are made for a seat
SPARE_UNDOS = 100  # so many moves more than there are may be taken back: the log has an end
REMEMBERED = 20  # of a seat's answers, how long they took
ANSWERS = 200  # latest moves of a table that are answered as before, should they be sent again


@dataclass(frozen=True, slots=True)
class Answer:
    """What a move with a certain key was, and the seat's decision number after it."""

    kind: str
    steps: list[int]
    decision_number: int


def notices(viewer: int, entry: Entry) -> bool:
    """Could this viewer notice it? What was told, everyone could; what was not, only whoever did it."""
    return entry.noticed_by(viewer)


class Table:
    """A table at which people and bots sit."""

    def __init__(self, record: Record, seats: list[Seat]) -> None:
        self.record = record
        self.seats = seats
        self.gone = False  # True once this object no longer stands for the table
        self.unanswered = False  # True: answers are due that nobody is about to give
        self.match: Match | None = None
        self.parted: PartingOut | None = None  # where the log cannot be followed by today's rules
        self.closed: Closed | None = None  # why the game was ended before its end
        self.waiting: tuple[int, ...] = ()  # the seats that owe a decision
        self.seq = 0  # of the last line of the log
        self.clauses: list[str] = []  # for each entry of the match's log, the clause that it was decided by
        self.stood_in: list[bool] = []  # for each entry, was it made for its seat?
        self.answer_times: list[list[float]] = [[] for _ in range(record.players)]  # of people, lately
        self._asked_at = [time.monotonic()] * record.players
        self._answers: dict[tuple[int, str], Answer] = {}
        self._decision_numbers = [0] * record.players
        self._noticed = [0] * (WATCHER + 1)  # for each viewer, how many entries of the log they could notice
        self._faced: list[choices.Facing | None] = [None] * record.players
        self._decisions: dict[int, tuple[int, Decision | None]] = {}
        self._sight: Sight | None = None

    # ---- the game ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the game up."""
        record = self.record
        game = game_named(record.game)
        options = game.settings(record.players, record.options)
        given = accept(game.components, record.components, "components")
        self.match = Match(game, record.players, record.secret, options, given)
        self.match.commitment = self.commitment
        self.waiting = self.match.waiting
        self._faced = [choices.facing(self.match, seat, self.waiting) for seat in range(record.players)]

    def rebuild(self, log: list[LoggedMove]) -> None:
        """Play the log again: all of it, or up to where a ruling that changed meanwhile is touched.

        A game that does not part from today's rules is one of today's from then on, and goes on by them.
        """
        self.begin()
        game, record = self.playing.game, self.record
        by_earlier_rules = editions.known(game, record.edition) < game.edition
        try:
            editions.begin(self.playing, record.edition)
            for move in lasting(log) if by_earlier_rules else log:
                self.carry_out(move)
        except editions.Parting as parting:
            self.parted = {"edition": parting.edition, "move": parting.move, "clause": parting.clause}
        else:
            record.edition = game.edition
            if self.playing.over:
                record.status = OVER
                record.result = record.result or result(self.playing)
        self.seq = log[-1].seq if log else 0

    @property
    def commitment(self) -> str:
        return commitment(self.record.secret)

    @property
    def playing(self) -> Match:
        """The game, if it has begun and can be shown."""
        if self.match is None:
            raise Refusal("not-playing", status=self.record.status)
        if self.parted:
            self.check_goes_on()
        return self.match

    def check_goes_on(self) -> None:
        """Refused at a table whose game was not over when the rules changed under it."""
        if self.parted and self.record.status == PLAYING:
            raise Refusal("parted", **self.parted)

    @property
    def over(self) -> bool:
        if self.parted is not None or self.closed is not None:
            return True
        if self.match is None:
            raise Refusal("not-playing", status=self.record.status)
        return not self.waiting

    @property
    def result(self) -> ResultOut | None:
        """How the game ended: as it was kept, or as it is just now."""
        return self.record.result or (result(self.playing) if self.playing.over else None)

    def answered(self, wish: MoveWish) -> int | None:
        """The decision number after a move that was made before, if this is it again."""
        answer = self._answers.get((wish.seat, wish.key))
        if answer is None:
            return None
        if (answer.kind, answer.steps) != (wish.kind, wish.steps):
            raise Refusal("key-reused")
        return answer.decision_number

    def forget_answers(self) -> None:
        """Only the latest moves are answered again; no older one is made twice, says the database."""
        while len(self._answers) > ANSWERS:
            del self._answers[next(iter(self._answers))]

    def decision_number(self, seat: int) -> int:
        return self._decision_numbers[seat]

    def check_decision(self, wish: MoveWish) -> None:
        """Refused if the game is over, or if the seat decides something else by now."""
        if self.over:
            raise Refusal("not-playing", status=OVER)
        if self.record.paused is not None:
            raise Refusal("paused")
        if wish.decision_number != self._decision_numbers[wish.seat]:
            raise Refusal("stale", decision_number=self._decision_numbers[wish.seat])

    def can_undo(self, seat: int) -> bool:
        match = self.playing
        if not match.can_undo or match.log[-1].seat != seat or self.over:
            return False
        if self.record.takeback == "never" or self.record.paused is not None:
            return False
        return self.seq - len(match.log) < 2 * (len(match.log) + SPARE_UNDOS)

    def as_it_stands(self) -> Table:
        """A copy to look at elsewhere, while the table goes on."""
        twin = copy(self)
        twin.match, twin.clauses = copy(self.playing), self.clauses[:]
        twin.stood_in = self.stood_in[:]
        twin.match.log = twin.match.log[:]
        twin.record, twin.seats = replace(self.record), [replace(seat) for seat in self.seats]
        return twin

    def carry_out(self, wish: MoveWish | LoggedMove) -> LoggedMove:
        """A move, taking one back, or the end, in memory; the line that the log must get."""
        match, seat, steps = self.playing, wish.seat, wish.steps
        if wish.kind == CLOSE:
            self.seq += 1
            self.closed, self.record.status = cast(Closed, wish.key), OVER
            return wish
        if wish.kind == UNDO:
            if wish.key.startswith(AGREED) and not match.can_undo and match.log:
                match = self._before_last()
            elif not (self.can_undo(seat) or (isinstance(wish, LoggedMove) and match.can_undo)):
                raise Refusal("cannot-undo")
            else:
                self._count(match.log[-1], -1)
                match.undo()
            self.clauses.pop()
            self.stood_in.pop()
        else:
            faced = self._faced[seat]
            clause = (faced.ask if faced else match.game.words.ask(match.state, seat)).clause
            action = Action(tuple(steps), " ".join(map(str, steps)))
            editions.play(match, self.record.edition, seat, action)
            self.clauses.append(clause)
            self.stood_in.append(wish.key.startswith(NOT_THEIRS))
            self._count(match.log[-1], 1)
        self._renumber(seat)
        self._answers[seat, wish.key] = Answer(wish.kind, steps, self._decision_numbers[seat])
        self.seq += 1
        return LoggedMove(self.seq, wish.kind, seat, steps, wish.key, clock.now())

    def _before_last(self) -> Match:
        """The game as it was before the last move, which told something or drew luck: played again."""
        match = self.playing
        self._count(match.log[-1], -1)
        game, record = match.game, self.record
        twin = Match(game, record.players, record.secret, match.options, match.components)
        twin.commitment = match.commitment
        for entry in match.log[:-1]:
            editions.play(twin, record.edition, entry.seat, entry.action)
        self.match, self._decisions = twin, {}
        return twin

    def mark(self) -> Callable[[], None]:
        """Remember how the game stands; what is returned brings it back, whatever was carried out since."""
        match = self.playing
        state, undoable = match.state, match._undoable[:]
        lists: tuple[list[Any], ...] = (match.log, self.clauses, self.stood_in)
        ends = [(it, len(it), it[-1:]) for it in lists]  # a move adds or takes one line
        waiting, numbers = self.waiting, self._decision_numbers[:]
        noticed, faced = self._noticed[:], self._faced[:]
        asked_at, answers, seq = self._asked_at[:], len(self._answers), self.seq

        def bring_back() -> None:
            self.match = match
            match.state, match._undoable[:] = state, undoable
            for lines, length, last in ends:
                lines[max(0, length - 1) :] = last
            self.waiting, self._decision_numbers = waiting, numbers
            self._noticed, self._faced = noticed, faced
            self._asked_at, self.seq, self._decisions = asked_at, seq, {}
            while len(self._answers) > answers:
                self._answers.popitem()

        return bring_back

    def _renumber(self, actor: int) -> None:
        now, match = time.monotonic(), self.playing
        self.waiting = match.waiting
        for seat in range(self.record.players):
            facing = choices.facing(match, seat, self.waiting)
            if seat == actor or facing != self._faced[seat]:
                self._decision_numbers[seat] += 1
                self._faced[seat] = facing
                self._asked_at[seat] = now

    def decision(self, seat: int) -> Decision | None:
        """What the seat may decide now; it stays the same for as long as its decision number does."""
        found = self._decisions.get(seat)
        if found is None or found[0] != self._decision_numbers[seat]:
            faced = self._faced[seat]
            offered = self._advised(seat, choices.offered(self.playing, seat, faced)) if faced else None
            found = self._decisions[seat] = self._decision_numbers[seat], offered
        return found[1]

    def may_save(self, session: str | None) -> bool:
        """Whether somebody may have the game as a file, with all its luck: after the end everyone; before it
        whoever brought the game along, and so knew its luck, if nobody else has played since."""
        if self.over:
            return True
        brought = not self.record.sealed and session is not None and session == self.record.host
        return brought and all({it.session, *it.sat} <= {session, None} for it in self.seats)

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here, if it is a guided game: its luck is no secret, and the rivals are bots."""
        if self.record.sealed or self.match is None or any(it.kind != "bot" for it in self.seats[1:]):
            return None
        lesson = lesson_of(self.match.game)
        return lesson if lesson and lesson.taught_in(self.match) else None

    def rehearsed(self, seat: int) -> list[int] | None:
        """What the seat does now in a guided game, as long as it goes as it should."""
        action = self.lesson.next(self.playing, seat) if self.lesson else None
        return list(action.steps) if action else None

    def _advised(self, seat: int, decision: Decision) -> Decision:
        steps = self.rehearsed(seat)
        return {**decision, "suggested": steps} if steps else decision

    @property
    def sight(self) -> Sight:
        """The position as it is now, for all who look at it."""
        match = self.playing
        if self._sight is None or self._sight.state is not match.state:
            self._sight = Sight(match.game, match.state)
        return self._sight

    def thinking_time(self, seat: int) -> float:
        """For how long, in seconds, the seat has had what it decides now before it."""
        return time.monotonic() - self._asked_at[seat]

    def remember_time(self, seat: int, took: float) -> None:
        """Remember how long a person took to answer."""
        self.answer_times[seat] = [*self.answer_times[seat], took][-REMEMBERED:]

    # ---- what happened, as a viewer could notice it ----------------------------------------------

    def _count(self, entry: Entry, n: int) -> None:
        everyone = range(len(self._noticed))
        for viewer in everyone if entry.events else (entry.seat,):  # as in `notices`
            self._noticed[viewer] += n

    def number(self, viewer: int) -> int:
        """How much this viewer could notice so far."""
        return self._noticed[viewer]

    def noticed(self, viewer: int) -> list[tuple[int, Entry]]:
        """The entries of the log that this viewer could notice, with their places in it."""
        return [(i, entry) for i, entry in enumerate(self.playing.log) if notices(viewer, entry)]

    # ---- people --------------------------------------------------------------------------------

    def seats_of(self, session: str | None) -> list[int]:
        """The seats that somebody holds."""
        return [seat.seat for seat in self.seats if session and seat.session == session]

    def held(self, session: str) -> set[int]:
        """The seats that somebody holds, or has held since the game began."""
        return {seat.seat for seat in self.seats if session == seat.session or session in seat.sat}

    def eyes_at(self, viewer: int, moves: int) -> int:
        """With whose eyes a viewer sees how things stood after so many moves: whoever took a seat over in a
        running game sees what was before as spectators did."""
        if viewer == WATCHER or self.over or moves >= self.seats[viewer].since:
            return viewer
        return WATCHER

    def own_seat(self, session: str | None, seat: int) -> int:
        """The seat, if it is theirs."""
        if seat not in self.seats_of(session):
            raise Refusal("not-yours")
        return seat

    def may_look(self, session: str | None) -> bool:
        """May somebody see how things stand, be it as a spectator?"""
        nothing_yet = self.record.status == OPEN
        return self.record.spectators or nothing_yet or bool(self.seats_of(session))

    def viewer(self, session: str | None, seat: int | None) -> int:
        """The way in which somebody may look at the table: from their own seats, or as a spectator."""
        own = self.seats_of(session)
        if seat is not None:
            if seat not in own:
                raise Refusal("not-yours")
            return seat
        if not self.may_look(session):
            raise Refusal("not-allowed", what="spectators")
        return own[0] if len(own) == 1 else WATCHER

    def present(self, seat: Seat) -> bool:
        """Is the person of this seat here?"""
        return seat.kind == "person"

    def away(self, seat: Seat, soon: float = 0.0) -> bool:
        """Has the person been away for so long that a bot stands in, or will so many seconds from now?"""
        return False

    @property
    def awaited(self) -> bool:
        """Does somebody wait here for what comes next?"""
        return True

    @property
    def attended(self) -> bool:
        """Is a person of this table here?"""
        return any(self.present(seat) for seat in self.seats)

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that plays for this seat now."""
        it = self.seats[seat]
        if it.kind == "bot":
            return it.level
        if it.kind == "open":  # until somebody takes it
            return self.record.stand_in_level
        return self.record.stand_in_level if it.late or self.away(it) else None

    # ---- what everyone may know ------------------------------------------------------------------

    def facts(self) -> TableOut:
        """What everyone may know about the table."""
        record = self.record
        return {
            "id": record.id,
            "game": record.game,
            "players": record.players,
            "options": record.options,
            "components": record.components,
            "status": record.status,
            "public": record.public,
            "spectators": record.spectators,
            "hints": record.hints,
            "stand_in_after": record.stand_in_after,
            "stand_in_level": record.stand_in_level,
            "pace": record.pace,
            "move_time": record.move_time,
            "bank": record.bank,
            "increment": record.increment,
            "at_zero": record.at_zero,
            "takeback": record.takeback,
            "talk": record.talk,
            "language": record.language,
            "league": record.league is not None,
            "paused": whole(record.paused),
            "proposal": self._proposal_facts(),
            "sealed": record.sealed,
            "guided": self.lesson is not None,
            "commitment": self.commitment,
            "secret": record.secret if record.status == OVER else None,
            "edition": record.edition,
            "closed": self.closed,
            "parted": self.parted,
            "rematch": record.rematch,
            "made": int(record.made),
            "seats": [self._seat_facts(seat) for seat in self.seats],
        }

    def _seat_facts(self, seat: Seat) -> SeatOut:
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "level": seat.level,
            "name": seat.name,
            "colour": seat.colour,
            "present": self.present(seat),
            "stand_in": seat.late or self.away(seat),
            "asking": seat.asking["name"] if seat.asking else None,
            "agreed": self._seats_of_all(seat.asking["agreed"] if seat.asking else []),
            "due": whole(seat.due),
            "time_left": whole(seat.time_left),
            "holiday": [int(time) for time in seat.holiday] if seat.holiday else None,
            "late": seat.late,
            "kept": seat.kept,
            "silenced": seat.silenced,
        }

    def _proposal_facts(self) -> ProposalOut | None:
        it = self.record.proposal
        return it and {"what": it["what"], "seat": it["seat"], "agreed": self._seats_of_all(it["agreed"])}

    def _seats_of_all(self, people: list[str]) -> list[int]:
        return [seat.seat for seat in self.seats if seat.session in people]


def whole(time: float | None) -> int | None:
    """A time in whole seconds, if there is one."""
    return None if time is None else int(time)


def result(match: Match) -> ResultOut:
    """How a finished game ended."""
    return {
        "scores": [
            {"seat": s.seat, "points": s.points, "rank": s.rank, "won": s.won, "sources": dict(s.sources)}
            for s in match.scores
        ],
        "verdict": said(match.game.words.verdict(match.state)),
    }
