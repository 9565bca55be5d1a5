"""Whole games that a search plays against itself or another, and what there is to learn from them: linked
with a game's rules.

games[0] is the game, games[1] is worked on, games[2] is blank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, reseed, scramble, stream_of
from antics.core.network import CHANCE, MOST_FEATURES, MOST_NOTES, OUTPUTS, POINTS, REWARD
from antics.core.record import Record, int8, int16, int32, int64
from antics.core.state import MAX_SEATS, LegalSteps, first_of
from antics.core.tree import BRANCH, COUNTED, WHOLE, Walk, judge, lean, look_up, search, weigh

if TYPE_CHECKING:
    from antics.core.contract import Features, Rules, Strategy

rules = cast("Rules", None)  # all three are bound to a game's own by whoever links this module
strategy = cast("Strategy", None)
features = cast("Features", None)

EVERY_CHAPTER = 1000
OFFERED = 40  # steps whose notes are kept; of a position with more, none are
MOST_WEIGHT = 30_000  # of a step among them


class Sample(Record):
    """A position of a game, and what came of it, from the viewpoint on."""

    feature = int8(MOST_FEATURES)
    seat = int8()  # the viewpoint
    searched = int8()  # 1 if somebody thought about it
    target = int32(
        OUTPUTS * MAX_SEATS
    )  # reward and chance in thousandths, points in hundredths: how it ended,
    thought = int32(OUTPUTS * MAX_SEATS)  # and as it was thought
    offered = int8()  # steps that there were to choose from,
    weight = int16(OFFERED)  # how much spoke for each,
    notes = int8(OFFERED)  # how many it is known by,
    note = int8(OFFERED, MOST_NOTES)  # and which


class Plan(Record):
    """How a game is to be played."""

    number = int64()  # its luck
    max_rounds = int64()
    every = int64()  # one position in so many becomes a sample (of those thought about, all do); 0: none
    whims = int64()  # choices in a thousand that are drawn by how often they were tried
    seats = int64()  # who plays by the other weights, as bits
    iterations = int64(2)  # of those who play by the one, and by the other
    curiosity = int64(2)  # in thousandths


def deal_game(games: Any, box: Any, plan: Any) -> None:
    """A new game."""
    games[0] = games[2]
    reseed(games[0], plan.number)
    rules.new_game(games[0], box[0])


def lean_game(
    games: Any,
    box: Any,
    walks: Any,
    outs: Any,
    results: Any,
    desks: Any,
    plans: Any,
    samples: Any,
    used: int,
) -> int:
    """A game in which all follow their leanings; how many samples there are now."""
    plan, first, steps = plans[0], used, 0
    deal_game(games, box, plan)
    s = games[0]
    x = stream_of(plan.number)
    y = x >> 15
    while rules.waiting(s) != 0 and s.round <= plan.max_rounds:
        seat = first_of(rules.waiting(s))
        if (steps + plan.number) % plan.every == 0 and used < len(samples):
            keep(s, seat, desks[0], samples[used])
            weigh(s, seat, outs[0], walks[0])
            keep_offers(s, seat, outs[0], walks[0], desks[0], samples[used])
            used += 1
        x, y = scramble(x, y), x
        rules.apply(s, seat, lean(s, seat, outs[0], walks[0], x & WORD))
        steps += 1
    tell_end(s, walks[0], results[0], samples, first, used)
    return used


def search_game(
    games: Any,
    box: Any,
    nodes: Any,
    walks: Any,
    outs: Any,
    results: Any,
    halts: Any,
    desks: Any,
    weights: Any,
    others: Any,
    plans: Any,
    samples: Any,
    used: int,
) -> int:
    """A game in which all think ahead, some by other weights; how many samples there are now."""
    plan, first, choices = plans[0], used, 0
    deal_game(games, box, plan)
    while rules.waiting(games[0]) != 0 and games[0].round <= plan.max_rounds and halts[0].now == 0:
        seat = first_of(rules.waiting(games[0]))
        number = ((plan.number & COUNTED) * 4096 + choices) << 20
        which = plan.seats >> seat & 1
        mine = others if which else weights
        alone = only_step(games, seat, outs[0])
        if alone < 0:
            begin(nodes, walks[0])
            search(
                games,
                nodes,
                walks,
                outs,
                results,
                halts,
                mine,
                desks,
                seat,
                number,
                plan.iterations[which],
                plan.curiosity[which] / 1000,
                EVERY_CHAPTER if features.JUDGES and len(mine) > 0 else 0,
            )
        before = used
        used = play_choice(games, nodes, walks[0], outs[0], desks[0], plan, seat, number, samples, used)
        if used > before and alone < 0:
            keep_thought(walks[0], games[0].players, samples[before])
        choices += 1
    tell_end(games[0], walks[0], results[0], samples, first, used)
    return used


def redealt(games: Any, seat: int, number: int) -> None:
    """games[1]: the position as the seat may imagine it."""
    games[1] = games[0]
    reseed(games[1], number)
    rules.redeal(games[1], seat)


def only_step(games: Any, seat: int, out: LegalSteps) -> int:
    """The only choice that there is, if it is one step; else -1."""
    out.n = 0
    rules.legal_steps(games[0], seat, out)
    if out.n > 1:
        return -1
    games[1] = games[0]
    rules.apply(games[1], seat, out.step[0])
    return -1 if rules.unfinished(games[1], seat) else out.step[0]


def begin(nodes: Any, walk: Walk) -> None:
    """A tree of nothing but its root."""
    nodes[0].child, nodes[0].asked = 0, 0
    walk.used, walk.times = 1, 0
    for p in range(MAX_SEATS):
        walk.all_reward[p] = walk.all_points[p] = walk.all_chance[p] = 0


def root_of(nodes: Any, seat: int) -> int:
    """Where the seat's own choices begin."""
    i: int = nodes[0].child
    while i > 0 and nodes[i].label != BRANCH + seat:
        i = nodes[i].sibling
    return i


