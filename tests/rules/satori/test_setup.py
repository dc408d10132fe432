"""ST-1, ST-2: what is in the box, who sees what, and the table before the first turn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tatami.core.errors import ContentError, RecordError
from tatami.core.rng import Rng
from tatami.games.satori import frames
from tatami.games.satori.game import Satori
from tatami.games.satori.kinds import COLOURS, SPACES
from tatami.games.satori.setup import show_building_tiles
from tatami.games.satori.state import SatoriState
from tests.rules.satori.damage import DAMAGE
from tests.rules.satori.table import CONTENT, GAME, Table

DATA: Any = GAME.content_data()
SUPPLY = ("coin", "wood", "stone", "emerald")


def new(seats: int, seed: int = 3) -> SatoriState:
    return GAME.new(seats, seed)


@pytest.mark.rule("ST-1.1")
@pytest.mark.parametrize(
    ("file", "key", "count"),
    [
        ("altars", "altar", 15),
        ("pagoda", "level", 6),
        ("pagoda", "roof", 5),
        ("pagoda", "scoring", 4),
        ("pagoda", "jokoro_price", 7),
        ("starting", "start", 6),
        ("starting", "amulet", 5),
        ("board", "base_altar", 6),
        ("board", "site", 6),
        ("board", "wheel", 8),
        ("board", "offering_space", 7),
    ],
)
def test_every_component_exists_as_often_as_it_is_counted(file: str, key: str, count: int) -> None:
    ids = [entry["id"] for entry in DATA[file][key]]
    assert len(ids) == len(set(ids)) == count


@pytest.mark.rule("ST-1.1")
def test_tiles_and_decorations_come_in_copies() -> None:
    assert sum(entry["copies"] for entry in DATA["meditation"]["era1"]) == 36
    assert sum(entry["copies"] for entry in DATA["meditation"]["era2"]) == 24
    assert sum(entry["copies"] for entry in DATA["altars"]["decoration"]) == 16
    assert Counter(entry["colour"] for entry in DATA["altars"]["altar"]) == dict.fromkeys(COLOURS, 5)


@pytest.mark.rule("ST-1.1")
def test_every_entry_says_where_it_comes_from() -> None:
    for file in DATA.values():
        for entries in file.values():
            for entry in entries if isinstance(entries, list) else [entries]:
                assert entry["source"] in ("rulebook", "public", "reconstructed")
                assert entry["note"]


@pytest.mark.rule("ST-1.1")
def test_content_that_does_not_fit_the_inventory_is_refused(tmp_path: Any) -> None:
    path = tmp_path / "solo.toml"
    path.write_text("[automaton]\npoints = 5\njokoros = 7\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"solo\.toml"):
        Satori(tmp_path)


@pytest.mark.rule("ST-1.2", "ST-2.9")
def test_supplies_are_finite() -> None:
    view: Any = new(2).view(None)
    assert CONTENT.supply == [30, 20, 20, 12]
    table = view["table"]
    for good, total in (("coin", 30), ("wood", 20), ("stone", 20), ("emerald", 12)):
        assert table["supply"][good] + sum(player[good] for player in table["players"]) == total


@pytest.mark.rule("ST-1.3", "ST-2.14", "ST-R40", "ST-9.1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_begins_with_the_same_pieces(seats: int) -> None:
    table = Table.around(new(seats))
    for seat in range(seats):
        player = table.of(seat)
        assert (player.sp, player.goods, player.jokoros, player.locked) == (5, {}, 5, True)
        assert (player.reserve, player.sun, player.offering, player.wheel, player.altars) == (3, 0, 0, None, [])
    assert CONTENT.jokoros == 6
    assert CONTENT.sect_tokens == 3


@pytest.mark.rule("ST-1.4", "ST-2.13")
def test_an_amulet_is_seen_by_its_owner_alone() -> None:
    state = new(3)
    assert len(set(state.amulets)) == 3
    for seat in (0, 1, 2, None):
        view: Any = state.view(seat)
        for player in view["table"]["players"]:
            own = CONTENT.amulet_names[state.amulets[player["seat"]]]
            assert player["amulet"] == (own if player["seat"] == seat else None)


@pytest.mark.rule("ST-1.4")
def test_dealing_again_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    state = new(3)
    others, piles = set(), set()
    for number in range(40):
        twin = state.redeal(1, Rng(number))
        assert twin.amulets[1] == state.amulets[1]
        assert twin.view(1) == state.view(1)
        others.add(tuple(twin.amulets))
        piles.add(tuple(twin.altar_pile[:2]))
    assert len(others) > 6
    assert len(piles) > 6


@pytest.mark.rule("ST-1.4", "ST-R17")
def test_dealing_again_keeps_ones_own_decision_about_an_amulet_and_no_other() -> None:
    table = Table(seats=3).round(3).amulets("M1", "M2", "M3").end_round().play("amulet play", "amulet keep")
    for seat, known in ((0, {2}), (1, {1, 2}), (2, {1, 2})):
        decided = {tuple(table.state.redeal(seat, Rng(number)).decided) for number in range(40)}
        assert {first for first, _, _ in decided} == known
        assert {second for _, second, _ in decided} == ({1} if seat == 1 else {1, 2})
        assert {third for _, _, third in decided} == {0}  # not asked yet


@pytest.mark.rule("ST-2.1")
@pytest.mark.parametrize(("seats", "sites"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_building_sites_open_with_the_players(seats: int, sites: int) -> None:
    view: Any = new(seats).view(None)
    altars = view["table"]["altars"]
    assert [altar["open"] for altar in altars] == [True] * (6 + sites) + [False] * (6 - sites)
    assert all(altar["colour"] for altar in altars[:6])


@pytest.mark.rule("ST-2.1", "ST-4.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_eight_wheels_turn_at_every_table(seats: int) -> None:
    table = Table(seats=seats).owns(0, incense=3, coin=3, tile=1).storey("level1", "K4").offering(0, 3)
    assert table.turn(0).answering("wheel") == [f"wheel W{number}" for number in range(1, 9)]


@pytest.mark.rule("ST-2.2")
@pytest.mark.parametrize(("seats", "shown"), [(2, 6), (3, 9), (4, 12)])
def test_three_worshippers_per_player_and_three_stay_in_the_bag(seats: int, shown: int) -> None:
    state = new(seats)
    assert sum(state.sanmon) == shown
    assert sum(state.bag) == 3
    assert [state.sanmon[colour] + state.bag[colour] for colour in range(3)] == [seats + 1] * 3


@pytest.mark.rule("ST-2.3", "ST-2.4", "ST-2.5")
def test_the_pagoda_is_empty_below_an_architect_on_level_one() -> None:
    state = new(2)
    assert state.round == 1
    assert len(set(state.levels)) == 5
    assert not any(state.built)
    assert not any(state.roofs)
    assert state.sorin_owner == -1
    assert {new(2, seed).scoring_tile for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("ST-2.6")
@pytest.mark.parametrize(("seats", "cancelled"), [(1, 0), (2, 0), (3, 3), (4, 1)])
def test_cancelled_prices_by_players(seats: int, cancelled: int) -> None:
    pile = new(seats).price_pile
    assert pile.count(CONTENT.cancelled) == cancelled
    assert sorted(pile)[:7] == list(range(7))


@pytest.mark.rule("ST-2.7")
def test_three_altar_tiles_are_shown() -> None:
    state = new(4)
    assert len(state.site) == 3
    assert sorted(state.site + state.altar_pile) == list(range(15))


@pytest.mark.rule("ST-2.2", "ST-2.4", "ST-2.6", "ST-2.7", "ST-2.8", "ST-2.10", "ST-2.12", "ST-2.13")
def test_what_is_shuffled_differs_from_table_to_table() -> None:
    states = [new(3, seed) for seed in range(40)]
    drawn = ("sanmon", "levels", "price_pile", "site", "altar_pile", "offered", "decoration_pile", "spaces")
    for name in (*drawn, "starts", "amulets"):
        assert len({tuple(getattr(state, name)) for state in states}) > 6, name
    for era in range(2):
        assert len({tuple(state.tile_piles[era]) for state in states}) == 40
    assert {tile for state in states for tile in range(6) if tile not in state.levels} == set(range(6))


@pytest.mark.rule("ST-2.8", "ST-R15")
def test_three_equal_decorations_are_drawn_again() -> None:
    state = new(2)
    state.decoration_pile = [0, 0, 0, 1, 0, 0]
    show_building_tiles(state)
    assert Counter(state.offered) == {0: 2, 1: 1}
    state.decoration_pile = [2, 2, 2, 2]
    show_building_tiles(state)
    assert state.offered == [2, 2, 2]


@pytest.mark.rule("ST-2.10", "ST-2.11")
def test_mountains_are_full_and_every_hikari_is_on_top() -> None:
    state = new(2)
    assert len(state.spaces) == 12
    assert all(0 <= tile < CONTENT.first_era_kinds for tile in state.spaces)
    assert (len(state.tile_piles[0]), len(state.tile_piles[1])) == (24, 24)
    assert state.hikari == [0, 0, 0]


@pytest.mark.rule("ST-2.12", "ST-9.1.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_starting_tile_more_than_players(seats: int) -> None:
    assert len(new(seats).starts) == seats + 1


@pytest.mark.rule("ST-2.15", "ST-R2")
def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    orders = {tuple(new(3, seed).order) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("ST-2.16", "ST-2.17")
def test_tiles_in_turn_order_then_monks_in_reverse() -> None:
    state = new(4, 8)
    order = state.order
    asked: list[tuple[str, int | None]] = []
    while state.turn == 0:
        asked.append((state.decision.kind if state.decision else "", state.seat))
        names = [name for name in state.legal_names() if name not in ("start B2", "done")]
        state.play(names[0])
    assert asked == [("starting_tile", seat) for seat in order] + [("first_monk", seat) for seat in reversed(order)]
    assert state.starts == []
    assert [state.monks.count(seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("ST-2.17")
def test_the_first_monk_goes_to_a_space_without_monk_and_hikari() -> None:
    table = Table().monk(0, "MG1").hikari("orange", 2)
    table.ask(frames.first_monk(1))
    free = [space for space in SPACES if space not in ("MG0", "MG1", "MO2", "MP0")]
    assert table.answers == [f"meditate {space}" for space in free]


SHOWN = {
    "B1": {"wood": 1, "stone": 1, "incense": 1},
    "B2": {"incense": 1},
    "B3": {"incense": 3},
    "B4": {"stone": 2, "incense": 1},
    "B5": {"incense": 2, "coin": 1},
    "B6": {"coin": 2, "wood": 1, "stone": 1},
}


@pytest.mark.rule("ST-2.16", "ST-E1")
@pytest.mark.parametrize("tile", SHOWN)
def test_a_starting_tile_brings_what_it_shows(tile: str) -> None:
    """Petra takes B1; whoever takes B2 may put a monk on a mountain as well."""
    table = Table()
    table.state.starts = list(range(6))
    table.ask(frames.starting_tile(0), frames.starting_tile(1))
    table.play(f"start {tile}")
    if tile == "B2":
        table.play("done")
    assert table.of(0).goods == SHOWN[tile]
    left = [30, 20, 20, 12]
    assert table.state.supply == [n - SHOWN[tile].get(good, 0) for good, n in zip(SUPPLY, left, strict=True)]
    assert f"start {tile}" not in table.answers
    assert len(table.answers) == 5


@pytest.mark.rule("ST-E27", "ST-R41")
def test_meditation_on_a_starting_tile_happens_at_once() -> None:
    """ST-2.16, ST-2.17"""
    table = Table(seats=2)
    table.state.starts = [0, 1, 2]
    table.ask(*[frames.starting_tile(0), frames.starting_tile(1), frames.first_monk(1), frames.first_monk(0)])
    table.play("start B2")
    assert table.of(0).incense == 1
    declined = table.copy().play("done")
    assert declined.of(0).monks == []
    assert declined.seat == 1
    table.play("next monk", "meditate MG1")
    assert (table.seat, table.kind) == (1, "starting_tile")
    table.play("start B3")
    assert (table.seat, table.kind) == (1, "first_monk")
    assert "meditate MG1" not in table.answers
    table.play("meditate MO1", "meditate MP1")
    assert table.of(0).monks == ["MG1", "MP1"]
    assert table.of(0).reserve == 1


@pytest.mark.rule("ST-1.2", "ST-1.3")
@pytest.mark.parametrize(("seats", "key", "spoil"), DAMAGE)
def test_a_stored_table_without_all_its_pieces_is_refused(seats: int, key: str, spoil: Callable[[Any], object]) -> None:
    laid_out = Table(seats).owns(0, coin=2, wood=1).storey("level1", "K1", 0).altar("G1", "A06", owner=0, jokoro=True)
    data: Any = json.loads(laid_out.monk(0, "MG1", "MG2", "MO1").visitors("G1", grey=1).turn(0).state.to_json())
    assert GAME.from_json(json.dumps(data)).legal()
    with pytest.raises(RecordError):
        GAME.from_json(json.dumps({**data, key: spoil(data[key])}))


@pytest.mark.rule("ST-5.7.6")
@pytest.mark.parametrize("queue", [[1, 0], [12, 0, 1], [1, 30, 1], [2, 0, 1], [1, 0, 4]])
def test_a_stored_queue_of_tiles_that_cannot_be_is_refused(queue: list[int]) -> None:
    """Its space, with a monk there; its kind; a mask of the icons that the kind has."""
    data: Any = json.loads(Table().monk(0, "MG1").turn(0).state.to_json())
    assert GAME.from_json(json.dumps({**data, "queue": [1, 0, 3]})).legal()
    with pytest.raises(RecordError):
        GAME.from_json(json.dumps({**data, "queue": queue}))
