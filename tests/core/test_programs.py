"""Programs: made from the rules as they are, refused if not, at work side by side, and stopped at once."""

from __future__ import annotations

import json
import logging
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.bots import Cancel, Greedy, Position, Search
from antics.core import entries, forms, native
from antics.core.forms import FORMS, Instance, Interrupted, Trapped, best_form, form, program_file
from antics.core.network import Desk, Row
from antics.core.programs import layout, run, wasm
from antics.core.programs.run import Program, Unusable
from antics.core.rollout import Key, Outcome
from antics.core.state import LegalSteps, Result
from antics.core.tree import Node, Walk
from tests.core import spelling

ROOT = Path(__file__).parents[2]
OURS = [name for name in antics.game_names() if antics.game(name).package.startswith("antics.games.")]
SPELLING = "a7fc6bb44de53ee5fe08"
ENDLESS = 10**15  # iterations


def data_of(name: str) -> bytes:
    data = program_file(antics.game(name))
    assert data is not None
    return data


# ---- what a program is -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_program_made_from_its_rules_as_they_are(name: str) -> None:
    """If this fails: `make programs`."""
    game = antics.game(name)
    told = wasm.about(data_of(name))
    fresh = layout.about(game)
    assert {key: told[key] for key in fresh} == json.loads(json.dumps(fresh))
    assert best_form(game) == ("program", "")


@pytest.mark.parametrize("name", OURS)
def test_a_program_imports_nothing_and_exports_its_entry_points_by_plain_names(name: str) -> None:
    import wasmtime

    module = wasmtime.Module(wasmtime.Engine(), data_of(name))
    assert module.imports == []
    assert {export.name for export in module.exports} == {"memory", *entries.ENTRIES}
    told = wasm.about(data_of(name))
    kinds = {"i64": "i64", "f64": "f64"}
    for export in module.exports:
        if export.name != "memory":
            entry: Any = told["entries"][export.name]
            takes = [
                kind
                for _, what, *count in entry["takes"]
                for kind in ([kinds[what]] if not count else ["i32"] if count[0] else ["i32", "i32"])
            ]
            signature: Any = export.type
            assert [str(kind) for kind in signature.params] == takes
            assert [str(kind) for kind in signature.results] == ([entry["gives"]] if entry["gives"] else [])
            assert entry["about"]


@pytest.mark.parametrize("name", OURS)
def test_the_layout_is_that_of_the_records(name: str) -> None:
    """NumPy, asked as well, lays them out alike."""
    game = antics.game(name)
    told = wasm.about(data_of(name))["records"]
    for record in (game.rules.State, game.rules.Box, Key, Outcome, Result, LegalSteps, Node, Walk):
        dtype, found = record.dtype(), told[record.__name__]
        assert found["size"] == dtype.itemsize
        places: Any = dtype.fields
        assert {name: field["at"] for name, field in found["fields"].items()} == {
            name: place[1] for name, place in places.items()
        }


def test_numbers_are_written_as_webassembly_has_them() -> None:
    for n, width in ((0, 1), (127, 1), (128, 2), (624485, 3)):
        assert len(wasm.number(n)) == width
        assert wasm.Reader(wasm.number(n)).number() == n
        assert wasm.Reader(wasm.number(n, 5)).number() == n
        assert len(wasm.number(n, 5)) == 5
    assert wasm.Reader(b"\x7f").signed() == -1
    assert wasm.Reader(b"\xc0\xbb\x78").signed() == -123456
    assert wasm.Reader(b"\xe5\x8e\x26").signed() == 624485


# ---- its name ----------------------------------------------------------------------------------------


def digest(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str = "spelt") -> str:
    """The digest of a module of this text."""
    from importlib import import_module, invalidate_caches
    from types import ModuleType

    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    for cached in tmp_path.glob("__pycache__/*"):
        cached.unlink()
    sys.modules.pop(name, None)
    invalidate_caches()
    try:
        return native.Text(import_module(name), {"rules": ModuleType("no_rules")}).digest()
    finally:
        sys.modules.pop(name, None)


def test_the_digest_is_the_same_in_every_version_of_python() -> None:
    from types import ModuleType

    assert native.Text(spelling, {"rules": ModuleType("no_rules")}).digest() == SPELLING


