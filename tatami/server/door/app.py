"""The application: every route, the guards at the door, and the life of the services behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tatami.server.door.api import games, people, play, review, service, tables
from tatami.server.door.openapi import openapi
from tatami.server.door.packing import COMPRESS_FROM, Packing
from tatami.server.door.rounds import InRounds
from tatami.server.door.routing import JSON, Endpoint, refuse, routes
from tatami.server.door.security import KnownHosts, in_turn
from tatami.server.door.services import Services
from tatami.server.door.socket import serve_socket
from tatami.server.door.static import Static
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found

ENDPOINTS: list[Endpoint] = [
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *play.ENDPOINTS,
    *review.ENDPOINTS,
    *service.ENDPOINTS,
]

# Compressing answers can betray a secret that stands beside text of an attacker's choice (BREACH), if the attacker can
# make the victim ask again and again and watch how long the answers are. Here no answer of that size holds a lasting
# secret (sessions live in HttpOnly cookies, a token is shown once in a short answer, forged requests are told by a
# header and not by a token in the page), and no other site can make a browser ask with our cookie (SameSite, CORP).
# Sockets, which carry a game's hands as it is played, are not compressed.
COMPRESS_LEVEL = 5
UNKNOWN_HOST = Refusal(ErrorCode.BAD_HOST, "The server is not known by this name (--allowed-host adds one).")


def build_app(services: Services) -> Starlette:
    """The application around its services."""
    description = msgspec.json.encode(openapi(ENDPOINTS, service.version()))
    packing, static = Packing(), Static(services.settings.static)

    async def describe(request: Request) -> Response:
        await in_turn(services.limiter, request)
        packed = packing.answer(request, "openapi", service.version(), JSON, lambda: description)
        return packed or Response(description, media_type=JSON)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(services, websocket)

    async def nowhere(websocket: WebSocket) -> None:
        await in_turn(services.limiter, websocket)
        await websocket.close()

    async def unknown(request: Request) -> Response:
        await in_turn(services.limiter, request)
        return refuse(services, not_found("endpoint"))

    async def file(request: Request) -> Response:
        await in_turn(services.limiter, request)
        if request.method not in ("GET", "HEAD"):
            return refuse(services, Refusal(ErrorCode.METHOD_NOT_ALLOWED, "Possible here: GET."))
        return await static.answer(request)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    everything = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
    return Starlette(
        routes=[
            *routes(services, ENDPOINTS),
            Route("/api/openapi.json", describe),
            WebSocketRoute("/api/ws", socket),
            WebSocketRoute("/{path:path}", nowhere),
            Route("/metrics", unknown, methods=everything),  # on a port of their own
            Route("/api", unknown, methods=everything),
            Route("/api/{rest:path}", unknown, methods=everything),
            Route("/{path:path}", file, methods=everything),
        ],
        middleware=[
            Middleware(InRounds, services.rounds, services.logins.session_named),
            Middleware(KnownHosts, services.settings, services.limiter, refuse(services, UNKNOWN_HOST)),
            Middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=COMPRESS_LEVEL),
        ],
        lifespan=lifespan,
    )
