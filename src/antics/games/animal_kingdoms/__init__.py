"""Animal Kingdoms."""

from antics.core.contract import Game, Option
from antics.games.animal_kingdoms import (
    advice,
    audit,
    features,
    observation,
    pieces,
    rules,
    strategy,
    terminal,
    view,
    words,
)
from antics.games.animal_kingdoms.changes import CHANGES
from antics.games.animal_kingdoms.events import PEOPLE, Event

GAME = Game(
    package=__name__,
    title="Animal Kingdoms",
    prefix="AK",
    seats=range(1, 6),
    rules=rules,
    words=words,
    view=view,
    terminal=terminal,
    audit=audit,
    observation=observation,
    features=features,
    events=Event,
    strategy=strategy,
    advice=advice,
    sources=("kingdoms", "swaps", "bonus"),
    tallies=(
        *(f"{law.id} played" for law in pieces.LAWS),
        *(f"{law.id} blocked" for law in pieces.LAWS),
        "battles",
        "reveals",
        "out without a crown",
        "swapping closed",
    ),
    rival=PEOPLE[-1],
    opening=("what", "kingdom"),
    options=(Option("egon", "Egon, an automatic rival, plays too", "AK-F1", range(2, 3)),),
    ladder={"medium": 0.86, "hard": 0.79, "expert": 0.7},
    components=pieces.COMPONENTS,
    numbers=pieces.VARIED,
    changes=CHANGES,
)
