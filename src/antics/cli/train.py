"""`antics train`: a network learns a game from games of its own."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from antics.cli.common import add_game, add_on, check_writable, options_of, positive
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.extras import needed
from antics.core.registry import game as game_named
from antics.core.weights import read

INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument("--players", type=positive, metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--out", metavar="FILE.net", help="where the weights go (default: GAME-SETTING.net)")
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds already")
    parser.add_argument(
        "--positions",
        type=positive,
        default=600_000,
        metavar="N",
        help="that the first generation learns from, of games by leanings (default: 600,000)",
    )
    parser.add_argument("--generations", type=positive, default=6, metavar="N", help="default: 6")
    parser.add_argument(
        "--games", type=positive, default=600, metavar="N", help="games of a generation (default: 600)"
    )
    parser.add_argument(
        "--iterations", type=positive, default=100, metavar="N", help="of each choice in them (default: 100)"
    )
    parser.add_argument("--minutes", type=float, metavar="M", help="no generation begins later than this")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="a number that decides all luck")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with curves")
    parser.add_argument(
        "--samples", metavar="FILE.npz", help="keep the positions that were learned from, for other networks"
    )
    parser.add_argument(
        "--measure",
        type=efforts,
        default=(),
        metavar="E,…",
        help="play against the search without a network at these efforts (0.1 is medium, 1 hard, 9 expert), "
        "and keep with the weights up to which they are stronger: levels use them so far",
    )
    parser.add_argument(
        "--deals", type=positive, default=40, metavar="N", help="of each measurement (default: 40)"
    )
    parser.add_argument(
        "--against",
        metavar="BOT",
        help="learn from games among these (medium to champion, search:300), and tell which share is won of "
        "--deals that nobody learned from: an estimate of how far BOT can be exploited",
    )
    parser.add_argument(
        "--test-deals",
        type=positive,
        default=400,
        metavar="N",
        help="after so many, a generation that is not shown to be better is not (default: 400)",
    )
    parser.add_argument(
        "--measure-only", action="store_true", help="learn nothing: measure the weights that --out holds"
    )
    add_on(parser)
    group = parser.add_argument_group("options of the game")
    for option in game.options if game else ():
        group.add_argument(
            f"--{option.name}", dest=f"option_{option.name}", action="store_true", help=option.about
        )


def efforts(text: str) -> tuple[float, ...]:
    """Efforts with commas between them."""
    found = tuple(map(float, text.split(",")))
    if not all(effort > 0 for effort in found):
        raise ValueError(text)
    return found


def run(args: argparse.Namespace) -> int:
    needed("antics.train.games", "numpy", extra="train")
    from antics.train.report import page
    from antics.train.run import Learned, Task, told_by, train, with_response, with_strength

    game = game_named(args.game)
    players = args.players or game.seats[0]
    game.check_players(players)
    if args.minutes is not None and not args.minutes > 0:
        raise AnticsError(f"--minutes must be above zero, not {args.minutes}")
    task = Task(
        game,
        players,
        game.settings(players, options_of(args)),
        seed=args.seed,
        generations=args.generations,
        lean=args.positions,
        games=args.games,
        iterations=args.iterations,
        minutes=args.minutes,
        jobs=args.jobs,
        on=args.on,
        samples=Path(args.samples) if args.samples else None,
        against=args.against,
        test_deals=args.test_deals,
    )
    against = f"-against-{args.against.replace(':', '_')}" if args.against else ""
    out = Path(args.out or f"{game.name}-{task.setting}{against}.net")
    checkpoint = out.with_suffix(".npz")
    for path in (out, checkpoint, *map(Path, filter(None, (args.report, args.samples)))):
        check_writable(path)
    begun = Learned.kept(checkpoint, task) if args.resume else None
    try:
        if begun is not None and not out.exists():
            out.write_bytes(begun.weights(task).file())
        for learned in () if args.measure_only else train(task, _say, begun):
            learned.keep(checkpoint, task)
            out.write_bytes(learned.weights(task).file())
            if args.report:
                Path(args.report).write_text(page(task, learned.log), encoding="utf-8")
        weights = read(game, task.setting, out)
        if args.against:
            weights = with_response(task, weights, args.deals, _say)
            out.write_bytes(weights.file())
        if args.measure:
            weights = with_strength(task, weights, args.measure, args.deals, _say)
            out.write_bytes(weights.file())
        if args.report:
            Path(args.report).write_text(page(task, *told_by(weights)), encoding="utf-8")
    except KeyboardInterrupt:
        print(f"antics: stopped; go on with --resume --out {out}", file=sys.stderr)
        return INTERRUPTED
    print(f"{out}: {out.stat().st_size:,} bytes, {len(weights.about['log'])} generations")
    return 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
