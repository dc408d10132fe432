"""BT-10 and BT-11: buildings, discounts, kodama and the way to the lake treasures."""

from __future__ import annotations

import pytest

from tatami.games.bitoku.scoring import treasure_of
from tests.rules.bitoku.table import CONTENT, Table


def builder(seats: int = 4, **goods: int) -> Table:
    """Seat 0 can pay; one ryokan and one temple are for sale."""
    return Table(seats).no_buildings().player(0, **goods).market("building", "RY3", "TE2")


def test_a_building_and_where_it_may_stand() -> None:
    """BT-10.1: each space takes exactly its type, and one tile; ancient buildings are never for sale."""
    table = builder(wood=1).does(0, "build")
    areas = ["yomi", "stairs", "jade", "forges"]
    assert table.answers == [f"build {slot} {area}" for slot in (1, 2) for area in areas] + ["done"]
    table.play("build 1 jade")
    assert table.built("jade") == {"ryokan": "RY3"}
    assert set(CONTENT.building_names[24:]).isdisjoint(table.on_market("building"))


def test_an_area_with_farm_and_onsen_takes_ryokan_and_temple() -> None:
    """BT-E8, BT-10.3, BT-R34: the third building costs 1 wood and 1 stone; kodama +2; its owner bonus is both."""
    table = builder(3, wood=1, stone=1).building("yomi", "FA1", owner=1).building("yomi", "ON1", owner=1)
    table.building("jade", "TE1", owner=0).building("forges", "TE5", owner=0).market(
        "building", "RY3", "FA2", "ON2", "TE2"
    )
    table.does(0, "build")
    assert [a for a in table.answers if a.endswith("yomi")] == ["build 1 yomi", "build 4 yomi"]
    table.play("build 1 yomi")
    assert (table.of(0).goods, table.of(0).markers) == ({}, 3)
    assert table.of(0).kodama["yomi"] == 3
    table.die(1, "left", 6, "unlocked").player(1, jade=1).market("mitama", "ara").turn(1)
    table.play("die left", "place yomi", "visit ryokan")
    assert (table.of(0).points, table.of(0).goods) == (1, {"am1": 1})


def test_at_most_six_buildings() -> None:
    """BT-10.2: with six markers used nobody builds any more, whatever he owns."""
    six = [("yomi", "TE1"), ("stairs", "TE3"), ("jade", "TE4"), ("forges", "TE5"), ("yomi", "ON1"), ("stairs", "ON2")]
    for count in (5, 6):
        table = builder(wood=9, stone=9)
        for region, name in six[:count]:
            table.building(region, name, owner=0)
        asks = table.does(0, "build").asks
        assert asks == ("0 market" if count < 6 else "1 basic_action")


@pytest.mark.parametrize(
    ("built", "cost"),
    [(0, (1, 0)), (1, (0, 1)), (2, (1, 1)), (3, (2, 1)), (4, (1, 2)), (5, (2, 2))],
)
def test_the_price_is_under_the_leftmost_marker(built: int, cost: tuple[int, int]) -> None:
    """BT-10.3: wood and stone, by the buildings built so far; without them nothing can be built."""
    wood, stone = cost
    standing = [("jade", "ON1"), ("forges", "ON2"), ("jade", "FA1"), ("forges", "FA2"), ("yomi", "FA3")]
    table = builder(wood=wood, stone=stone)
    poor = builder(wood=wood - (wood > 0), stone=stone - (wood == 0))
    for region, name in standing[:built]:
        table.building(region, name, owner=0)
        poor.building(region, name, owner=0)
    assert table.does(0, "build").play("build 2 yomi").of(0).goods == {}
    assert poor.does(0, "build").asks == "1 basic_action"


def test_the_bonus_of_building_comes_in_that_region() -> None:
    """BT-10.3: kodama of the region where it is built, and the amulet if shown; the marker says whose it is."""
    table = builder(wood=1).market("building", "TE1").does(0, "build").play("build 1 stairs")
    assert table.of(0).kodama == {"yomi": 1, "stairs": 2, "home": 1, "jade": 1, "forges": 1}
    assert table.of(0).goods == {"am1": 1}
    assert table.state.built_by[1 * 4 + 0] == 0


def test_only_what_fits_somewhere_can_be_chosen_and_gaps_stay() -> None:
    """BT-10.4: no empty ryokan space, no ryokan; the slot stays empty."""
    table = builder(wood=1).market("building", "RY3", "TE2")
    for region, name in (("yomi", "RY1"), ("stairs", "RY2"), ("jade", "RY4"), ("forges", "RY5")):
        table.building(region, name, owner=1)
    table.does(0, "build")
    assert {answer.split()[1] for answer in table.answers if answer != "done"} == {"2"}
    table.play("build 2 yomi")
    assert table.on_market("building") == ["RY3", None, None, None]


