"""`antics bench`: speed on one core, beside other engines.

`engine` measures random games in all forms of the rules; `envs` how fast batches are for learners; `search`
how fast bots think; `start` how soon one has chosen; `scale` how many games one worker plays, and two;
`server` how many moves a second people can make at many tables, and how soon the others see them;
`tables` how soon open ones are found among very many; `page` how smoothly pieces move.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from antics.cli.common import check_service, positive, rich_error_console
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named
from antics.core.registry import game_names


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "what",
        choices=["engine", "envs", "search", "start", "scale", "server", "tables", "page", "pocket"],
        help="random games, batches, thinking ahead, the first choice, games of bots by one worker and two, "
        "moves at many tables, the list of tables, frames in the browser, or the game without a service",
    )
    parser.add_argument("--game", metavar="GAME", help="only this game (default: all)")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many play (default: the most; search: also the fewest)"
    )
    parser.add_argument(
        "--seconds", type=_duration, default=5.0, metavar="S", help="for each measurement (default: 5)"
    )
    parser.add_argument(
        "--json", action="store_true", help="print JSON: an object for each game, or of the server"
    )
    server = parser.add_argument_group("server")
    server.add_argument(
        "--tables", type=positive, metavar="N", help="how many (default: 200; in the list: 100,000)"
    )
    server.add_argument(
        "--rate",
        type=positive,
        default=300,
        metavar="N",
        help="moves a second that are offered to each process (default: 300)",
    )
    server.add_argument(
        "--database", metavar="URL", help="as for `antics serve` (default: a new SQLite file)"
    )
    server.add_argument(
        "--processes", type=positive, default=1, metavar="N", help="server processes (default: 1)"
    )
    server.add_argument(
        "--baseline",
        action="store_true",
        help="measure in the same run how 0.1.0 told what happened: everything to everyone",
    )
    server.add_argument(
        "--minutes",
        type=positive,
        metavar="N",
        help="instead play on for so long: memory, handles and database from the start to the end",
    )


def _duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"must be a number of seconds, up to 3600, not {text!r}")
    return seconds


def run(args: argparse.Namespace) -> int:
    if args.what in ("server", "tables"):
        check_service("bench", args.database or "")
        return _server(args) if args.what == "server" else _tables(args)
    games = _chosen(args.game, args.players)
    if args.what in ("page", "pocket"):
        return _page(args, games)
    if args.what == "scale":
        return _scale(args, games)
    return {"search": _search, "start": _start, "engine": _engine, "envs": _envs}[args.what](args, games)


def _server(args: argparse.Namespace) -> int:
    from antics.bench import server

    if args.game or args.players:
        raise AnticsError(f"bench: the server is measured with {server.GAME}, {server.VIEWERS} players")
    with _looking() as now:
        count = args.tables or 200
        now(f"{count} tables …")
        if args.minutes:
            figures = server.soak(count, args.rate, args.minutes, args.processes)
        else:
            figures = server.race(
                count, args.rate, args.seconds, args.database, args.processes, args.baseline
            )
    return _print(args, figures)


def _tables(args: argparse.Namespace) -> int:
    from antics.bench import tables

    with _looking() as now:
        now("the list of open tables …")
        return _print(args, tables.race(args.tables or 100_000, args.database))


def _print(args: argparse.Namespace, figures: dict[str, Any]) -> int:
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:<24}{value}")
    return 0


def _scale(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import scale

    races: list[dict[str, Any]] = []
    with _looking() as now:
        for game in games:
            now(f"{game.title}: games of {scale.BOT} …")
            races += scale.race(game, args.players or game.seats[-1], args.seconds)
    if args.json:
        print(json.dumps(races))
    else:
        for race in races:
            print(", ".join(f"{name} {value}" for name, value in race.items()))
    return 0


def _page(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import page, pocket

    races = []
    with _looking() as now:
        for game in (game for game in games if game.name in page.GAMES):
            now(f"{game.title} in the browser …")
            players = args.players or game.seats[-1]
            if args.what == "page":
                races.append(page.race(game, players, args.seconds))
            else:
                races.append(pocket.race(game.name, players, args.seconds))
    if args.json:
        print(json.dumps(races))
    else:
        for race in races:
            print(", ".join(f"{name} {value}" for name, value in race.items()))
    return 0


def _engine(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import engine, peers
    from antics.bench.timing import one_core

    with one_core(), _looking() as now:
        ours = []
        for game in games:
            now(f"{game.title} …")
            ours.append(engine.race(game, args.players or game.seats[-1], args.seconds))
        now("other engines …")
        theirs = list(peers.races([game.name for game in games], args.seconds))
    for race in ours:
        race["peers"] = [_compared(race, peer) for peer in theirs if peers.is_for(peer, race["game"])]
    if args.json:
        print(json.dumps(ours))
    else:
        _show(ours, peers.installed())
    return 0


def _start(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import start

    races = []
    with _looking() as now:
        for game in games:
            now(f"{game.title} from its start …")
            races.append(start.race(game, args.players or game.seats[-1]))
    if args.json:
        print(json.dumps(races))
    else:
        for race in races:
            print(", ".join(f"{name} {value}" for name, value in race.items()))
    return 0


def _search(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import search
    from antics.bench.timing import one_core

    ours = []
    with one_core(), _looking() as now:
        for game in games:
            for players in [args.players] if args.players else sorted({game.seats[-1], game.seats[0]}):
                now(f"{game.title}, {players} players …")
                ours.append(search.race(game, players, args.seconds))
        now("other engines …")
        theirs = list(search.peers(args.seconds))
    for race in ours:
        race["peers"] = [
            peer | {"ratio": round(race["wasm_iterations_per_s"] / peer["iterations_per_s"], 1)}
            for peer in theirs
            if search.is_for(peer, race["game"])
        ]
    if args.json:
        print(json.dumps(ours))
    else:
        _show_search(ours, theirs)
    return 0


def _envs(args: argparse.Namespace, games: list[Game]) -> int:
    from antics.bench import envs
    from antics.bench.timing import one_core

    ours = []
    with one_core(), _looking() as now:
        for game in games:
            now(f"{game.title} …")
            ours.append(envs.race(game, args.players or game.seats[-1], args.seconds))
        now("other engines …")
        alike = any(game.name == envs.SAME for game in games)
        theirs = list(envs.peers(args.seconds)) if alike else []
    for race in ours:
        race["peers"] = [
            peer | {"ratio": round(race["pairs_per_s"] / peer["pairs_per_s"], 1)}
            for peer in theirs
            if race["game"] == envs.SAME
        ]
    if args.json:
        print(json.dumps(ours))
    else:
        for race in ours:
            print(f"{race['game']}, {race['players']} players: {race['pairs_per_s']:,} pairs/s")
            for peer in race["peers"]:
                print(f"  {peer['ratio']:,}× {peer['peer']}, {peer['how']}: {peer['pairs_per_s']:,} pairs/s")
    return 0


def _chosen(name: str | None, players: int | None) -> list[Game]:
    """The games to measure: the one named, or all that can be played by so many."""
    games = [game_named(name) for name in ([name] if name else game_names())]
    if players is not None:
        if name:
            games[0].check_players(players)
        games = [game for game in games if players in game.seats]
        if not games:
            raise AnticsError(f"bench: no game is for {players} players")
    return games


def _compared(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    return theirs | {
        "plain_ratio": round(ours["plain_moves_per_s"] / theirs["moves_per_s"], 2),
        "wasm_ratio": round(ours["wasm_moves_per_s"] / theirs["moves_per_s"], 2),
    }


@contextmanager
def _looking() -> Iterator[Callable[[str], None]]:
    """What is being measured, if somebody looks."""
    console = rich_error_console()
    if not console.is_terminal:
        yield lambda text: None
        return
    with console.status("") as status:
        yield lambda text: status.update(f"Measuring {text}")


def _show(races: list[dict[str, Any]], peers: list[str]) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import make_console

    console = make_console()
    for race in races:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left", title_style="bold")
        table.title = f"{race['game']}, {race['players']} players, {race['state_bytes']} bytes of state"
        for heading in ("", "moves/s", "Antics plain is", "its program is"):
            table.add_column(heading, justify="right" if heading else "left")
        plain, program = race["plain_moves_per_s"], race["wasm_moves_per_s"]
        table.add_row("Antics, plain Python", f"{plain:,}", "", f"{program / plain:,.1f}×")
        if native := race["native_moves_per_s"]:
            table.add_row("Antics, compiled by Numba", f"{native:,}", "", f"{race['wasm_ratio']:,}×")
        table.add_row("Antics, program", f"{program:,}", "", "", end_section=True)
        for peer in race["peers"]:
            table.add_row(
                f"{peer['peer']} {peer['game']}, {peer['how']}",
                f"{peer['moves_per_s']:,}",
                f"{peer['plain_ratio']:,}×",
                f"{peer['wasm_ratio']:,}×",
            )
        console.print()
        console.print(table)
    if not peers:
        console.print("No other engine is installed (`pip install antics\\[peers]`).", style="dim")


def _show_search(races: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import make_console

    console = make_console()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("whole-game search on one core")
    for heading in ("players", "iterations/s", "is, of Numba's"):
        table.add_column(heading, justify="right")
    for race in races:
        native = "" if race["wasm_ratio"] is None else f"{race['wasm_ratio']:,}×"
        table.add_row(race["game"], str(race["players"]), f"{race['wasm_iterations_per_s']:,}", native)
        for peer in race["peers"]:
            name = f"  {peer['ratio']:,}× {peer['peer']} MCTS, {peer['game']}, {peer['how']}"
            table.add_row(name, "2", f"{peer['iterations_per_s']:,}", "")
    console.print()
    console.print(table)
    if not theirs:
        console.print("No other engine is installed (`pip install antics\\[peers]`).", style="dim")
