"""A move, from whoever makes it until everyone has been told."""

from __future__ import annotations

from antics.core.errors import IllegalAction
from antics.server.broadcast import telling
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import records
from antics.server.storage.store import Taken
from antics.server.tables.live import LiveTable
from antics.table.answers import Closed, said
from antics.table.record import OVER, UNDO
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

LONGEST = 120.0  # seconds; who takes longer has been away


async def move(service: Service, table: LiveTable, wish: MoveWish, session: Session | None) -> int:
    """Somebody moves or takes a move back, or a move is made for a seat (by no session); the seat's decision
    number afterwards. Once it has begun, it is done, even if nobody waits for the answer any more."""
    if session:
        table.own_seat(session.id, wish.seat)
    return await service.finish(_move(service, table, wish, by_person=session is not None))


async def _move(service: Service, table: LiveTable, wish: MoveWish, by_person: bool) -> int:
    async with table.alone():
        # It may have been made before, or be an answer to what is no longer asked.
        if (answer := table.answered(wish)) is not None:
            return answer
        table.check_decision(wish)

        # Play.
        took = table.thinking_time(wish.seat)
        try:
            logged = table.carry_out(wish)
        except IllegalAction as error:
            service.metrics.moves_refused.inc()
            raise Refusal("illegal", reason=said(error.message)) from error

        # Commit. If that fails, what is in memory is not what is in the log.
        try:
            with service.metrics.commit_seconds.time():
                await service.store.append(table.record.id, logged, table.result)
        except Taken as error:  # another process plays at this table: its log decides
            service.registry.forget(table)
            raise Refusal("stale", decision_number=wish.decision_number) from error
        except BaseException:
            service.registry.forget(table)
            raise
        service.metrics.moves.inc()
        table.record.touched = logged.at
        if by_person and took < LONGEST:
            table.remember_time(wish.seat, took)

        if not table.over and len(table.playing.log) >= service.settings.limits.moves:
            await end(service, table, "too-long")

        # Tell.
        if table.over:
            table.record.status, table.record.result = OVER, table.result
        telling.tell_viewers(table, table.audience, undone=wish.kind == UNDO)
        if table.over:
            telling.tell_of_seats(table, table.audience)

        # Let bots think.
        service.bots.schedule(table)
        return table.decision_number(wish.seat)


async def end(service: Service, table: LiveTable, why: Closed) -> None:
    """End a game before its end: the log gets a last line, which says why."""
    try:
        await service.store.append(table.record.id, table.close(why), None)
        await records.update_table(service.store, table.record.id, {"status": OVER})
    except BaseException:
        service.registry.forget(table)
        raise
