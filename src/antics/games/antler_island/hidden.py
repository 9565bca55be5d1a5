"""What a seat cannot know, imagined anew (AI-J1)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import redeal_faces
from antics.games.antler_island.state import Phase, State


def redeal(s: State, seat: int) -> None:
    """Faces not seen, and plans while they are being laid."""
    redeal_faces(s, seat)
    if s.phase == Phase.PLAN:
        for other in range(s.players):
            if other != seat:
                for i in range(s.laid[other]):
                    s.plan[other][i] = draw(s, 4)
