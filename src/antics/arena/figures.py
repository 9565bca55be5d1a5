"""All that an arena reports, as plain data: what `--json` prints and what tables and pages are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

from antics.arena.contest import Contest, Played
from antics.arena.strength import ERROR, MARGIN, NORMAL_95, Duel, Share, lone_share, ratings, sets, share_of
from antics.core.seats import NAMES

METHODS = {
    "interval": "95 % Wilson intervals; games of the same deal count as fewer as far as they go alike",
    "rating": "Plackett-Luce by OpenSkill, mean over several orders of deals: mu, 1.96 sigma either way",
    "win": "a shared win counts as a part of one",
}


def figures(contest: Contest, games: Sequence[Played], duel: Duel | None = None) -> dict[str, Any]:
    """The figures over whole sets of games (or all games, as long as there is no whole set)."""
    if duel and duel.decided:
        games = [game for game in games if game.deal < duel.deals]
    whole = [game for deal in sets(games) if len(deal) == contest.set_size for game in deal]
    counted = whole or list(games)
    return {
        "game": contest.name,
        "title": contest.game.title,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": len(counted),
        "deals": len({game.deal for game in counted}),
        "games_per_deal": contest.set_size,
        "schedule": _schedule(contest),
        "left_out": len(games) - len(counted),
        "cut_off": sum(game.cut for game in counted),
        "command": command(contest, len(games)),
        "by_the_clock": contest.by_the_clock,
        "fair": _fair(contest, counted),
        "bots": _bots(contest, counted),
        "pairs": _pairs(contest, counted),
        "seats": _seats(contest, counted),
        "rival": _rival(contest, counted),
        "rounds": _spread([game.rounds for game in counted]),
        "choices": _spread([game.choices for game in counted]),
        "shared_wins": sum(len(game.winners) > 1 for game in counted),
        "no_winner": sum(not game.winners for game in counted),
        "tallies": {
            name: _mean(game.tally[i] for game in counted) for i, name in enumerate(contest.game.tallies)
        },
        "sprt": _sprt(duel) if duel else None,
        "methods": METHODS,
    }


def _schedule(contest: Contest) -> str:
    if contest.players == 1:
        return "each played by every bot, alone"
    if len(contest.bots) == 1:
        return "each played once, the same bot on all seats"
    if contest.lone:
        return f"each played {contest.set_size} times, {contest.bots[0]} alone on every seat"
    return f"each played {contest.set_size} times with the seats changed"


def command(contest: Contest, games: int) -> str:
    """The command line that plays these games again."""
    words = ["antics arena", contest.name, "--bots", ",".join(contest.bots)]
    words += ["--players", str(contest.players), "--seed", contest.seed, "--games", str(games)]
    words += [f"--{name.replace('_', '-')}" for name, value in contest.options.items() if value]
    words += ["--lone"] if contest.lone else []
    return " ".join(words + (["--components FILE"] if contest.components else []))


def _bots(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    """Every bot, the strongest first."""
    rated = ratings(contest, games)
    found = []
    for bot in contest.bots:
        seats = [(game, seat) for game in games for seat, one in enumerate(game.seats) if one == bot]
        mu, sigma = rated[bot]
        found.append(
            {
                "bot": bot,
                "rating": {
                    "mu": round(mu, 3),
                    "sigma": round(sigma, 3),
                    "low": round(mu - NORMAL_95 * sigma, 3),
                    "high": round(mu + NORMAL_95 * sigma, 3),
                },
                "win_share": _share(_by_deal(games, bot)),
                "points": _mean(game.points[seat] for game, seat in seats),
                "sources": {
                    name: _mean(game.sources[seat][i] for game, seat in seats)
                    for i, name in enumerate(contest.game.sources)
                },
                "rank": _mean(game.ranks[seat] for game, seat in seats),
            }
        )
    return sorted(found, key=lambda one: -one["rating"]["mu"])


def _fair(contest: Contest, games: Sequence[Played]) -> float | None:
    """What everyone would win if all were equal: of a game with an automatic rival, what it leaves them.

    Nobody knows that of a game played alone.
    """
    if contest.players == 1:
        return None
    left = 1 - sum(game.share(contest.players) for game in games) / max(len(games), 1)
    return round(left / contest.players, 4)


def _by_deal(games: Iterable[Played], bot: str) -> Share:
    return share_of(
        [game.share(seat) for game in deal for seat, one in enumerate(game.seats) if one == bot]
        for deal in sets(games)
    )


def _pairs(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    """Every bot against every other: alone at a table of the others, or ahead of it at the same table."""
    lone = contest.lone or len(contest.bots) < contest.players
    found = []
    for bot, other in permutations(contest.bots, 2):
        if contest.lone and bot != contest.bots[0]:
            continue
        both = [[game for game in deal if {bot, other} <= set(game.seats)] for deal in sets(games)]
        if lone:
            share = share_of(lone_share(deal, bot) for deal in both)
        elif contest.players > 1:
            share = share_of([_ahead(game, bot, other) for game in deal] for deal in both)
        else:
            share = share_of(_better(deal, bot, other) for deal in sets(games))
        found.append(
            {
                "bot": bot,
                "against": other,
                "how": "wins alone at a table of" if lone else "is ahead of",
                "share": _share(share),
                "fair": _fair(contest, games) if lone else 0.5,
            }
        )
    return found


def _ahead(game: Played, bot: str, other: str) -> float:
    mine, theirs = (game.ranks[game.seats.index(one)] for one in (bot, other))
    return 0.5 if mine == theirs else float(mine < theirs)


def _better(deal: Sequence[Played], bot: str, other: str) -> list[float]:
    """Which of two did better with the same deal, each alone."""
    results = {game.seats[0]: (game.share(0), game.points[0]) for game in deal}
    if bot not in results or other not in results:
        return []
    mine, theirs = results[bot], results[other]
    return [0.5 if mine == theirs else float(mine > theirs)]


def _seats(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {
            "seat": NAMES[seat],
            "win_share": _share(share_of([game.share(seat) for game in deal] for deal in sets(games))),
            "points": _mean(game.points[seat] for game in games),
        }
        for seat in range(contest.players)
    ]


def _rival(contest: Contest, games: Sequence[Played]) -> dict[str, Any] | None:
    """How often the game's automatic opponent wins, where it plays."""
    if not contest.game.rival or not any(game.share(contest.players) for game in games):
        return None
    by_deal = ([game.share(contest.players) for game in deal] for deal in sets(games))
    return {"name": contest.game.rival, "win_share": _share(share_of(by_deal))}


def _sprt(duel: Duel) -> dict[str, Any]:
    return {
        "question": f"is {duel.a} stronger than {duel.b}?",
        "counted": f"for each deal: games that {duel.a} wins alone among {duel.b}'s, less the reverse",
        "h0": "0 in the mean",
        "h1": f"{MARGIN} or more",
        "error": ERROR,
        "deals": duel.deals,
        "difference": round(duel.difference, 4),
        "log_likelihood_ratio": round(duel.ratio, 3),
        "decided_at": round(duel.limit, 3),
        "stronger": duel.ratio > 0 if duel.decided else None,
        "verdict": duel.verdict,
    }


def _share(share: Share) -> dict[str, Any]:
    return {name: round(value, 4) for name, value in share._asdict().items()}


def _spread(values: Sequence[int]) -> dict[str, Any]:
    counts = Counter(values)
    return {
        "mean": _mean(values),
        "min": min(values, default=None),
        "max": max(values, default=None),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(sum(found) / len(found), 4) if found else 0.0
