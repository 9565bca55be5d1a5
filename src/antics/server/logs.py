"""Structured logs, a line of JSON each on standard error."""

from __future__ import annotations

import json
import logging
import sys

from antics.server.storage.trouble import TROUBLE, reason

LOGGER = logging.getLogger("antics.server")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        data |= getattr(record, "facts", {})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data)


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    LOGGER.handlers = [handler]
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    below = logging.getLogger("uvicorn")
    below.handlers, below.propagate = [handler], False
    below.setLevel(logging.WARNING)


def log(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    """A line. Of an error, with where it came from; of a database in trouble, only with what it says."""
    if isinstance(error, TROUBLE):
        facts |= {"reason": reason(error)}
        error = None
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)
