"""My games: those that run, those that are over, and what they come to."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from antics.core.errors import AnticsError
from antics.server.addresses import network
from antics.server.api.answers import FinishedGame, FinishedOut, GameSeat, RunningGame, RunningOut, described
from antics.server.api.dependencies import REFUSALS, Address, Known, Somebody, TheService, raw
from antics.server.serial import dumps
from antics.server.service import Service
from antics.server.storage import figures, operating, records
from antics.table import clock, statistics
from antics.table.figures import Figures
from antics.table.record import Record, Seat
from antics.table.statistics import Statistics

router = APIRouter(prefix="/api", responses=REFUSALS)
RUNNING = 200  # tables
PAGE = 100  # finished games
SAVES = 100  # save files in one archive
NOBODY: Statistics = {"games": [], "rivals": [], "levels": [], "streaks": statistics.streaks([])}


@router.get("/me/games", response_model=described(RunningOut))
async def running_games(session: Somebody, service: TheService) -> Any:
    """Games that are not over: those where it is my turn first, those with the least time first."""
    found = await records.list_mine(service.store, session.id, RUNNING) if session else []
    games = [_running(kept.record, kept.seats, session.id if session else "") for kept in found]
    far = float("inf")
    games.sort(key=lambda it: (not it["turn"], it["status"] == "open", it["due"] or far, -it["touched"]))
    return {"games": games, "now": int(clock.now())}


def _running(record: Record, seats: list[Seat], me: str) -> RunningGame:
    mine = [it for it in seats if it.session == me and it.turn is not None]
    owing = mine or [it for it in seats if it.turn is not None]
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "status": record.status,
        "pace": record.pace,
        "touched": int(record.touched),
        "paused": record.paused is not None,
        "turn": bool(mine) and record.paused is None,
        "due": min((int(it.due) for it in owing if it.due), default=None),
        "seats": [
            {
                "seat": it.seat,
                "kind": it.kind,
                "name": it.name,
                "colour": it.colour,
                "level": it.level,
                "yours": it.session == me,
                "waiting": it.turn is not None,
                "points": None,
                "rank": None,
                "won": False,
            }
            for it in seats
        ],
    }


Skip = Annotated[int, Query(ge=0, le=1_000_000)]
Most = Annotated[int, Query(ge=1, le=PAGE)]
Text = Annotated[str, Query(max_length=40, description="part of the name of somebody who was there")]
GameName = Annotated[str, Query(max_length=40, description="only this game")]
Games = Annotated[str, Query(max_length=400, description="games that the text means, with commas between")]


@router.get("/me/finished", response_model=described(FinishedOut))
async def finished_games(
    session: Somebody,
    service: TheService,
    text: Text = "",
    also: Games = "",
    game: GameName = "",
    won: bool | None = None,
    skip: Skip = 0,
    most: Most = 20,
) -> Any:
    """Games that are over, the latest first. With a text: those where somebody was called like this, or
    of one of the games that it means."""
    if session is None:
        return {"games": [], "count": 0}
    sought = figures.Sought(text.strip(), tuple(also.split(",")), game, won)
    rows, count = await figures.page(service.store, session.id, sought, skip, most)
    return {"games": await _finished(service, rows, session.id), "count": count}


async def _finished(service: Service, rows: list[Figures], me: str) -> list[FinishedGame]:
    tables: dict[str, list[Figures]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    kept = await figures.kept(service.store, tables)
    return [_over(seats, id in kept, me) for id, seats in tables.items()]


def _over(seats: list[Figures], kept: bool, me: str) -> FinishedGame:
    first = seats[0]
    return {
        "id": first.table_id,
        "game": first.game,
        "ended": int(first.ended),
        "seconds": int(first.seconds),
        "moves": first.moves,
        "pace": "days" if first.pace == "days" else "live",
        "counts": first.counts,
        "kept": kept,
        "seats": [_seat(it, me) for it in seats],
    }


def _seat(it: Figures, me: str) -> GameSeat:
    return {
        "seat": it.seat,
        "kind": it.kind,  # type: ignore[typeddict-item]
        "name": it.name,
        "colour": it.colour,
        "level": it.level,
        "yours": it.person == me,
        "waiting": False,
        "points": it.points,
        "rank": it.rank,
        "won": it.won,
    }


@router.get("/me/statistics", response_model=described(Statistics))
async def my_statistics(session: Somebody, service: TheService) -> Any:
    """What my finished games come to."""
    if session is None:
        return NOBODY
    rows = await figures.of_person(service.store, session.id)
    return raw(await asyncio.to_thread(lambda: dumps(statistics.of(rows, session.id))))


# ---- to take away ----------------------------------------------------------------------------------------

COLUMNS = ("id", "game", "ended", "seconds", "moves", "pace", "counts")
OF_SEAT = ("seat", "yours", "kind", "level", "name", "points", "rank", "won")
FILE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}


def _file(name: str, data: str | bytes, kind: str) -> Response:
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/me/finished.csv", response_class=Response, responses=FILE)
async def finished_as_csv(session: Known, service: TheService) -> Response:
    """All my finished games as a table, a row for each game and seat."""
    rows = await figures.of_person(service.store, session.id)
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow([*COLUMNS, *OF_SEAT])
    for game in await _finished(service, rows, session.id):
        facts = dict[str, Any](game)
        for seat in game["seats"]:
            told = facts | dict[str, Any](seat)
            table.writerow([_plain(told[name]) for name in (*COLUMNS, *OF_SEAT)])
    return _file("antics-games.csv", out.getvalue(), "text/csv; charset=utf-8")


def _plain(value: object) -> object:
    """What a spreadsheet takes for a formula is only text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in tuple("=+-@\t\r") else value


@router.get("/me/finished.json", response_model=list[described(FinishedGame)])  # type: ignore[misc]
async def finished_as_json(session: Known, service: TheService, response: Response) -> Any:
    """All my finished games."""
    response.headers["content-disposition"] = 'attachment; filename="antics-games.json"'
    return await _finished(service, await figures.of_person(service.store, session.id), session.id)


@router.get(
    "/me/saves.zip",
    response_class=Response,
    responses={200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def saves(session: Known, service: TheService, address: Address, skip: Skip = 0) -> Response:
    """The save files of a hundred of my finished games, the latest first, as far as they are still kept."""
    rows, _ = await figures.page(service.store, session.id, figures.Sought(), skip, SAVES)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for id, game in {row.table_id: row.game for row in rows}.items():
            if text := await _save_file(service, id, network(address)):
                archive.writestr(f"{game}-{id}.txt", text)
    return _file("antics-games.zip", out.getvalue(), "application/zip")


async def _save_file(service: Service, id: str, who: str) -> str | None:
    """The game of a table, if it is still kept and can be told by today's rules."""
    kept = await records.read_table(service.store, id)
    if kept is None:
        return None
    try:
        return await service.replays.elsewhere(who, lambda: operating.save_file(kept))
    except AnticsError:
        return None
