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
    MOST_NOTES,
    NOTES,
    OPINION,
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
    desk = Desk()
    return match.game.features.write(match.state, match.waiting[0], desk), desk


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
    assert weights.rows == n + BEHIND
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
    large = b"\xff\x7f" * FIRST * (BEHIND + 1)
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
    desk, rows = Desk(), [Row() for _ in range(80 + BEHIND)]
    desk.feature[:80] = features.tolist()
    for row, numbers in zip(rows, net.rows().tolist(), strict=True):
        row.weight = numbers
    feed(rows, desk)
    (floats,) = net.foretold(features[None].astype(np.int8))
    for i, output in enumerate(desk.output[: OUTPUTS * 2]):
        if i % OUTPUTS == 2:
            assert output / 256 * POINT == pytest.approx(floats[i] * POINT, abs=0.3)
        else:
            assert thousandths(output) == pytest.approx(1000 * floats[i], abs=6)


@pytest.mark.parametrize("setting", LEARNERS, ids=str)
def test_steps_are_known_by_a_few_notes_that_there_are(setting: Setting) -> None:
    match, desk, ever = setting.match(1), Desk(), set()
    for _ in play(match, Random(1), 120):
        for seat in match.waiting:
            for step in match.steps(seat):
                n = match.game.features.note(match.state, seat, step, desk)
                assert 0 < n <= MOST_NOTES
                assert all(0 <= note < NOTES for note in desk.note[:n])
                ever.update(desk.note[:n])
                assert match.game.features.broad(match.state, seat, step) >= 0
    assert len(ever) > NOTES // 4


def test_opinions_are_the_fitted_networks_in_sixteenths() -> None:
    np = pytest.importorskip("numpy")
    from antics.train.fit import Net

    luck = np.random.default_rng(4)
    net, features = Net.fresh(60, 3, luck), luck.integers(0, 17, 60)
    net.layers[6] *= 8
    desk, rows = Desk(), [Row() for _ in range(60 + BEHIND)]
    desk.feature[:60] = features.tolist()
    for row, numbers in zip(rows, net.rows().tolist(), strict=True):
        row.weight = numbers
    feed(rows, desk)
    _, two, _ = net._through(features[None].astype(np.float32) / 16)
    wanted = two @ net.layers[6] + net.layers[7]
    assert np.ptp(wanted) > 1
    assert np.array(desk.opinion) / OPINION == pytest.approx(np.clip(wanted[0], -8, 8), abs=0.15)
    assert np.array_equal(Net.of_rows(net.rows(), 3).rows(), net.rows())


def test_fitting_learns_whom_steps_are_chosen_by() -> None:
    """Whatever is known by note 3 is always chosen, where feature 0 holds; else what is known by note 5."""
    np = pytest.importorskip("numpy")
    from antics.core.selfplay import OFFERED
    from antics.train.fit import Data, Net, fit

    luck, n = np.random.default_rng(5), 4096
    features = 16 * luck.integers(0, 2, (n, 4)).astype(np.int8)
    notes = np.full((n, OFFERED, MOST_NOTES), NOTES, np.int8)
    notes[:, 0, 0], notes[:, 1, 0] = 3, 5
    shares = np.full((n, OFFERED), -1, np.float16)
    shares[:, 0] = features[:, 0] > 0
    shares[:, 1] = features[:, 0] == 0
    data = Data(features, np.full((n, 6), 0.5, np.float32), notes, shares)
    fresh = Net.fresh(4, 2, luck)
    *_, (learned, _, _) = fit(fresh, data, 150, 1)
    assert fresh.surprise(data) > 0.5
    assert learned.surprise(data) < 0.1


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