TEXT = '''
SIZE = 7
ROW = [1, 2, 3]


def first(x: int) -> int:
    """Says something."""
    return second(x) + SIZE  # here


def second(x: int) -> int:
    return ROW[x] * 2
'''


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# here", "# there"),
        ("Says something.", "Says nothing."),
        ("+ SIZE", "+  SIZE"),
        ("\n\n\n", "\n\n\n\n"),
    ],
)
def test_how_a_function_is_written_does_not_change_the_digest(
    old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in TEXT
    changed = digest(TEXT.replace(old, new), tmp_path, monkeypatch)
    assert changed == digest(TEXT, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("old", "new"), [("SIZE = 7", "SIZE = 8"), ("2, 3]", "2, 4]"), ("* 2", "* 3"), ("+ SIZE", "- SIZE")]
)
def test_what_a_function_says_changes_the_digest(
    old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in TEXT
    changed = digest(TEXT.replace(old, new), tmp_path, monkeypatch)
    assert changed != digest(TEXT, tmp_path, monkeypatch)


def test_a_function_changed_in_memory_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = antics.game("connect-four")
    before = layout.digest_of(game)
    monkeypatch.setattr(game.rules, "waiting", lambda s: 0)
    assert layout.digest_of(game) != before
    monkeypatch.undo()
    monkeypatch.setattr(game.rules, "COLUMNS", 6)
    assert layout.digest_of(game) != before
    monkeypatch.undo()
    assert layout.digest_of(game) == before


def test_a_file_changed_under_a_running_process_changes_nothing_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text that is there now is not what the functions were made from: no program can be theirs."""
    from importlib import import_module
    from types import ModuleType

    kept = digest(TEXT, tmp_path, monkeypatch)
    module = import_module("spelt")
    other = TEXT.replace("* 2", "* 3")
    changed = digest(other, tmp_path, monkeypatch)
    assert native.Text(module, {"rules": ModuleType("no_rules")}).digest() not in (kept, changed)
    (tmp_path / "spelt.py").write_text("this is no Python", encoding="utf-8")
    assert native.Text(module, {"rules": ModuleType("no_rules")}).digest() not in (kept, changed)


# ---- programs that cannot be used --------------------------------------------------------------------


def damaged(data: bytes) -> bytes:
    middle = len(data) // 3
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def of_other_rules(data: bytes) -> bytes:
    *others, (_, last) = wasm.sections(data)
    begin = data.index(last) - 1 - len(wasm.number(len(last)))
    assert len(others) > 5
    return wasm.with_about(data[:begin], wasm.about(data) | {"digest": "of another time"})


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut short": (lambda data: data[:-100], "cannot be read: it is cut short"),
    "empty": (lambda data: b"", "cannot be read: it is no WebAssembly"),
    "a letter": (lambda data: b"Dear Sir or Madam", "cannot be read: it is no WebAssembly"),
    "another program": (lambda data: wasm.HEAD, "cannot be read: it is no program of a game"),
    "damaged": (damaged, "cannot be read: it is damaged"),
    "of other rules": (of_other_rules, "was made from other rules (of another time, not "),
    "of another game": (lambda data: data_of("antigua"), "was made from other rules ("),
}


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no form of any game had been asked for."""
    monkeypatch.setattr(forms, "_chosen", {})


@pytest.mark.parametrize("how", BAD)
@pytest.mark.usefixtures("fresh")
def test_a_program_that_cannot_be_used_is_refused_in_one_line_and_another_form_plays(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    change, complaint = BAD[how]
    data = change(data_of("connect-four"))
    monkeypatch.setattr(forms, "program_file", lambda game: data)
    game = antics.game("connect-four")
    name, trouble = best_form(game)
    assert name == "compiled"
    assert complaint in trouble
    for _ in range(2):
        assert isinstance(form(game), forms.Compiled)
    (record,) = caplog.records
    line = record.getMessage()
    assert record.levelno == logging.WARNING
    assert line.startswith("Connect Four: ")
    assert complaint in line
    assert line.endswith(forms.INSTEAD["compiled"])
    assert "\n" not in line


@pytest.mark.usefixtures("fresh")
def test_a_game_without_program_or_numba_runs_plain_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(forms, "program_file", lambda game: None)
    monkeypatch.setattr(forms, "find_spec", lambda name: None)
    match = antics.new("connect-four", seed="7")
    position = Position.of(match, 0, 1)
    chosen = [Search(iterations=30).choose(position), Greedy().choose(position)]
    assert all(action in match.legal(0) for action in chosen)
    (record,) = caplog.records
    assert record.getMessage() == f"Connect Four: it has no program; {forms.INSTEAD['plain']}"


def test_wasmtime_missing_too_old_or_broken_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    data = data_of("connect-four")

    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    with pytest.raises(Unusable, match=r"^wasmtime is not installed$"):
        Program(data)
    monkeypatch.setattr(metadata, "version", lambda name: "9.0.0")
    with pytest.raises(Unusable, match=r"^wasmtime 9.0.0 is too old \(30 or newer is needed\)$"):
        Program(data)
    monkeypatch.setattr(metadata, "version", lambda name: "50.0.1")
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    with pytest.raises(Unusable, match=r"^wasmtime cannot be loaded: "):
        Program(data)


NO_ROOM = """
import resource, sys
import antics, wasmtime
from antics.core.forms import best_form
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
print(*best_form(antics.game("connect-four")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is Linux's")
def test_no_room_for_its_memory_is_told_in_one_line() -> None:
    done = subprocess.run([sys.executable, "-c", NO_ROOM], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("compiled its program cannot be run: ")
    assert done.stdout.count("\n") == 1


# ---- at work -----------------------------------------------------------------------------------------


def instance_of(name: str, which: str = "program") -> Instance:
    return form(antics.game(name), which).open()


def searching(instance: Instance, name: str = "connect-four") -> tuple[Any, ...]:
    match = antics.new(name, seed="7")
    states, walks = instance.room(match.game.rules.State, 2), instance.room(Walk)
    states[0], walk = match.state, Walk()
    walk.used = 1
    walks[0] = walk
    return (
        states,
        instance.room(Node, 1000),
        walks,
        instance.room(LegalSteps),
        instance.room(Result),
        instance.halt,
        instance.room(Row, 0),
        instance.room(Desk),
    )


@pytest.mark.parametrize("which", FORMS)
def test_an_instance_can_be_interrupted_from_another_thread_and_no_other_notices(which: str) -> None:
    one, other = instance_of("connect-four", which), instance_of("connect-four", which)
    with ThreadPoolExecutor() as pool:
        endless = pool.submit(one.call, "search", *searching(one), 0, 0, ENDLESS, 1.0, 0)
        assert other.call("search", *searching(other), 0, 0, 50, 1.0, 0) > 50
        assert not endless.done()
        one.interrupt()
        with pytest.raises(Interrupted):
            endless.result()
    with pytest.raises(Interrupted):
        one.call("search", *searching(one), 0, 0, 1, 1.0, 0)
    assert other.call("search", *searching(other), 0, 0, 50, 1.0, 0) > 50


def test_the_lock_is_released_while_a_program_runs() -> None:
    """Two endless calls run, and a third thread goes on."""
    instances = [instance_of("connect-four") for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        calls = [pool.submit(i.call, "search", *searching(i), 0, 0, ENDLESS, 1.0, 0) for i in instances]
        assert sum(range(100_000)) == 4_999_950_000
        for instance, call in zip(instances, calls, strict=True):
            instance.interrupt()
            assert isinstance(call.exception(), Interrupted)


def test_a_version_of_wasmtime_that_must_be_asked_for_types_is_only_slower(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick, slow = instance_of("connect-four"), instance_of("connect-four")
    calls = [quick.bound("search", *searching(quick), 0, 0, 50, 1.0, 0)]
    monkeypatch.setattr(run, "_types", None)  # as what is asked of wasmtime might be missing
    rooms = searching(slow)
    calls.append(slow.bound("search", *rooms, 0, 0, 50, 1.0, 0))
    assert calls[0]() == calls[1]() == slow.call("search", *searching(slow), 0, 0, 50, 1.0, 0) > 50
    rooms[0].at = (1 << 32) - 64
    with pytest.raises(Trapped, match=r"connect-four: waiting failed: .*out of bounds"):
        slow.call("waiting", rooms[0])


def test_what_goes_wrong_in_a_call_is_an_error_of_that_call() -> None:
    instance = instance_of("connect-four")
    place = instance.room(antics.game("connect-four").rules.State)
    place.at = (1 << 32) - 64  # an address far beyond its memory
    with pytest.raises(Trapped, match=r"connect-four: waiting failed: .*out of bounds"):
        instance.call("waiting", place)
    assert (
        instance_of("connect-four").call("search", *searching(instance_of("connect-four")), 0, 0, 0, 1.0, 0)
        == 0
    )


def test_memory_is_bounded() -> None:
    instance = instance_of("connect-four")
    instance.room(Node, 200_000)
    with pytest.raises(Trapped, match="no room for 10000000 records in 67,108,864 bytes"):
        instance.room(Node, 10_000_000)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_thought_can_be_cancelled_from_another_thread(jobs: int) -> None:
    match = antics.new("antigua", 3, seed="7")
    position = Position.of(match, match.waiting[0], 1)
    cancel = Cancel()
    with ThreadPoolExecutor() as pool:
        thought = pool.submit(Search(iterations=ENDLESS, jobs=jobs).think, position, cancel)
        cancel.now()
        assert thought.result().best().action in match.legal(match.waiting[0])
    assert Search(iterations=ENDLESS, jobs=jobs).think(position, cancel).lines() == [], "nor does it begin"


def test_a_bot_that_does_not_think_ahead_can_be_cancelled_too() -> None:
    match = antics.new("antigua", 3, seed="7")
    cancel = Cancel()
    cancel.now()
    position = Position.of(match, match.waiting[0], 1)
    assert Greedy(redeals=ENDLESS).choose(position, cancel) in match.legal(match.waiting[0])


def test_one_cancelled_thought_leaves_others_alone() -> None:
    match = antics.new("connect-four", seed="7")
    position = Position.of(match, 0, 1)
    alone = Search(iterations=500).think(position).lines()
    cancel, begun = Cancel(), threading.Event()

    def endless() -> Any:
        begun.set()
        return Search(iterations=ENDLESS).think(position, cancel)

    with ThreadPoolExecutor() as pool:
        other = pool.submit(endless)
        begun.wait()
        assert Search(iterations=500).think(position).lines() == alone
        cancel.now()
        other.result()


def test_programs_work_in_a_process_that_was_forked() -> None:
    code = """
import os, antics
from antics.bots import Position, Search
def think(name):
    match = antics.new(name, seed="7")
    return Search(iterations=50).think(Position.of(match, match.waiting[0], 1)).lines()[0].action.text
first = think("connect-four")
if (child := os.fork()) == 0:
    os._exit(0 if think("connect-four") == first and think("antigua") else 1)
print(os.waitpid(child, 0)[1])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


# ---- without Numba -----------------------------------------------------------------------------------

WITHOUT = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
import antics
from antics.bots import Position, bot
from antics.cli import main
match = antics.new({game!r}, seed="7")
for level in ("easy", "greedy", "medium", "hard", "search:0.05s"):
    seat = match.waiting[0]
    match.play(seat, bot(level).choose(Position.of(match, seat, 1)))
match.analyse(match.waiting[0], "search:100")
assert main(["simulate", {game!r}, "--games", "60", "--jobs", "2"]) == 0
assert main(["arena", {game!r}, "--bots", "medium,random", "--games", "1", "--max-rounds", "1"]) == 0
"""


@pytest.mark.parametrize("name", OURS)
def test_to_play_simulate_and_think_needs_neither_numba_nor_numpy(name: str) -> None:
    code = WITHOUT.format(game=name)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# ---- other languages ---------------------------------------------------------------------------------

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")


def by_hand(name: str, players: int, seed: int) -> dict[str, Any]:
    """What `examples/node/play.mjs` does, in plain Python."""
    game = antics.game(name)
    box = game.box(players, game.settings(players, {}), {})
    s, out, result = game.rules.State(), LegalSteps(), Result()
    s.key[0] = seed
    game.rules.new_game(s, box)
    match = Search(iterations=500)
    first, steps, luck = s.copy(), 0, seed
    while seats := game.rules.waiting(s):
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        seat = (seats & -seats).bit_length() - 1
        out.n = 0
        game.rules.legal_steps(s, seat, out)
        game.rules.apply(s, seat, out.step[(luck >> 8) % out.n])
        steps += 1
    game.rules.score(s, result)
    seats = game.rules.waiting(first)
    seat = (seats & -seats).bit_length() - 1
    position = Position(game, first, seat, 0)
    counts = match.think(position).counts
    visits = []
    for step in position.choice.next_steps():
        count = counts.get((game.strategy.label(first, seat, step),))
        visits.append([step, count.visits if count else 0])
    best = max(visits, key=lambda pair: pair[1])[0]
    return {
        "game": name,
        "random": {"steps": steps, "points": result.points},
        "search": {"seat": seat, "visits": visits, "best": best},
    }


@needs_node
@pytest.mark.parametrize("name", OURS)
def test_the_example_in_javascript_plays_as_python_does(name: str) -> None:
    game = antics.game(name)
    path = Path(game.rules.__file__).parent / forms.FILE  # type: ignore[attr-defined]
    for players, seed in ((game.seats[0], 1), (game.seats[-1], 77)):
        command = ["node", str(ROOT / "examples/node/play.mjs"), str(path), str(players), str(seed)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout) == by_hand(name, players, seed)


def test_the_example_is_short() -> None:
    lines = [
        line for path in (ROOT / "examples" / "node").glob("*.mjs") for line in path.open(encoding="utf-8")
    ]
    assert len(lines) < 100
