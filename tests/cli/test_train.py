"""`antics train`: the same weights from the same seed, checkpoints, a log and a report."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from xml.etree.ElementTree import fromstring

import pytest

import antics
from antics.bots import Position, Search
from antics.core.network import MOST_NOTES, NOTES
from antics.core.weights import read, weights_for
from tests.cli.conftest import Antics

SMALL = ("--positions", "2000", "--games", "3", "--iterations", "8", "--seed", "5")


def test_the_same_seed_learns_the_same_and_resuming_goes_on(antics_command: Antics, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    first, second, report = tmp_path / "first.net", tmp_path / "second.net", tmp_path / "report.html"
    line = ("train", "antigua", "--players", "2", *SMALL, "--generations", "2")
    told = antics_command(*line, "--out", first, "--report", report)
    assert told.code == 0
    assert "generation 1: 3 games" in told.err
    assert "2 generations" in told.out
    weights = read(antics.game("antigua"), "2", first)
    log = weights.about["log"]
    assert [one["number"] for one in log] == [0, 1]
    assert log[1]["deals"] > 0
    assert "--seed 5" in weights.about["command"]
    page = report.read_text(encoding="utf-8")
    assert "Antigua (2)" in page
    assert "<polyline" in page
    assert antics_command(*line, "--out", second, "--jobs", "2").code == 0
    assert read(antics.game("antigua"), "2", second).data == weights.data
    longer = (*line[:-2], "--generations", "3")
    again = antics_command(*longer, "--out", first, "--resume")
    assert "3 generations" in again.out
    assert antics_command(*longer, "--out", second).code == 0
    resumed, straight = (read(antics.game("antigua"), "2", path) for path in (first, second))
    assert resumed.data == straight.data
    both = [[{**one, "seconds": 0} for one in weights.about["log"]] for weights in (resumed, straight)]
    assert both[0] == both[1]
    assert [one["number"] for one in both[0]] == [0, 1, 2]
    assert resumed.about["command"] == straight.about["command"]
    other = antics_command(*longer, "--seed", "6", "--out", first, "--resume")
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "first.npz: begun otherwise (--seed: there 5, here 6)" in other.err


def test_a_best_response_is_sought_among_the_bot_it_is_against(
    antics_command: Antics, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    out, page = tmp_path / "response.net", tmp_path / "response.html"
    line = ("train", "antigua", "--players", "3", *SMALL, "--generations", "2", "--test-deals", "2")
    told = antics_command(*line, "--against", "search:4", "--deals", "2", "--out", out, "--report", page)
    assert told.code == 0
    assert "against search:4: " in told.err
    assert "Best response" in page.read_text(encoding="utf-8")
    about = read(antics.game("antigua"), "3", out).about
    found = about["response"]
    assert (about["against"], found["against"], found["games"]) == ("search:4", "search:4", 6)
    assert (found["iterations"], found["fair"]) == (8, 0.3333)
    assert found["low"] <= found["share"] <= found["high"]
    assert about["log"][1]["deals"] == 2
    assert about.get("up_to", 0) == 0, "levels play by nothing that was learned against one bot"
    assert "--against search:4 --test-deals 2" in about["command"]
    assert (
        antics_command(*about["command"].split()[1:], "--deals", "1", "--out", tmp_path / "again.net").code
        == 0
    )
    assert (
        read(antics.game("antigua"), "3", tmp_path / "again.net").data
        == read(antics.game("antigua"), "3", out).data
    )


def test_a_best_response_begins_with_what_was_learned(antics_command: Antics, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    line = ("train", "antigua", "--players", "2", *SMALL, "--generations", "1", "--against", "search:4")
    assert antics_command(*line, "--deals", "1", "--out", tmp_path / "mine.net").code == 0
    ours = weights_for(antics.game("antigua"), "2")
    assert ours is not None
    assert read(antics.game("antigua"), "2", tmp_path / "mine.net").data == ours.data


def test_whom_one_learns_against_plays_as_it_always_does() -> None:
    pytest.importorskip("numpy")
    from antics.train.games import NONE, Table
    from antics.train.opponent import player_named

    table = Table(antics.game("antigua"), 2, {})
    weights = weights_for(table.game, "2")
    assert weights is not None
    learned, classic = (player_named(name, table) for name in ("search:50", "classic:70"))
    assert (learned.rows.tobytes(), learned.iterations) == (weights.data, 50)
    assert (classic.rows.tobytes(), classic.iterations) == (NONE.tobytes(), 70)


def test_a_game_does_not_depend_on_what_was_played_before_it() -> None:
    np = pytest.importorskip("numpy")
    from antics.train.fit import PARTS, Data
    from antics.train.games import Table
    from antics.train.opponent import player_named

    table = Table(antics.game("antigua"), 2, {})
    player = player_named("search:20", table)
    (chances, samples), _, (again, same) = (
        table.play(number, player, player, every=1) for number in (1, 2, 1)
    )
    assert len(player.rows)
    assert chances == again
    one, other = (Data.of(some, table.features, 2, 0.5) for some in (samples, same))
    assert all(np.array_equal(getattr(one, part), getattr(other, part)) for part in PARTS)


def test_layers_fitted_elsewhere_become_weights(antics_command: Antics, tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    from antics.train.fit import PARTS

    samples, mine = tmp_path / "samples.npz", tmp_path / "mine.npz"
    line = ("train", "antigua", "--players", "2", *SMALL, "--generations", "1")
    assert antics_command(*line, "--out", tmp_path / "ours.net", "--samples", samples).code == 0
    with np.load(samples) as found:
        features, targets, notes, shares = (found[name] for name in PARTS)
    assert (len(features), targets.shape) == (2000, (2000, 6))
    assert notes.shape == (*shares.shape, MOST_NOTES)
    n = features.shape[1]
    layers = [np.zeros(shape) for shape in ((n, 64), 64, (64, 32), 32, (32, 6), 6, (32, NOTES), NOTES)]
    np.savez(mine, **{f"layer{i}": layer for i, layer in enumerate(layers)})
    assert antics_command(*line, "--out", tmp_path / "mine.net", "--resume").code == 0
    assert not any(read(antics.game("antigua"), "2", tmp_path / "mine.net").data)
    np.savez(mine, **{f"layer{i}": layer.T for i, layer in enumerate(layers)})
    told = antics_command(*line, "--out", tmp_path / "mine.net", "--resume")
    assert f"mine.npz: layers of another network (there must be {n}x64, 64, " in told.err


def test_how_strong_it_is_stays_with_the_weights(antics_command: Antics, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    game, out, report = antics.game("animal-kingdoms"), tmp_path / "mine.net", tmp_path / "mine.html"
    line = ("train", "animal-kingdoms", "--players", "2", "--egon", *SMALL, "--generations", "1")
    told = antics_command(*line, "--out", out, "--measure", "0.01", "--deals", "2", "--report", report)
    assert told.code == 0
    assert "effort 0.01: " in told.err
    assert "effort 0.01: " in report.read_text(encoding="utf-8")
    weights = read(game, "2-egon", out)
    (measured,) = weights.about["measured"]
    assert (measured["effort"], measured["games"], measured["fair"]) == (0.01, 4, 0.5)
    assert weights.up_to == (0.01 if measured["low"] > 0.5 else 0)
    again = antics_command(*line, "--out", out, "--measure-only", "--measure", "0.002,0.01", "--deals", "3")
    assert again.code == 0
    assert "generation" not in again.err
    both = read(game, "2-egon", out)
    assert both.data == weights.data
    assert [one["effort"] for one in both.about["measured"]] == [0.002, 0.01]


def test_levels_do_without_what_was_not_measured_to_be_stronger() -> None:
    pytest.importorskip("numpy")
    from antics.train.measure import Measured, up_to

    def one(effort: float, low: float) -> Measured:
        return Measured(effort, 40, 0.6, low, 0.7, 0.5, 1.0)

    assert up_to([]) == 0
    assert up_to([one(1, 0.52), one(0.1, 0.55)]) == 1
    assert up_to([one(0.1, 0.55), one(1, 0.48), one(9, 0.6)]) == 0.1
    match = antics.new("antigua", 2, seed="1")
    where = Position.of(match, match.waiting[0], 1)
    weights = weights_for(match.game, "2")
    assert weights is not None
    for effort in (weights.up_to / 2, 2 * weights.up_to):
        assert Search(effort=effort).think(where).learned == (effort <= weights.up_to)


def test_the_curves_of_the_documentation_follow_from_the_logs_of_the_weights() -> None:
    pytest.importorskip("numpy")
    curves = run_path(str(Path(__file__).parents[2] / "docs" / "curves.py"))
    found = list(curves["logs"]())
    passes = [one for _, _, log, _ in found for one in log if len(set(one.epochs)) > 1]
    measured = [one for *_, some in found for one in some]
    assert passes
    assert measured
    errors, strengths = (curves["picture"](curves[name](found), 365, 2) for name in ("errors", "strengths"))
    assert len(list(fromstring(errors).iterfind(".//{*}polyline"))) == len(passes)
    assert len(list(fromstring(strengths).iterfind(".//{*}circle"))) == len(measured)


def test_games_on_a_cluster_teach_the_same(antics_command: Antics, tmp_path: Path) -> None:
    for package in ("numpy", "ray"):
        pytest.importorskip(package)
    line = ("train", "antigua", "--players", "2", *SMALL, "--generations", "2")
    for name, more in (("here", ()), ("there", ("--on", "ray", "--jobs", "1"))):
        assert antics_command(*line, "--out", tmp_path / f"{name}.net", *more).code == 0
    here, there = (read(antics.game("antigua"), "2", tmp_path / f"{name}.net") for name in ("here", "there"))
    assert here.data == there.data


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (("connect-four",), "Connect Four has no features that a network could learn from"),
        (("antigua", "--players", "7"), "Antigua is for 2 to 4 players, not 7"),
        (("antigua", "--minutes", "0"), "--minutes must be above zero"),
        (("antigua", "--measure-only", "--out", "nothing.net"), "nothing.net: cannot be read"),
        (("antigua", "--resume", "--out", "nothing.net"), "nothing.npz: no checkpoint to go on from"),
        (("antigua", "--against", "greedy"), "--against: 'greedy' is no search with iterations"),
        (("antigua", "--against", "search:1s"), "--against: 'search:1s' is no search with iterations"),
        (("antigua", "--against", "genius"), "unknown bot 'genius'"),
        (("animal-kingdoms", "--against", "hard"), "whoever plays alone has nobody to learn against"),
        (("antigua", "--out", "no/folder.net"), "there is no folder no"),
    ],
)
def test_what_cannot_be_learned_is_told_in_one_line(
    antics_command: Antics,
    line: tuple[str, ...],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.chdir(tmp_path)
    told = antics_command("train", *line)
    assert told.code == 2
    assert complaint in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
