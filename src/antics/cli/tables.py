"""`antics tables`: the tables of a service, for whoever runs it, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from antics.cli.common import add_database, check_service, positive
from antics.core.contract import Game
from antics.core.errors import AnticsError

if TYPE_CHECKING:
    from antics.server.storage.records import Kept

LISTED = 50


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=["list", "show", "export", "close"],
        default="list",
        help="list them, or show, export or close one (default: list). An export of a running game holds its "
        "secret; a game that is closed is over for good, and nobody has won; a table not begun is deleted",
    )
    parser.add_argument("id", nargs="?", metavar="ID", help="of the table, as in its address")
    parser.add_argument("--status", choices=["open", "playing", "over"], help="list only these")
    parser.add_argument(
        "--most", type=positive, default=LISTED, metavar="N", help=f"list so many (default: {LISTED})"
    )
    parser.add_argument("--json", action="store_true", help="list and show as JSON")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    if (args.id is None) != (args.what == "list"):
        raise AnticsError(f"tables: {args.what} " + ("takes no ID" if args.id else "needs the ID of a table"))
    check_service("tables", args.database)
    return asyncio.run(_run(args))


async def _run(args: argparse.Namespace) -> int:
    from antics.server.storage import operating
    from antics.server.storage.store import Store

    store = Store(args.database, shared=True)  # a service may be running
    await store.open()
    try:
        if args.what == "list":
            tables = [
                _brief(it, moves) for it, moves in await operating.listed(store, args.status, args.most)
            ]
            _show_list(tables, args.json)
        elif args.what == "show":
            kept = await operating.table(store, args.id)
            _show(_facts(kept), args.json)
        elif args.what == "export":
            print(operating.save_file(await operating.table(store, args.id)), end="")
        else:
            print(await operating.close(store, args.id))
    finally:
        await store.close()
    return 0


def _brief(kept: Kept, moves: int) -> dict[str, Any]:
    record = kept.record
    seats = [
        seat.name or "(open)" if seat.kind != "bot" else f"{seat.name} ({seat.level})" for seat in kept.seats
    ]
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "moves": moves,
        "last": _when(record.touched),
        "seats": seats,
    }


def _facts(kept: Kept) -> dict[str, Any]:
    record = kept.record
    last = kept.moves[-1] if kept.moves else None
    facts = _brief(kept, len(kept.moves)) | {"last": _when(max(record.touched, last.at if last else 0.0))}
    facts |= {"made": _when(record.made), "options": record.options, "edition": record.edition}
    facts |= {"public": record.public, "spectators": record.spectators, "sealed": record.sealed}
    return facts | {"closed": last.key if last and last.kind == "close" else None}


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(timespec="minutes")


def _show_list(tables: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(tables))
        return
    for it in tables:
        line = f"{it['id']}  {it['status']:<8}{it['game']:<17}{it['moves']:>5} moves  {it['last']}  "
        print(line + ", ".join(it["seats"]))
    if not tables:
        print("There are no such tables.")


def _show(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for name, value in facts.items():
        print(f"{name:<12}{', '.join(value) if isinstance(value, list) else value}")
