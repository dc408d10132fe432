"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import itertools

import pytest

from tatami.server.pure.names import clean_name, name_key
from tatami.server.pure.refusals import Refusal
from tests.server.clients import Visitor
from tests.server.serving import Running

_numbers = itertools.count(1)


def fresh(name: str) -> str:
    return f"{name} {next(_numbers)}"


def test_nobody_is_logged_in_at_first(stranger: Visitor) -> None:
    assert stranger.ok("GET", "/api/me") == {"person": None, "session": None}
    stranger.refused("unauthenticated", "GET", "/api/my/tables")


def test_a_guest_plays_at_once_under_a_chosen_name(stranger: Visitor) -> None:
    answer = stranger.ok("POST", "/api/guest", {"name": "  Jiří   Novák "})
    assert answer["person"]["name"] == "Jiří Novák"
    assert answer["person"]["kind"] == "guest"
    assert stranger.ok("GET", "/api/me")["person"] == answer["person"]


def test_two_guests_of_one_name_are_told_apart_by_their_tags(server: Running) -> None:
    one, two = (Visitor.guest(server.url, "Twin").ok("GET", "/api/me")["person"] for _ in range(2))
    assert one["name"] == two["name"]
    assert one["tag"] != two["tag"]


@pytest.mark.parametrize(
    "name", ["", " ", "x", "a" * 25, "two\nlines\tmore\u202e", "<b>bold</b>", "-dash", "\u200bAnna"]
)
def test_a_bad_name_is_refused(stranger: Visitor, name: str) -> None:
    response = stranger.ask("POST", "/api/guest", {"name": name})
    assert response.status_code in (400, 422)
    assert stranger.ok("GET", "/api/me")["person"] is None


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(stranger: Visitor) -> None:
    cookie = stranger.ask("POST", "/api/guest", {"name": "Cookie"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_forged_cookie_is_nobody(anna: Visitor, server: Running) -> None:
    cookie = anna.http.cookies["tatami_session"]
    session, secret, signature = cookie.split(".")
    for forged in (f"{session}.{secret}.{'0' * 64}", f"{session}.{'0' * 64}.{signature}", "x", "..", "é.é.é"):
        forger = Visitor(server.url)
        assert (
            forger.http.get("/api/me", headers={b"Cookie": f"tatami_session={forged}".encode()}).json()["person"]
            is None
        )


def test_an_account_keeps_a_guests_games_across_devices(anna: Visitor, server: Running) -> None:
    table = anna.create("me", "open")["id"]
    name = fresh("Keeper")
    person = anna.ok("POST", "/api/account", {"name": name, "password": "correct horse"})["person"]
    assert person["kind"] == "account"
    phone = Visitor(server.url)
    phone.refused("wrong_credentials", "POST", "/api/login", {"name": name, "password": "wrong horse"})
    phone.refused("wrong_credentials", "POST", "/api/login", {"name": "Nobody at all", "password": "wrong horse"})
    phone.ok("POST", "/api/login", {"name": name.upper(), "password": "correct horse"})
    assert [t["id"] for t in phone.ok("GET", "/api/my/tables")["tables"]] == [table]


def test_a_guest_who_logs_in_brings_the_seats_along(server: Running) -> None:
    name = fresh("Owner")
    Visitor(server.url).ok("POST", "/api/account", {"name": name, "password": "correct horse"})
    guest = Visitor.guest(server.url, "Passing by")
    table = guest.create("me", "bot")["id"]
    guest.ok("POST", "/api/login", {"name": name, "password": "correct horse"})
    assert guest.state(table)["mine"] == [0]
    guest.move(table)


def test_an_accounts_name_is_taken_also_for_lookalikes_and_guests(stranger: Visitor, server: Running) -> None:
    name = fresh("Coco")
    Visitor(server.url).ok("POST", "/api/account", {"name": name, "password": "correct horse"})
    for similar in (name, name.lower(), name.replace("Coco", "Сосо"), name.replace("Coco", "ϹΟϹΟ")):  # Cyrillic, Greek
        stranger.refused("name_taken", "POST", "/api/guest", {"name": similar})
        stranger.refused("name_taken", "POST", "/api/account", {"name": similar, "password": "correct horse"})


def test_passwords_have_a_sensible_length(stranger: Visitor) -> None:
    for password in ("short", "x" * 201):
        stranger.refused("bad_password", "POST", "/api/account", {"name": fresh("Pass"), "password": password})


def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    name = fresh("Changer")
    here, there = Visitor(server.url), Visitor(server.url)
    here.ok("POST", "/api/account", {"name": name, "password": "correct horse"})
    there.ok("POST", "/api/login", {"name": name, "password": "correct horse"})
    here.refused("wrong_credentials", "POST", "/api/me/password", {"old": "nonsense!", "new": "battery staple"})
    here.ok("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"})
    assert here.ok("GET", "/api/me")["person"]["name"] == name
    assert there.ok("GET", "/api/me")["person"] is None
    there.ok("POST", "/api/login", {"name": name, "password": "battery staple"})


def test_sessions_are_listed_and_can_be_ended(server: Running) -> None:
    name = fresh("Session")
    here, there = Visitor(server.url), Visitor(server.url)
    here.ok("POST", "/api/account", {"name": name, "password": "correct horse"})
    there.ok("POST", "/api/login", {"name": name, "password": "correct horse"})
    sessions = here.ok("GET", "/api/sessions")["sessions"]
    assert [s["current"] for s in sessions].count(True) == 1
    other = next(s["id"] for s in sessions if not s["current"])
    here.ok("DELETE", f"/api/sessions/{other}")
    assert there.ok("GET", "/api/me")["person"] is None
    here.refused("not_found", "DELETE", f"/api/sessions/{other}")


def test_nobody_can_end_somebody_elses_session(anna: Visitor, bela: Visitor) -> None:
    session = anna.ok("GET", "/api/me")["session"]
    bela.refused("not_found", "DELETE", f"/api/sessions/{session}")
    assert anna.ok("GET", "/api/me")["person"] is not None


def test_logging_out_ends_the_session_for_good(anna: Visitor, server: Running) -> None:
    cookie = anna.http.cookies["tatami_session"]
    anna.ok("POST", "/api/logout")
    thief = Visitor(server.url)
    thief.http.cookies.set("tatami_session", cookie)
    assert thief.ok("GET", "/api/me")["person"] is None


def test_a_rename_is_seen_at_the_table(anna: Visitor, bela: Visitor) -> None:
    table = anna.create("me", "open")["id"]
    anna.ok("PATCH", "/api/me", {"name": "Anna Nova"})
    assert bela.state(table)["table"]["seats"][0]["name"] == "Anna Nova"


def test_an_outside_bot_plays_with_a_token(anna: Visitor, server: Running) -> None:
    made = anna.ok("POST", "/api/tokens", {"name": "my bot"})
    bot = Visitor(server.url, token=made["token"])
    assert bot.ok("GET", "/api/me")["person"] == anna.ok("GET", "/api/me")["person"]
    table = bot.create("me", "bot")["id"]
    bot.play_turn(table)
    with bot.socket() as talk:
        assert talk.hello["person"]["id"] == anna.ok("GET", "/api/me")["person"]["id"]
    listed = anna.ok("GET", "/api/tokens")["tokens"]
    assert [t["name"] for t in listed] == ["my bot"]
    assert made["token"] not in str(listed)
    anna.ok("DELETE", f"/api/tokens/{made['id']}")
    bot.refused("unauthenticated", "GET", "/api/my/tables")


def test_names_that_look_alike_have_one_key() -> None:
    assert name_key("Olaf") == name_key("0laf") == name_key("O.laf") == name_key("ОLАF")
    assert name_key("Jiří") == name_key("jiri")
    assert name_key("Anna") != name_key("Hana")


def test_a_name_is_tidied() -> None:
    assert clean_name("  O'Neill   jr. ") == "O'Neill jr."
    with pytest.raises(Refusal):
        clean_name("a\u0000b")
