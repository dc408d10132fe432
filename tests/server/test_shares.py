"""Fair shares: nobody's tables, names or sessions keep the bots from everybody else's."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tatami.server.live.shares import PATIENCE, Job, Payer, Shares
from tests.server.clients import Json, Visitor, finish, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for, start
from tests.waiting import wait_until

SLOW: Json = {"kind": "bot", "bot": "slow"}
ELSEWHERE = "127.0.0.2"


# ---- whose turn it is ----------------------------------------------------------------------------------------------


def names_in_turn(shares: Shares, jobs: list[Job]) -> list[str]:
    """Do all jobs one after another; whose they were."""
    waiting, order = list(jobs), []
    while waiting:
        job = shares.in_order(waiting)[0]
        shares.begin(job)
        shares.end(job)
        waiting.remove(job)
        order.append(f"{job.payer.person} {job.table}")
    return order


def test_addresses_take_turns_then_their_people_then_their_tables() -> None:
    crowd = [Job(Payer("crowd", name), table) for name in ("a", "b") for table in ("1", "2")]
    again = [Job(Payer("crowd", "a"), "1")]
    one = [Job(Payer("home", "anna"), table) for table in ("1", "1", "1", "1", "1")]
    order = names_in_turn(Shares(1), [*crowd, *again, *one])
    assert order[::2] == ["a 1", "b 1", "a 2", "b 2", "a 1"]
    assert order[1::2] == ["anna 1"] * 5


def test_nobody_has_all_processes_at_once() -> None:
    shares = Shares(8)
    jobs = [Job(Payer("crowd", f"person {n % 3}"), str(n)) for n in range(12)]
    begun: list[Job] = []
    while may := [job for job in shares.in_order(jobs) if job not in begun]:
        shares.begin(may[0])
        begun.append(may[0])
    assert len(begun) == 4  # half of them
    assert max([job.payer.person for job in begun].count(f"person {n}") for n in range(3)) == 2  # a quarter
    newcomer = Job(Payer("home", "anna"), "1")
    assert shares.in_order([*jobs, newcomer]) == [newcomer]
    shares.end(begun[0])
    assert newcomer in shares.in_order([*jobs, newcomer])
    assert len(shares.in_order([*jobs, newcomer])) > 1


def test_what_nobody_waits_for_comes_later_but_not_never() -> None:
    shares, payer = Shares(1), Payer("home", "anna")
    watched, unwatched = Job(payer, "1"), Job(Payer("hut", "bela"), "2", watched=False)
    assert shares.in_order([unwatched, watched]) == [watched, unwatched]
    unwatched.since -= PATIENCE + 1
    shares.begin(watched)
    shares.end(watched)
    assert shares.in_order([watched, unwatched])[0] is unwatched


# ---- at the tables -------------------------------------------------------------------------------------------------


def test_computer_players_do_not_play_among_themselves(anna: Visitor) -> None:
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    anna.refused("no_people", "POST", "/api/tables", {"game": "pebbles", "seats": bots})
    over = anna.create("me", {"kind": "same_screen", "name": "Bela"})["id"]
    finish(over, anna, anna)
    anna.refused("no_people", "POST", f"/api/tables/{over}/fork", {"ply": 1, "seats": bots})
    waiting = anna.create("open", "bot")["id"]
    anna.refused("no_people", "POST", f"/api/tables/{waiting}/seats/0", {"kind": "bot"})
    assert anna.state(waiting)["table"]["status"] == "open"


@pytest.mark.parametrize("names", [1, 5], ids=["one guest", "five guests of one address"])
def test_one_guest_cannot_stop_everybodys_bots(new_database: NewDatabase, tmp_path: Path, names: int) -> None:
    """Thirty tables of three slow bots each are minutes of work; another person's bots answer meanwhile."""
    with serving(settings_for(new_database("sqlite"), bot_workers=2), tmp_path / "log") as running:
        guests = [Visitor.guest(running.url, f"Greedy {n}", ELSEWHERE) for n in range(names)]
        tables = [guests[n % names].create(SLOW, SLOW, SLOW, "me")["id"] for n in range(30)]
        wait_for(guests[0], tables[0], lambda state: state["ply"] > 0)
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("bot", "me", confirm=False)["id"]
        for _ in range(4):
            wait_for(anna, table, lambda state: state["table"]["your_turn"])
            anna.play_turn(table)
        assert anna.state(table)["table"]["status"] == "over"
        assert sum(guests[0].state(table)["ply"] for table in tables) < 90


def test_bots_stop_at_a_live_table_that_nobody_looks_at(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    settings = settings_for(database, bot_workers=2, bot_patience=0.5)
    with serving(settings, tmp_path / "log") as running:
        anna, bela = Visitor.guest(running.url, "Anna"), Visitor.guest(running.url, "Bela", ELSEWHERE)
        left_alone = anna.create(SLOW, SLOW, SLOW, "me")["id"]
        watched = bela.create(SLOW, SLOW, SLOW, "me")["id"]
        with bela.socket() as talk:
            talk.ask("watch", table=watched)
            talk.until(lambda message: message["type"] == "state" and message["state"]["ply"] == 6)
        assert stored_ply(database, left_alone) < 5
        assert wait_for(anna, left_alone, lambda state: state["table"]["your_turn"])["ply"] == 6


def test_after_a_restart_bots_go_on_where_they_are_waited_for(new_database: NewDatabase, tmp_path: Path) -> None:
    """Turn-based games go on by themselves, live ones when somebody comes: a start does not set all bots to work."""
    database = new_database("sqlite")
    settings = settings_for(database, bot_workers=2)
    first = start(settings, tmp_path / "log")
    anna = Visitor.guest(first.url, "Anna")
    live = anna.create(SLOW, SLOW, "me")["id"]
    slow = anna.create(SLOW, SLOW, "me", pace="turns")["id"]
    first.kill()
    before = stored_ply(database, live)
    with serving(settings, tmp_path / "log") as second:
        wait_until(lambda: stored_ply(database, slow) == 4, "the bots of a slow game")
        assert stored_ply(database, live) == before
        anna.http.base_url = second.url
        wait_for(anna, live, lambda state: state["table"]["your_turn"])


def stored_ply(database: str, table: str) -> int:
    """How far a table is, without looking at it."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as db:
        return int(db.execute("SELECT ply FROM tables WHERE id = ?", (table,)).fetchone()[0])
