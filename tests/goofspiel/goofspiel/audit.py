"""What must hold in every position of goofspiel."""

from goofspiel.rules import CARDS, NOBODY, State


def audit(s: State) -> list[str]:
    wrong = [] if sorted(s.face) == list(range(1, CARDS + 1)) else ["prizes are lost or doubled"]
    over = min(s.round - 1, CARDS)
    for seat in range(s.players):
        if s.hand[seat].bit_count() != CARDS - over:
            wrong.append(f"{seat} has not bid once for each prize (GS-3)")
        if s.bid[seat] and not s.hand[seat] >> (s.bid[seat] - 1) & 1:
            wrong.append(f"{seat} bids a card that is spent (GS-3)")
    if any(taker != NOBODY for taker in s.taker[over:]):
        wrong.append("a prize is taken before it is bid for (GS-4)")
    return wrong
