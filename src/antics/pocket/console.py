"""Python at a prompt in a browser: what is typed is run, and what comes of it is shown."""

from __future__ import annotations

import ast
import json
import re
import traceback
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import Any

_names: dict[str, Any] = {"__name__": "__main__"}


def run(code: str) -> str:
    """What was printed, and the last value: as text, and as a picture if it has one; as JSON.

    >>> run("print(1); 2")
    '{"printed": "1\\\\n", "shown": "2", "picture": null}'
    """
    printed = StringIO()
    value: Any = None
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            value = _run(code)
        except SystemExit:
            print("(it ended itself)")
        except BaseException:
            traceback.print_exc(limit=-1)
    picture = _picture(value)
    named = any("__repr__" in vars(kind) for kind in type(value).__mro__[:-1])
    plain = picture and not named  # nothing that the picture does not tell
    shown = None if value is None or plain else repr(value)
    return json.dumps({"printed": printed.getvalue(), "shown": shown, "picture": picture})


def _picture(value: Any) -> str | None:
    """The picture of something that has one for notebooks."""
    for name in ("_repr_svg_", "_repr_html_"):
        drawn = getattr(value, name, None)
        if callable(drawn) and (found := re.search("<svg.*</svg>", str(drawn()), re.DOTALL)):
            return found[0]
    return None


def _run(code: str) -> Any:
    """Run it; the value of its last line, if that has one."""
    tree = ast.parse(code, "<console>")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<console>", "exec"), _names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "<console>", "eval"), _names)
