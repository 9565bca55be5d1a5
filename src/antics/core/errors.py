"""What can go wrong, told in one line."""

from antics.core.message import Message
from antics.core.speech import say


class AnticsError(ValueError):
    """Something that was asked for cannot be done; the message says what and why."""


class IllegalAction(AnticsError):
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def clause(self) -> str:
        return self.message.clause

    @property
    def reason(self) -> str:
        return say(self.message)

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"
