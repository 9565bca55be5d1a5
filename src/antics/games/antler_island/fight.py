"""Fights: from squaring up to the winner's reward (AI-F), and the fighting cubes (AI-I)."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, tell, tell_of
from antics.games.antler_island.board import LEVEL, SPACES
from antics.games.antler_island.events import Event, packed
from antics.games.antler_island.pieces import DIAMOND_ANTLER, ROPE_A_DOPE, STAKE
from antics.games.antler_island.state import KEEP, Phase, State, decide, stags, ways
from antics.games.antler_island.supplies import discard_staked, play_tile, staked_value


def attack(s: State, attacker: int, defender: int, back: int) -> None:
    """A stag has entered another's space."""
    s.attacker, s.defender, s.back = attacker, defender, back
    tell(s, Event.ATTACKED, attacker, packed(defender, back), s.stag[attacker])
    decide(s, Phase.COMMIT, attacker)


def foe(s: State, seat: int) -> int:
    return s.defender if seat == s.attacker else s.attacker


def escapes(s: State) -> int:
    """AI-F4: next to the fight, no stag, no marsh, and not uphill unless no other is free."""
    here = s.stag[s.attacker]
    free = ways(s, here) & ~stags(s)
    level = 0
    for space in range(SPACES):
        if LEVEL[space] <= LEVEL[here]:
            level |= 1 << space
    return free & level if free & level else free


def commit(s: State, seat: int) -> None:
    """The chosen tokens lie face down; the defender answers, then the attacker (AI-F1 to AI-F3)."""
    for i in range(s.tokens[seat]):
        if s.staked[seat] >> i & 1:
            tell_of(s, Event.COMMITTED, seat, 0, s.hand[seat][i])
    if s.staked[seat] == 0:
        tell(s, Event.STOOD, seat, 0, 0)
    if seat == s.attacker:
        decide(s, Phase.DEFEND, s.defender)
    else:
        decide(s, Phase.FACE, s.attacker)


def stake_is_full(s: State, seat: int) -> bool:
    n = 0
    for i in range(s.tokens[seat]):
        n += s.staked[seat] >> i & 1
    return n == STAKE


def retreat(s: State, seat: int, space: int) -> None:
    """AI-F4: both keep their tokens, unseen."""
    tell(s, Event.RETREATED, seat, s.stag[seat], space)
    s.stag[seat] = space
    s.staked[s.attacker] = s.staked[s.defender] = 0
    s.winner = foe(s, seat)
    s.retreats += 1
    s.phase = Phase.VICTORY


def lock_antlers(s: State) -> None:
    """AI-F3: tokens are revealed, strengths compared."""
    strength = s.antlers[s.attacker] + staked_value(s, s.attacker)
    against = s.antlers[s.defender] + staked_value(s, s.defender)
    for seat in (s.attacker, s.defender):
        for i in range(s.tokens[seat]):
            if s.staked[seat] >> i & 1:
                show(s, s.hand[seat][i], EVERYONE)
                tell_of(s, Event.SHOWED, seat, 0, s.hand[seat][i])
    s.strengths[0], s.strengths[1] = strength, against
    tell(s, Event.LOCKED, s.attacker, strength, against)
    s.locks += 1
    s.winner = -1
    if strength > against:
        s.winner = s.attacker
    elif strength < against:
        s.winner = s.defender
    decide(s, Phase.ROPE, s.attacker)  # AI-F8: the attacker first


def answer_rope(s: State, seat: int, step: int) -> None:
    """AI-G7: keep one committed token, or pass."""
    if step >= KEEP:
        i = step - KEEP
        play_tile(s, seat, ROPE_A_DOPE)
        s.staked[seat] &= ~(1 << i)
        tell_of(s, Event.KEPT, seat, 0, s.hand[seat][i])
    if seat == s.attacker:
        s.asked = s.defender
    else:
        s.phase = Phase.SPEND


def spend_tokens(s: State) -> None:
    """All committed tokens are discarded; after a draw the attacker goes back (AI-F5, AI-F6)."""
    discard_staked(s, s.attacker)
    discard_staked(s, s.defender)
    if s.winner < 0:
        s.draws += 1
        tell(s, Event.DREW, s.attacker, s.defender, s.back)
        s.stag[s.attacker] = s.back
        decide(s, Phase.AFTER, s.active)
    else:
        tell(s, Event.WON, s.winner, foe(s, s.winner), 0)
        decide(s, Phase.DIAMOND, foe(s, s.winner))


def answer_diamond(s: State, seat: int, saved: bool) -> None:
    """AI-G8 or AI-F6: the loser keeps the antler piece, or loses it if there is one."""
    if saved:
        play_tile(s, seat, DIAMOND_ANTLER)
    elif s.antlers[seat] > 0:
        s.antlers[seat] -= 1
        s.lost[seat] += 1
        tell(s, Event.LOST_ANTLER, seat, s.antlers[seat], s.lost[seat])
    decide(s, Phase.PUT, s.winner)


def put_loser(s: State, space: int) -> None:
    loser = foe(s, s.winner)
    tell(s, Event.WAS_PUT, loser, s.stag[loser], space)
    s.stag[loser] = space
    s.phase = Phase.VICTORY


def reward(s: State) -> None:
    """AI-F7: a winning-stag token on the first win, and a wily tile."""
    if not s.won[s.winner]:
        s.won[s.winner] = 1
        tell(s, Event.WINNING_STAG, s.winner, 0, 0)
    s.owed = 1
    decide(s, Phase.TAKE, s.winner)


def cubes_to_take(s: State) -> int:
    """AI-I2: the colours of which the winner may take a cube from the loser, as bits."""
    if not s.advanced or s.winner != s.attacker:
        return 0
    winner, loser = s.attacker, s.defender
    colours = 0
    if s.cubes[loser][winner] > 0:
        colours |= 1 << winner
    if s.cubes[loser][loser] > 0 and s.cubes[winner][loser] == 0:
        colours |= 1 << loser
    return colours


def take_cube(s: State, colour: int) -> None:
    s.cubes[s.defender][colour] -= 1
    s.cubes[s.attacker][colour] += 1
    tell(s, Event.TOOK_CUBE, s.attacker, colour, s.defender)
    decide(s, Phase.AFTER, s.active)
