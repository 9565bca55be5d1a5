"""Every message that the page says exists, and every message that is for the page alone is said."""

from __future__ import annotations

import re
from pathlib import Path

from antics.core.speech import bundle
from antics.table.refusal import CODES
from tests.core.test_speech import messages

SOURCES = Path(__file__).parents[2] / "web/src"
PAGES = ("page.ftl", "-table.ftl")  # the files that hold what only the page says
WORDS = re.compile(r"""["'`]((?:page|error|tour|antler-island|animal-kingdoms|antigua)-[a-z0-9-]*)(\$\{)?""")


def said() -> tuple[set[str], set[str]]:
    """The ids that stand in the page's source, whole, and the beginnings of those that are put together."""
    whole, begun = set(), set()
    for file in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        text = file.read_text(encoding="utf-8")
        text = re.sub(r"\$\{(table\.info\.)?game\}", "GAME", text)
        for game in ("antler-island", "animal-kingdoms", "antigua"):
            for id, more in WORDS.findall(text.replace("GAME", game)):
                (begun if more else whole).add(id)
    return whole, begun


def test_what_the_page_says_exists() -> None:
    known = messages("en")
    assert not {
        id for id in said()[0] if not id.endswith("-") and id not in known and not _is_part(id, known)
    }


def _is_part(id: str, known: dict[str, object]) -> bool:
    """A beginning to which something is added elsewhere, or the name of a file."""
    return any(other.startswith(f"{id}-") for other in known) or id.endswith("-table")


def test_no_message_of_the_page_is_left_unsaid() -> None:
    whole, begun = said()
    mine = {id for id, (file, _) in messages("en").items() if file.endswith(PAGES)}
    assert not {id for id in mine if id not in whole and not id.startswith(tuple(begun))}


def test_every_refusal_has_words() -> None:
    assert all(bundle("en").has_message(f"error-{code}") for code in [*CODES, "offline"])
