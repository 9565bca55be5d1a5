"""For whoever runs the service."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antics.server.api.answers import Done, Error
from antics.server.api.dependencies import TheService
from antics.server.metrics import FORMAT
from antics.table.refusal import Refusal

PROXIED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
router = APIRouter()


@router.get("/healthz", response_model=Done, responses={503: {"model": Error}})
async def health(service: TheService) -> Any:
    """Can something be kept? (Tried once a second at most.)"""
    await service.health.check()
    return {"done": True}


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        404: {"model": Error},
    },
)
async def metrics(service: TheService, request: Request) -> Response:
    """Figures, told to this machine only: how many moves there were may be a secret at some table."""
    near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not near or any(name in request.headers for name in PROXIED):  # a proxy is near whoever asks it
        raise Refusal("not-found")
    service.metrics.tables_in_memory.set(len(service.registry.tables))
    service.metrics.streams.set(service.streams.count)
    return Response(service.metrics.text(), media_type=FORMAT)
