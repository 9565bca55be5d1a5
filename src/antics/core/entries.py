"""What every form of a game's rules can be asked, in whatever language: linked with its rules and strategy.

Plain, these functions take lists of records; compiled, arrays; as exports of a program, places in its memory.
The name of an argument says what lies there (`ROOMS`); numbers are `int` and `float`. What is to be filled is
blank (all zero) when it is given, but for `outs`, `results` and `walks`, which are room to work in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from antics.core.batch import Batch, Slot, advance, begin, illegal, sample
from antics.core.chance import reseed
from antics.core.network import Desk, Row
from antics.core.record import Record
from antics.core.rollout import Halt, Key, Outcome, Totals, count, simulate
from antics.core.selfplay import Plan, Sample, lean_game, search_game
from antics.core.state import LegalSteps, Result
from antics.core.tree import Node, Walk, outcome, search

if TYPE_CHECKING:
    from antics.core.contract import Features, Observing, Rules, Strategy

rules = cast("Rules", None)  # all four are bound to a game's own by whoever links this module
strategy = cast("Strategy", None)
observing = cast("Observing", None)
features = cast("Features", None)


RULES = ("new_game", "waiting", "legal_steps", "apply", "unfinished", "redeal", "score")
STRATEGY = ("leaning", "worth", "label")
LOOPS = (simulate, count, search, outcome, lean_game, search_game)
BATCH = (begin, advance, illegal, sample)
ENTRIES = (*RULES, *STRATEGY, "observe", *(loop.__name__ for loop in (*LOOPS, *BATCH)))


class Room(NamedTuple):
    """Records in a row: of which kind (by name, if it is the game's own), and how many; 0 is any number."""

    record: type[Record] | str
    many: int = 1


ROOMS = {
    "state": Room("State"),
    "states": Room("State", 2),  # the position, and one to play on
    "box": Room("Box"),
    "key": Room(Key),
    "keys": Room(Key, 0),
    "outs": Room(LegalSteps),
    "taken": Room(LegalSteps),
    "result": Room(Result),
    "results": Room(Result),
    "outcomes": Room(Outcome, 0),
    "totals": Room(Totals),
    "nodes": Room(Node, 0),
    "walks": Room(Walk),
    "halts": Room(Halt),
    "weights": Room(Row, 0),
    "others": Room(Row, 0),
    "desks": Room(Desk),
    "observation": Room("Observation"),
    "games": Room("State", 0),
    "batch": Room(Batch),
    "slots": Room(Slot, 0),
    "offers": Room(LegalSteps, 0),
    "masks": Room("Mask", 0),
    "observations": Room("Observation", 0),
    "plans": Room(Plan),
    "samples": Room(Sample, 0),
}


def new_game(state: Any, box: Any, key: Any) -> None:
    """Set a game up from what is in the box, with the luck of this key, up to the first decision."""
    for i in range(8):
        state[0].key[i] = key[0].word[i]
    rules.new_game(state[0], box[0])


def waiting(state: Any) -> int:
    """The seats that owe a decision now, as bits; 0 when the game is over."""
    return rules.waiting(state[0])


def legal_steps(state: Any, seat: int, outs: Any) -> int:
    """List the steps that the seat may take; how many there are."""
    outs[0].n = 0
    rules.legal_steps(state[0], seat, outs[0])
    n: int = outs[0].n
    return n


def apply(state: Any, seat: int, step: int) -> None:
    """Carry a legal step out, up to the next decision."""
    rules.apply(state[0], seat, step)


def unfinished(state: Any, seat: int) -> int:
    """1 if the seat is in the middle of a choice, so that more of its steps must follow at once."""
    return 1 if rules.unfinished(state[0], seat) else 0


def redeal(state: Any, seat: int, number: int) -> None:
    """Deal out anew all that the seat cannot know, by the luck that this number stands for."""
    reseed(state[0], number)
    rules.redeal(state[0], seat)


def score(state: Any, result: Any) -> None:
    """Points, ranks and winners as they stand."""
    rules.score(state[0], result[0])


def leaning(state: Any, seat: int, step: int) -> int:
    """How much a sensible player leans to this legal step."""
    return strategy.leaning(state[0], seat, step)


def worth(state: Any, seat: int) -> int:
    """How good the position looks to the seat, in hundredths of a point."""
    return strategy.worth(state[0], seat)


def label(state: Any, seat: int, step: int) -> int:
    """What a tree calls this step."""
    return strategy.label(state[0], seat, step)


def observe(state: Any, seat: int, observation: Any) -> None:
    """The position as numbers, as the seat may see it."""
    observing.observe(state[0], seat, observation[0])
