"""Guards at the door: same origin, no forged requests, strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tatami.server.config import Settings
from tatami.server.errors import ErrorCode, Refusal

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


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


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
