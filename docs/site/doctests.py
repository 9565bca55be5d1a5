"""Examples in docstrings, shown as code: an extension of Griffe, which reads them for the site."""

from __future__ import annotations

from typing import Any

import griffe


def fenced(text: str) -> str:
    """A docstring with its examples between fences."""
    lines: list[str] = []
    inside = False
    for line in [*text.split("\n"), ""]:
        if line.lstrip().startswith(">>> ") and not inside:
            lines += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join(lines)


class Doctests(griffe.Extension):
    """Fences around all examples."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
