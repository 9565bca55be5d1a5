"""Posting something to an address that somebody named: over https, to public addresses only, to the very
address that was looked up, and nowhere else, whatever it answers."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from antics.table.refusal import Refusal

SECONDS = 10.0  # that all of it may take
LONGEST = 1000  # characters of an address

Mark = Callable[[], Awaitable[None]]


class Undelivered(Exception):
    """What went wrong, as a short word; `gone`: there is no such receiver any more."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.why, self.gone = why, gone


def check(url: str, near: bool) -> str:
    """The address, if it has the form of one that may be called. `near`: this machine may be called too."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refusal("no-address") from error
    schemes = ("https", "http") if near else ("https",)
    good = parts.scheme in schemes and parts.hostname and not (parts.username or parts.password)
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not (good and plain) or (port not in (None, 443) and not near):
        raise Refusal("no-address")
    try:
        literal = ip_address(parts.hostname or "")
    except ValueError:
        return url
    if not (near or literal.is_global):
        raise Refusal("no-address")
    return url


async def post(url: str, headers: dict[str, str], body: bytes, near: bool, mark: Mark) -> None:
    """Post it. `mark` is awaited before the last byte goes: from then on it counts as sent, unless an answer
    says otherwise; so a process that ends half-way neither repeats nor, but for a moment, loses anything."""
    parts = urlsplit(url)
    safe = parts.scheme == "https"
    port, host = parts.port or (443 if safe else 80), parts.hostname or ""
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolved(host, port, near)
            context = ssl.create_default_context() if safe else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=context, server_hostname=host if safe else None
            )
            try:
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                told = {"host": parts.netloc, "connection": "close", "content-length": str(len(body))}
                lines = [f"POST {path} HTTP/1.1", *(f"{k}: {v}" for k, v in (told | headers).items())]
                writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body[:-1])
                await writer.drain()
                await mark()
                writer.write(body[-1:])
                await writer.drain()
                answer = (await reader.readline()).split()
            finally:
                writer.close()
    except TimeoutError as error:
        raise Undelivered("timeout") from error
    except (OSError, ssl.SSLError, ValueError) as error:
        raise Undelivered("no-answer") from error
    status = int(answer[1]) if len(answer) > 1 and answer[1].isdigit() else 0
    if not 200 <= status < 300:
        raise Undelivered(str(status), gone=status in (404, 410))


async def _resolved(host: str, port: int, near: bool) -> str:
    """The address of a host, if all that it has are public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ip_address(it[4][0]) for it in found]
    if not near and not all(it.is_global and not it.is_multicast for it in addresses):
        raise Undelivered("not-public")
    return str(addresses[0])
