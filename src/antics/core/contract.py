"""What a game offers: its rules as a module of plain functions, and the words and pictures around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from antics.core import simple
from antics.core.components import Component, Numbers
from antics.core.errors import AnticsError
from antics.core.events import Event, EventKind
from antics.core.message import Message
from antics.core.observation import Meaning


class Rules(Protocol):
    """A rules module: plain functions over its `State`, run as they are or compiled.

    A decision is taken in small steps (numbers from 0 to `STEPS` - 1); one or more steps make what a person
    experiences as one choice. These functions trust their caller: `Match` checks what is legal.
    """

    State: Any  # a GameState with all that there is to know about a game in progress
    Box: Any  # a Record with the players, the options and the components: what set-up needs
    STEPS: int  # how many different steps there are

    def new_game(self, s: Any, box: Any) -> None:
        """Set a fresh state up, its luck already seeded, up to the first decision."""

    def waiting(self, s: Any) -> int:
        """The seats that owe a decision now, as bits; 0 when the game is over."""

    def legal_steps(self, s: Any, seat: int, out: Any) -> None:
        """Offer this seat's legal steps. A seat that owes nothing may still have some (taking back)."""

    def apply(self, s: Any, seat: int, step: int) -> None:
        """Carry a legal step out, up to the next decision."""

    def unfinished(self, s: Any, seat: int) -> bool:
        """Is this seat in the middle of a choice, so that more steps must follow at once?"""

    def redeal(self, s: Any, seat: int) -> None:
        """Deal out anew all that this seat cannot know, consistent with all it has seen."""

    def score(self, s: Any, out: Any) -> None:
        """Points, ranks, winners, points by source, and what a simulation counts."""


class Option(NamedTuple):
    """A yes-or-no choice made before the game."""

    name: str
    about: str
    clause: str
    seats: range | None = None  # the player counts that know this option; None: all


class Change(NamedTuple):
    """A ruling that changed. A game begun under an earlier edition of the rules parts from today's where the
    ruling is touched; until then it is the same game.

    `touched` is given the position before a choice, and what came of it. It is asked about the set-up first:
    with the position that today's rules set up, and what happened meanwhile."""

    edition: int  # the first one that has it
    clause: str
    touched: Callable[[Any, Sequence[Event]], bool]


class Words(Protocol):
    """How a game speaks: in messages with their clauses, which every language says in words of its own.

    Only `word` is not for languages: it is the notation in which actions are written down.
    """

    def word(self, s: Any, seat: int, step: int) -> str:
        """What a step is called at this point. The words of a choice's steps, joined, are its text."""

    def tidy(self, s: Any, seat: int, text: str) -> str:
        """A person's text with its words in the order of the steps, where their order has no meaning."""

    def caption(self, s: Any, seat: int, step: int) -> Any:
        """A step as something to choose: `{"what": …, …named arguments}`, which name the places and pieces
        that it is about. Its type says all captions that there are, as a union of TypedDicts."""

    def ask(self, s: Any, seat: int) -> Message:
        """What this seat has to decide now, in one sentence."""

    def objection(self, s: Any, seat: int, step: int) -> Message:
        """Why this step is not legal for this seat now."""

    def verdict(self, s: Any) -> Message:
        """Who won a finished game and why, with the clause that decided it."""


class Strategy(Protocol):
    """What a game tells its bots, in the plain style of its rules, from what the seat knows."""

    PACE: int  # games, or chapters, that a bot can imagine in a tenth of a second
    CHAPTER: str  # what a chapter is called; "game" where there is but one
    CLOSE: int  # a lead of so many points is half a victory
    FAR: int  # rounds after which a game that is played on by leanings is given up

    def leaning(self, s: Any, seat: int, step: int) -> int:
        """How much a sensible player leans to this legal step; 0 or more, compared with the other steps."""

    def worth(self, s: Any, seat: int) -> int:
        """How good the position looks to the seat, in hundredths of a point."""

    def label(self, s: Any, seat: int, step: int) -> int:
        """What a step is, whichever place in the hand its piece has: the same in every redeal. Steps of one
        label are one choice, to bots, in hints and in reviews."""

    def gist(self, s: Any, seat: int, labels: tuple[int, ...]) -> tuple[int, ...]:
        """What a whole choice comes to, by the labels of its steps: choices of one gist are the same."""

    def chapter(self, s: Any) -> int:
        """The part of the game that this is, counted up: bots imagine no further than its end."""

    def promise(self, s: Any, seat: int) -> int:
        """The chance to win, in thousandths, when a chapter has just ended and another begins."""


class Features(Protocol):
    """A position as a network is told of it (see `antics.core.network`), in the plain style of the rules.

    It is only ever a position that was redealt for a seat: all that lies there may be looked at.
    """

    # By players: so many positions a bot with a network can look at while PACE games are played.
    LEARNED_PACE: tuple[int, ...]

    JUDGES: bool  # does the network judge positions, or has it nothing but opinions of what to do?

    def write(self, s: Any, seat: int, desk: Any) -> int:
        """Put the features on a blank desk, from the viewpoint of a seat that decides: itself, then the
        others in turn order; how many there are, 0 for none. It is the same number throughout a game, and in
        all games for so many players."""

    def note(self, s: Any, seat: int, step: int, desk: Any) -> int:
        """Put on the desk what a legal step of the seat is known by, by numbers below `NOTES`; how many there
        are. The network has an opinion of each; that of a step is their sum."""

    def broad(self, s: Any, seat: int, step: int) -> int:
        """The label of a step of another seat than the one that thinks, who does not know its hand: steps
        that matter little to others are one."""


class Fact(NamedTuple):
    """Something that a choice may lead to, in the game's own terms: said by the message `GAME-fact-NAME`."""

    name: str
    worth: int  # about so many hundredths of a point; below zero it is a risk
    happens: Callable[[Event, int], bool]  # is this event it, for a seat?


