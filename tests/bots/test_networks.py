"""Networks of one's own: a callable over batches and a file in ONNX play, or say what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.bots import Foul, Position, Scores, Values, bot, guests, networks
from antics.conformance.settings import Setting, settings
from antics.core.errors import AnticsError
from antics.core.observation import version
from tests.cli.conftest import Antics

np = pytest.importorskip("numpy")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FOUR = antics.game("connect-four")
NOW = version(FOUR)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example of the documentation has learned."""
    folder = tmp_path_factory.mktemp("mine")
    subprocess.run([sys.executable, str(EXAMPLES / "network_bots.py")], cwd=folder, check=True)
    return folder


@pytest.fixture
def there(learned: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(learned)
    monkeypatch.syspath_prepend(EXAMPLES)
    guests.guest.cache_clear()
    networks.onnx.cache_clear()
    return learned


def test_the_example_learns_and_plays_in_both_forms(there: Path, antics_command: Antics) -> None:
    line = (
        "arena",
        "connect-four",
        "--bots",
        "network_bots:Mine,random",
        "--games",
        "20",
        "--seed",
        "7",
        "--json",
    )
    (pair, _) = json.loads(antics_command(*line, "--jobs", "1").out)["pairs"]
    assert pair["share"]["low"] > 0.5
    pytest.importorskip("onnxruntime")
    pytest.importorskip("onnx")
    match, choices = antics.new("connect-four", seed=3), list[str]()
    while not match.over:
        position = Position.of(match, match.waiting[0], len(choices))
        mine, model = (bot(name).choose(position) for name in ("network_bots:Mine", "onnx:mine.onnx"))
        assert mine == model
        choices.append(str(mine))
        match.play(position.seat, mine)
    assert len(set(choices)) > 2
    told = antics_command(
        "arena", "connect-four", "--bots", "onnx:mine.onnx,random", "--games", "4", "--jobs", "2"
    )
    assert (told.code, told.err) == (0, "")


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_networks_are_shown_what_learners_are_shown_in_every_game(setting: Setting) -> None:
    match, asked = setting.match(1), []
    game, made_for = match.game, version(match.game)
    position = Position.of(match, match.waiting[0], 5)

    def answering(width: int) -> Callable[[Any], Any]:
        def network(rows: Any) -> Any:
            asked.append(rows)
            return np.tile(np.arange(width), (len(rows), 1))

        return network

    scores = Scores(answering(game.rules.STEPS), game.name, made_for)
    values = Values(answering(match.players), game.name, made_for, redeals=2)
    for one in (scores, values):
        chosen = one.choose(position)
        assert chosen == one.choose(position)
        match.copy().play(position.seat, chosen)
    whole = antics.vector(game.name, match.players, n=1, seed=1)
    assert asked
    assert {(rows.shape[1], rows.dtype) for rows in asked} == {(whole.numbers.shape[1], whole.numbers.dtype)}


def test_what_wins_at_once_needs_no_foretelling() -> None:
    match = antics.new("connect-four")
    for column in "abacad":
        match.play(match.waiting[0], f"drop {column}")
    clueless = Values(lambda rows: np.zeros((len(rows), 2)), "connect-four", NOW)
    assert str(clueless.choose(Position.of(match, 0, 1))) == "drop a"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda rows: np.zeros((len(rows), 6)), "answered 1 x 43 numbers with 1 x 6, not with 1 x 7"),
        (lambda rows: np.zeros(7), "with 7, not with 1 x 7"),
        (lambda rows: None, "with a single one, not with 1 x 7"),
        (lambda rows: np.full((1, 7), np.nan), "no finite numbers (float64)"),
        (lambda rows: np.full((1, 7), "good"), "no finite numbers (<U4)"),
    ],
)
def test_a_wrong_answer_is_told(answer: Callable[[Any], Any], told: str) -> None:
    position = Position.of(antics.new("connect-four"), 0, 1)
    with pytest.raises(AnticsError) as error:
        Scores(answer, "connect-four", NOW).choose(position)
    assert told in str(error.value)


def test_a_network_of_another_game_or_version_is_refused() -> None:
    with pytest.raises(
        AnticsError, match=f"version 'old' .* which is '{NOW}' now .antics spaces connect-four."
    ):
        Scores(len, "connect-four", "old")
    with pytest.raises(AnticsError, match="cannot be called with a batch"):
        Scores(None, "connect-four", NOW)  # type: ignore[arg-type]
    match = antics.new("antigua", 2)
    with pytest.raises(AnticsError, match="is for connect-four, not for antigua"):
        Values(len, "connect-four", NOW).choose(Position.of(match, match.waiting[0], 1))
    assert version(antics.game("antigua")) != NOW


def test_a_wrong_file_is_told_in_a_line(
    there: Path, antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    onnx = pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")

    def changed(name: str, change: Callable[[Any], None]) -> str:
        model = onnx.load("mine.onnx")
        change(model)
        onnx.save(model, tmp_path / name)
        return str(tmp_path / name)

    def shaped(name: str, ins: int, outs: int) -> str:
        example = import_module("network_bots")
        monkeypatch.setattr(example, "PLAYERS", outs)
        example.export(
            [np.zeros(shape, np.float32) for shape in ((ins, 4), 4, (4, outs), outs)], tmp_path / name
        )
        return str(tmp_path / name)

    (tmp_path / "text.onnx").write_text("no model")
    for path, told in (
        ("nothing.onnx", "nothing.onnx: there is no such file"),
        (str(tmp_path / "text.onnx"), "text.onnx: is no model in ONNX"),
        (
            changed("mute.onnx", lambda model: model.ClearField("metadata_props")),
            "does not say what it is for",
        ),
        (
            changed("old.onnx", lambda model: setattr(model.metadata_props[1], "value", "old")),
            "is for version 'old' of what Connect Four shows",
        ),
        (shaped("narrow.onnx", 9, 2), "not one array of batch x 43 numbers"),
        (shaped("wide.onnx", 43, 9), "neither batch x 7 scores of steps nor batch x 2 values"),
    ):
        found = antics_command("arena", "connect-four", "--bots", f"onnx:{path},random")
        assert (found.code, found.out, found.err.count("\n")) == (2, "", 1), path
        assert told in found.err
    match = antics.new("antigua", 2)
    with pytest.raises(Foul, match="is for connect-four, not for antigua"):
        bot("onnx:mine.onnx").choose(Position.of(match, match.waiting[0], 1))
