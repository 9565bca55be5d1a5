"""What can go wrong, told in one line."""


class AnticsError(ValueError):
    """Something that was asked for cannot be done; the message says what and why."""


class IllegalAction(AnticsError):
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, reason: str, clause: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.reason = reason
        self.clause = clause
