"""Making tables, sitting down and getting up. What changes is committed first, and told afterwards."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from functools import wraps
from typing import Any, ParamSpec, Protocol, TypeVar

from antics.core.match import Match
from antics.core.registry import game as game_named
from antics.server.broadcast import telling
from antics.server.homes import place_of
from antics.server.notices import calls
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import outbox, people, records
from antics.server.storage.outbox import Also
from antics.server.storage.people import Holiday
from antics.server.storage.records import Kept
from antics.server.storage.store import Taken
from antics.server.tables.live import LiveTable
from antics.table import clock, clocks, making
from antics.table.answers import ProposalKind
from antics.table.making import MEDIUM, new_link, open_up
from antics.table.record import (
    OPEN,
    OVER,
    PLAYING,
    Asking,
    LoggedMove,
    Record,
    Seat,
    free_colour,
    free_name,
)
from antics.table.refusal import Refusal
from antics.table.table import AGREED
from antics.table.wish import (
    MoveWish,
    TableWish,
)

MOVING = 15 * 60.0  # seconds for which a link to another device is good


P = ParamSpec("P")
T = TypeVar("T")


def judged_again(deed: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """What another process was quicker at is judged again, as things stand now: the database decides."""

    @wraps(deed)
    async def until_kept(*args: P.args, **named: P.kwargs) -> T:
        while True:
            with suppress(Taken):
                return await deed(*args, **named)

    return until_kept


# ---- making tables -----------------------------------------------------------------------------------


async def make(
    service: Service, host: Session, wish: TableWish, maker: str, known: Match | None = None
) -> LiveTable:
    """A new table. Where nothing is open, the game begins at once. `known`: a game to go on with."""
    record, seats = making.new(wish, host.id, host.name, service.new_secret(), maker, known)
    return await _set_up(service, LiveTable(record, seats), known)


async def make_for(
    service: Service, host: Session, wish: TableWish, maker: str, league: str, people: Sequence[Guest]
) -> LiveTable:
    """A new table of a league, with certain people on its seats, in an order by chance. Over days it begins
    at once; a live one waits until its host begins it."""
    record, _ = making.new(wish, host.id, host.name, service.new_secret(), maker)
    record.status, record.league = PLAYING if wish.pace == "days" else OPEN, league
    order = secrets.SystemRandom().sample(people, len(people))
    seats = [Seat(i, "person", it.person, None, it.name, i) for i, it in enumerate(order)]
    return await _set_up(service, LiveTable(record, seats))


class Guest(Protocol):
    """Somebody who is given a seat."""

    person: str
    name: str


async def _set_up(
    service: Service, table: LiveTable, known: Match | None = None, after: Record | None = None
) -> LiveTable:
    """Keep a new table, which may be the rematch `after` another, and begin if everyone is there."""
    await _check_room(service, table.record)
    moves: list[LoggedMove] = []
    if known:
        moves = making.logged(known)
        await service.replays.elsewhere(table.record.maker, lambda: table.rebuild(moves))
    elif table.record.status == PLAYING:
        table.begin()
    for seat in table.seats:
        await _know_holiday(service, table, seat)
    clocks.run(table, clock.now())
    playing = table.record.status == PLAYING
    also = _calls(table, besides=table.record.host) if playing else []
    if table.record.league:
        also += calls.of_fixture(table, clock.now())
    await records.insert_table(service.store, Kept(table.record, table.seats, moves), after, also)
    service.metrics.tables_made.inc()
    if place_of(table.record.id, service.settings.processes) == service.settings.place:
        service.registry.add(table)  # else it comes to life where it is at home, as soon as somebody looks
    return table


async def _check_room(service: Service, new: Record) -> None:
    limits = service.settings.limits
    everyone, own, here = await records.count_running(service.store, new.host, new.maker)
    if everyone >= limits.tables or own >= limits.tables_each or here >= limits.tables_from:
        raise Refusal("too-many-tables")


@judged_again
async def rematch(service: Service, table: LiveTable, session: Session, maker: str) -> LiveTable:
    """The same people and settings once more; the first to ask makes the table, the others find it."""
    async with service.registry.changing(table):
        old = table.record
        if old.status != OVER:
            raise Refusal("not-over")
        if old.rematch:
            return await service.registry.find(old.rematch)
        record, seats = making.again(old, table.seats, session.id, service.new_secret(), maker)
        new = await service.finish(_set_up(service, LiveTable(record, seats), after=old))
        old.rematch, old.version = record.id, old.version + 1
        telling.tell_of_seats(table, table.audience)
        return new


# ---- sitting down --------------------------------------------------------------------------------------


async def by_link(service: Service, link: str) -> tuple[LiveTable, Seat]:
    """The table and the seat that a link leads to."""
    found = await records.seat_of_link(service.store, link)
    if found is None:
        raise Refusal("no-link")
    table = await service.registry.find(found[0])
    table.check_goes_on()
    return table, _seat_of(table, link)


def _seat_of(table: LiveTable, link: str) -> Seat:
    for seat in table.seats:
        if seat.link == link and (seat.link_until is None or seat.link_until >= time.time()):
            return seat
    raise Refusal("no-link")


@judged_again
async def take_link(
    service: Service, link: str, session: Session, name: str | None, colour: int | None
) -> LiveTable:
    """Take the seat of a link: an open one, or one's own on another device. In a running game, an open one is
    only asked for: whoever sits at the table has to agree. A game over days begins with the last who sits
    down."""
    table, _ = await by_link(service, link)
    async with service.registry.changing(table):
        seat = _seat_of(table, link)
        _check_newcomer(table, seat, session)
        if seat.kind == "person":
            await service.finish(_move_seat(service, table, seat, session))
            return table
        colour = free_colour(table.seats, seat.seat, colour)
        asking: Asking = {
            "session": session.id,
            "name": name or session.name,
            "colour": colour,
            "agreed": [],
        }
        if table.record.status == PLAYING:
            if seat.asking and seat.asking["session"] != session.id:
                raise Refusal("seat-taken", seat=seat.seat)
            seat.asking = asking
            await service.finish(_keep(service, table, seat))
        else:
            _sit(table, seat, asking)
            await _know_holiday(service, table, seat)
            if table.record.pace == "days" and all(it.kind != "open" for it in table.seats):
                await _begin(service, table)  # nobody waits there for the last one to come
            else:
                also = calls.of_sitting(table, seat, clock.now())
                await service.finish(_keep(service, table, *table.seats, also=also))
        return table


def _check_newcomer(table: LiveTable, seat: Seat, session: Session) -> None:
    """Whoever has sat at a table since its game began sees no other hand of it: they may take their own seat
    to another device and back, and nothing else."""
    if table.record.status != PLAYING:
        return
    own = {seat.seat} if seat.kind == "person" else set()
    if table.held(session.id) - own:
        raise Refusal("sat-here")


async def _move_seat(service: Service, table: LiveTable, seat: Seat, session: Session) -> None:
    """The holder of a seat goes on on another device."""
    before = seat.session
    if before and before not in seat.sat and table.record.status == PLAYING:
        seat.sat = [*seat.sat, before]
    seat.session, seat.link, seat.link_until = session.id, None, None
    table.last_seen[seat.seat] = time.monotonic()
    await _keep(service, table, seat)
    if before and before != session.id:
        table.audience.close(before, seat.seat)


def _sit(table: LiveTable, seat: Seat, who: Asking) -> None:
    """Somebody sits down on an open seat."""
    seat.colour = free_colour(table.seats, seat.seat, who["colour"])
    seat.kind, seat.session, seat.name, seat.level = "person", who["session"], who["name"], None
    seat.link, seat.link_until, seat.asking = None, None, None
    seat.kept, seat.silenced, seat.muted = False, False, []
    for other in table.seats:  # they meant somebody else
        other.muted = [it for it in other.muted if it != seat.seat]
    seat.since = len(table.match.log) if table.match else 0
    table.last_seen[seat.seat] = time.monotonic()
    table.audience.turn_over(seat.seat)


# ---- taking a seat over in a running game ------------------------------------------------------------


@judged_again
async def agree(service: Service, table: LiveTable, number: int, session: Session, yes: bool) -> None:
    """Somebody at the table agrees that a newcomer takes a seat over, or does not; or the newcomer thinks
    better of it. With the last who agrees, the newcomer sits down; a single no ends it, and the link."""
    async with service.registry.changing(table):
        seat = table.seats[number]
        own = table.seats_of(session.id)
        if not (own or (seat.asking and seat.asking["session"] == session.id and not yes)):
            raise Refusal("not-yours")
        if seat.asking is None or table.record.status != PLAYING:
            raise Refusal("nobody-asks", seat=number)
        if yes:
            agreed = [*seat.asking["agreed"], session.id]
            seat.asking = {**seat.asking, "agreed": agreed}
            _let_in(table)
        else:
            seat.asking, seat.link = None, new_link()
        await service.finish(_keep(service, table, *table.seats))
        service.bots.schedule(table)


def _let_in(table: LiveTable) -> None:
    """Let those sit down to whom everybody at the table has agreed."""
    for seat in table.seats:
        if (asking := seat.asking) is None:
            continue
        people = {it.session for it in table.seats if it.session}
        if asking["session"] in people or table.held(asking["session"]):
            seat.asking = None  # meanwhile they sat down elsewhere
        elif people and people <= set(asking["agreed"]):
            taken = {it.colour for it in table.seats if it.kind != "open" and it is not seat}
            colour = asking["colour"] if asking["colour"] not in taken else None
            _sit(table, seat, {**asking, "colour": colour})


async def join(
    service: Service,
    table: LiveTable,
    number: int | None,
    session: Session,
    name: str | None,
    colour: int | None,
) -> None:
    """Take an open seat by the table's own address. Once the game has begun, only at a public table."""
    while True:
        async with service.registry.changing(table):
            if not table.record.public and table.record.status != OPEN:
                raise Refusal("not-allowed", what="public")
            chosen = [seat for seat in table.seats if number in (None, seat.seat)]
            free = [seat for seat in chosen if seat.kind == "open" and not seat.kept]
            free.sort(key=lambda seat: seat.asking is not None)
            if not free:
                raise Refusal("seat-taken", seat=number)
            link = free[0].link or ""
        try:
            await take_link(service, link, session, name, colour)
            return
        except Refusal as refusal:
            if refusal.code != "no-link":  # somebody was quicker: perhaps another is free
                raise


