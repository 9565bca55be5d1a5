"""The menu of a decision: few choices are listed whole, many are put together step by step."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from antics.cli.common import player_luck
from antics.core.choice import Action, Choice
from antics.core.errors import AnticsError, IllegalAction
from antics.core.match import Match

if TYPE_CHECKING:
    from rich.console import Console

MOST_LISTED = 24  # whole choices; when there are more, they are chosen step by step
EXAMPLES = 3


class Menu:
    """What a seat may answer, and how far its answer has come."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        start = match.choice(seat)
        wholes = list(islice(start.wholes(), MOST_LISTED + 1))
        self.stepwise = len(wholes) > MOST_LISTED
        self._wholes = [] if self.stepwise else wholes
        self._way = [_settled(start) if self.stepwise else start]  # the paths taken so far, for going back

    @property
    def path(self) -> Choice:
        return self._way[-1]

    @property
    def fresh(self) -> bool:
        """Has nothing been chosen yet?"""
        return len(self._way) == 1

    def take(self, line: str) -> Action | None:
        """The action that a number or a text means; None if it needs more steps."""
        words = line.split()
        if all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
            return self._numbered([int(word) for word in words])
        try:
            return self._match.parse(self._seat, line)
        except IllegalAction as error:
            return self._continued(line, error)

    def _numbered(self, numbers: list[int]) -> Action | None:
        path = self.path
        for number in numbers:
            entries = self._entries(path)
            if path.done or not 1 <= number <= len(entries):
                raise AnticsError(f"there is no {number}: choose from 1 to {len(entries)}")
            path = entries[number - 1][1]
        return self._on(path)

    def _continued(self, line: str, error: IllegalAction) -> Action | None:
        """A text that says more of the choice begun, or only a part of it."""
        if not self.stepwise:
            raise error
        if self.path.text:
            try:
                return self._match.parse(self._seat, f"{self.path.text} {line}")
            except IllegalAction as later:
                error = later
        path = self.path.reach(line.split()) or self._match.choice(self._seat).reach(line.split())
        if path is None:
            raise error
        return self._on(path)

    def _on(self, path: Choice) -> Action | None:
        path = _settled(path)
        if path.done:
            return path.action
        self._way.append(path)
        return None

    def back(self) -> None:
        """Take the last step of the choice back."""
        if self.fresh:
            raise AnticsError("this is the first step of the choice (`undo` takes whole choices back)")
        self._way.pop()

    def _entries(self, path: Choice) -> list[tuple[str, Choice]]:
        if self.stepwise:
            return [(path.word(step) or "(done)", path.then(step)) for step in path.next_steps()]
        return [(whole.text or "(nothing)", whole) for whole in self._wholes]

    def show(self, console: Console) -> None:
        from rich.columns import Columns
        from rich.padding import Padding
        from rich.text import Text

        if self.path.text:
            console.print(Text.assemble(("  so far: ", "dim"), self.path.text))
        entries = self._entries(self.path)
        items = [
            Text.assemble((f"{i:>3} ", "cyan"), word, no_wrap=True) for i, (word, _) in enumerate(entries, 1)
        ]
        console.print(Padding(Columns(items, column_first=True, padding=(0, 3)), (0, 0, 0, 1)))
        if self.stepwise and self.fresh:
            self._show_examples(console)

    def _show_examples(self, console: Console) -> None:
        """How to write a choice whole, where it has several steps."""
        some = [self.path.at_random(player_luck("examples", i, self._seat)) for i in range(EXAMPLES)]
        if any(len(whole.steps) > 1 for whole in some):
            console.print(
                "\n  Choose step by step (`1`, or `1 3 2`), or write it whole, such as:", style="dim"
            )
            for text in dict.fromkeys(whole.text for whole in some if whole.text):
                console.print(f"    {text}", style="dim cyan", markup=False)


def _settled(path: Choice) -> Choice:
    """Past the steps that leave no choice."""
    while not path.done and len(steps := path.next_steps()) == 1:
        path = path.then(steps[0])
    return path
