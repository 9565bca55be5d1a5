"""Mail, by any SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import unquote, urlsplit

from antics.core.errors import AnticsError
from antics.server.notices.wire import Mark, Undelivered
from antics.table.refusal import Refusal

SECONDS = 20.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def check(address: str) -> str:
    """A mail address, or a refusal."""
    address = address.strip()
    if not ADDRESS.fullmatch(address) or ".." in address or ".@" in address or address.startswith("."):
        raise Refusal("no-address")
    return address


@dataclass(frozen=True)
class Mailer:
    """A server that takes mail, as `smtp://name:password@host:port?from=antics@example.org` names it; `smtps`
    is safe from the start, `smtp` as soon as the server offers it."""

    host: str
    port: int
    sender: str
    name: str = ""
    password: str = ""
    safe: bool = False

    @staticmethod
    def of(url: str) -> Mailer:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise AnticsError("the mail server's address cannot be read") from error
        sender = dict(it.partition("=")[::2] for it in parts.query.split("&")).get("from", "")
        sender = unquote(sender)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(sender):
            raise AnticsError("a mail server is smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://…")
        safe = parts.scheme == "smtps"
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        return Mailer(parts.hostname, port or (465 if safe else 587), sender, name, password, safe)

    async def send(self, message: EmailMessage, mark: Mark) -> None:
        """Send it; `mark` as in `wire.post`."""
        loop = asyncio.get_running_loop()

        def marked() -> None:
            asyncio.run_coroutine_threadsafe(_awaited(mark), loop).result()

        try:
            await asyncio.to_thread(self._send, message, marked)
        except smtplib.SMTPResponseException as error:
            raise Undelivered(str(error.smtp_code), gone=error.smtp_code in (550, 551, 553)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered("no-answer") from error

    def _connected(self, context: ssl.SSLContext) -> smtplib.SMTP:
        if self.safe:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=SECONDS)

    def _send(self, message: EmailMessage, mark: Callable[[], None]) -> None:
        context = ssl.create_default_context()
        with self._connected(context) as server:
            server.ehlo()
            if not self.safe and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            if self.name:
                server.login(self.name, self.password)
            _expect(server.mail(self.sender), 250)
            _expect(server.rcpt(message["to"]), 250)
            _expect(server.docmd("DATA"), 354)
            text = re.sub(rb"(?m)^\.", b"..", message.as_bytes(policy=SMTP))
            server.send(text if text.endswith(b"\r\n") else text + b"\r\n")
            mark()
            server.send(b".\r\n")
            _expect(server.getreply(), 250)


async def _awaited(mark: Mark) -> None:
    await mark()


def _expect(reply: tuple[int, bytes], code: int) -> None:
    if reply[0] != code:
        raise smtplib.SMTPResponseException(*reply)
