"""What time it is, for all that is kept or promised. Tests move it on; nothing else does."""

from __future__ import annotations

import time
from pathlib import Path

_ahead: float | Path = 0.0  # seconds, or a file that tells them


def now() -> float:
    """Seconds since 1970, as `time.time` has them."""
    return time.time() + (_ahead if isinstance(_ahead, float) else _told(_ahead))


def set_ahead(ahead: float | Path) -> None:
    """Put the clock so many seconds ahead, or as many as a file tells from now on: several processes may
    follow the same one."""
    global _ahead
    _ahead = ahead


def _told(file: Path) -> float:
    return float(file.read_text() or 0)
