"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from tatami.server.door.answers import (
    MeAnswer,
    NewTokenAnswer,
    PersonAnswer,
    SessionData,
    SessionsAnswer,
    TokenData,
    TokensAnswer,
)
from tatami.server.door.limits import neighbourhood
from tatami.server.door.logins import COOKIE, COOKIE_AGE
from tatami.server.door.requests import AccountBody, GuestBody, PasswordBody, TokenBody
from tatami.server.door.routing import JSON, Call, Endpoint
from tatami.server.pure.names import clean_name, name_key
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import Person
from tatami.server.stored import keys, people
from tatami.server.stored.people import Opened


async def me(call: Call) -> MeAnswer:
    """Who am I?"""
    if call.login is None:
        return MeAnswer(None, None)
    return MeAnswer(call.login.person, call.login.session)


async def become_guest(call: Call) -> Response:
    """Play at once under a chosen name."""
    agent = _agent(call)
    opened = await call.services.database.write(lambda db: people.create_guest(db, call.body.name, agent))
    return _opened(call, opened, 201)


async def rename(call: Call) -> PersonAnswer:
    """Change my name."""
    services, person = call.services, call.person

    def work(db: Connection) -> Person:
        renamed = people.rename(db, person, call.body.name)
        services.relay.publish(db, "person", person.id)
        return renamed

    renamed = await services.database.write(work)
    services.directory.put(renamed)
    services.logins.forget_person(person.id)
    return PersonAnswer(renamed)


async def create_account(call: Call) -> Response:
    """Make an account; a guest keeps the games."""
    clean_name(call.body.name)
    keys.check_password_form(call.body.password)
    stored = await call.services.passwords.do(call.address, keys.hash_password, call.body.password)
    guest = call.login.person if call.login else None
    agent = _agent(call)
    opened = await call.services.database.write(
        lambda db: people.create_account(db, call.body.name, stored, guest, agent)
    )
    call.services.logins.forget_person(opened.person.id)
    await _end_old_session(call)
    return _opened(call, opened, 201)


async def log_in(call: Call) -> Response:
    """Open a session of an account; a guest's seats in this browser go to it."""
    services, body = call.services, call.body
    services.limiter.spend("login", f"{name_key(body.name)} from {neighbourhood(call.address)}", call.address)
    person, stored = await services.database.read(lambda db: people.password_of(db, body.name))
    matches = await services.passwords.do(call.address, keys.password_matches, stored, body.password)
    if not matches or person is None:
        raise Refusal(ErrorCode.WRONG_CREDENTIALS, "Name or password is wrong.")
    account, guest, agent = person, call.login.person if call.login else None, _agent(call)

    def work(db: Connection) -> tuple[Opened, list[str], list[str]]:
        moved = people.adopt(db, guest.id, account.id) if guest and guest.kind == "guest" else []
        for table in moved:
            services.relay.publish(db, "reload", table)
        opened, ended = people.open_session(db, account, agent)
        services.relay.publish(db, "ended", "", ended)
        return opened, ended, moved

    opened, ended, moved = await services.database.write(work)
    _forget(call, ended)
    for table in moved:
        await services.rooms.reload(table)
    await _end_old_session(call)
    return _opened(call, opened, 200)


async def log_out(call: Call) -> Response:
    """End this session."""
    await _end_old_session(call)
    response = Response(status_code=204)
    response.delete_cookie(
        COOKIE, path="/", httponly=True, samesite="lax", secure=call.services.settings.secure_cookies
    )
    return response


async def change_password(call: Call) -> None:
    """A new password; all other sessions and all tokens end."""
    services, person, body = call.services, call.person, call.body
    keys.check_password_form(body.new)
    stored = await services.database.read(lambda db: people.password_of_id(db, person.id))
    if not await services.passwords.do(call.address, keys.password_matches, stored, body.old):
        raise Refusal(ErrorCode.WRONG_CREDENTIALS, "The old password is wrong.")
    new = await services.passwords.do(call.address, keys.hash_password, body.new)
    keep = call.login.session if call.login else None
    await _end(call, lambda db: people.set_password(db, person.id, new, keep))


async def sessions(call: Call) -> SessionsAnswer:
    """My sessions."""
    rows = await call.services.database.read(lambda db: people.list_sessions(db, call.person.id))
    current = call.login.session if call.login else None
    return SessionsAnswer([SessionData(row.id, row.created, row.seen, row.agent, row.id == current) for row in rows])


async def end_session(call: Call) -> None:
    """End one of my sessions."""
    session = call.path("session")
    await _end(call, lambda db: people.end_session(db, call.person.id, session))


async def end_sessions(call: Call) -> None:
    """End everything but this session: my other sessions and all my tokens."""
    keep = call.login.session if call.login else None
    await _end(call, lambda db: people.end_everything(db, call.person.id, keep))


