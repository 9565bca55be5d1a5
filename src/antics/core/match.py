"""The object that Python users hold: a game in progress, with its log."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any, Generic, Self, SupportsIndex, cast

from typing_extensions import TypeVar

from antics.core import components as component_files
from antics.core import variants
from antics.core.chance import Lot, Lots, seed_luck
from antics.core.choice import Action, Choice, quoted
from antics.core.contract import Game
from antics.core.errors import AnticsError, IllegalAction
from antics.core.events import Event
from antics.core.message import Message
from antics.core.numbers import integer
from antics.core.registry import game as game_named
from antics.core.seats import NAMES
from antics.core.state import MAX_SEATS, WATCHER, Result

if TYPE_CHECKING:
    from antics.bots import Holding, Line
    from antics.core.picture import Picture

Seat = int
V = TypeVar(
    "V", bound=Mapping[str, Any], covariant=True, default=Mapping[str, Any]
)  # what a seat sees of a game


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: who did what, and what came of it.

    >>> import antics
    >>> match = antics.new("connect-four")
    >>> events = match.play(0, "drop d")
    >>> entry = match.log[0]
    >>> entry.seat, str(entry.action), entry.events == events
    (0, 'drop d', True)
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]

    def noticed_by(self, seat: Seat) -> bool:
        """Could this seat notice it? What was told, everyone could; what was not, only whoever did it."""
        return bool(self.events) or self.seat == seat


@dataclass(frozen=True)
class Heard:
    """A line of the log as one seat may know it: the action is there only if it is its own, and the events
    are plain data, as `Event.seen_by` gives them.

    >>> import antics
    >>> match = antics.new("connect-four")
    >>> events = match.play(0, "drop d")
    >>> match.log_for(1)[0].action, match.log_for(1)[0].events[0]["column"]
    (None, 'd')
    """

    seat: Seat
    action: Action | None
    events: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Score:
    """How a seat stands at the end; a game's automatic rival sits in the place after the players.

    >>> import antics
    >>> match = antics.new("connect-four")
    >>> for column in "ababab" "a":
    ...     events = match.play(match.waiting[0], f"drop {column}")
    >>> [(score.name, score.points, score.rank, score.won) for score in match.scores]
    [('orange', 1, 1, True), ('blue', 0, 2, False)]
    """

    seat: Seat
    name: str
    points: int
    rank: int
    won: bool
    sources: Mapping[str, int]


class Match(Generic[V]):
    """A game in progress.

    Its owner sees everything: `log`, `state`, `luck`, `position`, `save`. What may be handed to a player is
    `view`, `log_for`, `fingerprint`, `picture` and what a seat may do.

    A match can be copied, pickled and compared; equal ones were set up alike and have the same log.

    >>> import antics
    >>> match = antics.new("connect-four", seed=7)
    >>> match.waiting
    (0,)
    >>> str(match.legal(0)[3])
    'drop d'
    >>> [event.what for event in match.play(0, "drop d")]
    ['dropped']
    >>> match.undo()
    >>> match.log
    []
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, bool],
        components: Mapping[str, Mapping[str, int]],
        luck: Sequence[int] = (),
        *,
        unofficial: bool = False,
    ) -> None:
        """A game set up from all this, which `antics.new` has checked."""
        self.game = game
        self.players = players
        self.seed = seed
        self.commitment: str | None = None  # what the players were told about the seed before the game
        self.options = dict(options)
        self.components = {name: dict(counts) for name, counts in components.items()}
        self.unofficial = (
            unofficial  # a variant, whose components only need to be such that they can be dealt
        )
        self.log: list[Entry] = []
        self.luck: list[Lot] = []  # all that luck gave so far, in order
        self.decided_luck = tuple(luck)  # what was decided beforehand of it
        self.begins_at_set_up = True  # and not at a position of somebody's choice
        self._undoable: list[Any] = []  # the positions before each entry that may still be undone
        self._begun: dict[Seat, tuple[int, ...]] = {}  # steps of choices that are not whole yet
        self.state = self._set_up()
        self.opening = self._heard(self.state)  # what happened at set-up
        self.first = self.state  # where the log begins

    def _set_up(self) -> Any:
        state = self.game.rules.State()
        seed_luck(state, self.seed)
        self._listen(state)
        self.game.rules.new_game(state, self.game.box(self.players, self.options, self.components))
        self.luck += state.lots.drawn
        state.lots = None
        return state

    @property
    def setting(self) -> str | None:
        """How many play, with which options, as in `2-egon`; None if anything else than usual is dealt.

        >>> import antics
        >>> antics.new("animal-kingdoms", players=2, egon=True).setting
        '2-egon'
        """
        usual = self.game.box(self.players, self.options, {})
        if self.game.box(self.players, self.options, self.components) != usual:
            return None
        return self.game.setting_name(self.players, self.options)

    # ---- what is to be done ------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now; empty when the game is over.

        Several of them choose at the same time and in secret, in any order.

        >>> import antics
        >>> antics.new("antler-island", players=3, seed=7).waiting
        (2,)
        """
        bits = self.game.rules.waiting(self.state)
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        """Has the game come to its end?

        >>> import antics
        >>> antics.new("connect-four").over
        False
        """
        return self.game.rules.waiting(self.state) == 0

    def legal(self, seat: Seat) -> list[Action]:
        """Everything that this seat may do now; nothing if it owes no decision.

        Where there are very many possibilities (a plan in Antler Island), `choice` finds one step by step.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> [str(action) for action in match.legal(0)][:3]
        ['drop a', 'drop b', 'drop c']
        >>> match.legal(1)
        []
        """
        return [choice.action for choice in self.choice(seat).wholes()]

    def choice(self, seat: Seat) -> Choice:
        """A choice of this seat to put together step by step, on a copy of the position.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("antigua", players=2, seed=7)
        >>> seat = match.waiting[0]
        >>> choice = match.choice(seat)
        >>> while not choice.done:
        ...     choice = choice.then(choice.next_steps()[0])
        >>> choice.action == match.legal(seat)[0]
        True
        """
        return Choice(self.game, self.state, self._seat(seat))

    def steps(self, seat: Seat) -> list[int]:
        """The steps that this seat may take next: those that begin a choice, or go on with what `step` began.

        Steps are numbers below `match.game.rules.STEPS`: a small action space, for learners and searches.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> antics.new("connect-four").steps(0)
        [0, 1, 2, 3, 4, 5, 6]
        """
        return self._going_on(seat).next_steps()

    def _going_on(self, seat: Seat) -> Choice:
        """The choice that a seat has begun; none if others have made it void meanwhile."""
        choice = self.choice(seat)
        try:
            for step in self._begun.get(choice.seat, ()):
                choice = choice.then(step)
            if not choice.done:
                return choice
        except IllegalAction:
            pass
        del self._begun[choice.seat]
        return self.choice(seat)

    def parse(self, seat: Seat, text: str) -> Action:
        """The legal action that a text means.

        Raises `IllegalAction`, which says why and by which clause, if it means none, and `AnticsError` if
        there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> match.parse(0, " drop   d ")
        Action(steps=(3,), text='drop d')
        >>> match.parse(0, "drop z")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        antics.core.errors.IllegalAction: 'drop z' is not possible here...
        """
        if not isinstance(text, str):
            raise AnticsError(f"an action is an Action or a text, not {quoted(text)}")
        choice = self.choice(seat)
        return choice.follow(self.game.words.tidy(self.state, choice.seat, text)).action

    # ---- doing it ----------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Carry an action out, all of it or nothing; what it caused.

        Raises `IllegalAction`, which says why and by which clause, if the rules do not allow it now, and
        `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> match.play(0, "drop d")[0].seen_by(1)
        {'what': 'dropped', 'clause': 'C4-1', 'who': {'seat': 0}, 'column': 'd', 'row': 0}
        >>> match.play(0, "drop d")
        Traceback (most recent call last):
        ...
        antics.core.errors.IllegalAction: Orange has nothing to decide now. (C4-1)
        """
        after, entry = self._tried(seat, action)
        self._keep(after, entry)
        return entry.events

    def step(self, seat: Seat, step: int) -> tuple[Event, ...]:
        """Take one step of a choice. With its last one the choice is played, as by `play`; what that caused.

        Until then nothing has happened at the table: nobody is told, and neither `state` nor `view` has
        changed. A choice that is played whole, undone, or made void by others forgets the steps before.

        Raises `IllegalAction`, which says why and by which clause, if the rules do not allow this step now,
        and `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("antigua", players=2, seed=7)
        >>> seat = match.waiting[0]
        >>> while not match.log:
        ...     events = match.step(seat, match.steps(seat)[0])
        >>> str(match.log[0].action)
        'place a1'
        """
        choice = self._going_on(seat).then(step)
        if choice.done:
            return self.play(choice.seat, choice.action)
        self._begun[choice.seat] = choice.steps
        return ()

    def _tried(self, seat: Seat, action: Action | str) -> tuple[Any, Entry]:
        """The position after an action, and what the log will say of it."""
        if not isinstance(action, Action):
            action = self.parse(seat, action)
        seat = self._seat(seat)
        after = self.state.copy()
        self._listen(after)
        taken, text = self._take(after, seat, action)
        return after, Entry(seat, Action(taken, text), self._heard(after))

    def _keep(self, after: Any, entry: Entry) -> None:
        self.luck += after.lots.drawn
        after.lots = None
        self._begun.pop(entry.seat, None)
        if (after.news, after.drawn) == (self.state.news, self.state.drawn):
            self._undoable.append(self.state)
        else:
            self._undoable.clear()
        self.state = after
        self.log.append(entry)

    def _take(self, s: Any, seat: Seat, action: Action) -> tuple[tuple[int, ...], str]:
        """Take the steps of an action, if they make one choice. They, and its true text."""
        rules, words = self.game.rules, self.game.words
        said: list[str] = []
        taken: list[int] = []
        if not isinstance(action.steps, Sequence):
            raise AnticsError(f"the steps of an action are numbers, not {quoted(action.steps)}")
        for i, one in enumerate(action.steps):
            step = Choice(self.game, s, seat).check(one)
            said.append(words.word(s, seat, step))
            taken.append(step)
            rules.apply(s, seat, step)
            last = i == len(action.steps) - 1
            if rules.unfinished(s, seat) == last:
                problem = "not-finished" if last else "more-than-one-choice"
                raise IllegalAction(Message(problem, {}, words.ask(s, seat).clause))
        if not action.steps:
            raise IllegalAction(Message("not-finished", {}, words.ask(s, seat).clause))
        return tuple(taken), " ".join(word for word in said if word)

    def _listen(self, s: Any) -> None:
        """From now on what happens is heard, and what is drawn written down."""
        s.told, s.lots = [], Lots(self.decided_luck)

    def _heard(self, s: Any) -> tuple[Event, ...]:
        told, s.told = s.told, None
        return tuple(Event(*t) for t in told or ())

    @property
    def can_undo(self) -> bool:
        """May the last action be taken back? Not once it made anything known or drew on luck.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> match.can_undo
        False
        >>> events = match.play(0, "drop d")
        >>> match.can_undo
        True
        """
        return bool(self._undoable)

    def undo(self) -> None:
        """Take the last action back.

        Raises `AnticsError` if it may not be (see `can_undo`).

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> events = match.play(0, "drop d")
        >>> match.undo()
        >>> match.log
        []
        >>> match.undo()
        Traceback (most recent call last):
        ...
        antics.core.errors.AnticsError: there is nothing to undo: what was revealed, or decided by luck, stays
        """
        if not self.can_undo:
            raise AnticsError("there is nothing to undo: what was revealed, or decided by luck, stays")
        self.state = self._undoable.pop()
        self.log.pop()
        self._begun.clear()

    # ---- looking at it -----------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> V:
        """What a seat may see, as plain data; without a seat, what a spectator may see.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> events = match.play(0, "drop d")
        >>> match.view(1)["rows"][-1]
        [None, None, None, 0, None, None, None]
        """
        return cast(V, self.game.view.see(self.state, self._viewer(seat)))

    def log_for(self, seat: Seat | None = None) -> list[Heard]:
        """The log as this seat may know it, or a spectator: what it could notice, and its own actions only.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> events = match.play(0, "drop d")
        >>> [heard.action for heard in match.log_for(0)], [heard.action for heard in match.log_for()]
        ([Action(steps=(3,), text='drop d')], [None])
        """
        viewer = self._viewer(seat)
        return [
            Heard(
                entry.seat,
                entry.action if entry.seat == viewer else None,
                tuple(event.seen_by(viewer) for event in entry.events),
            )
            for entry in self.log
            if entry.noticed_by(viewer)
        ]

    def fingerprint(self, seat: Seat | None = None) -> str:
        """A short name for how the game stands as far as this seat, or a spectator, can tell: the same in all
        positions that look the same to it and leave it the same to do, however they came about.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> one, other = antics.new("connect-four", seed=1), antics.new("connect-four", seed=2)
        >>> for match, columns in (one, "abc"), (other, "cba"):
        ...     for column in columns:
        ...         events = match.play(match.waiting[0], f"drop {column}")
        >>> one.fingerprint(0) == other.fingerprint(0) != antics.new("connect-four").fingerprint(0)
        True
        """
        import json
        from hashlib import sha256

        viewer = self._viewer(seat)
        begun = [] if viewer == WATCHER else [self._begun.get(viewer, ()), self.steps(viewer)]
        told = (self.game.name, self.players, self.options, self.components, self.view(seat), begun)
        known = (viewer, self.waiting, *told)
        return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:32]

    def picture(self, seat: Seat | None = None) -> Picture:
        """The board as this seat, or a spectator, may see it: notebooks show it, and `save` writes an SVG.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> str(antics.new("connect-four").picture())[:4]
        '<svg'
        """
        from antics.core.picture import Picture

        return Picture(self.game.terminal.draw(self.view(seat)), self.game.title)

    def _repr_html_(self) -> str:
        """What a notebook shows: the board as spectators see it."""
        return f"<p>{self._told()}</p>{self.picture()}"

    def analyse(self, seat: Seat, level: str = "hard") -> list[Line]:
        """What a bot of this level thinks of what the seat may do now, from what the seat knows: the action
        it would choose first, then those it tried most.

        Raises `AnticsError` if the seat owes no decision, or if there is no such level or it does not think
        ahead. Needs compiled rules: the first time it takes a while.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> for column in "abacad":
        ...     events = match.play(match.waiting[0], f"drop {column}")
        >>> str(match.analyse(0, "search:300")[0].action)
        'drop a'
        """
        from antics.bots import analyse  # thinking needs compiled rules, playing does not

        return analyse(self, self._seat(seat), level)

    def could_hold(self, seat: Seat | None = None) -> list[Holding]:
        """What is hidden from a seat, or from spectators, and how likely each possibility is, from what it
        could know: rivals' tokens, cards and tiles, what lies face down, the piles. How somebody tends to
        play is not weighed in.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> antics.new("connect-four").could_hold(0)
        []
        """
        from antics.bots import could_hold

        return could_hold(self.game, self.state, self._viewer(seat))

    @property
    def scores(self) -> list[Score]:
        """Points, ranks and winners, once the game is over.

        Raises `AnticsError` before that.

        >>> import antics
        >>> antics.new("connect-four").scores
        Traceback (most recent call last):
        ...
        antics.core.errors.AnticsError: the game is not over
        """
        if not self.over:
            raise AnticsError("the game is not over")
        result = Result()
        self.game.rules.score(self.state, result)
        return [
            Score(
                seat,
                self._name(seat),
                result.points[seat],
                result.rank[seat],
                bool(result.winners >> seat & 1),
                dict(zip(self.game.sources, result.source[seat], strict=False)),
            )
            for seat in range(MAX_SEATS)
            if result.rank[seat]
        ]

    def _seat(self, seat: Seat) -> Seat:
        number = integer(seat)
        if number is None or not 0 <= number < self.players:
            raise AnticsError(f"there is no seat {quoted(seat)}: seats are 0 to {self.players - 1}")
        return number

    def _viewer(self, seat: Seat | None) -> Seat:
        return WATCHER if seat is None else self._seat(seat)

    def _name(self, seat: Seat) -> str:
        return NAMES[seat] if seat < self.players else self.game.rival

    def _told(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(self._name, self.waiting))}"
        variant = " (an unofficial variant)" if self.unofficial else ""
        return f"{self.game.title}{variant}, {self.players} players, {len(self.log)} actions, {state}"

    def __repr__(self) -> str:
        return f"<{self._told()}>"

    # ---- several of them ---------------------------------------------------------------------

    def copy(self) -> Self:
        """A twin that goes its own way from here: it shares nothing that can change.

        >>> import antics
        >>> match = antics.new("connect-four", seed=7)
        >>> twin = match.copy()
        >>> events = twin.play(0, "drop d")
        >>> len(twin.log), len(match.log), twin == match
        (1, 0, False)
        """
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.state = self.state.copy()
        twin.options = dict(self.options)
        twin.components = {name: dict(counts) for name, counts in self.components.items()}
        twin.log, twin.luck = self.log[:], self.luck[:]
        twin._undoable, twin._begun = self._undoable[:], dict(self._begun)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def beginning(self) -> Self:
        """A twin in which nothing has been done yet.

        >>> import antics
        >>> match = antics.new("connect-four", seed=7)
        >>> events = match.play(0, "drop d")
        >>> match.beginning() == antics.new("connect-four", seed=7)
        True
        """
        twin = self.copy()
        twin.state = self.first.copy()
        twin.luck = self.luck[: self.first.drawn] if self.begins_at_set_up else []
        twin.log, twin._undoable, twin._begun = [], [], {}
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    __hash__ = None  # type: ignore[assignment]

    # ---- keeping it --------------------------------------------------------------------------

    def save(self, path: str | PathLike[str] | None = None) -> str:
        """The whole game as a text that a person can read; also written to a file, if one is named.

        `antics.load` reads both. Raises `AnticsError` if the file cannot be written; then nothing is.

        >>> import antics
        >>> match = antics.new("connect-four", seed=7)
        >>> events = match.play(0, "drop d")
        >>> print(match.save(), end="")
        antics 1
        game connect-four
        rules 1
        players 2
        seed 7
        moves
        0 drop d
        end
        """
        from antics.core import savefile

        text = savefile.to_text(self)
        if path is not None:
            savefile.write(path, text)
        return text

    def position(self) -> str:
        """How the game stands, as a text from which it can be set up again, as FEN is for chess.

        It holds all that is hidden, and luck to come: it is for the table's owner. `antics.set_up` reads it.

        >>> import antics
        >>> match = antics.new("connect-four", seed=7)
        >>> events = match.play(0, "drop d")
        >>> twin = antics.set_up(match.position())
        >>> twin.state == match.state, twin.log
        (True, [])
        """
        from antics.core import savefile

        return savefile.position(self)


