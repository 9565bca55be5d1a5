"""`antics rules`: the rules to read, and for each clause the code that carries it out and its tests."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import antics
from antics.cli.common import add_game
from antics.core import clauses
from antics.core.clauses import Clause, Mention
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named
from antics.core.registry import game_names


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser, optional=True)
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="only this clause, or this chapter")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="list where each clause is carried out and tested; fails if one has no test "
        "(without GAME: for all games)",
    )


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        if args.clause:
            raise AnticsError("rules: --coverage is about all clauses of a game, not about one")
        return max(
            [_show_coverage(game_named(name)) for name in ([args.game] if args.game else game_names())]
        )
    if not args.game:
        raise AnticsError(f"rules: of which game? (there are: {', '.join(game_names())})")
    return _show_rules(game_named(args.game), args.clause)


def _show_rules(game: Game, wanted: str | None) -> int:
    found = clauses.find(game, wanted) if wanted else list(clauses.read(game).values())
    from antics.cli.screen import make_console, show_rules

    console = make_console()
    if not wanted:
        console.print(game.title, style="bold underline")
    show_rules(console, found)
    return 0


def _show_coverage(game: Game) -> int:
    """One line for each clause; 1 if something is missing or unknown."""
    known = clauses.read(game)
    code = clauses.in_code(game)
    tests = clauses.in_tests(game, _tests())
    complaints = _complaints(game, known, code, tests)
    width = max(len(clause.title) for clause in known.values())
    for id, clause in known.items():
        print(f"{id:<7} {clause.title:<{width}}  code: {_places(id, code)}  tests: {_places(id, tests)}")
    tested = sum(any(test.clause == id for test in tests) for id in known)
    print(f"{game.title}: {tested} of {len(known)} clauses have tests")
    sys.stdout.flush()
    for complaint in complaints:
        print(f"{game.name}: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


def _places(id: str, mentions: Sequence[Mention]) -> str:
    return ", ".join(dict.fromkeys(mention.place for mention in mentions if mention.clause == id)) or "–"


def _complaints(
    game: Game, known: dict[str, Clause], code: Sequence[Mention], tests: Sequence[Mention]
) -> list[str]:
    tested = {mention.clause for mention in tests}
    missing = [f"{id} {clause.title}: no test cites it" for id, clause in known.items() if id not in tested]
    patterns = [clauses.id_pattern(game_named(name).prefix) for name in game_names()]
    unknown = [
        f"{mention.place}: there is no clause {mention.clause!r}"
        for mention in [*code, *tests]
        if mention.clause not in known
        and (
            re.fullmatch(clauses.id_pattern(game.prefix), mention.clause)
            or not any(re.fullmatch(pattern, mention.clause) for pattern in patterns)
        )
    ]
    return missing + unknown


def _tests() -> Path:
    """The tests of the checkout that this package runs from."""
    root = Path(antics.__file__).parents[2]
    folder = root / "tests"
    if not (root / "pyproject.toml").is_file() or not folder.is_dir():
        raise AnticsError(f"rules: --coverage needs a checkout with its tests; there are none in {root}")
    return folder
