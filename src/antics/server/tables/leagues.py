"""Leagues: making one, coming and going, and its next game."""

from __future__ import annotations

import secrets
from typing import Any

from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import leagues
from antics.server.storage.leagues import League, Member
from antics.server.storage.records import Kept
from antics.server.tables import seating
from antics.server.tables.live import LiveTable
from antics.table import clock, league
from antics.table.league import Place, Standing
from antics.table.record import OVER
from antics.table.refusal import Refusal
from antics.table.wish import SeatWish, TableWish, check_pace, check_set_up, settings_of


async def make(service: Service, host: Session, name: str, wish: TableWish) -> League:
    """A new league: of one game, for so many at a table, all played in the same way."""
    players = len(wish.seats)
    check_set_up(wish.game, players, wish.options, {})
    check_pace(wish)
    if players < 2:
        raise Refusal("unusable", reason="a league is for two players or more")
    way = settings_of(wish) | {"options": wish.options, "public": False}
    id = secrets.token_urlsafe(18)
    row = {"id": id, "name": name, "game": wish.game, "players": players, "way": way, "host": host.id}
    await leagues.make(service.store, row | {"made": clock.now(), "ended": None}, host.name)
    return await leagues.read(service.store, id)


@seating.judged_again
async def join(service: Service, id: str, session: Session, name: str) -> None:
    found = await leagues.read(service.store, id)
    if found.ended is not None:
        raise Refusal("league-ended")
    await leagues.join(service.store, found, session.id, name, clock.now())


async def leave(service: Service, id: str, session: Session) -> None:
    """Results stay."""
    found = await leagues.read(service.store, id)
    await leagues.leave(service.store, found, _mine(found, session), clock.now())


async def remove(service: Service, id: str, session: Session, number: int) -> None:
    """The host shows somebody out."""
    found = await leagues.read(service.store, id)
    _check_host(found, session)
    there = [it for it in found.members if it.number == number and it.gone is None]
    if not there or there[0].person == session.id:
        raise Refusal("not-found")
    await leagues.leave(service.store, found, there[0], clock.now())


async def end(service: Service, id: str, session: Session) -> None:
    """No more games are made; what is being played still counts."""
    found = await leagues.read(service.store, id)
    _check_host(found, session)
    await leagues.end(service.store, found, clock.now())


def _mine(found: League, session: Session) -> Member:
    member = found.member(session.id)
    if member is None:
        raise Refusal("not-yours")
    return member


def _check_host(found: League, session: Session) -> None:
    if found.host != session.id:
        raise Refusal("not-yours")


Results = list[tuple[Kept, list[Place]]]


def results(found: League, tables: list[Kept]) -> tuple[Results, dict[str, Standing]]:
    """Its finished games with their places, the latest first, and how everyone stands."""
    people = {it.person for it in found.members}
    over = [it for it in tables if it.record.status == OVER]
    games = [(it, league.counted(it.record, it.seats, people)) for it in over]
    told = [places for _, places in reversed(games) if places]
    return games, league.standings(told, [it.person for it in found.members])


def proposed(found: League, me: Member, standings: dict[str, Standing]) -> list[int]:
    """The numbers of those with whom somebody should play next; nobody who is on holiday."""
    now = clock.now()
    there = [it for it in found.members if it.gone is None and it is not me and not _away(it, now)]
    people = league.next_game(me.person, [it.person for it in there], found.players, standings)
    return [it.number for person in people for it in there if it.person == person]


def _away(member: Member, now: float) -> bool:
    return any(start <= now < until for start, until in member.holidays)


async def play_next(
    service: Service, id: str, session: Session, numbers: list[int] | None, maker: str
) -> LiveTable:
    """A table of the league: with these members, or those proposed, on its seats. Over days it begins at
    once; live, as soon as whoever made it begins it. If these people have one, that is the one."""
    found = await leagues.read(service.store, id)
    me = _mine(found, session)
    if found.ended is not None:
        raise Refusal("league-ended")
    tables = await leagues.tables(service.store, id)
    if numbers is None:
        numbers = proposed(found, me, results(found, tables)[1])
    others = [it for it in found.members if it.number in numbers and it.gone is None and it is not me]
    if len(others) != found.players - 1 or len(set(numbers)) != len(others):
        raise Refusal("league-few", players=found.players)
    people = {me.person, *(it.person for it in others)}
    for kept in tables:
        if kept.record.status != OVER and {seat.session for seat in kept.seats} == people:
            return await service.registry.find(kept.record.id)
    return await seating.make_for(service, session, _wish(found), maker, id, [me, *others])


def _wish(found: League) -> TableWish:
    way: dict[str, Any] = dict(found.way)
    seats = [SeatWish(kind="open") for _ in range(found.players)]
    return TableWish(game=found.game, seats=seats, **way)
