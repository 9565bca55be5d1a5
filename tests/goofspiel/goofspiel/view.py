"""Goofspiel as a seat sees it: all is open but the prizes to come and what the others have bid."""

from typing_extensions import TypedDict

from antics.core.state import WATCHER
from goofspiel.rules import CARDS, NOBODY, State, points


class GoofspielPlayer(TypedDict):
    cards: list[int]  # still in hand, with the one that is bid
    has_bid: bool
    prizes: list[int]
    points: int


class GoofspielView(TypedDict):
    prize: int | None  # what is bid for; none at the end
    to_come: int  # prizes that lie face down
    nobodys: list[int]  # prizes that went to nobody
    bid: int | None  # one's own
    players: list[GoofspielPlayer]


def see(s: State, seat: int) -> GoofspielView:
    over = s.round > CARDS

    def prizes(taker: int) -> list[int]:
        return [s.face[i] for i in range(min(s.round - 1, CARDS)) if s.taker[i] == taker]

    return {
        "prize": None if over else s.face[s.round - 1],
        "to_come": max(0, CARDS - s.round),
        "nobodys": prizes(NOBODY),
        "bid": (s.bid[seat] or None) if seat != WATCHER else None,
        "players": [
            {
                "cards": [card + 1 for card in range(CARDS) if s.hand[player] >> card & 1],
                "has_bid": s.bid[player] != 0,
                "prizes": prizes(player),
                "points": points(s, player),
            }
            for player in range(s.players)
        ],
    }
