"""Information-set Monte Carlo tree search, the same for every game: linked with its rules and its strategy.

Each iteration redeals what the seat cannot know, walks down the tree by what has paid so far (and, where
little is known, by what a network has learned to think of it, or else by the game's leanings), and adds a
node. How it will end from there, the network foretells (see `network`), if the game wants it to. Else it is
played on by leanings: to the end of the game or, where a game has chapters whose end can be judged, to the
end of this one. A node stands for what was done, not for a position: it gathers all redeals in which that
could be done. Steps of one label are one choice.

Secret simultaneous choices are made apart: each seat walks down a branch of its own, by its own reward, as
if it did not know what the others choose; the game then goes on below the searching seat's branch.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, reseed, scramble, stream_of
from antics.core.network import (
    CHANCE,
    NOTES,
    OUTPUTS,
    POINTS,
    REWARD,
    Desk,
    feed,
    hundredths,
    keenness,
    thousandths,
)
from antics.core.record import Record, int8, int32, int64
from antics.core.state import MAX_CHOICES, MAX_SEATS, GameState, LegalSteps, Result, first_of

if TYPE_CHECKING:
    from antics.core.contract import Features, Rules, Strategy

rules = cast("Rules", None)  # all three are bound to a game's own by whoever links this module
strategy = cast("Strategy", None)
features = cast("Features", None)

BRANCH = 1 << 20  # the label of a seat's own branch, plus the seat
MAX_DEPTH = 200
LISTED = 1024  # labels below are looked up at once
COUNTED = (1 << 30) - 1  # iterations that are told apart by their number
WHOLE = 1000  # the reward of a clear win
FOR_WINNING = 700  # of this, the part for winning; the rest is for points


class Node(Record):
    label = int32()  # what was done to come here
    seat = int8()  # by whom
    child = int32()  # the first; 0 is none
    sibling = int32()  # the next
    visits = int32()
    offered = int32()  # how often it could have been chosen
    met = int32()  # the last iteration in which it could
    asked = int8()  # 1 if a network told what it thinks of what can be done from here
    opinion = int8(NOTES)  # that is this
    reward = int64()  # the seat's, in all
    points = int64(MAX_SEATS)  # everyone's, in all, in hundredths
    chance = int64(MAX_SEATS)  # everyone's share in winning, in all, in thousandths


class Walk(Record):
    """The way that an iteration takes, and room to work in."""

    used = int32()  # nodes in use
    depth = int32()
    path = int32(MAX_DEPTH)
    branch = int32(MAX_SEATS)  # where each seat is in its own branch; -1 is nowhere
    weight = int32(MAX_CHOICES)
    node = int32(MAX_CHOICES)
    label = int32(MAX_CHOICES)
    listed = int32(LISTED)  # children by their labels, while they are looked up; then blank again
    reward = int32(MAX_SEATS)
    points = int32(MAX_SEATS)
    chance = int32(MAX_SEATS)
    times = int64()  # iterations so far, and what came of all of them
    all_reward = int64(MAX_SEATS)
    all_points = int64(MAX_SEATS)
    all_chance = int64(MAX_SEATS)


def weigh(s: GameState, seat: int, out: LegalSteps, walk: Walk) -> int:
    """List the legal steps of a seat with their weights; the sum of these."""
    out.n = 0
    rules.legal_steps(s, seat, out)
    total = 0
    for k in range(out.n):
        walk.weight[k] = 1 + strategy.leaning(s, seat, out.step[k])
        total += walk.weight[k]
    return total


def weigh_opinions(s: GameState, node: Node, seat: int, out: LegalSteps, desk: Desk, walk: Walk) -> int:
    """List the legal steps of a seat, weighed by what a network thought of them; the sum of the weights."""
    out.n = 0
    rules.legal_steps(s, seat, out)
    total = 0
    for k in range(out.n):
        opinion = 0
        for i in range(features.note(s, seat, out.step[k], desk)):
            opinion += node.opinion[desk.note[i]]
        walk.weight[k] = keenness(opinion)
        total += walk.weight[k]
    return total


def lean(s: GameState, seat: int, out: LegalSteps, walk: Walk, x: int) -> int:
    """A legal step, drawn by the seat's leanings."""
    left = (x * weigh(s, seat, out, walk)) >> 32
    k = 0
    while left >= walk.weight[k]:
        left -= walk.weight[k]
        k += 1
    return out.step[k]