@judged_again
async def introduce(
    service: Service, table: LiveTable, number: int, session: Session, name: str | None, colour: int | None
) -> None:
    """Somebody who sits already takes another name or colour."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        if table.record.status != OPEN:
            raise Refusal("already-begun")
        seat.colour = free_colour(table.seats, number, colour)
        seat.name = name or seat.name
        await service.finish(_keep(service, table, seat))


@judged_again
async def offer_link(service: Service, table: LiveTable, number: int, session: Session) -> Seat:
    """A link by which the holder of a seat moves it to another device."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        seat.link, seat.link_until = new_link(), time.time() + MOVING
        await service.finish(_keep(service, table, seat))
        return seat


@judged_again
async def change_seat(
    service: Service, table: LiveTable, number: int, kind: str, level: str | None, kept: bool = False
) -> None:
    """The host fills an open seat with a bot, or opens a bot's seat. `kept`: only for whoever has its own
    link, which is a new one."""
    async with service.registry.changing(table):
        seat = table.seats[number]
        if seat.kind == "person":
            raise Refusal("seat-taken", seat=number)
        if table.record.status == OVER:
            raise Refusal("not-playing", status=OVER)
        if kind == "open":
            open_up(seat, seat.name if table.record.status == PLAYING else "")
            seat.kept = kept
        else:
            if seat.kind == "open" and not seat.name:
                seat.colour = free_colour(table.seats, number, None)
                seat.name = free_name(table.seats)
            seat.kind, seat.level, seat.link, seat.asking = "bot", level or MEDIUM, None, None
        await service.finish(_keep(service, table, seat))
        service.bots.schedule(table)


