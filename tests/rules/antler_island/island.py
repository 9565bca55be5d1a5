"""Positions of Antler Island, arranged for a test and played by the words that a player would use.

The map below is written down from the clauses, not from the code.
"""

from __future__ import annotations

from typing import Any

import antics
from antics import Event
from antics.core.state import EVERYONE, WATCHER
from antics.games.antler_island.state import Phase
from antics.games.antler_island.view import AntlerIslandFight

OUTSIDE = [f"O{i}" for i in range(12)]
RING = ["G0", "M0", "G1", "M1", "G2", "M2", "G3", "M3"]
SPACES = [*OUTSIDE, *RING, "C"]
MARSHES = RING[1::2]
GRASS = RING[::2]
SEA = ["O10", "O11", "O0"]  # with three players
UPHILL = dict.fromkeys(RING, "C") | {
    "O0": "G0", "O1": "G0", "O2": "M0", "O3": "G1", "O4": "G1", "O5": "M1",
    "O6": "G2", "O7": "G2", "O8": "M2", "O9": "G3", "O10": "G3", "O11": "M3",
}  # fmt: skip
COLOURS = ["red", "blue", "yellow"]
DOES = {3: 11, 4: 14}
DEEDS = ["move", "eat", "rut", "grow"]
KINDS = ["roar", "speed", "greedy", "rut-your-stuff", "rope-a-dope", "diamond-antler"]


def land(players: int) -> list[str]:
    return [space for space in SPACES if players == 4 or space not in SEA]


def near(space: str, players: int = 4) -> set[str]:
    """AI-B3 with AI-B4: neighbours in a ring, and straight up or down."""
    found = {other for other in SPACES if UPHILL.get(other) == space or UPHILL.get(space) == other}
    for ring in OUTSIDE, RING:
        if space in ring:
            i = ring.index(space)
            found |= {ring[i - 1], ring[(i + 1) % len(ring)]}
    return found & set(land(players))


def colour(space: str) -> str:
    return COLOURS[OUTSIDE.index(space) % 3]


def level(space: str) -> int:
    return 2 if space == "C" else 1 if space in RING else 0


