"""All tables: making them, sitting down, playing. What changes is committed first, and told afterwards."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import delete, func, insert, select, update

from antics.core.errors import AnticsError, IllegalAction
from antics.core.match import Match
from antics.core.state import WATCHER
from antics.server import models, sight
from antics.server.errors import Refusal
from antics.server.identity import Session
from antics.server.keeper import Keeper
from antics.server.live import Listener, encoded
from antics.server.logs import METRICS
from antics.server.serial import dumps
from antics.server.settings import Settings
from antics.server.store import Store, Taken
from antics.server.tables import OPEN, OVER, PLAYING, TIMES, UNDO, Record, Seat, Table, check_settings

MOVING = 15 * 60.0  # seconds for which a link to another device is good
LONGEST = 120.0  # seconds; who takes longer has been away
T = TypeVar("T")


@asynccontextmanager
async def at(table: Table) -> AsyncIterator[None]:
    """One at a time, and only if this object still stands for the table."""
    async with table.lock:
        if table.gone:
            raise Refusal("try-again")
        yield


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.keeper = Keeper(self, settings)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.streams = 0
        self._streams_of: dict[str, int] = {}
        self._told: dict[str, bytes] = {}
        self._working: set[asyncio.Task[Any]] = set()

    def new_secret(self) -> str:
        """256 bits from the system, which nobody is told before the end."""
        return secrets.token_hex(32)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Nobody is answered for any more, and what has begun is brought to its end."""
        await self.keeper.close()
        await asyncio.gather(*self._working, return_exceptions=True)
        for table in list(self.tables.values()):
            table.audience.close()

    # ---- tables --------------------------------------------------------------------------------

    async def make(
        self,
        host: Session,
        game: str,
        options: dict[str, bool],
        components: dict[str, dict[str, int]],
        seats: list[dict[str, Any]],
        *,
        public: bool = False,
        spectators: bool = True,
        hints: bool = True,
        stand_in_after: int = 180,
        stand_in_level: str = "medium",
        known: Match | None = None,
    ) -> Table:
        """A new table. Where nothing is open, the game begins at once. `known`: a game to go on with."""
        check_settings(game, len(seats), options, components)
        await self._check_room(host)
        now = time.time()
        record = Record(
            id=secrets.token_hex(8),
            game=game,
            players=len(seats),
            options=options,
            components=components,
            secret=known.seed if known else self.new_secret(),
            sealed=known is None,
            status=OPEN if any(seat["kind"] == "open" for seat in seats) else PLAYING,
            host=host.id,
            public=public,
            spectators=spectators,
            hints=hints,
            stand_in_after=stand_in_after,
            stand_in_level=stand_in_level,
            rematch=None,
            made=now,
            touched=now,
        )
        table = Table(record, [])
        table.seats = [Seat(i, "open", None, None, "", i) for i in range(record.players)]
        for i in sorted(range(len(seats)), key=lambda i: seats[i].get("colour") is None):
            self._seat(table, i, seats[i], host)
        rows = []
        if known:
            record.status = OVER if known.over else record.status
            table.begin()
            rows = [
                table.carry_out("move", entry.seat, list(entry.action.steps), f"upload {i}")
                for i, entry in enumerate(known.log)
            ]
        elif record.status == PLAYING:
            table.begin()
        async with self.store.writing() as connection:
            await connection.execute(insert(models.tables).values(record.row()))
            await connection.execute(insert(models.seats), [seat.row(record.id) for seat in table.seats])
            if rows:
                await connection.execute(insert(models.moves), rows)
        self.tables[record.id] = table
        METRICS.count("antics_tables_made_total")
        if any(seat.kind == "bot" and seat.level != "random" for seat in table.seats):
            self.keeper.brains.prepare(game)
        if record.status == PLAYING:
            self.keeper.tend(table)
        return table

    def _seat(self, table: Table, i: int, wish: dict[str, Any], host: Session) -> None:
        seat, kind = table.seats[i], wish["kind"]
        if kind == "open":
            seat.link = secrets.token_urlsafe(18)
            return
        seat.colour = table.free_colour(wish.get("colour"), i)
        seat.kind = "bot" if kind == "bot" else "person"
        seat.level = wish.get("level") if kind == "bot" else None
        seat.session = host.id if kind == "me" else wish.get("session")
        seat.name = wish.get("name") or (table.free_name() if kind == "bot" else host.name)

    async def _check_room(self, host: Session) -> None:
        t = models.tables
        async with self.store.reading() as connection:
            query = select(func.count()).select_from(t).where(t.c.status != OVER)
            total = (await connection.execute(query)).scalar_one()
            mine = (await connection.execute(query.where(t.c.host == host.id))).scalar_one()
        if total >= self.settings.limits.tables or mine >= self.settings.limits.tables_each:
            raise Refusal("too-many-tables")

    async def find(self, id: str) -> Table:
        """The table of this id, from memory or from its log."""
        table = self.tables.get(id)
        if table is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        async with self.store.reading() as connection:
            row = (await connection.execute(select(models.tables).where(models.tables.c.id == id))).first()
            if row is None:
                raise Refusal("not-found")
            s = models.seats
            seats = (await connection.execute(select(s).where(s.c.table_id == id).order_by(s.c.seat))).all()
            m = models.moves
            moves = (await connection.execute(select(m).where(m.c.table_id == id).order_by(m.c.seq))).all()
        table = Table(
            Record(**row._mapping), [Seat(**{k: seat._mapping[k] for k in Seat.KEPT}) for seat in seats]
        )
        if table.record.status != OPEN:
            try:
                await asyncio.to_thread(table.rebuild, moves)
            except (AnticsError, Refusal) as error:
                raise Refusal("broken-table") from error
        self.tables[id] = table
        self.keeper.tend(table)
        return table

    def forget(self, table: Table) -> None:
        """Let go of a table; whoever listens comes back and gets it as the log tells it."""
        table.gone = True
        table.audience.close()
        self._told.pop(table.record.id, None)
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]

    async def remove(self, table: Table) -> None:
        self.forget(table)
        async with self.store.writing() as connection:
            for it in (models.moves, models.seats):
                await connection.execute(delete(it).where(it.c.table_id == table.record.id))
            await connection.execute(delete(models.tables).where(models.tables.c.id == table.record.id))

    # ---- sitting down and getting up -------------------------------------------------------------

    async def _keep(self, table: Table, *changed: Seat, **facts: Any) -> None:
        """Commit who sits where, and tell it."""
        facts["touched"] = table.record.touched = time.time()
        for name, value in facts.items():
            setattr(table.record, name, value)
        id, s = table.record.id, models.seats
        try:
            async with self.store.writing() as connection:
                for seat in changed:
                    query = update(s).where(s.c.table_id == id, s.c.seat == seat.seat)
                    await connection.execute(query.values(seat.row(id)))
                await connection.execute(update(models.tables).where(models.tables.c.id == id).values(facts))
        except BaseException:
            self.forget(table)
            raise
        self.tell_of_seats(table)

    async def by_link(self, link: str) -> tuple[Table, Seat]:
        """The table and the seat that a link leads to."""
        s = models.seats
        async with self.store.reading() as connection:
            row = (await connection.execute(select(s.c.table_id, s.c.seat).where(s.c.link == link))).first()
        if row is None:
            raise Refusal("no-link")
        table = await self.find(row.table_id)
        seat = table.seats[row.seat]
        if seat.link != link or (seat.link_until is not None and seat.link_until < time.time()):
            raise Refusal("no-link")
        return table, seat

    async def take(
        self, link: str, session: Session, name: str | None, colour: int | None
    ) -> tuple[Table, int]:
        """Take the seat of a link: an open one, or one's own on another device."""
        table, _ = await self.by_link(link)
        async with at(table):
            seat = (await self.by_link(link))[1]
            if seat.kind == "open":
                seat.colour = table.free_colour(colour, seat.seat)
                seat.name = name or session.name
            before, seat.session = seat.session, session.id
            seat.kind, seat.link, seat.link_until = "person", None, None
            seat.last_seen = time.monotonic()
            await self._finish(self._keep(table, seat))
            if before and before != session.id:
                table.audience.close(before, seat.seat)
            return table, seat.seat

    async def sit_down(
        self, table: Table, number: int | None, session: Session, name: str | None, colour: int | None
    ) -> int:
        """Take an open seat of a public table."""
        if not table.record.public:
            raise Refusal("not-allowed", what="public")
        async with at(table):
            free = [seat for seat in table.seats if seat.kind == "open" and number in (None, seat.seat)]
            if not free:
                raise Refusal("seat-taken", seat=number)
            link = free[0].link or ""
        return (await self.take(link, session, name, colour))[1]

    async def introduce(
        self, table: Table, number: int, session: Session, name: str | None, colour: int | None
    ) -> None:
        """Somebody who sits already takes another name or colour."""
        async with at(table):
            seat = table.seats[self.own_seat(table, session, number)]
            if table.record.status != OPEN:
                raise Refusal("already-begun")
            seat.colour = table.free_colour(colour, number)
            seat.name = name or seat.name
            await self._finish(self._keep(table, seat))

    async def offer(self, table: Table, number: int) -> Seat:
        """A link by which the holder of a seat moves it to another device."""
        async with at(table):
            seat = table.seats[number]
            seat.link, seat.link_until = secrets.token_urlsafe(18), time.time() + MOVING
            await self._finish(self._keep(table, seat))
            return seat

    async def change_seat(self, table: Table, number: int, kind: str, level: str | None) -> None:
        """The host fills an open seat with a bot, or opens a bot's seat."""
        async with at(table):
            seat = table.seats[number]
            if seat.kind == "person":
                raise Refusal("seat-taken", seat=number)
            if table.record.status == OVER:
                raise Refusal("not-playing", status=OVER)
            if kind == "open":
                self._open_seat(seat)
            else:
                if seat.kind == "open":
                    seat.colour = table.free_colour(None, number)
                    seat.name = table.free_name()
                seat.kind, seat.level, seat.link = "bot", level, None
            await self._finish(self._keep(table, seat))
            self.keeper.tend(table)

    def _open_seat(self, seat: Seat) -> None:
        seat.kind, seat.session, seat.level, seat.name = "open", None, None, ""
        seat.link, seat.link_until = secrets.token_urlsafe(18), None

    async def leave(self, table: Table, number: int, session: Session) -> None:
        """Get up for good: before the game the seat is open again, in the game a bot takes it."""
        async with at(table):
            seat = table.seats[number]
            if table.record.status == OPEN:
                self._open_seat(seat)
            elif table.record.status == PLAYING:
                seat.kind, seat.session, seat.level = "bot", None, table.record.stand_in_level
                seat.link, seat.link_until = None, None
            else:
                return
            others = [it.session for it in table.seats if it.session]
            facts = {}
            if table.record.host == session.id and not table.seats_of(session.id) and others:
                facts["host"] = others[0]
            if not others:
                await self._finish(self.remove(table))
                return
            await self._finish(self._keep(table, seat, **facts))
            table.audience.close(session.id, number)
            self.keeper.tend(table)

    async def start(self, table: Table) -> None:
        async with at(table):
            if table.record.status != OPEN:
                raise Refusal("already-begun")
            for seat in table.seats:
                if seat.kind == "open":
                    raise Refusal("seat-open", seat=seat.seat)
            await self._finish(self._keep(table, status=PLAYING))
            table.begin()
            self.tell_of_seats(table)
            self._tell(table, undone=False, opening=True)
            self.keeper.tend(table)

    async def rematch(self, table: Table, session: Session) -> Table:
        """The same people and settings once more; the first to ask makes the table, the others find it."""
        async with at(table):
            record = table.record
            if record.status != OVER:
                raise Refusal("not-over")
            if record.rematch:
                return await self.find(record.rematch)
            seats = [
                {
                    "kind": it.kind,
                    "level": it.level,
                    "session": it.session,
                    "name": it.name,
                    "colour": it.colour,
                }
                for it in table.seats
            ]
            new = await self.make(
                session,
                record.game,
                record.options,
                record.components,
                seats,
                public=record.public,
                spectators=record.spectators,
                hints=record.hints,
                stand_in_after=record.stand_in_after,
                stand_in_level=record.stand_in_level,
            )
            await self._finish(self._keep(table, rematch=new.record.id))
            return new

    # ---- playing -------------------------------------------------------------------------------

    async def move(
        self, table: Table, seat: int, position: int, steps: list[int], key: str, by: str = "person"
    ) -> int:
        """Play, commit, tell; the seat's position afterwards."""
        return await self._finish(self._act(table, "move", seat, position, steps, key, by))

    async def undo(self, table: Table, seat: int, position: int, key: str) -> int:
        return await self._finish(self._act(table, UNDO, seat, position, [], key, "person"))

    async def _act(
        self, table: Table, kind: str, seat: int, position: int, steps: list[int], key: str, by: str
    ) -> int:
        async with at(table):
            if answer := table.answered(seat, key, kind, steps):
                return answer.position
            table.check_position(seat, position)
            took = time.monotonic() - table.asked_at[seat]
            try:
                row = table.carry_out(kind, seat, steps, key)
            except IllegalAction as error:
                METRICS.count("antics_moves_refused_total")
                raise Refusal("illegal", reason=error.message.data()) from error
            over = table.playing.over
            try:
                with METRICS.timed("antics_commit_seconds"):
                    await self.store.append(row, over)
            except Taken as error:  # another process plays at this table: its log decides
                self.forget(table)
                raise Refusal("stale", position=position) from error
            except BaseException:
                self.forget(table)
                raise
            METRICS.count("antics_moves_total")
            if by == "person" and took < LONGEST:
                table.seats[seat].times = [*table.seats[seat].times, took][-TIMES:]
            table.record.touched = row["at"]
            if over:
                table.record.status = OVER
            self._tell(table, undone=kind == UNDO)
            if over:
                self.tell_of_seats(table)
            self.keeper.tend(table)
            return table.position(seat)

    # ---- telling -------------------------------------------------------------------------------

    def _tell(self, table: Table, *, undone: bool, opening: bool = False) -> None:
        """Tell every viewer what happened, as far as they may know."""
        for viewer, channel in table.audience.channels.items():
            if not channel.wanted:
                channel.kept.clear()
                channel.count += 1
                continue
            seen = table.sight(viewer)
            news = None if undone or opening else sight.latest(table, viewer)
            if news is None and seen == channel.last:
                continue
            frames = [news] if news else [sight.opening(table.playing, viewer)] if opening else []
            table.audience.publish(viewer, "position", seen, message(seen, frames, undone))

    def tell_of_seats(self, table: Table) -> None:
        """Tell everyone who sits where, if that has changed."""
        told = dumps(self.about(table))
        if self._told.get(table.record.id) != told and len(table.audience):
            self._told[table.record.id] = told
            table.audience.tell_all("table", told)

    def about(self, table: Table) -> dict[str, Any]:
        """What everyone may know about a table."""
        record = table.record
        return {
            "id": record.id,
            "game": record.game,
            "players": record.players,
            "options": record.options,
            "components": record.components,
            "status": record.status,
            "public": record.public,
            "spectators": record.spectators,
            "hints": record.hints,
            "stand_in_after": record.stand_in_after,
            "stand_in_level": record.stand_in_level,
            "sealed": record.sealed,
            "commitment": table.commitment,
            "secret": record.secret if record.status == OVER else None,
            "rematch": record.rematch,
            "made": int(record.made),
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "level": seat.level,
                    "name": seat.name,
                    "colour": seat.colour,
                    "present": table.present(seat),
                    "stand_in": table.away(seat),
                }
                for seat in table.seats
            ],
        }

    async def listen(
        self, table: Table, session: Session | None, viewer: int, last_id: str | None
    ) -> Listener:
        """Open a stream: the table, then what was missed or a fresh view, then whatever comes."""
        limits, id = self.settings.limits, session.id if session else ""
        if self.streams >= limits.streams or (self._streams_of.get(id, 0) >= limits.streams_each and id):
            raise Refusal("too-many-streams")
        async with at(table):
            listener = Listener(session.id if session else None, viewer)
            table.audience.join(listener)
            self.streams += 1
            self._streams_of[id] = self._streams_of.get(id, 0) + 1
            listener.send(b"retry: 1000\n\n" + encoded("table", dumps(self.about(table))))
            if table.match is not None:
                channel = table.audience.channel(viewer)
                missed = channel.missed(last_id) if last_id else None
                if missed is None:
                    seen = channel.last = table.sight(viewer)
                    missed = [encoded("position", message(seen, [], False), channel.id())]
                for one in missed:
                    listener.send(one)
        self.tell_of_seats(table)
        self.keeper.tend(table)
        return listener

    def part(self, table: Table, listener: Listener) -> None:
        table.audience.part(listener)
        id = listener.session or ""
        self.streams -= 1
        self._streams_of[id] -= 1
        if not self._streams_of[id]:
            del self._streams_of[id]
        for number in table.seats_of(listener.session):
            table.seats[number].last_seen = time.monotonic()
        self.tell_of_seats(table)

    # ---- who may look how ------------------------------------------------------------------------

    def viewer(self, table: Table, session: Session | None, seat: int | None) -> int:
        """The way in which a session may look at a table: from its own seats, or as a spectator."""
        own = table.seats_of(session.id if session else None)
        if seat is not None:
            if seat not in own:
                raise Refusal("not-yours")
            return seat
        if not own and not table.record.spectators:
            raise Refusal("not-allowed", what="spectators")
        return own[0] if len(own) == 1 else WATCHER

    def own_seat(self, table: Table, session: Session | None, seat: int) -> int:
        if session is None or seat not in table.seats_of(session.id):
            raise Refusal("not-yours")
        table.seats[seat].last_seen = time.monotonic()
        return seat


def message(seen: bytes, frames: list[dict[str, Any]], undone: bool) -> bytes:
    """A position with what led to it."""
    return (
        seen[:-1] + b',"happened":' + dumps(frames) + (b',"undone":true}' if undone else b',"undone":false}')
    )
