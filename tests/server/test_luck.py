"""Luck that nobody can guess or forge."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import antics
from antics.cli import main
from antics.core.chance import commitment, key_of
from antics.table.table import Table
from tests.server.wire import Browser, run, service


def test_a_commitment_is_not_the_key() -> None:
    seed = "ab" * 32
    key = b"".join(word.to_bytes(4, "little") for word in key_of(seed)).hex()
    assert key == sha256(seed.encode()).hexdigest()
    assert commitment(seed) == sha256(f"antics commitment {seed}".encode()).hexdigest() != key


def finished(folder: Path) -> tuple[str, str, bytes]:
    """A finished game: its save file, the commitment told at its start, and what was received then."""
    found: list[tuple[str, str, bytes]] = []

    async def test() -> None:
        async with service(folder) as app:
            ann, luck = Browser(app), Random(1)
            id = await ann.table("connect-four", "me", "me")
            shown = await ann.ask("GET", f"/api/tables/{id}")
            promised = shown.data["table"]["commitment"]
            received = shown.body
            table: Table = app.state.service.registry.tables[id]
            assert table.match is not None
            assert len(bytes.fromhex(table.match.seed)) == 32
            stream = await ann.listen(id, 0)
            while not table.match.over:
                assert (await ann.ask("GET", f"/api/tables/{id}/save")).code == "not-over"
                assert table.match.seed.encode() not in received + stream.received
                await ann.play_on(id, luck, [0, 1])
            shown = await ann.ask("GET", f"/api/tables/{id}")
            assert shown.data["table"]["secret"] == table.match.seed
            saved = await ann.ask("GET", f"/api/tables/{id}/save")
            assert saved.headers["content-type"].startswith("text/plain")
            found.append((saved.body.decode(), promised, received))
            await stream.close()

    run(test())
    return found[0]


def test_the_secret_is_told_after_the_end_and_belongs_to_what_was_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, promised, _ = finished(tmp_path)
    assert f"\ncommitment {promised}\n" in text
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert promised in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", promised]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert "not the one" in capsys.readouterr().err
    assert antics.load(file).save() == text


def test_a_forged_game_is_not_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, _, _ = finished(tmp_path)
    lines = text.splitlines()
    seed = next(line for line in lines if line.startswith("seed "))
    moves = lines.index("moves")
    forged = {
        "another secret": text.replace(seed, "seed " + "0" * 64),
        "another move": text.replace(lines[moves + 1], "1" + lines[moves + 1][1:], 1),
        "a missing end": "\n".join([*lines[:-2], "end", ""]),
        "no commitment": "\n".join(line for line in [*lines, ""] if not line.startswith("commitment")),
    }
    for what, damaged in forged.items():
        file = tmp_path / "forged.txt"
        file.write_text(damaged)
        assert main(["verify", str(file)]) == 2, what
        assert "antics: " in capsys.readouterr().err


def test_games_have_secrets_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, real_luck=True) as app:
            ann = Browser(app)
            ids = [await ann.table("connect-four", "me", "me") for _ in range(20)]
            registry = app.state.service.registry
            found = {registry.tables[id].record.secret for id in ids}
            assert len(found) == 20
            assert {len(bytes.fromhex(secret)) for secret in found} == {32}
            assert len(set(ids)) == 20

    run(test())


def test_whoever_brought_a_game_takes_it_along_again_unless_somebody_else_played(tmp_path: Path) -> None:
    match = antics.new("connect-four", seed=1)
    match.play(0, "drop d")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]

    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = (await ann.post("/api/saves", {"text": match.save(), "seats": seats}))["table"]["id"]
            save = f"/api/tables/{id}/save"
            begun = antics.load((await ann.ask("GET", save)).body.decode())
            assert begun.seed == match.seed
            assert begun.log[0] == match.log[0]
            assert (await bob.ask("GET", save)).code == "not-over"
            await ann.post(f"/api/tables/{id}/seats/1", {"kind": "open"})
            link = (await ann.ask("GET", f"/api/tables/{id}/links")).data[0]["link"]
            await bob.post(f"/api/links/{link}", {"name": "Bob"})
            assert (await ann.ask("GET", save)).status == 200
            await ann.post(f"/api/tables/{id}/seats/1/asking", {"yes": True})
            assert (await ann.ask("GET", save)).code == "not-over"
            await bob.post(f"/api/tables/{id}/seats/1/leave")
            assert (await ann.ask("GET", save)).code == "not-over"

    run(test())
