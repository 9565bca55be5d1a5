"""The object that Python users hold: a game in progress, with its log."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

from antics.core import components as component_files
from antics.core.chance import seed_luck
from antics.core.choice import Action, Choice
from antics.core.contract import Game
from antics.core.errors import AnticsError, IllegalAction
from antics.core.events import Event
from antics.core.message import Message
from antics.core.registry import game as game_named
from antics.core.seats import NAMES
from antics.core.state import MAX_SEATS, WATCHER, Result

if TYPE_CHECKING:
    from antics.bots import Line

Seat = int


@dataclass(frozen=True)
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


class Match:
    """A game in progress.

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
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.commitment: str | None = None  # what the players were told about the seed before the game
        self.options = dict(options)
        self.components = {name: dict(counts) for name, counts in components.items()}
        self.log: list[Entry] = []
        self._undoable: list[Any] = []  # the positions before each entry that may still be undone
        box = game.box(players, self.options, self.components)
        self.state = game.rules.State()
        self.state.told = []
        seed_luck(self.state, seed)
        game.rules.new_game(self.state, box)
        self.opening = self._heard(self.state)  # what happened at set-up

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
        self._check_seat(seat)
        return Choice(self.game, self.state, seat)

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
        choice = self.choice(seat)
        return choice.follow(self.game.words.tidy(self.state, seat, text)).action

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

    def _tried(self, seat: Seat, action: Action | str) -> tuple[Any, Entry]:
        """The position after an action, and what the log will say of it."""
        if isinstance(action, str):
            action = self.parse(seat, action)
        self._check_seat(seat)
        after = self.state.copy()
        after.told = []
        text = self._take(after, seat, action)
        return after, Entry(seat, Action(action.steps, text), self._heard(after))

    def _keep(self, after: Any, entry: Entry) -> None:
        if (after.news, after.drawn) == (self.state.news, self.state.drawn):
            self._undoable.append(self.state)
        else:
            self._undoable.clear()
        self.state = after
        self.log.append(entry)

    def _take(self, s: Any, seat: Seat, action: Action) -> str:
        """Take the steps of an action, if they make one choice; its text, whatever the action itself says."""
        rules, words = self.game.rules, self.game.words
        said: list[str] = []
        for i, step in enumerate(action.steps):
            Choice(self.game, s, seat).check(step)
            said.append(words.word(s, seat, step))
            rules.apply(s, seat, step)
            last = i == len(action.steps) - 1
            if rules.unfinished(s, seat) == last:
                problem = "not-finished" if last else "more-than-one-choice"
                raise IllegalAction(Message(problem, {}, words.ask(s, seat).clause))
        if not action.steps:
            raise IllegalAction(Message("not-finished", {}, words.ask(s, seat).clause))
        return " ".join(word for word in said if word)

    def _heard(self, s: Any) -> tuple[Event, ...]:
        told, s.told = s.told, None
        return tuple(Event(*t) for t in told)

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

    # ---- looking at it -----------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> Mapping[str, Any]:
        """What a seat may see, as plain data; without a seat, what a spectator may see.

        Raises `AnticsError` if there is no such seat.

        >>> import antics
        >>> match = antics.new("connect-four")
        >>> events = match.play(0, "drop d")
        >>> match.view(1)["rows"][-1]
        [None, None, None, 0, None, None, None]
        """
        if seat is not None:
            self._check_seat(seat)
        return self.game.view.see(self.state, WATCHER if seat is None else seat)

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

        self._check_seat(seat)
        return analyse(self, seat, level)

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

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise AnticsError(f"there is no seat {seat!r}: seats are 0 to {self.players - 1}")

    def _name(self, seat: Seat) -> str:
        return NAMES[seat] if seat < self.players else self.game.rival

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(self._name, self.waiting))}"
        return f"<{self.game.title}, {self.players} players, {len(self.log)} actions, {state}>"

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


def new(
    name: str,
    players: int | None = None,
    seed: int | str | None = None,
    components: Mapping[str, Any] | str | PathLike[str] | None = None,
    **options: bool,
) -> Match:
    """A new game; without players, for as many as can play it.

    Without a seed, one of 256 bits comes from the system. `components` is a table like that of
    `antics components`, or the path of such a file. Options are those of the game.

    Raises `AnticsError` if there is no such game, if it is not for so many players, and if a seed, an option
    or a component is not what it should be.

    >>> import antics
    >>> antics.new("antler-island", players=4, seed=7, advanced=True)
    <Antler Island, 4 players, 0 actions, waiting for yellow>
    >>> antics.new("antigua", players=5)
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: Antigua is for 2 or 3 or 4 players, not 5
    """
    game = game_named(name)
    if players is None:
        players = game.seats[-1]
    if type(players) is not int:
        raise AnticsError(f"players must be a number, not {players!r}")
    game.check_players(players)
    seed = os.urandom(32).hex() if seed is None else str(seed)
    if not seed or len(seed) > 200 or seed.split() != [seed] or not seed.isprintable():
        raise AnticsError(f"a seed is one word of at most 200 characters, not {seed!r}")
    if isinstance(components, str | PathLike):
        given = component_files.read(components, game.components)
    else:
        given = component_files.accept(game.components, components or {}, "components")
    return Match(game, players, seed, game.settings(players, options), given)
