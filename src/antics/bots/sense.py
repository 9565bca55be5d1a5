"""What a game tells its bots, in the plain style of its rules."""

from __future__ import annotations

from typing import Any, Protocol


class Sense(Protocol):
    """A game's `sense` module: functions over its `State` that look only at what the seat knows."""

    CLOSE: int  # a lead of so many points is half a victory
    FAR: int  # rounds after which a game that is played on by leanings is given up

    def leaning(self, s: Any, seat: int, step: int) -> int:
        """How much a sensible player leans to this legal step; 0 or more, compared with the other steps."""

    def worth(self, s: Any, seat: int) -> int:
        """How good the position looks to the seat, in hundredths of a point."""

    def label(self, s: Any, seat: int, step: int) -> int:
        """What a step is, whichever place in the hand its piece has: small, and the same in every redeal."""
