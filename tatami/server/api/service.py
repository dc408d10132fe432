"""Is the server well, and what does it offer?"""

from __future__ import annotations

import importlib.metadata
from functools import cache

import msgspec
from sqlalchemy import text
from starlette.responses import Response

from tatami.server.answers import HealthAnswer
from tatami.server.routing import JSON, Call, Endpoint


@cache
def version() -> str:
    """The version of this installation."""
    try:
        return importlib.metadata.version("tatami")
    except importlib.metadata.PackageNotFoundError:
        return "0"


async def health(call: Call) -> Response:
    """Whether the server and its database answer."""
    try:
        await call.services.database.read(lambda db: db.execute(text("SELECT 1")).scalar())
    except Exception:
        return _json(HealthAnswer("degraded", "away", version()), 503)
    return _json(HealthAnswer("ok", "ok", version()), 200)


def _json(answer: HealthAnswer, status: int) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON, headers={"Cache-Control": "no-store"})


ENDPOINTS = [
    Endpoint("GET", "/health", health, "Is the server well?", HealthAnswer),
]
