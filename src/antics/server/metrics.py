"""Figures for whoever watches the server, as Prometheus reads them: of a process, or of all on a machine."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)

from antics.server.parent import FIGURES

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
FORMAT = CONTENT_TYPE_LATEST
disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody asks when something was first counted


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables_made = self._count("antics_tables_made", "tables made")
        self.tables_swept = self._count("antics_tables_swept", "tables deleted because their time had come")
        self.moves = self._count("antics_moves", "moves, and moves taken back, that were committed")
        self.moves_refused = self._count("antics_moves_refused", "moves that the rules did not allow")
        self.bot_failures = self._count("antics_bot_failures", "thoughts of bots that came to nothing")
        self.requests = Counter("antics_requests", "requests", ["status"], registry=self.registry)
        self.tables_in_memory = self._level("antics_tables_in_memory", "tables in memory")
        self.streams = self._level("antics_streams", "open streams")
        self.commit_seconds = self._times("antics_commit_seconds", "until a move was committed")
        self.bot_seconds = self._times("antics_bot_seconds", "for a thought of a bot")
        self.request_seconds = self._times("antics_request_seconds", "for a request, streams apart")

        self._answered: dict[int, Counter] = {}

    def answered(self, status: int) -> Counter:
        """The requests that were answered like this."""
        found = self._answered.get(status)
        if found is None:
            found = self._answered[status] = self.requests.labels(status)
        return found

    def _count(self, name: str, about: str) -> Counter:
        return Counter(name, about, registry=self.registry)

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(name, f"seconds {about}", buckets=BOUNDS, registry=self.registry)

    def _level(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """All figures: of this process, or of all that serve together on this machine."""
        registry = self.registry
        if FIGURES in os.environ:
            registry = CollectorRegistry()
            multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
