"""What the page makes of the events, one after the other, is what the service shows after every choice.

Games of every game that has a folder on the page are recorded here, for all numbers of players and all
options, as a seat and as a spectator see them; `web/src/games/fold.test.ts` folds and compares.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from antics.core.choice import Choice
from antics.core.contract import Game
from antics.core.match import Match
from antics.core.state import WATCHER

WEB = Path(__file__).parents[2] / "web"
GAMES = [name for name in antics.game_names() if (WEB / "src/games" / name / "index.ts").is_file()]
SEEDS = range(3)
MOST = 260  # choices of a game
IDLE = 1 / 12  # how often a seat is asked that may owe nothing, but have something to take back


def settings(game: Game) -> Iterator[tuple[int, dict[str, bool]]]:
    """All numbers of players, with all options that there are for so many."""
    for players in game.seats:
        names = [option.name for option in game.options if option.seats is None or players in option.seats]
        for on in chain.from_iterable(combinations(names, count) for count in range(len(names) + 1)):
            yield players, dict.fromkeys(on, True)


def next_seat(match: Match, luck: Random) -> int:
    seat = luck.randrange(match.players)
    if luck.random() < IDLE and match.choice(seat).next_steps():
        return seat
    return luck.choice(match.waiting)


def choose(match: Match, seat: int, luck: Random) -> Choice:
    """At random, or as a sensible player leans: both go where the other does not."""

    def leaning(choice: Choice) -> int:
        strategy = match.game.strategy
        return max(choice.next_steps(), key=lambda step: strategy.leaning(choice.state, seat, step))

    choice = match.choice(seat)
    return choice.at_random(luck) if luck.random() < 0.5 else choice.whole(leaning)


def record(game: Game, players: int, options: Mapping[str, Any], seed: int, folder: Path) -> None:
    """A game as JSON lines for each viewer: the first view; of each choice, what is told, and the view."""
    luck = Random(f"{game.name} {players} {options} {seed}")
    match = antics.new(game.name, players, seed, **options)
    viewers = (seed % players, WATCHER)
    lines: dict[int, list[dict[str, Any]]] = {
        viewer: [{"view": game.view.see(match.state, viewer)}] for viewer in viewers
    }
    while not match.over and len(match.log) < MOST:
        seat = next_seat(match, luck)
        events = match.play(seat, choose(match, seat, luck).action)
        for viewer in viewers:
            told = [event.seen_by(viewer) for event in events]
            lines[viewer].append({"events": told, "view": game.view.see(match.state, viewer)})
    name = ".".join([game.name, f"{players}p", *options, str(seed)])
    for viewer, said in lines.items():
        text = "\n".join(map(json.dumps, said))
        (folder / f"{name}.{viewer}.jsonl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_fold_holds(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the page's tools are not installed (make setup)")
    game = antics.game(name)
    for players, options in settings(game):
        for seed in SEEDS:
            record(game, players, options, seed, tmp_path)
    done = subprocess.run(
        ["npx", "vitest", "run", "src/games/fold.test.ts", "-t", name],
        cwd=WEB,
        env=os.environ | {"ANTICS_FOLD": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    with capsys.disabled():
        print(*(line for line in done.stdout.splitlines() if line.startswith("fold: ")), sep="\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"fold: {name}: " in done.stdout