def test_points_under_markers_count_at_the_end() -> None:
    """BT-10.5, BT-R12: nothing when the marker leaves, the sum in the count."""
    table = builder(wood=1, stone=1).building("jade", "ON1", owner=0)
    before = table.copy().sheet(0)["board"]
    table.does(0, "build").play("build 2 yomi")
    assert table.of(0).points == 0
    assert (before, table.sheet(0)["board"]) == (1, 1 + 2)


def test_a_discount_takes_away_what_the_payer_likes() -> None:
    """BT-10.6, BT-E9: two of 1 jade + 2 sake fall away: 1 jade is left to pay, or 1 sake."""
    for paid, left in (("jade", {"sake": 2}), ("sake", {"jade": 1, "sake": 1})):
        table = Table().player(0, jade=1, sake=2).market("mitama", None, None, "kushi").does(0, {"mitama": 2})
        table.play("buy mitama 3")
        assert table.answers == ["pay jade", "pay sake"]
        table.play(f"pay {paid}")
        assert table.of(0).goods == left


def test_a_discount_never_brings_anything() -> None:
    """BT-10.6: a price below the discount is nothing, and nothing is given back."""
    table = Table().player(0, jade=1, sake=2).market("mitama", "kushi").does(0, {"mitama": 2}).play("buy mitama 1")
    assert table.of(0).goods == {"jade": 1, "sake": 2}
    table = builder(wood=1).does(0, {"build": 2}).play("build 1 jade")
    assert table.of(0).goods == {"wood": 1}


def test_a_discount_makes_affordable_what_was_not() -> None:
    """BT-10.6: without it the tile is not offered."""
    poor = Table().player(0, jade=1).market("mitama", None, None, "kushi")
    assert poor.copy().does(0, {"mitama": 1}).asks == "1 basic_action"
    assert poor.does(0, {"mitama": 2}).answers == ["buy mitama 3", "done"]


def test_choice_icons() -> None:
    """BT-20.3, BT-E10: a number after a group multiplies the choice, one at a symbol only that symbol."""
    table = Table().does(0, {"gain": {"jade/sake": 2}})
    assert table.answers == ["gain jade", "gain sake"]
    found = set()
    for first in ("gain jade", "gain sake"):
        for second in ("gain jade", "gain sake"):
            found.add(str(table.copy().play(first, second).of(0).goods))
    assert found == {"{'jade': 2}", "{'sake': 2}", "{'jade': 1, 'sake': 1}"}
    table = Table().player(0, awake=0).does(0, {"one": [{"mp": 2}, {"gain": {"am1": 1}}]})
    assert table.of(0).goods == {"am1": 1}


# ---- kodama ---------------------------------------------------------------------------------------------------------


def test_own_kodama_forward_in_one_region_or_in_several() -> None:
    """BT-11.1, BT-E11: two steps for one kodama, or one for two; the player may stop (BT-20.2)."""
    table = Table().does(0, {"kod": 2})
    assert table.answers == [f"kodama {region}" for region in ("yomi", "stairs", "home", "jade", "forges")] + ["done"]
    both = table.copy().play("kodama home", "kodama home").of(0).kodama
    assert both == {"yomi": 1, "stairs": 1, "home": 3, "jade": 1, "forges": 1}
    assert table.play("kodama home", "kodama jade").of(0).kodama == {**both, "home": 2, "jade": 2}


def test_kodama_of_others_back() -> None:
    """BT-11.1, BT-E11: never one's own, never the neutral one; the player may stop."""
    table = Table(2).kodama(0, yomi=3).kodama(1, yomi=3, jade=2).does(0, {"kodx": 2})
    assert table.answers == ["push 1 yomi", "push 1 jade", "done"]
    one = table.copy().play("push 1 yomi", "push 1 yomi")
    assert (one.of(1).kodama["yomi"], one.of(0).kodama["yomi"]) == (1, 3)
    two = table.play("push 1 yomi", "push 1 jade")
    assert (two.of(1).kodama["yomi"], two.of(1).kodama["jade"]) == (2, 1)


def test_here_means_the_region_of_the_effect() -> None:
    """BT-11.1: the green arrow: own kodama and those of others only in the region of the building used."""
    table = Table(3).no_buildings().building("jade", "ON3").kodama(1, yomi=3, jade=3).kodama(2, jade=2)
    table.die(0, "left", 3, "unlocked").turn(0).play("die left", "place jade", "visit onsen", "next kodh")
    assert table.of(0).kodama == {"yomi": 1, "stairs": 1, "home": 1, "jade": 2, "forges": 1}
    table.play("next kodxh")
    assert table.answers == ["push 1 jade", "push 2 jade", "done"]


