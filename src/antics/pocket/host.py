"""Who answers the page in a browser without a service: the same requests, the same answers."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import fields
from typing import Any, Protocol, TypeVar
from urllib.parse import parse_qs, urlsplit

from antics.bots import LEVELS, orders
from antics.core.errors import AnticsError, IllegalAction
from antics.core.match import Match
from antics.pocket.answers import Answers, Trouble
from antics.pocket.tables import ME, Listener, PocketTable, Tell
from antics.review import course
from antics.review import orders as review_orders
from antics.table import (
    choices,
    clock,
    clocks,
    looking_back,
    making,
    picture,
    replay,
    snapshot,
    statistics,
    uploads,
)
from antics.table.answers import ReviewNews, said
from antics.table.figures import Figures
from antics.table.record import OVER, PLAYING, Record, Seat
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish, SeatWish, TableSettings, TableWish

S = TypeVar("S", bound=TableSettings)
REMEMBERED = 4  # tables that are held in memory
MOVES = 6_000  # of a game: far above any real one
SECONDS = 15.0  # in which a save file has to be played again
PAUSE = (0.7, 2.0)  # seconds that an answer takes at least, by chance in between
LONGEST_NAME = 24
LONGEST_SAVE = 400_000  # letters
THOUGHTS = ("/hint", "/holdings")  # what is asked for and may be forgotten


class Shelf(Protocol):
    """Where the browser keeps games."""

    async def get(self, id: str) -> str | None: ...
    async def put(self, id: str, kept: str, brief: str, figures: str, number: int) -> None:
        """Keep what is the `number`-th of this game; refused ("elsewhere") if there is another such one."""
        ...

    async def remove(self, id: str) -> None: ...
    async def figures(self) -> str: ...


class Host:
    """All tables of this device."""

    def __init__(
        self,
        shelf: Shelf,
        think: Callable[[str], Awaitable[str]],
        tell: Tell,
        pause: tuple[float, float] = PAUSE,
        secret: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        """`think` answers an order as `thinker.think` does; `tell` reaches the page."""
        self._shelf, self._ask_thinker, self._tell, self._secret = shelf, think, tell, secret
        self._tables: dict[str, PocketTable] = {}
        self._answers = Answers(self._timed, self._move, pause)
        self._listening: dict[int, PocketTable] = {}
        self._reviewing: dict[int, asyncio.Task[None]] = {}
        self._advising: dict[int, asyncio.Task[Any] | None] = {}
        self._forgotten: set[int] = set()
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: str = "", number: int = 0) -> str:
        """The answer to a request, as JSON: its status, and what it says."""
        if path.endswith(THOUGHTS):
            self._advising[number] = asyncio.current_task()
        try:
            found = await self._answer(method, path, body)
        except Refusal as refusal:
            return json.dumps({"status": refusal.status, "said": json.loads(refusal.body())})
        except asyncio.CancelledError:
            if number not in self._forgotten:
                raise
            return json.dumps({"status": 409, "said": json.loads(Refusal("replaced").body())})
        finally:
            self._advising.pop(number, None)
            self._forgotten.discard(number)
        return json.dumps({"status": 200, "said": found})

    def forget(self, number: int) -> None:
        """Nobody wants to know any more what was asked: whatever is thought of for it ends."""
        if task := self._advising.pop(number, None):
            self._forgotten.add(number)
            task.cancel()

    async def _answer(self, method: str, path: str, body: str) -> Any:
        parts = urlsplit(path)
        for verb, pattern, deed in ROUTES:
            if verb == method and (found := re.fullmatch(pattern, parts.path)):
                query = {name: values[0] for name, values in parse_qs(parts.query).items()}
                try:
                    return await deed(self, *found.groups(), **_given(body, query))
                except (TypeError, ValueError, KeyError) as error:
                    raise Refusal("invalid", where="body", problem=str(error)[:100]) from error
        raise Refusal("not-found")

    # ---- listening -------------------------------------------------------------------------------

    async def listen(self, number: int, path: str) -> None:
        """Somebody begins to look at a table; a `Refusal` is told as such."""
        parts = urlsplit(path)
        query = parse_qs(parts.query)
        try:
            table = await self._table(parts.path.split("/")[2])
            if parts.path.endswith("/review"):
                self._reviewing[number] = asyncio.ensure_future(self._review(number, table))
                return
            seat = int(query["seat"][0]) if "seat" in query else None
            self._listening[number] = table
            table.greet(Listener(number, table.viewer(ME, seat)))
            self._answers.schedule(table)
        except Refusal as refusal:
            self._tell(number, "refused", refusal.body().decode())

    def leave(self, number: int) -> None:
        """Somebody looks no more."""
        if review := self._reviewing.pop(number, None):
            review.cancel()
        if table := self._listening.pop(number, None):
            table.listeners.pop(number, None)
            if not table.awaited:
                self._answers.rest(table)

    # ---- tables ----------------------------------------------------------------------------------

    async def _table(self, id: str) -> PocketTable:
        if id not in self._tables:
            kept = await self._shelf.get(id)
            if id in self._tables:  # somebody else has asked for it meanwhile
                return self._tables[id]
            if kept is None:
                raise Refusal("not-found")
            try:
                self._add(PocketTable.read(kept, self._tell))
            except (AnticsError, LookupError, TypeError, ValueError) as error:
                raise Refusal("broken-table") from error
        return self._tables[id]

    def _add(self, table: PocketTable) -> PocketTable:
        self._tables[table.record.id] = table
        idle = [id for id, it in self._tables.items() if not it.awaited and it is not table]
        for id in idle[: max(0, len(self._tables) - REMEMBERED)]:
            del self._tables[id]
        return table

    async def _keep(self, table: PocketTable) -> None:
        """Keep the table; where another window has kept it since, go on from that."""
        table.kept_times += 1
        try:
            await self._shelf.put(
                table.record.id, table.kept(), table.brief(), table.figures(), table.kept_times
            )
        except BaseException as error:
            table.kept_times -= 1
            if isinstance(error, Refusal) and error.code == "elsewhere":
                await self._read_again(table)
            raise

    async def _read_again(self, table: PocketTable) -> None:
        self._answers.rest(table)
        del self._tables[table.record.id]
        kept = await self._shelf.get(table.record.id)
        if kept is None:
            return
        now = self._add(PocketTable.read(kept, self._tell))
        for listener in table.listeners.values():
            self._listening[listener.number] = now
            now.greet(listener)
        table.listeners.clear()
        self._answers.schedule(now)

    def _mine(self, table: PocketTable) -> dict[str, Any]:
        yours = table.seats_of(ME)
        asks = [seat for seat in yours if table.seats[seat].asks]
        return {"table": table.facts(), "yours": yours, "asking": None, "host": True, "asks": asks}

    async def _set_up(self, record: Record, seats: list[Seat], known: Any = None) -> Any:
        if record.status != PLAYING:
            raise Refusal("not-allowed", what="public")
        counts, record.sealed = record.sealed, False  # who has the device has the secret
        table = PocketTable(record, seats, self._tell)
        table.counts = counts
        if known:
            table.rebuild(making.logged(known))
        else:
            table.begin()
        clocks.run(table, clock.now())
        await self._keep(table)
        return self._mine(self._add(table))

    async def make(self, game: str, seats: list[Any], name: str | None = None, **wished: Any) -> Any:
        """A new table, at which everyone sits already."""
        wish = _untimed(TableWish(game=game, seats=_seats(seats), **_settings(wished, TableWish)))
        wish.talk = False  # everyone is in one room
        return await self._set_up(*making.new(wish, ME, _name(name), self._secret()))

    async def upload(
        self, text: str, seats: list[Any] | None = None, name: str | None = None, **wished: Any
    ) -> Any:
        """A table from a save file: to go on with, or to look at if it is over."""
        if len(text) > LONGEST_SAVE:
            raise Refusal("too-large", limit=LONGEST_SAVE)
        try:
            match = uploads.load(text, MOVES, SECONDS)
        except AnticsError as error:
            raise Refusal("unusable", reason=str(error)) from error
        settings = _untimed(TableSettings(**_settings(wished, TableSettings)))
        wish = uploads.wish(match, _seats(seats or []), settings)
        return await self._set_up(*making.new(wish, ME, _name(name), match.seed, known=match), match)

    async def show(self, id: str) -> Any:
        return self._mine(await self._table(id))

    async def rematch(self, id: str) -> Any:
        table = await self._table(id)
        if table.record.status != OVER:
            raise Refusal("not-over")
        if table.record.rematch and await self._shelf.get(table.record.rematch) is not None:
            return await self.show(table.record.rematch)
        made = await self._set_up(*making.again(table.record, table.seats, ME, self._secret()))
        table.record.rematch = made["table"]["id"]
        await self._keep(table)
        table.tell_of_seats()
        return made

    async def get_up(self, id: str, seat: str) -> Any:
        """Get up for good: a bot goes on for whoever is left, and without anybody the game is thrown away."""
        table = await self._table(id)
        it = table.seats[table.own_seat(ME, int(seat))]
        if table.record.status == OVER:
            return {"done": True}
        it.kind, it.session, it.level = "bot", None, table.record.stand_in_level
        if table.seats_of(ME):
            await self._keep(table)
            table.tell_of_seats()
        else:
            self._answers.rest(table)
            del self._tables[id]
            await self._shelf.remove(id)
        return {"done": True}

    async def ask_me(self, id: str, seat: str, yes: bool) -> Any:
        """Be asked even where there is only one answer, or not."""
        table = await self._table(id)
        table.seats[table.own_seat(ME, int(seat))].asks = bool(yes)
        await self._keep(table)
        self._answers.schedule(table)
        return self._mine(table)

    async def ease(self, id: str, level: str, instead: str) -> Any:
        """Bots of a level play by another one from now on."""
        table = await self._table(id)
        if instead not in LEVELS:
            raise Refusal("invalid", where="instead", problem="level")
        self._answers.rest(table)
        for seat in table.seats:
            if seat.kind == "bot" and seat.level == level:
                seat.level = instead
        await self._keep(table)
        table.tell_of_seats()
        self._answers.schedule(table)
        return {"done": True}

    async def throw_away(self, id: str) -> Any:
        """Keep a table no longer."""
        if table := self._tables.pop(id, None):
            self._answers.rest(table)
        await self._shelf.remove(id)
        return {"done": True}

    # ---- playing ---------------------------------------------------------------------------------

    async def move(self, id: str, kind: str = "move", **wished: Any) -> Any:
        """A person moves, or takes a move back; whatever bots owe comes before."""
        table = await self._table(id)
        wish = MoveWish(kind="undo" if kind == "undo" else "move", **wished)
        table.own_seat(ME, wish.seat)
        if wish.kind == "undo":
            self._answers.rest(table)
        elif wish.decision_number == table.decision_number(wish.seat):
            await self._answers.before_person(table)
        return {"decision_number": await self._move(table, wish)}

    async def undo(self, id: str, **wished: Any) -> Any:
        return await self.move(id, kind="undo", **wished)

    async def _move(self, table: PocketTable, wish: MoveWish) -> int:
        """A move is kept before it is told; if it cannot be kept, it was not made."""
        async with self._lock:
            table.check_goes_on()
            if (answer := table.answered(wish)) is not None:
                return answer
            table.check_decision(wish)
            bring_back, times, moves = table.mark(), clocks.state(table), len(table.moves)
            try:
                line = table.carry_out(wish)
            except IllegalAction as error:
                raise Refusal("illegal", reason=said(error.message)) from error
            clocks.run(table, line.at, line)
            table.record.touched = line.at
            if table.over:
                table.record.status, table.record.result = OVER, table.result
            try:
                await self._keep(table)
            except BaseException:
                bring_back()
                clocks.bring_back(table, times)
                del table.moves[moves:]
                table.record.status, table.record.result = PLAYING, None
                raise
            table.tell_of_move(line)
        self._answers.schedule(table)
        return table.decision_number(wish.seat)

    async def see(self, id: str, seat: str | None = None) -> Any:
        table = await self._table(id)
        return snapshot.of(table, table.viewer(ME, _number(seat)))

    async def draw(self, id: str, seat: str | None = None) -> Any:
        table = await self._table(id)
        return picture.of(table.playing.game, (await self.see(id, seat))["view"])

    async def after(self, id: str, seat: str, steps: str = "") -> Any:
        """What may follow the first steps of a choice."""
        table = await self._table(id)
        try:
            return choices.after(table.playing, table.own_seat(ME, int(seat)), _numbers(steps))
        except IllegalAction as error:
            raise Refusal("illegal", reason=said(error.message)) from error

    async def why(self, id: str, seat: str, steps: str = "", text: str | None = None) -> Any:
        """Why a choice, or the beginning of one, is not legal now."""
        table = await self._table(id)
        return choices.why_not(table.playing, table.own_seat(ME, int(seat)), _numbers(steps), text)

    async def react(self, id: str, seat: int, reaction: str) -> Any:
        table = await self._table(id)
        table.tell_all("reaction", {"seat": table.own_seat(ME, seat), "reaction": reaction})
        return {"done": True}

    # ---- asking bots -----------------------------------------------------------------------------

    async def hint(self, id: str, seat: str) -> Any:
        """What a bot thinks of the choices of a seat."""
        table = await self._table(id)
        number, match = self._may_ask(table, seat), table.playing
        if number not in match.waiting or table.over:
            raise Refusal("stale", decision_number=table.decision_number(number))
        await self._answers.before_person(table)
        return await self._advice(match, number)

    async def _advice(self, match: Match, seat: int) -> Any:
        state = match.state  # things may move on while the bot thinks
        lines = await self._asked(orders.hint(match, seat, secrets.randbits(48)))
        parts = [choices.along(match.game, state, seat, line["steps"]) for line in lines]
        return {"lines": [line | {"parts": it} for line, it in zip(lines, parts, strict=True)]}

    async def holdings(self, id: str, seat: str) -> Any:
        """What the others could hold, from what the seat could know."""
        table = await self._table(id)
        order = orders.holdings(table.playing, self._may_ask(table, seat), secrets.randbits(48))
        return {"holdings": await self._asked(order)}

    def _may_ask(self, table: PocketTable, seat: str) -> int:
        if not table.record.hints:
            raise Refusal("not-allowed", what="hints")
        return table.own_seat(ME, int(seat))

    async def _asked(self, order: orders.Order) -> Any:
        try:
            return await self._think(order)
        except Trouble as error:
            raise Refusal("no-thought") from error

    async def _think(self, order: orders.Order) -> Any:
        return (await self._timed(order))[0]

    async def _timed(self, order: orders.Order) -> tuple[Any, float]:
        """An answer, and how many seconds it was thought of."""
        answer = json.loads(await self._ask_thinker(json.dumps(order)))
        if "error" in answer:
            raise Trouble(answer["error"])
        return answer["answer"], answer["seconds"]

    async def hint_then(
        self, id: str, number: str, whose: str, seat: str | None = None, openly: str = ""
    ) -> Any:
        """What a bot thinks of the choices that a seat had at a moment of a finished game."""
        table, who = await self._table(id), int(whose)
        viewer = replay.eyes(table, ME, _number(seat), openly == "true")
        match = replay.position(table, viewer, int(number), who, table.timeline)
        return await self._advice(match, who)

    async def _review(self, number: int, table: PocketTable) -> None:
        """A finished game looked back on: how much of it is done, again and again, and at last the review."""

        def line(news: ReviewNews) -> None:
            self._tell(number, "line", json.dumps(news))

        try:
            replay.eyes(table, ME, None, openly=True)
            if table.parted:
                raise Refusal("parted", **table.parted)
            asking = course(table.playing, lambda done, of: line({"done": done, "of": of}))
            found: Any = None
            while True:
                try:
                    question = asking.send(found)
                except StopIteration as end:
                    line({"review": looking_back.answer(table, end.value)})
                    break
                found = await self._think(review_orders.order(question))
        except Refusal as refusal:
            line({"refused": refusal.code})
        except Trouble:
            line({"refused": "no-thought"})
        self._tell(number, "end", "{}")

    async def statistics(self) -> Any:
        """What the finished games of this device come to."""
        rows = [Figures(*row) for row in json.loads(await self._shelf.figures())]
        return statistics.of(sorted(rows, key=lambda row: row.ended), ME)

    # ---- looking back ----------------------------------------------------------------------------

    async def look_back(self, id: str, seat: str | None = None, openly: str = "") -> Any:
        table = await self._table(id)
        return {"frames": replay.log(table, replay.eyes(table, ME, _number(seat), openly == "true"))}

    async def moment(self, id: str, number: str, seat: str | None = None, openly: str = "") -> Any:
        table = await self._table(id)
        viewer = replay.eyes(table, ME, _number(seat), openly == "true")
        return replay.moment(table, viewer, int(number), table.timeline)

    async def draw_moment(self, id: str, number: str, seat: str | None = None, openly: str = "") -> Any:
        table = await self._table(id)
        viewer = replay.eyes(table, ME, _number(seat), openly == "true")
        return picture.of(table.playing.game, replay.view(table, viewer, int(number), table.timeline))

    async def save(self, id: str) -> Any:
        """The game as a save file, as the command line writes it."""
        table = await self._table(id)
        if table.parted:
            raise Refusal("parted", **table.parted)
        return table.playing.save()


Deed = Callable[..., Awaitable[Any]]
TABLE = r"/tables/([0-9a-f]{16})"
SEAT = TABLE + r"/seats/([0-9])"
ROUTES: list[tuple[str, str, Deed]] = [
    ("POST", "/tables", Host.make),
    ("POST", "/saves", Host.upload),
    ("GET", "/me/statistics", Host.statistics),
    ("GET", TABLE, Host.show),
    ("POST", TABLE + "/rematch", Host.rematch),
    ("POST", TABLE + "/throw-away", Host.throw_away),
    ("POST", TABLE + "/ease", Host.ease),
    ("POST", SEAT + "/leave", Host.get_up),
    ("POST", SEAT + "/asks", Host.ask_me),
    ("GET", TABLE + "/snapshot", Host.see),
    ("GET", TABLE + "/picture", Host.draw),
    ("POST", TABLE + "/moves", Host.move),
    ("POST", TABLE + "/undo", Host.undo),
    ("GET", TABLE + "/choices", Host.after),
    ("GET", TABLE + "/why", Host.why),
    ("POST", TABLE + "/reactions", Host.react),
    ("POST", SEAT + "/hint", Host.hint),
    ("POST", SEAT + "/holdings", Host.holdings),
    ("GET", TABLE + "/replay", Host.look_back),
    ("GET", TABLE + r"/replay/(\d{1,6})", Host.moment),
    ("GET", TABLE + r"/replay/(\d{1,6})/picture", Host.draw_moment),
    ("POST", TABLE + r"/replay/(\d{1,6})/hint", Host.hint_then),
    ("GET", TABLE + "/save", Host.save),
]


def _given(body: str, query: dict[str, str]) -> dict[str, Any]:
    """What a request gives by name."""
    given = json.loads(body) if body else {}
    if not isinstance(given, dict):
        raise Refusal("invalid", where="body", problem="object_type")
    return given | query


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _numbers(text: str) -> list[int]:
    return [int(step) for step in text.split(",") if step]


def _name(name: str | None) -> str:
    return " ".join((name or "").split())[:LONGEST_NAME]


def _settings(wished: dict[str, Any], kind: type[Any]) -> dict[str, Any]:
    """What somebody wishes of what there is to wish for; whatever else is an error."""
    known = {field.name for field in fields(kind)}
    if unknown := sorted(set(wished) - known):
        raise Refusal("invalid", where=unknown[0], problem="unexpected")
    return {name: value for name, value in wished.items() if value is not None}


def _untimed(wish: S) -> S:
    """Nobody measures time here: who has the device can stop its clock."""
    if wish.pace != "live" or wish.move_time or wish.bank:
        raise Refusal("no-clocks")
    return wish


def _seats(wished: list[Any]) -> list[SeatWish]:
    seats = [SeatWish(**seat) for seat in wished]
    for seat in seats:
        if seat.level is not None and seat.level not in LEVELS:
            raise Refusal("invalid", where="seats", problem="level")
        seat.name = _name(seat.name) or None
    return seats
