"""What is let in, what goes out with every answer, and what is never said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antics.server.limits import Bucket
from antics.server.settings import Limits
from antics.table.refusal import CODES
from tests.server.wire import HOST, UNLIMITED, Browser, run, service


def test_what_changes_something_must_come_from_our_own_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            for origin in ("", "null", "http://evil.test", f"http://{HOST}.evil.test", f"http://x@{HOST}"):
                refused = await ann.ask("POST", "/api/me", {"name": "Ann"}, {"origin": origin})
                assert (refused.status, refused.code) == (403, "origin"), origin
                assert "set-cookie" not in refused.headers
            assert (await ann.ask("POST", "/api/me", {"name": "Ann"})).status == 200
        async with service(tmp_path, origins=("https://antics.example",)) as app:
            ann = Browser(app)
            assert (await ann.ask("POST", "/api/me", {"name": "Ann"})).code == "origin"
            allowed = {"origin": "https://antics.example"}
            assert (await ann.ask("POST", "/api/me", {"name": "Ann"}, allowed)).status == 200

    run(test())


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, secure=True) as app:
            made = await Browser(app).ask("POST", "/api/me", {"name": "Ann"})
            cookie = made.headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"):
                assert part in cookie
            assert "max-age" in made.headers["strict-transport-security"]

    run(test())


def test_every_answer_has_the_headers_that_keep_a_page_safe(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            for path in ("/", "/api/games", "/api/nothing", "/healthz", "/openapi.json", "/api/tables/x"):
                answer = await ann.ask("GET", path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await ann.ask("GET", "/api/games")).headers["cache-control"] == "no-store"

    run(test())


def test_large_requests_are_refused_whatever_they_claim(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            long = json.dumps({"name": "x" * 50_000}).encode()
            refused = await ann.ask("POST", "/api/me", long)
            assert refused.code == "too-large"
            for claim in ("3", "-1", "many"):
                refused = await ann.ask("POST", "/api/me", long, {"content-length": claim})
                assert refused.code == "too-large", claim
            upload = await ann.ask("POST", "/api/saves", {"text": "x" * 50_000})
            assert upload.code == "unusable", "save files may be longer"

    run(test())


def test_rates_are_limited_by_session_and_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        slow = Limits(session_rate=0.01, session_burst=5, address_rate=0.01, address_burst=20, new_burst=2)
        async with service(tmp_path, limits=slow) as app:
            ann = Browser(app)
            await ann.post("/api/me", {"name": "Ann"})
            codes = [(await ann.ask("GET", "/api/me")).status for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            refused = await ann.ask("GET", "/api/me")
            assert refused.code == "too-many-requests"
            assert int(refused.headers["retry-after"]) > 1
            others = [(await Browser(app).ask("GET", "/api/me")).status for _ in range(15)]
            assert others[:11] == [200] * 11
            assert others[-1] == 429, "the address has had enough"
            makers = [
                (await Browser(app, "10.0.0.2").ask("POST", "/api/me", {"name": "x"})).status
                for _ in range(3)
            ]
            assert makers == [200, 200, 429]

    run(test())


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1)
    assert bucket.take(1000, 1) == 0
    assert bucket.take(0.001, 1) > 0
    bucket._at -= 2000
    assert bucket.take(0.001, 1) == 0


def test_the_number_of_tables_and_streams_is_limited(tmp_path: Path) -> None:
    async def test() -> None:
        from dataclasses import replace

        few = replace(UNLIMITED, tables=3, tables_each=2, streams_each=1)
        async with service(tmp_path, limits=few) as app:
            ann, bob = Browser(app), Browser(app)
            wish = {"game": "connect-four", "seats": [{"kind": "me"}] * 2}
            id = await ann.table("connect-four", "me", "me")
            await ann.table("connect-four", "me", "me")
            assert (await ann.ask("POST", "/api/tables", wish)).code == "too-many-tables"
            assert (await bob.ask("POST", "/api/tables", wish)).status == 201
            assert (await bob.ask("POST", "/api/tables", wish)).code == "too-many-tables"
            stream = await ann.listen(id, 0)
            assert (await ann.ask("GET", f"/api/tables/{id}/events?seat=1")).code == "too-many-streams"
            await stream.close()
            stream = await ann.listen(id, 1)
            await stream.close()

    run(test())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/tables/0123456789abcdef", None, "not-found"),
        ("GET", "/api/tables/../../etc/passwd", None, "not-found"),
        ("GET", "/api/tables/NOPE", None, "invalid"),
        ("GET", "/api/links/short", None, "invalid"),
        ("GET", f"/api/links/{'x' * 24}", None, "no-link"),
        ("DELETE", "/api/me", None, "method"),
        ("POST", "/api/me", b"{", "invalid"),
        ("POST", "/api/me", b"\xff\xfe", "invalid"),
        ("POST", "/api/me", {"name": "x" * 99}, "invalid"),
        ("POST", "/api/me", {"name": "a\x00b"}, "invalid"),
        ("POST", "/api/me", {"name": " "}, "invalid"),
        ("POST", "/api/me", {"name": "x", "more": 1}, "invalid"),
        ("POST", "/api/tables", {"game": "antigua", "seats": []}, "invalid"),
        ("POST", "/api/tables", {"game": "antigua", "seats": [{"kind": "bot", "level": "god"}]}, "invalid"),
        ("POST", "/api/saves", {"text": "nonsense"}, "unusable"),
    ],
)
def test_errors_are_short_json_with_a_code(
    tmp_path: Path, method: str, path: str, body: Any, code: str
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            answer = await Browser(app).ask(method, path, body)
            assert answer.code == code
            assert answer.status == CODES[code]
            assert len(answer.body) < 400
            assert set(answer.data) == {"error"}
            assert set(answer.data["error"]) == {"code", "args"}

    run(test())


def test_a_failure_inside_is_told_without_its_traces(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            app.state.service.sessions = None
            answer = await Browser(app).ask("GET", "/api/me")
            assert (answer.status, answer.data) == (500, {"error": {"code": "internal", "args": {}}})
            assert "content-security-policy" in answer.headers

    run(test())


def test_the_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>page")
    (web / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")

    async def test() -> None:
        async with service(tmp_path, web=web) as app:
            ann = Browser(app)
            for path in ("/", "/table/abc", "/../secret.txt", "/assets/../../secret.txt"):
                answer = await ann.ask("GET", path)
                assert (answer.status, answer.body) == (200, b"<p>page"), path
            script = await ann.ask("GET", "/assets/a.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            assert (await ann.ask("GET", "/api/nothing")).code == "not-found"

    run(test())


def test_health_and_figures_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            await ann.move(id, 0, 0, [3])
            assert await ann.get("/healthz") == {"done": True}
            assert (await ann.ask("GET", "/metrics")).code == "not-found", "only this machine is told"
            text = (await Browser(app, "127.0.0.1").ask("GET", "/metrics")).body.decode()
            for name in ("antics_moves_total", "antics_streams", "antics_request_seconds_bucket"):
                assert name in text

    run(test())
