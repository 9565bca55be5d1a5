"""What several parts of the tests share."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

GOOFSPIEL = Path(__file__).parent / "goofspiel"


@pytest.fixture(scope="session")
def with_goofspiel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has goofspiel beside Antics, as if pip had installed it.

    Nothing is installed: its folder is on the path, and so is one with the metadata that pip would have
    written, made from its pyproject.toml. Only processes started with this environment see the game.
    """
    project = tomllib.loads((GOOFSPIEL / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place = tmp_path_factory.mktemp("goofspiel")
    metadata = place / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    metadata.joinpath("entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    path = [str(GOOFSPIEL), str(place), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in path if part)}
