"""What somebody is told, in their language: whose turn it is and until when, and nothing that is secret."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from antics.core.fluent import Tongue
from antics.core.registry import game
from antics.core.speech import words_in
from antics.server.settings import Settings
from antics.server.storage.outbox import Letter


class Words(NamedTuple):
    title: str
    text: str
    ending: str  # before the link that ends mails
    site: str  # where the service is
    path: str  # where what it tells of is
    tag: str  # the same for what takes the place of something told before
    tables: int  # that it tells of


@cache
def _tongue(language: str) -> Tongue:
    found = Tongue(language)
    found.add(words_in("antics.server", language))
    return found


def words(bundle: list[Letter], others: dict[str, list[str]], settings: Settings) -> Words:
    """What some letters to one person say together."""
    one = bundle[0]
    say = _tongue(one.language).say
    lines = [_line(it, others.get(it.table, [])) for it in bundle]
    title = say("call-digest", {"count": len(bundle)}) if len(bundle) > 1 else _title(one)
    origin = settings.origins[0] if settings.origins else "http://localhost:8000"
    path = f"/t/{one.table}" if len(bundle) == 1 and one.table else "/calls" if not one.table else "/"
    tag = f"{one.table} {one.seat}" if len(bundle) == 1 and one.table else one.kind
    site = f"{origin}{settings.base}"
    return Words(title, "\n".join(lines), say("call-ending", {}), site, path, tag, len(bundle))


def _title(letter: Letter) -> str:
    name = game(letter.game).title if letter.game else "Antics"
    return _tongue(letter.language).say(f"call-{letter.kind}-title", {"game": name})


def _line(letter: Letter, others: list[str]) -> str:
    say = _tongue(letter.language).say
    until = ""
    if letter.due and letter.kind in ("turn", "reminder"):
        at = datetime.fromtimestamp(letter.due, ZoneInfo(letter.zone))
        day = say(f"call-day-{at.weekday()}", {})
        until = say("call-until", {"day": day, "time": f"{at:%H:%M}"})
    name = game(letter.game).title if letter.game else ""
    said = say(f"call-{letter.kind}", {"game": name, "others": ", ".join(filter(None, others)) or "–"})
    return f"{said} {until}".strip()
