"""The WebSocket: watching, playing, catching up, presence, talk."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import Visitor
from tests.server.serving import Running


@pytest.fixture
def table(anna: Visitor, bela: Visitor) -> str:
    """Anna and Bela at a table without confirmation; Anna begins."""
    made: str = anna.create("me", "open", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{made}/sit", {})
    return made


def test_everybody_at_the_table_gets_the_new_view(anna: Visitor, bela: Visitor, stranger: Visitor, table: str) -> None:
    with anna.socket() as a, bela.socket() as b, stranger.socket() as s:
        assert s.hello["person"] is None
        state = a.ask("watch", table=table)["state"]
        for talk in (b, s):
            talk.ask("watch", table=table)
        action = state["view"]["decision"]["options"][0]["id"]
        answer = a.ask("move", table=table, version=state["version"], action=action)
        assert answer["type"] == "state"
        assert answer["state"]["entries"][0]["action"]["id"] == action
        pushed = [talk.until(lambda m: m["type"] == "state" and m["reply"] is None)["state"] for talk in (b, s)]
        assert [p["version"] for p in pushed] == [state["version"] + 1] * 2
        assert [p["seat"] for p in pushed] == [1, None]
        assert [p["entries"][0]["action"] for p in pushed] == [None, None]  # which pebble is secret


def test_a_move_by_post_is_pushed_too(anna: Visitor, bela: Visitor, table: str) -> None:
    with bela.socket() as b:
        b.ask("watch", table=table)
        anna.move(table)
        assert b.next("state")["state"]["ply"] == 1


def test_refusals_on_the_socket_are_typed_and_change_nothing(
    anna: Visitor, bela: Visitor, stranger: Visitor, table: str
) -> None:
    version = anna.state(table)["version"]
    with anna.socket() as a, bela.socket() as b, stranger.socket() as s:
        for talk, code, kind, fields in (
            (a, "stale_version", "move", {"version": version - 1, "action": 0}),
            (a, "illegal_action", "move", {"version": version, "action": 50}),
            (b, "wrong_seat", "move", {"version": version, "action": 0}),
            (b, "cannot_undo", "undo", {"version": version}),
            (b, "cannot_undo", "restart", {"version": version}),
            (a, "nothing_to_confirm", "confirm", {"version": version}),
            (s, "unauthenticated", "move", {"version": version, "action": 0}),
            (s, "unauthenticated", "chat", {"text": "hello"}),
            (a, "bad_request", "dance", {}),
            (a, "bad_request", "move", {"version": "x", "action": 0}),
        ):
            if kind == "dance" or fields.get("version") == "x":
                talk.send(kind, table=table, **fields)
                answer = talk.next("error")  # not understood, so neither is its id
            else:
                answer = talk.ask(kind, table=table, **fields)
            assert (answer["type"], answer["error"]["code"]) == ("error", code)
        answer = a.ask("watch", table="nonsense")
        assert answer["error"]["code"] == "not_found"
    assert anna.state(table)["version"] == version


def test_undo_restart_and_confirm_on_the_socket(anna: Visitor) -> None:
    table = anna.create("me")["id"]
    with anna.socket() as a:
        state = a.ask("watch", table=table)["state"]

        def do(kind: str, **fields: object) -> None:
            nonlocal state
            answer = a.ask(kind, table=table, version=state["version"], **fields)
            assert answer["type"] == "state", answer
            state = answer["state"]

        action = state["view"]["decision"]["options"][0]["id"]
        do("move", action=action)
        do("undo")
        assert state["ply"] == 0
        do("move", action=action)
        do("move", action="pass")
        do("undo", to=1)
        assert state["ply"] == 1
        do("move", action="pass")
        do("restart")
        assert state["ply"] == 0
        do("move", action=action)
        do("move", action="pass")
        do("confirm")
        assert (state["ply"], state["undo"]) == (2, [])


def test_a_player_who_does_not_watch_still_gets_the_answer(anna: Visitor, table: str) -> None:
    state = anna.state(table)
    action = state["view"]["decision"]["options"][0]["id"]
    with anna.socket() as a:
        answer = a.ask("move", table=table, version=state["version"], action=action)
        assert answer["state"]["ply"] == 1


def test_reconnecting_catches_up_from_any_version(anna: Visitor, bela: Visitor, table: str) -> None:
    with bela.socket() as b:
        known = b.ask("watch", table=table)["state"]["version"]
    anna.play_turn(table)
    bela.play_turn(table)
    for since in (0, known, known + 1):
        with bela.socket() as b:
            state = b.ask("watch", table=table, since=since)["state"]
            assert (state["since"], state["seat"]) == (since, 1)
            assert [entry["version"] for entry in state["entries"]] == list(range(since + 1, state["version"] + 1))


def test_nothing_is_missed_between_watching_and_the_first_push(anna: Visitor, table: str) -> None:
    with anna.socket() as a:
        version = a.ask("watch", table=table)["state"]["version"]
        for _ in range(6):
            action = anna.state(table)["view"]["decision"]["options"][0]["id"]
            a.send("move", table=table, version=version, action=action)
            state = a.next("state")["state"]
            assert [entry["version"] for entry in state["entries"]] == [version + 1]
            undone = a.ask("undo", table=table, version=version + 1)["state"]
            version = undone["version"]


def test_one_is_told_when_it_is_ones_turn(anna: Visitor, bela: Visitor, table: str) -> None:
    with bela.socket() as b:
        anna.play_turn(table)
        message = b.next("turn")
        assert (message["table"], message["your_turn"]) == (table, True)
        bela.play_turn(table)
        assert b.next("turn")["your_turn"] is False


def test_presence_shows_who_is_here(anna: Visitor, bela: Visitor, stranger: Visitor, table: str) -> None:
    with anna.socket() as a:
        a.ask("watch", table=table)
        assert a.until(lambda m: m["type"] == "presence" and m["online"] == [0])["watchers"] == 0
        with bela.socket() as b, stranger.socket() as s:
            b.ask("watch", table=table)
            s.ask("watch", table=table)
            a.until(lambda m: m["type"] == "presence" and m["online"] == [0, 1] and m["watchers"] == 1)
            assert [seat["online"] for seat in anna.state(table)["table"]["seats"]] == [True, True]
            b.ask("unwatch", table=table)
            a.until(lambda m: m["type"] == "presence" and m["online"] == [0] and m["watchers"] == 1)
        a.until(lambda m: m["type"] == "presence" and m["online"] == [0] and m["watchers"] == 0)


def test_talk_is_heard_and_kept(anna: Visitor, bela: Visitor, stranger: Visitor, table: str) -> None:
    with anna.socket() as a, stranger.socket() as s:
        for talk in (a, s):
            talk.ask("watch", table=table)
        assert a.ask("chat", table=table, text=" hello\nthere ")["type"] == "ok"
        bela.ok("POST", f"/api/tables/{table}/chat", {"text": "dobrý den"})
        heard = [s.next("chat")["message"] for _ in range(2)]
        assert [(m["text"], m["seat"]) for m in heard] == [("hello there", 0), ("dobrý den", 1)]
    kept = stranger.ok("GET", f"/api/tables/{table}/chat")["messages"]
    assert kept == heard
    assert stranger.ok("GET", f"/api/tables/{table}/chat?after={kept[0]['id']}")["messages"] == kept[1:]
    stranger.refused("unauthenticated", "POST", f"/api/tables/{table}/chat", {"text": "me too"})
    anna.refused("bad_request", "POST", f"/api/tables/{table}/chat", {"text": ""})
    anna.refused("bad_request", "POST", f"/api/tables/{table}/chat", {"text": "x" * 501})


def test_the_lobby_is_pushed_when_it_changes(anna: Visitor, stranger: Visitor) -> None:
    with stranger.socket() as s:
        assert s.ask("watch_lobby")["type"] == "lobby"
        made = anna.create("me", "open", visibility="public")["id"]
        s.until(lambda m: m["type"] == "lobby" and made in [t["id"] for t in m["open"]])
        anna.ok("POST", f"/api/tables/{made}/leave", {})
        s.until(lambda m: m["type"] == "lobby" and made not in [t["id"] for t in m["open"]])
        assert s.ask("unwatch_lobby")["type"] == "ok"


def test_a_newcomer_to_the_lobby_hears_of_what_changed_while_nobody_looked(anna: Visitor, stranger: Visitor) -> None:
    """The first look may be a moment old; then the rest follows by itself."""
    with stranger.socket() as s:
        s.ask("watch_lobby")
        s.ask("unwatch_lobby")
        made = anna.create("me", "open", visibility="public")["id"]
        first = s.ask("watch_lobby")
        if made not in [table["id"] for table in first["open"]]:
            s.until(lambda m: m["type"] == "lobby" and made in [t["id"] for t in m["open"]])


def test_thinking_bots_are_seen(anna: Visitor) -> None:
    """On the socket always; who asks sees it too, unless the machine is slower than a thought of a second."""

    def seen_by_asking() -> bool:
        table = anna.create("me", {"kind": "bot", "bot": "slow"}, confirm=False)["id"]
        with anna.socket() as a:
            a.ask("watch", table=table)
            anna.play_turn(table)
            assert a.next("thinking")["seats"] == [1]
            seen: bool = anna.state(table)["table"]["seats"][1]["thinking"]
            assert a.next("thinking")["seats"] == []
        return seen

    assert any(seen_by_asking() for _ in range(10))


def test_ending_the_session_closes_its_sockets(anna: Visitor) -> None:
    with anna.socket() as a:
        anna.ok("POST", "/api/logout")
        assert a.next("bye")["reason"] == "session_ended"
        with pytest.raises(ConnectionClosed) as closed:
            a.next("anything")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_pages_of_other_sites_are_not_let_in(anna: Visitor, server: Running) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus):
            anna.socket(origin=origin)
    with anna.socket(origin=server.url) as a:
        assert a.ask("ping")["type"] == "pong"


def test_a_message_that_is_too_long_closes_the_socket(anna: Visitor) -> None:
    with anna.socket() as a:
        a.connection.send("x" * 17_000)
        with pytest.raises(ConnectionClosed) as closed:
            a.next("anything")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_one_socket_watches_only_so_many_tables(anna: Visitor) -> None:
    tables = [anna.create("me", "open")["id"] for _ in range(21)]
    with anna.socket() as a:
        answers = [a.ask("watch", table=table)["type"] for table in tables]
    assert answers == ["state"] * 20 + ["error"]


def test_what_was_under_way_for_too_long_is_not_done(anna: Visitor, bela: Visitor, table: str) -> None:
    """A page that heard nothing for the server's patience has given up what it sent: it must not happen later."""
    with anna.socket() as a, bela.socket() as b:
        patience = int(a.hello["patience"] * 1000)
        now = a.ask("ping")["now"]
        assert now >= a.hello["now"]
        state = a.ask("watch", table=table)["state"]
        deed = {"table": table, "version": state["version"], "action": state["view"]["decision"]["options"][0]["id"]}
        late = a.ask("move", **deed, heard=max(0, now - patience))
        assert late["error"]["code"] == "too_late"
        assert a.ask("chat", table=table, text="hello", heard=max(0, now - patience))["error"]["code"] == "too_late"
        assert anna.state(table)["version"] == state["version"]
        assert a.ask("move", **deed, heard=a.ask("ping")["now"])["type"] == "state"
        assert b.ask("chat", table=table, text="hello")["type"] == "ok"
