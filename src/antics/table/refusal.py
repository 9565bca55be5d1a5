"""What is refused, as a short code with arguments that a page can say in any language."""

from __future__ import annotations

import json
from typing import Any

CODES: dict[str, int] = {  # with the HTTP status of each
    "invalid": 422,  # where, problem: the request does not have the form that the API asks for
    "illegal": 422,  # reason, a message: the rules do not allow it
    "unusable": 422,  # reason: options, components or a save file that cannot be used
    "too-long": 422,  # most: so many characters may be written at once
    "no-such-limit": 422,  # time is not measured like this
    "no-clocks": 422,  # time is not measured at all, where a browser keeps the game
    "no-such-holiday": 422,  # too long, too many days in a year, or past
    "no-address": 422,  # it is no address, or not one that may be called
    "too-many-channels": 429,
    "no-key": 422,  # it is no key: a word is missing or mistyped
    "unknown-key": 404,  # nobody has this key
    "key-replaced": 409,  # when: another key took its place, in seconds since 1970
    "both-sit-here": 409,  # game, table: two who sit at one table are not made one
    "no-mail": 409,  # this service sends none
    "stale": 409,  # decision_number: things have moved on; this is the seat's number now
    "key-reused": 409,  # the same key came with another move
    "cannot-undo": 409,
    "not-playing": 409,  # status: the table has not begun or is over
    "parted": 409,  # edition, move, clause: a ruling has changed, and the game cannot go on from this move
    "replaced": 409,  # the same session asks something newer
    "elsewhere": 409,  # the game went on in another window of the same browser
    "not-over": 409,
    "too-long-game": 409,  # limit: moves
    "already-begun": 409,
    "seat-open": 409,  # seat: nobody sits there yet
    "seat-taken": 409,  # seat
    "colour-taken": 409,  # colour
    "league-full": 409,  # most: members that a league may have
    "league-ended": 409,
    "league-few": 409,  # players: a game of the league is for so many of its members
    "nobody-asks": 409,  # seat: nobody would like to take it over
    "paused": 409,  # all clocks stand still; nobody moves
    "no-proposal": 409,  # nobody has proposed this, or it was settled
    "silenced": 403,  # the host does not let this seat write
    "sat-here": 403,  # who has sat at a table in this game sits down on no other seat of it
    "not-allowed": 403,  # what: the table's settings do not allow it
    "not-yours": 403,  # the seat or table is somebody else's
    "origin": 403,
    "no-session": 401,
    "not-found": 404,
    "method": 405,
    "no-link": 404,  # the link was used, has expired, or never was
    "too-large": 413,  # limit: bytes
    "too-long-head": 431,  # limit: bytes of the first line and the headers
    "too-slow": 408,  # the request did not arrive in time
    "too-many-connections": 503,
    "too-many-requests": 429,  # wait: seconds
    "too-many-tables": 429,
    "too-many-streams": 429,
    "no-storage": 503,  # the database is in trouble; nothing was changed
    "storage-full": 507,  # a browser that keeps games has no room for more; nothing was changed
    "try-again": 503,  # the table is just being read anew
    "no-thought": 503,  # the bot has no answer now
    "broken-table": 500,  # this game cannot be rebuilt
    "internal": 500,
}


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = args

    @property
    def status(self) -> int:
        return CODES[self.code]

    def body(self) -> bytes:
        return json.dumps({"error": {"code": self.code, "args": self.arguments}}).encode()
