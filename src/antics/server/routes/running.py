"""For whoever runs the service."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from antics.server import schema
from antics.server.errors import Refusal
from antics.server.logs import METRICS
from antics.server.models import tables as table_rows
from antics.server.routes.door import S

router = APIRouter()


@router.get("/healthz", response_model=schema.Done, responses={503: {"model": schema.Error}})
async def health(s: S) -> Any:
    """Does the database answer?"""
    async with s.hall.store.reading() as connection:
        await connection.execute(select(table_rows.c.id).limit(1))
    return {"done": True}


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        404: {"model": schema.Error},
    },
)
async def metrics(s: S, request: Request) -> Response:
    """Figures, told to this machine only: how many moves there were may be a secret at some table."""
    if not request.client or request.client.host not in ("127.0.0.1", "::1"):
        raise Refusal("not-found")
    METRICS.gauge("antics_tables_in_memory", len(s.hall.tables))
    METRICS.gauge("antics_streams", s.hall.streams)
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")
