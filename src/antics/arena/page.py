from typing import Any


def page(found: dict[str, Any]) -> str:
    return ""