def test_pushing_here_needs_somebody_to_push_here() -> None:
    """BT-11.1, BT-20.2: a kodama that could be pushed in another region does not make it an option."""
    effect = {"any": [{"kodh": 1}, {"kodxh": 1}]}
    assert "next kodxh" in Table(3).kodama(1, jade=3).does(0, effect, "jade").answers
    assert "next kodxh" not in Table(3).kodama(1, yomi=3).does(0, effect, "jade").answers


def test_a_kodama_never_goes_below_the_first_space() -> None:
    """BT-11.2: one on the first space cannot be pushed."""
    assert Table().does(0, {"kodx": 1}).asks == "1 basic_action"
    table = Table().kodama(1, home=2).does(0, {"kodx": 2}).play("push 1 home")
    assert table.of(1).kodama["home"] == 1
    assert table.asks == "1 basic_action"


def test_the_last_space_holds_one_kodama() -> None:
    """BT-11.3: a step into it is not possible while somebody is there, and lost; other spaces are shared."""
    last = CONTENT.last_kodama_space
    table = Table().kodama(0, yomi=last - 1).kodama(1, yomi=last).does(0, {"kod": 1})
    assert "kodama yomi" not in table.answers
    table = Table().kodama(0, yomi=last - 1).kodama(1, yomi=last).does(0, {"kodh": 1}, "yomi")
    assert table.of(0).kodama["yomi"] == last - 1
    table = Table().kodama(0, yomi=last - 2).kodama(1, yomi=last - 1).does(0, {"kodh": 2}, "yomi")
    assert table.of(0).kodama["yomi"] == last
    table = Table().kodama(0, yomi=last).does(0, {"kod": 1})
    assert "kodama yomi" not in table.answers


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("mine", "other", "after"), [(1, None, 0), (2, 0, 1), (2, 1, 0), (1, 0, 1), (0, None, 0)])
def test_a_bonus_of_two_steps_goes_as_far_as_it_can(seats: int, mine: int, other: int | None, after: int) -> None:
    """BT-10.3, BT-11.3: where only one of two steps is possible that one is taken (spaces from the last)."""
    last = CONTENT.last_kodama_space
    table = builder(seats, wood=1).kodama(0, jade=last - mine)
    if other is not None:
        table.kodama(1, jade=last - other)
    table.does(0, "build").play("build 1 jade")
    if seats == 1 and after != mine:  # against the tengu one is asked
        table.play("next kodh")
    assert table.of(0).kodama["jade"] == last - after
    assert table.built("jade") == {"ryokan": "RY3"}


def test_what_can_only_help_is_taken_without_a_question() -> None:
    """BT-20.2: goods, points, kodama here; against the tengu the steps of a building are taken or left together."""
    table = Table(3).does(0, {"any": [{"gain": {"wood": 1}}, {"gain": {"am2": 1}}, {"gain": {"vp": 2}}]})
    assert (table.of(0).goods, table.of(0).points, table.asks) == ({"wood": 1, "am2": 1}, 2, "1 basic_action")
    table = builder(3, wood=1).does(0, "build").play("build 2 jade")
    assert (table.of(0).kodama["jade"], table.asks) == (3, "1 basic_action")
    table = builder(1, wood=1).does(0, "build").play("build 2 jade")
    assert table.answers == ["next kodh", "done"]
    assert table.copy().play("done").of(0).kodama["jade"] == 1
    assert table.play("next kodh").of(0).kodama["jade"] == 3


def test_who_is_pushed_from_the_last_space_frees_it() -> None:
    """BT-11.4: after the push the step is possible."""
    last = CONTENT.last_kodama_space
    table = Table().kodama(0, yomi=last - 1).kodama(1, yomi=last).does(0, {"any": [{"kodx": 1}, {"kod": 1}]})
    table.play("next kodx", "push 1 yomi", "next kod", "kodama yomi")
    assert (table.of(0).kodama["yomi"], table.of(1).kodama["yomi"]) == (last, last - 1)


def test_the_neutral_kodama_counts_with_two_players() -> None:
    """BT-11.5, BT-11.6: it stands on space 4 as another player; with three there is none."""
    for seats, points in ((2, 4), (3, 7)):
        table = Table(seats).treasure("yomi", "L1").kodama(0, yomi=3)
        assert treasure_of(table.state, 0, 0) == points
    table = Table(2).treasure("yomi", "L1").kodama(0, yomi=4)
    assert treasure_of(table.state, 0, 0) == (7 + 4) // 2
    assert treasure_of(table.kodama(0, yomi=5).state, 0, 0) == 7
