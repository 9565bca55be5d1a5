"""Every message that the page says exists, and no message of the page or of a game is left unsaid."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import antics
from antics.core.speech import LANGUAGES, words_in
from antics.table.refusal import CODES

SOURCES = Path(__file__).parents[2] / "web/src"
GAMES = antics.game_names()
MINUTE_WORDS = 40  # at most, in each of its parts
OFFLINE = "offline"  # what the page itself refuses
WORDS = re.compile(rf"""["'`]((?:page|error|guide|minute|{"|".join(GAMES)})-[a-z0-9-]*)(\$\{{)?""")
PUT_TOGETHER = re.compile(r"\$\{(table\.info\.)?game\}")
LITERAL = re.compile(r"""["']([a-z]+(?:[-_][a-z0-9]+)*)["']""")
BEGUN = re.compile(r"""["']([a-z]+(?:[-_][a-z0-9]+)*[-_])\{""")


class Body(Visitor):
    """What a message consists of: its arguments, and the messages that it speaks of."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def parsed(text: str) -> dict[str, Body]:
    found: dict[str, Body] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = body = Body()
            body.visit(entry)
    return found


@cache
def own(language: str = "en") -> dict[str, Body]:
    """The messages of the page itself."""
    return parsed((SOURCES / f"locales/{language}.ftl").read_text(encoding="utf-8"))


@cache
def of_game(game: str) -> dict[str, Body]:
    return parsed(words_in(antics.game(game).package, "en"))


@cache
def said() -> tuple[frozenset[str], tuple[str, ...]]:
    """The ids that stand in the page's source, whole, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        if file.name.endswith(".test.ts"):
            continue
        text = PUT_TOGETHER.sub("GAME", file.read_text(encoding="utf-8"))
        for game in GAMES:
            for id, more in WORDS.findall(text.replace("GAME", game)):
                (begun if more else whole).add(id)
    return frozenset(whole), tuple(begun)


def told(game: str) -> tuple[set[str], tuple[str, ...]]:
    """The ids that a game says in Python: of events, captions and things, and messages by their ids."""
    source = " ".join(
        file.read_text(encoding="utf-8")
        for file in files(antics.game(game).package).iterdir()
        if file.name.endswith(".py")
    )
    names = {kind.what for kind in antics.game(game).events} | set(LITERAL.findall(source))
    begun = [id.replace("_", "-") for id in BEGUN.findall(source)]
    ids = names | {f"{game}-{name}".replace("_", "-") for name in names}
    ids |= {f"{game}-fact-{fact.name}" for fact in antics.game(game).advice.FACTS}
    return ids, tuple(f"{prefix}{id}" for prefix in ("", f"{game}-") for id in begun)


def test_what_the_page_says_exists() -> None:
    known = own().keys() | parsed(words_in("antics.core", "en")).keys()
    known = known.union(*(of_game(game).keys() for game in GAMES))
    optional = re.compile(
        rf"({'|'.join(GAMES)})-(title|teaser|rival|part|over-after|known-from)$|(guide|minute)-"
    )  # see games/manifest.ts
    missing = {id for id in said()[0] if id not in known and not id.endswith("-") and not optional.match(id)}
    assert not {
        id for id in missing if not any(other.startswith(f"{id}-") for other in known) and id not in GAMES
    }


def test_no_message_of_the_page_is_left_unsaid() -> None:
    whole, begun = said()
    assert not {id for id in own() if id not in whole and not id.startswith(begun)}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_unsaid(game: str) -> None:
    whole, begun = said()
    ids, beginnings = told(game)
    ids |= whole | set().union(*(body.others for body in of_game(game).values()))
    begun = tuple(id for id in (*begun, *beginnings) if id != f"{game}-")  # that would be all of them
    options = tuple(f"{game}-{kind}-" for kind in ("option", "source"))
    assert not {
        id
        for id in of_game(game)
        if id not in ids and not id.startswith((*begun, *options, "guide-", "minute-"))
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_of_the_page_says_the_same(language: str) -> None:
    english, other = own(), own(language)
    assert list(english) == list(other)
    for id, body in other.items():
        assert body.arguments <= english[id].arguments, id


def test_every_refusal_has_words() -> None:
    assert not {code for code in [*CODES, OFFLINE] if f"error-{code}" not in own()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_minute_of_the_rules_is_short(language: str) -> None:
    told = re.compile(r"^(minute-[a-z-]+-(?:goal|turn|end|conflict)) = (.*)", re.M)
    parts = [it for game in GAMES for it in told.findall(words_in(antics.game(game).package, language))]
    assert len(parts) == 12
    assert not [name for name, text in parts if len(text.split()) > MINUTE_WORDS]
