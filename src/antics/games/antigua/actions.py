"""What the crew does: mate, helmsman, navigator and officer (AG-D); the gunner has a file of his own."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, tell, tell_of
from antics.games.antigua.board import LAST_WATER
from antics.games.antigua.events import Event, hiring
from antics.games.antigua.pieces import CREW
from antics.games.antigua.rounds import end_action
from antics.games.antigua.scoring import end_game
from antics.games.antigua.state import (
    ONE,
    OTHER,
    PILE,
    TAKE,
    Ending,
    Phase,
    Role,
    State,
    count,
    has_role,
)
from antics.games.antigua.supplies import draw_openly, fill_open, find_treasure, join, leave

# ---- mate (AG-D1) ------------------------------------------------------------------------------------


def hire(s: State, seat: int, step: int) -> None:
    """An open card, replaced at once, or the top of the pile."""
    s.extra -= 1
    crowded = s.members[seat] == CREW  # AG-C2
    if step == PILE:
        card = draw_openly(s)
        tell_of(s, Event.DREW, seat, hiring(0, crowded, s.extra), card)
    else:
        card = s.open[step - TAKE]
        tell_of(s, Event.TOOK, seat, hiring(step - TAKE, crowded, s.extra), card)
        fill_open(s, step - TAKE)
    join(s, seat, card)
    if crowded:
        s.phase = Phase.CROWDED
    else:
        go_on_hiring(s)


def go_on_hiring(s: State) -> None:
    if s.extra > 0:
        s.phase = Phase.HIRE
    else:
        end_action(s)


# ---- helmsman (AG-D2) --------------------------------------------------------------------------------


def sail(s: State, seat: int, cell: int) -> None:
    """Onto a neighbouring card, or from off the grid onto the card beside the ship."""
    tell(s, Event.SAILED, seat, cell, s.ship[seat] if s.afloat[seat] else -1)
    s.ship[seat] = cell
    s.afloat[seat] = 1
    s.extra -= 1
    if s.extra > 0:
        s.phase = Phase.SAIL
    else:
        end_action(s)


# ---- navigator (AG-D3) -------------------------------------------------------------------------------


def navigate(s: State, seat: int) -> None:
    cell = s.ship[seat]
    s.busy = 1
    show(s, cell, EVERYONE)
    if s.face[cell] == 0:
        tell(s, Event.TURNED, seat, cell, 0)
        end_action(s)
        return
    picks = count(s, seat, Role.NAVIGATOR) > 1
    tell(s, Event.TURNED, seat, cell, 2 if picks else 1)
    s.water -= 1
    if s.water == s.final_water:
        tell(s, Event.FINAL_PHASE, seat, s.water, 0)
    if picks:
        s.phase = Phase.REPAY
    else:
        repay(s, seat, only(s, seat, Role.NAVIGATOR))


def only(s: State, seat: int, role: int) -> int:
    """The place of a crew's first member with this function."""
    i = 0
    while not has_role(s, seat, i, role):
        i += 1
    return i


def repay(s: State, seat: int, i: int) -> None:
    """A navigator goes, a treasure comes."""
    leave(s, seat, i, Event.REPAID)
    find_treasure(s, seat)
    if s.water == LAST_WATER:  # AG-E3
        end_game(s, Ending.TWO_WATERS)
    else:
        end_action(s)


# ---- officer (AG-D5) ---------------------------------------------------------------------------------


def order_swap(s: State, seat: int) -> None:
    if count(s, seat, Role.OFFICER) > 1:
        s.phase = Phase.DISMISS
    else:
        dismiss(s, seat, only(s, seat, Role.OFFICER))


def dismiss(s: State, seat: int, i: int) -> None:
    """An officer goes, two pirates change places."""
    leave(s, seat, i, Event.DISMISSED)
    one, other = ONE[s.swap], OTHER[s.swap]
    colour = s.pirate[one]
    s.pirate[one] = s.pirate[other]
    s.pirate[other] = colour
    s.swap = -1
    tell(s, Event.SWAPPED, seat, one, other)
    end_action(s)
