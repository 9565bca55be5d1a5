"""Antler Island in words: steps, what is asked, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from antics.core.events import Event as Happening
from antics.core.message import Message, Player, Slots, Telling, Value, told
from antics.core.seats import NAMES as SEATS
from antics.core.state import Result
from antics.games.antler_island.actions import food_here, new_antlers
from antics.games.antler_island.board import COLOUR_NAMES, GROUNDS, LAND, LEVEL, MARSH, NAMES, SPACES
from antics.games.antler_island.fight import escapes, foe
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DIAMOND_ANTLER,
    FIRST_CONTROL,
    GREEDY,
    HAND,
    KINDS,
    PLAN,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    TILE_X,
)
from antics.games.antler_island.rounds import lowest_tile
from antics.games.antler_island.scoring import condition, score
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
)
from antics.games.antler_island.supplies import staked_value

Action = Literal["move", "eat", "rut", "grow"]
DEEDS: tuple[Action, ...] = ("move", "eat", "rut", "grow")
NONE = "none"  # in the place of a piece, where there is none
HIDDEN = "hidden"


def _message(name: str, clause: str = "", /, **args: Value) -> Message:
    return Message(f"antler-island-{name}", args, clause)


def _at(space: int) -> dict[str, Value]:
    """A space and what it is, by which every language calls it."""
    return {"space": NAMES[space], "ground": GROUNDS[space]}


def _slope(before: int, after: int) -> str:
    rise = LEVEL[after] - LEVEL[before]
    return "up" if rise > 0 else "down" if rise < 0 else "level"


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


# ---- steps as something to choose --------------------------------------------------------------------


def caption(s: State, seat: int, step: int) -> Message:
    if step >= TO:
        return _way(s, seat, step - TO)
    if step >= CUBE:
        whose = step - CUBE
        return _message("cube", whose=Player(whose), cube=_own(whose, seat), foe=Player(foe(s, seat)))
    if step >= DROP:
        tile = s.tiles[seat][step - DROP]
        return _message("drop", tile=tile, wily=_wily(s, tile))
    if step >= KEEP:
        return _message("keep", wily=KINDS[ROPE_A_DOPE], **_token(s, seat, step - KEEP))
    if step >= TOKEN:
        verb = "cash" if s.phase == Phase.GROW else "commit"
        return _message(verb, **_token(s, seat, step - TOKEN))
    return CAPTIONS[step](s, seat)


def _way(s: State, seat: int, space: int) -> Message:
    here = s.back if s.phase == Phase.STRIDE_ON else s.stag[seat]
    match s.phase:
        case Phase.PLACE:
            return _message("place", **_at(space))
        case Phase.PUT:
            return _message("put", foe=Player(foe(s, seat)), **_at(space))
        case Phase.RETREAT:
            return _message("retreat-to", slope=_slope(here, space), **_at(space))
    for other in range(s.players):
        if other != seat and s.stag[other] == space:
            return _message("attack", foe=Player(other), **_at(space))
    return _message("move", slope=_slope(here, space), **_at(space))


def _token(s: State, seat: int, i: int) -> dict[str, Value]:
    token = s.hand[seat][i]
    return {"token": token, "value": s.face[token] if token >= 0 else 0}


def _own(whose: int, seat: int) -> str:
    return "own" if whose == seat else "theirs"


def _wily(s: State, tile: int) -> str:
    return KINDS[s.face[tile]] if tile >= 0 else NONE


def _beside(s: State, seat: int, deed: int) -> Message:
    laid = min(s.laid[seat], PLAN - 1)
    return _message("lay", tile=CONTROL_NAMES[laid], deed=DEEDS[deed], left=PLAN - laid)


def _reveal(s: State, seat: int, tile: int) -> Message:
    mine = FIRST_CONTROL + PLAN * seat
    deed = s.plan[seat][s.face[mine : mine + PLAN].index(tile)] if s.round else -1
    return _message("reveal", tile=CONTROL_NAMES[tile], deed=DEEDS[deed] if deed >= 0 else NONE)


def _done(s: State, seat: int) -> Message:
    if s.phase == Phase.GROW:
        return _message("grow-done", count=new_antlers(s, seat))
    return _message("commit-done", count=s.staked[seat].bit_count(), strength=_strength(s, seat))


def _strength(s: State, seat: int) -> int:
    return s.antlers[seat] + staked_value(s, seat)


def _does_in_earshot(s: State, seat: int) -> int:
    around = near(s, s.stag[seat])
    return sum(around >> space & 1 and s.does[space] > 0 for space in range(SPACES))


def _meal(s: State, seat: int) -> dict[str, Value]:
    return {"count": min(HAND - s.tokens[seat], food_here(s, seat)), **_at(s.stag[seat])}


DECLINED = {Phase.AFTER: ROAR, Phase.ROPE: ROPE_A_DOPE, Phase.DIAMOND: DIAMOND_ANTLER}


def _pass(s: State, seat: int) -> Message:
    phase = Phase(s.phase)
    return _message("pass", wily=KINDS[DECLINED[phase]] if phase in DECLINED else NONE)


CAPTIONS: dict[int, Callable[[State, int], Message]] = {
    **{BESIDE + deed: partial(_beside, deed=deed) for deed in range(4)},
    TAKE_BACK: lambda s, seat: _message("take-back"),
    REVEAL_LOWEST: lambda s, seat: _reveal(s, seat, lowest_tile(s, seat)),
    REVEAL_X: lambda s, seat: _reveal(s, seat, TILE_X),
    ROAR_NOW: lambda s, seat: _message("roar", wily=KINDS[ROAR], count=_does_in_earshot(s, seat)),
    PASS: _pass,
    EAT: lambda s, seat: _message("eat", **_meal(s, seat)),
    EAT_GREEDILY: lambda s, seat: _message("eat-greedily", wily=KINDS[GREEDY], **_meal(s, seat)),
    RUT: lambda s, seat: _message("rut", **_at(s.stag[seat])),
    RUT_TWICE: lambda s, seat: _message("rut-twice", wily=KINDS[RUT_YOUR_STUFF], **_at(s.stag[seat])),
    DONE: _done,
    RETREAT: lambda s, seat: _message("retreat", foe=Player(foe(s, seat))),
    LOCK: lambda s, seat: _message("lock", foe=Player(foe(s, seat)), strength=_strength(s, seat)),
    SAVE_ANTLER: lambda s, seat: _message("save-antler", wily=KINDS[DIAMOND_ANTLER]),
    TAKE_UP: lambda s, seat: _message("take-up", wily=_wily(s, s.wily_up)),
    TAKE_DOWN: lambda s, seat: _message("take-down", count=s.wily_left),
    GO_SPEEDILY: lambda s, seat: _message("speed", wily=KINDS[SPEED_TILE]),
}

# ---- what is asked -----------------------------------------------------------------------------------

ASKED: dict[Phase, Telling] = {
    Phase.PLAN: Telling("AI-D1", ("left",)),
    Phase.REVEAL: Telling("AI-D2", ("turn",)),
    Phase.MOVE: Telling("AI-E1"),
    Phase.STRIDE: Telling("AI-G4"),
    Phase.STRIDE_ON: Telling("AI-G4"),
    Phase.EAT: Telling("AI-E2"),
    Phase.RUT: Telling("AI-E3"),
    Phase.GROW: Telling("AI-E4"),
    Phase.AFTER: Telling("AI-G3"),
    Phase.COMMIT: Telling("AI-F1", ("foe",)),
    Phase.DEFEND: Telling("AI-F2", ("foe", "count")),
    Phase.FACE: Telling("AI-F3", ("foe", "count")),
    Phase.RETREAT: Telling("AI-F4"),
    Phase.ROPE: Telling("AI-G7"),
    Phase.DIAMOND: Telling("AI-G8"),
    Phase.PUT: Telling("AI-F6", ("foe",)),
    Phase.TAKE: Telling("AI-G1"),
    Phase.DROP: Telling("AI-G1"),
    Phase.CUBE: Telling("AI-I2", ("foe",)),
    Phase.PLACE: Telling("AI-C5", ("colour",)),
    Phase.OVER: Telling("AI-H1"),
}

ASK_SLOTS: Slots = {
    "left": lambda s, seat: PLAN - s.laid[seat],
    "turn": lambda s, seat: tile_of_round(s),
    "foe": lambda s, seat: Player(foe(s, seat)),
    "count": lambda s, seat: s.staked[foe(s, seat)].bit_count(),
    "colour": lambda s, seat: COLOUR_NAMES[s.colour],
}


def ask(s: State, seat: int) -> Message:
    phase = Phase(s.phase)
    return told("antler-island", f"ask_{phase.name.lower()}", ASKED[phase], ASK_SLOTS, s, seat)


def tile_of_round(s: State) -> int:
    """Which of the four tiles of this round everybody reveals now."""
    return (s.turn + s.players - 1) // s.players


# ---- why not -----------------------------------------------------------------------------------------

PLAYS = {  # wily tiles: the step that plays one, when it can be played, and the clause
    ROAR_NOW: (ROAR, (Phase.REVEAL, Phase.AFTER), "AI-G3"),
    GO_SPEEDILY: (SPEED_TILE, (Phase.MOVE,), "AI-G4"),
    EAT_GREEDILY: (GREEDY, (Phase.EAT,), "AI-G5"),
    RUT_TWICE: (RUT_YOUR_STUFF, (Phase.RUT,), "AI-G6"),
    SAVE_ANTLER: (DIAMOND_ANTLER, (Phase.DIAMOND,), "AI-G8"),
    **{KEEP + i: (ROPE_A_DOPE, (Phase.ROPE,), "AI-G7") for i in range(HAND)},
}


def objection(s: State, seat: int, step: int) -> Message:
    asked = ask(s, seat)
    if step in PLAYS:
        return _no_such_tile(s, seat, step)
    if step >= TO and s.phase in SPACE_PHASES:
        return _not_there(s, seat, step - TO)
    if step in (REVEAL_X, REVEAL_LOWEST) and s.phase == Phase.REVEAL:
        return _message("tile-is-used", "AI-D2")
    if step == DONE and s.phase in TOKEN_PHASES:
        return _message("token-is-needed", asked.clause)
    if step == RETREAT and s.phase == Phase.COMMIT:
        return _message("attacker-commits-first", "AI-F1")
    if TOKEN <= step < KEEP and s.phase in TOKEN_PHASES:
        return _message("tokens-from-left-to-right", asked.clause)
    if CUBE <= step < TO and s.phase == Phase.CUBE:
        return _message("no-such-cube", "AI-I2", whose=Player(step - CUBE), foe=Player(foe(s, seat)))
    return _message("not-now", asked.clause, ask=asked)


def _no_such_tile(s: State, seat: int, step: int) -> Message:
    kind, phases, clause = PLAYS[step]
    if s.phase not in phases:
        return _message("wrong-moment", clause, wily=KINDS[kind])
    if not holds(s, seat, kind):
        return _message("no-such-tile", "AI-G2", wily=KINDS[kind])
    if kind == ROAR and s.roared:
        return _message("roared-already", clause)
    return _message(NO_USE[kind], clause)


NO_USE = {
    ROAR: "no-doe-in-earshot",
    SPEED_TILE: "no-way-is-free",
    GREEDY: "no-room-for-greed",
    RUT_YOUR_STUFF: "only-one-doe",
    ROPE_A_DOPE: "not-committed",
}

TOKEN_PHASES = (Phase.COMMIT, Phase.DEFEND, Phase.GROW)
SPACE_PHASES = (Phase.PLACE, Phase.MOVE, Phase.STRIDE, Phase.STRIDE_ON, Phase.RETREAT, Phase.PUT)
FIGHT_ENDS = (Phase.RETREAT, Phase.PUT)


def _not_there(s: State, seat: int, space: int) -> Message:
    if not LAND[s.players] >> space & 1:
        return _message("is-sea", "AI-B4", space=NAMES[space])
    if s.phase == Phase.PLACE:
        return _message("begin-outside", "AI-C5", colour=COLOUR_NAMES[s.colour])
    if MARSH >> space & 1:
        return _message("is-marsh", "AI-B5")
    here = s.back if s.phase == Phase.STRIDE_ON else s.stag[s.attacker if s.phase in FIGHT_ENDS else seat]
    clause = ask(s, seat).clause
    if space == here:
        return _message("cannot-stay", clause)
    if not near(s, here) >> space & 1:
        return _message("not-adjacent", clause, here=NAMES[here], **_at(space))
    if s.phase in FIGHT_ENDS and LEVEL[space] > LEVEL[here] and not escapes(s) >> space & 1:
        return _message("not-uphill", "AI-F4")
    return _message("is-taken", clause, **_at(space))


# ---- what happened -----------------------------------------------------------------------------------

TELLINGS: dict[Event, Telling] = {
    Event.ROUND: Telling("AI-D4", ("count", "who")),
    Event.ROLLED: Telling("AI-A4", ("what", "colour")),
    Event.PLACED: Telling("AI-C5", ("who", "space", "ground")),
    Event.FOOD_LAID: Telling("AI-D4", ("space", "ground")),
    Event.DOES_CLIMBED: Telling("AI-D4"),
    Event.DOES_CAME: Telling("AI-D4", ("space", "ground")),
    Event.PLANNED: Telling("AI-D1", ("who",)),
    Event.TOOK_BACK: Telling("AI-D1", ("who",)),
    Event.PLANS_LIE: Telling("AI-D1"),
    Event.REVEALED: Telling("AI-D2", ("who", "tile", "deed")),
    Event.SKIPPED: Telling("AI-D3", ("who", "deed")),
    Event.ROARED: Telling("AI-G3", ("who", "count", "space", "ground")),
    Event.MOVED: Telling("AI-E1", ("who", "slope", "space", "ground")),
    Event.ATE: Telling("AI-E2", ("who", "count", "space", "ground")),
    Event.GOT_FOOD: Telling("AI-C4", ("who", "value")),
    Event.MATED: Telling("AI-E3", ("who", "count", "does")),
    Event.LAST_ROUND: Telling("AI-E3", ("who",)),
    Event.CASHED: Telling("AI-E4", ("who", "value")),
    Event.GREW: Telling("AI-E4", ("who", "count", "antlers")),
    Event.TOOK_TILE: Telling("AI-G1", ("who", "pile", "wily")),
    Event.TURNED_UP: Telling("AI-G1", ("wily",)),
    Event.DROPPED: Telling("AI-G1", ("who", "wily")),
    Event.PLAYED: Telling("AI-G2", ("who", "wily")),
    Event.ATTACKED: Telling("AI-F1", ("who", "foe", "space", "ground")),
    Event.COMMITTED: Telling("AI-F1", ("who", "value")),
    Event.STOOD: Telling("AI-F1", ("who",)),
    Event.RETREATED: Telling("AI-F4", ("who", "slope", "space", "ground")),
    Event.LOCKED: Telling("AI-F3", ("who", "strength", "against")),
    Event.SHOWED: Telling("AI-F3", ("who", "value")),
    Event.WON: Telling("AI-F6", ("who", "foe")),
    Event.DREW: Telling("AI-F5", ("who", "foe", "space", "ground")),
    Event.KEPT: Telling("AI-G7", ("who", "value")),
    Event.LOST_ANTLER: Telling("AI-F6", ("who", "antlers")),
    Event.WAS_PUT: Telling("AI-F6", ("who", "space", "ground")),
    Event.WINNING_STAG: Telling("AI-F7", ("who",)),
    Event.TOOK_CUBE: Telling("AI-I2", ("who", "cube", "foe")),
    Event.SHUFFLED: Telling("AI-C3", ("pile",)),
    Event.OVER: Telling("AI-H4"),
}
PILES = {Event.SHUFFLED: ("food", "wily"), Event.TOOK_TILE: ("open", "hidden")}
SLOTS: Slots = {
    "who": lambda e, seat: Player(e.who),
    "foe": lambda e, seat: Player(e.b if e.kind == Event.TOOK_CUBE else e.a),
    "cube": lambda e, seat: _own(e.a, e.who),
    "count": lambda e, seat: e.a,
    "does": lambda e, seat: e.b,
    "antlers": lambda e, seat: e.b if e.kind == Event.GREW else e.a,
    "strength": lambda e, seat: e.a,
    "against": lambda e, seat: e.b,
    "space": lambda e, seat: NAMES[_space(e)],
    "ground": lambda e, seat: GROUNDS[_space(e)],
    "slope": lambda e, seat: _slope(e.a, e.b),
    "tile": lambda e, seat: CONTROL_NAMES[e.a],
    "deed": lambda e, seat: DEEDS[e.a if e.kind == Event.SKIPPED else e.b],
    "what": lambda e, seat: ("stags", "food", "does")[e.a],
    "colour": lambda e, seat: COLOUR_NAMES[e.b],
    "pile": lambda e, seat: PILES[Event(e.kind)][e.a],
    "value": lambda e, seat: e.face_for(seat) or 0,
    "wily": lambda e, seat: _face(e, seat),
}


def _space(event: Happening) -> int:
    return event.a if event.kind in (Event.PLACED, Event.FOOD_LAID, Event.DOES_CAME) else event.b


def _face(event: Happening, seat: int) -> str:
    face = event.face_for(seat)
    return HIDDEN if face is None else KINDS[face]


def kind(what: int) -> str:
    return Event(what).name.lower()


def say(event: Happening, seat: int) -> Message:
    telling = TELLINGS[Event(event.kind)]._replace(clause=_clause(event))
    return told("antler-island", kind(event.kind), telling, SLOTS, event, seat)


def _clause(event: Happening) -> str:
    """What an event rests on: a wily tile on the clause of its own kind."""
    match event.kind:
        case Event.PLAYED:
            return next(clause for wily, _, clause in PLAYS.values() if wily == event.face)
        case Event.SHUFFLED if event.a:
            return "AI-G1"
    return TELLINGS[Event(event.kind)].clause


# ---- who won -----------------------------------------------------------------------------------------

Figure = Callable[[State, Result, int], int]
RIVALRY: tuple[tuple[str, str, Figure], ...] = (  # what is compared, one after the other, until one is ahead
    ("points", "AI-H3", lambda s, result, seat: result.points[seat]),
    ("antlers", "AI-H4", lambda s, result, seat: s.antlers[seat]),
    ("height", "AI-H4", lambda s, result, seat: LEVEL[s.stag[seat]]),
    ("tokens", "AI-H4", lambda s, result, seat: condition(s, seat)),
)


def verdict(s: State) -> Message:
    result = Result()
    score(s, result)
    ahead = [seat for seat in range(s.players) if s.won[seat]]
    if not ahead:
        return _message("verdict-nobody", "AI-H2")
    points = max(result.points)
    if len(ahead) == 1:
        return _message("verdict-alone", "AI-H2", who=Player(ahead[0]), points=points)
    for name, clause, figure in RIVALRY:
        figures = {seat: figure(s, result, seat) for seat in ahead}
        best = max(figures.values())
        behind = [seat for seat in ahead if figures[seat] < best]
        ahead = [seat for seat in ahead if figures[seat] == best]
        if len(ahead) == 1:
            return _message(
                f"verdict-{name}",
                clause,
                who=Player(ahead[0]),
                rivals=tuple(map(Player, behind)),
                points=points,
                best=best,
                next=max(figures[seat] for seat in behind),
            )
    return _message("verdict-shared", "AI-H4", who=tuple(map(Player, ahead)), points=points)
