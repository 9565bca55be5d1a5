"""Delivering what lies in the outbox: by one process, when its time has come, if it is still so, and if
whoever it is for does not look at that table anyway."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from email.message import EmailMessage
from hashlib import sha256
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from antics.server.logs import log
from antics.server.notices import push, wire
from antics.server.notices.mail import Mailer
from antics.server.notices.wire import Mark, Undelivered
from antics.server.notices.words import Words, words
from antics.server.settings import Settings
from antics.server.storage import outbox, people, processes
from antics.server.storage.outbox import DROPPED, FAILED, WAITING, Letter
from antics.server.storage.store import Store, Taken
from antics.server.storage.trouble import TROUBLE, reason
from antics.table import clock

LOOK = 1.0  # seconds between two looks
AT_ONCE = 40  # letters
PAUSES = (60.0, 600.0, 3600.0, 6 * 3600.0)  # seconds until a letter is tried again; then its way is stopped
NIGHT = (22, 8)  # from this hour until that one, those who wish are not called
HELD_BACK = ("turn", "reminder", "late", "over")  # what may wait for a digest, or for the morning


class Postman:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        first: Callable[[], bool],
        watchers: Callable[[str], set[str]],
    ) -> None:
        self._store, self._settings = store, settings
        self._first, self._watchers = first, watchers  # is this the process that sends? who looks at a table?
        self.near = settings.near
        self.mailer = Mailer.of(settings.mail) if settings.mail else None
        self.vapid: push.Vapid | None = None
        self._secret = b""
        self._round = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.vapid = push.Vapid(await people.secret(self._store, "vapid"))
        self._secret = (await people.secret(self._store, "links")).encode()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What is just being sent is brought to its end."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if self._first():
                    round = asyncio.create_task(self.deliver())
                    try:
                        await asyncio.shield(round)
                    except asyncio.CancelledError:
                        await round
                        raise
            except TROUBLE as error:
                log("not-delivered", logging.WARNING, reason=reason(error))
            except Exception as error:
                log("not-delivered", logging.ERROR, error)
            await asyncio.sleep(LOOK)

    def token(self, channel: int, address: str) -> str:
        """What only a mail to this address tells: by it somebody confirms the address, or ends the mails."""
        told = hmac.new(self._secret, f"{channel} {address}".encode(), sha256).hexdigest()
        return f"{channel}-{told[:32]}"

    def is_token(self, token: str, channel: int, address: str) -> bool:
        return hmac.compare_digest(token, self.token(channel, address))

    async def deliver(self) -> int:
        """Deliver all whose time has come; how many were sent. One round at a time."""
        async with self._round:
            return await self._deliver()

    async def _deliver(self) -> int:
        now, sent = clock.now(), 0
        letters = await outbox.take(self._store, now, AT_ONCE)
        looking = await self._looking({it.table for it in letters if it.table})
        bundles: dict[int, list[Letter]] = {}
        for letter in letters:
            if not await self._is_out_of_date(letter, looking) and not await self._waits(letter, now):
                own = letter.channel if letter.daily is not None else -letter.id
                bundles.setdefault(own, []).append(letter)
        for bundle in bundles.values():
            sent += await self._send(bundle, now)
        return sent

    async def _looking(self, tables: set[str]) -> dict[str, set[str]]:
        """Who looks at tables, here or at another process."""
        found = await processes.watchers(self._store, list(tables)) if tables and self._store.shared else {}
        for id in tables:
            found[id] = found.get(id, set()) | self._watchers(id)
        return found

    async def _is_out_of_date(self, letter: Letter, looking: dict[str, set[str]]) -> bool:
        off = letter.state != people.ON and letter.kind != "confirm"
        here = letter.person in looking.get(letter.table, set())
        if off or here or not letter.current or (letter.table and letter.game is None):
            await outbox.settle(self._store, [letter.id], state=DROPPED, taken=None)
            return True
        return False

    async def _waits(self, letter: Letter, now: float) -> bool:
        """Is it put off, until all of a day is told, or until the morning?"""
        at = now
        if letter.kind in HELD_BACK:
            local = datetime.fromtimestamp(now, _zone(letter.zone))
            if letter.daily is not None:
                first = datetime.fromtimestamp(letter.at, _zone(letter.zone))
                moment = first.replace(
                    hour=letter.daily // 60, minute=letter.daily % 60, second=0, microsecond=0
                )
                at = (moment if moment >= first else moment + timedelta(days=1)).timestamp()
            elif letter.quiet and (local.hour >= NIGHT[0] or local.hour < NIGHT[1]):
                morning = local.replace(hour=NIGHT[1], minute=0, second=0, microsecond=0)
                at = (morning if morning > local else morning + timedelta(days=1)).timestamp()
        if at > now:
            await outbox.settle(self._store, [letter.id], at=at, taken=None)
        return at > now

    async def _send(self, bundle: list[Letter], now: float) -> int:
        """Send some letters as one message; how many messages were sent."""
        ids, one = [it.id for it in bundle], bundle[0]
        try:
            said = words(bundle, await self._names(bundle), self._settings)
            await self._post(one, said, lambda: outbox.mark_sent(self._store, ids))
        except Taken:
            return 0
        except Undelivered as error:
            await self._failed(bundle, error, now)
            return 0
        await outbox.settle(self._store, ids, state=outbox.SENT, taken=None)
        log("called", kind=one.channel_kind, about=one.kind, letters=len(ids))
        return 1

    async def _names(self, bundle: list[Letter]) -> dict[str, list[str]]:
        """Who else sits at the tables that letters are about."""
        found: dict[str, list[str]] = {}
        for letter in bundle:
            if letter.table:
                seats = await people.names_at(self._store, letter.table)
                found[letter.table] = [name for number, name in seats if number != letter.seat]
        return found

    async def _failed(self, bundle: list[Letter], error: Undelivered, now: float) -> None:
        """Try again after a while; after some whiles, this way of calling is stopped, and its owner told."""
        one, tries = bundle[0], bundle[0].tries + 1
        ids = [it.id for it in bundle]
        log("call-failed", logging.WARNING, kind=one.channel_kind, why=error.why, tries=tries)
        if not error.gone and tries <= len(PAUSES):
            at = now + PAUSES[tries - 1]
            await outbox.settle(self._store, ids, state=WAITING, at=at, tries=tries, taken=None)
            return
        await outbox.settle(self._store, ids, state=FAILED, tries=tries, taken=None)
        values = {"state": people.STOPPED, "trouble": error.why[:20], "since": now}
        await people.change_channel(self._store, one.channel, **values)
        for row in await people.channels(self._store, one.person):
            if row.id != one.channel and row.state == people.ON:
                await outbox.put_one(self._store, "stopped", row.id, one.id, now)

    async def _post(self, letter: Letter, said: Words, mark: Mark) -> None:
        match letter.channel_kind:
            case "push":
                await self._push(letter, said, mark)
            case "mail":
                await self._mail(letter, said, mark)
            case _:
                await self._hook(letter, said, mark)

    async def _push(self, letter: Letter, said: Words, mark: Mark) -> None:
        data = {
            "title": said.title,
            "body": said.text,
            "url": said.path,
            "tag": said.tag,
            "count": said.tables,
        }
        body = push.encrypted(json.dumps(data).encode(), letter.form["p256dh"], letter.form["auth"])
        assert self.vapid
        contact = self._settings.origins[0] if self._settings.origins else "mailto:admin@localhost"
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(push.LASTS),
            "urgency": "normal",
            "topic": sha256(said.tag.encode()).hexdigest()[:32],
            "authorization": self.vapid.header(letter.address, contact),
        }
        await wire.post(letter.address, headers, body, self.near, mark)

    async def _mail(self, letter: Letter, said: Words, mark: Mark) -> None:
        if self.mailer is None:
            raise Undelivered("no-mail")
        token = self.token(letter.channel, letter.address)
        message = EmailMessage()
        message["From"], message["To"] = f"Antics <{self.mailer.sender}>", letter.address
        message["Subject"] = said.title
        message["Message-ID"] = f"<antics-{letter.id}-{token[-12:]}@{self.mailer.sender.partition('@')[2]}>"
        message["Date"] = datetime.fromtimestamp(clock.now(), ZoneInfo("UTC"))
        site = said.site
        if letter.kind == "confirm":
            text = f"{said.text}\n\n{site}/calls#confirm={token}\n"
        else:
            text = f"{said.text}\n\n{site}{said.path}\n"
        message.set_content(f"{text}\n-- \n{said.ending}\n{site}/calls#end={token}\n")
        message["List-Unsubscribe"] = f"<{site}/api/calls/{token}/end>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        await self.mailer.send(message, mark)

    async def _hook(self, letter: Letter, said: Words, mark: Mark) -> None:
        line = f"{said.title}\n{said.text}\n{said.site}{said.path}"
        plain: dict[str, Any] = {
            "id": letter.id, "what": letter.kind, "title": said.title, "text": said.text,
            "url": f"{said.site}{said.path}", "count": said.tables,
        }  # fmt: skip
        forms = {"discord": {"content": line, "allowed_mentions": {"parse": []}}, "slack": {"text": line}}
        body = json.dumps(forms.get(letter.form["form"], plain)).encode()
        headers = {"content-type": "application/json", "user-agent": "Antics"}
        await wire.post(letter.address, headers, body, self.near, mark)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
