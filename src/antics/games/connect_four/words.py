"""Connect four in words."""

from typing import Literal

from typing_extensions import TypedDict

from antics.core.message import Message, Player
from antics.core.simple import tidy as tidy
from antics.games.connect_four.rules import NAMES, Column, State


class ConnectFourDropCaption(TypedDict):
    what: Literal["drop"]
    column: Column


def word(s: State, seat: int, step: int) -> str:
    return f"drop {NAMES[step]}"


def caption(s: State, seat: int, step: int) -> ConnectFourDropCaption:
    return {"what": "drop", "column": NAMES[step]}


def ask(s: State, seat: int) -> Message:
    return Message("connect-four-ask", {}, "C4-1")


def objection(s: State, seat: int, step: int) -> Message:
    return Message("connect-four-full", {}, "C4-1")


def verdict(s: State) -> Message:
    if s.winner < 0:
        return Message("connect-four-drawn", {}, "C4-3")
    return Message("connect-four-won", {"who": Player(s.winner)}, "C4-2")
