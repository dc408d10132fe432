"""What always holds on a table of Bora Bora: nothing is created, nothing is lost, everything is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

import tatami
from tatami.core.record import Record
from tatami.core.state import State
from tatami.testing import PLAYERS, CheckFailed, setups, walk
from tatami.testing.bora_bora import TABLE_CHECKS, Facts, Ledger, Table, check_sheet, check_table, table_of
from tatami.testing.strategies import positions, records

GAME = tatami.game("bora_bora")


@settings(max_examples=150)
@given(positions(GAME))
def test_every_table_adds_up(state: State) -> None:
    check_table(state, Facts(GAME, state.seats))


@settings(max_examples=20)
@given(positions(GAME, finished=True))
def test_every_finished_table_adds_up(state: State) -> None:
    assert state.over
    check_table(state, Facts(GAME, state.seats))


@settings(max_examples=40)
@given(records(GAME))
def test_points_and_goods_are_what_was_told(record: Record) -> None:
    """Played again with a listener: the events explain every good and every point."""
    header = record.header
    state = GAME.new(header.seats, header.seed, header.options)
    ledger = Ledger(state, Facts(GAME, header.seats))
    for action in record.actions:
        before = [stock["vp"] for stock in ledger.stocks]
        state.apply(action)
        ledger.check(state, table_of(state))
        after = [stock["vp"] for stock in ledger.stocks]
        assert all(now >= was for was, now in zip(before, after, strict=True))


@pytest.mark.parametrize("setup", setups(GAME), ids=lambda setup: setup.name)
@pytest.mark.parametrize("temper", PLAYERS)
def test_whole_games_add_up(setup: Any, temper: Any) -> None:
    state = GAME.new(setup.seats, "whole", setup.options)
    facts = Facts(GAME, setup.seats)
    ledger = Ledger(state, facts)
    for now in walk(state, temper("whole")):
        check_table(now, facts, ledger)


# ---- the checks themselves notice when something is wrong ----


def middle() -> State:
    """A game of three in its third round."""
    for state in walk(GAME.new(3, "middle"), PLAYERS[1]("middle")):
        table = table_of(state)
        if table["round"] == 3 and table["phase"] == "A" and any(table["temple"]):
            return state
    raise AssertionError("the game ended before its third round")


def spoil(table: Table, what: str) -> None:
    player = table["players"][1]
    settled = next(region for region in table["regions"] if region["huts"])
    if what == "a hut":
        settled["huts"].append(next(seat for seat in range(3) if seat not in settled["huts"]))
    elif what == "a priest":
        player["priests"] += 1
    elif what == "a space":
        settled["space"] = None
    elif what == "a die":
        player["dice"] = [*player["dice"], 3]
    elif what == "a tile":
        table["tasks"].append(player["tasks"][0])
    elif what == "a building":
        player["buildings"] = player["buildings"][1:]
    elif what == "an offering":
        player["offerings"] = -1
    elif what == "a card":
        player["hand_size"] += 1
    else:
        table["status_order"] = table["status_order"][::-1] if len(set(table["status"])) > 1 else [0, 0, 1]


@pytest.mark.parametrize(
    "what",
    ["a hut", "a priest", "a space", "a die", "a tile", "a building", "an offering", "a card", "an order"],
)
def test_a_table_that_does_not_add_up_is_noticed(what: str) -> None:
    state = middle()
    facts = Facts(GAME, 3)
    table = table_of(state)
    checks: list[Callable[[Table, Facts], None]] = list(TABLE_CHECKS)
    for check in checks:
        check(table, facts)
    spoil(table, what)

    def look() -> None:
        for check in checks:
            check(table, facts)

    with pytest.raises(CheckFailed):
        look()


def test_a_wrong_sheet_is_noticed() -> None:
    state = middle()
    table = table_of(state)
    table["players"][0]["vp"] += 1
    with pytest.raises(CheckFailed):
        check_sheet(state, table, Facts(GAME, 3))