def play_on(
    s: GameState, out: LegalSteps, walk: Walk, number: int, last: int, max_rounds: int, halts: Any
) -> int:
    """Everyone follows their leanings, to the end or until too many rounds; how many steps it took."""
    x = stream_of(number)
    y = x >> 15
    steps = 0
    while goes_on(s, last) and s.round <= max_rounds and halts[0].now == 0:
        x, y = scramble(x, y), x
        seat = first_of(rules.waiting(s))
        rules.apply(s, seat, lean(s, seat, out, walk, x & WORD))
        steps += 1
    return steps


def goes_on(s: GameState, last: int) -> bool:
    """Is somebody to decide, in a chapter that is looked at?"""
    return rules.waiting(s) != 0 and strategy.chapter(s) <= last


def find_or_add(nodes: Any, walk: Walk, parent: int, label: int, seat: int) -> int:
    """The child of this label, made if need be; 0 if there is no room."""
    i = child_of(nodes, nodes[parent].child, label)
    if i == 0 and walk.used < len(nodes):
        i = walk.used
        walk.used += 1
        node = nodes[i]
        node.label, node.seat, node.child, node.sibling = label, seat, 0, nodes[parent].child
        node.visits, node.offered, node.met, node.reward, node.asked = 0, 0, 0, 0, 0
        for p in range(MAX_SEATS):
            node.points[p] = node.chance[p] = 0
        nodes[parent].child = i
    return i


def look_up(
    s: GameState, nodes: Any, walk: Walk, out: LegalSteps, parent: int, seat: int, iteration: int, broad: bool
) -> int:
    """Find the node of each legal step, if there is one yet, or -1 where a step before it is the same choice.

    Gives back the weights of those that are.
    """
    double = 0
    first: int = nodes[parent].child
    list_children(nodes, walk, first, True)
    for k in range(out.n):
        label = features.broad(s, seat, out.step[k]) if broad else strategy.label(s, seat, out.step[k])
        walk.label[k] = label
        i = walk.listed[label] if 0 <= label < LISTED else child_of(nodes, first, label)
        if i > 0 and nodes[i].met == iteration:
            double += walk.weight[k]
            i = -1
        elif i > 0:
            nodes[i].met = iteration
        walk.node[k] = i
    list_children(nodes, walk, first, False)
    return double


def list_children(nodes: Any, walk: Walk, first: int, there: bool) -> None:
    """Put a node and its siblings where their labels say, or clear these places."""
    i = first
    while i > 0:
        if 0 <= nodes[i].label < LISTED:
            walk.listed[nodes[i].label] = i if there else 0
        i = nodes[i].sibling


def child_of(nodes: Any, first: int, label: int) -> int:
    """The one of this label, of a node and its siblings; 0 if there is none."""
    i = first
    while i > 0 and nodes[i].label != label:
        i = nodes[i].sibling
    return i


def select(nodes: Any, walk: Walk, n: int, total: int, players: int, curiosity: float) -> int:
    """Which of n legal steps to try: what has paid, and what the leanings promise."""
    visits, reward, offered = 0, 0, 1
    for k in range(n):
        if walk.node[k] > 0:
            visits += nodes[walk.node[k]].visits
            reward += nodes[walk.node[k]].reward
            offered = max(offered, nodes[walk.node[k]].offered)
    usual = reward / visits if visits > 0 else WHOLE / players
    choice, best = 0, -1.0
    for k in range(n):
        i = walk.node[k]
        if i < 0:
            continue
        tried = nodes[i].visits if i > 0 else 0
        since = nodes[i].offered if i > 0 else offered
        mean = nodes[i].reward / tried if tried > 0 else usual
        value = mean / WHOLE + curiosity * (walk.weight[k] / total) * sqrt(since + 1) / (1 + tried)
        if i > 0:
            nodes[i].offered += 1
        if value > best:
            choice, best = k, value
    return choice


