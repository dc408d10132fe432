"""Two processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tatami.server.config import MAX_SESSIONS
from tests.server.clients import Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, settings_for, start


@pytest.fixture(scope="module")
def shared(new_database: NewDatabase) -> str:
    """A database for two servers."""
    return new_database("postgresql")


@pytest.fixture(scope="module")
def two(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    settings, folder = settings_for(shared), tmp_path_factory.mktemp("two")
    one, other = start(settings, folder / "one.log"), start(settings, folder / "other.log")
    yield one, other
    one.stop()
    other.stop()


def elsewhere(visitor: Visitor, server: Running) -> Visitor:
    """The same person at the other server."""
    twin = Visitor(server.url)
    twin.http.cookies.update(visitor.http.cookies)
    return twin


def test_a_game_is_played_across_two_processes(two: tuple[Running, Running]) -> None:
    anna, bela = Visitor.guest(two[0].url, "Anna"), Visitor.guest(two[1].url, "Bela")
    table = anna.create("me", "open", confirm=False)["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    with anna.socket() as a, bela.socket() as b:
        a.ask("watch", table=table)
        b.ask("watch", table=table)
        for _ in range(4):
            for mover, other in ((anna, b), (bela, a)):
                state = wait_for(mover, table, lambda s: s["table"]["your_turn"])
                mover.play_turn(table)
                other.until(lambda m, v=state["version"] + 2: m["type"] == "state" and m["state"]["version"] == v)  # type: ignore[misc]
        assert wait_for(anna, table, lambda s: s["table"]["status"] == "over")["table"]["result"]
    wait_for(bela, table, lambda s: s["table"]["status"] == "over")


def test_a_session_is_good_and_ends_at_both(two: tuple[Running, Running]) -> None:
    here = Visitor.guest(two[0].url, "Both")
    there = elsewhere(here, two[1])
    assert there.ok("GET", "/api/me")["person"]["name"] == "Both"
    with there.socket() as talk:
        here.ok("POST", "/api/logout")
        assert talk.next("bye")["reason"] == "session_ended"
    assert there.ok("GET", "/api/me")["person"] is None


def copy_session(address: str, session: str, times: int) -> None:
    """Somebody logs in again and again."""
    copied = """INSERT INTO session (id, person, secret, agent, created, seen)
        SELECT 'session' || lpad(number::text, 9, '0'), person, secret, agent, created, seen
        FROM session, generate_series(1, %s) AS number WHERE id = %s"""
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("DELETE FROM session WHERE id LIKE 'session%'")
        database.execute(copied, [times, session])


def test_one_more_session_than_somebody_may_have_ends_the_one_unused_longest(
    two: tuple[Running, Running], shared: str
) -> None:
    """Or whoever logs in all day would have a list that takes the server's time whenever it is asked for."""
    door = {"name": "Many", "password": "correct horse"}
    there, newest = Visitor(two[1].url), Visitor(two[0].url)
    there.ok("POST", "/api/account", door)
    with there.socket() as talk:
        session = there.ok("GET", "/api/me")["session"]
        copy_session(shared, session, MAX_SESSIONS - 1)
        with psycopg.connect(shared, autocommit=True) as database:
            database.execute("UPDATE session SET seen = seen + 3600000 WHERE id LIKE 'session%'")
        assert len(there.ok("GET", "/api/sessions")["sessions"]) == MAX_SESSIONS
        newest.ok("POST", "/api/login", door)
        assert talk.next("bye")["reason"] == "session_ended"
    listed = [session["id"] for session in newest.ok("GET", "/api/sessions")["sessions"]]
    assert len(listed) == MAX_SESSIONS
    assert session not in listed


def test_hundreds_of_sessions_end_at_both(two: tuple[Running, Running], shared: str) -> None:
    """Word of all of them together would be longer than PostgreSQL carries at once."""
    here = Visitor.guest(two[0].url, "Everywhere")
    there = elsewhere(here, two[1])
    keep = Visitor(two[0].url, token=here.ok("POST", "/api/tokens", {"name": "my bot"})["token"])
    keep.ok("GET", "/api/my/tables")
    copy_session(shared, here.ok("GET", "/api/me")["session"], 500)
    with Visitor(two[1].url, token=keep.http.headers["Authorization"].removeprefix("Bearer ")).socket() as talk:
        here.ok("DELETE", "/api/sessions")
        assert talk.next("bye")["reason"] == "session_ended"
    assert len(there.ok("GET", "/api/sessions")["sessions"]) == 1


def test_a_session_whose_end_was_not_heard_of_ends_when_word_comes_again(
    two: tuple[Running, Running], shared: str
) -> None:
    there = Visitor.guest(two[1].url, "Unheard")
    session = there.ok("GET", "/api/me")["session"]
    with there.socket() as talk:
        with psycopg.connect(shared, autocommit=True) as database:
            database.execute("UPDATE session SET ended = 1 WHERE id = %s", [session])
            database.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'")
        assert talk.next("bye")["reason"] == "session_ended"


def test_of_two_moves_at_one_version_one_wins(two: tuple[Running, Running]) -> None:
    here = Visitor.guest(two[0].url, "Racer")
    there = elsewhere(here, two[1])
    table = here.create("me")["id"]
    for _ in range(10):
        state = here.state(table)
        there.state(table)
        action = state["view"]["decision"]["options"][0]["id"]
        answers: list[int] = []

        def move(visitor: Visitor, version: int, action: int, answers: list[int]) -> None:
            body = {"version": version, "action": action}
            answers.append(visitor.ask("POST", f"/api/tables/{table}/move", body).status_code)

        racers = [threading.Thread(target=move, args=(v, state["version"], action, answers)) for v in (here, there)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(answers) == [200, 409]
        after = wait_for(here, table, lambda s, v=state["version"] + 1: s["version"] == v)
        assert after["ply"] == 1
        here.ok("POST", f"/api/tables/{table}/undo", {"version": after["version"]})
        wait_for(there, table, lambda s, v=after["version"] + 1: s["version"] == v)


def test_presence_and_talk_cross_over(two: tuple[Running, Running]) -> None:
    anna, bela = Visitor.guest(two[0].url, "Anna"), Visitor.guest(two[1].url, "Bela")
    table = anna.create("me", "open")["id"]
    bela.ok("POST", f"/api/tables/{table}/sit", {})
    with anna.socket() as a, bela.socket() as b:
        a.ask("watch", table=table)
        b.ask("watch", table=table)
        a.until(lambda m: m["type"] == "presence" and m["online"] == [0, 1])
        b.ask("chat", table=table, text="hello over there")
        assert a.next("chat")["message"]["text"] == "hello over there"


def test_when_one_process_dies_the_other_goes_on_with_the_bots(new_database: NewDatabase, tmp_path: Path) -> None:
    settings = settings_for(new_database("postgresql"))
    one, other = start(settings, tmp_path / "one.log"), start(settings, tmp_path / "other.log")
    try:
        anna = Visitor.guest(one.url, "Anna")
        table = anna.create("me", {"kind": "bot", "bot": "slow"}, confirm=False)["id"]
        anna.play_turn(table)
        one.kill()
        survivor = elsewhere(anna, other)
        wait_for(survivor, table, lambda s: s["table"]["your_turn"])
        survivor.play_turn(table)
    finally:
        one.kill()
        other.stop()
