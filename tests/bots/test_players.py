"""What bots do: the same from the same seed, within their budget, and better the more they think."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest

import antics
from antics.bots import LEVELS, Greedy, Leaning, Line, Position, Search, bot, luck_number
from antics.bots.equals import few_wholes, labels_of
from antics.bots.greedy import best_of
from antics.core.weights import weights_for


def position(name: str = "connect-four", *played: str, number: int = 3) -> Position:
    match = antics.new(name, seed="7")
    for text in played:
        match.play(match.waiting[0], text)
    return Position.of(match, match.waiting[0], number)


def counted(search: Search, where: Position) -> list[tuple[str, int, float]]:
    return [(str(line.action), line.visits, line.value) for line in search.think(where).lines()]


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_a_search_by_iterations_is_the_same_every_time(jobs: int) -> None:
    search = Search(iterations=100, jobs=jobs)
    first = counted(search, position())
    assert counted(search, position()) == first
    assert sum(visits for _, visits, _ in first) == 100
    assert counted(search, position(number=4)) != first


def test_several_threads_imagine_different_games() -> None:
    one = counted(Search(iterations=200), position())
    both = counted(Search(iterations=400, jobs=2), position())
    assert {text: visits for text, visits, _ in both} != {text: 2 * visits for text, visits, _ in one}


def test_a_search_in_several_threads_spends_its_whole_budget_even_if_that_is_small() -> None:
    assert sum(line.visits for line in Search(iterations=2, jobs=4).think(position()).lines()) == 2


def test_a_search_can_be_stopped_at_once() -> None:
    asked = []

    def stop() -> bool:
        asked.append(threading.get_ident())
        return True

    for jobs in (1, 2):
        asked.clear()
        thought = Search(iterations=10**9, jobs=jobs).think(position(), stop)
        assert len(asked) == jobs
        assert thought.best().action in antics.new("connect-four").legal(0)


def test_a_failing_stop_ends_all_threads() -> None:
    main = threading.active_count()

    def stop() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Search(seconds=3600, jobs=2).think(position(), stop)
    assert threading.active_count() == main


def test_a_search_by_the_clock_ends_and_answers() -> None:
    begun = time.monotonic()
    assert Search(seconds=0.01).choose(position()).text.startswith("drop ")
    assert time.monotonic() - begun < 60


def test_a_search_wins_and_prevents_what_is_in_reach() -> None:
    hard = bot("hard")
    three = ("drop a", "drop b", "drop a", "drop b", "drop a")
    assert hard.choose(position("connect-four", *three)).text == "drop a"  # blue stops orange
    assert hard.choose(position("connect-four", *three, "drop b")).text == "drop a"  # orange wins


def test_of_very_many_choices_every_step_is_the_one_that_was_tried_most() -> None:
    match = antics.new("antler-island", 3, seed="7")
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    planning = Position.of(match, 1, number=1)
    assert few_wholes(planning) is None
    thought = Search(iterations=400).think(planning)
    path = labels_of(planning, thought.best().steps)
    for end in range(1, len(path) + 1):
        tried = {at: count.visits for at, count in thought.counts.items() if at[:-1] == path[: end - 1]}
        assert tried.get(path[:end], 0) == max(tried.values(), default=0)
    assert thought.counts[path[:1]].visits > 100


def test_a_forced_choice_needs_no_thinking() -> None:
    """Not even from a search that may think for an hour."""
    match = antics.new("connect-four", seed="7")
    match.state.height[:6] = [6] * 6
    match.state.moves = 36
    assert {str(action) for action in match.legal(match.waiting[0])} == {"drop g"}
    chosen = Search(seconds=3600).choose(Position.of(match, match.waiting[0], 1))
    assert chosen.text == "drop g"


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "medium", "search:5"])
def test_bots_play_a_whole_game_of_hidden_things(level: str) -> None:
    match = antics.new("antler-island", 3, seed="5")
    while not match.over and len(match.log) < 40:
        seat = match.waiting[0]
        number = luck_number(match.seed, len(match.log), seat)
        match.play(seat, bot(level).choose(Position.of(match, seat, number)))
    assert len(match.log) == 40


def test_the_search_without_anything_learned_is_a_yardstick_and_no_level() -> None:
    for name in ("classic-medium", "classic-hard", "classic-expert", "classic:300", "classic:0.5s"):
        yardstick = bot(name)
        assert isinstance(yardstick, Search)
        assert not yardstick.learned
        assert name not in LEVELS
    assert bot("classic-hard") == Search(effort=1, learned=False)
    match = antics.new("antigua", 2, seed="7")
    where = Position.of(match, match.waiting[0], 3)
    learned, classic = (Search(iterations=60, learned=one).think(where) for one in (True, False))
    assert counted(Search(iterations=60), where) != counted(Search(iterations=60, learned=False), where)
    assert learned.learned
    assert not classic.learned
    for line in learned.lines():
        assert line.until == "game"
        assert 0 <= min(line.chances) <= max(line.chances) <= 1
        assert all(0 <= points < 40 for points in line.points)


def test_what_was_learned_is_used_as_far_as_it_was_measured_whatever_the_budget_is_in() -> None:
    match = antics.new("antler-island", 3, seed="7")
    where = Position.of(match, match.waiting[0], 3)
    weights, pace = weights_for(match.game, match.setting), match.game.features.LEARNED_PACE[3]
    assert weights is not None
    enough = round(weights.up_to * pace)
    assert Search(iterations=enough).think(where).learned
    assert not Search(iterations=enough + 1).think(where).learned
    assert not Search(seconds=weights.up_to / 10 + 0.01).think(where).learned
    assert not Search(iterations=enough, learned=False).think(where).learned
    anyway = bot(f"learned:{enough + 1}")
    assert isinstance(anyway, Search)
    assert anyway.think(where).learned


def test_every_level_has_a_name_and_a_description() -> None:
    assert list(LEVELS) == ["random", "greedy", "easy", "medium", "hard", "expert", "champion"]
    assert all(level.about for level in LEVELS.values())


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("deep-thought", "unknown bot 'deep-thought' (there are: random, greedy"),
        ("", "unknown bot ''"),
        ("search:0", "budget above zero"),
        ("search:-5", "budget above zero"),
        ("search:0s", "budget above zero"),
        ("search:nans", "budget above zero"),
        ("search:x", "not search:x"),
        ("search:", "not search:"),
        ("search:1.5", "not search:1.5"),
        ("classic:1.5", "not classic:1.5"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(antics.AnticsError) as refused:
        bot(name)
    assert complaint in str(refused.value)


def test_a_search_has_one_budget_and_some_jobs() -> None:
    for wrong in (
        {},
        {"iterations": 5, "seconds": 1.0},
        {"iterations": 5, "jobs": 0},
        {"iterations": 5, "jobs": 99},
    ):
        with pytest.raises(antics.AnticsError):
            Search(**wrong)


def test_budgets_can_be_named() -> None:
    assert bot("search:300") == Search(iterations=300)
    assert bot("search:0.5s") == Search(seconds=0.5)
    assert bot("search:infs") == Search(seconds=3600)


def test_luck_differs_from_place_to_place() -> None:
    numbers = {
        luck_number("7", game, seat, turn) for game in range(5) for seat in range(4) for turn in range(5)
    }
    assert len(numbers) == 100
    assert all(0 <= number < 2**32 for number in numbers)


def test_a_match_can_be_analysed() -> None:
    match = antics.new("connect-four", seed="7")
    lines = match.analyse(0, level="search:200")
    assert all(isinstance(line, Line) for line in lines)
    assert {line.action for line in lines} == set(match.legal(0))
    assert sum(line.visits for line in lines) == 200
    assert all(0 <= line.value <= 1 and len(line.points) == 2 for line in lines)
    assert match.analyse(0, level="search:200") == lines
    assert match.log == []
    assert lines[0].action == bot("search:200").choose(Position.of(match, 0, luck_number("7", "hint", 0, 0)))


def test_a_hint_for_a_choice_of_many_steps_names_whole_choices() -> None:
    match = antics.new("antler-island", 3, seed="5")
    while len(match.legal(match.waiting[0])[0].steps) == 1:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.waiting[0]
    for line in match.analyse(seat, level="search:40"):
        assert match.parse(seat, str(line.action)).text == line.action.text
        assert len(line.points) == 3


def test_a_level_that_does_not_think_ahead_gives_no_hints() -> None:
    match = antics.new("connect-four", seed="7")
    with pytest.raises(antics.AnticsError, match="does not think ahead"):
        match.analyse(0, level="greedy")
    with pytest.raises(antics.AnticsError, match="not to move"):
        match.analyse(1)
    with pytest.raises(antics.AnticsError, match="no seat 7"):
        match.analyse(7)


def test_in_a_haze_what_is_close_is_mistaken_but_not_what_is_clear() -> None:
    def taken(worth: list[int], haze: float) -> set[int]:
        return {best_of(range(len(worth)), worth.__getitem__, haze, Random(i)) for i in range(200)}

    assert taken([30, 28, 29, 0, 2, 1], 0) == {0}
    assert taken([30, 28, 29, 0, 2, 1], 0.3) == {0, 1, 2}
    assert taken([7, 7, 7], 0.5) == {0, 1, 2}
    for haze, varied in ((0, False), (0.7, True)):
        bot = Greedy(redeals=1, haze=haze)
        chosen = {str(bot.choose(position("antigua", number=number))) for number in range(20)}
        assert (len(chosen) > 1) == varied


def test_what_comes_to_mind_varies() -> None:
    assert len({str(Leaning().choose(position(number=number))) for number in range(40)}) > 3
