"""Bots of others: found by where they are or by their entry point, watched, and welcome like levels."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.bots import LEVELS, Foul, Guest, Position, bot, guests, invite
from antics.core.errors import AnticsError
from tests.cli.conftest import Antics

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
CORNER = "corner_bots:Corner"
BOTS = """
import antics
class Nothing:
    def choose(self, position, stop=None): return None
class Illegal:
    def choose(self, position, stop=None): return antics.Action((99,), "drop z")
class Half:
    def choose(self, position, stop=None): return antics.Action((), "")
class Talks:
    def choose(self, position, stop=None): return "fly away"
class Fails:
    def choose(self, position, stop=None): raise RuntimeError("out of ideas")
class Meddles:
    "Changes what it is given."
    by_the_clock = True
    def choose(self, position, stop=None):
        legal = position.legal()
        position.state.moves = 40
        position.state.height[:] = [9] * 7
        return str(legal[-1])
class Asks:
    def __init__(self, what): ...
    def choose(self, position, stop=None): return position.legal()[0]
class Mute: ...
READY = Meddles()
"""


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The example is installed, as pip would do it, and some bad bots lie in the folder where one is."""
    metadata = tmp_path / "site" / "corner_bots-1.0.dist-info"
    metadata.mkdir(parents=True)
    metadata.joinpath("METADATA").write_text("Metadata-Version: 2.4\nName: corner-bots\nVersion: 1.0\n")
    metadata.joinpath("entry_points.txt").write_text(f"[antics.bots]\ncorner = {CORNER}\n")
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "bad_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site"), str(EXAMPLES), *(p for p in sys.path if p)])
    levels = dict(LEVELS)
    yield
    LEVELS.clear()
    LEVELS.update(levels)
    for name in ("bad_bots", "corner_bots", "rulebook_bots"):
        sys.modules.pop(name, None)
    guests.named.cache_clear()
    guests.guest.cache_clear()


@pytest.fixture(autouse=True)
def fresh() -> None:
    guests.named.cache_clear()
    guests.guest.cache_clear()


def position(number: int = 1) -> Position:
    return Position.of(antics.new("connect-four"), 0, number)


def test_a_bot_is_found_by_where_it_is_and_by_its_entry_point() -> None:
    for name in (CORNER, "corner", "corner_bots:Lookahead", "bad_bots:READY"):
        found = bot(name)
        assert isinstance(found, Guest)
        assert found is bot(name)
        assert found.choose(position()) in position().legal()
    assert bot("corner").choose(position()) == bot(CORNER).choose(position())
    assert isinstance(bot("hard"), type(LEVELS["hard"].bot)), "levels are what they were"


def test_a_player_who_knows_the_rules_page_alone_beats_one_who_draws_lots(antics_command: Antics) -> None:
    name = "rulebook_bots:Buccaneer"
    line = (
        "arena",
        "antigua",
        "--players",
        3,
        "--bots",
        f"{name},random",
        "--lone",
        "--games",
        6,
        "--seed",
        7,
    )
    (pair,) = json.loads(antics_command(*line, "--jobs", 1, "--json").out)["pairs"]
    assert pair["bot"] == name
    assert pair["share"]["share"] > pair["fair"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError"),
        ("bad_bots:Nobody", "AttributeError"),
        ("bad_bots:", "AttributeError"),
        (":Bot", "ValueError"),
        ("bad_bots:Asks", "TypeError"),
        ("bad_bots:Mute", "has no `choose(position, stop)`"),
        ("cornered", "unknown bot 'cornered' (there are: random, greedy"),
    ],
)
def test_what_is_no_bot_is_told_by_its_name(name: str, told: str) -> None:
    with pytest.raises(AnticsError) as caught:
        bot(name)
    assert told in str(caught.value)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Nothing", "broke its contract: it returned None"),
        (
            "Illegal",
            r"broke its contract: it returned Action\(steps=\(99,\), text='drop z'\): There is no step 99",
        ),
        ("Half", "broke its contract: .*This choice is not finished"),
        ("Talks", "broke its contract: it returned 'fly away': 'fly away' is not possible here"),
        ("Fails", "failed: RuntimeError: out of ideas"),
    ],
)
def test_a_bot_that_breaks_its_contract_is_named_with_what_it_returned(name: str, told: str) -> None:
    with pytest.raises(Foul, match=f"bot 'bad_bots:{name}' {told}"):
        bot(f"bad_bots:{name}").choose(position())


