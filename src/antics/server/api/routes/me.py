"""Who somebody is: name and colour, the key by which they are found again, their devices, all their data."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import StreamingResponse

from antics.server.api import requests
from antics.server.api.answers import DeviceOut, Done, KeyMade, KeyOwner, MeOut, described
from antics.server.api.dependencies import REFUSALS, Known, Somebody, TheService, id_of, set_cookie, welcome
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import figures, mine, people
from antics.server.tables import belongings
from antics.server.tables.belongings import MANY
from antics.table.refusal import Refusal

router = APIRouter(prefix="/api", responses=REFUSALS)
DevicePath = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


@router.get("/me", response_model=described(MeOut))
async def who_am_i(session: Somebody, service: TheService) -> Any:
    made = await mine.key_made(service.store, session.id) if session else None
    known = await people.read(service.store, session.id) if session else None
    return {
        "name": session.name if session else None,
        "colour": session.colour if session else None,
        "prefs": known.prefs if known else {},
        "key": int(made) if made else None,
    }


@router.post("/me", response_model=described(MeOut))
async def call_me(body: requests.Me, session: Somebody, service: TheService, response: Response) -> Any:
    """Take a name, and a colour to play with; without a session, this makes one."""
    session = await welcome(service, session, body.name, response)
    if "colour" in body.model_fields_set:
        session.colour = body.colour
        await service.sessions.change(session.id, colour=body.colour)
    return await who_am_i(session, service)


@router.post("/me/prefs", response_model=described(Done))
async def keep_prefs(body: requests.Prefs, session: Known, service: TheService) -> Any:
    """What I have set on the page, for my other devices."""
    await service.sessions.change(session.id, prefs=body.prefs)
    return {"done": True}


# ---- the key ---------------------------------------------------------------------------------------------


@router.post("/me/key", response_model=described(KeyMade))
async def make_key(session: Somebody, service: TheService, response: Response) -> Any:
    """A key of my own, told this once; one that I had before is good for nothing any more."""
    session = await welcome(service, session, None, response)
    return {"key": await belongings.new_key(service, session)}


@router.post("/me/key/look", response_model=described(KeyOwner))
async def look_at_key(body: requests.TryKey, session: Somebody, service: TheService) -> Any:
    """Whose key it is, and what would become theirs if I entered it here."""
    person = await belongings.owner(service, body.key)
    known = await people.read(service.store, person)
    return {
        "name": known.name if known else "",
        "yours": id_of(session) == person,
        "games": await _count(service, person),
        "here": await _count(service, session.id) if session and session.id != person else 0,
    }


async def _count(service: Service, person: str) -> int:
    """Games of somebody, running and finished."""
    _, over = await figures.page(service.store, person, figures.Sought(), 0, 1)
    return over + len(await figures.running(service.store, person, MANY))


@router.post("/me/key/enter", response_model=described(MeOut))
async def enter_key(body: requests.TryKey, session: Somebody, service: TheService, response: Response) -> Any:
    """Be the owner of a key on this device. Whatever was played here before becomes theirs; refused if they
    would then know two hands of a running game."""
    person = await belongings.owner(service, body.key)
    if session is None:
        set_cookie(service, response, await service.sessions.open(person))
    else:
        await belongings.join(service, session, person)
    found = await people.read(service.store, person)
    return await who_am_i(Session(person, found.name, 0.0, "", found.colour), service)


# ---- devices ---------------------------------------------------------------------------------------------


@router.get("/me/devices", response_model=list[described(DeviceOut)])  # type: ignore[misc]
async def devices(session: Somebody, service: TheService) -> Any:
    """Where I am known: here, then where I was last."""
    found = await mine.devices(service.store, session.id) if session else []
    found.sort(key=lambda row: session is None or row.id != session.device)
    return [
        {
            "id": row.id,
            "browser": row.browser or "",
            "made": int(row.made) if row.made else None,
            "seen": int(row.seen),
            "here": session is not None and row.id == session.device,
        }
        for row in found
    ]


@router.post("/me/devices/{id}/end", response_model=described(Done))
async def end_device(id: DevicePath, session: Known, service: TheService, response: Response) -> Any:
    """Nobody is me on that device any more."""
    await belongings.end_device(service, session, id)
    if id == session.device:
        set_cookie(service, response, "")
    return {"done": True}


# ---- all data --------------------------------------------------------------------------------------------


@router.get(
    "/me/data",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def data(session: Known, service: TheService) -> Response:
    """All that is kept of me, in one file."""
    headers = {"content-disposition": 'attachment; filename="antics-my-data.json"'}
    return StreamingResponse(_data(service, session.id), media_type="application/json", headers=headers)


async def _data(service: Service, person: str) -> AsyncIterator[str]:
    """Game by game: there may be thousands."""
    known = await mine.known(service.store, person)
    yield json.dumps({"antics data": 1} | known)[:-1] + ', "games": ['
    comma = ""
    async for game in mine.games_of(service.store, person):
        yield comma + json.dumps(game)
        comma = ","
    yield "]}"


@router.post("/me/forget", response_model=described(Done))
async def forget_me(body: requests.Sure, session: Known, service: TheService, response: Response) -> Any:
    """Forget me: running games go on with bots; finished ones that others played in stay theirs, with a seat
    that is nobody's; all else is deleted."""
    if not body.sure:
        raise Refusal("invalid", where="body.sure", problem="not sure")
    await service.finish(belongings.forget(service, session))
    set_cookie(service, response, "")
    return {"done": True}
