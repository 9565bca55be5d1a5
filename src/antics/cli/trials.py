"""What `antics compare` and `antics sweep` have in common: variants played over the same deals."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antics.cli.common import add_on, check_writable, new_seed, options_of, positive
from antics.cli.waiting import counting, make_bots_ready, stoppable
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.lab.rollouts import cores
from antics.lab.studies import Study

if TYPE_CHECKING:
    from antics.lab.trials import Arm

GAMES = 100
Tables = Mapping[str, Mapping[str, Any]]


def add_trial(parser: argparse.ArgumentParser, game: Game | None) -> None:
    """What both understand."""
    parser.add_argument(
        "--bots", metavar="A,B,…", default="greedy", help="who plays, as in the arena (default: greedy)"
    )
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"for each variant (default: {GAMES})"
    )
    parser.add_argument(
        "--jobs", type=positive, metavar="N", help="threads or processes (default: one a core)"
    )
    parser.add_argument("--max-rounds", type=positive, metavar="N", help="cut longer games off")
    parser.add_argument(
        "--out", metavar="FOLDER", help="keep the games of bots here, a file for each variant"
    )
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds already")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with plots")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_on(parser)
    parser.add_argument("--players", type=int, metavar="N", help="how many play")
    parser.add_argument("--seed", metavar="X", help="a word that decides all luck (default: a new one)")
    group = parser.add_argument_group("options of the game")
    for option in game.options if game else ():
        name = f"--{option.name.replace('_', '-')}"
        group.add_argument(name, dest=f"option_{option.name}", action="store_true", help=option.about)


def game_of(words: Sequence[str], parts: Iterable[str]) -> tuple[Game, list[str]]:
    """The game that a line names first, and the rest of it; or the only one that has such parts."""
    if words and words[0] in game_names():
        return game_named(words[0]), list(words[1:])
    wanted = set(parts)
    found = [game for game in map(game_named, game_names()) if wanted and wanted <= set(game.parts)]
    if len(found) != 1:
        told = ", ".join(sorted(wanted)) or "nothing"
        which = f"several have {told}" if found else f"none has {told}"
        raise AnticsError(f"which game? None is named first, and {which}")
    return found[0], list(words)


def play(
    args: argparse.Namespace,
    game: Game,
    variants: Mapping[str, Tables | None],
    about: dict[str, Any],
    base: int,
) -> int:
    """Play all variants (None: the game as it is), and tell what was found."""
    from antics.lab.trials import findings

    if args.report:
        check_writable(Path(args.report))
    if args.resume and not args.out:
        raise AnticsError("--resume needs --out FOLDER, the games to go on with")
    seed = _seed(args, variants)
    studies = {name: _study(args, game, seed, tables) for name, tables in variants.items()}
    if not next(iter(studies.values())).random:
        make_bots_ready(game)
    with _everywhere(args):
        arms = [_arm(args, name, study) for name, study in studies.items()]
    line = " ".join(map(shlex.quote, args.line))
    again = line if "--seed" in args.line else f"{line} --seed {seed}"
    about = {**about, "command": f"antics {about['kind']} {again}"}
    found = findings(arms, base, about, ordered=about["kind"] == "sweep")
    _tell(args, found)
    return 0


def _everywhere(args: argparse.Namespace) -> AbstractContextManager[Any]:
    """One cluster for all variants, if they are played on one."""
    if args.on is None:
        return nullcontext()
    from antics.lab.cluster import joined

    return joined(args.jobs or cores())


def _seed(args: argparse.Namespace, variants: Iterable[str]) -> str:
    from antics.arena.ledger import seed_in

    if args.seed is None and args.resume:
        found = [seed for name in variants if (seed := seed_in(_file(args, name)))]
        if found:
            return found[0]
    return new_seed() if args.seed is None else str(args.seed)


def _study(args: argparse.Namespace, game: Game, seed: str, tables: Tables | None) -> Study:
    return Study.of(game.name, args.players, args.bots, seed, None, tables, args.max_rounds, options_of(args))


def _file(args: argparse.Namespace, name: str) -> Path:
    return Path(args.out) / f"{name.replace('/', '_')}.jsonl"


def _arm(args: argparse.Namespace, name: str, study: Study) -> Arm:
    from antics.arena import Ledger
    from antics.lab.trials import Arm

    keep = args.out and not study.random
    if keep:
        try:
            Path(args.out).mkdir(exist_ok=True)
        except OSError as error:
            raise AnticsError(f"{args.out}: cannot be made: {error.strerror}") from error
    ledger = Ledger.at(_file(args, name), study.contest, resume=args.resume) if keep else Ledger()
    with ledger, stoppable(kept=bool(keep)):
        played = study.played(
            args.games, args.jobs or cores(), ledger, lambda done, total: counting(total, done), args.on
        )
    return Arm(name, study, played)


def _tell(args: argparse.Namespace, found: dict[str, Any]) -> None:
    from antics.cli.screen import make_console
    from antics.core.savefile import write
    from antics.lab.report import trial_page

    if args.report:
        write(args.report, trial_page(found))
    if args.json:
        print(json.dumps(found))
        return
    console = make_console()
    console.print(f"\n[bold]{found['title']}[/], {found['players']} players, seed {found['seed']}")
    console.print(found["question"], style="bold", markup=False)
    if any(arm["unofficial"] for arm in found["arms"]):
        console.print("Unofficial variants.", style="bold yellow")
    _show_figures(console, found)
    for sentence in found["verdict"]["differences"]:
        console.print(f"• {sentence}", markup=False, highlight=False)
    if found["verdict"]["same"]:
        console.print(found["verdict"]["same"], style="dim", markup=False, highlight=False)
    console.print(f"\n{found['verdict']['caution']}", style="dim", markup=False)
    console.print(f"Again: {found['command']}", style="dim", markup=False, soft_wrap=True)
    if args.report:
        console.print(f"The page is {args.report}", style="dim", markup=False)


def _show_figures(console: Any, found: dict[str, Any]) -> None:
    """The chief figures, a row for each variant."""
    from antics.cli.arena import table_with

    chief = [measure for measure in found["measures"] if measure["chief"]]
    table = table_with(found.get("swept", "variant"), *(measure["name"] for measure in chief))
    for arm in found["arms"]:
        cells = [_cell(measure["percent"], arm["figures"][measure["name"]]) for measure in chief]
        table.add_row(f"[bold]{arm['name']}[/]" if arm["name"] == found["base"] else arm["name"], *cells)
    console.print(table)


def _cell(percent: bool, mean: dict[str, float]) -> str:
    if percent:
        return f"{mean['mean']:.1%} [dim]({mean['low']:.0%}–{mean['high']:.0%})[/]"
    return f"{mean['mean']:,.2f} [dim]±{mean['high'] - mean['mean']:.2f}[/]"
