"""The wheel is all that is needed: in an empty environment, far from here, it plays, simulates and serves."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "antics" / "server" / "page"
pytestmark = pytest.mark.slow
NPM = """#!/bin/sh
echo "$@" >> "{told}"
mkdir -p ../src/antics/server/page && echo "<html>built</html>" > ../src/antics/server/page/index.html
"""


def checkout(folder: Path) -> Path:
    """What a fresh clone has, without the page."""
    copy = folder / "clone"
    ignored = shutil.ignore_patterns("node_modules", "page", "*.egg-info", "__pycache__", "build")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy2(ROOT / name, copy / name)
    shutil.copy2(ROOT / "constraints.txt", copy)
    return copy


def build(clone: Path, path: str) -> subprocess.CompletedProcess[str]:
    alone = ["--no-build-isolation"] if int(version("setuptools").partition(".")[0]) >= 77 else []
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", *alone, "-w", "dist", "."]
    return subprocess.run(
        command, cwd=clone, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from a fresh clone, whose page is built by an npm that does as little as possible."""
    folder = tmp_path_factory.mktemp("wheel")
    clone = checkout(folder)
    done = build(clone, "/nowhere")
    assert done.returncode != 0
    assert "there is no npm: install Node 20 or newer" in done.stderr + done.stdout
    (folder / "bin").mkdir()
    (folder / "bin" / "npm").write_text(NPM.format(told=folder / "told"), encoding="utf-8")
    (folder / "bin" / "npm").chmod(0o755)
    done = build(clone, f"{folder / 'bin'}:{os.environ['PATH']}")
    assert done.returncode == 0, done.stderr
    told = (folder / "told").read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in told] == ["ci", "run"]
    (found,) = (clone / "dist").glob("antics-*.whl")
    return found


def test_a_wheel_carries_the_page_the_programs_and_a_readme_that_leads_somewhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert "antics/server/page/index.html" in names
    assert {f"antics/games/{game}/program.wasm" for game in ("antigua", "connect_four")} <= set(names)
    assert "antics/games/antigua/locales/de.ftl" in names
    assert not [name for name in names if name.startswith(("tests", "web", "docs"))]
    links = re.findall(r"\]\(([^)]+)\)", metadata)
    assert links
    assert all(link.startswith("https://") for link in links)
    assert any("/raw/" in link and link.endswith(".jpg") for link in links)
    for wanted in ("Project-URL: Source", "Classifier: Typing :: Typed", "Provides-Extra: envs"):
        assert wanted in metadata
    for extra in ("server", "envs", "lab", "ray", "compile", "all"):
        assert f"Provides-Extra: {extra}" in metadata


def needed(wheel_requires: list[str], extra: str) -> set[str]:
    """The distributions that are needed, those that they need included."""
    found: set[str] = set()
    todo = [(Requirement(text), extra) for text in wheel_requires]
    while todo:
        wanted, given = todo.pop()
        if wanted.marker and not wanted.marker.evaluate({"extra": given}):
            continue
        try:
            requires = distribution(wanted.name).requires or []
        except PackageNotFoundError:
            continue  # for another system
        if (name := canonicalize_name(wanted.name)) not in found:
            found.add(name)
            extras = wanted.extras or {""}
            todo += [(Requirement(text), one) for text in requires for one in extras]
    return found


def environment(folder: Path, wheel: Path, extra: str) -> Path:
    """An empty environment with the wheel and what it says that it needs, taken from where that is here."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(next(n for n in archive.namelist() if n.endswith("METADATA"))).decode()
    for name in needed(re.findall(r"^Requires-Dist: (.*)$", metadata, re.MULTILINE), extra):
        one = distribution(name)
        for file in one.files or []:
            if not file.parts[0].startswith(".."):
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                (site / file).symlink_to(Path(str(one.locate_file(file))))
    python = str(folder / "bin" / "python")
    command = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index"]
    subprocess.run([*command, "--quiet", str(wheel)], check=True)
    return folder / "bin" / "antics"


def run(command: Sequence[str | Path], folder: Path, typed: str = "") -> str:
    """What a command prints, far from the checkout."""
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_slim_core_plays_and_simulates(wheel: Path, tmp_path: Path) -> None:
    antics = environment(tmp_path / "env", wheel, "")
    told = run([antics, "play", "connect-four", "--against", "medium"], tmp_path, "drop d\nquit\n\n")
    assert "You are orange, blue plays medium" in told
    line = [str(antics), "simulate", "antigua", "--players", "2", "--games", "50", "--seed", "7", "--json"]
    assert json.loads(run(line, tmp_path))["games"] == 50
    assert "program" in run([antics, "programs"], tmp_path)
    python = tmp_path / "env" / "bin" / "python"
    code = "import antics; m = antics.new('antigua', seed=7); print(m.picture()); print(antics.__file__)"
    assert str(tmp_path / "env") in run([python, "-c", code], tmp_path)
    for heavy in ("numpy", "numba", "fastapi", "sqlalchemy"):
        missing = f"import importlib.util as u; assert u.find_spec({heavy!r}) is None"
        run([python, "-c", missing], tmp_path)
    for command in ("serve", "workers", "tables", "backup x", "restore x", "bench server", "bench tables"):
        refused = refusal([antics, *command.split()], tmp_path)
        name = command.split()[0]
        assert refused == f"antics: {name} needs more packages: pip install antics[server]\n"
    compiling = "from antics.core import native, rollout; native.compiled(rollout, m.game.rules)"
    refused = refusal([python, "-c", f"import antics; m = antics.new('antigua'); {compiling}"], tmp_path)
    assert refused.endswith("AnticsError: numba is not installed (pip install antics[compile])\n")


def refusal(command: Sequence[str | Path], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    return done.stderr


def test_with_the_extra_for_it_the_page_is_served(wheel: Path, tmp_path: Path) -> None:
    antics = environment(tmp_path / "env", wheel, "server")
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [str(antics), "serve", "--port", "0", "--quiet"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = server.stdout.readline().rpartition(" ")[2].strip()
        kept = server.stdout.readline().rpartition(" ")[2].strip()
        with urllib.request.urlopen(f"{address}/") as page:
            assert page.read() == b"<html>built</html>\n"
        with urllib.request.urlopen(f"{address}/api/games") as games:
            assert "antigua" in {game["name"] for game in json.load(games)}
        server.send_signal(signal.SIGTERM)
    assert kept.endswith("antics/antics.db")
    assert Path(kept).is_relative_to(tmp_path)
    assert Path(kept).is_file()
    assert not (tmp_path / "antics.db").exists(), "nothing is left where one happens to be"