def descend(
    s: GameState,
    nodes: Any,
    walk: Walk,
    out: LegalSteps,
    weights: Any,
    desk: Desk,
    me: int,
    iteration: int,
    last: int,
    curiosity: float,
) -> None:
    """Walk down the tree until a node is new, or there is no more to look at."""
    walk.depth = 0
    at, base, secret = 0, 0, 0  # the node we are at; where branches part; the seats that still choose apart
    while goes_on(s, last) and walk.depth < MAX_DEPTH - MAX_SEATS:
        seats = rules.waiting(s)
        if secret == 0 and seats & (seats - 1):
            base, secret = at, seats
            for p in range(MAX_SEATS):
                walk.branch[p] = -1
        seat = decider(seats, me)
        if secret:
            if walk.branch[seat] < 0:
                walk.branch[seat] = find_or_add(nodes, walk, base, BRANCH + seat, seat)
            if walk.branch[seat] == 0:
                return
            at = walk.branch[seat]
        if len(weights) > 0:
            if nodes[at].asked == 0:
                ask(s, seat, weights, desk)
                keep_opinion(nodes[at], desk)
            total = weigh_opinions(s, nodes[at], seat, out, desk, walk)
        else:
            total = weigh(s, seat, out, walk)
        total -= look_up(s, nodes, walk, out, at, seat, iteration, len(weights) > 0 and seat != me)
        k = select(nodes, walk, out.n, total, s.players, curiosity)
        node = walk.node[k] if walk.node[k] > 0 else find_or_add(nodes, walk, at, walk.label[k], seat)
        if node == 0:
            return
        rules.apply(s, seat, out.step[k])
        walk.path[walk.depth] = node
        walk.depth += 1
        at = node
        if secret:
            walk.branch[seat] = node
            if not rules.unfinished(s, seat):
                secret &= ~(1 << seat)
                if secret == 0:
                    at = walk.branch[me] if walk.branch[me] >= 0 else base
        if nodes[node].visits == 0:
            return


def judge(s: GameState, result: Result, walk: Walk, last: int) -> None:
    """What the outcome is worth to each seat: winning, and leading by points, or what a chapter promises."""
    for p in range(MAX_SEATS):
        result.points[p] = result.rank[p] = 0
        for i in range(8):
            result.source[p][i] = 0
    result.winners = 0
    rules.score(s, result)
    winners = 0
    for p in range(MAX_SEATS):
        winners += result.winners >> p & 1
        walk.points[p] = 100 * result.points[p]
    if rules.waiting(s) != 0 and strategy.chapter(s) > last:
        for p in range(s.players):
            walk.reward[p] = walk.chance[p] = strategy.promise(s, p)
        return
    for p in range(s.players):
        lead = 1000
        for q in range(MAX_SEATS):
            if q != p and result.rank[q] > 0:  # an automatic rival is scored after the players
                lead = min(lead, result.points[p] - result.points[q])
        share = (
            (WHOLE - FOR_WINNING) * (lead + abs(lead) + strategy.CLOSE) // (2 * (abs(lead) + strategy.CLOSE))
        )
        won = result.winners >> p & 1
        walk.reward[p] = share + won * FOR_WINNING // max(winners, 1)
        walk.chance[p] = won * WHOLE // max(winners, 1)


def decider(seats: int, me: int) -> int:
    """Who decides first of these seats: the one who thinks, as they need not know what the others do."""
    return me if seats >> me & 1 else first_of(seats)


