"""JSON, fast."""

from __future__ import annotations

from typing import Any

import orjson


def dumps(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


class Written:
    """Data that several are told, put into JSON once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, orjson.Fragment]] = {}

    def once(self, data: Any) -> Any:
        """Stands for the data within other data."""
        found = self._known.get(id(data))
        if found is None:
            found = self._known[id(data)] = data, orjson.Fragment(dumps(data))  # whose id stays its own
        return found[1]