def new(
    name: str,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Mapping[str, Any] | str | PathLike[str] | None = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Mapping[str, Any] | str | PathLike[str] | None = None,
    **options: bool,
) -> Match:
    """A new game; without players, for as many as can play it.

    Without a seed, one of 256 bits comes from the system. `components` is a table like that of
    `antics components`, or the path of such a file. Options are those of the game.

    `luck` decides beforehand what luck gives, for tests and studies: the numbers of all dice, draws and
    shuffles, in the order in which they are drawn, each counted from 0, or `match.luck` of a game that was
    played. What comes after them follows from the seed.

    `variant` is a table like that of `antics components --variant`, or the path of such a file: it may change
    any number of the game that is data, and the game is unofficial then.

    Raises `AnticsError` if there is no such game, if it is not for so many players, if a seed, an option or a
    component is not what it should be, if a variant cannot be dealt, and, here or when it is drawn, if a
    number of `luck` does not fit.

    >>> import antics
    >>> antics.new("antler-island", players=4, seed=7, advanced=True)
    <Antler Island, 4 players, 0 actions, waiting for yellow>
    >>> antics.new("antigua", players=5)
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: Antigua is for 2 to 4 players, not 5
    """
    game = game_named(name)
    seats = game.seats[-1] if players is None else integer(players)
    if seats is None:
        raise AnticsError(f"players must be a number, not {quoted(players)}")
    game.check_players(seats)
    if variant is not None:
        if components:
            raise AnticsError("a variant says all that is dealt: there can be no components beside it")
        varied = variants.accepted(game, seats, game.settings(seats, options), variant)
        return Match(
            game, seats, _seed(seed), game.settings(seats, options), varied, _decided(luck), unofficial=True
        )
    if isinstance(components, str | PathLike):
        given = component_files.read(components, game.components)
    else:
        given = component_files.accept(game.components, components or {}, "components")
    return Match(game, seats, _seed(seed), game.settings(seats, options), given, _decided(luck))


def _seed(given: object) -> str:
    """A seed as the text that it is kept as."""
    if given is None:
        return os.urandom(32).hex()
    seed = given if isinstance(given, str) else str(integer(given)) if integer(given) is not None else ""
    if not seed or len(seed) > 200 or seed.split() != [seed] or not seed.isprintable():
        raise AnticsError(
            f"a seed is one word of at most 200 characters or a whole number, not {quoted(given)}"
        )
    return seed


def _decided(luck: object) -> list[int]:
    """Luck that was decided beforehand: whole numbers, or lots that were drawn elsewhere."""
    lots = luck if isinstance(luck, Iterable) else [None]
    numbers = [one.result if isinstance(one, Lot) else integer(one) for one in lots]
    if None in numbers or isinstance(luck, str | bytes):
        raise AnticsError(f"luck is a row of whole numbers, not {quoted(luck)}")
    return [number for number in numbers if number is not None]
