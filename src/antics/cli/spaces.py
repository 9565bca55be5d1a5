"""`antics spaces`: what a learner is shown of a game, and what it can do."""

from __future__ import annotations

import argparse
import json
from math import prod
from typing import Any

from antics.cli.common import add_game
from antics.core.contract import Game
from antics.core.observation import version
from antics.core.registry import game as game_named

FEW = 8  # names that are printed


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, with all names")


def run(args: argparse.Namespace) -> int:
    told = spaces(game_named(args.game))
    if args.json:
        print(json.dumps(told))
    else:
        _show(told)
    return 0


def spaces(game: Game) -> dict[str, Any]:
    """The observation and the steps of a game, as plain data."""
    fields = game.observation.Observation.FIELDS
    return {
        "game": game.name,
        "version": version(game),
        "steps": game.rules.STEPS,
        "numbers": sum(prod(field.shape) for field in fields.values()),
        "observation": [
            {
                "name": name,
                "shape": list(fields[name].shape),
                "most": meaning.most,
                "names": list(meaning.names),
                "about": meaning.about,
            }
            for name, meaning in game.observation.MEANING.items()
        ],
    }


def _show(told: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import make_console

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left", title_style="bold")
    table.title = (
        f"{told['game']}: {told['numbers']} numbers in, {told['steps']} steps out, version {told['version']}"
    )
    for heading in ("field", "shape", "numbers", "meaning"):
        table.add_column(heading, overflow="fold")
    for field in told["observation"]:
        names = field["names"]
        shown = ", ".join(f"{i + 1} {name}" for i, name in enumerate(names[:FEW]))
        more = ", …" if len(names) > FEW else ""
        about = f"{field['about']}: {shown}{more}" if names and names != ["yes"] else field["about"]
        shape = " × ".join(map(str, field["shape"])) or "1"
        table.add_row(field["name"], shape, f"0 to {field['most']}", about)
    console = make_console()
    console.print(table)
    console.print("0 is nothing, nobody or no. People are counted in turn order: 1 is oneself.", style="dim")
