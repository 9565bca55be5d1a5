"""Games on a cluster of machines, by Ray: the same games as here, wherever they are played.

What decides a game is its number, so only numbers go out and results come back. What a process or a machine
had in hand when it was lost is done again somewhere else. Where `RAY_ADDRESS` is set, that cluster is joined;
else one is started on this machine, for as long as it is needed.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

from antics.arena.contest import Contest, Played
from antics.arena.workers import Crash, answered, attempt
from antics.core.errors import AnticsError
from antics.core.extras import needed
from antics.lab.rollouts import Batch, Simulation, batches

RAY = "ray"
AT_ONCE = 2  # tasks for each processor, so that none is idle
RETRIES = 5  # of a task whose process is lost: what is lost so often is no accident
FAULTS = (signal.SIGSEGV, signal.SIGBUS, signal.SIGILL, signal.SIGFPE)
SIGACTION = 512  # bytes, more than any system's `struct sigaction` has
Item = TypeVar("Item")
Result = TypeVar("Result")


@contextmanager
def joined(jobs: int) -> Iterator[Any]:
    """Ray at work, joined or started; whoever came first ends it."""
    ray = needed("ray", "ray", extra="ray")
    if ray.is_initialized():
        yield ray
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # as processes of our own, not behind all others
    own: dict[str, Any] = {"address": "local", "num_cpus": jobs, "include_dashboard": False}
    address = {} if os.environ.get("RAY_ADDRESS") else own
    try:
        with _faults_as_before():
            ray.init(**address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise AnticsError(f"ray cannot be reached: {' '.join(str(error).split()):.200}") from None
    try:
        yield ray
    finally:
        with _faults_as_before():
            ray.shutdown()


@contextmanager
def _faults_as_before() -> Iterator[None]:
    """Ray takes a process's faults for its own, and ends it. What goes wrong in a game's program is such a
    fault, and must stay an error of that call: so whoever saw to faults before does so again."""
    if sys.platform == "win32":  # there they are no signals
        yield
        return
    system = ctypes.CDLL(None)
    kept = {fault: ctypes.create_string_buffer(SIGACTION) for fault in FAULTS}
    for fault, action in kept.items():
        system.sigaction(fault, None, action)
    try:
        yield
    finally:
        for fault, action in kept.items():
            system.sigaction(fault, action, None)


def scattered(
    ray: Any, work: Callable[[Any, Item], Result], given: Any, items: Iterable[Item]
) -> Iterator[tuple[Item, Result]]:
    """The results of work on each item, as they come. Raises `Crash` if its process is lost every time."""
    shared, rest = ray.put(given), iter(items)
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
    under_way: dict[Any, Item] = {}

    def go_on() -> None:
        for item in rest:
            under_way[task.remote(shared, item)] = item
            return

    for _ in range(AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))):
        go_on()
    while under_way:
        (done, *_), _ = ray.wait(list(under_way))
        item = under_way.pop(done)
        try:
            result = ray.get(done)
        except ray.exceptions.RayTaskError:
            raise
        except ray.exceptions.RayError as error:
            raise Crash(f"{item}: its process was lost {RETRIES + 1} times: {type(error).__name__}") from None
        go_on()
        yield item, result


class Cluster:
    """Games of a contest on a cluster; in place of `antics.arena.workers.Workers`."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest, self.jobs = contest, jobs
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self._ray = self._stack.enter_context(joined(self.jobs))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play these games; each as it ends."""
        for number, answer in scattered(self._ray, attempt, self.contest, numbers):
            yield answered(self.contest, number, answer)


def _batch(work: tuple[Simulation, bool], games: range) -> Batch:
    simulation, keep = work
    return simulation.play(games, keep=keep)


@contextmanager
def random_games(
    simulation: Simulation, jobs: int, *, keep: bool
) -> Iterator[Callable[[int], Iterator[Batch]]]:
    """Batches of random games on a cluster; in place of `Simulation.workers`."""
    with joined(jobs) as ray:
        work = (simulation, keep)
        yield lambda games: (batch for _, batch in scattered(ray, _batch, work, batches(games)))
