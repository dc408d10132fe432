"""Guards at the door: our own names, same origin, no forged requests, strict headers, no flood."""

from __future__ import annotations

import asyncio
import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tatami.server.config import Settings
from tatami.server.door.limits import Limiter
from tatami.server.pure.refusals import ErrorCode, Refusal

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CSRF_HEADER = "x-tatami"


class KnownHosts:
    """Answers only under our own names.

    A foreign page can give its own name our address (DNS rebinding) and would then be of one origin with us. It cannot
    do that with an address written in numbers, nor with ``localhost``.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter, refused: Response) -> None:
        self._app = app
        self._limiter = limiter
        self._names = allowed_names(settings)
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._knows(scope):
            await self._app(scope, receive, send)
            return
        await in_turn(self._limiter, HTTPConnection(scope))
        if scope["type"] == "http":
            await self._refused(scope, receive, send)
        else:
            await WebSocketClose()(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if not hosts:
            return bool(scope["http_version"] == "1.0")  # no browser
        return len(hosts) == 1 and host_allowed(hosts[0], self._names)


def allowed_names(settings: Settings) -> frozenset[str]:
    """The names that the server goes by, beside ``localhost`` and addresses."""
    origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
    names = (settings.host, *origins, *settings.allowed_hosts)
    return frozenset(name.lower().rstrip(".") for name in names if name)


def host_allowed(host: str, names: frozenset[str]) -> bool:
    """Whether a ``Host`` header names us: by an address, as localhost, or by one of our names."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that speaks is ours; programs that send no Origin are not pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == connection.headers.get("host")


def is_bearer(connection: HTTPConnection) -> bool:
    """Whether a token speaks: no browser adds it by itself, so it cannot be forged by a page."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def check_csrf(connection: HTTPConnection, settings: Settings) -> None:
    """A page of somebody else cannot make a browser send our header, nor hide its origin."""
    if is_bearer(connection):
        return
    if not origin_allowed(connection, settings):
        raise Refusal(ErrorCode.BAD_ORIGIN, "This request comes from another site.")
    if not connection.headers.get(CSRF_HEADER):
        raise Refusal(ErrorCode.CSRF, "Send the header X-Tatami: 1.")


def client_address(connection: HTTPConnection) -> str:
    """The address a request comes from."""
    return connection.client.host if connection.client else "unknown"


async def in_turn(limiter: Limiter, connection: HTTPConnection) -> None:
    """Wait for the turn of an address, which comes at once unless it asks for a lot.

    This is for what is counted nowhere else: asked without a name and cheap to answer (a page, a path that leads
    nowhere, a request that is refused at once), it would still cost everybody a lot if it were asked without a pause.
    """
    wait = limiter.turn(client_address(connection))
    if wait > 0:
        await asyncio.sleep(wait)
