"""The service's modules: which stands on which."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import antics

SOURCE = Path(antics.__file__).parent
PACKAGES = ("antics.server", "antics.table")


def modules() -> dict[str, Path]:
    """All modules of the service and of the table, by name."""
    found = {}
    for package in PACKAGES:
        for file in (SOURCE / package.rpartition(".")[2]).rglob("*.py"):
            parts = file.relative_to(SOURCE.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(name: str, file: Path, known: dict[str, Path]) -> set[str]:
    """The modules that a module imports, wherever in it: at its top, in a function, or for types only."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: imports are written out"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    return {one for one in found if one in known and one != name}


def graph() -> dict[str, set[str]]:
    known = modules()
    leaves = {name: imported(name, file, known) for name, file in known.items()}
    # `from a.b import c` names the package too, which is only its doorway, if it holds nothing itself.
    return {
        name: {one for one in others if not any(two.startswith(f"{one}.") for two in others)}
        for name, others in leaves.items()
    }


def test_no_module_of_the_service_imports_itself_in_a_circle() -> None:
    assert len(modules()) > 40
    TopologicalSorter(graph()).prepare()  # an error that names the circle, if there is one


def test_rooms_stand_on_each_other_one_way() -> None:
    """Neither the plain table nor storage, telling and bots know the rooms that stand on them."""
    below = {
        "antics.table": (),
        "antics.server.storage": ("antics.table",),
        "antics.server.broadcast": ("antics.table",),
        "antics.server.bots": ("antics.table",),
        "antics.server.notices": ("antics.table", "antics.server.storage"),
        "antics.server.tables": (
            *("antics.table", "antics.server.storage", "antics.server.broadcast"),
            *("antics.server.bots", "antics.server.notices"),
        ),
    }
    for name, others in graph().items():
        for room, allowed in below.items():
            if name.startswith(room):
                rooms = {it for it in others if it.startswith("antics.table") or it.count(".") > 2}
                assert not {it for it in rooms if not it.startswith((room, *allowed))}, name
