"""WC-1: what is in the box, what a player has, what everybody sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tatami.core.rng import Rng
from tatami.games.white_castle.state import WhiteCastleState
from tests.rules.white_castle.table import CONTENT, GAME, HUMAN, RIVAL, Table, new_game

DATA: dict[str, Any] = GAME.content_data()


def entries(file: str, key: str) -> list[dict[str, object]]:
    return list(DATA[file][key])


@pytest.mark.rule("WC-1.1")
@pytest.mark.parametrize(
    ("section", "total"), [("cards", 77), ("cardboard", 82), ("wood", 85), ("boards", 5), ("dice", 15)]
)
def test_the_inventory_adds_up_to_the_printed_totals(section: str, total: int) -> None:
    counts = dict(DATA["inventory"][section])
    assert counts.pop("total") == total
    assert sum(n for n in counts.values() if isinstance(n, int)) == total


@pytest.mark.rule("WC-1.1", "WC-1.6")
@pytest.mark.parametrize(
    ("file", "key", "count"),
    [
        ("steward_cards", "steward", 15),
        ("diplomat_cards", "diplomat", 12),
        ("daimyo_cards", "daimyo", 9),
        ("garden_cards", "flower", 5),
        ("garden_cards", "zen", 5),
        ("starting_cards", "action", 3),
        ("starting_cards", "resource", 9),
        ("starting_cards", "decree", 3),
        ("solo", "solo", 9),
        ("yard_tiles", "tile", 8),
        ("die_tiles", "tile", 15),
        ("board", "domain_row", 3),
    ],
)
def test_every_component_exists_as_often_as_it_is_counted_and_has_a_source(file: str, key: str, count: int) -> None:
    assert len({entry["id"] for entry in entries(file, key)}) == len(entries(file, key)) == count
    assert all(entry["source"] and entry["note"] for entry in entries(file, key))


@pytest.mark.rule("WC-1.1")
def test_starting_action_cards_are_three_designs_twice() -> None:
    assert [entry["copies"] for entry in entries("starting_cards", "action")] == [2, 2, 2]


@pytest.mark.rule("WC-1.1")
def test_yard_tiles_and_die_tiles_have_two_sides() -> None:
    assert all(entry["blue"] and entry["gold"] for entry in entries("yard_tiles", "tile"))
    assert all(entry["colour"] and entry["back"] for entry in entries("die_tiles", "tile"))


@pytest.mark.rule("WC-1.2", "WC-2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_clan_starts_with_fifteen_members_at_home(seats: int) -> None:
    state = new_game(seats, seed=5)
    for clan in range(state.clans):
        assert Table.around(state).of(clan).home == {"courtier": 5, "gardener": 5, "warrior": 5}


@pytest.mark.rule("WC-1.2")
def test_every_player_has_a_heron_a_marker_and_a_score() -> None:
    state = new_game(4, seed=5)
    assert sorted(state.order) == sorted(state.track_order) == [0, 1, 2, 3]
    assert len(state.track) == len(state.scores()) == 4


@pytest.mark.rule("WC-1.3")
def test_the_lantern_area_keeps_its_order_and_there_is_one_current_card() -> None:
    table = Table().clan(0, pearl=4, courtiers="gate gate", card="SA3", lantern="SR7 DC3")
    table.does(0, "courtier").play("climb gate S1", "skip").does(0, "courtier").play("climb gate S2", "skip")
    assert table.of(0).lantern == ["SR7", "DC3", "SA3", "ST02"]
    assert table.of(0).card == "ST07"


@pytest.mark.rule("WC-1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_public_table_shows_everything_the_rules_call_open(seats: int) -> None:
    shown = Table.around(new_game(seats, seed=11)).shown()
    assert len(shown["bridges"]) == 3
    assert [room["id"] for room in shown["rooms"]] == ["S1", "S2", "S3", "D1", "D2"]
    assert all(room["card"] for room in shown["rooms"])
    assert sum(len(room["tiles"]) for room in shown["rooms"]) == 13
    assert len(shown["well"]["tiles"]) == 2
    assert shown["decks"] == ({"steward": 6, "diplomat": 7} if seats < 3 else {"steward": 12, "diplomat": 10})
    assert shown["daimyo"]["slots"] == [None, None, None]
    assert len(shown["gardens"]) == 6
    assert sum(len(yard["tiles"]) for yard in shown["yards"]) == 4
    assert shown["round"] == 1


@pytest.mark.rule("WC-1.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_deck_order_is_hidden_and_nothing_else(seats: int) -> None:
    """Dealing the hidden part again changes the decks and the future, and no view of anybody."""
    state = new_game(seats, seed=3)
    others = [state.redeal(0, Rng(n)) for n in range(20)]
    for seat in (None, *range(seats)):
        views = {json.dumps(other.view(seat), sort_keys=True) for other in (state, *others)}
        assert len(views) == 1
    assert len({str(other.decks) for other in others}) > 10
    assert all(sorted(other.decks[0]) == sorted(state.decks[0]) for other in others)
    assert len({str(roll_after(other)) for other in others}) > 1


def roll_after(state: WhiteCastleState) -> list[int]:
    """The dice of round 2 if the round ended now."""
    table = Table.around(state.copy())
    return table.end_round().state.bridges


@pytest.mark.rule("WC-1.5", "WC-15.3")
def test_solo_the_human_sees_the_top_card_and_not_the_next() -> None:
    state = new_game(1, seed=3)
    opponent = Table.around(state).shown(HUMAN)["opponent"]
    assert (opponent["seat"], opponent["top"]) == (RIVAL, CONTENT.solo_names[state.solo_deck[0]])
    others = [state.redeal(0, Rng(n)) for n in range(20)]
    assert {other.solo_deck[0] for other in others} == {state.solo_deck[0]}
    assert len({other.solo_deck[1] for other in others}) > 2


@pytest.mark.rule("WC-1.6")
def test_every_fact_names_its_source_and_little_is_invented() -> None:
    invented: set[str] = set()

    def look(data: object, where: str) -> None:
        if isinstance(data, list):
            for item in data:
                look(item, f"{where} {item.get('id', '')}" if isinstance(item, dict) else where)
        elif isinstance(data, dict):
            if "source" in data:
                assert data["source"] in {"rulebook", "public", "reconstructed"}
                assert data["note"], where
                if data["source"] == "reconstructed":
                    invented.add(where)
            for key, value in data.items():
                look(value, f"{where} {key}")

    for name, file in DATA.items():
        look(file, name)
    solo = {f"solo solo SO{n}" for n in range(1, 10)}
    assert invented == solo | {"board die_tile_slots numbered", "board limits supply_limited"}
