"""Where a program may keep things for whoever uses it: as each system wants it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for what is to last; `ANTICS_DATA` names another."""
    if place := os.environ.get("ANTICS_DATA"):
        return Path(place)
    return _base("XDG_DATA_HOME", ".local/share", "Library/Application Support") / "antics"


def cache_folder() -> Path:
    """The folder for what can be made again; `ANTICS_CACHE` names another."""
    if place := os.environ.get("ANTICS_CACHE"):
        return Path(place)
    return _base("XDG_CACHE_HOME", ".cache", "Library/Caches") / "antics"


def _base(variable: str, elsewhere: str, on_macos: str) -> Path:
    if place := os.environ.get(variable):
        return Path(place)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path.home() / (on_macos if sys.platform == "darwin" else elsewhere)
