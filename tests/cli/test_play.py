"""Games in the terminal, played through what is typed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import antics
from antics.cli import menu
from antics.cli.common import player_luck
from tests.cli.conftest import Antics
from tests.signals import interruptible

GAME = "connect-four"


def last_line(out: str) -> str:
    return out.strip().splitlines()[-1]


@pytest.mark.parametrize("name", antics.game_names())
def test_every_game_can_be_played_to_its_end_by_numbers(antics_command: Antics, name: str) -> None:
    players = str(antics.game(name).seats[0])
    line = ("play", name, "--players", players, "--seed", "2", "--against", "random")
    code, out, err = antics_command(*line, typed="1\n" * 20_000)
    assert (code, err) == (0, "")
    assert re.search(r"\b(wins?|win is shared|share)\b.*\.$", last_line(out))
    assert all(source in out for source in ("rank", "points", *antics.game(name).sources))


@pytest.mark.parametrize("name", antics.game_names())
def test_every_game_can_be_played_by_text_at_a_hot_seat(
    antics_command: Antics, tmp_path: Path, name: str
) -> None:
    """What one hot-seat game saves, typed again, gives the same game."""
    save, again = tmp_path / "save", tmp_path / "again"
    antics_command("play", name, "--hot-seat", "--seed", "5", "--save", save, typed="1\n" * 60)
    played = antics.load(save)
    assert len(played.log) >= 5
    typed, looking = "", None
    for entry in played.log:
        if entry.seat != looking:
            typed, looking = typed + "\n", entry.seat
        typed += f"{entry.action}\n"
    antics_command("play", name, "--hot-seat", "--seed", "5", "--save", again, typed=typed)
    assert [str(entry.action) for entry in antics.load(again).log] == [str(e.action) for e in played.log]


def test_the_person_plays_the_seat_asked_for_and_bots_the_others(antics_command: Antics) -> None:
    out = antics_command("play", GAME, "--seat", "blue", "--seed", "1", typed="").out
    assert "You are blue" in out
    assert out.index("Orange drops") < out.index("blue> ")


def test_the_same_seed_and_answers_give_the_same_game(antics_command: Antics) -> None:
    first = antics_command("play", GAME, "--seed", "1", typed="4\n" * 3)
    assert antics_command("play", GAME, "--seed", "1", typed="4\n" * 3) == first
    assert antics_command("play", GAME, "--seed", "2", typed="4\n" * 3) != first


def test_what_happened_is_told_once(antics_command: Antics) -> None:
    out = antics_command("play", GAME, "--hot-seat", typed="\ndrop a\n\ndrop b\n\n").out
    told = out.split("drops a disc into b")[1]
    assert out.count("drops a disc into a") == 2  # to each of the two
    assert "drops a disc into a" not in told


def test_a_wrong_answer_is_refused_in_one_line_and_asked_again(antics_command: Antics) -> None:
    code, out, err = antics_command("play", GAME, typed="drop z\n9\n-1\ndrop\ndrop a\nquit\n\n")
    assert code == 0
    assert [line.startswith("antics: ") for line in err.splitlines()] == [True] * 4
    assert "Orange drops a disc into a" in out


def test_input_that_ends_after_a_refusal_is_a_failure(antics_command: Antics) -> None:
    assert antics_command("play", GAME, typed="drop z\n").code == 2
    assert antics_command("play", GAME, typed="drop a\n").code == 0


def test_why_tells_the_reason_and_the_clause(antics_command: Antics) -> None:
    full = "".join(f"\ndrop a\n\ndrop {'ab'[i % 2 == 1]}\n" for i in range(4))
    out = antics_command("play", GAME, "--hot-seat", typed=full + "\nwhy drop a\nwhy drop b\n").out
    assert "This column is full. (C4-1)" in out
    assert "C4-1  Drop: Two players" in out
    assert "That is allowed now." in out


def test_rules_can_be_read_while_playing(antics_command: Antics) -> None:
    out = antics_command("play", GAME, typed="rules\nrules C4-3\nrules all\nrules c4\n").out
    assert out.count("C4-1  Drop:") == 3
    assert out.count("C4-3  Full:") == 3
    assert antics_command("play", GAME, typed="rules C4-9\n").code == 2


def test_board_log_and_help(antics_command: Antics) -> None:
    out = antics_command("play", GAME, "--seed", "1", typed="log\ndrop a\nlog\nboard\nview\nhelp\nhuh\n").out
    assert "Nobody has done anything yet." in out
    assert out.count("Orange drops a disc into a") == 2
    assert out.count("a b c d e f g") == 4
    assert "why TEXT" in out


def test_undo_takes_the_answers_of_others_back_too(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    code, out, err = antics_command("play", GAME, "--save", save, typed="drop a\ndrop b\nundo\nquit\n")
    assert (code, err) == (0, "")
    assert "Taken back: drop b" in out
    assert [str(entry.action) for entry in antics.load(save).log][0::2] == ["drop a"]
    assert "nothing to undo" in antics_command("play", GAME, typed="undo\n").err


def test_undo_at_a_hot_seat_does_not_tell_what_another_chose(antics_command: Antics) -> None:
    out = antics_command("play", GAME, "--hot-seat", typed="\ndrop a\n\nundo\n\n").out
    assert "Taken back: the last choice of orange" in out


# ---- keeping games ---------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    assert antics_command("play", GAME, typed=f"drop c\nsave {save}\ndrop d\nquit\n\n").code == 0
    assert len(antics.load(save).log) == 2
    out = antics_command("play", "--resume", save, "--save", save, typed="drop d\n").out
    assert "Orange drops a disc into c" in out
    assert len(antics.load(save).log) == 4


def test_quitting_offers_to_save(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    typed = f"drop c\nquit\n{tmp_path}/no/where\n{save}\n"
    code, out, err = antics_command("play", GAME, typed=typed)
    assert (code, err.count("\n")) == (0, 1)
    assert f"Saved to {save}" in out
    assert len(antics.load(save).log) == 2
    assert antics_command("play", GAME, typed="drop c\nquit\n").code == 0
    assert "which file" not in antics_command("play", GAME, typed="quit\n").out


def test_saving_to_a_bad_place_leaves_nothing_behind(antics_command: Antics, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    code, _, err = antics_command("play", GAME, typed=f"save {tmp_path}/folder\nsave\n")
    assert (code, err.count("\n")) == (2, 2)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_finished_game_can_be_resumed_to_see_its_end(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    antics_command("play", GAME, "--seed", "3", "--save", save, typed="1\n" * 100)
    code, out, _ = antics_command("play", "--resume", save)
    assert code == 0
    assert "points" in out


DAMAGE = {
    "cut short": lambda text: text[:-5],
    "an illegal move": lambda text: text.replace("0 drop c", "0 drop z"),
    "another seat": lambda text: text.replace("0 drop c", "1 drop c"),
    "a seat that there is not": lambda text: text.replace("0 drop c", "7 drop c"),
    "another game": lambda text: text.replace(GAME, "juggling"),
    "more behind the end": lambda text: text + "more\n",
    "no header": lambda text: text[3:],
    "an unknown option": lambda text: text.replace("seed", "option juggling\nseed"),
    "an option that is none": lambda text: text.replace("seed", "option players\nseed"),
    "too many players": lambda text: text.replace("players 2", "players " + "9" * 5000),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_save_is_refused_in_one_line_and_left_alone(
    antics_command: Antics, tmp_path: Path, damage: str
) -> None:
    save = tmp_path / "save"
    antics_command("play", GAME, "--seed", "1", "--save", save, typed="drop c\n")
    text = DAMAGE[damage](save.read_text(encoding="utf-8"))
    save.write_text(text, encoding="utf-8")
    for argv in (["play", "--resume", save, "--save", save], ["replay", save]):
        code, out, err = antics_command(*argv, typed="1\n")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"antics: {save}: ")
    assert save.read_text(encoding="utf-8") == text


def test_resuming_does_not_go_with_another_set_up(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    antics_command("play", GAME, "--save", save, typed="drop c\n")
    for more in (["--seed", "5"], ["--players", "2"], ["--components", "x.toml"]):
        assert antics_command("play", "--resume", save, *more).code == 2
    for other in set(antics.game_names()) - {GAME}:
        code, _, err = antics_command("play", other, "--resume", save)
        assert code == 2
        assert f"is a game of {GAME}" in err


# ---- choosing step by step ---------------------------------------------------------------------------


def with_a_long_choice(name: str) -> tuple[antics.Match, int, antics.Action] | None:
    """A position in which somebody has a choice of more than two steps, and the last such choice."""
    match = antics.new(name, seed=8)
    for turn in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        long = [action for action in match.legal(seat) if len(action.steps) > 2]
        if long:
            return match, seat, long[-1]
        match.play(seat, match.choice(seat).at_random(player_luck("8", turn, seat)).action)
    return None


LONG = [found for found in map(with_a_long_choice, antics.game_names()) if found]


@pytest.fixture(params=LONG, ids=[match.game.name for match, _, _ in LONG])
def long_choice(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> tuple[menu.Menu, antics.Action]:
    monkeypatch.setattr(menu, "MOST_LISTED", 0)  # nothing is listed whole
    match, seat, action = request.param
    return menu.Menu(match, seat), action


def spelled(start: antics.Choice, action: antics.Action) -> list[tuple[str, str]]:
    """The number and the word of each step that has to be chosen."""
    path, answers = start, []
    for step in action.steps[len(start.steps) :]:
        steps = path.next_steps()
        if len(steps) > 1:
            answers.append((str(steps.index(step) + 1), path.word(step)))
        path = path.then(step)
    return answers


def test_there_are_choices_of_many_steps() -> None:
    assert LONG


def test_a_long_choice_can_be_written_whole(long_choice: tuple[menu.Menu, antics.Action]) -> None:
    choosing, action = long_choice
    assert choosing.take(str(action)) == action


def test_a_long_choice_can_be_made_number_by_number(long_choice: tuple[menu.Menu, antics.Action]) -> None:
    choosing, action = long_choice
    numbers = [number for number, _ in spelled(choosing.path, action)]
    taken = [choosing.take(number) for number in numbers]
    assert taken == [None] * (len(numbers) - 1) + [action]


def test_a_long_choice_can_be_made_by_many_numbers_at_once(
    long_choice: tuple[menu.Menu, antics.Action],
) -> None:
    choosing, action = long_choice
    numbers = [number for number, _ in spelled(choosing.path, action)]
    taken = [choosing.take(" ".join(numbers[:-1])), choosing.take(numbers[-1])]
    assert taken == [None, action]
    choosing.back()
    assert choosing.take(" ".join(numbers)) == action


def test_a_long_choice_can_be_made_word_by_word(long_choice: tuple[menu.Menu, antics.Action]) -> None:
    choosing, action = long_choice
    words = [word for _, word in spelled(choosing.path, action)]
    begun = choosing.take(words[0])
    if begun is not None:  # the first words are a whole choice too, and mean that
        assert str(begun) == words[0]
    else:
        assert choosing.take(" ".join(words[1:])) == action


def test_a_step_that_is_not_there_changes_nothing(long_choice: tuple[menu.Menu, antics.Action]) -> None:
    choosing, action = long_choice
    with pytest.raises(antics.AnticsError, match="choose from 1 to"):
        choosing.take("999")
    with pytest.raises(antics.AnticsError, match="not possible here"):
        choosing.take("juggle")
    with pytest.raises(antics.AnticsError, match="first step"):
        choosing.back()
    assert choosing.take(str(action)) == action


# ---- at a real terminal ------------------------------------------------------------------------------


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, *argv: str) -> None:
        self.screen, theirs = os.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "antics", *argv],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=interruptible,
        )
        os.close(theirs)
        self.seen = ""

    def until(self, text: str) -> str:
        """What appears up to this text."""
        start, deadline = len(self.seen), time.monotonic() + 60
        while text not in self.seen[start:]:
            assert time.monotonic() < deadline, self.seen
            try:
                more = os.read(self.screen, 65536)
            except OSError:
                break
            if not more:
                break
            self.seen += more.decode(errors="replace")
        assert text in self.seen[start:], self.seen
        return self.seen[start:]

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self.screen)
        return code


def test_the_screen_is_cleared_between_players() -> None:
    terminal = Terminal("play", GAME, "--hot-seat")
    terminal.until("only orange looks")
    terminal.type("\n")
    terminal.until("orange> ")
    terminal.type("drop a\n")
    assert "\x1b[2J\x1b[3J\x1b[H" in terminal.until("only blue looks")
    terminal.type("\n")
    terminal.until("blue> ")
    terminal.type("quit\n")
    terminal.until("which file")
    terminal.type("\n")
    assert terminal.end() == 0


def test_an_interrupt_stops_cleanly() -> None:
    terminal = Terminal("play", GAME)
    terminal.until("orange> ")
    for _ in range(20):  # one that comes just before the line is waited for is lost
        terminal.process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            terminal.process.wait(3)
            break
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen


def test_a_replay_goes_back_and_forth(tmp_path: Path) -> None:
    save = tmp_path / "save"
    match = antics.new(GAME)
    for column in "abc":
        match.play(match.waiting[0], f"drop {column}")
    match.save(save)
    terminal = Terminal("replay", str(save))
    terminal.until("0 of 3> ")
    terminal.type("\n")
    assert "into" in terminal.until("1 of 3> ")
    terminal.type("3\n")
    assert "not over" in terminal.until("3 of 3> ")
    terminal.type("b\n")
    terminal.until("2 of 3> ")
    terminal.type("7\n")
    assert "antics: cannot go to '7'" in terminal.until("2 of 3> ")
    terminal.type("q\n")
    assert terminal.end() == 0
