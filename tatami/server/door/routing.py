"""From a request to an endpoint and back: who asks, may they, is it well formed, how is it answered.

An :class:`Endpoint` says everything about itself; the OpenAPI file is made from the same list.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tatami.server.config import MAX_BODY
from tatami.server.door.limits import neighbourhood
from tatami.server.door.requests import Empty
from tatami.server.door.security import check_csrf, client_address, in_turn
from tatami.server.door.services import Services
from tatami.server.live.shares import Payer
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.table import Person
from tatami.server.stored.people import Login
from tatami.server.stored.trouble import refusal_for

log = logging.getLogger("tatami.http")
JSON = "application/json"
_NAME = re.compile(r"[A-Za-z0-9_]{1,64}")
MAX_PATH_NUMBER = 999_999_999
STOPPING = "The server is stopping: this may have been done or not. Look again soon."


class NumberConvertor(Convertor[int]):
    """``{ply:number}`` in a path: a number that anything could have. Others lead nowhere."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", NumberConvertor())


@dataclass
class Call:
    """One request on its way through an endpoint."""

    services: Services
    request: Request
    login: Login | None
    body: Any = None
    query: Any = None

    def leave_uncounted(self) -> None:
        """Keep this request, if it is answered well, out of the numbers for Prometheus."""
        self.request.state.uncounted = True

    @property
    def person(self) -> Person:
        """Who asks; ``unauthenticated`` when nobody does."""
        if self.login is None:
            raise Refusal(ErrorCode.UNAUTHENTICATED, "Choose a name or log in first.")
        return self.login.person

    @property
    def me(self) -> str | None:
        """The id of who asks, if anybody."""
        return self.login.person.id if self.login else None

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return client_address(self.request)

    @property
    def payer(self) -> Payer:
        """On whose account something is done for the one who asks."""
        return Payer(self.services.signer.pseudonym(neighbourhood(self.address)), self.person.id)

    def path(self, name: str) -> str:
        """A part of the path; ``not_found`` if it cannot be the name of anything."""
        part = str(self.request.path_params[name])
        if not _NAME.fullmatch(part):
            raise not_found(name)
        return part

    def number(self, name: str) -> int:
        """A number in the path."""
        return int(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = None
    """The type of the answer; None: no content, or a response the handler makes itself."""
    body: type[msgspec.Struct] | None = None
    query: type[msgspec.Struct] = Empty
    status: int = 200
    login: bool = False
    """Whether a session or token is needed."""
    token: bool = True
    """Whether a token will do: it plays for its owner, but it is not its owner."""
    rate: str = "read"
    media: str = JSON
    max_body: int = MAX_BODY
    errors: tuple[ErrorCode, ...] = field(default=())

    @property
    def safe(self) -> bool:
        """Whether it only reads."""
        return self.method == "GET"


def routes(services: Services, endpoints: list[Endpoint]) -> list[Route]:
    """Starlette's routes: one for each path, whatever its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _dispatcher(services, methods), methods=_ALL) for path, methods in by_path.items()]


_ALL = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def _dispatcher(services: Services, methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        endpoint = methods.get("GET" if request.method == "HEAD" else request.method)
        began = time.monotonic()
        try:
            if endpoint is None:
                await in_turn(services.limiter, request)
                raise Refusal(ErrorCode.METHOD_NOT_ALLOWED, f"Possible here: {', '.join(methods)}.")
            response = await _answer(services, endpoint, request)
        except Refusal as refusal:
            if refusal.code is ErrorCode.RATE_LIMITED:
                await asyncio.sleep(services.settings.refusal_pause)
            response = refuse(services, refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        except asyncio.CancelledError:  # the server stops, and cannot wait for what this waits for
            response = refuse(services, Refusal(ErrorCode.UNAVAILABLE, STOPPING))
        except Exception as error:
            services.health.notice(error)
            route = endpoint.path if endpoint else ""
            failed = refusal_for(error, log, "a request failed", method=request.method, route=route)
            response = refuse(services, failed)
        if response.status_code == 405:
            response.headers["Allow"] = ", ".join(methods)
        _measure(services, endpoint, request, response, time.monotonic() - began)
        return response

    return dispatch


async def _answer(services: Services, endpoint: Endpoint, request: Request) -> Response:
    await _known_to_be_ours(services, endpoint, request)
    login = await services.logins.find(request)
    if login is None and services.logins.somebody_is_named(request):
        await in_turn(services.limiter, request)  # it took a look at the database to find nobody
    call = Call(services, request, login)
    services.limiter.spend(endpoint.rate, call.me, call.address)
    if login is not None and login.token is not None and not endpoint.token:
        raise Refusal(ErrorCode.NEEDS_SESSION, "A token only plays: this takes a session of your own.")
    if endpoint.login:
        _ = call.person
    call.query = _decode_query(endpoint, request)
    call.body = await _decode_body(endpoint, request)
    result = await endpoint.handler(call)
    if isinstance(result, Response):
        return result
    if result is None:
        return Response(status_code=204)
    return Response(
        msgspec.json.encode(result), endpoint.status, media_type=JSON, headers={"Cache-Control": "no-store"}
    )


async def _known_to_be_ours(services: Services, endpoint: Endpoint, request: Request) -> None:
    """``bad_origin`` or ``csrf`` for what another site may have made a browser send."""
    if endpoint.safe:
        return
    try:
        check_csrf(request, services.settings)
    except Refusal:
        await in_turn(services.limiter, request)
        raise


def _decode_query(endpoint: Endpoint, request: Request) -> Any:
    given = dict(request.query_params)
    try:
        return msgspec.convert(given, endpoint.query, strict=False)
    except msgspec.MsgspecError as error:
        raise Refusal(ErrorCode.BAD_REQUEST, f"The query is not understood: {error}") from error


async def _decode_body(endpoint: Endpoint, request: Request) -> Any:
    raw = await _read_body(request, endpoint.max_body)
    if endpoint.body is None:
        return None
    if not raw and not _required(endpoint.body):
        return endpoint.body()
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != JSON:
        raise Refusal(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "Send JSON, as application/json.")
    if b"\\u0000" in raw:
        raise Refusal(ErrorCode.BAD_REQUEST, "The body may not contain the character NUL.")
    try:
        return msgspec.json.decode(raw, type=endpoint.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(ErrorCode.BAD_REQUEST, f"The body is not understood: {error}") from error


def _required(body: type[msgspec.Struct]) -> bool:
    return any(field.required for field in msgspec.structs.fields(body))


async def _read_body(request: Request, limit: int) -> bytes:
    too_large = Refusal(ErrorCode.TOO_LARGE, f"At most {limit // 1024} KiB, please.")
    if int(request.headers.get("content-length", 0)) > limit:
        raise too_large
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise too_large
        chunks.append(chunk)
    return b"".join(chunks)


def refuse(services: Services, refusal: Refusal) -> Response:
    """The answer to a refused request."""
    services.metrics.refusals.labels(refusal.code.value).inc()
    headers = {"Cache-Control": "no-store"}
    if refusal.code is ErrorCode.RATE_LIMITED:
        headers["Retry-After"] = str(refusal.details.get("retry_after", 1))
    if refusal.code is ErrorCode.UNAUTHENTICATED:
        headers["WWW-Authenticate"] = 'Bearer realm="tatami"'
    return Response(
        msgspec.json.encode({"error": refusal.to_data()}), refusal.code.status, media_type=JSON, headers=headers
    )


def _measure(services: Services, endpoint: Endpoint | None, request: Request, response: Response, spent: float) -> None:
    route = f"{endpoint.method} {endpoint.path}" if endpoint else "none"
    if response.status_code >= 400 or not getattr(request.state, "uncounted", False):
        services.metrics.requests.labels(route, str(response.status_code)).inc()
        services.metrics.request_time.labels(route).observe(spent)
    log.info("request", extra={"route": route, "status": response.status_code, "ms": round(spent * 1000, 1)})
