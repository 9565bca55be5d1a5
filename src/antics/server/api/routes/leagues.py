"""Leagues of friends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from antics.server.api import requests
from antics.server.api.answers import LeagueBrief, LeagueMember, LeagueOut, MyTable, described
from antics.server.api.dependencies import (
    REFUSALS,
    Known,
    LinkPath,
    Maker,
    Somebody,
    TheService,
    id_of,
    my_table,
    welcome,
)
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import leagues as kept
from antics.server.storage.leagues import League, Member
from antics.server.tables import leagues
from antics.table.league import Standing
from antics.table.record import OVER, brief
from antics.table.wish import SeatWish, TableWish, settings_of

SHOWN = 100  # finished games in an answer
router = APIRouter(prefix="/api", responses=REFUSALS)
MemberPath = Annotated[int, Path(ge=0, le=1000)]


@router.get("/leagues", response_model=list[described(LeagueBrief)])  # type: ignore[misc]
async def mine(session: Somebody, service: TheService) -> Any:
    """The leagues that you are a member of."""
    found = await kept.of(service.store, session.id) if session else []
    return [{"id": it.id, "name": it.name, "game": it.game, "ended": it.ended is not None} for it in found]


@router.post("/leagues", response_model=described(LeagueOut), status_code=201)
async def make_league(
    body: requests.NewLeague, session: Somebody, service: TheService, response: Response
) -> Any:
    """A new league of one game, whose tables are all played in one way."""
    session = await welcome(service, session, body.name, response)
    seats = [SeatWish(kind="open") for _ in range(body.players)]
    wish = TableWish(game=body.game, seats=seats, options=body.options, **settings_of(body))
    found = await leagues.make(service, session, body.title, wish)
    return await _shown(service, found, session)


@router.get("/leagues/{link}", response_model=described(LeagueOut))
async def show_league(link: LinkPath, session: Somebody, service: TheService) -> Any:
    """How everyone stands; for whoever has the link."""
    return await _shown(service, await kept.read(service.store, link), session)


@router.post("/leagues/{link}/join", response_model=described(LeagueOut))
async def join_league(
    link: LinkPath, body: requests.Join, session: Somebody, service: TheService, response: Response
) -> Any:
    """Become a member, or take another name as one."""
    await kept.read(service.store, link)
    session = await welcome(service, session, body.name, response)
    await leagues.join(service, link, session, body.name or session.name or "?")
    return await show_league(link, session, service)


@router.post("/leagues/{link}/leave", response_model=described(LeagueOut))
async def leave_league(link: LinkPath, session: Known, service: TheService) -> Any:
    """Leave; what you played stays. A host's place goes to whoever has been a member longest."""
    await leagues.leave(service, link, session)
    return await show_league(link, session, service)


@router.post("/leagues/{link}/members/{number}/remove", response_model=described(LeagueOut))
async def remove_member(link: LinkPath, number: MemberPath, session: Known, service: TheService) -> Any:
    """The host shows a member out."""
    await leagues.remove(service, link, session, number)
    return await show_league(link, session, service)


@router.post("/leagues/{link}/end", response_model=described(LeagueOut))
async def end_league(link: LinkPath, session: Known, service: TheService) -> Any:
    """The host ends the league: results stay, no more games are made."""
    await leagues.end(service, link, session)
    return await show_league(link, session, service)


@router.post("/leagues/{link}/games", response_model=described(MyTable), status_code=201)
async def next_game(
    link: LinkPath, body: requests.Fixture, session: Known, maker: Maker, service: TheService
) -> Any:
    """The next game: a table with the right people, in the way of the league."""
    return my_table(await leagues.play_next(service, link, session, body.members, maker), session)


async def _shown(service: Service, found: League, session: Session | None) -> LeagueOut:
    tables, me = await kept.tables(service.store, found.id), found.member(id_of(session))
    games, standings = leagues.results(found, tables)
    numbers = {it.person: it.number for it in found.members}
    members = [_member(found, it, standings[it.person], session) for it in found.members]
    return {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "players": found.players,
        "options": found.way["options"],
        "pace": found.way["pace"],
        "move_time": found.way["move_time"],
        "bank": found.way["bank"],
        "increment": found.way["increment"],
        "ended": int(found.ended) if found.ended else None,
        "you": me.number if me else None,
        "host": me is not None and found.host == me.person,
        "members": sorted(members, key=lambda it: (it["games"] == 0, -it["rating"], it["number"])),
        "games": [
            {
                "table": it.record.id,
                "at": int(it.record.touched),
                "places": [
                    {"member": numbers[one.person], "rank": one.rank, "points": one.points} for one in places
                ],
            }
            for it, places in games[:SHOWN]
        ],
        "running": [brief(it.record, it.seats, id_of(session)) for it in tables if it.record.status != OVER],
        "next": leagues.proposed(found, me, standings) if me and not found.ended else [],
    }


def _member(found: League, it: Member, standing: Standing, session: Session | None) -> LeagueMember:
    low, high = standing.interval
    return {
        "number": it.number,
        "name": it.name,
        "you": it.person == id_of(session),
        "host": it.person == found.host,
        "gone": it.gone is not None,
        "games": standing.games,
        "wins": round(standing.wins, 2),
        "points": standing.points,
        "rank": round(standing.ranks / standing.games, 2) if standing.games else None,
        "rating": round(standing.mu, 1),
        "low": round(low, 1),
        "high": round(high, 1),
    }
