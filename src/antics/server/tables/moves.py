"""A move, from whoever makes it until everyone has been told."""

from __future__ import annotations

import time

from antics.core.errors import IllegalAction
from antics.server.broadcast import telling
from antics.server.notices import calls
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import figures, outbox, records
from antics.server.storage.store import Taken
from antics.server.tables.live import LiveTable
from antics.table import clock, clocks
from antics.table.answers import Closed, said
from antics.table.record import CLOSE, OVER, LoggedMove
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish


async def move(service: Service, table: LiveTable, wish: MoveWish, session: Session | None) -> int:
    """Somebody moves or takes a move back, or a move is made for a seat (by no session); the seat's decision
    number afterwards. Once it has begun, it is done, even if nobody waits for the answer any more: a request
    goes on to its end anyway."""
    deciding = _decide(service, table, wish, session)
    return await (deciding if session else service.finish(deciding))


async def _decide(service: Service, table: LiveTable, wish: MoveWish, session: Session | None) -> int:
    """The database decides: what this process has in memory may be behind, and then it is judged again."""
    async with table.alone():
        while True:
            try:
                return await _move(service, table, wish, session)
            except Refusal:
                if not (service.store.shared and await service.registry.catch_up(table)):
                    raise
            except Taken as error:
                if not await service.registry.catch_up(table):
                    raise Refusal("try-again") from error


async def _move(service: Service, table: LiveTable, wish: MoveWish, session: Session | None) -> int:
    # It may be somebody else's, have been made before, or be an answer to what is no longer asked.
    if session:
        table.own_seat(session.id, wish.seat)
    table.check_goes_on()
    if (answer := table.answered(wish)) is not None:
        return answer
    table.check_decision(wish)

    # Play.
    took, bring_back, times = table.thinking_time(wish.seat), table.mark(), clocks.state(table)
    try:
        logged = table.carry_out(wish)
    except IllegalAction as error:
        service.metrics.moves_refused.inc()
        raise Refusal("illegal", reason=said(error.message)) from error

    changed = clocks.run(table, logged.at, logged)
    also = [outbox.clock(table.record.id, seat) for seat in changed] + calls.of_move(table, changed, logged)
    if table.over:
        also += figures.of_end(table, logged.at)

    # Commit. If another process was quicker, this one is behind; if it just failed, who knows.
    try:
        prepared = table.prepare(logged)  # now, while all that it takes is at hand
        begun, record = time.perf_counter(), table.record
        await service.store.append(record.id, logged, record.version, table.result, also)
        service.metrics.commit_seconds.observe(time.perf_counter() - begun)
    except Taken:
        bring_back()
        clocks.bring_back(table, times)
        raise
    except BaseException:
        service.registry.forget(table)
        raise
    service.metrics.moves.inc()

    # Tell.
    table.tell(logged, prepared, took, by_person=session is not None)
    if clocks.show(changed, times):
        telling.tell_of_seats(table, table.audience)

    if not table.over and len(table.playing.log) >= service.settings.limits.moves:
        await end(service, table, "too-long")

    # Let bots think.
    service.bots.schedule(table)
    return table.decision_number(wish.seat)


async def end(service: Service, table: LiveTable, why: Closed) -> None:
    """End a game before its end: the log gets a last line, which says why. `Taken` if another was quicker."""
    line = LoggedMove(table.seq + 1, CLOSE, 0, [], why, clock.now())
    await service.store.append(table.record.id, line, table.record.version, None)
    table.carry_out(line)
    await figures.keep(service.store, table, line.at)
    await records.settle(service.store, table.record.id, {"status": OVER, "touched": line.at})
    table.tell(line, table.prepare(line), 0.0, by_person=False)
