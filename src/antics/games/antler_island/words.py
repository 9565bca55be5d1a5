"""Antler Island in words: steps, what is asked, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from antics.core.contract import Objection
from antics.core.match import Event as Happening
from antics.core.seats import NAMES as SEATS
from antics.games.antler_island.board import COLOUR_NAMES, LAND, LEVEL, MARSH, NAMES
from antics.games.antler_island.deeds import greedy_helps
from antics.games.antler_island.fight import escapes
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DIAMOND_ANTLER,
    GREEDY,
    KINDS,
    PLAN,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    TILE_X,
)
from antics.games.antler_island.rounds import lowest_tile
from antics.games.antler_island.state import (
    BESIDE,
    CUBE,
    DONE,
    DROP,
    EAT,
    EAT_GREEDILY,
    GO_SPEEDILY,
    KEEP,
    LOCK,
    PASS,
    RETREAT,
    REVEAL_LOWEST,
    REVEAL_X,
    ROAR_NOW,
    RUT,
    RUT_TWICE,
    SAVE_ANTLER,
    TAKE_BACK,
    TAKE_DOWN,
    TAKE_UP,
    TO,
    TOKEN,
    Event,
    Phase,
    State,
    holds,
    near,
    stags,
)

DEEDS = ("move", "eat", "rut", "grow")

# ---- steps -------------------------------------------------------------------------------------------

FIXED_WORDS = {
    TAKE_BACK: "take back",
    REVEAL_X: "reveal X",
    ROAR_NOW: "roar",
    PASS: "pass",
    EAT: "eat",
    EAT_GREEDILY: "eat greedily",
    RUT: "rut",
    RUT_TWICE: "rut twice",
    RETREAT: "retreat",
    LOCK: "lock",
    SAVE_ANTLER: "keep antler",
    TAKE_UP: "take up",
    TAKE_DOWN: "take down",
    GO_SPEEDILY: "move",
}
VERBS = {Phase.PLACE: "place ", Phase.PUT: "put ", Phase.STRIDE: "", Phase.STRIDE_ON: "", Phase.RETREAT: ""}


def word(s: State, seat: int, step: int) -> str:
    if step in FIXED_WORDS:
        return FIXED_WORDS[step]
    if step >= TO:
        return VERBS.get(Phase(s.phase), "move ") + NAMES[step - TO]
    if step >= CUBE:
        return f"cube {SEATS[step - CUBE]}"
    if step >= DROP:
        tile = s.tiles[seat][step - DROP]
        return f"discard {KINDS[s.face[tile]]}" if tile >= 0 else ""
    if step >= TOKEN:
        return _token_word(s, seat, step)
    if step == REVEAL_LOWEST:
        tile = lowest_tile(s, seat)
        return f"reveal {CONTROL_NAMES[tile]}" if tile < TILE_X else ""
    if step == DONE:
        return "stand" if s.tokens[seat] == 0 else ""
    return _plan_word(s, seat, step - BESIDE)


def _plan_word(s: State, seat: int, deed: int) -> str:
    if s.phase != Phase.PLAN or s.laid[seat] == PLAN:
        return ""
    return ("" if s.laid[seat] else "plan ") + f"{CONTROL_NAMES[s.laid[seat]]}:{DEEDS[deed]}"


def _token_word(s: State, seat: int, step: int) -> str:
    keeping = step >= KEEP
    i = step - (KEEP if keeping else TOKEN)
    if i >= s.tokens[seat]:
        return ""
    if keeping:
        return f"keep {s.face[s.hand[seat][i]]}"
    verb = "" if s.staked[seat] else "grow " if s.phase == Phase.GROW else "commit "
    return verb + token_name(s, seat, i, s.staked[seat])


def token_name(s: State, seat: int, i: int, chosen: int) -> str:
    """A token by its value; with its number too if one of this value before it was not chosen."""
    token, value = s.hand[seat][i], s.face[s.hand[seat][i]]
    passed_over = any(s.face[s.hand[seat][j]] == value and not chosen >> j & 1 for j in range(i))
    return f"{value}#{token}" if passed_over else str(value)


def tidy(s: State, seat: int, text: str) -> str:
    """Tokens and control tiles may be named in any order."""
    verb, *rest = text.split() or [""]
    if verb in ("commit", "grow"):
        rest = _tokens_in_order(s, seat, rest)
    elif verb == "plan":
        rest.sort(key=lambda part: CONTROL_NAMES.index(part[:1]) if part[:1] in CONTROL_NAMES else -1)
    return " ".join([verb, *rest])


def _tokens_in_order(s: State, seat: int, names: list[str]) -> list[str]:
    """The same tokens named from left to right; the names as they are, if one is not in hand."""
    chosen = 0
    for name in sorted(names, key=lambda name: "#" not in name):  # those with a number first
        value, _, token = name.partition("#")
        fits = [
            i
            for i, held in enumerate(s.hand[seat][: s.tokens[seat]])
            if not chosen >> i & 1 and str(s.face[held]) == value and token in ("", str(held))
        ]
        if not fits:
            return names
        chosen |= 1 << fits[0]
    return [token_name(s, seat, i, chosen) for i in range(s.tokens[seat]) if chosen >> i & 1]


# ---- what is asked -----------------------------------------------------------------------------------

ASKED: dict[Phase, tuple[str, str]] = {  # the clause, and the question
    Phase.PLAN: (
        "AI-D1",
        "Lay your five control tiles: plan 1:… 2:… 3:… X:… _:… with move, eat, rut or grow.",
    ),
    Phase.REVEAL: ("AI-D2", "Reveal your lowest numbered tile or your X."),
    Phase.MOVE: ("AI-E1", "Move to an adjacent space."),
    Phase.STRIDE: ("AI-G4", "Where does the first of two steps lead?"),
    Phase.STRIDE_ON: ("AI-G4", "Where does the second step lead?"),
    Phase.EAT: ("AI-E2", "Eat what is here, greedily or not?"),
    Phase.RUT: ("AI-E3", "Mate with one doe, or with two?"),
    Phase.GROW: ("AI-E4", "Cash food tokens to grow antlers."),
    Phase.AFTER: ("AI-G3", "Roar before your turn ends?"),
    Phase.COMMIT: ("AI-F1", "Commit one to three tokens to your attack."),
    Phase.DEFEND: ("AI-F2", "You are attacked: retreat, or commit tokens and stand your ground?"),
    Phase.FACE: ("AI-F3", "They stand their ground: lock antlers, or retreat?"),
    Phase.RETREAT: ("AI-F4", "Where do you retreat to?"),
    Phase.ROPE: ("AI-G7", "Play Rope-a-dope to keep one of your committed tokens?"),
    Phase.DIAMOND: ("AI-G8", "Play Diamond antler to keep your antler piece?"),
    Phase.PUT: ("AI-F6", "You won: where do you put the loser?"),
    Phase.TAKE: ("AI-G1", "Take the wily tile that lies face up, or the top one of the pile?"),
    Phase.DROP: ("AI-G1", "You hold four wily tiles: discard one."),
    Phase.CUBE: ("AI-I2", "Which fighting cube do you take?"),
    Phase.PLACE: ("AI-C5", "Choose the space where your stag begins."),
    Phase.OVER: ("AI-H1", "The game is over."),
}


def ask(s: State, seat: int) -> str:
    if s.phase == Phase.PLAN and s.laid[seat] == PLAN:
        return "Your plan is laid; you may take it back until the others are ready."
    return ASKED[Phase(s.phase)][1]


def clause(s: State, seat: int) -> str:
    return ASKED[Phase(s.phase)][0]


# ---- why not -----------------------------------------------------------------------------------------

PLAYS = {  # wily tiles: the step that plays one, when it can be played, and the clause
    ROAR_NOW: (ROAR, (Phase.REVEAL, Phase.AFTER), "before revealing or after the action", "AI-G3"),
    GO_SPEEDILY: (SPEED_TILE, (Phase.MOVE,), "with Move", "AI-G4"),
    EAT_GREEDILY: (GREEDY, (Phase.EAT,), "with Eat", "AI-G5"),
    RUT_TWICE: (RUT_YOUR_STUFF, (Phase.RUT,), "with Rut", "AI-G6"),
    SAVE_ANTLER: (DIAMOND_ANTLER, (Phase.DIAMOND,), "after locking and losing", "AI-G8"),
    **{KEEP + i: (ROPE_A_DOPE, (Phase.ROPE,), "after locking antlers", "AI-G7") for i in range(PLAN)},
}


def objection(s: State, seat: int, step: int) -> Objection:
    if step in PLAYS:
        return _no_such_tile(s, seat, step)
    if step >= TO and s.phase in SPACE_PHASES:
        return _not_there(s, seat, step - TO)
    if step in (REVEAL_X, REVEAL_LOWEST) and s.phase == Phase.REVEAL:
        return Objection("AI-D2", "this tile has been used in this round")
    if step == DONE and s.phase in (Phase.COMMIT, Phase.DEFEND, Phase.GROW):
        return Objection(clause(s, seat), "at least one token is needed while you hold any")
    if step == RETREAT and s.phase == Phase.COMMIT:
        return Objection("AI-F1", "the attacker commits first, and may retreat only once the defender stands")
    if TOKEN <= step < KEEP and s.phase in (Phase.COMMIT, Phase.DEFEND, Phase.GROW):
        return Objection(clause(s, seat), "tokens are named from left to right, each once")
    if CUBE <= step < TO and s.phase == Phase.CUBE:
        return Objection("AI-I2", "no cube of this colour can be taken from the loser")
    return Objection(clause(s, seat), "this is not what is decided now")


def _no_such_tile(s: State, seat: int, step: int) -> Objection:
    kind, phases, moment, where = PLAYS[step]
    if s.phase not in phases:
        return Objection(where, f"{KINDS[kind]} is played {moment}")
    if not holds(s, seat, kind):
        return Objection("AI-G2", f"you hold no {KINDS[kind]} tile")
    if kind == ROAR:
        return Objection(where, "roar was played this turn" if s.roared else "no doe is on an adjacent space")
    if kind == SPEED_TILE:
        return Objection(where, "every adjacent space is held by a stag")
    if kind == GREEDY and not greedy_helps(s, seat):
        return Objection(where, "your tokens and those here must be four at most, and one left to draw")
    if kind == RUT_YOUR_STUFF:
        return Objection(where, "there is only one doe here")
    return Objection(where, "this token was not committed, or is the same as another")


SPACE_PHASES = (Phase.PLACE, Phase.MOVE, Phase.STRIDE, Phase.STRIDE_ON, Phase.RETREAT, Phase.PUT)


def _not_there(s: State, seat: int, space: int) -> Objection:
    if not LAND[s.players] >> space & 1:
        return Objection("AI-B4", f"{NAMES[space]} is sea with three players")
    if s.phase == Phase.PLACE:
        return Objection("AI-C5", f"the stags begin on the {COLOUR_NAMES[s.colour]} outside spaces")
    if MARSH >> space & 1:
        return Objection("AI-B5", "no stag enters a marsh")
    here = s.back if s.phase == Phase.STRIDE_ON else s.stag[s.attacker if s.phase in FIGHT_ENDS else seat]
    where = clause(s, seat)
    if not near(s, here) >> space & 1:
        return Objection(where, f"{NAMES[space]} is not next to {NAMES[here]}")
    if s.phase in FIGHT_ENDS and LEVEL[space] > LEVEL[here] and not escapes(s) >> space & 1:
        return Objection("AI-F4", "not uphill while another space is free")
    if stags(s) >> space & 1:
        return Objection(where, f"there is a stag on {NAMES[space]}")
    return Objection(where, f"{NAMES[space]} cannot be chosen")


FIGHT_ENDS = (Phase.RETREAT, Phase.PUT)

# ---- what happened -----------------------------------------------------------------------------------

SENTENCES: dict[Event, str] = {
    Event.ROUND: "Round {a} begins, {who} starts.",
    Event.ROLLED: "The die rolled for {roll} shows {colour}.",
    Event.PLACED: "{who} begins on {space_a}.",
    Event.FOOD_LAID: "Food is laid on {space_a}.",
    Event.DOES_CLIMBED: "The does walk uphill.",
    Event.DOES_CAME: "A doe comes to {space_a}.",
    Event.PLANNED: "{who} has planned.",
    Event.TOOK_BACK: "{who} takes the plan back.",
    Event.PLANS_LIE: "All plans lie on the table.",
    Event.REVEALED: "{who} reveals {control}: {deed_b}.",
    Event.SKIPPED: "{who} cannot {deed_a}; the tile is spent.",
    Event.ROARED: "{who} roars; {does} to {space_b}.",
    Event.MOVED: "{who} moves from {space_a} to {space_b}.",
    Event.ATE: "{who} eats {a} on {space_b}.",
    Event.GOT_FOOD: "{who} gets a food token{worth}.",
    Event.MATED: "{who} mates with {does_mated}; the count is {b}.",
    Event.LAST_ROUND: "This is the last round.",
    Event.CASHED: "{who} cashes a token{worth}.",
    Event.GREW: "{who} grows {a} and has {b} antlers.",
    Event.TOOK_TILE: "{who} takes {tile}.",
    Event.TURNED_UP: "{tile} is turned up.",
    Event.DROPPED: "{who} discards {tile}.",
    Event.PLAYED: "{who} plays {tile}.",
    Event.ATTACKED: "{who} attacks {seat_a} on {space_b}.",
    Event.COMMITTED: "{who} commits a token{worth}.",
    Event.STOOD: "{who} has no token to commit.",
    Event.RETREATED: "{who} retreats from {space_a} to {space_b}.",
    Event.LOCKED: "{who} locks antlers: {a} to {b}.",
    Event.SHOWED: "{who} shows a token{worth}.",
    Event.WON: "{who} wins against {seat_a}.",
    Event.DREW: "It is a draw; {who} goes back to {space_b}.",
    Event.KEPT: "{who} keeps a token{worth}.",
    Event.LOST_ANTLER: "{who} loses an antler piece and has {a}.",
    Event.WAS_PUT: "{who} is put on {space_b}.",
    Event.WINNING_STAG: "{who} gains a winning-stag token.",
    Event.TOOK_CUBE: "{who} takes a {seat_a} cube from {seat_b}.",
    Event.SHUFFLED: "The discarded {pile} are shuffled into a new pile.",
    Event.OVER: "The game is over; everything is shown.",
}

SLOTS: dict[str, Callable[[Happening, int], object]] = {
    "who": lambda e, seat: SEATS[e.who],
    "a": lambda e, seat: e.a,
    "b": lambda e, seat: e.b,
    "seat_a": lambda e, seat: SEATS[e.a],
    "seat_b": lambda e, seat: SEATS[e.b],
    "space_a": lambda e, seat: NAMES[e.a],
    "space_b": lambda e, seat: NAMES[e.b],
    "deed_a": lambda e, seat: DEEDS[e.a],
    "deed_b": lambda e, seat: DEEDS[e.b],
    "control": lambda e, seat: CONTROL_NAMES[e.a],
    "colour": lambda e, seat: COLOUR_NAMES[e.b],
    "roll": lambda e, seat: ("stags", "food", "does")[e.a],
    "pile": lambda e, seat: ("food tokens", "wily tiles")[e.a],
    "does": lambda e, seat: "one doe comes" if e.a == 1 else f"{e.a} does come",
    "does_mated": lambda e, seat: "a doe" if e.a == 1 else f"{e.a} does",
    "worth": lambda e, seat: _worth(e, seat),
    "tile": lambda e, seat: _tile(e, seat),
}


def _worth(event: Happening, seat: int) -> str:
    value = event.face_for(seat)
    return "" if value is None else f" worth {value}"


def _tile(event: Happening, seat: int) -> str:
    kind = event.face_for(seat)
    return "a wily tile from the pile" if kind is None else f"the {KINDS[kind]} tile"


def kind(what: int) -> str:
    return Event(what).name.lower()


def say(event: Happening, seat: int) -> str:
    sentence = SENTENCES[Event(event.kind)]
    slots = {name: slot for name, slot in SLOTS.items() if "{" + name + "}" in sentence}
    text = sentence.format(**{name: slot(event, seat) for name, slot in slots.items()})
    return text[:1].upper() + text[1:]
