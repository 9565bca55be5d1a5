"""Animal Kingdoms in words: steps, what is asked, why something is not allowed, who won."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from typing_extensions import TypedDict

from antics.core.message import Message, Player, Value, message_of
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE, Kingdom
from antics.games.animal_kingdoms.events import PEOPLE, AnimalKingdomsCard, card_data
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
    ANY_NUMBER,
    ANY_SPECIES,
    CARDS,
    HIGHEST,
    LAWS,
    LOWEST,
    MARKS,
    NAMES,
    PAIR_LAW,
    SPECIES,
    number,
    species,
)
from antics.games.animal_kingdoms.rounds import may_swap
from antics.games.animal_kingdoms.scoring import rank, throne_value
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    EGON,
    PAIR,
    PLACES,
    PLAY,
    SWAP,
    Phase,
    State,
    everyone,
    on_turn,
)
from antics.games.animal_kingdoms.supplies import holds

GAME = "animal-kingdoms"


def _message(what: str, clause: str = "", /, **args: Value) -> Message:
    return Message(f"{GAME}-{what}", args, clause)


def _card(card: int) -> Message:
    return message_of(GAME, card_data(card))


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
    if s.turn == seat and s.phase == Phase.SWAP and SWAP <= step < BATTLE:
        return NAMES[step - SWAP]
    if s.turn == seat and s.phase == Phase.PAIR and PAIR <= step < SWAP:
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

Field = Literal["normal", "crown"]


class _OfCard(TypedDict):
    card: AnimalKingdomsCard


class _OfField(_OfCard):
    kingdom: Kingdom
    field: Field  # where the shield would go


class AnimalKingdomsPlayCaption(_OfField):
    what: Literal["play"]


class AnimalKingdomsPairCaption(_OfField):
    what: Literal["pair"]


class AnimalKingdomsPartnerCaption(_OfField):
    what: Literal["partner"]


class AnimalKingdomsTopCaption(_OfField):  # which of the two lies on top
    what: Literal["top"]


class AnimalKingdomsSwapCaption(_OfCard):
    what: Literal["swap"]


class AnimalKingdomsSwapMoreCaption(_OfCard):
    what: Literal["swap_more"]


class AnimalKingdomsSwapTopCaption(_OfCard):  # on top of the others, which ends the swap
    what: Literal["swap_top"]


class AnimalKingdomsBattleCaption(_OfCard):
    what: Literal["battle"]


class AnimalKingdomsDoneCaption(TypedDict):
    what: Literal["done"]


Caption = (
    AnimalKingdomsPlayCaption
    | AnimalKingdomsPairCaption
    | AnimalKingdomsPartnerCaption
    | AnimalKingdomsTopCaption
    | AnimalKingdomsSwapCaption
    | AnimalKingdomsSwapMoreCaption
    | AnimalKingdomsSwapTopCaption
    | AnimalKingdomsBattleCaption
    | AnimalKingdomsDoneCaption
)


def caption(s: State, seat: int, step: int) -> Caption:
    if step == DONE:
        return {"what": "done"}
    if step >= BATTLE:
        return {"what": "battle", "card": card_data(step - BATTLE)}
    if step >= SWAP:
        return _caption_of_swap(s, seat, step - SWAP)
    if step >= PAIR:
        return _caption_of_pair(s, seat, _of_field(s, step - PAIR, pair_kingdom(s)))
    return {"what": "play", **_of_field(s, (step - PLAY) // KINGDOMS, (step - PLAY) % KINGDOMS)}


def _caption_of_swap(s: State, seat: int, card: int) -> Caption:
    """Where Egon plays, a card out of order lies on top and ends the swap (AK-C2)."""
    if s.turn != seat or s.phase != Phase.SWAP:
        return {"what": "swap", "card": card_data(card)}
    if card > s.picked[s.picks - 1]:
        return {"what": "swap_more", "card": card_data(card)}
    return {"what": "swap_top", "card": card_data(card)}


def _caption_of_pair(s: State, seat: int, about: _OfField) -> Caption:
    if s.turn != seat or s.phase != Phase.PAIR:
        return {"what": "pair", **about}
    return {"what": "partner", **about} if s.picks == 1 else {"what": "top", **about}


def _of_field(s: State, card: int, k: int) -> _OfField:
    field: Field = "normal" if has_normal_field(s, k) else "crown"
    return {"card": card_data(card), "kingdom": SIZE[k], "field": field}


# ---- what is asked -----------------------------------------------------------------------------------


def ask(s: State, seat: int) -> Message:
    if s.phase == Phase.OVER:
        return _message("over", "AK-E5")
    if s.phase == Phase.BATTLE:
        return _message("ask-battle", "AK-E2", kingdom=SIZE[s.kingdom])
    if s.turn == seat and s.phase == Phase.PAIR:
        return _ask_pair(s)
    if s.turn == seat and s.phase == Phase.SWAP:
        return _message("ask-more", "AK-C2")
    if not may_swap(s):
        return _message("ask-play", "AK-C4")
    if s.turn == seat and not may_play(s, seat):
        return _message("ask-swap", "AK-C4", points=s.swap)
    return _message("ask-turn", "AK-C1", points=s.swap)


def _ask_pair(s: State) -> Message:
    if s.picks == 1:
        return _message("ask-partner", "AK-L16", card=_card(s.picked[0]))
    return _message("ask-top", "AK-L16")


# ---- why not -----------------------------------------------------------------------------------------


def objection(s: State, seat: int, step: int) -> Message:
    if step == DONE:
        return _message("nothing-named", "AK-C2")
    if step >= BATTLE:
        return _no_battle(s, step - BATTLE)
    if not on_turn(s) or s.turn != seat:
        return _message("not-now", ask(s, seat).clause)
    if step >= SWAP:
        return _no_swap(s, seat, step - SWAP)
    if step >= PAIR:
        return _no_pair(s, seat, step - PAIR)
    return _no_play(s, seat, (step - PLAY) // KINGDOMS, (step - PLAY) % KINGDOMS)


def _no_battle(s: State, card: int) -> Message:
    if s.phase != Phase.BATTLE:
        return _message("no-battle", "AK-E2")
    return _message("not-held", "AK-E2", card=_card(card))


def _no_swap(s: State, seat: int, card: int) -> Message:
    if s.out:
        return _message("somebody-out", "AK-C2")
    if s.closed:
        return _message("closed", "AK-C7")
    if not holds(s, seat, card):
        return _message("not-held", "AK-C2", card=_card(card))
    return _message("named-once", "AK-C2")


def _no_pair(s: State, seat: int, card: int) -> Message:
    if PAIR_LAW not in s.law:
        return _message("no-pairs", "AK-L16")
    if pair_kingdom(s) < 0:
        return _message("full", "AK-C6", kingdom=SIZE[s.pairs])
    if s.phase == Phase.PAIR and s.picks == 2:
        return _message("one-on-top", "AK-L16", first=_card(s.picked[0]), second=_card(s.picked[1]))
    if not holds(s, seat, card):
        return _message("not-held", "AK-L16", card=_card(card))
    if s.phase == Phase.PAIR and (card == s.picked[0] or is_pair(card, s.picked[0])):
        return _message("named-once", "AK-L16")
    if s.phase == Phase.PAIR:
        return _message("unlike", "AK-L16", first=_card(s.picked[0]), second=_card(card))
    if any(is_pair(card, s.face[piece]) for piece in s.hand[seat][: s.held[seat]] if s.face[piece] != card):
        return _message("named-once", "AK-L16")
    return _message("no-partner", "AK-L16", card=_card(card))


def _no_play(s: State, seat: int, card: int, k: int) -> Message:
    if s.phase != Phase.TURN:
        return _message("begun", ask(s, seat).clause)
    if not holds(s, seat, card):
        return _message("not-held", "AK-C1", card=_card(card))
    if not is_open(s, k):
        return _message("full", "AK-C6", kingdom=SIZE[k])
    return _breach(s, k, card)


Figure = tuple[str, Callable[[State, int, int], Value]]

_LAST: Figure = ("last", lambda s, k, card: number(_last_card(s, k)))
_HIGHEST: Figure = ("highest", lambda s, k, card: HIGHEST[seen_from(s, k) & ANY_NUMBER])
_LOWEST: Figure = ("lowest", lambda s, k, card: LOWEST[seen_from(s, k) & ANY_NUMBER])
_SPECIES: Figure = ("where", lambda s, k, card: _shown(s, k, MARKS[card] & ANY_SPECIES))
_NUMBER: Figure = ("where", lambda s, k, card: _shown(s, k, MARKS[card] & ANY_NUMBER))
FIGURES: dict[int, Figure] = {  # what a card clashes with, by law, where there is one such thing
    10: _LAST,
    13: ("next", lambda s, k, card: 1 + s.laid[k]),
    14: ("next", lambda s, k, card: 8 - s.laid[k]),
    15: _LAST,
    17: ("last", lambda s, k, card: _card(_last_card(s, k))),
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
    shown = [other for other in LAWS[s.law[k] - 1].watched_from(k) if s.last[other] & mark]
    return _message("kingdom", kingdom=SIZE[shown[0] if shown else k])


def _breach(s: State, k: int, card: int) -> Message:
    """How a card breaks the law of a kingdom."""
    law = s.law[k]
    args: dict[str, Value] = {"species": SPECIES[species(card)], "number": number(card)}
    if law in FIGURES:
        name, figure = FIGURES[law]
        args[name] = figure(s, k, card)
    between = "-between" if law in (18, 19) and one_and_eight(seen_from(s, k) & ANY_NUMBER) else ""
    return _message(f"breach-{_law(law)}{between}", f"AK-{LAWS[law - 1].id}", **args)


def _law(law: int) -> str:
    return LAWS[law - 1].id.lower()


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