def ask(s: GameState, seat: int, weights: Any, desk: Desk) -> None:
    """What a network thinks of a position, from the viewpoint of a seat."""
    for i in range(len(desk.feature)):
        desk.feature[i] = 0
    features.write(s, seat, desk)
    feed(weights, desk)


def keep_opinion(node: Node, desk: Desk) -> None:
    node.asked = 1
    for i in range(NOTES):
        node.opinion[i] = desk.opinion[i]


def foretell(s: GameState, weights: Any, desk: Desk, nodes: Any, walk: Walk, me: int) -> None:
    """What a network thinks that each seat will come to, from the viewpoint of the one who decides."""
    seat = decider(rules.waiting(s), me)
    ask(s, seat, weights, desk)
    if walk.depth > 0 and nodes[walk.path[walk.depth - 1]].asked == 0:
        keep_opinion(nodes[walk.path[walk.depth - 1]], desk)
    for i in range(s.players):
        p = (seat + i) % s.players
        walk.reward[p] = thousandths(desk.output[OUTPUTS * i + REWARD])
        walk.chance[p] = thousandths(desk.output[OUTPUTS * i + CHANCE])
        walk.points[p] = hundredths(desk.output[OUTPUTS * i + POINTS])


def learn(nodes: Any, walk: Walk) -> None:
    """Give every node on the way its share."""
    for d in range(walk.depth):
        node = nodes[walk.path[d]]
        node.visits += 1
        node.reward += walk.reward[node.seat]
        for p in range(MAX_SEATS):
            node.points[p] += walk.points[p]
            node.chance[p] += walk.chance[p]
    walk.times += 1
    for p in range(MAX_SEATS):
        walk.all_reward[p] += walk.reward[p]
        walk.all_points[p] += walk.points[p]
        walk.all_chance[p] += walk.chance[p]


def search(
    states: Any,
    nodes: Any,
    walks: Any,
    outs: Any,
    results: Any,
    halts: Any,
    weights: Any,
    desks: Any,
    me: int,
    first: int,
    iterations: int,
    curiosity: float,
    chapters: int,
) -> int:
    """So many iterations from states[0] on, numbered from `first`; how many steps were played in all.

    They look at so many chapters beyond this one. states[1] is played on. The other arrays have one element
    each, but for the nodes and the weights: if there are none of these, games are played on by leanings.
    """
    steps, last = 0, strategy.chapter(states[0]) + chapters
    for number in range(first, first + iterations):
        states[1] = states[0]
        s, walk, out, result = states[1], walks[0], outs[0], results[0]
        reseed(s, number)
        rules.redeal(s, me)
        descend(s, nodes, walk, out, weights, desks[0], me, 1 + number & COUNTED, last, curiosity)
        steps += walk.depth
        if features.JUDGES and len(weights) > 0 and goes_on(s, last):
            foretell(s, weights, desks[0], nodes, walk, me)
        else:
            steps += play_on(s, out, walk, number, last, s.round + strategy.FAR, halts)
            judge(s, result, walk, last)
        if halts[0].now != 0:
            break
        learn(nodes, walk)
    return steps


def outcome(states: Any, walks: Any, outs: Any, taken: Any, me: int, first: int, redeals: int) -> int:
    """What the steps taken are worth to the seat, summed over so many redeals of states[0].

    Where others choose in secret at the same time, they follow their leanings before the seat looks.
    """
    total = 0
    for number in range(first, first + redeals):
        states[1] = states[0]
        s = states[1]
        reseed(s, number)
        rules.redeal(s, me)
        others = rules.waiting(s) & ~(1 << me)
        for i in range(taken[0].n):
            rules.apply(s, me, taken[0].step[i])
        x = stream_of(number)
        y = x >> 15
        while others and rules.waiting(s) & others == others:
            x, y = scramble(x, y), x
            seat = first_of(others)
            rules.apply(s, seat, lean(s, seat, outs[0], walks[0], x & WORD))
            if not rules.unfinished(s, seat):
                others &= ~(1 << seat)
        total += strategy.worth(s, me)
    return total