def play_choice(
    games: Any,
    nodes: Any,
    walk: Walk,
    out: LegalSteps,
    desk: Any,
    plan: Any,
    seat: int,
    number: int,
    samples: Any,
    used: int,
) -> int:
    """Carry out what was tried most, step by step; at a whim, what is drawn by how often it was tried. Each
    step may become a sample; how many of these there are now."""
    s, at, going = games[0], root_of(nodes, seat), True
    x = stream_of(number)
    y = x >> 15
    x, y = scramble(x, y), x
    whim = ((x & WORD) * WHOLE) >> 32 < plan.whims
    while going:
        if plan.every > 0 and used < len(samples):
            redealt(games, seat, number)
            keep(games[1], seat, desk, samples[used])
            keep_visits(games[1], seat, nodes, at, walk, out, desk, samples[used])
            used += 1
        weigh(s, seat, out, walk)
        look_up(s, nodes, walk, out, at, seat, 0, False)
        x, y = scramble(x, y), x
        k = drawn(nodes, walk, out.n, x & WORD) if whim else most_tried(nodes, walk, out.n)
        at = max(walk.node[k], 0)
        rules.apply(s, seat, out.step[k])
        going = rules.unfinished(s, seat)
    return used


def most_tried(nodes: Any, walk: Walk, n: int) -> int:
    """Of n legal steps; by their leanings where none was tried."""
    choice, most, heaviest = 0, -1, -1
    for k in range(n):
        visits = nodes[walk.node[k]].visits if walk.node[k] > 0 else 0
        if visits > most or (visits == most and walk.weight[k] > heaviest):
            choice, most, heaviest = k, visits, walk.weight[k]
    return choice


def drawn(nodes: Any, walk: Walk, n: int, x: int) -> int:
    """One of n legal steps, by how often they were tried."""
    total = 0
    for k in range(n):
        total += 1 + (nodes[walk.node[k]].visits if walk.node[k] > 0 else 0)
    left, k = (x * total) >> 32, 0
    while k < n - 1:
        left -= 1 + (nodes[walk.node[k]].visits if walk.node[k] > 0 else 0)
        if left < 0:
            break
        k += 1
    return k


# ---- samples -------------------------------------------------------------------------------------------


def keep(s: Any, seat: int, desk: Any, sample: Any) -> None:
    """The position, as a network is told of it."""
    for i in range(MOST_FEATURES):
        desk.feature[i] = 0
    features.write(s, seat, desk)
    for i in range(MOST_FEATURES):
        sample.feature[i] = desk.feature[i]
    sample.seat = seat
    sample.searched = 0
    sample.offered = 0


def keep_visits(
    s: Any, seat: int, nodes: Any, at: int, walk: Walk, out: LegalSteps, desk: Any, sample: Any
) -> None:
    """How often each step was tried; of those that are one choice, the first stands for all."""
    weigh(s, seat, out, walk)
    look_up(s, nodes, walk, out, at, seat, -1, False)
    n = tried = 0
    for k in range(out.n):
        if walk.node[k] >= 0:
            out.step[n] = out.step[k]
            walk.weight[n] = nodes[walk.node[k]].visits if walk.node[k] > 0 else 0
            tried += walk.weight[n]
            n += 1
    out.n = n
    if tried > 0:
        keep_offers(s, seat, out, walk, desk, sample)


def keep_offers(s: Any, seat: int, out: LegalSteps, walk: Walk, desk: Any, sample: Any) -> None:
    """The legal steps, by what they are known by, with their weights."""
    if out.n > OFFERED:
        return
    sample.offered, heaviest = out.n, MOST_WEIGHT
    for k in range(out.n):
        heaviest = max(heaviest, walk.weight[k])
    for k in range(out.n):
        sample.weight[k] = walk.weight[k] * MOST_WEIGHT // heaviest
        sample.notes[k] = features.note(s, seat, out.step[k], desk)
        for i in range(sample.notes[k]):
            sample.note[k][i] = desk.note[i]


def keep_thought(walk: Walk, players: int, sample: Any) -> None:
    """What all that was tried came to, in the mean."""
    for k in range(players):
        p = (sample.seat + k) % players
        sample.thought[OUTPUTS * k + REWARD] = walk.all_reward[p] // walk.times
        sample.thought[OUTPUTS * k + CHANCE] = walk.all_chance[p] // walk.times
        sample.thought[OUTPUTS * k + POINTS] = walk.all_points[p] // walk.times
    sample.searched = 1


def tell_end(s: Any, walk: Walk, result: Any, samples: Any, first: int, used: int) -> None:
    """Every position of the game gets to know how it ended."""
    judge(s, result, walk, EVERY_CHAPTER)
    for i in range(first, used):
        for k in range(s.players):
            p = (samples[i].seat + k) % s.players
            samples[i].target[OUTPUTS * k + REWARD] = walk.reward[p]
            samples[i].target[OUTPUTS * k + CHANCE] = walk.chance[p]
            samples[i].target[OUTPUTS * k + POINTS] = walk.points[p]
