"""Games as a table: a row for each game and seat, the same however and wherever they are played."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.core.errors import AnticsError
from antics.lab.rollouts import Simulation
from tests.cli.conftest import Antics

GAME = "connect-four"


def test_a_row_is_a_game_and_a_seat() -> None:
    table = antics.simulate(GAME, games=60, seed=7)
    assert len(table) == 120
    assert table["game"].tolist() == [i // 2 for i in range(120)]
    assert table["seed"].tolist()[:3] == ["7/0", "7/0", "7/1"]
    assert set(zip(table["order"].tolist(), table["seat"].tolist(), strict=True)) == {
        (1, "orange"),
        (2, "blue"),
    }
    assert table["win"].sum() == 60
    outcomes = Simulation(antics.new(GAME), "7", 120).outcomes(range(60))
    assert table["points"].tolist() == [one.points[seat] for one in outcomes for seat in (0, 1)]


def test_jobs_and_the_form_of_what_is_asked_make_no_difference() -> None:
    one = antics.simulate(GAME, games=120, seed="x")
    assert antics.simulate(GAME, games=120, seed="x", jobs=2).columns == one.columns
    bots = antics.simulate(GAME, games=4, bots="greedy,random", seed="x")
    assert antics.simulate(GAME, games=3, bots=["greedy", "random"], seed="x", jobs=2).columns == bots.columns
    assert set(bots["bot"].tolist()) == {"greedy", "random"}
    assert (bots["minutes"] * 60 == 20 * bots["choices"]).all(), "nobody decides at the same time here"


def test_order_is_that_of_play_not_of_colour() -> None:
    """The start player is drawn by lot: each seat is first in some games, and the one after it second."""
    table = antics.simulate("antigua", players=3, games=60, seed=7)
    order = table["order"].reshape(-1, 3)
    assert {tuple(row) for row in order.tolist()} == {(1, 2, 3), (3, 1, 2), (2, 3, 1)}
    for number in range(5):
        first = antics.new("antigua", players=3, seed=f"7/{number}").waiting[0]
        assert order[number][first] == 1


def test_people_who_decide_at_once_take_one_time() -> None:
    table = antics.simulate("antler-island", players=3, games=1, bots="random,greedy", seed=3)
    assert (table["minutes"] * 60 < 20 * table["choices"]).all()


def test_arrow_and_parquet_hold_the_same(tmp_path: Path) -> None:
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    table = antics.simulate(GAME, games=10, seed=7)
    table.write(tmp_path / "games.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").equals(table.arrow())
    assert arrow.table(table).column("points").to_pylist() == table["points"].tolist()


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_command_writes_a_table(antics_command: Antics, tmp_path: Path, bots: str) -> None:
    out = tmp_path / "games.csv"
    code, _, err = antics_command(
        "simulate", GAME, "--games", 4, "--seed", "x", "--bots", bots, "--out", out, "--json"
    )
    assert (code, err) == (0, "")
    with out.open() as file:
        rows = list(csv.DictReader(file))
    table = antics.simulate(GAME, games=4, bots=bots, seed="x")
    assert [row["points"] for row in rows] == [str(points) for points in table.columns["points"]]
    assert list(rows[0]) == list(table.columns)
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"], "what was kept while it ran is gone"


def test_games_that_were_stopped_are_gone_on_with(antics_command: Antics, tmp_path: Path) -> None:
    out, part = tmp_path / "games.csv", tmp_path / "games.csv.played"
    line = ["simulate", GAME, "--games", 6, "--bots", "greedy", "--jobs", 1]
    assert antics_command(*line, "--seed", "x", "--out", tmp_path / "whole.csv", "--json").code == 0
    assert (
        antics_command("arena", GAME, "--bots", "greedy", "--games", 3, "--seed", "x", "--out", part).code
        == 0
    )
    before = part.read_bytes()
    other = antics_command(*line, "--seed", "y", "--out", out, "--resume")
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "is of another arena (seed: there 'x', here 'y')" in other.err
    assert part.read_bytes() == before
    assert antics_command(*line, "--out", out, "--resume", "--json").code == 0, "it knows its seed"
    assert out.read_text() == (tmp_path / "whole.csv").read_text()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"games": 0}, "games must be a whole number from 1, not 0"),
        ({"jobs": "two"}, "jobs must be a whole number from 1, not 'two'"),
        ({"bots": 3}, "bots are named by a text"),
        ({"bots": "hardest"}, "hardest"),
        ({"on": "mars"}, "not on 'mars'"),
        ({"variant": {"food": {"3": 1}}}, "Connect Four has no 'food' that a variant could change"),
    ],
)
def test_what_cannot_be_simulated_is_told(given: dict[str, Any], told: str) -> None:
    with pytest.raises(AnticsError) as error:
        antics.simulate(GAME, **{"games": 10, **given})
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_bot_of_others_that_breaks_its_contract_is_named(antics_command: Antics, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    _, _, err = antics_command(
        "simulate", GAME, "--bots", "tests.lab.test_table:Stubborn", "--games", 2, "--out", out
    )
    assert "'tests.lab.test_table:Stubborn' broke its contract" in err
    assert not out.exists()


def test_a_fault_in_a_game_is_told_with_the_game(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(contest: Any, number: int) -> None:
        raise RuntimeError("out of paper")

    monkeypatch.setattr("antics.arena.contest.Contest.play", fail)
    code, _, err = antics_command("simulate", GAME, "--bots", "greedy", "--games", 2, "--jobs", 1)
    assert code == 1
    assert "antics: game 0 (deal" in err
    assert "out of paper" in err


class Stubborn:
    """Answers with what is not legal."""

    def choose(self, position: Any, stop: Any = None) -> str:
        return "drop z"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["--out", "games.xlsx"], "a table is written as .parquet or .csv"),
        (["--out", "/nowhere/games.csv"], "there is no folder /nowhere"),
        (["--resume"], "--resume needs --out"),
        (["--report", "x.html"], "are for games of bots"),
        (["--variant", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
    ],
)
def test_a_line_that_makes_no_sense_is_told(antics_command: Antics, line: list[str], told: str) -> None:
    code, out, err = antics_command("simulate", GAME, "--games", 5, *line)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name}", name=name)

    table = antics.simulate(GAME, games=2, seed=7)
    monkeypatch.setattr("antics.core.extras.import_module", missing)
    for what, package, extra in (
        (table.arrow, "pyarrow", "lab"),
        (lambda: table["points"], "numpy", "lab"),
        (lambda: antics.simulate(GAME, games=2, on="ray"), "ray", "ray"),
    ):
        with pytest.raises(
            AnticsError, match=rf"{package} is not installed \(pip install antics\[{extra}\]\)"
        ):
            what()
    table.write(tmp_path / "games.csv")  # needs nobody
