"""Compiled code is the same text, and never an old one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from antics.core import native
from antics.core.state import GameState
from tests.core import careless, namesakes

pytestmark = pytest.mark.slow
TEXTS = {
    "helper": """
from enum import IntEnum

ROW = [10, 20, 30]
ROWS = [[1, 2], [3, 4]]
MORE = 7


class Kind(IntEnum):
    FIRST = 1
    SECOND = 2


def help_out(x: int) -> int:
    return deeper(x) + 1


def deeper(x: int) -> int:
    return x
""",
    "game": """
SIZE = 1000


def base(x: int) -> int:
    return SIZE + x
""",
    "driver": """
from {helper} import MORE, ROW, ROWS, Kind, help_out

rules = None


def answer(x):
    return rules.base(x) * 100 + help_out(x) + ROW[x] + ROWS[x][1] + MORE + Kind.SECOND
""",
}
CHANGES = [
    ("driver", "* 100", "* 200"),
    ("helper", "deeper(x) + 1", "deeper(x) + 2"),
    ("helper", "    return x\n", "    return x * 5\n"),
    ("helper", "[10, 20, 30]", "[10, 21, 30]"),
    ("helper", "[3, 4]", "[3, 5]"),
    ("helper", "MORE = 7", "MORE = 8"),
    ("helper", "SECOND = 2", "SECOND = 9"),
    ("game", "SIZE = 1000", "SIZE = 2000"),
    ("game", "SIZE + x", "SIZE - x"),
]
SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
from importlib import import_module
from antics.core import native
driver, game = import_module(sys.argv[2]), import_module(sys.argv[3])
print(native.compiled(driver, game).answer(1), native.linked(driver, game).answer(1))
"""


