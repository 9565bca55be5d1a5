"""How somebody is called when it is their turn, and when they are not to be."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Response

from antics.server.api import requests
from antics.server.api.answers import CallsOut, ChannelOut, Done, HolidayOut, described
from antics.server.api.dependencies import REFUSALS, Known, Somebody, TheService, welcome
from antics.server.notices import mail, push, wire
from antics.server.service import Service
from antics.server.storage import outbox, people
from antics.server.storage.people import OFF, ON, STOPPED, UNSURE
from antics.server.tables import seating
from antics.table import clock
from antics.table.refusal import Refusal

router = APIRouter(prefix="/api", responses=REFUSALS)
ChannelPath = Annotated[int, Path(ge=1, le=2**31 - 1)]
TokenPath = Annotated[str, Path(pattern=r"^[0-9]{1,10}-[0-9a-f]{32}$")]


@router.get("/me/calls", response_model=described(CallsOut))
async def calls(session: Somebody, service: TheService) -> Any:
    """How you are called."""
    row = await people.read(service.store, session.id) if session else None
    found = await people.channels(service.store, session.id) if session else []
    vapid = service.postman.vapid
    return {
        "channels": [_channel(it) for it in found],
        "push_key": vapid.public if vapid else "",
        "mail": service.postman.mailer is not None,
        "quiet": bool(row and row.quiet),
        "holiday": _times(await people.holiday(service.store, session.id)) if session else None,
    }


def _channel(row: Any) -> ChannelOut:
    """Only mail addresses are shown: the others are as good as keys."""
    address = row.address if row.kind == "mail" else urlsplit(row.address).hostname or ""
    return {
        "id": row.id,
        "kind": row.kind,
        "address": address,
        "form": row.form.get("form"),
        "state": row.state,
        "trouble": row.trouble,
        "since": int(row.since),
        "daily": row.daily,
    }


def _times(holiday: people.Holiday) -> list[int] | None:
    return [int(time) for time in holiday] if holiday else None


@router.post("/me/calls", response_model=described(CallsOut))
async def settle_calls(
    body: requests.Calls, session: Somebody, service: TheService, response: Response
) -> Any:
    """In which language you are called, by which time of day, and whether at night."""
    session = await welcome(service, session, None, response)
    values = {"language": body.language, "zone": body.zone, "quiet": body.quiet}
    given = {name: value for name, value in values.items() if value is not None}
    if given:
        await service.sessions.change(session.id, **given)
    return await calls(session, service)


@router.post("/me/calls/push", response_model=described(CallsOut))
async def call_by_push(
    body: requests.PushCall, session: Somebody, service: TheService, response: Response
) -> Any:
    """A browser that may be called."""
    wire.check(body.endpoint, service.settings.near)
    push.check_keys(body.p256dh, body.auth)
    session = await welcome(service, session, None, response)
    form = {"p256dh": body.p256dh, "auth": body.auth, "device": session.device}
    await people.keep_channel(service.store, session.id, "push", body.endpoint, form, ON)
    return await calls(session, service)


@router.post("/me/calls/mail", response_model=described(CallsOut))
async def call_by_mail(
    body: requests.MailCall, session: Somebody, service: TheService, response: Response
) -> Any:
    """An address, which gets a mail with a link that confirms it."""
    if service.postman.mailer is None:
        raise Refusal("no-mail")
    address = mail.check(body.address)
    session = await welcome(service, session, None, response)
    id = await people.keep_channel(service.store, session.id, "mail", address, {}, UNSURE)
    row = await people.channel(service.store, id)
    if row.state == UNSURE:
        await _ask(service, id)
    return await calls(session, service)


async def _ask(service: Service, channel: int) -> None:
    """Once an hour at most."""
    now = clock.now()
    await outbox.put_one(service.store, "confirm", channel, int(now // 3600), now)


@router.post("/me/calls/hook", response_model=described(CallsOut))
async def call_by_hook(
    body: requests.HookCall, session: Somebody, service: TheService, response: Response
) -> Any:
    """An address of a chat server, to which each call is posted."""
    wire.check(body.address, service.settings.near)
    session = await welcome(service, session, None, response)
    await people.keep_channel(service.store, session.id, "hook", body.address, {"form": body.form}, ON)
    return await calls(session, service)


async def _own(service: Service, session_id: str, id: int) -> Any:
    row = await people.channel(service.store, id)
    if row is None or row.person != session_id:
        raise Refusal("not-found")
    return row


@router.post("/me/calls/{id}", response_model=described(CallsOut))
async def change_call(id: ChannelPath, body: requests.ChangeCall, session: Known, service: TheService) -> Any:
    """Switch a way of being called on or off; at once, or all of a day together."""
    row = await _own(service, session.id, id)
    state = row.state
    if body.on is not None and row.state != UNSURE:
        state = ON if body.on else OFF
    values = {"state": state, "daily": body.daily, "since": clock.now() if state != row.state else row.since}
    if state == ON:
        values["trouble"] = None
    await people.change_channel(service.store, id, **values)
    return await calls(session, service)


@router.post("/me/calls/{id}/forget", response_model=described(CallsOut))
async def forget_call(id: ChannelPath, session: Known, service: TheService) -> Any:
    """Forget a way of being called, with its address."""
    await _own(service, session.id, id)
    await people.forget_channel(service.store, id)
    return await calls(session, service)


@router.post("/me/ring", response_model=described(Done))
async def ring(session: Known, service: TheService) -> Any:
    """Call me once now, in all ways; once a minute at most."""
    now = clock.now()
    for row in await people.channels(service.store, session.id):
        if row.state == ON:
            await outbox.put_one(service.store, "ring", row.id, int(now // 60), now)
    return {"done": True}


@router.post("/calls/{token}/confirm", response_model=described(Done))
async def confirm(token: TokenPath, service: TheService) -> Any:
    """It is my address."""
    row = await _by_token(service, token)
    if row.state == UNSURE:
        await people.change_channel(service.store, row.id, state=ON, since=clock.now())
    return {"done": True}


@router.post("/calls/{token}/end", response_model=described(Done))
async def end(token: TokenPath, service: TheService) -> Any:
    """No more mails to this address."""
    row = await _by_token(service, token)
    if row.state != STOPPED:
        await people.change_channel(service.store, row.id, state=OFF, since=clock.now())
    return {"done": True}


async def _by_token(service: Service, token: str) -> Any:
    row = await people.channel(service.store, int(token.partition("-")[0]) % 2**31)
    if row is None or not service.postman.is_token(token, row.id, row.address):
        raise Refusal("no-link")
    return row


@router.post("/me/holiday", response_model=described(HolidayOut))
async def take_holiday(body: requests.Holiday, session: Known, service: TheService) -> Any:
    """From a time until another, no time of mine runs at tables over days. Nothing: I am back."""
    wish = [body.start, body.until] if body.start and body.until else None
    return {"holiday": _times(await seating.take_holiday(service, session, wish))}
