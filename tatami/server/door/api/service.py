"""Is the server well, and what does it offer?"""

from __future__ import annotations

import importlib.metadata
from functools import cache
from typing import Literal

import msgspec
from starlette.responses import Response

from tatami.server.door.answers import HealthAnswer
from tatami.server.door.routing import JSON, Call, Endpoint
from tatami.server.stored.trouble import Cause


@cache
def version() -> str:
    """The version of this installation."""
    try:
        return importlib.metadata.version("tatami")
    except importlib.metadata.PackageNotFoundError:
        return "0"


async def health(call: Call) -> Response:
    """Whether the server does its work: its database answers and takes what is written."""
    trouble, pool = await call.services.health.trouble(), call.services.pool
    well = trouble is Cause.NONE
    bots: Literal["ok", "failing"] = "failing" if pool.failing else "ok"
    answer = HealthAnswer("ok" if well else "degraded", trouble, bots, pool.engine, version())
    return _json(answer, 200 if well else 503)


def _json(answer: HealthAnswer, status: int) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON, headers={"Cache-Control": "no-store"})


ENDPOINTS = [
    Endpoint("GET", "/health", health, "Is the server well?", HealthAnswer),
]
