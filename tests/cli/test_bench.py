"""Races: what they report, not how fast they are."""

from __future__ import annotations

import json

import pytest

from antics.bench import envs, peers, start
from tests.cli.conftest import Antics

ENGINE = ("bench", "engine", "--game", "connect-four", "--seconds", "0.05")


def fake_peers(games: list[str], seconds: float) -> list[dict[str, object]]:
    names = [*(game.replace("-", "_") for game in games), "gin_rummy", "chess"]
    return [{"peer": "P", "game": name, "how": "Python", "moves_per_s": 1000} for name in names]


def test_a_race_reports_both_forms_and_the_peers(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "races", fake_peers)
    code, out, err = antics_command(*ENGINE, "--json")
    assert (code, err) == (0, "")
    (race,) = json.loads(out)
    assert set(race) == {
        "game",
        "players",
        "plain_moves_per_s",
        "native_moves_per_s",
        "wasm_moves_per_s",
        "ratio",
        "wasm_ratio",
        "state_bytes",
        "peers",
    }
    assert (race["game"], race["players"]) == ("connect-four", 2)
    assert race["native_moves_per_s"] > race["plain_moves_per_s"] > 0
    assert race["wasm_moves_per_s"] > race["plain_moves_per_s"]
    assert race["wasm_ratio"] == pytest.approx(
        race["wasm_moves_per_s"] / race["native_moves_per_s"], abs=0.006
    )
    assert [peer["game"] for peer in race["peers"]] == ["connect_four"], "the same game, no other"
    assert race["peers"][0]["plain_ratio"] == round(race["plain_moves_per_s"] / 1000, 2)


def test_the_first_choice_is_measured_from_the_start_of_a_process(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "REPEATS", 1)
    line = ("bench", "start", "--game", "connect-four")
    (race,) = json.loads(antics_command(*line, "--json").out)
    assert (race["game"], race["players"], race["level"]) == ("connect-four", 2, "hard")
    assert 0 < race["new_s"] < race["choice_s"]
    assert "choice_s" in antics_command(*line).out


def test_a_race_can_be_read(antics_command: Antics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "installed", list)
    out = antics_command(*ENGINE).out
    assert "bytes of state" in out
    assert "No other engine is installed" in out


@pytest.mark.skipif("OpenSpiel" not in peers.installed(), reason="OpenSpiel is not installed")
def test_open_spiel_races() -> None:
    found = {(race["game"], race["how"]) for race in peers.races(["connect-four"], 0.05)}
    assert {("connect_four", "Python"), ("connect_four", "C++ rollouts")} <= found
    assert {game for game, _ in found} == {"connect_four"}


def test_batches_stand_beside_the_same_game_of_others(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    peer = {"peer": "P", "how": "batch", "pairs_per_s": 100}
    monkeypatch.setattr(envs, "peers", lambda seconds: [peer])
    line = ("bench", "envs", "--game", "connect-four", "--seconds", "0.05")
    (race,) = json.loads(antics_command(*line, "--json").out)
    assert (race["game"], race["players"], race["numbers"], race["steps"]) == ("connect-four", 2, 43, 7)
    assert race["peers"] == [peer | {"ratio": round(race["pairs_per_s"] / 100, 1)}]
    assert "pairs/s" in antics_command(*line).out
    other = ("bench", "envs", "--game", "antigua", "--seconds", "0.05", "--json")
    (race,) = json.loads(antics_command(*other).out)
    assert (race["players"], race["peers"]) == (4, [])


@pytest.mark.skipif("OpenSpiel" not in peers.installed(), reason="OpenSpiel is not installed")
def test_open_spiel_observes_as_we_do() -> None:
    assert {peer["peer"] for peer in envs.peers(0.05)} >= {"OpenSpiel"}