# ---- beginning and getting up --------------------------------------------------------------------------


@judged_again
async def start(service: Service, table: LiveTable) -> None:
    """Everyone is there: the game begins."""
    async with service.registry.changing(table):
        if table.record.status != OPEN:
            raise Refusal("already-begun")
        for seat in table.seats:
            if seat.kind == "open":
                raise Refusal("seat-open", seat=seat.seat)
        await _begin(service, table)


async def _begin(service: Service, table: LiveTable) -> None:
    edition = game_named(table.record.game).edition  # what was made before the rules changed is not begun
    table.record.status = PLAYING
    table.begin()
    clocks.run(table, clock.now())
    try:
        also, facts = _calls(table), {"status": PLAYING, "edition": edition}
        await service.finish(_keep(service, table, *table.seats, also=also, **facts))
    except Taken:
        table.record.status, table.match = OPEN, None
        raise
    table.tell_opening()
    service.bots.schedule(table)


@judged_again
async def leave(service: Service, table: LiveTable, number: int, session: Session) -> None:
    """Get up for good: before the game the seat is open again, in the game a bot takes it."""
    async with service.registry.changing(table):
        seat, record = table.seats[table.own_seat(session.id, number)], table.record
        if record.status == OVER:
            return
        if record.status == OPEN:
            open_up(seat)
        else:
            seat.sat = [*seat.sat, session.id]
            seat.kind, seat.session, seat.level = "bot", None, record.stand_in_level
            seat.link, seat.link_until = None, None
            _let_in(table)
        others = [it.session for it in table.seats if it.session]
        if not others:
            await service.finish(_remove(service, table))
            return
        gone = record.host == session.id and not table.seats_of(session.id)
        host = others[0] if gone else record.host
        _without(table, session.id)
        clocks.start_anew(table, seat, clock.now())
        await service.finish(_keep(service, table, *table.seats, host=host))
        table.audience.close(session.id, number)
        service.bots.schedule(table)


