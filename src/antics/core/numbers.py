"""Numbers as people hand them in: Python's own, and those of NumPy and its kind."""

from __future__ import annotations

from operator import index


def integer(thing: object) -> int | None:
    """A whole number as an `int`; None if it is none. True and False are no numbers.

    >>> integer(3), integer(3.0), integer(True), integer("3")
    (3, None, None, None)
    """
    if isinstance(thing, bool):
        return None
    try:
        return index(thing)  # type: ignore[arg-type]
    except TypeError:
        return None
