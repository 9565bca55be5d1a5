"""Games on a cluster: the same as here, also when a process is lost."""

from __future__ import annotations

import json
import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.arena import Contest, Ledger, figures, hold
from antics.core.forms import Trapped, form
from tests.cli.conftest import Antics

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install antics[ray]")
GAME = "connect-four"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two processes of a cluster on this machine, for all tests here."""
    from antics.lab.cluster import joined

    expect_an_error()
    with joined(2) as it:
        yield it
    expect_an_error()


def expect_an_error() -> None:
    """What goes wrong in a program is an error of that call, and does not end the process."""
    game = antics.game(GAME)
    instance = form(game, "program").open()
    place = instance.room(game.rules.State)
    place.at = (1 << 32) - 64  # an address far beyond its memory
    with pytest.raises(Trapped, match="out of bounds"):
        instance.call("waiting", place)


def test_what_goes_wrong_in_a_program_is_still_an_error_of_that_call(cluster: Any) -> None:
    expect_an_error()


def test_games_are_the_same_here_and_there(cluster: Any) -> None:
    for given in ({"games": 300}, {"games": 4, "bots": "greedy,random"}):
        here = antics.simulate(GAME, seed="x", **given)
        assert antics.simulate(GAME, seed="x", on="ray", **given).columns == here.columns


@pytest.mark.slow
def test_what_a_lost_process_had_in_hand_is_done_again(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot kills the process that it thinks in, once, in the middle of a game."""
    from antics.lab.cluster import Cluster

    spot = Path(tempfile.gettempdir()) / f"antics-lost-{os.getpid()}"
    contest = Contest(GAME, (f"tests.lab.test_cluster:Mortal{os.getpid()}",), "x")
    try:
        spot.write_text("alive")
        ledger, undisturbed = Ledger(), Ledger()
        hold(contest, 8, ledger, jobs=2, pool=Cluster)
        assert spot.read_text() == "lost"
        hold(contest, 8, undisturbed, jobs=1)
    finally:
        spot.unlink()
    assert ledger.games(8) == undisturbed.games(8)
    assert figures(contest, ledger.games(8)) == figures(contest, undisturbed.games(8))


def __getattr__(name: str) -> Any:
    """A bot for each run of the tests, which knows where it writes down that it has killed a process."""
    if not name.startswith("Mortal"):
        raise AttributeError(name)
    return Mortal(Path(tempfile.gettempdir()) / f"antics-lost-{name.removeprefix('Mortal')}")


class Mortal:
    """Takes the first thing that is legal, and its process with it, if none has been lost yet."""

    def __init__(self, spot: Path) -> None:
        self.spot = spot

    def choose(self, position: Any, stop: Any = None) -> Any:
        if self.spot.read_text() == "alive" and len(position.state.height) and sum(position.state.height) > 6:
            self.spot.write_text("lost")
            os.kill(os.getpid(), signal.SIGKILL)
        return position.legal()[0]


def test_the_commands_play_there_and_go_on_there(
    cluster: Any, antics_command: Antics, tmp_path: Path
) -> None:
    """What was begun here is gone on with there, and comes to the same."""
    kept = tmp_path / "kept.jsonl"
    line = ["arena", GAME, "--bots", "greedy,random", "--seed", "x", "--json", "--out", kept]
    assert antics_command(*line, "--games", 2).code == 0
    code, out, err = antics_command(*line, "--games", 6, "--resume", "--on", "ray")
    assert (code, err) == (0, "")
    whole = antics_command(*line[:-2], "--games", 6)
    assert out == whole.out
    sweep = [
        "sweep",
        "sea.island=8,14",
        "--players",
        2,
        "--bots",
        "random",
        "--games",
        60,
        "--seed",
        "x",
        "--json",
    ]
    there, here = (json.loads(antics_command(*sweep, *on).out) for on in (["--on", "ray"], []))
    assert there["arms"] == here["arms"]