# ---- words between people ------------------------------------------------------------------------------


@judged_again
async def switch_talk(service: Service, table: LiveTable, on: bool) -> None:
    """The host lets people at the table write to each other, or not."""
    async with service.registry.changing(table):
        await service.finish(_keep(service, table, talk=on))


@judged_again
async def mute(
    service: Service, table: LiveTable, number: int, session: Session, other: int, on: bool
) -> None:
    """Somebody does not want to read what another seat writes, or does again."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        seat.muted = sorted({*seat.muted, other} - (set() if on else {other}))
        await service.finish(_keep(service, table, seat))


@judged_again
async def silence(service: Service, table: LiveTable, number: int, on: bool) -> None:
    """The host does not let a seat write, or does again."""
    async with service.registry.changing(table):
        table.seats[number].silenced = on
        await service.finish(_keep(service, table, table.seats[number]))


# ---- time ---------------------------------------------------------------------------------------------


def _calls(table: LiveTable, besides: str = "") -> list[Also]:
    """Whoever has to move now."""
    now, others = clock.now(), [seat for seat in table.seats if seat.session != besides]
    return [it for seat in others for it in calls.of_turn(table, seat, now)]


async def _know_holiday(service: Service, table: LiveTable, seat: Seat) -> None:
    """Somebody sits down who may be away for some days."""
    if table.record.pace == "days" and seat.session:
        seat.holiday = await people.holiday(service.store, seat.session)


@judged_again
async def take_holiday(service: Service, session: Session, wish: Holiday) -> Holiday:
    """The clocks of somebody stand still from a time until another, at all their tables over days at once."""
    planned = await people.plan_holiday(service.store, session.id, wish)
    ids = sorted(await people.running_tables(service.store, session.id))
    tables = [await service.registry.find(id) for id in ids]
    async with AsyncExitStack() as locked:
        for table in tables:
            await locked.enter_async_context(service.registry.changing(table))
        await service.finish(_be_away(service, tables, session, wish, planned))
    return wish


async def _be_away(
    service: Service, tables: list[LiveTable], session: Session, wish: Holiday, planned: Any
) -> None:
    now, changes, also = clock.now(), [], [people.keep_holidays(service.store, session.id, planned)]
    for table in tables:
        mine = [table.seats[number] for number in table.seats_of(session.id)]
        for seat in mine:
            clocks.take_holiday(seat, wish, now)
            if seat.due is not None:
                at = calls.remind_at(table.record, seat.due)
                also.append(outbox.move_reminders(table.record.id, seat.seat, at))
        table.record.touched = now
        changes.append(records.Changed(table.record.id, table.record.version, {"touched": now}, mine))
    await _commit(service, tables, changes, also)


@judged_again
async def ask(service: Service, table: LiveTable, number: int, session: Session, wish: bool) -> None:
    """Somebody wants to be asked even where there is only one answer, or does not."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        if seat.asks != wish:
            seat.asks = wish
            await service.finish(_keep(service, table, seat))
            service.bots.schedule(table)


