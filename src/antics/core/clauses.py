"""The rules of a game as people read them: the clauses of its `clauses.md`, and who speaks of which.

`clauses.de.md` and `clauses.fr.md` tell the same clauses in German and French.

# Title
## C4-A Heading
- C4-A1 Short title: what the clause says. [origin]
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from antics.core.contract import Game
from antics.core.errors import AnticsError


@dataclass(frozen=True)
class Clause:
    id: str
    title: str
    text: str
    chapter: str  # the heading it stands under

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"


@dataclass(frozen=True)
class Mention:
    """A place that cites a clause."""

    clause: str
    place: str  # file:line, and what stands there


def id_pattern(prefix: str) -> str:
    """What the clause ids of a game look like."""
    return rf"\b{re.escape(prefix)}-[A-Z]*\d+[a-z]?\b"


def read(game: Game, language: str = "en") -> dict[str, Clause]:
    """All clauses of a game by id, in the order of its rules."""
    name = "clauses.md" if language == "en" else f"clauses.{language}.md"
    text = files(game.package).joinpath(name).read_text(encoding="utf-8")
    line_of_clause = re.compile(rf"- ({id_pattern(game.prefix)}) ([^:]+?)\s?: (.+)")
    clauses: dict[str, Clause] = {}
    chapter = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            chapter = line[3:]
        elif line.startswith("- "):
            found = line_of_clause.fullmatch(line)
            if found is None or found[1] in clauses:
                raise AnticsError(f"{game.package}: {name}:{number}: no clause, or one twice: {line!r}")
            clauses[found[1]] = Clause(found[1], found[2], found[3], chapter)
    return clauses


def find(game: Game, wanted: str) -> list[Clause]:
    """The clause of this id, or all clauses of a chapter; an error if there is neither."""
    clauses = read(game)
    wanted = wanted.upper()
    found = [clause for clause in clauses.values() if wanted in (clause.id.upper(), _chapter_id(clause))]
    if not found:
        some = ", ".join(dict.fromkeys(map(_chapter_id, clauses.values())))
        raise AnticsError(f"{game.title} has no clause {wanted!r} (chapters: {some})")
    return found


def _chapter_id(clause: Clause) -> str:
    return clause.chapter.partition(" ")[0].upper()


def in_code(game: Game) -> list[Mention]:
    """Where a game's own code speaks of its clauses."""
    pattern = re.compile(id_pattern(game.prefix))
    found = []
    for file in sorted(files(game.package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                found += [Mention(id, f"{file.name}:{number}") for id in pattern.findall(line)]
    return found


def in_tests(game: Game, folder: Path) -> list[Mention]:
    """Which tests cite which clauses: the literal ids in `pytest.mark.clause(…)`.

    Those of another game's project, in a folder of its own, are left out: it answers for itself.
    """
    found = []
    home = Path(str(files(game.package)))
    strangers = {file.parent for file in folder.rglob("pyproject.toml") if file.parent not in home.parents}
    for file in sorted(folder.rglob("*.py")):
        if strangers & set(file.parents):
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for id, test, line in _cited(tree, ""):
            found.append(Mention(id, f"{file.relative_to(folder)}:{line} {test}".rstrip()))
    return found


def _cited(node: ast.AST, inside: str) -> Iterator[tuple[str, str, int]]:
    line = getattr(node, "lineno", 0)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{inside}.{node.name}".lstrip(".")
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
        for id in node.args:
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                yield id.value, inside, line
            else:
                raise AnticsError(f"line {line}: a cited clause must be a literal text ({inside})")
    for child in ast.iter_child_nodes(node):
        yield from _cited(child, inside)
