"""Animal Kingdoms in words: steps, what is asked, what happened, why something is not allowed, who won."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from antics.core.events import Event as Happening
from antics.core.message import Message, Player, Slots, Telling, Value, told
from antics.core.seats import NAMES as SEATS
from antics.games.animal_kingdoms import events
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE
from antics.games.animal_kingdoms.cards import holds
from antics.games.animal_kingdoms.kingdoms import has_normal_field
from antics.games.animal_kingdoms.laws import (
    is_open,
    is_pair,
    may_play,
    one_and_eight,
    pair_kingdom,
    seen_from,
)
from antics.games.animal_kingdoms.pieces import (
    CARDS,
    HIGHEST,
    LAWS,
    LOOKS,
    LOWEST,
    MARK,
    NEIGHBOURS,
    PAIR_LAW,
    SPECIES,
    card_name,
    number,
    species,
)
from antics.games.animal_kingdoms.rules import may_swap
from antics.games.animal_kingdoms.scoring import rank, throne_value
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    EGON,
    IN_BATTLE,
    ON_TURN,
    OVER,
    PAIR,
    PAIRING,
    PLACES,
    PLAY,
    SWAP,
    SWAPPING,
    State,
    everyone,
)

GAME = "animal-kingdoms"
PEOPLE = (*SEATS, "Egon")
NAMES = tuple(card_name(card) for card in range(CARDS))


def _message(what: str, clause: str = "", /, **args: Value) -> Message:
    return Message(f"{GAME}-{what}", args, clause)


def _card(card: int) -> dict[str, Value]:
    """A card as arguments: its name, and what languages make their names from."""
    return {"card": NAMES[card], "species": SPECIES[species(card)], "number": number(card)}


def _named(card: int) -> Message:
    return _message("card", **_card(card))


def _person(who: int) -> Value:
    return PEOPLE[EGON] if who == EGON else Player(who)


def _people(people: Iterable[int]) -> tuple[Value, ...]:
    return tuple(_person(who) for who in people)


# ---- steps -------------------------------------------------------------------------------------------

STEP_WORDS = (
    *(f"play {name} to {size}" for name in NAMES for size in SIZE),
    *(f"play pair {name}" for name in NAMES),
    *(f"swap {name}" for name in NAMES),
    *(f"battle {name}" for name in NAMES),
    "",  # done
)


def word(s: State, seat: int, step: int) -> str:
    if s.turn == seat and s.picking == SWAPPING and SWAP <= step < BATTLE:
        return NAMES[step - SWAP]
    if s.turn == seat and s.picking == PAIRING and PAIR <= step < SWAP:
        name = NAMES[step - PAIR]
        return f"{name} to {SIZE[pair_kingdom(s)]}" if s.picks == 1 else f"top {name}"
    return STEP_WORDS[step]


def tidy(s: State, seat: int, text: str) -> str:
    """Cards may be named in any order; where Egon plays, the last one swapped lies on top (AK-C2)."""
    words = text.split()
    if words[:1] == ["swap"]:
        end = len(words) - s.egon
        words[1:end] = sorted(words[1:end], key=_order)
    elif words[:2] == ["play", "pair"]:
        words[2:4] = sorted(words[2:4], key=_order)
    return " ".join(words)


def _order(name: str) -> int:
    return NAMES.index(name) if name in NAMES else CARDS


# ---- a step as something to choose ------------------------------------------------------------------


def caption(s: State, seat: int, step: int) -> Message:
    if step == DONE:
        return _message("done")
    if step >= BATTLE:
        return _message("battle", **_card(step - BATTLE))
    if step >= SWAP:
        return _message(_manner_of_swap(s, seat, step - SWAP), **_card(step - SWAP))
    if step >= PAIR:
        k, part = pair_kingdom(s), s.picks if s.turn == seat and s.picking == PAIRING else 0
        return _message(("pair", "partner", "top")[part], **_card(step - PAIR), **_field(s, k))
    return _message("play", **_card((step - PLAY) // KINGDOMS), **_field(s, (step - PLAY) % KINGDOMS))


def _manner_of_swap(s: State, seat: int, card: int) -> str:
    """Where Egon plays, a card out of order lies on top and ends the swap (AK-C2)."""
    if s.turn != seat or s.picking != SWAPPING:
        return "swap"
    return "swap-more" if card > s.picked[s.picks - 1] else "swap-top"


def _field(s: State, k: int) -> dict[str, Value]:
    """Where a shield would go; nowhere, if no kingdom takes pairs."""
    return {"kingdom": SIZE[k], "field": "normal" if has_normal_field(s, k) else "crown"} if k >= 0 else {}


# ---- what is asked -----------------------------------------------------------------------------------


def ask(s: State, seat: int) -> Message:
    if s.phase == OVER:
        return _message("over", "AK-E5")
    if s.phase == IN_BATTLE:
        return _message("ask-battle", "AK-E2", kingdom=SIZE[s.kingdom])
    if s.turn == seat and s.picking == PAIRING:
        return _ask_pair(s)
    if s.turn == seat and s.picking == SWAPPING:
        return _message("ask-more", "AK-C2")
    if not may_swap(s):
        return _message("ask-play", "AK-C4")
    if s.turn == seat and not may_play(s, seat):
        return _message("ask-swap", "AK-C4")
    return _message("ask-turn", "AK-C1")


def _ask_pair(s: State) -> Message:
    if s.picks == 1:
        return _message("ask-partner", "AK-L16", **_card(s.picked[0]))
    return _message("ask-top", "AK-L16")


# ---- why not -----------------------------------------------------------------------------------------


def objection(s: State, seat: int, step: int) -> Message:
    if step == DONE:
        return _message("nothing-named", "AK-C2")
    if step >= BATTLE:
        return _no_battle(s, step - BATTLE)
    if s.phase != ON_TURN or s.turn != seat:
        return _message("not-now", ask(s, seat).clause)
    if step >= SWAP:
        return _no_swap(s, seat, step - SWAP)
    if step >= PAIR:
        return _no_pair(s, seat, step - PAIR)
    return _no_play(s, seat, (step - PLAY) // KINGDOMS, (step - PLAY) % KINGDOMS)


def _no_battle(s: State, card: int) -> Message:
    if s.phase != IN_BATTLE:
        return _message("no-battle", "AK-E2")
    return _message("not-held", "AK-E2", **_card(card))


def _no_swap(s: State, seat: int, card: int) -> Message:
    if s.out:
        return _message("somebody-out", "AK-C2")
    if s.closed:
        return _message("closed", "AK-C7")
    if not holds(s, seat, card):
        return _message("not-held", "AK-C2", **_card(card))
    return _message("named-once", "AK-C2")


def _no_pair(s: State, seat: int, card: int) -> Message:
    if PAIR_LAW not in s.law:
        return _message("no-pairs", "AK-L16")
    if pair_kingdom(s) < 0:
        return _message("full", "AK-C6", kingdom=SIZE[s.pairs])
    if s.picking == PAIRING and s.picks == 2:
        return _message("one-on-top", "AK-L16", first=_named(s.picked[0]), second=_named(s.picked[1]))
    if not holds(s, seat, card):
        return _message("not-held", "AK-L16", **_card(card))
    if s.picking == PAIRING and (card == s.picked[0] or is_pair(card, s.picked[0])):
        return _message("named-once", "AK-L16")
    if s.picking == PAIRING:
        return _message("unlike", "AK-L16", first=_named(s.picked[0]), second=_named(card))
    return _message("no-partner", "AK-L16", **_card(card))


def _no_play(s: State, seat: int, card: int, k: int) -> Message:
    if s.picking:
        return _message("begun", ask(s, seat).clause)
    if not holds(s, seat, card):
        return _message("not-held", "AK-C1", **_card(card))
    if not is_open(s, k):
        return _message("full", "AK-C6", kingdom=SIZE[k])
    return _breach(s, k, card)


Figure = tuple[str, Callable[[State, int, int], Value]]

_LAST: Figure = ("last", lambda s, k, card: number(_last_card(s, k)))
_HIGHEST: Figure = ("highest", lambda s, k, card: HIGHEST[seen_from(s, k) & 255])
_LOWEST: Figure = ("lowest", lambda s, k, card: LOWEST[seen_from(s, k) & 255])
_SPECIES: Figure = ("where", lambda s, k, card: _shown(s, k, MARK[card] & ~255))
_NUMBER: Figure = ("where", lambda s, k, card: _shown(s, k, MARK[card] & 255))
FIGURES: dict[int, Figure] = {  # what a card clashes with, by law, where there is one such thing
    10: _LAST,
    13: ("next", lambda s, k, card: 1 + s.laid[k]),
    14: ("next", lambda s, k, card: 8 - s.laid[k]),
    15: _LAST,
    17: ("last", lambda s, k, card: _named(_last_card(s, k))),
    18: _HIGHEST,
    19: _LOWEST,
    22: _SPECIES,
    23: _NUMBER,
    25: _HIGHEST,
    26: _LOWEST,
    27: _SPECIES,
    28: _NUMBER,
}


def _last_card(s: State, k: int) -> int:
    return s.face[s.lying[k][s.laid[k] - 1]]


def _shown(s: State, k: int, mark: int) -> Message:
    """The first kingdom, clockwise, that the law looks at and whose last card shows this."""
    ways = (1, 4) if LOOKS[s.law[k]] == NEIGHBOURS else (1, 2, 3, 4)
    shown = [i for i in ways if s.last[(k + i) % KINGDOMS] & mark]
    return _message("kingdom", kingdom=SIZE[(k + min(shown, default=0)) % KINGDOMS])


def _breach(s: State, k: int, card: int) -> Message:
    """How a card breaks the law of a kingdom."""
    law = s.law[k]
    args: dict[str, Value] = {**_card(card), "kingdom": SIZE[k]}
    if law in FIGURES:
        name, figure = FIGURES[law]
        args[name] = figure(s, k, card)
    between = "-between" if law in (18, 19) and one_and_eight(seen_from(s, k) & 255) else ""
    return _message(f"breach-{_law(law)}{between}", f"AK-{LAWS[law - 1].id}", **args)


def _law(law: int) -> str:
    return LAWS[law - 1].id.lower()


# ---- what happened -----------------------------------------------------------------------------------

CARD = ("card", "species", "number")
TELLINGS = {
    events.AGE: Telling("AK-E4", ("age",)),
    events.LAW: Telling("AK-D1", ("kingdom", "law")),
    events.STARTED: Telling("AK-E4", ("who",)),
    events.DREW: Telling("AK-C1", ("who", "drawn")),
    events.RESHUFFLED: Telling("AK-C5", ("cards",)),
    events.LAID: Telling("AK-C1", ("who", *CARD, "kingdom")),
    events.SHIELD: Telling("AK-C1", ("who", "kingdom", "filled")),
    events.CROWN: Telling("AK-C3", ("who", "kingdom")),
    events.STUCK: Telling("AK-C4", ("who",)),
    events.BONUS: Telling("AK-C3", ("who", "worth")),
    events.SWAPPED: Telling("AK-C2", ("who", *CARD)),
    events.SWAP_POINT: Telling("AK-C2", ("who", "cards")),
    events.SWAPS_CLOSED: Telling("AK-C7", ("swaps",)),
    events.TIED: Telling("AK-E2", ("people", "kingdom")),
    events.CHOSE: Telling("AK-E2", ("who",)),
    events.REVEALED: Telling("AK-E2", ("who", *CARD)),
    events.STILL_TIED: Telling("AK-E2", ("people",)),
    events.WON_BATTLE: Telling("AK-E2", ("who", "kingdom")),
    events.PAID: Telling("AK-E1", ("who", "points", "kingdom")),
    events.UNPAID: Telling("AK-E1", ("kingdom",)),
    events.THRONE: Telling("AK-E4", ("who", "kingdom")),
    events.LOT: Telling("AK-E4", ("who", *CARD)),
    events.BONUS_COUNTED: Telling("AK-E5", ("who", "worth")),
    events.WON: Telling("AK-E5", ("who", "total", "thrones")),
    events.EGON_TURNED: Telling("AK-F1", CARD),
    events.EGON_DOUBLES: Telling("AK-F1"),
    events.EGON_AIMS: Telling("AK-F1", ("aim", "kingdom")),
    events.EGON_FEWEST: Telling("AK-F2", ("aim", "kingdom")),
    events.EGON_SHUNS: Telling("AK-F3", ("kingdom", "shunned")),
    events.EGON_PLACES: Telling("AK-F3", ("kingdom", "chosen")),
    events.EGON_BONUS: Telling("AK-F4", ("worth",)),
    events.EGON_FIGHTS: Telling("AK-F6", CARD),
}

SLOTS: Slots = {
    "who": lambda e, seat: _person(e.who),
    "people": lambda e, seat: _people(who for who in range(PLACES) if e.b >> who & 1),
    "age": lambda e, seat: e.a + 1,
    "kingdom": lambda e, seat: SIZE[e.a],
    "law": lambda e, seat: _message(f"law-{_law(e.face)}"),
    "card": lambda e, seat: NAMES[e.b],
    "species": lambda e, seat: SPECIES[species(e.b)],
    "number": lambda e, seat: number(e.b),
    "drawn": lambda e, seat: _drawn(e, seat),
    "cards": lambda e, seat: e.a,
    "swaps": lambda e, seat: e.a,
    "filled": lambda e, seat: e.b,
    "points": lambda e, seat: e.b,
    "total": lambda e, seat: e.a,
    "thrones": lambda e, seat: e.b,
    "worth": lambda e, seat: _worth(e, seat),
    "aim": lambda e, seat: e.b,
    "shunned": lambda e, seat: ("full", "only-crown", "leads")[e.b],
    "chosen": lambda e, seat: ("welcome", "anywhere", "crown")[e.b],
}


def _drawn(event: Happening, seat: int) -> Message:
    card = event.face_for(seat)
    return _message("hidden-card") if card is None else _named(card)


def _worth(event: Happening, seat: int) -> Value:
    value = event.face_for(seat)
    return "hidden" if value is None else value


KINDS = {number: name.lower() for name, number in vars(events).items() if name.isupper()}


def kind(what: int) -> str:
    return KINDS[what]


def say(event: Happening, seat: int) -> Message:
    telling = TELLINGS[event.kind]._replace(clause=_clause(event))
    return told(GAME, kind(event.kind), telling, SLOTS, event, seat)


def _clause(event: Happening) -> str:
    """A law speaks for itself, and the first age begins by set-up."""
    if event.kind == events.LAW:
        return f"AK-{LAWS[event.face - 1].id}"
    if event.kind in (events.AGE, events.STARTED) and event.a == 0:
        return "AK-B1"
    return TELLINGS[event.kind].clause


# ---- who won -----------------------------------------------------------------------------------------


def verdict(s: State) -> Message:
    """Most points; if they are equal, thrones; if they are equal too, the win is shared (AK-E5, AK-F7)."""
    people = [who for who in range(PLACES) if everyone(s) >> who & 1]
    winners = [who for who in people if rank(s, who) == 1]
    best, clause = winners[0], "AK-F7" if EGON in winners else "AK-E5"
    points, thrones = s.points[best], throne_value(s, best)
    if len(winners) > 1:
        return _message("win-shared", clause, people=_people(winners), points=points, thrones=thrones)
    second = max(s.points[who] for who in people if who != best)
    rivals = [who for who in people if s.points[who] == second and who != best]
    args: dict[str, Value] = {"who": _person(best), "rivals": _people(rivals), "points": points}
    if second < points:
        return _message("win-by-points", clause, **args, lead=points - second)
    theirs = max(throne_value(s, who) for who in rivals)
    return _message("win-by-thrones", clause, **args, thrones=thrones, theirs=theirs)
