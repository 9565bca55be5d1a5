"""Games of an arena: each follows from its number, whoever plays it, and none is lost or repeated."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import antics
from antics.arena import Contest, Crash, Ledger, Played, figures, hold
from antics.arena.strength import Duel

GAMES = 8


@pytest.fixture
def contest() -> Contest:
    return Contest("connect-four", ("search:20", "random"), "7")


def test_a_game_follows_from_its_number(contest: Contest) -> None:
    first = [contest.play(number) for number in range(4)]
    assert [contest.play(number) for number in range(4)] == first
    assert first[0].seats == first[1].seats[::-1]
    other = Contest("connect-four", ("search:20", "random"), "8")
    assert [other.play(number).choices for number in range(4)] != [game.choices for game in first]


def test_the_number_of_processes_changes_nothing(contest: Contest) -> None:
    ledgers = [Ledger() for _ in range(3)]
    for jobs, ledger in enumerate(ledgers, 1):
        hold(contest, GAMES, ledger, jobs=jobs)
    assert len(ledgers[0].played) == GAMES
    assert ledgers[0].games(GAMES) == ledgers[1].games(GAMES) == ledgers[2].games(GAMES)


def test_what_is_kept_of_a_game_adds_up() -> None:
    contest = Contest("antler-island", ("random", "easy"), "7", players=3)
    played = contest.play(1)
    assert played.deal == 0
    assert sum(played.share(seat) for seat in range(3)) == pytest.approx(1)
    assert [sum(row) for row in played.sources] == list(played.points)
    assert len(played.tally) == len(contest.game.tallies)
    assert Played.of(json.loads(json.dumps(played.data()))) == played


def test_a_game_that_lasts_too_long_is_cut_off_and_nobody_wins() -> None:
    played = Contest("antler-island", ("random",), "7", players=3, max_rounds=1).play(0)
    assert played.cut
    assert played.winners == ()
    assert played.ranks == (1, 1, 1)
    assert played.rounds == 2


# ---- the ledger --------------------------------------------------------------------------------------


def lines_of(path: Path) -> list[str]:
    return sorted(path.read_text(encoding="utf-8").splitlines())


def test_a_run_that_was_stopped_goes_on_where_it_was(contest: Contest, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    with Ledger.at(whole, contest) as ledger:
        hold(contest, GAMES, ledger)
    with Ledger.at(stopped, contest) as ledger:
        hold(contest, 4, ledger)
    before = stopped.read_bytes()
    with Ledger.at(stopped, contest, resume=True) as ledger:
        assert len(ledger.played) == 4
        hold(contest, GAMES, ledger, jobs=2)
    assert stopped.read_bytes().startswith(before)
    assert lines_of(stopped) == lines_of(whole)


@pytest.mark.parametrize("cut", [1, 30, 10**6])
def test_half_a_line_is_dropped_and_its_game_played_again(contest: Contest, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "out"
    with Ledger.at(path, contest) as ledger:
        hold(contest, 4, ledger)
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    path.write_bytes(whole[: max(last + 1, len(whole) - cut)])
    with Ledger.at(path, contest, resume=True) as ledger:
        assert len(ledger.played) == 3
        hold(contest, 4, ledger)
    assert path.read_bytes() == whole


def test_a_file_that_ends_within_its_first_line_begins_anew(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_bytes(b'{"antics arena": 2, "na')
    with Ledger.at(path, contest, resume=True) as ledger:
        hold(contest, 2, ledger)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3


def test_files_of_others_are_left_alone(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "out"
    with Ledger.at(path, contest) as ledger:
        hold(contest, 2, ledger)
    kept = path.read_bytes()
    with pytest.raises(antics.AnticsError, match="is there already"):
        Ledger.at(path, contest)
    for other, told in (
        (Contest("connect-four", ("search:20", "random"), "8"), "seed: there '7', here '8'"),
        (Contest("connect-four", ("random", "search:20"), "7"), "bots"),
        (Contest("antler-island", ("search:20", "random"), "7"), "game: there 'connect-four'"),
    ):
        with pytest.raises(antics.AnticsError, match="another arena") as refused:
            Ledger.at(path, other, resume=True)
        assert told in str(refused.value)
    assert path.read_bytes() == kept
    for text in ("my diary", "my diary\n", '{"a": 1}\n', "[]\n", '{"antics arena": 9}\n'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(antics.AnticsError, match=r"no file of an arena|another version"):
            Ledger.at(path, contest, resume=True)
        assert path.read_text(encoding="utf-8") == text
    with pytest.raises(antics.AnticsError, match="cannot be opened"):
        Ledger.at(tmp_path / "nowhere" / "out", contest)


@pytest.mark.parametrize("damage", ["{}", "nonsense", '{"game": 0}', "again"])
def test_a_damaged_line_is_named(contest: Contest, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "out"
    with Ledger.at(path, contest) as ledger:
        hold(contest, 2, ledger)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[1] if damage == "again" else damage
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(antics.AnticsError, match="line 3"):
        Ledger.at(path, contest, resume=True)


def test_two_arenas_do_not_write_to_one_file(contest: Contest, tmp_path: Path) -> None:
    writing = pytest.raises(antics.AnticsError, match="another arena is writing")
    with Ledger.at(tmp_path / "out", contest), writing:
        Ledger.at(tmp_path / "out", contest, resume=True)


# ---- what goes wrong ---------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_told_and_the_others_are_kept(
    contest: Contest, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    play = Contest.play

    def fail(self: Contest, number: int) -> Played:
        if number == 5:
            raise ZeroDivisionError("a fault")
        return play(self, number)

    monkeypatch.setattr(Contest, "play", fail)
    ledger = Ledger()
    with pytest.raises(Crash, match=r"game 5 \(deal 7/2: .*\) failed") as crash:
        hold(contest, GAMES, ledger, jobs=jobs)
    assert "a fault" in str(crash.value)
    assert len(ledger.played) >= 4
    assert 5 not in ledger.played


def test_a_process_that_dies_is_told_with_its_game(contest: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    play, here = Contest.play, os.getpid()

    def die(self: Contest, number: int) -> Played:
        if number == 3 and os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return play(self, number)

    monkeypatch.setattr(Contest, "play", die)
    with pytest.raises(Crash, match=r"game 3 .*: its process died \(SIGKILL\)"):
        hold(contest, GAMES, Ledger(), jobs=2)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"bots": ()}, "at least one bot"),
        ({"bots": ("hard", "hard")}, "named twice"),
        ({"bots": ("hard", "brilliant")}, "unknown bot 'brilliant'"),
        ({"name": "chess"}, "unknown game"),
        ({"players": 3}, "not 3"),
        ({"seed": "two words"}, "seed is one word"),
        ({"options": {"blitz": True}}, "no option 'blitz'"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(wrong: dict[str, object], complaint: str) -> None:
    settings = {"name": "connect-four", "bots": ("random",), "seed": "7"} | wrong
    with pytest.raises(antics.AnticsError, match=complaint):
        Contest(**settings)  # type: ignore[arg-type]


# ---- a test that stops when it is decided ------------------------------------------------------------


def test_a_duel_stops_as_soon_as_it_is_decided(contest: Contest) -> None:
    duels = [Duel(contest) for _ in range(2)]
    ledgers = [Ledger() for _ in duels]
    for jobs, (duel, ledger) in enumerate(zip(duels, ledgers, strict=True), 1):
        hold(contest, 400, ledger, jobs=jobs, duel=duel)
        assert duel.decided
        assert duel.ratio > 0
    found = [figures(contest, ledger.games(400), duel) for duel, ledger in zip(duels, ledgers, strict=True)]
    assert found[0] == found[1]
    assert found[0]["sprt"]["stronger"] is True
    assert "search:20 is stronger than random" in found[0]["sprt"]["verdict"]
    assert found[0]["games"] == 2 * duels[0].deals == len(ledgers[0].played) < 100
    again = Duel(contest)
    hold(contest, 400, ledgers[0], duel=again)  # decided by what is there already
    assert again.deals == duels[0].deals
    assert len(ledgers[0].played) == found[0]["games"]
