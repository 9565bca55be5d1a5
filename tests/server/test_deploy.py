"""The files under `deploy` do what they say: a game is played through nginx, under a path, by https."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from antics.cli import COMMANDS, main
from antics.cli.serve import PAGE
from antics.server.metrics import Metrics
from tests.server.test_command import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
WRAPPER = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""


def free_ports(n: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(n)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def site(folder: Path, ports: dict[str, int]) -> str:
    """The sample file, with the ports and the certificate of this test."""
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{ports['http']};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{ports['https']} ssl http2;"),
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{ports['antics']};"),
        ("/etc/letsencrypt/live/antics.example/fullchain.pem", f"{folder}/certificate"),
        ("/etc/letsencrypt/live/antics.example/privkey.pem", f"{folder}/key"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, int]]]:
    """Where nginx is, with Antics behind it."""
    if not NGINX or not shutil.which("openssl"):
        pytest.skip("nginx is not installed (Debian: apt-get install nginx)")
    folder = tmp_path_factory.mktemp("nginx")
    ports = dict(zip(("http", "https"), free_ports(2), strict=True))
    origin = f"https://127.0.0.1:{ports['https']}"
    arguments = ["--base", "/antics/", "--origin", origin, "--secure", "--proxy", "127.0.0.1"]
    with serve("--database", f"sqlite:///{folder}/a.db", "--quiet", *arguments) as server:
        assert server.stdout
        ports["antics"] = int(server.stdout.readline().rpartition(":")[2])
        key = ["-newkey", "rsa:2048", "-nodes", "-keyout", f"{folder}/key", "-out", f"{folder}/certificate"]
        subject = ["-subj", "/CN=antics.example", "-days", "2"]
        subprocess.run(["openssl", "req", "-x509", *key, *subject], check=True, capture_output=True)
        (folder / "site").write_text(site(folder, ports))
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "conf").write_text(WRAPPER.format(folder=folder, user=user))
        with subprocess.Popen([NGINX, "-c", f"{folder}/conf", "-e", f"{folder}/error.log"]) as nginx:
            until = time.monotonic() + 60
            while True:
                try:
                    socket.create_connection(("127.0.0.1", ports["https"])).close()
                    break
                except OSError:
                    assert nginx.poll() is None, (folder / "error.log").read_text()
                    assert time.monotonic() < until
                    time.sleep(0.05)
            try:
                yield origin, ports
            finally:
                nginx.terminate()
                server.kill()


def client(origin: str) -> httpx.Client:
    return httpx.Client(base_url=f"{origin}/antics", verify=False, headers={"origin": origin}, timeout=60)


@pytest.mark.slow
def test_a_game_is_played_through_nginx_under_a_path(address: tuple[str, dict[str, int]]) -> None:
    origin, _ = address
    with client(origin) as ann, client(origin) as bob:
        wish = {"game": "connect-four", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
        made = ann.post("/api/tables", json=wish)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert "Path=/antics/" in cookie
        assert "Secure" in cookie
        id = made.json()["table"]["id"]
        link = ann.get(f"/api/tables/{id}/links").json()[0]["link"]
        assert bob.post(f"/api/links/{link}", json={"name": "Bob"}).json()["yours"] == [1]
        assert ann.post(f"/api/tables/{id}/start").status_code == 200
        seen: list[Any] = []
        with bob.stream("GET", f"/api/tables/{id}/events?seat=1") as stream:
            lines = stream.iter_lines()

            def hear(n: int) -> None:
                """Until so many messages about the game have come through."""
                while len(seen) < n:
                    line = next(lines)
                    if line.startswith(("event: snapshot", "event: change")):
                        seen.append(json.loads(next(lines).removeprefix("data: ")))

            hear(1)
            for n, column in enumerate((3, 2, 3, 2, 3, 2, 3)):
                who, seat = (bob, 1) if n % 2 else (ann, 0)
                number = who.get(f"/api/tables/{id}/snapshot").json()["decision_number"]
                move = {"seat": seat, "decision_number": number, "steps": [column], "key": f"nginx-{n:04}"}
                assert who.post(f"/api/tables/{id}/moves", json=move).status_code == 200
                hear(n + 2)
        assert ann.get(f"/api/tables/{id}").json()["table"]["status"] == "over"
        assert ann.get(f"/api/tables/{id}/save").text.startswith("antics 1\n")


@pytest.mark.slow
def test_figures_stay_inside_and_a_forged_sender_is_not_believed(address: tuple[str, dict[str, int]]) -> None:
    origin, ports = address
    local = f"http://127.0.0.1:{ports['antics']}"
    with client(origin) as ann:
        assert ann.get("/metrics").status_code == 404
        assert ann.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
        assert ann.get("/healthz").status_code == 200
        assert (
            ann.post("/api/me", json={"name": "x"}, headers={"origin": "https://evil.test"}).status_code
            == 403
        )
        assert ann.post("/api/saves", content=b"x" * 600_000).status_code == 413
    assert httpx.get(f"{local}/metrics").status_code == 200
    assert httpx.get(f"{local}/metrics", headers={"x-forwarded-for": "127.0.0.1, 9.9.9.9"}).status_code == 404
    plain = httpx.get(f"http://127.0.0.1:{ports['http']}/antics/t/1")
    assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/antics/t/1")


@pytest.mark.slow
def test_the_page_lies_under_its_path(address: tuple[str, dict[str, int]]) -> None:
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page has not been built (make setup)")
    with client(address[0]) as ann:
        page = ann.get("/t/0123456789abcdef").text
        assert '<meta name="base" content="/antics" />' in page
        files = re.findall(r'(?:href|src)="([^"]+)"', page)
        assert len(files) > 2
        for file in files:
            assert file.startswith("/antics/")
            assert httpx.get(f"{address[0]}{file}", verify=False).status_code == 200
            assert "html" not in httpx.get(f"{address[0]}{file}", verify=False).headers["content-type"]


def test_the_board_shows_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    told = Metrics().text().decode()
    asked = {name for panel in board["panels"] for name in re.findall(r"antics_\w+", json.dumps(panel))}
    assert len(asked) >= 8
    for name in asked:
        assert f"# TYPE {name.removesuffix('_bucket').removesuffix('_total')}" in told, name


def test_the_samples_start_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    known = capsys.readouterr().out
    for name in ("antics.service", "antics-backup.service", "Containerfile", "nginx.conf"):
        text = (DEPLOY / name).read_text()
        lines = " ".join(re.findall(r"\bserve\b((?:[^\n]|\\\n)*)", text))
        options = re.findall(r"(?<=[\s\"])--[a-z]+", lines)
        assert not [it for it in options if it not in known], name
        assert all(it in COMMANDS for it in re.findall(r"bin/antics (\w+)", text)), name
