"""What must hold in every position of Antigua."""

from __future__ import annotations

from antics.core.seats import NAMES as SEATS
from antics.core.state import EVERYONE, WATCHER, knows
from antics.games.antigua.board import BOX_PLACES, CELLS, GRID, LAST_WATER, in_grid, on_border
from antics.games.antigua.pieces import (
    CARDS,
    CARDS_A_COLOUR,
    COLOURS,
    CREW,
    FIRST_CARD,
    PIECES,
    SEA,
    serial_of,
)
from antics.games.antigua.state import Ending, Phase, State, final_phase, over, turned


def audit(s: State) -> list[str]:
    return [*_audit_cards(s), *_audit_treasures(s), *_audit_sea(s), *_audit_knowledge(s)]


def _audit_cards(s: State) -> list[str]:
    broken = []
    places = [*s.open, *s.pile[: s.pile_left], *s.discards[: s.discarded], *s.treasure[: s.found]]
    for seat in range(s.players):
        places += s.crew[seat][: s.members[seat]]
        crowded = s.phase == Phase.CROWDED and seat == s.turn
        if s.members[seat] > CREW + crowded:
            broken.append(f"{SEATS[seat]} has a crew of {s.members[seat]} (AG-C2)")
    places += [s.fate] if s.fate >= 0 else []
    if sorted(places) != list(range(FIRST_CARD, PIECES)):
        broken.append("a crew card is lost or in two places (AG-X3)")
    faces = s.face[FIRST_CARD:]
    if sorted(map(serial_of, faces)) != list(range(CARDS)):
        broken.append("a crew card's face is lost or doubled (AG-A2)")
    if len({face % 1000 for face in faces}) != CARDS_A_COLOUR:
        broken.append("the five colours differ in their values (AG-A2)")
    if sorted(s.pirate) != list(range(COLOURS)):
        broken.append("a pirate is lost or doubled (AG-B2)")
    if s.pile_left + s.discarded < (1 if s.phase == Phase.CROWDED else 2):
        broken.append("too few cards are left in pile and discards (AG-X3)")
    return broken


def _audit_treasures(s: State) -> list[str]:
    broken = []
    islands = sum(s.face[cell] for cell in range(CELLS) if turned(s, cell))
    if islands != s.found + (s.phase == Phase.REPAY):
        broken.append(f"{islands} islands are turned, but {s.found} treasures found (AG-X1)")
    if s.water != GRID[s.players] - islands:
        broken.append(f"water is {s.water}, with {islands} islands turned (AG-E2)")
    if s.water < LAST_WATER or (s.water == LAST_WATER and s.phase not in (Phase.REPAY, Phase.OVER)):
        broken.append(f"the game goes on with {s.water} cards of water (AG-X2)")
    for i in range(s.found):
        if not 0 <= s.keeper[i] < s.players or not knows(s, s.keeper[i], s.treasure[i]):
            broken.append("a treasure is nobody's, or unknown to its owner (AG-D3)")
        if s.mixed_in[serial_of(s.face[s.treasure[i]])] > i:
            broken.append("a treasure was not in the pile when it was found (AG-G1)")
    return broken


def _audit_sea(s: State) -> list[str]:
    broken = []
    if not 0 <= s.attacks <= BOX_PLACES[s.players] or (
        (s.attacks == BOX_PLACES[s.players]) != (s.ending == Ending.BOX)
    ):
        broken.append(f"the box has gone {s.attacks} places (AG-X2)")
    for seat in range(s.players):
        cell = s.ship[seat]
        placed = s.phase != Phase.PLACE or (seat - s.start) % s.players < (s.turn - s.start) % s.players
        if (cell >= 0) != placed:
            broken.append(f"the ship of {SEATS[seat]} is lost, or placed too soon (AG-B4)")
        if cell < 0:
            continue
        if not (in_grid(s.players, cell) if s.afloat[seat] else on_border(s.players, cell)):
            broken.append(f"the ship of {SEATS[seat]} is nowhere (AG-D2)")
    if any(turned(s, cell) and not in_grid(s.players, cell) for cell in range(SEA)):
        broken.append("a sea card outside the grid is turned (AG-B1)")
    if not 0 <= s.actions <= s.actions_a_turn:
        broken.append(f"{s.actions} actions are left of {s.actions_a_turn} (AG-C1)")
    if s.fate >= 0 and not final_phase(s):
        broken.append("a card lies aside before the final phase (AG-E2)")
    if over(s) != (s.ending > 0):
        broken.append("the game is over without an ending, or goes on with one (AG-E1)")
    return broken


def _audit_knowledge(s: State) -> list[str]:
    """AG-G1: the pile is unknown to all, whatever lies openly or lay so is known to all."""
    public = [*s.open, *s.discards[: s.discarded], *([s.fate] if s.fate >= 0 else [])]
    for seat in range(s.players):
        public += s.crew[seat][: s.members[seat]]
    broken = []
    if any(s.seen[card] != 0 for card in s.pile[: s.pile_left]):
        broken.append("somebody knows a card of the pile (AG-G1)")
    if any(s.seen[card] != EVERYONE for card in public):
        broken.append("somebody does not know an open card (AG-G1)")
    if any(s.seen[card] >> WATCHER & 1 for card in s.treasure[: s.found]) != (over(s) and s.found > 0):
        broken.append("treasures are shown before the end, or not at the end (AG-F1)")
    return broken
