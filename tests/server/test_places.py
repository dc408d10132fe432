"""A shared victory at the server: in the result, and in results that earlier servers stored."""

from __future__ import annotations

from tatami.server.admin.integrity import same_result
from tatami.server.stored import store
from tests.server.clients import Visitor
from tests.server.serving import Running


def test_a_result_tells_of_shared_places(ferry: Running) -> None:
    anna = Visitor.guest(ferry.url, "Anna")
    table = anna.create("me", {"kind": "same_screen", "name": "Bela"}, game="punt", confirm=False)["id"]
    state = anna.state(table)
    while state["table"]["status"] == "running":
        held = state["awaiting"]["kind"] == "confirm"
        state = anna.confirm(table) if held else anna.move(table)
    result = state["table"]["result"]
    assert (result["scores"], result["places"], result["ranking"]) == ([5, 5, 5], [1, 1, 1], [0, 1, 2])


def test_a_result_without_places_is_read_as_one_that_shares_none() -> None:
    stored = '{"scores":[4,9,9],"ranking":[2,1,0],"sheet":[]}'
    result = store.to_result(stored)
    assert result is not None
    assert result["places"] == [3, 2, 1]


def test_the_check_of_a_database_knows_results_of_earlier_servers() -> None:
    old = '{"scores":[4,9],"ranking":[1,0],"sheet":[]}'
    assert same_result(old, '{"scores":[4,9],"ranking":[1,0],"sheet":[],"places":[2,1]}')
    assert not same_result(old, '{"scores":[4,8],"ranking":[1,0],"sheet":[],"places":[2,1]}')
    assert not same_result("{", old)
