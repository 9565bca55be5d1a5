"""Antler Island: stags plan in secret, eat, grow antlers, fight, and mate with does (Fragor Games, 2007).

Source: the rulebook in English, German and French; where they differ, and for all that they leave open, the
clauses (AI-…) in clauses.md decide. Departures from the rulebook: the start player is drawn by lot, the last
tie-break (player height) is a shared win, and heckling and applause are left to the players. The map of
neighbours, the food values and the wily tile counts are lost with the rulebook's pictures and rebuilt.

This file: who decides what, and what runs by itself. Beside it: `state` (what there is to know), `rounds`,
`actions` (the four actions), `fight`, `supplies` (food and tiles on their way), `scoring`. A function carries
out what was decided and names the next phase; `apply` carries on until somebody has to decide.
"""

from __future__ import annotations

from antics.core.state import LegalSteps, offer, tell
from antics.games.antler_island.actions import (
    act,
    after_taking,
    eat,
    greedy_helps,
    grow,
    move,
    roar,
    rut,
    stride_on,
    took_tile,
)
from antics.games.antler_island.board import COLOURS, LAND, OUTER_RING, SPACES
from antics.games.antler_island.events import Event
from antics.games.antler_island.fight import (
    answer_diamond,
    answer_rope,
    commit,
    cubes_to_take,
    escapes,
    lock_antlers,
    put_loser,
    retreat,
    reward,
    spend_tokens,
    stake_is_full,
    take_cube,
)
from antics.games.antler_island.hidden import redeal
from antics.games.antler_island.pieces import (
    DIAMOND_ANTLER,
    GREEDY,
    PLAN,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    TILE_X,
    TILES,
)
from antics.games.antler_island.rounds import (
    begin_turn,
    lay_tile,
    lowest_tile,
    new_game,
    new_round,
    place_stags,
    planners,
    reveal,
    take_plan_back,
)
from antics.games.antler_island.scoring import score
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
    STEPS,
    TAKE_BACK,
    TAKE_DOWN,
    TAKE_UP,
    TO,
    TOKEN,
    Box,
    Phase,
    State,
    decide,
    does_near,
    holds,
    may_hold,
    stags,
    ways,
)
from antics.games.antler_island.supplies import (
    copy_to_spend,
    discard_tile,
    take_tile,
    tiles_to_draw,
    worth_dropping,
)

__all__ = [
    "STEPS",
    "Box",
    "State",
    "apply",
    "legal_steps",
    "new_game",
    "redeal",
    "score",
    "unfinished",
    "waiting",
]

NUMBERED_TILES = 0b0111

# ---- what runs by itself -----------------------------------------------------------------------------


def run_on(s: State) -> bool:
    """Carry on with what is no decision; False if it comes to one."""
    match s.phase:
        case Phase.ACT:
            act(s, s.active)
        case Phase.TURN:
            begin_turn(s)
        case Phase.ROUND:
            new_round(s)
        case Phase.LOCKED:
            lock_antlers(s)
        case Phase.SPEND:
            spend_tokens(s)
        case Phase.VICTORY:
            reward(s)
        case Phase.CUBE if cubes_to_take(s) == 0:
            decide(s, Phase.AFTER, s.active)
        case Phase.TAKE if s.owed == 0 or (s.wily_up < 0 and not tiles_to_draw(s)):
            after_taking(s)
        case _:
            return False
    return True


def forced(s: State, seat: int) -> int:
    """The only step that public facts leave, or -1. Who is asked betrays nothing (AI-G9)."""
    match s.phase:
        case Phase.REVEAL:
            left = s.spent[seat] ^ (NUMBERED_TILES | 1 << TILE_X)
            if not may_roar(s, seat):
                if left == 1 << TILE_X:
                    return REVEAL_X
                if not left >> TILE_X & 1:
                    return REVEAL_LOWEST
        case Phase.AFTER:
            if not may_roar(s, seat):
                return PASS
        case Phase.EAT:
            if not (greedy_helps(s, seat) and may_hold(s, seat, GREEDY)):
                return EAT
        case Phase.RUT:
            if not (s.does[s.stag[seat]] >= 2 and may_hold(s, seat, RUT_YOUR_STUFF)):
                return RUT
        case Phase.GROW:
            if s.tokens[seat] == 1:
                return TOKEN if s.staked[seat] == 0 else DONE
        case Phase.COMMIT:
            if s.tokens[seat] <= 1:
                return TOKEN if s.tokens[seat] == 1 and s.staked[seat] == 0 else DONE
        case Phase.RETREAT | Phase.PUT:
            return only(escapes(s), TO)
        case Phase.ROPE:
            if s.staked[seat] == 0 or not may_hold(s, seat, ROPE_A_DOPE):
                return PASS
        case Phase.DIAMOND:
            if s.antlers[seat] == 0 or not may_hold(s, seat, DIAMOND_ANTLER):
                return PASS
        case Phase.TAKE:
            if s.wily_up < 0:
                return TAKE_DOWN
            if not tiles_to_draw(s):
                return TAKE_UP
        case Phase.CUBE:
            return only(cubes_to_take(s), CUBE)
    return -1


