"""Information safety on the wire: what a session receives depends on nothing that its seat cannot know.

A game is led to some point. From there it is played on twice: as it is, and with all that one seat cannot
know dealt anew. While nothing comes to light for that seat, every byte that it receives must be the same.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from antics.conformance.settings import Setting, next_seat, random_choice, settings, text_of
from antics.conformance.test_secrets import carry_out, learns_nothing, redealt
from antics.core.state import WATCHER
from antics.server.tables.live import LiveTable
from antics.table import news
from antics.table.record import PLAYING, Record, Seat
from antics.table.snapshot import Common, Standing
from antics.table.table import Table
from antics.table.wish import MoveWish
from tests.server.wire import Browser, run, service

POINTS = 24  # from the beginning of a game to its end, from where it is played twice
WINDOW = 5  # moves played twice
FEW = 6  # choices of which it is asked what they would do
WHOLE = 1_000_000  # more moves than any game has
ID = "0123456789abcdef"
Move = tuple[int, tuple[int, ...]]


def led_to(setting: Setting, moves: int, owners: list[str]) -> LiveTable:
    """A table at some point of a game."""
    players = setting.players
    record = Record(
        id=ID,
        game=setting.game.name,
        players=players,
        options=dict.fromkeys(setting.options, True),
        components={},
        secret="secret",
        sealed=True,
        status=PLAYING,
        host=owners[0],
        public=False,
        spectators=True,
        hints=True,
        stand_in_after=0,
        stand_in_level="random",
        edition=setting.game.edition,
        made=0.0,
        touched=0.0,
    )
    table = LiveTable(record, [Seat(i, "person", owners[i], None, f"Player {i}", i) for i in range(players)])
    table.begin()
    luck = setting.random("wire", 0)
    for n in range(moves):
        match = table.playing
        if match.over:
            break
        seat = next_seat(setting.game, match.state, luck)
        taken, _ = random_choice(setting.game, match.state, seat, luck)
        number = table.decision_number(seat)
        table.carry_out(MoveWish(seat=seat, decision_number=number, steps=list(taken), key=f"before-{n}"))
    return table


def twin_moves(setting: Setting, one: Any, two: Any, viewer: int, luck: Random) -> list[Move]:
    """Moves that can be made in both positions and tell the viewer nothing new."""
    moves: list[Move] = []
    while len(moves) < WINDOW and setting.game.rules.waiting(one):
        seat = next_seat(setting.game, one, luck)
        taken, _ = random_choice(setting.game, one, seat, luck)
        first, second = carry_out(setting.game, one, seat, taken), carry_out(setting.game, two, seat, taken)
        if first is None or second is None:
            break
        if not (learns_nothing(one, first[0], viewer) and learns_nothing(two, second[0], viewer)):
            break
        one, two = first[0], second[0]
        moves.append((seat, taken))
    return moves


async def traffic(
    app: Any, table: LiveTable, viewer: int, moves: list[Move], people: tuple[Browser, Browser]
) -> bytes:
    """All that the viewer receives while these moves are made and the viewer pokes about."""
    registry = app.state.service.registry
    registry.tables[ID] = table
    table.audience.epoch = "epoch"
    me, others = people
    seat = None if viewer == WATCHER else viewer
    query = "" if seat is None else f"?seat={seat}"
    received: list[bytes] = []

    async def poke() -> None:
        paths = [
            f"snapshot{query}",
            f"replay{query}",
            "save",
            f"replay{query}{'&' if query else '?'}openly=true",
        ]
        if seat is not None:
            paths += [f"choices?seat={seat}", *(f"why?seat={seat}&steps={n}" for n in range(0, 60, 7))]
            paths += [f"why?seat={seat}&text=nonsense", f"why?seat={seat}&text=pass"]
            decision = (await me.snapshot(ID, seat))["decision"]
            for choice in (decision["choices"] or [])[:FEW] if decision else []:
                paths.append(f"choices?seat={seat}&steps={','.join(map(str, choice['steps']))}")
        for path in paths:
            answer = await me.ask("GET", f"/api/tables/{ID}/{path}")
            received.append(str((answer.status, sorted(answer.headers.items()))).encode() + answer.body)
        if seat is not None:
            for number in (0, table.decision_number(seat)):
                for steps in ([0], [9999], [1, 2, 3, 4, 5, 6]):
                    if not legal(table, seat, tuple(steps)):
                        answer = await me.move(ID, seat, number, steps, "poking-about")
                        received.append(str(answer.status).encode() + answer.body)
            answer = await me.undo(ID, seat, 10**6, "poking-undo")
            received.append(str(answer.status).encode() + answer.body)
        other = next(i for i in range(6) if i != seat)
        for path in (f"snapshot?seat={other}", f"replay?seat={other}", f"why?seat={other}&steps=0"):
            received.append((await me.ask("GET", f"/api/tables/{ID}/{path}")).body)

    stream = await me.listen(ID, seat)
    await stream.until(1)
    await poke()
    for n, (actor, taken) in enumerate(moves):
        who = me if actor == seat else others
        answer = await who.move(ID, actor, table.decision_number(actor), list(taken), f"key-{n:08}")
        assert answer.status == 200, answer.body
        if who is me:
            received.append(answer.body)
        await poke()
    await stream.close()
    registry.forget(table)
    return b"\n".join([stream.received, *received])


def legal(table: Table, seat: int, steps: tuple[int, ...]) -> bool:
    return carry_out(table.playing.game, table.playing.state, seat, steps) is not None


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_all_bytes_are_the_same_when_what_a_seat_cannot_know_is_dealt_anew(
    setting: Setting, tmp_path: Path
) -> None:
    game, compared, varied = setting.game, 0, 0

    async def test() -> None:
        nonlocal compared, varied
        async with service(tmp_path) as app:

            async def nothing(*move: Any) -> None:
                """Both games have the same moves; neither is kept."""

            app.state.service.store.append = nothing
            me, others = Browser(app), Browser(app)
            sessions = []
            for somebody in (me, others):
                await somebody.post("/api/me", {"name": "Somebody"})
                cookie = somebody.cookie or ""
                sessions.append((await app.state.service.sessions.find(cookie.partition("=")[2])).id)
            length = len(led_to(setting, WHOLE, sessions[:1] * setting.players).playing.log)
            for i in range(POINTS):
                point = length * i // POINTS
                luck = setting.random("twice", point)
                viewer = setting.observers[i % len(setting.observers)]
                owners = [sessions[0] if seat == viewer else sessions[1] for seat in range(setting.players)]
                one, two = led_to(setting, point, owners), led_to(setting, point, owners)
                state = redealt(game, one.playing.state, viewer, luck)
                varied += state != one.playing.state
                two.playing.state = state
                moves = twin_moves(setting, one.playing.state, state, viewer, luck)
                first = await traffic(app, one, viewer, moves, (me, others))
                second = await traffic(app, two, viewer, moves, (me, others))
                assert first == second, (point, viewer, [text_of(game, state, *move) for move in moves[:1]])
                compared += len(first)

    run(test())
    assert compared > 5_000
    hidden = len(set(setting.match(1).state.face)) > 1
    assert varied or not hidden or setting.players == 1, "the deals did differ"


def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = next(it for it in settings() if it.game.name == "antler-island")
    honest = news.since

    def leaky(last: Any, now: Standing, common: Common, *more: Any) -> Any:
        state, told = common.sight.state, honest(last, now, common, *more)
        return told and (told[0], told[1] | {"leak": state.face[state.food_pile[0]]})

    monkeypatch.setattr(news, "since", leaky)
    with pytest.raises(AssertionError, match="diff"):
        test_all_bytes_are_the_same_when_what_a_seat_cannot_know_is_dealt_anew(setting, tmp_path)