def test_a_bot_may_do_to_its_position_what_it_likes() -> None:
    given = position()
    before = given.state.copy()
    assert str(bot("bad_bots:Meddles").choose(given)) == "drop g"
    assert given.state == before


def test_the_arenas_command_repeats_a_contest_of_guests(antics_command: Antics) -> None:
    line = ("arena", "connect-four", "--bots", f"{CORNER},corner_bots:Lookahead", "--seed", 7)
    first = json.loads(antics_command(*line, "--games", 6, "--json", "--jobs", 2).out)
    again = antics_command(*first["command"].split()[1:], "--json", "--jobs", 1).out
    assert json.loads(again) == first
    assert {one["bot"] for one in first["bots"]} == {CORNER, "corner_bots:Lookahead"}
    assert first["by_the_clock"] == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_foul_in_the_arena_is_one_line(antics_command: Antics, jobs: int) -> None:
    line = ("arena", "connect-four", "--bots", "bad_bots:Nothing,random", "--seed", 7, "--games", 4)
    done = antics_command(*line, "--jobs", jobs)
    assert done.code == 2
    assert "bot 'bad_bots:Nothing' broke its contract: it returned None" in done.err
    assert "deal 7/" in done.err
    assert done.err.count("\n") == 1


def test_those_who_think_by_the_clock_say_so(antics_command: Antics) -> None:
    line = ("arena", "connect-four", "--bots", "bad_bots:Meddles,random", "--seed", 7, "--games", 2)
    assert json.loads(antics_command(*line, "--json").out)["by_the_clock"] == ["bad_bots:Meddles"]


def test_one_can_play_against_a_guest(antics_command: Antics) -> None:
    line = ("play", "connect-four", "--against", "corner", "--seed", "7")
    done = antics_command(*line, typed="drop d\n" * 3 + "quit\n")
    assert "blue plays corner" in done.out
    assert "Blue drops" in done.out or "blue" in done.out
    refused = antics_command("play", "connect-four", "--against", "bad_bots:Mute")
    assert refused.code == 2
    assert "bad_bots:Mute" in refused.err
    hint = antics_command("hint", "--level", "corner", EXAMPLES / "pyproject.toml")
    assert hint.code == 2


def test_a_service_offers_only_guests_that_it_was_told_of() -> None:
    from antics.server.api.requests import ChangeSeat
    from antics.table.catalogue import _game

    assert invite(CORNER) == "Corner"
    assert invite(CORNER) == "Corner", "once more does no harm"
    assert invite("hard") == "hard"
    assert ChangeSeat(kind="bot", level="Corner").level == "Corner"
    with pytest.raises(ValueError, match="a level is one of random"):
        ChangeSeat(kind="bot", level="Lookahead")
    offered = {level["name"]: level["about"] for level in _game("antigua")["levels"]}
    assert offered["Corner"] == "Takes the first or the last of its choices, as its number says."
    LEVELS["Meddles"] = LEVELS["hard"]
    with pytest.raises(AnticsError, match="there is a level 'Meddles' already"):
        invite("bad_bots:Meddles")


@pytest.mark.slow
def test_a_guest_answers_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from antics.server.bots.pool import WorkerPool
    from antics.server.metrics import Metrics
    from antics.server.settings import Settings

    monkeypatch.setenv("PYTHONPATH", ":".join(p for p in sys.path if p))
    for name in (CORNER, "bad_bots:Fails"):
        invite(name)

    async def answers(level: str) -> list[int]:
        pool = WorkerPool(Settings(workers=1), Metrics())
        try:
            return await pool.choose(antics.new("connect-four"), 0, level)
        finally:
            await pool.close()

    assert asyncio.run(answers("Corner")) in ([0], [6])
    (step,) = asyncio.run(answers("Fails"))
    assert step in range(7), "a simpler one answers in its place"


def test_a_search_can_be_named_with_a_colon_still() -> None:
    some: Any = bot("search:30")
    assert some.iterations == 30
