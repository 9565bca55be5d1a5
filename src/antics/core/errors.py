"""What can go wrong, told in one line."""

from antics.core.message import Message
from antics.core.speech import say


class AnticsError(ValueError):
    """Something that was asked for cannot be done; the message says what and why, in one line.

    >>> import antics
    >>> antics.game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: unknown game 'chess' (there are: animal-kingdoms, antigua, ...)
    """


class IllegalAction(AnticsError):
    """An action that the rules do not allow now. Nothing has changed.

    >>> import antics
    >>> match = antics.new("connect-four")
    >>> try:
    ...     match.play(1, "drop d")
    ... except antics.IllegalAction as error:
    ...     print(error.clause, error.reason)
    C4-1 Blue has nothing to decide now.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def clause(self) -> str:
        """The clause by which it is not allowed."""
        return self.message.clause

    @property
    def reason(self) -> str:
        """Why it is not allowed, in a sentence."""
        return say(self.message)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"