class Hidden(NamedTuple):
    """Face-down things of one kind that somebody holds, or nobody."""

    kind: str  # said by the message `GAME-hidden-KIND`
    who: int  # -1: nobody
    pieces: tuple[int, ...]


class Advice(Protocol):
    """What a game tells those who ask for advice, in plain Python."""

    FACTS: tuple[Fact, ...]
    AHEAD: int  # so many rounds are imagined after a choice, to see what comes of it

    def hidden(self, s: Any) -> list[Hidden]:
        """All things that are hidden from somebody, the rivals' first, then the piles."""

    def thing(self, s: Any, kind: str, face: int) -> Mapping[str, Any]:
        """What a face shows, and what everyone sees it is good for in this position: `{"what": …, …named
        arguments}`, said by the message `GAME-WHAT`."""

    def figures(self, s: Any, seat: int, who: int) -> Mapping[str, int]:
        """What else may be asked of somebody's hidden things, as the seat would find it in this position. A
        figure is said by the message `GAME-figure-NAME`."""


class Observing(Protocol):
    """A position as numbers, see `antics.core.observation`."""

    Observation: Any  # a Record of int16 fields
    MEANING: dict[str, Meaning]  # what each of them says

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """Fill a blank observation with what the seat sees, from its side of the table."""

    def decode(self, seen: Any) -> Mapping[str, Any]:
        """The view that an observation was made of."""


class Following(Protocol):
    """What an observation module may have as well, so that batches of games are faster."""

    def follow(self, s: Any, seat: int, step: int, out: Any) -> bool:
        """After a step: if this seat, which decides now, has the same legal steps in the same order as the
        one that took it had before, make of what that one saw what this one sees, and say so. Otherwise
        leave `out` as it is, and all is made anew."""


class View(Protocol):
    """What a seat may see."""

    def see(self, s: Any, seat: int) -> Mapping[str, Any]:
        """What a seat (or `WATCHER`) may see, as plain data."""


class Terminal(Protocol):
    """How a game looks where there are only letters."""

    def draw(self, seen: Any) -> str:
        """What was seen as a picture, in rich's markup."""


class Audit(Protocol):
    """What tests look at in every position."""

    def audit(self, s: Any) -> list[str]:
        """What must hold in every position (nothing lost, nothing doubled) and does not."""


def _game_in(package: str) -> Game:
    """What a game is pickled as: where it comes from."""
    found: Game = import_module(package).GAME
    return found


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A game, as the registry knows it."""

    package: str = field(kw_only=False)
    title: str
    prefix: str  # of its clause ids
    seats: range
    rules: Rules
    words: Words
    view: View
    terminal: Terminal
    audit: Audit
    events: type[EventKind]
    strategy: Strategy = simple
    observation: Observing = simple
    features: Features = simple
    advice: Advice = simple
    sources: tuple[str, ...] = ("points",)  # names of `Result.source`
    tallies: tuple[str, ...] = ()  # names of `Result.tally`
    rival: str = ""  # an automatic opponent, who is scored in the place after the players when he plays
    # What of a first choice's caption makes an opening, where hands differ too much: told by the message
    # `GAME-opening-WHAT`. None: the whole choice, by its captions.
    opening: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    components: tuple[Component, ...] = ()
    numbers: tuple[Numbers, ...] = ()  # what only a variant changes
    # The share of games that each level of bots wins at the smallest table, alone among the level below it.
    ladder: Mapping[str, float] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()  # rulings that changed since the first edition

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_in, (self.package,)

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2].replace("_", "-")

    @property
    def following(self) -> Following:
        return cast(Following, self.observation) if hasattr(self.observation, "follow") else simple

    @property
    def edition(self) -> int:
        """The number of this edition of the rules: it grows whenever a ruling changes the course of games."""
        return max((change.edition for change in self.changes), default=1)

    @property
    def parts(self) -> dict[str, Component | Numbers]:
        """All that a variant may change, by name."""
        return {part.name: part for part in self.components} | {part.name: part for part in self.numbers}

    @property
    def counts(self) -> str:
        """How many can play it, in words."""
        between = " or " if len(self.seats) == 2 else " to "
        return between.join(map(str, sorted({self.seats[0], self.seats[-1]})))

    def check_players(self, players: int) -> None:
        if players not in self.seats:
            raise AnticsError(f"{self.title} is for {self.counts} players, not {players}")

    def settings(self, players: int, given: Mapping[str, Any]) -> dict[str, bool]:
        """All options with their values; an error if one is unknown."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise AnticsError(f"{self.title} has no option {name!r} (it has: {names})")
            if not isinstance(value, bool):
                raise AnticsError(f"option {name!r} is True or False, not {value!r}")
            seats = known[name].seats
            if value and seats is not None and players not in seats:
                raise AnticsError(f"option {name!r} is not for {players} players ({known[name].clause})")
        return {name: bool(given.get(name, False)) for name in known}

    def setting_name(self, players: int, options: Mapping[str, bool]) -> str:
        """A name for so many players with these options: `2-egon`."""
        return "-".join([str(players), *(option.name for option in self.options if options[option.name])])

    def box(
        self, players: int, options: Mapping[str, bool], components: Mapping[str, Mapping[str, int]]
    ) -> Any:
        """What set-up needs: the players, the options and the components, the user's or the game's own."""
        box = self.rules.Box()
        box.players = players
        for name, value in options.items():
            setattr(box, name, int(value))
        for name, part in self.parts.items():
            room = getattr(box, name)
            dealt = part.dealt(components.get(name, part.faces))
            room[:] = dealt + [-1] * (len(room) - len(dealt))
        return box