async def tokens(call: Call) -> TokensAnswer:
    """My bots' tokens (without their secrets)."""
    rows = await call.services.database.read(lambda db: people.list_tokens(db, call.person.id))
    return TokensAnswer([TokenData(row.id, row.name, row.created, row.seen) for row in rows])


async def create_token(call: Call) -> NewTokenAnswer:
    """A token for an outside bot. It is shown this once."""
    name = clean_name(call.body.name)
    token, text = await call.services.database.write(lambda db: people.create_token(db, call.person.id, name))
    return NewTokenAnswer(token, name, text)


async def end_token(call: Call) -> None:
    """Revoke a token."""
    token = call.path("token")
    await _end(call, lambda db: people.end_token(db, call.person.id, token))


def _agent(call: Call) -> str:
    said = call.request.headers.get("user-agent", "")
    return "".join(c for c in said if c.isprintable())[:120]


def _opened(call: Call, opened: Opened, status: int) -> Response:
    call.services.directory.put(opened.person)
    response = Response(msgspec.json.encode(MeAnswer(opened.person, opened.session)), status, media_type=JSON)
    response.headers["Cache-Control"] = "no-store"
    response.set_cookie(
        COOKIE,
        call.services.logins.cookie_value(opened),
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=call.services.settings.secure_cookies or call.request.url.scheme == "https",
    )
    return response


async def _end_old_session(call: Call) -> None:
    """The session this request came with is over; another one may have begun."""
    login = call.login
    if login is None or login.session is None:
        return
    session, person = login.session, login.person.id
    await _end(call, lambda db: people.end_session(db, person, session))


async def _end(call: Call, work: Callable[[Connection], list[str]]) -> None:
    """End sessions and tokens: here, and in the other processes, which hear of it if and only if it is stored."""
    services = call.services

    def end(db: Connection) -> list[str]:
        ended = work(db)
        services.relay.publish(db, "ended", "", ended)
        return ended

    _forget(call, await services.database.write(end))


def _forget(call: Call, ended: list[str]) -> None:
    """These sessions and tokens have ended."""
    call.services.logins.forget(ended)
    call.services.hub.end_sessions(ended)


_ENTER = (ErrorCode.BAD_NAME, ErrorCode.NAME_TAKEN)
ENDPOINTS = [
    Endpoint("GET", "/api/me", me, "Who am I?", MeAnswer),
    Endpoint(
        "PATCH",
        "/api/me",
        rename,
        "Change my name",
        PersonAnswer,
        GuestBody,
        login=True,
        rate="write",
        errors=_ENTER,
        token=False,
    ),
    Endpoint(
        "POST",
        "/api/guest",
        become_guest,
        "Play as a guest",
        MeAnswer,
        GuestBody,
        status=201,
        rate="enter",
        errors=_ENTER,
        token=False,
    ),
    Endpoint(
        "POST",
        "/api/account",
        create_account,
        "Make an account",
        MeAnswer,
        AccountBody,
        status=201,
        rate="enter",
        errors=(*_ENTER, ErrorCode.BAD_PASSWORD, ErrorCode.FORBIDDEN),
        token=False,
    ),
    Endpoint(
        "POST",
        "/api/login",
        log_in,
        "Log in",
        MeAnswer,
        AccountBody,
        rate="enter",
        errors=(ErrorCode.WRONG_CREDENTIALS,),
        token=False,
    ),
    Endpoint("POST", "/api/logout", log_out, "Log out", login=True, rate="write", status=204, token=False),
    Endpoint(
        "POST",
        "/api/me/password",
        change_password,
        "Change my password",
        None,
        PasswordBody,
        login=True,
        rate="enter",
        status=204,
        errors=(ErrorCode.WRONG_CREDENTIALS, ErrorCode.BAD_PASSWORD),
        token=False,
    ),
    Endpoint("GET", "/api/sessions", sessions, "My sessions", SessionsAnswer, login=True, token=False),
    Endpoint(
        "DELETE",
        "/api/sessions",
        end_sessions,
        "End my other sessions and all my tokens",
        login=True,
        rate="write",
        status=204,
        token=False,
    ),
    Endpoint(
        "DELETE",
        "/api/sessions/{session}",
        end_session,
        "End one of my sessions",
        login=True,
        rate="write",
        status=204,
        token=False,
    ),
    Endpoint("GET", "/api/tokens", tokens, "My tokens", TokensAnswer, login=True, token=False),
    Endpoint(
        "POST",
        "/api/tokens",
        create_token,
        "Make a token for an outside bot",
        NewTokenAnswer,
        TokenBody,
        login=True,
        rate="create",
        status=201,
        errors=(ErrorCode.BAD_NAME, ErrorCode.TOO_MANY),
        token=False,
    ),
    Endpoint(
        "DELETE", "/api/tokens/{token}", end_token, "Revoke a token", login=True, rate="write", status=204, token=False
    ),
]
