"""Bots at the tables: off the event loop, through restarts and failures, at many tables at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tatami.server.pure.ids import reference
from tests.server.clients import Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for, start
from tests.waiting import wait_until


def test_bots_play_a_whole_game(anna: Visitor) -> None:
    table = anna.create("bot", "me", "bot", confirm=False)["id"]
    for _ in range(4):
        wait_for(anna, table, lambda s: s["table"]["your_turn"])
        anna.play_turn(table)
    state = wait_for(anna, table, lambda s: s["table"]["status"] == "over")
    assert (state["ply"], len(state["table"]["result"]["ranking"])) == (24, 3)


def test_the_server_answers_while_a_bot_thinks(anna: Visitor) -> None:
    """A thought takes a second. On a very busy machine five answers can take longer, but not always."""

    def still_at_its_first_thought() -> bool:
        table = anna.create({"kind": "bot", "bot": "slow"}, "me")["id"]
        for _ in range(5):
            anna.ok("GET", "/health")
        state = anna.state(table)
        return (state["ply"], state["table"]["seats"][0]["thinking"]) == (0, True)

    assert any(still_at_its_first_thought() for _ in range(10))


@pytest.mark.parametrize("bot", ["quitter", "killer"])
def test_a_bot_that_dies_is_replaced_by_a_random_legal_action(anna: Visitor, bot: str) -> None:
    table = anna.create({"kind": "bot", "bot": bot}, "me")["id"]
    wait_for(anna, table, lambda s: s["ply"] >= 1)


def test_a_failed_thought_is_told_with_all_that_helps_to_find_the_mistake(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create({"kind": "bot", "bot": "quitter"}, "me")["id"]
        wait_for(anna, table, lambda s: s["ply"] >= 1)
        told = [line for line in map(json.loads, running.logged().splitlines()) if line["message"] == "a bot failed"]
        facts = {"game": "pebbles", "rules": "1", "seat": 0, "bot": "quitter", "table": reference(table)}
        assert facts.items() <= told[0].items()
        assert "this bot gives up" in told[0]["story"]
        assert table not in running.logged()


def test_a_table_whose_rules_fail_says_so_instead_of_thinking_for_ever(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    settings = settings_for(new_database("sqlite"), library="tests.server.pebbles:BrokenShelf")
    with serving(settings, tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        table = anna.create("me", "bot", confirm=False)["id"]
        with anna.socket() as talk:
            talk.ask("watch", table=table)
            anna.play_turn(table)
            stuck = talk.until(lambda m: m["type"] == "state" and m["state"]["table"]["stuck"])["state"]
        assert (stuck["awaiting"], stuck["ply"]) == ({"kind": "decision", "seat": 1, "seats": [1]}, 3)
        shown = anna.state(table)["table"]
        assert (shown["stuck"], shown["status"], shown["seats"][1]["thinking"]) == (True, "running", False)
        told = [line for line in map(json.loads, running.logged().splitlines()) if line["message"] == "a bot failed"]
        assert all("these rules are broken" in line["exception"] and "pebbles.py" in line["exception"] for line in told)
        assert {line["table"] for line in told} == {reference(table)}
        assert table not in running.logged()
        assert anna.ok("POST", f"/api/tables/{table}/leave", {})["table"]["status"] == "abandoned"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_thought_survives_a_killed_server(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    settings = settings_for(new_database(kind))
    first = start(settings, tmp_path / "log")
    anna = Visitor.guest(first.url, "Anna")
    for _ in range(10):  # a thought takes a second, and on a very busy machine asking may take longer
        table = anna.create("me", {"kind": "bot", "bot": "slow"}, confirm=False)["id"]
        anna.play_turn(table)
        if anna.state(table)["table"]["seats"][1]["thinking"]:
            break
    else:
        raise AssertionError("the bot was never seen thinking")
    first.kill()
    with serving(settings, tmp_path / "log") as second:
        anna.http.base_url = second.url  # the same browser, its cookie is still good
        state = wait_for(anna, table, lambda s: s["awaiting"] == {"kind": "decision", "seat": 0, "seats": [0]})
        assert state["ply"] == 4
        anna.play_turn(table)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes the Linux way")
def test_the_bots_of_a_killed_server_go_with_it(new_database: NewDatabase, tmp_path: Path) -> None:
    running = start(settings_for(new_database("sqlite")), tmp_path / "log")
    anna = Visitor.guest(running.url, "Anna")
    table = anna.create("bot", "me")["id"]
    wait_for(anna, table, lambda s: s["table"]["your_turn"])
    bots = children(running.process.pid)
    assert bots
    running.kill()
    wait_until(lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots), "the bots to go")


def children(process: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(entry.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()[1])
        except OSError:
            continue  # gone in the meantime
        if parent == process:
            found.append(int(entry.parent.name))
    return found


def test_two_hundred_tables_move_at_once(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(settings_for(new_database("sqlite")), tmp_path / "log") as running:
        people = [Visitor.guest(running.url, f"Host {number}") for number in range(5)]
        tables = [people[number % 5].create("bot", "bot", "bot", "me")["id"] for number in range(200)]
        for table in tables:
            wait_for(people[0], table, lambda state: state["awaiting"]["seat"] == 3)
        people[0].ok("GET", "/health")
        assert '"level": "error"' not in running.logged()