def only(things: int, first_step: int) -> int:
    """The step for the one thing in a set; -1 if there are several."""
    if things & (things - 1):
        return -1
    step = first_step
    while not things & 1:
        things >>= 1
        step += 1
    return step


def may_roar(s: State, seat: int) -> bool:
    """Could the table believe that this seat might roar now?"""
    return not s.roared and may_hold(s, seat, ROAR) and does_near(s, seat)


# ---- the contract: who decides what ------------------------------------------------------------------


def waiting(s: State) -> int:
    if s.phase == Phase.PLAN:
        return planners(s)
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.asked


def unfinished(s: State, seat: int) -> bool:
    match s.phase:
        case Phase.PLAN:
            return 0 < s.laid[seat] < PLAN
        case Phase.STRIDE | Phase.STRIDE_ON | Phase.RETREAT:
            return s.asked == seat
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            return s.asked == seat and s.staked[seat] != 0
    return False


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if s.phase == Phase.PLAN:
        if s.laid[seat] == PLAN:
            offer(out, TAKE_BACK)
        else:
            for deed in range(4):
                offer(out, BESIDE + deed)
    elif s.phase != Phase.OVER and s.asked == seat:
        offer_decisions(s, seat, out)


def offer_decisions(s: State, seat: int, out: LegalSteps) -> None:
    match s.phase:
        case Phase.REVEAL:
            if s.spent[seat] & NUMBERED_TILES != NUMBERED_TILES:
                offer(out, REVEAL_LOWEST)
            if not s.spent[seat] >> TILE_X & 1:
                offer(out, REVEAL_X)
            offer_roar(s, seat, out)
        case Phase.MOVE:
            offer_spaces(out, ways(s, s.stag[seat]))
            if holds(s, seat, SPEED_TILE) and ways(s, s.stag[seat]) & ~stags(s):
                offer(out, GO_SPEEDILY)
        case Phase.STRIDE:
            offer_spaces(out, ways(s, s.stag[seat]) & ~stags(s))
        case Phase.STRIDE_ON:
            offer_spaces(out, ways(s, s.back))
        case Phase.EAT:
            offer(out, EAT)
            if greedy_helps(s, seat) and holds(s, seat, GREEDY):
                offer(out, EAT_GREEDILY)
        case Phase.RUT:
            offer(out, RUT)
            if s.does[s.stag[seat]] >= 2 and holds(s, seat, RUT_YOUR_STUFF):
                offer(out, RUT_TWICE)
        case Phase.AFTER:
            offer(out, PASS)
            offer_roar(s, seat, out)
        case Phase.DIAMOND:
            offer(out, PASS)
            if holds(s, seat, DIAMOND_ANTLER):
                offer(out, SAVE_ANTLER)
        case Phase.TAKE:
            offer(out, TAKE_UP)
            offer(out, TAKE_DOWN)
        case Phase.FACE:
            offer(out, LOCK)
            offer(out, RETREAT)
        case Phase.RETREAT | Phase.PUT:
            offer_spaces(out, escapes(s))
        case Phase.PLACE:
            for space in range(s.colour, OUTER_RING, COLOURS):
                if LAND[s.players] >> space & 1:
                    offer(out, TO + space)
        case Phase.CUBE:
            for colour in range(s.players):
                if cubes_to_take(s) >> colour & 1:
                    offer(out, CUBE + colour)
        case _:
            offer_things(s, seat, out)


