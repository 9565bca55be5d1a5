"""Games in several processes. One that fails, or dies, is told with its game."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple, Self

from antics.arena.contest import Contest, Played
from antics.bots import Foul, thinking


class Crash(Exception):
    """A game that could not be played to its end, through a fault of the program."""


class _Failure(NamedTuple):
    trace: str


class _Fouled(NamedTuple):
    told: str


class Workers:
    """So many processes that play games of a contest; none but this one if there is one job."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest
        self.jobs = jobs
        self._workers: dict[Connection, Any] = {}

    def __enter__(self) -> Self:
        if self.jobs > 1:
            thinking(self.contest.game)  # so that those who are forked have it already
            context: Any = multiprocessing.get_context("fork" if hasattr(os, "fork") else "spawn")
            for _ in range(self.jobs):
                mine, theirs = context.Pipe()
                process = context.Process(target=_work, args=(self.contest, theirs, mine), daemon=True)
                process.start()
                theirs.close()
                self._workers[mine] = process
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for line, process in self._workers.items():
            process.terminate()
            line.close()
        for process in self._workers.values():
            process.join()

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play these games; each as it ends."""
        return self._play_in_processes(iter(numbers)) if self._workers else self._play_here(numbers)

    def _play_here(self, numbers: Iterable[int]) -> Iterator[Played]:
        for number in numbers:
            try:
                played = self.contest.play(number)
            except Foul as foul:
                raise Foul(f"{self.contest.told(number)}: {foul}") from foul
            except Exception as error:
                raise Crash(f"{self.contest.told(number)} failed\n{traceback.format_exc()}") from error
            yield played

    def _play_in_processes(self, numbers: Iterator[int]) -> Iterator[Played]:
        busy: dict[Any, int] = {}

        def go_on(line: Connection) -> None:
            if (number := next(numbers, None)) is not None:
                busy[line] = number
                line.send(number)

        for worker in self._workers:
            go_on(worker)
        while busy:
            line: Any
            for line in wait(list(busy)):
                number = busy.pop(line)
                played = self._answer(line, number)
                go_on(line)  # before anybody looks at this one
                yield played

    def _answer(self, line: Any, number: int) -> Played:
        try:
            answer = line.recv()
        except (EOFError, OSError):
            process = self._workers[line]
            process.join()
            raise Crash(
                f"{self.contest.told(number)}: its process died ({_death(process.exitcode)})"
            ) from None
        return answered(self.contest, number, answer)


def answered(contest: Contest, number: int, answer: Played | _Failure | _Fouled) -> Played:
    """The game that somebody attempted. Raises `Foul` or `Crash` if it came to nothing."""
    if isinstance(answer, _Fouled):
        raise Foul(f"{contest.told(number)}: {answer.told}")
    if isinstance(answer, _Failure):
        raise Crash(f"{contest.told(number)} failed\n{answer.trace}")
    return answer


def _death(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def _work(contest: Contest, line: Connection, others_end: Connection) -> None:
    """Play what is asked for, until nobody asks any more."""
    others_end.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the work stops it
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            line.send(attempt(contest, line.recv()))


def attempt(contest: Contest, number: int) -> Played | _Failure | _Fouled:
    """Play a game, whatever comes of it."""
    try:
        return contest.play(number)
    except Foul as foul:
        return _Fouled(str(foul))
    except Exception:
        return _Failure(traceback.format_exc())
