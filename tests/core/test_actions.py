"""Actions are numbers with names."""

from __future__ import annotations

import pytest

from tatami.core.actions import ActionSpace
from tatami.core.errors import TatamiError


def space() -> ActionSpace:
    out = ActionSpace()
    out.add("take {bridge} {end}", bridge=["orange", "black"], end=["left", "right"])
    out.add("done")
    out.add("exchange {good}", good=["coin"], free=True)
    return out


def test_ids_count_up_and_the_last_parameter_runs_fastest() -> None:
    names = [space().name(action) for action in range(len(space()))]
    assert names == [
        "take orange left",
        "take orange right",
        "take black left",
        "take black right",
        "done",
        "exchange coin",
    ]


def test_notation_is_read_whatever_the_spaces() -> None:
    assert space().parse("  take  black\tleft ") == 2


@pytest.mark.parametrize("text", ["", "take", "take black", "take black left now", "TAKE BLACK LEFT", "42"])
def test_what_is_no_action_is_refused_by_name(text: str) -> None:
    with pytest.raises(TatamiError, match="is not an action"):
        space().parse(text)


@pytest.mark.parametrize("action", [-1, 6, 10**20])
def test_what_is_no_id_is_refused(action: int) -> None:
    for look in (space().name, space().describe, space().is_free):
        with pytest.raises(TatamiError, match="there is no action"):
            look(action)


def test_the_same_notation_twice_is_a_mistake_of_the_game() -> None:
    out = space()
    with pytest.raises(TatamiError, match="'done' is defined twice"):
        out.add("done")


def test_free_actions_and_families() -> None:
    out = space()
    assert [out.is_free(action) for action in range(6)] == [False] * 5 + [True]
    assert out.families() == ["take {bridge} {end}", "done", "exchange {good}"]
    family, args = out.describe(3)
    args["end"] = "changed"
    assert out.describe(3) == ("take", {"bridge": "black", "end": "right"})
    assert family == "take"
