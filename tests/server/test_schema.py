"""The API keeps to what its OpenAPI description says, whatever is thrown at it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from antics.server.app import make_app
from antics.server.settings import Settings
from tests.server.wire import UNLIMITED

SETTINGS = Settings(database="sqlite:///unused.db")
CONFIG = schemathesis.Config.from_dict({"generation": {"mode": "all"}})
schema = schemathesis.openapi.from_dict(make_app(SETTINGS).openapi(), config=CONFIG)
STREAM = "/api/tables/{id}/events"  # has no end: tested by itself


class Running:
    """A server in a thread, with tables that generated requests may find."""

    def __init__(self, folder: Path) -> None:
        limits = UNLIMITED
        options = Settings(
            f"sqlite:///{folder}/antics.db", answering=False, limits=limits, log_requests=False, workers=1
        )
        config = uvicorn.Config(make_app(options), port=0, log_config=None)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> str:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    import httpx

    running = Running(tmp_path_factory.mktemp("schema"))
    address = running.start()
    with httpx.Client(base_url=address, headers={"origin": address}) as client:
        seats = [{"kind": "me"}] * 3
        made = client.post(
            "/api/tables", json={"game": "antler-island", "seats": seats, "name": "Ann"}
        ).json()
        opened = client.post(
            "/api/tables", json={"game": "connect-four", "seats": [{"kind": "open"}] * 2}
        ).json()
        cookie = f"antics={client.cookies['antics']}"
    ids = [made["table"]["id"], opened["table"]["id"], "0123456789abcdef"]
    yield {"address": address, "cookie": cookie, "ids": ids}
    running.stop()


@schema.exclude(path=STREAM).parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_was_announced(case: schemathesis.Case[Any], place: dict[str, Any]) -> None:
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) == 16:
        case.path_parameters["id"] = place["ids"][len(str(case.query)) % 3]
    headers = {"origin": place["address"], "cookie": place["cookie"]}
    checks: list[Any] = [
        not_a_server_error,
        schemathesis.checks.CHECKS.get_by_names(["status_code_conformance"])[0],
        schemathesis.checks.CHECKS.get_by_names(["content_type_conformance"])[0],
        schemathesis.checks.CHECKS.get_by_names(["response_schema_conformance"])[0],
    ]
    case.call_and_validate(base_url=place["address"], headers=headers, checks=checks, timeout=20)
