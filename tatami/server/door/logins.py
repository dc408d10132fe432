"""Who a request comes from: a signed session cookie or a bot's token.

Logins are remembered for a few seconds so that not every request asks the database; ending a session forgets it at
once, in other processes too.
"""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import HTTPConnection

from tatami.server.config import SESSION_DAYS
from tatami.server.live.directory import Directory
from tatami.server.stored import keys, people
from tatami.server.stored.database import Database
from tatami.server.stored.keys import Signer
from tatami.server.stored.people import Login
from tatami.server.stored.trouble import cause_of, code_of

log = logging.getLogger("tatami.http")
COOKIE = "tatami_session"
REMEMBER = 10.0
TOUCH_EVERY = 60.0
MOST = 20_000


class Logins:
    """Finds out who asks."""

    def __init__(self, database: Database, signer: Signer, directory: Directory) -> None:
        self._database = database
        self._signer = signer
        self._directory = directory
        self._known: dict[str, tuple[float, Login]] = {}
        self._touched: dict[str, float] = {}
        self._touching: set[asyncio.Task[None]] = set()

    async def find(self, connection: HTTPConnection) -> Login | None:
        """The login behind a request, or None."""
        kind, credentials = self._named(connection)
        return None if credentials is None else await self._find(kind, credentials)

    def somebody_is_named(self, connection: HTTPConnection) -> bool:
        """Whether a request names a session or a token of which only the database knows whether there is one."""
        return self._named(connection)[1] is not None

    def session_named(self, connection: HTTPConnection) -> str:
        """The session that a request names, if that is one we have signed: nobody can think of others. Else nothing."""
        kind, credentials = self._named(connection)
        return credentials[0] if kind == "session" and credentials is not None else ""

    def cookie_value(self, opened: people.Opened) -> str:
        """The cookie of a session just opened."""
        return self._signer.sign(opened.session, opened.secret)

    def forget(self, sessions: list[str]) -> None:
        """These sessions (or tokens) have ended."""
        for key in [
            key for key, (_, login) in self._known.items() if login.session in sessions or login.token in sessions
        ]:
            del self._known[key]

    def forget_person(self, person: str) -> None:
        """Somebody changed (their name, say)."""
        for key in [key for key, (_, login) in self._known.items() if login.person.id == person]:
            del self._known[key]

    def clear(self) -> None:
        """Remember nobody."""
        self._known.clear()

    def _named(self, connection: HTTPConnection) -> tuple[str, tuple[str, str] | None]:
        """Whether a request comes with a token or a session, and which: its id and secret, if it can be one of ours."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return "token", keys.read_token(header[7:].strip())
        cookie = connection.cookies.get(COOKIE)
        return "session", self._signer.read(cookie) if cookie else None

    async def _find(self, kind: str, credentials: tuple[str, str]) -> Login | None:
        key = f"{kind}.{credentials[0]}.{keys.secret_hash(credentials[1])}"
        known = self._known.get(key)
        if known and known[0] > time.monotonic():
            return known[1]
        look = people.find_token if kind == "token" else people.find_session
        login = await self._database.read(lambda db: look(db, *credentials))
        if login is not None:
            self._remember(key, login)
        return login

    def _remember(self, key: str, login: Login) -> None:
        clock = time.monotonic()
        if len(self._known) > MOST:
            self._known.clear()
            self._touched.clear()
        self._known[key] = (clock + REMEMBER, login)
        self._directory.put(login.person)
        if self._touched.get(key, 0.0) < clock - TOUCH_EVERY:
            self._touched[key] = clock
            self._touch(login)

    def _touch(self, login: Login) -> None:
        """Remember the visit soon. Nobody waits for that: while nothing can be written, people can still look."""
        task = asyncio.create_task(self._database.write(lambda db: people.touch(db, login)), name="touch")
        self._touching.add(task)
        task.add_done_callback(self._touched_now)

    def _touched_now(self, task: asyncio.Task[None]) -> None:
        self._touching.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            extra = {"cause": cause_of(error) or type(error).__name__, "code": code_of(error)}
            log.warning("a visit could not be written down", extra=extra)


COOKIE_AGE = SESSION_DAYS * 24 * 60 * 60