class Island:
    """A match whose position is arranged. Stags stand apart, hands and tiles are empty, no does are about."""

    def __init__(self, players: int = 4, advanced: bool = False, seed: str = "island") -> None:
        self.players = players
        self.match = antics.new("antler-island", players, seed, advanced=advanced)
        self.place()
        for seat in range(players):
            self.match.play(seat, plan("move"))
        for seat in range(players):
            self.give(seat)
        for space in OUTSIDE:
            self.lay(space)
        self.does({})
        self.stags(*["O1", "O4", "O7", "O9"][:players])

    def place(self) -> None:
        seat = self.match.waiting[0]
        self.match.play(seat, self.match.legal(seat)[0])

    @property
    def s(self) -> Any:
        return self.match.state

    # ---- arranging -----------------------------------------------------------------------------------

    def stags(self, *spaces: str) -> None:
        for seat, space in enumerate(spaces):
            self.s.stag[seat] = SPACES.index(space)

    def does(self, does: dict[str, int], reserve: int | None = None) -> None:
        """Does on the island; all others are in the reserve, unless a reserve is given."""
        s = self.s
        s.does[:] = [does.get(space, 0) for space in SPACES]
        s.reserve = DOES[self.players] - sum(s.does) if reserve is None else reserve

    def give(self, seat: int, *values: int) -> None:
        """A hand of exactly these tokens, known to its owner."""
        s = self.s
        for token in s.hand[seat][: s.tokens[seat]]:
            self._to_pile(token)
        tokens = [self._from_pile(value) for value in values]
        s.hand[seat][:] = tokens + [-1] * (5 - len(tokens))
        s.tokens[seat] = len(tokens)
        for token in tokens:
            s.seen[token] = 1 << seat

    def lay(self, space: str, *values: int) -> None:
        """Food on a space, the first value lying there first."""
        s, here = self.s, SPACES.index(space)
        for token in s.food[here]:
            if token >= 0:
                self._to_pile(token)
        tokens = [self._from_pile(value) for value in values]
        s.food[here][:] = tokens + [-1] * (2 - len(tokens))

    def _to_pile(self, token: int) -> None:
        s = self.s
        s.food_pile[s.food_left] = token
        s.food_left += 1
        s.seen[token] = 0

    def _from_pile(self, value: int) -> int:
        s = self.s
        s.food_left -= 1
        top = s.food_pile[s.food_left]
        other = next(t for t in s.food_pile[: s.food_left + 1] if s.face[t] == value)
        s.face[top], s.face[other] = s.face[other], s.face[top]
        return int(top)

    def top_food(self, *values: int) -> None:
        """Put these values on top of the pile, the first to be drawn first."""
        s = self.s
        for i, value in enumerate(values):
            place = s.food_left - 1 - i
            top = s.food_pile[place]
            other = next(t for t in s.food_pile[: place + 1] if s.face[t] == value)
            s.face[top], s.face[other] = s.face[other], s.face[top]

    def discard_food(self, keep: int) -> None:
        """Move the pile to the discards, but for so many tokens on top of it."""
        s = self.s
        gone = s.food_left - keep
        moved, rest = s.food_pile[:gone], s.food_pile[gone : s.food_left]
        s.food_pile[:keep] = rest
        s.food_left = keep
        for token in moved:
            s.seen[token] = EVERYONE
            s.food_discards[s.food_discarded] = token
            s.food_discarded += 1

    def tile(self, seat: int, kind: str, up: bool = False) -> None:
        """One more wily tile for a seat, from the pile, lying face up or face down."""
        s = self.s
        self.top_tile(kind)
        s.wily_left -= 1
        tile = s.wily_pile[s.wily_left]
        s.tiles[seat][s.tiles[seat].index(-1)] = tile
        s.seen[tile] = EVERYONE if up else 1 << seat

    def top_tile(self, kind: str) -> None:
        """The next tile to be drawn is of this kind."""
        s, wanted = self.s, KINDS.index(kind)
        top = s.wily_pile[s.wily_left - 1]
        other = next(t for t in [*s.wily_pile[: s.wily_left], s.wily_up] if s.face[t] == wanted)
        s.face[top], s.face[other] = s.face[other], s.face[top]

    def tile_up(self, kind: str) -> None:
        """The tile that lies face up is of this kind."""
        s, wanted = self.s, KINDS.index(kind)
        other = next(t for t in [s.wily_up, *s.wily_pile[: s.wily_left]] if s.face[t] == wanted)
        s.face[s.wily_up], s.face[other] = s.face[other], s.face[s.wily_up]

    def begin(self, seat: int, deed: str) -> None:
        """The first turn of the round is this seat's, all of whose tiles lie beside this action."""
        s = self.s
        s.start = s.active = s.asked = seat
        s.phase, s.turn, s.roared = Phase.REVEAL, 1, 0
        for p in range(self.players):
            s.spent[p] = 0
            s.plan[p][:] = [DEEDS.index(deed)] * 5
        assert self.match.game.audit.audit(s) == []

    def act(self, seat: int, deed: str) -> tuple[Event, ...]:
        """Begin the turn and reveal the tile."""
        self.begin(seat, deed)
        return self.match.play(seat, "reveal 1")

    # ---- playing -------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> tuple[Event, ...]:
        return self.match.play(seat, text)

    def texts(self, seat: int) -> list[str]:
        return [action.text for action in self.match.legal(seat)]

    def clause(self, seat: int, text: str) -> str:
        """The clause that refuses this."""
        try:
            self.match.play(seat, text)
        except antics.IllegalAction as refusal:
            return refusal.clause
        raise AssertionError(f"{text} was allowed")

    def finish_turn(self, seat: int) -> None:
        """Pass whatever may still be played."""
        while self.match.waiting == (seat,) and "pass" in self.texts(seat):
            self.play(seat, "pass")

    def play_round_out(self) -> None:
        """Everybody does the simplest thing until the round is over."""
        now = self.s.round
        simple = ("pass", "take up", "lock", "rut", "eat", "reveal 1", "reveal 2", "reveal 3", "reveal X")
        while self.s.round == now and not self.match.over:
            seat = self.match.waiting[0]
            texts = self.texts(seat)
            if any(text.startswith("move") for text in texts):
                texts = [f"move {space}" for space in self.peaceful(seat)] or texts
            self.play(seat, next((text for text in simple if text in texts), texts[0]))

    def peaceful(self, seat: int) -> list[str]:
        taken = {self.at(p) for p in range(self.players)}
        return sorted(near(self.at(seat), self.players) - taken - set(MARSHES))

    # ---- looking -------------------------------------------------------------------------------------

    def at(self, seat: int) -> str:
        return str(SPACES[self.s.stag[seat]])

    def hand(self, seat: int) -> list[int]:
        return sorted(self.s.face[token] for token in self.s.hand[seat][: self.s.tokens[seat]])

    def tiles(self, seat: int) -> list[str]:
        return [KINDS[self.s.face[tile]] for tile in self.s.tiles[seat] if tile >= 0]

    def doe(self, space: str) -> int:
        return int(self.s.does[SPACES.index(space)])

    def food(self, space: str) -> list[int]:
        return [self.s.face[token] for token in self.s.food[SPACES.index(space)] if token >= 0]

    def discards(self) -> list[int]:
        return sorted(self.s.face[token] for token in self.s.food_discards[: self.s.food_discarded])

    def discarded_tiles(self) -> list[str]:
        return [KINDS[self.s.face[tile]] for tile in self.s.wily_discards[: self.s.wily_discarded]]

    def fight(self) -> AntlerIslandFight:
        """What spectators see of the fight that is on."""
        fight = self.match.view()["fight"]
        assert fight is not None
        return fight

    def seen(self, by: int | None, seat: int) -> dict[str, Any]:
        """What somebody (None: a spectator) sees of a seat."""
        return dict(self.match.view(by)["seats"][seat])


def plan(*deeds: str) -> str:
    """The text of a plan: an action for 1, 2, 3, X and the blank; one alone stands for all."""
    chosen = list(deeds) * 5 if len(deeds) == 1 else list(deeds)
    return "plan " + " ".join(f"{tile}:{deed}" for tile, deed in zip("123X_", chosen, strict=True))


__all__ = ["EVERYONE", "WATCHER", "Island", "plan"]
