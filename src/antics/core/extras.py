"""Packages of others that not everyone has: they come with an extra of ours."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from antics.core.errors import AnticsError


def needed(module: str, *packages: str, extra: str) -> Any:
    """A module that is, or needs, packages of others; an error that names the extra where one is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in packages:
            raise
        raise AnticsError(f"{missing} is not installed (pip install antics[{extra}])") from None
