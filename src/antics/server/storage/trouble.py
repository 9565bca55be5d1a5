"""What may go wrong with a database through no fault of ours: it is gone, locked, full, or starts again."""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec

from sqlalchemy.exc import SQLAlchemyError


def _kinds() -> tuple[type[Exception], ...]:
    kinds: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, ConnectionError, TimeoutError)
    if find_spec("asyncpg"):
        import asyncpg

        kinds += (asyncpg.PostgresError, asyncpg.InterfaceError)
    return kinds


TROUBLE = _kinds()


def reason(error: BaseException) -> str:
    """In one line, without what was to be written."""
    return str(getattr(error, "orig", None) or error).split("\n")[0][:200] or type(error).__name__
