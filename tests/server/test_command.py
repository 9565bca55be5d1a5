"""`antics serve` and `antics bench server` as commands."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest

from antics.bench import tables
from antics.cli import main


def serve(*args: str) -> subprocess.Popen[str]:
    """A server that hears signals, even if whoever runs the tests ignores them, as background jobs do."""

    def hear_signals() -> None:
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, signal.SIG_DFL)

    command = [sys.executable, "-m", "antics", "serve", "--port", "0", *args]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_signals)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_logs_in_json_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    with serve("--database", f"sqlite:///{tmp_path}/a.db") as server:
        assert server.stdout
        address = server.stdout.readline().rpartition(" ")[2].strip()
        with urllib.request.urlopen(f"{address}/healthz") as answer:
            assert json.load(answer) == {"done": True}
            assert "server" not in {name.lower() for name in answer.headers}
        for origin, status in ((address, 200), (address.replace("127.0.0.1", "evil.test"), 403)):
            host = origin.removeprefix("http://")
            headers = {"origin": origin, "host": host}
            assert (
                httpx.post(f"{address}/api/me", json={"name": "Ann"}, headers=headers).status_code == status
            )
        server.send_signal(how)
        _, errors = server.communicate(timeout=60)
        assert server.returncode in (0, -how, 128 + how)
    lines = [json.loads(line) for line in errors.splitlines() if line]
    first = next(line for line in lines if line["what"] == "request")
    assert (first["route"], first["status"]) == ("/healthz", 200)


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/a.db"]) == 2
    assert "in use" in capfd.readouterr().err
    assert main(["serve", "--port", "0", "--database", "mysql://x"]) == 2
    assert main(["serve", "--port", "99999"]) == 2
    assert main(["serve", "--web", str(tmp_path)]) == 2
    capfd.readouterr()
    with serve("--database", "sqlite:////no/such/folder/a.db") as server:
        _, errors = server.communicate(timeout=30)
        assert server.returncode == 2
        assert errors.splitlines()[-1].startswith("antics: the database cannot be used")
        assert "Traceback" not in errors


def test_the_api_is_told_completely(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--openapi"]) == 0
    api = json.loads(capsys.readouterr().out)
    assert "/api/tables/{id}/moves" in api["paths"]
    models = api["components"]["schemas"]
    for name in (
        "SnapshotMessage",
        "ChangeMessage",
        "TableChange",
        "TableOut",
        "ReactionMessage",
        "Decision",
        "Error",
    ):
        assert name in models
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            good = next(answer for code, answer in operation["responses"].items() if code.startswith("2"))
            assert good["content"], (path, method)
            assert operation["operationId"].isidentifier()


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="memory is read from /proc")
def test_the_service_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--tables", "3", "--rate", "20", "--seconds", "1", "--baseline"]
    assert main(["bench", "server", *arguments, "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert (measured["processes"], measured["cpu_ratio"] > 0) == (1, True)
    for figures in (measured, measured["baseline"]):
        assert figures["accepted"] > 0
        assert figures["arrivals"] > 0
        assert figures["flat_out_moves_per_s"] > 0
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]
    assert main(["bench", "server", "--game", "antigua"]) == 2


def test_the_list_of_tables_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tables", "--tables", "300", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("tables") == 300
    assert {name.removesuffix("_ms") for name in figures} == set(tables.MIXES)
    assert all(figures.values())
