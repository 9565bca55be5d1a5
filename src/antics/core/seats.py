"""The seats at a table, the same in every game: a name, a shape and a colour each."""

NAMES = ("orange", "blue", "pink", "yellow", "green")
MARKS = ("▲", "●", "◆", "■", "★")
INKS = ("#e8701a", "#2e93d1", "#d788b4", "#efae20", "#1bb287")
_BADGES = ("white on #b34700", "white on #0063a0", "black on #d788b4", "black on #efae20", "black on #1bb287")


def badge(seat: int, text: str | None = None) -> str:
    """A seat's shape and name (or another text) on its colour, in rich's markup."""
    return f"[bold {_BADGES[seat]}] {MARKS[seat]} {NAMES[seat] if text is None else text} [/]"
