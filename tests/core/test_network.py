"""Networks, their weights and their features: exact, of one version, and within bounds."""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import antics
from antics.bots import Position, Search, search
from antics.conformance.settings import Setting, play, settings
from antics.core import simple
from antics.core.errors import AnticsError
from antics.core.network import (
    BEHIND,
    FIRST,
    MOST,
    MOST_FEATURES,
    OUTPUTS,
    POINT,
    Desk,
    Row,
    feed,
    thousandths,
)
from antics.core.weights import FOLDER, accept, version, weights_for

LEARNERS = [setting for setting in settings() if setting.game.features is not simple]


def name_of(setting: Setting) -> str:
    return setting.game.setting_name(
        setting.players, setting.game.settings(setting.players, setting.switched_on)
    )


def file_of(setting: Setting) -> Path:
    return Path(str(resources.files(setting.game.package))) / FOLDER / f"{name_of(setting)}.net"


def written(match: antics.Match) -> tuple[int, Desk]:
    desk, features = Desk(), match.game.features
    return features.write(match.state, features.viewpoint(match.state), desk), desk


@pytest.mark.parametrize("setting", LEARNERS, ids=str)
def test_features_are_always_as_many_and_within_bounds(setting: Setting) -> None:
    counts, ever = set(), [0] * MOST_FEATURES
    for seed in range(2):
        match = setting.match(seed)
        for _ in play(match, Random(seed), 120):
            if not match.over:
                n, desk = written(match)
                counts.add(n)
                assert not any(desk.feature[n:])
                assert max(map(abs, desk.feature)) <= MOST
                ever = [max(a, abs(b)) for a, b in zip(ever, desk.feature, strict=True)]
    (n,) = counts
    assert 0 < n <= MOST_FEATURES
    assert sum(map(bool, ever)) > n // 2


LEARNED = [setting for setting in LEARNERS if file_of(setting).is_file()]


@pytest.mark.parametrize("setting", LEARNED, ids=str)
def test_what_was_learned_is_of_the_version_that_is_played(setting: Setting) -> None:
    weights = weights_for(setting.game, name_of(setting))
    assert weights is not None
    n, _ = written(setting.match(1))
    assert weights.rows == n + BEHIND + OUTPUTS * setting.players
    assert weights.about["log"][0]["number"] == 0
    assert weights.about["command"].startswith(f"antics train {setting.game.name}")


def test_all_weights_of_a_game_take_less_than_a_megabyte() -> None:
    for game in {setting.game for setting in LEARNED}:
        sizes = [file_of(setting).stat().st_size for setting in LEARNED if setting.game is game]
        assert sum(sizes) < 1_000_000


def spoiled(data: bytes, **about: object) -> bytes:
    line, _, rows = data.partition(b"\n")
    return json.dumps(json.loads(line) | about).encode() + b"\n" + rows


def test_weights_of_something_else_are_refused_in_one_line() -> None:
    setting = LEARNED[0]
    game, name, data = setting.game, name_of(setting), file_of(setting).read_bytes()
    assert accept(game, name, data, "w").rows
    large = b"\xff\x7f" * FIRST * (BEHIND + OUTPUTS * setting.players + 1)
    for wrong, complaint in (
        (data[:-2], "w: these weights are damaged"),
        (b"", "w: these weights are damaged"),
        (b"[]\n", "w: these weights are damaged"),
        (
            spoiled(data, version="0"),
            f"weights of another version (0, not {version(game)}); learn anew: antics",
        ),
        (spoiled(data, setting="7"), "weights of another setting (7, not"),
        (spoiled(data, game="chess"), "weights of another game (chess, not"),
        (spoiled(data)[: -len(data.partition(b"\n")[2])] + large, "damaged"),
        (
            spoiled(data, sha256=sha256(large).hexdigest()).partition(b"\n")[0] + b"\n" + large,
            "too large to add up",
        ),
    ):
        with pytest.raises(AnticsError) as refused:
            accept(game, name, wrong, "w")
        assert complaint in str(refused.value)
        assert "\n" not in str(refused.value)


def test_whole_numbers_foretell_what_the_fitted_network_does() -> None:
    np = pytest.importorskip("numpy")
    from antics.train.fit import Net

    luck = np.random.default_rng(3)
    net, features = Net.fresh(80, 2, luck), luck.integers(-32, 33, 80) * (luck.random(80) < 0.5)
    net.layers[4] *= 8
    desk, rows = Desk(), [Row() for _ in range(80 + BEHIND + OUTPUTS * 2)]
    desk.feature[:80] = features.tolist()
    for row, numbers in zip(rows, net.rows().tolist(), strict=True):
        row.weight = numbers
    feed(rows, desk, 2)
    (floats,) = net.foretold(features[None].astype(np.int8))
    for i, output in enumerate(desk.output[: OUTPUTS * 2]):
        if i % OUTPUTS == 2:
            assert output / 256 * POINT == pytest.approx(floats[i] * POINT, abs=0.3)
        else:
            assert thousandths(output) == pytest.approx(1000 * floats[i], abs=6)


def test_where_nothing_was_learned_games_are_played_on_and_it_is_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = antics.new("antigua", 2, seed="1", variant={"turn": {"actions": 3}})
    assert match.setting is None
    position = Position.of(match, match.waiting[0], 1)
    search._tell_of_nothing_learned.cache_clear()  # it is said once
    with caplog.at_level(logging.INFO, "antics"):
        thought = Search(iterations=20).think(position)
    assert not thought.learned
    assert "Antigua (other components): nothing was learned for this" in caplog.text
    usual = antics.new("antigua", 2, seed="1")
    assert usual.setting == "2"
    position = Position.of(usual, usual.waiting[0], 1)
    assert Search(iterations=20).think(position).learned
    assert not Search(iterations=20, learned=False).think(position).learned