@judged_again
async def come_back(service: Service, table: LiveTable, number: int, session: Session) -> None:
    """Somebody whose time had run out plays again."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        if seat.late:
            clocks.come_back(table, seat, clock.now())
            await service.finish(_keep(service, table, seat))
            service.bots.schedule(table)


@judged_again
async def propose(
    service: Service, table: LiveTable, number: int, session: Session, what: ProposalKind, yes: bool
) -> None:
    """Something is done once all people at the table agree: all clocks are stopped, or a move is taken back.
    A single no ends it."""
    async with service.registry.changing(table):
        table.own_seat(session.id, number)
        if table.record.status != PLAYING or table.over:
            raise Refusal("not-playing", status=table.record.status)
        record, moves = table.record, len(table.playing.log)
        asked = record.proposal
        if asked and asked["moves"] != moves and asked["what"] == "undo":
            asked = None  # it went on meanwhile
        if not yes:
            if asked is None or asked["what"] != what:
                raise Refusal("no-proposal")
            await service.finish(_keep(service, table, proposal=None))
            return
        if asked is None or asked["what"] != what:
            _check_proposal(table, what, number)
            asked = {"what": what, "seat": number, "moves": moves, "agreed": []}
        agreed = sorted({*asked["agreed"], session.id})
        record.proposal = {**asked, "agreed": agreed}
        if not {seat.session for seat in table.seats if seat.session} <= set(agreed):
            await service.finish(_keep(service, table, proposal=record.proposal))
            return
        if what == "pause":
            clocks.halt(table, clock.now())
            paused = record.paused
            await service.finish(_keep(service, table, *table.seats, proposal=None, paused=paused))
            service.bots.rest(table)
            return
        await service.finish(_keep(service, table, proposal=None))
        await service.finish(_take_back(service, table, asked["seat"]))


def _check_proposal(table: LiveTable, what: ProposalKind, seat: int) -> None:
    if table.record.paused is not None:
        raise Refusal("paused")
    if what == "undo":
        if table.record.takeback != "agreed":
            raise Refusal("not-allowed", what="takeback")
        if all(entry.seat != seat for entry in table.playing.log):
            raise Refusal("cannot-undo")


async def _take_back(service: Service, table: LiveTable, number: int) -> None:
    """All agree: the last move of a seat, and what bots did since, is taken back."""
    while True:
        entry = table.playing.log[-1]
        wish = MoveWish(
            kind="undo",
            seat=entry.seat,
            decision_number=table.decision_number(entry.seat),
            key=f"{AGREED}{secrets.token_hex(12)}",
        )
        bring_back, times = table.mark(), clocks.state(table)
        line = table.carry_out(wish)
        changed = clocks.run(table, line.at, line)
        also = [outbox.clock(table.record.id, seat) for seat in changed]
        try:
            await service.store.append(table.record.id, line, table.record.version, None, also)
        except Taken:
            bring_back()
            clocks.bring_back(table, times)
            raise
        table.tell(line, table.prepare(line), 0.0, by_person=False)
        if entry.seat == number:
            break
    telling.tell_of_seats(table, table.audience)
    service.bots.schedule(table)


@judged_again
async def go_on(service: Service, table: LiveTable, number: int, session: Session) -> None:
    """Somebody ends a pause: all clocks run again, and those who have to move are called."""
    async with service.registry.changing(table):
        table.own_seat(session.id, number)
        if table.record.paused is None:
            return
        clocks.go_on(table, clock.now())
        await service.finish(_keep(service, table, *table.seats, paused=None))
        service.bots.schedule(table)


def _without(table: LiveTable, person: str) -> None:
    """Somebody has got up: nobody waits for them to agree."""
    if table.record.proposal and not table.seats_of(person):
        table.record.proposal = None


# ---- keeping it ----------------------------------------------------------------------------------------


async def _keep(
    service: Service, table: LiveTable, *changed: Seat, also: Sequence[Also] = (), **facts: Any
) -> None:
    """Commit who sits where and what else has changed, with what goes along, and tell it."""
    facts["touched"] = clock.now()
    for name, value in facts.items():
        setattr(table.record, name, value)
    change = records.Changed(table.record.id, table.record.version, facts, changed)
    await _commit(service, [table], [change], also)


async def _commit(
    service: Service, tables: list[LiveTable], changes: list[records.Changed], also: Sequence[Also]
) -> None:
    try:
        await records.update_tables(service.store, changes, also)
    except Taken:
        raise
    except BaseException:
        for table in tables:
            service.registry.forget(table)
        raise
    for table in tables:
        table.record.version += 1
        telling.tell_of_seats(table, table.audience)


async def _remove(service: Service, table: LiveTable) -> None:
    await records.delete_table(service.store, table.record.id, table.record.version)
    service.registry.forget(table)