def offer_things(s: State, seat: int, out: LegalSteps) -> None:
    """LegalSteps among one's own tokens and tiles."""
    match s.phase:
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            if s.phase == Phase.DEFEND and s.staked[seat] == 0:
                offer(out, RETREAT)
            if s.staked[seat] != 0 or s.tokens[seat] == 0:
                offer(out, DONE)
            for i in range(s.tokens[seat]):
                if s.staked[seat] >> i == 0:  # one order for each set of tokens
                    offer(out, TOKEN + i)
        case Phase.ROPE:
            offer(out, PASS)
            if holds(s, seat, ROPE_A_DOPE):
                for i in range(s.tokens[seat]):
                    if s.staked[seat] >> i & 1 and first_of_value(s, seat, i):
                        offer(out, KEEP + i)
        case Phase.DROP:
            for i in range(TILES + 1):
                if worth_dropping(s, seat, i):
                    offer(out, DROP + i)


def offer_roar(s: State, seat: int, out: LegalSteps) -> None:
    if not s.roared and holds(s, seat, ROAR) and does_near(s, seat):
        offer(out, ROAR_NOW)


def offer_spaces(out: LegalSteps, spaces: int) -> None:
    for space in range(SPACES):
        if spaces >> space & 1:
            offer(out, TO + space)


def first_of_value(s: State, seat: int, i: int) -> bool:
    for j in range(i):
        if s.staked[seat] >> j & 1 and s.face[s.hand[seat][j]] == s.face[s.hand[seat][i]]:
            return False
    return True


# ---- the contract: carrying it out -------------------------------------------------------------------


def apply(s: State, seat: int, step: int) -> None:
    while step >= 0:
        take(s, seat, step)
        while run_on(s):
            pass
        seat, step = s.asked, forced(s, s.asked)


def take(s: State, seat: int, step: int) -> None:
    match s.phase:
        case Phase.PLAN:
            if step == TAKE_BACK:
                take_plan_back(s, seat)
                tell(s, Event.TOOK_BACK, seat, 0, 0)
            else:
                lay_tile(s, seat, step - BESIDE)
        case Phase.REVEAL:
            if step == ROAR_NOW:
                roar(s, seat)
            else:
                reveal(s, seat, TILE_X if step == REVEAL_X else lowest_tile(s, seat))
        case Phase.MOVE:
            if step == GO_SPEEDILY:
                s.phase = Phase.STRIDE
            else:
                move(s, seat, step - TO)
        case Phase.STRIDE:
            s.back = step - TO
            s.phase = Phase.STRIDE_ON
        case Phase.STRIDE_ON:
            stride_on(s, seat, step - TO)
        case Phase.AFTER:
            if step == ROAR_NOW:
                roar(s, seat)
            s.phase = Phase.TURN
        case Phase.EAT:
            eat(s, seat, step == EAT_GREEDILY)
        case Phase.RUT:
            rut(s, seat, 2 if step == RUT_TWICE else 1)
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            choose_tokens(s, seat, step)
        case _:
            take_in_fight(s, seat, step)


def choose_tokens(s: State, seat: int, step: int) -> None:
    """Token by token, until done; a defender may retreat instead."""
    if step == RETREAT:
        decide(s, Phase.RETREAT, seat)
        return
    if step != DONE:
        s.staked[seat] |= 1 << (step - TOKEN)
    if s.phase == Phase.GROW:
        if step == DONE:
            grow(s, seat)
    elif step == DONE or stake_is_full(s, seat):
        commit(s, seat)


def take_in_fight(s: State, seat: int, step: int) -> None:
    """Decisions in and after a fight, and at set-up."""
    match s.phase:
        case Phase.FACE:
            decide(s, Phase.LOCKED if step == LOCK else Phase.RETREAT, seat)
        case Phase.RETREAT:
            retreat(s, seat, step - TO)
        case Phase.ROPE:
            answer_rope(s, seat, step)
        case Phase.DIAMOND:
            answer_diamond(s, seat, step == SAVE_ANTLER)
        case Phase.PUT:
            put_loser(s, step - TO)
        case Phase.TAKE:
            take_tile(s, seat, step == TAKE_DOWN)
            took_tile(s, seat)
        case Phase.DROP:
            discard_tile(s, seat, copy_to_spend(s, seat, s.face[s.tiles[seat][step - DROP]]))
            s.phase = Phase.TAKE
        case Phase.CUBE:
            take_cube(s, step - CUBE)
        case Phase.PLACE:
            place_stags(s, step - TO)
