"""JSON, fast."""

from __future__ import annotations

from typing import Any

import orjson


def dumps(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)
