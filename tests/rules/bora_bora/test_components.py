"""BB-1 and BB-2: what is in the box and on the player board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import (
    ISLANDS,
    JEWELRY_TYPES,
    PAIR_NAMES,
    REGIONS,
    SPECIES,
    TERRAINS,
    TILES_PER_SEX,
    TYPES,
)
from tests.rules.bora_bora.table import CONTENT, GAME, Table, new_game

DATA: dict[str, Any] = GAME.content_data()


@pytest.mark.rule("BB-1.1")
def test_the_box_holds_what_the_list_says() -> None:
    assert len(CONTENT.fish_names) == 12
    assert len(CONTENT.tile_type) == 72
    assert (len(CONTENT.light_tasks), len(CONTENT.dark_tasks)) == (7, 53)
    assert len(CONTENT.jewelry_vp) == 24
    assert CONTENT.god_cards == [12] * 5
    assert CONTENT.temple_stack + 4 * CONTENT.start_god_tiles == 10
    printed = [tile for tile in DATA["board"]["action_tile"] if len(tile["actions"]) == 1]
    assert len(printed) == 7


@pytest.mark.rule("BB-1.2")
def test_each_player_has_twelve_huts_four_priests_three_dice_and_six_buildings() -> None:
    state = new_game(4)
    view: Any = state.view(None)["table"]
    for seat, player in enumerate(view["players"]):
        assert Table.around(state).of(seat).huts_on_board == 12
        assert player["priests"] == 4
        assert player["buildings"] == [1, 2, 3, 4, 5, 6]
    while state.phase == 0:
        state.apply(state.legal()[0])
    view = state.view(None)["table"]
    assert [len(player["dice"]) for player in view["players"]] == [3, 3, 3, 3]


@pytest.mark.rule("BB-1.3")
def test_offerings_shells_and_materials_never_run_out() -> None:
    table = Table().player(0, offerings=40, shells=50, beside="sand " * 20).spaces(0, "a1 a4 b2 c3")
    table.helper(0, 6).play("trade offering", "trade material", "choose sand", "trade offering")
    assert table.of(0).offerings == 42
    assert table.of(0).beside == {"sand": 21}


@pytest.mark.rule("BB-1.4")
def test_the_board_has_five_islands_twelve_regions_and_three_of_each_terrain() -> None:
    assert len(REGIONS) == 12
    assert set(CONTENT.island) == set(range(5))
    assert Counter(CONTENT.terrain) == dict.fromkeys(range(4), 3)
    assert len(CONTENT.temple_value) == 6
    view: Any = new_game(3).view(None)["table"]
    assert [len(view[row]) for row in ("men", "women", "jewelry", "regions")] == [6, 6, 6, 12]
    assert "fishing" in [tile["id"] for tile in view["action_tiles"]]


@pytest.mark.rule("BB-1.5", "BB-R3")
def test_paths_join_neighbours_of_the_grid_and_nothing_else() -> None:
    grid = {region["id"]: region["grid"] for region in DATA["map"]["region"]}
    neighbours = {
        tuple(sorted((a, b)))
        for a in REGIONS
        for b in REGIONS
        if abs(grid[a][0] - grid[b][0]) + abs(grid[a][1] - grid[b][1]) == 1
    }
    joined = {tuple(sorted(path["id"].split("-"))): path for path in DATA["map"]["path"]}
    assert set(joined) == neighbours
    for (a, b), path in joined.items():
        same = CONTENT.island[REGIONS.index(a)] == CONTENT.island[REGIONS.index(b)]
        assert path["kind"] == ("land" if same else "water")
        assert 1 <= path["value"] <= 6


@pytest.mark.rule("BB-1.5")
def test_the_central_island_has_one_region_of_each_terrain_and_the_others_two_regions() -> None:
    regions: dict[int, list[int]] = {}
    for region in range(12):
        regions.setdefault(CONTENT.island[region], []).append(CONTENT.terrain[region])
    assert sorted(regions[ISLANDS.index("central")]) == [0, 1, 2, 3]
    assert [len(regions[island]) for island in range(5)] == [4, 2, 2, 2, 2]


@pytest.mark.rule("BB-1.5")
def test_paths_work_in_both_directions() -> None:
    there = Table(4).huts(0, "S2").die(0, 5).play("place water")
    back = Table(4).huts(0, "C_SE").die(0, 5).play("place water")
    assert there.kind == "choose_hut"
    assert "S2" in back.offers("settle")


@pytest.mark.rule("BB-R2")
def test_the_neighbours_of_the_central_mountain_are_three_plains_and_a_beach() -> None:
    terrain = {name: TERRAINS[CONTENT.terrain[i]] for i, name in enumerate(REGIONS)}
    assert terrain["C_SE"] == "mountain"
    assert [terrain[name] for name in ("S2", "E2", "C_NE")] == ["plain"] * 3
    assert terrain["C_SW"] == "beach"


@pytest.mark.rule("BB-1.6")
@pytest.mark.parametrize("region", REGIONS)
def test_every_region_gives_exactly_one_resource(region: str) -> None:
    table = Table().fish(region, "F01")
    table.ask(frames.start_hut(0))
    table.play(f"settle {region}", "hut 2")
    while table.answers:
        table.play(table.answers[0])
    own = table.of(0)
    assert own.offerings + len(own.materials) == 1


@pytest.mark.rule("BB-1.7")
def test_four_fish_tiles_have_value_one_and_there_are_four_species_of_three() -> None:
    assert CONTENT.fish_value.count(1) == 4
    assert min(CONTENT.fish_value) == 1
    assert max(CONTENT.fish_value) <= 6
    assert Counter(CONTENT.fish_species) == dict.fromkeys(range(len(SPECIES)), 3)


@pytest.mark.rule("BB-1.8")
def test_three_tiles_of_each_of_twelve_types_for_men_and_for_women() -> None:
    men, women = CONTENT.tile_type[:TILES_PER_SEX], CONTENT.tile_type[TILES_PER_SEX:]
    assert Counter(men) == Counter(women) == dict.fromkeys(range(len(TYPES)), 3)
    assert len(TYPES) == 12


@pytest.mark.rule("BB-1.9")
def test_four_jewelry_tiles_of_each_of_six_types_with_one_to_nine_vp() -> None:
    assert Counter(CONTENT.jewelry_type) == dict.fromkeys(range(len(JEWELRY_TYPES)), 4)
    assert (min(CONTENT.jewelry_vp), max(CONTENT.jewelry_vp)) == (1, 9)
    assert min(CONTENT.jewelry_shells) > 0


@pytest.mark.rule("BB-R34")
def test_the_temple_has_six_spaces_from_six_down_to_one() -> None:
    assert CONTENT.temple_value == [6, 5, 4, 3, 2, 1]
    assert CONTENT.status_vp[0] == 0
    assert CONTENT.status_vp[-1] == 15
    assert sorted(CONTENT.status_vp) == CONTENT.status_vp


# ---- BB-2: the player board


@pytest.mark.rule("BB-2.1")
def test_only_slot_twelve_holds_several_huts() -> None:
    table = Table().helper(0, 6).play("trade movehut", "trade movehut", "trade movehut")
    assert table.of(0).slots == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 5]


@pytest.mark.rule("BB-2.2")
def test_one_of_the_slots_one_to_eleven_stands_for_all_and_slot_twelve_beside_it() -> None:
    table = Table().huts(0, "C_SE").die(0, 5).play("place water", "settle S2")
    assert table.answers == ["hut 3", "hut 12"]
    assert Table().slot(0, 12, 0).die(0, 1).play("place man").answers == ["slot 1", "slot 12"]


@pytest.mark.rule("BB-2.2")
def test_a_slot_with_a_person_is_not_free() -> None:
    table = Table().people(0, "M01").die(0, 6)
    assert "place man" not in table.answers
    table = Table().people(0, "M01").slot(0, 2, 0).die(0, 1).play("place man")
    assert table.of(0).slots[1] >= 64


@pytest.mark.rule("BB-2.3")
def test_a_tile_enters_up_and_slides_down_once() -> None:
    table = Table().die(0, 1).play("place man")
    assert table.of(0).people == {"M22": "up"}
    table.helper(0, 2).play("slide M22")
    assert table.of(0).people == {"M22": "down"}
    assert table.offers("slide") == []


@pytest.mark.rule("BB-2.4")
def test_spaces_are_adjacent_when_they_share_an_edge() -> None:
    assert len(PAIR_NAMES) == 17
    assert {"a1-a2", "a1-b1", "b4-c4", "c3-c4"} <= set(PAIR_NAMES)
    assert not {"a4-b1", "a1-b2", "a1-a3", "a1-c1"} & set(PAIR_NAMES)
    assert Counter(CONTENT.space_material) == {0: 4, 1: 4, 2: 4}


@pytest.mark.rule("BB-2.5")
def test_the_player_board_shows_its_parts() -> None:
    view: Any = new_game(2).view(None)["table"]
    player = view["players"][0]
    assert len(player["tasks"]) == 3
    assert player["buildings"] == [1, 2, 3, 4, 5, 6]
    assert (player["done"], player["jewelry"], player["god_tiles"]) == ([], [], 1)


@pytest.mark.rule("BB-2.6")
def test_a_material_goes_on_a_free_space_of_its_kind() -> None:
    table = Table().spaces(0, "a1").ask(frames.choose_material(0, 1)).play("choose sand")
    assert table.answers == ["put a4", "put b2", "put c3"]
    assert table.play("put b2").of(0).materials == ["a1", "b2"]


@pytest.mark.rule("BB-2.6")
def test_without_a_free_space_it_lies_beside_the_board_for_good() -> None:
    table = Table().spaces(0, "a1 a4", b1="b2-c2", b2="b3-c3").ask(frames.choose_material(0, 2)).play("choose sand")
    assert table.kind == "choose_material"
    assert table.of(0).beside == {"sand": 1}
    table.play("choose wood")
    assert table.answers == ["put a3", "put b1", "put b4"]
    assert table.play("put a3").of(0).materials == ["a1", "a3", "a4"]


@pytest.mark.rule("BB-2.7")
def test_materials_beside_the_board_count_for_tasks_only() -> None:
    table = Table().player(0, beside="wood wood wood wood wood")
    assert "place build" not in table.die(0, 6).answers
    assert table.tasks(0, "T35 T36 T37").task(0).offers("complete") == ["T35", "T36"]


@pytest.mark.rule("BB-2.8")
def test_offerings_and_shells_lie_open() -> None:
    table = Table().player(1, offerings=3, shells=4)
    view: Any = table.state.view(0)["table"]
    assert (view["players"][1]["offerings"], view["players"][1]["shells"]) == (3, 4)
