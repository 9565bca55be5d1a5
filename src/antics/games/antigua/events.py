"""What can happen in Antigua: each kind of event with its clause and all that is told of it."""

from __future__ import annotations

from antics.core.events import PIECE, WHO, A, Arg, B, EventKind, number, player, tells
from antics.core.events import Event as Happening
from antics.games.antigua.board import NAMES, Space
from antics.games.antigua.pieces import (
    COLOUR_NAMES,
    ROLE_NAMES,
    AntiguaCard,
    Colour,
    Function,
    Land,
    cannonballs_on,
    card_data,
    treasures_on,
)
from antics.games.antigua.state import ENDINGS, EndingName


def _card(event: Happening, seat: int) -> AntiguaCard | None:
    face = event.face_for(seat)
    return None if face is None else card_data(event.piece, face)


def _worth(event: Happening, seat: int) -> int | None:
    face = event.face_for(seat)
    return None if face is None else treasures_on(face)


WHOM = player(lambda event: event.a)
SPACE = Arg(Space, lambda event, seat: NAMES[event.a])
CARD = Arg(AntiguaCard, _card)
CANNONBALLS = number(lambda event: cannonballs_on(event.face))
WORTH = number(lambda event: treasures_on(event.face))
# A treasure: its number is public, its face is told to those who know it.
SECRET, SECRET_WORTH = Arg(AntiguaCard | None, _card), Arg(int | None, _worth)
# Who hires, `a`: the place among the open cards, whether somebody must leave now, how many more may come.
PLACE = number(lambda event: event.a % 4 + 1)
CROWDED = Arg(bool, lambda event, seat: event.a // 4 % 2 == 1)
MORE = number(lambda event: event.a // 8)


def hiring(place: int, crowded: bool, more: int) -> int:
    return place + (4 if crowded else 0) + 8 * more


class Event(EventKind):
    """What can happen."""

    # set-up
    PIRATE = tells(
        "AG-B2",
        function=Arg(Function, lambda event, seat: ROLE_NAMES[event.a]),
        colour=Arg(Colour, lambda event, seat: COLOUR_NAMES[event.b]),
    )
    DEALT = tells("AG-B3", who=WHO, card=CARD)
    STARTS = tells("AG-B4", who=WHO)
    PLACED = tells("AG-B4", who=WHO, space=SPACE, next=player(lambda event: event.b))
    # turns
    TURN = tells("AG-C1", who=WHO, round=A, quiet_rounds=B)
    SECOND_ACTION = tells("AG-C1", who=WHO)
    SHUFFLED = tells("AG-C2", pile=A)
    DROPPED = tells("AG-C2", who=WHO, card=CARD)
    # mate
    TOOK = tells("AG-D1", who=WHO, card=CARD, place=PLACE, crowded=CROWDED, more=MORE)
    OPENED = tells("AG-D1", card=CARD, place=PLACE)
    DREW = tells("AG-D1", who=WHO, card=CARD, crowded=CROWDED, more=MORE)
    HAS_ENOUGH = tells("AG-D1", who=WHO)
    # helmsman; `left` is nothing where the ship was off the grid
    SAILED = tells(
        "AG-D2",
        who=WHO,
        space=SPACE,
        left=Arg(Space | None, lambda event, seat: NAMES[event.b] if event.b >= 0 else None),
    )
    # navigator; `picks`: one of several navigators, who is then repaid for the island
    TURNED = tells(
        "AG-D3",
        who=WHO,
        space=SPACE,
        shows=Arg(Land, lambda event, seat: "island" if event.b else "nothing"),
        picks=Arg(bool, lambda event, seat: event.b > 1),
    )
    REPAID = tells("AG-D3", who=WHO, card=CARD)
    TREASURE = tells("AG-D3", who=WHO, id=PIECE, card=SECRET, worth=SECRET_WORTH)
    # gunner
    ATTACKED = tells("AG-D4", who=WHO, whom=WHOM, box=Arg(Space, lambda event, seat: NAMES[event.b]))
    RELOADED = tells("AG-D4", pile=A)
    FIRED = tells("AG-D4", who=WHO, card=CARD, cannonballs=CANNONBALLS)
    RAN_OUT = tells("AG-D4", who=WHO, missing=A)
    BEAT = tells("AG-D4", who=WHO, won=A, lost=B, tie=Arg(bool, lambda event, seat: event.a == event.b))
    ROBBED = tells("AG-D4", who=WHO, whom=WHOM, id=PIECE, card=SECRET, worth=SECRET_WORTH)
    # officer
    DISMISSED = tells("AG-D5", who=WHO, card=CARD)
    SWAPPED = tells(
        "AG-D5",
        who=WHO,
        one=Arg(Function, lambda event, seat: ROLE_NAMES[event.a]),
        other=Arg(Function, lambda event, seat: ROLE_NAMES[event.b]),
    )
    # the end
    FINAL_PHASE = tells("AG-E2", water=A)
    FATE = tells("AG-E2", who=WHO, card=CARD, cannonballs=CANNONBALLS, water=A)
    FATE_LEFT = tells("AG-E2", who=WHO, card=CARD)
    OVER = tells(
        lambda event: f"AG-E{event.a}",
        ending=Arg(EndingName, lambda event, seat: ENDINGS[event.a - 1]),
        quiet_rounds=B,
    )
    SHOWED = tells("AG-F1", who=WHO, id=PIECE, card=CARD, worth=WORTH)
