"""The routes that do without the framework answer as those of the framework do, which describe them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from antics.server.limits import Guard, Rates
from tests.server.wire import Answer, Browser, run, service

GOOD = {"seat": 0, "decision_number": 0, "steps": [3], "key": "a-good-key"}
BODIES: list[Any] = [
    b"",
    b"{",
    b"[]",
    b'"move"',
    b"\xff\xfe",
    {},
    GOOD | {"seat": 9},
    GOOD | {"seat": "0"},
    GOOD | {"seat": 1},
    GOOD | {"seat": None},
    GOOD | {"steps": []},
    GOOD | {"steps": [99]},
    GOOD | {"steps": [1.5]},
    GOOD | {"steps": [3, 3]},
    GOOD | {"key": "short"},
    GOOD | {"key": "spaces are bad"},
    GOOD | {"decision_number": -1},
    GOOD | {"decision_number": 7},
    GOOD | {"more": 1},
    GOOD,
    GOOD,
    GOOD | {"steps": [4]},
]
PATHS = ["events?seat=9", "events?seat=x", "events?seat=4", "events?unknown=1&seat=3"]


def shown(answer: Answer) -> Any:
    return answer.status, sorted(answer.headers.items()), answer.body


async def asked(app: Any) -> list[Any]:
    """All answers to a list of requests, most of which are not quite right."""
    ann, eve = Browser(app), Browser(app)
    id = await ann.table("connect-four", "me", "me")
    open_table = await ann.table("connect-four", "me", "open")
    found = []
    for body in BODIES:
        for who, table in ((eve, id), (ann, "0" * 16), (ann, open_table), (ann, id)):
            found.append(shown(await who.ask("POST", f"/api/tables/{table}/moves", body)))
    undo = {"seat": 0, "decision_number": 1, "key": "another-key"}
    for body in (undo | {"steps": [3]}, undo | {"seat": 1}, undo, undo):
        found.append(shown(await ann.ask("POST", f"/api/tables/{id}/undo", body)))
    as_text = {"content-type": "text/plain"}
    found.append(
        shown(await ann.ask("POST", f"/api/tables/{id}/moves", GOOD | {"key": "third-key"}, as_text))
    )
    for path in PATHS:
        found.append(shown(await ann.ask("GET", f"/api/tables/{id}/{path}")))
    for method, path in (("GET", "moves"), ("POST", "events"), ("PUT", "moves"), ("POST", "moves/")):
        found.append(shown(await ann.ask(method, f"/api/tables/{id}/{path}", {})))
    found.append(shown(await ann.ask("POST", "/api/tables/UPPER/moves", GOOD)))
    return found


def test_lean_routes_answer_as_those_of_the_framework(tmp_path: Path) -> None:
    async def test() -> None:
        answers = []
        for lean in (True, False):
            folder = tmp_path / str(lean)
            folder.mkdir()
            async with service(folder) as app:
                if not lean:
                    parts = app.state.service
                    rates = Rates(parts.settings.limits)
                    app.front = Guard(app.framework, parts.settings, parts.metrics, rates)
                answers.append(await asked(app))
        assert len(answers[0]) == len(answers[1])
        for lean_answer, framework_answer in zip(*answers, strict=True):
            assert lean_answer == framework_answer
        assert {status for status, _, _ in answers[0]} >= {200, 401, 403, 404, 405, 409, 422}

    run(test())
