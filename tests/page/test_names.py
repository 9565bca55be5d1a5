"""What every game shares on the page names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import antics

WEB = Path(__file__).parents[2] / "web"
SHARED = ("lib", "kit", "pages", "style", "locales", "games/general")
GENERATED = {"schema.d.ts"}


def shared() -> list[Path]:
    """The page's files outside the folders of the games."""
    found = [file for folder in SHARED for file in (WEB / "src" / folder).rglob("*") if file.is_file()]
    found += [
        *(WEB / "src").glob("*.*"),
        *(WEB / "src/games").glob("*.ts"),
        *WEB.glob("*.html"),
        *WEB.glob("*.ts"),
    ]
    return [file for file in found if file.name not in GENERATED]


@pytest.mark.parametrize("name", antics.game_names())
def test_no_game_is_named(name: str) -> None:
    title = re.compile("[-_ ]?".join(name.split("-")), re.IGNORECASE)
    rival = antics.game(name).rival
    for file in shared():
        text = f"{file.name}\n{file.read_text(encoding='utf-8')}"
        assert not title.search(text), f"{file.relative_to(WEB)} names {name}"
        assert not rival or rival not in text, f"{file.relative_to(WEB)} names {rival}"


def test_there_are_such_files() -> None:
    names = {file.name for file in shared()}
    assert {"App.svelte", "chooser.svelte.ts", "Rail.svelte", "Home.svelte", "tokens.css", "en.ftl"} <= names
    assert {"index.ts", "manifest.ts", "Stage.svelte"} <= names
