"""Those who receive what the service sends, on this machine: a mail server, and one for push and hooks."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes
from email.message import Message
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from antics.server.notices.push import CURVE, _point, encode


class Mailbox:
    """A mail server that takes everything."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self._controller = Controller(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content))
        return "250 OK"

    def __enter__(self) -> Mailbox:
        self._controller.port = _free_port()
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}?from=antics@example.org"
        return self

    def __exit__(self, *error: object) -> None:
        self._controller.stop()

    def texts(self) -> list[str]:
        return [str(mail.get_payload(decode=True), "utf-8") for mail in self.mails]  # type: ignore[arg-type]

    def subjects(self) -> list[str]:
        return [str(mail["Subject"]) for mail in self.mails]


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Receiver:
    """A push service and a chat server: it answers with a status, and remembers what it was sent."""

    def __init__(self) -> None:
        self.status = 201
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self._key, self._auth = ec.generate_private_key(CURVE), bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        """Of a browser."""
        return {"p256dh": encode(_point(self._key.public_key())), "auth": encode(self._auth)}

    async def received(self) -> None:
        """What to do before a post is answered."""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):  # its sender was killed: this one has not come
            await self._receive(reader, writer)

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append((head[0].split()[1], headers, body))
        await self.received()
        writer.write(f"HTTP/1.1 {self.status} X\r\nlocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    def pushed(self) -> list[Any]:
        """What the browser reads."""
        return [json.loads(self._read(body)) for path, _, body in self.posts if path.startswith("/push")]

    def hooked(self) -> list[Any]:
        return [json.loads(body) for path, _, body in self.posts if path.startswith("/hook")]

    def _read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        point, text = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        info = b"WebPush: info\0" + _point(self._key.public_key()) + point

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        start = derived(shared, self._auth, info, 32)
        key = derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(start, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02")


def token_in(text: str, what: str) -> str:
    found = re.search(rf"#{what}=(\d+-[0-9a-f]+)", text)
    assert found, text
    return found[1]