class Texts:
    """The modules of a small program, in files of their own."""

    made = 0

    def __init__(self, folder: Path) -> None:
        Texts.made += 1
        self.folder = folder
        self.texts = dict(TEXTS)
        self.names = {part: f"{part}_{os.getpid()}_{Texts.made}" for part in TEXTS}
        self.write()

    def write(self) -> None:
        for part, text in self.texts.items():
            path = self.folder / f"{self.names[part]}.py"
            path.write_text(text.format(**self.names) if part == "driver" else text, encoding="utf-8")
        for cached in self.folder.glob("__pycache__/*"):
            cached.unlink()

    def change(self, part: str, old: str, new: str) -> None:
        assert old in self.texts[part]
        self.texts[part] = self.texts[part].replace(old, new)
        self.write()

    def load(self) -> tuple[ModuleType, ModuleType]:
        """The driver and the game, read anew."""
        for name in self.names.values():
            sys.modules.pop(name, None)
        invalidate_caches()
        return import_module(self.names["driver"]), import_module(self.names["game"])

    def in_a_fresh_process(self) -> list[int]:
        command = [sys.executable, "-c", SCRIPT, str(self.folder), self.names["driver"], self.names["game"]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return [int(number) for number in done.stdout.split()]


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    monkeypatch.setenv("ANTICS_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    made = Texts(tmp_path)
    yield made
    for name in made.names.values():
        sys.modules.pop(name, None)


def both(driver: ModuleType, game: ModuleType) -> list[int]:
    return [native.compiled(driver, game).answer(1), native.linked(driver, game).answer(1)]


def test_a_fresh_process_never_runs_old_code(texts: Texts) -> None:
    compiled, plain = texts.in_a_fresh_process()
    assert compiled == plain
    assert texts.in_a_fresh_process() == [compiled, plain], "from the cache"
    for change in CHANGES[1], CHANGES[3], CHANGES[6]:
        before = plain
        texts.change(*change)
        compiled, plain = texts.in_a_fresh_process()
        assert compiled == plain != before


@pytest.mark.parametrize(("part", "old", "new"), CHANGES)
def test_a_module_read_anew_never_runs_old_code(texts: Texts, part: str, old: str, new: str) -> None:
    first = both(*texts.load())
    assert first[0] == first[1]
    texts.change(part, old, new)
    then = both(*texts.load())
    assert then[0] == then[1] != first[0]


def test_a_function_or_table_changed_in_place_never_runs_old_code(texts: Texts) -> None:
    driver, game = texts.load()
    helper: Any = sys.modules[texts.names["helper"]]
    first = both(driver, game)
    helper.ROW[1] += 50
    second = both(driver, game)
    assert second == [first[0] + 50] * 2

    def deeper(x: int) -> int:
        return x + 900

    deeper.__module__ = helper.__name__
    helper.deeper = FunctionType(deeper.__code__, vars(helper), "deeper")
    helper.deeper.__annotations__ = {"x": int, "return": int}
    assert both(driver, game) == [second[0] + 900] * 2
    helper.ROW[1] -= 50
    helper.deeper.__code__ = (lambda x: x).__code__
    assert both(driver, game) == first, "what was once compiled may come back"


def test_the_modules_themselves_stay_plain(texts: Texts) -> None:
    driver, game = texts.load()
    before = {name: value for name, value in vars(driver).items() if not name.startswith("__")}
    both(driver, game)
    assert {name: value for name, value in vars(driver).items() if not name.startswith("__")} == before
    assert driver.rules is None
    assert isinstance(sys.modules[texts.names["helper"]].ROW, list)


@pytest.mark.parametrize("damage", ["emptied", "garbled", "removed", "cut"])
def test_a_damaged_cache_still_gives_the_right_answer(texts: Texts, tmp_path: Path, damage: str) -> None:
    right = texts.in_a_fresh_process()
    files = [path for path in (tmp_path / "cache").rglob("*") if path.is_file() and path.name != "ready"]
    assert any(path.suffix == ".nbi" for path in files)
    assert any(path.suffix == ".nbc" for path in files)
    for path in files:
        if damage == "removed":
            path.unlink()
        elif damage == "cut":
            path.write_bytes(path.read_bytes()[:-20])
        else:
            path.write_bytes(b"" if damage == "emptied" else b"\x00nonsense" * 100)
    assert texts.in_a_fresh_process() == right


def test_a_cache_that_cannot_be_written_does_no_harm(
    texts: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = texts.in_a_fresh_process()
    monkeypatch.setenv("ANTICS_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert texts.in_a_fresh_process() == right


def test_the_cache_keeps_a_limited_number_of_programs(tmp_path: Path) -> None:
    for i in range(native.KEPT_PROGRAMS + 5):
        folder = tmp_path / f"program{i}"
        folder.mkdir()
        (folder / "ready").touch()
        os.utime(folder, (i, i))
    native._prune(tmp_path)
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == sorted(f"program{i}" for i in range(5, native.KEPT_PROGRAMS + 5)), "the latest are kept"


def test_functions_that_call_themselves_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"round_and_round calls itself|there_and_back calls itself"):
        native.compiled(careless, ModuleType("no_rules"))


def test_an_attribute_is_no_global_of_its_name() -> None:
    """`take` reaches `out.step`, and there is a function `step` that calls it."""
    room, nothing = namesakes.Room(), ModuleType("no_rules")
    assert native.linked(namesakes, nothing).step(room) == 1
    assert native.compiled(namesakes, nothing).step(room.packed()[0]) == 1


def test_bounds_are_checked_on_demand(texts: Texts) -> None:
    driver, game = texts.load()
    checked = native.compiled(driver, game, boundscheck=True)
    assert checked.answer(1) == native.linked(driver, game).answer(1)
    with pytest.raises(IndexError):
        checked.answer(2)
    with pytest.raises(IndexError):
        checked.answer(-1)  # plain Python would count from the end


def test_an_index_written_as_a_number_counts_from_the_end(texts: Texts) -> None:
    texts.change("driver", "ROW[x] + ROWS[x][1]", "ROW[-1] + ROWS[x][-2]")
    driver, game = texts.load()
    assert native.compiled(driver, game).answer(1) == native.linked(driver, game).answer(1)


def test_whoever_compiles_beside_us_counts_from_the_end_as_before(texts: Texts) -> None:
    import numba

    driver, game = texts.load()
    native.compiled(driver, game)
    row = np.array([1, 2, 3])
    assert numba.njit(lambda i: row[i])(-1) == 3


def test_both_forms_tell_plain_from_silent() -> None:
    from tests.core import state_driver

    s = state_driver.Small()
    s.told = []
    native.linked(state_driver, ModuleType("no_rules")).speak(s)
    assert s.told == [(1, 2, 3, 4, -1, 0, 63)]
    packed = s.packed()
    native.compiled(state_driver, ModuleType("no_rules")).speak(packed[0])
    assert isinstance(s, GameState)
    assert packed["news"][0] == 0
    assert isinstance(packed, np.ndarray)


def test_progress_is_told(texts: Texts) -> None:
    told: list[tuple[int, int]] = []
    native.compiled(*texts.load(), progress=lambda done, total: told.append((done, total)))
    assert told
    assert all(0 <= done <= total for done, total in told)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
