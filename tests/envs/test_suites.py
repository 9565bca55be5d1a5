"""The suites of PettingZoo, Gymnasium and OpenSpiel, where they are installed, on every game of ours."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import antics
from antics import envs
from antics.core.errors import AnticsError
from antics.core.extras import needed

NAMES = ("animal-kingdoms", "antigua", "antler-island", "connect-four")


@pytest.fixture(autouse=True)
def _no_noise() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the suites recommend
        yield


# ---- PettingZoo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    suites = pytest.importorskip("pettingzoo.test")
    suites.api_test(envs.aec(name), num_cycles=20)
    assert "Passed" in capsys.readouterr().out
    suites.seed_test(lambda: envs.aec(name), num_cycles=10)
    suites.render_test(lambda render_mode=None: envs.aec(name, render_mode=render_mode, max_cycles=20))


def test_pettingzoo_plays_a_game_to_its_end() -> None:
    pytest.importorskip("pettingzoo")
    env = envs.aec("animal-kingdoms", 3)
    env.reset(seed=4)
    luck = random.Random(1)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, earned[agent], over, cut, _ = env.last()
        legal = seen["action_mask"].nonzero()[0].tolist()
        assert bool(legal) != over
        env.step(None if over or cut else luck.choice(legal))
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0


def test_pettingzoo_refuses_an_illegal_step() -> None:
    pytest.importorskip("pettingzoo")
    env = envs.aec("connect-four")
    env.reset(seed=1)
    for _ in range(6):
        env.step(0)
    before = env.observe("orange")["observation"]["board"].tolist()
    for wrong in (0, 7, -1, "a", None, 1.5):
        with pytest.raises(AnticsError, match=r"seat 0: step .* is not legal"):
            env.step(wrong)
    assert env.observe("orange")["observation"]["board"].tolist() == before


# ---- Gymnasium -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    envs.gym(name)  # registers all of them
    title = "".join(word.capitalize() for word in name.split("-"))
    made = gymnasium.make(f"antics/{title}-v0", against="random", penalty=True, render_mode="ansi")
    checker.check_env(made.unwrapped)
    assert made.unwrapped.render()


def test_gymnasium_plays_a_game_to_its_end_against_a_bot() -> None:
    pytest.importorskip("gymnasium")
    env = envs.gym("connect-four", seat=1)
    _, info = env.reset(seed=1)
    luck, over, earned = random.Random(1), False, 0.0
    while not over:
        legal = info["action_mask"].nonzero()[0].tolist()
        _, earned, over, cut, info = env.step(luck.choice(legal))
        assert not cut
    assert earned in (-1, 0, 1)
    with pytest.raises(AnticsError, match="the game is over"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(AnticsError, match="step 9 is not legal: it is none of 0 to 6"):
        env.step(9)
    for seat in (2, -1, True, "a"):
        with pytest.raises(AnticsError, match="there is no seat"):
            envs.gym("connect-four", seat=seat)  # type: ignore[arg-type]


# ---- OpenSpiel -----------------------------------------------------------------------------------------


def loaded(text: str) -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    needed("antics.envs.openspiel", extra="envs")
    return pyspiel, pyspiel.load_game(text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "serialize"),
    [
        ("antics_connect_four", True),
        ("antics_animal_kingdoms(players=2)", True),
        ("antics_antigua(players=2)", False),
    ],
)
def test_open_spiel(text: str, serialize: bool) -> None:
    pyspiel, game = loaded(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def test_open_spiels_own_bot_plays_a_whole_game() -> None:
    _, game = loaded("antics_connect_four")
    np = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 50, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(bot.step(state) if state.current_player() == 0 else luck.choice(legal))
    assert state.returns()[0] == 1, "searching beats drawing lots"


def test_open_spiel_chance_decides_what_luck_would() -> None:
    _, game = loaded("antics_antigua(players=2)")
    luck, state, outcomes = random.Random(2), game.new_initial_state(), set()
    while state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        outcomes.add(len(state.chance_outcomes()))
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    assert len(outcomes) > 5, "a shuffle is a row of draws"
    twin = state.resample_from_infostate(0, luck.random)
    assert twin.information_state_string(0) == state.information_state_string(0)
    assert twin.observation_tensor(0) == state.observation_tensor(0)
    assert str(twin) != str(state)


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name}", name="gymnasium.spaces")

    monkeypatch.setattr("antics.core.extras.import_module", missing)
    with pytest.raises(AnticsError, match=r"gymnasium is not installed \(pip install antics\[envs\]\)"):
        envs.gym("connect-four")
    with pytest.raises(ModuleNotFoundError):
        antics.vector("connect-four")


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import antics, antics.envs
def openspiel():
    import antics.envs.openspiel
for ask in (antics.vector, antics.envs.aec, antics.envs.gym, lambda game: openspiel()):
    try:
        ask("connect-four")
    except antics.AnticsError as error:
        print(error)
"""


def test_all_environments_name_the_extra_where_numpy_is_missing() -> None:
    said = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == ["numpy is not installed (pip install antics[envs])"] * 4
