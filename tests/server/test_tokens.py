"""A token plays for its owner, and nothing else."""

from __future__ import annotations

import itertools
import re

import pytest

from tatami.server.door.app import ENDPOINTS
from tatami.server.door.routing import Endpoint
from tests.server.clients import Visitor
from tests.server.serving import Running

_numbers = itertools.count(1)
PASSWORD = "correct horse"

# Every endpoint stands in one of the two lists: whoever adds one has to say whether a token may use it.
MAY = {
    "GET /api/me",
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/content",
    "GET /api/games/{game}/text/{language}",
    "GET /api/lobby",
    "GET /api/my/tables",
    "GET /api/join/{code}",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/sit",
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/resign",
    "POST /api/tables/{table}/seats/{seat}",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/move",
    "POST /api/tables/{table}/undo",
    "POST /api/tables/{table}/restart",
    "POST /api/tables/{table}/confirm",
    "POST /api/tables/{table}/hint",
    "GET /api/tables/{table}/plan",
    "GET /api/tables/{table}/chat",
    "POST /api/tables/{table}/chat",
    "GET /api/tables/{table}/positions/{ply}",
    "GET /api/tables/{table}/record",
    "POST /api/records",
    "POST /api/tables/{table}/fork",
    "GET /health",
}
MAY_NOT = {
    "PATCH /api/me",
    "POST /api/guest",
    "POST /api/account",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/me/password",
    "GET /api/sessions",
    "DELETE /api/sessions",
    "DELETE /api/sessions/{session}",
    "GET /api/tokens",
    "POST /api/tokens",
    "DELETE /api/tokens/{token}",
}
BODIES: dict[str, object] = {
    "PATCH /api/me": {"name": "Somebody else"},
    "POST /api/guest": {"name": "Somebody else"},
    "POST /api/account": {"name": "Taken over", "password": PASSWORD},
    "POST /api/login": {"name": "Taken over", "password": PASSWORD},
    "POST /api/me/password": {"old": PASSWORD, "new": "battery staple"},
    "POST /api/tokens": {"name": "another"},
}


def owner(server: Running) -> tuple[Visitor, str]:
    """An account, and a token of it."""
    visitor = Visitor(server.url)
    visitor.ok("POST", "/api/account", {"name": f"Tokener {next(_numbers)}", "password": PASSWORD})
    return visitor, new_token(visitor)


def new_token(visitor: Visitor) -> str:
    return str(visitor.ok("POST", "/api/tokens", {"name": "my bot"})["token"])


def test_every_endpoint_says_whether_a_token_may_use_it() -> None:
    assert not MAY & MAY_NOT
    assert {_line(endpoint) for endpoint in ENDPOINTS} == MAY | MAY_NOT
    assert {_line(endpoint) for endpoint in ENDPOINTS if endpoint.token} == MAY


def _line(endpoint: Endpoint) -> str:
    """Method and path, without the kinds of its parts."""
    return re.sub(r":\w+", "", f"{endpoint.method} {endpoint.path}")


@pytest.mark.parametrize("endpoint", sorted(MAY_NOT))
def test_a_token_has_none_of_its_owners_other_powers(server: Running, endpoint: str) -> None:
    visitor, token = owner(server)
    before = [visitor.ok("GET", f"/api/{what}") for what in ("me", "sessions", "tokens")]
    bot = Visitor(server.url, token=token)
    method, path = endpoint.split()
    path = path.replace("{session}", before[0]["session"]).replace("{token}", before[2]["tokens"][0]["id"])
    bot.refused("needs_session", method, path, BODIES.get(endpoint))
    after = [visitor.ok("GET", f"/api/{what}") for what in ("me", "sessions", "tokens")]
    assert [_lasting(part) for part in after] == [_lasting(part) for part in before]


def test_a_guests_token_cannot_make_the_account_its_own(anna: Visitor, server: Running) -> None:
    bot = Visitor(server.url, token=new_token(anna))
    bot.refused("needs_session", "POST", "/api/account", {"name": "Stolen", "password": PASSWORD})
    assert anna.ok("GET", "/api/me")["person"]["kind"] == "guest"


def test_tokens_end_with_a_new_password(server: Running) -> None:
    visitor, token = owner(server)
    bot = Visitor(server.url, token=token)
    table = bot.create("me", "bot")["id"]
    with bot.socket() as talk:
        visitor.ok("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        assert talk.next("bye")["reason"] == "session_ended"
    bot.refused("unauthenticated", "GET", "/api/my/tables")
    assert visitor.ok("GET", "/api/tokens")["tokens"] == []
    assert visitor.state(table)["mine"] == [0]


def test_tokens_end_when_their_owner_ends_everything(anna: Visitor, server: Running) -> None:
    bot = Visitor(server.url, token=new_token(anna))
    bot.ok("GET", "/api/my/tables")
    anna.ok("DELETE", "/api/sessions")
    bot.refused("unauthenticated", "GET", "/api/my/tables")
    assert anna.ok("GET", "/api/me")["person"] is not None


def test_the_list_of_tokens_says_when_each_was_last_used(anna: Visitor, server: Running) -> None:
    token = new_token(anna)
    assert anna.ok("GET", "/api/tokens")["tokens"][0]["seen"] is None
    Visitor(server.url, token=token).ok("GET", "/api/me")
    for _ in range(200):  # written a moment after the answer
        if anna.ok("GET", "/api/tokens")["tokens"][0]["seen"] is not None:
            return
    raise AssertionError("a token was used, and its list does not say so")


def test_the_description_says_that_a_session_is_needed(stranger: Visitor) -> None:
    described = stranger.ok("GET", "/api/openapi.json")["paths"]
    for endpoint in MAY_NOT:
        method, path = endpoint.split()
        operation = described[path][method.lower()]
        assert "needs_session" in operation["responses"]["403"]["description"]
        assert {"token": []} not in operation.get("security", [])


def _lasting(answer: dict[str, object]) -> str:
    """What must not have changed: all but the times of the last visit."""
    return re.sub(r"'seen': (\d+|None)", "", str(answer))
