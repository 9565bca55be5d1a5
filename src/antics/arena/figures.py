"""All that an arena reports, as plain data: what `--json` prints and what tables and pages are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Any

from antics.arena.contest import SECONDS, Contest, Played
from antics.arena.intervals import NORMAL_95, Share, mean_of, share_of
from antics.arena.strength import ERROR, MARGIN, Duel, lone_share, ratings, sets

METHODS = {
    "interval": "95 % intervals, Wilson's for shares; games of the same deal count as fewer as far as "
    "they go alike",
    "rating": "Plackett-Luce by OpenSkill, mean over several orders of deals: mu, 1.96 sigma either way",
    "win": "a shared win counts as a part of one",
    "minutes": f"minutes are an estimate: {SECONDS} seconds for every decision, one for those who decide at "
    "the same time",
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
        "unofficial": contest.unofficial,
        "variant": contest.changes,
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
        "order": _order(contest, counted),
        "begins": _begins(contest, counted),
        "rival": _rival(contest, counted),
        "rounds": _spread(counted, lambda game: game.rounds),
        "choices": _spread(counted, lambda game: game.choices),
        "minutes": _mean(counted, lambda game: [game.minutes]),
        "shared_wins": sum(len(game.winners) > 1 for game in counted),
        "no_winner": sum(not game.winners for game in counted),
        "tallies": {
            name: _mean(counted, lambda game, i=i: [game.tally[i]])  # type: ignore[misc]
            for i, name in enumerate(contest.game.tallies)
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
    given = "--variant FILE" if contest.unofficial else "--components FILE"
    return " ".join(words + ([given] if contest.components else []))


def _bots(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    """Every bot, the strongest first."""
    rated = ratings(contest, games)
    found = []
    for bot in contest.bots:
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
                "win_share": _by_deal(games, bot).data(),
                **_gained(contest, games, lambda game, bot=bot: _seats_of(game, bot)),  # type: ignore[misc]
                "rank": _mean(games, lambda game, bot=bot: [game.ranks[p] for p in _seats_of(game, bot)]),  # type: ignore[misc]
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
                "share": share.data(),
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


def _order(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    """How those fare who are first in the order of play, second, and so on: who begins is drawn by lot."""
    return [
        {
            "place": place + 1,
            "win_share": share_of(
                [game.share(game.seat_at(place)) for game in deal] for deal in sets(games)
            ).data(),
            **_gained(contest, games, lambda game, place=place: [game.seat_at(place)]),  # type: ignore[misc]
        }
        for place in range(contest.players)
    ]


def _begins(contest: Contest, games: Sequence[Played]) -> str | None:
    """Whether it is good to begin, in a sentence."""
    fair = _fair(contest, games)
    if fair is None or not games:
        return None
    share = share_of([game.share(game.first) for game in deal] for deal in sets(games))
    told = f"Who begins wins {share.share:.1%} of the games (95 %: {share.low:.1%} to {share.high:.1%})"
    if share.low > fair:
        return f"{told}, more than an equal share, which is {fair:.1%}."
    if share.high < fair:
        return f"{told}, less than an equal share, which is {fair:.1%}."
    return f"{told}. That may well be an equal share, which is {fair:.1%}."


def _gained(
    contest: Contest, games: Sequence[Played], seats: Callable[[Played], list[int]]
) -> dict[str, Any]:
    """The points of some seats of each game, and where they came from."""
    return {
        "points": _mean(games, lambda game: [game.points[seat] for seat in seats(game)]),
        "sources": {
            name: _mean(games, lambda game, i=i: [game.sources[seat][i] for seat in seats(game)])  # type: ignore[misc]
            for i, name in enumerate(contest.game.sources)
        },
    }


def _seats_of(game: Played, bot: str) -> list[int]:
    return [seat for seat, one in enumerate(game.seats) if one == bot]


def _rival(contest: Contest, games: Sequence[Played]) -> dict[str, Any] | None:
    """How often the game's automatic opponent wins, where it plays."""
    if not contest.game.rival or not any(game.share(contest.players) for game in games):
        return None
    by_deal = ([game.share(contest.players) for game in deal] for deal in sets(games))
    return {"name": contest.game.rival, "win_share": share_of(by_deal).data()}


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


def _spread(games: Sequence[Played], value: Callable[[Played], int]) -> dict[str, Any]:
    counts = Counter(map(value, games))
    return {
        **_mean(games, lambda game: [value(game)]),
        "min": min(counts, default=None),
        "max": max(counts, default=None),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def _mean(games: Sequence[Played], values: Callable[[Played], Sequence[float]]) -> dict[str, float]:
    """The mean of these values of all games, with its interval."""
    return mean_of([value for game in deal for value in values(game)] for deal in sets(games)).data()
