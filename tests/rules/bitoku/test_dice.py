"""BT-5, BT-7 and BT-8: dice, forest actions, building actions, home."""

from __future__ import annotations

import pytest

from tests.rules.bitoku.table import Table


def open_yomi(seats: int = 4) -> Table:
    """Seat 0 has an unlocked 2 and enough to buy; nothing is built."""
    return Table(seats).no_buildings().die(0, "left", 2, "unlocked").player(0, jade=2, sake=2, wood=1)


def rows(table: Table) -> list[str]:
    return [answer for answer in table.answers if answer.startswith("row")]


def test_a_die_must_be_unlocked_or_cost_a_pilgrim() -> None:
    """BT-5.1, BT-5.3, BT-7.4: of three dice one is unlocked, the others need a pilgrim."""
    table = Table().die(0, "middle", 2, "unlocked").player(0, awake=1).turn(0)
    assert table.answers == ["pilgrim left", "die middle", "pilgrim right"]
    table = Table().die(0, "middle", 2, "unlocked").player(0, awake=0).hand(0, "S-KA").turn(0)
    assert table.answers == ["play left", "play middle", "play right", "die middle"]


def test_a_pilgrim_leaves_the_game_and_the_die_is_placed_at_once() -> None:
    """BT-5.3, BT-5.4, BT-R3: also with other dice unlocked; the pilgrim is gone, the die is asked for a space."""
    table = Table().die(0, "middle", 2, "unlocked").player(0, awake=2).turn(0).play("pilgrim left")
    assert table.asks == "0 place_die"
    assert table.of(0).awake == 1
    assert not [answer for answer in table.answers if not answer.startswith("place")]


def test_unlock_takes_a_locked_die_for_a_later_turn() -> None:
    """BT-5.3, BT-5.5: the owner picks one; without a locked die nothing happens."""
    table = Table().does(0, {"unlock": 1})
    assert table.answers == ["unlock left", "unlock middle", "unlock right"]
    assert table.play("unlock middle").of(0).places == ["locked", "unlocked", "locked"]
    table = Table()
    for slot in ("left", "middle", "right"):
        table.die(0, slot, 3, "unlocked")
    assert table.does(0, {"unlock": 1}).asks == "1 basic_action"


def test_two_dice_are_unlocked_one_after_the_other() -> None:
    """BT-5.3, BT-5.5, BT-20.3: a number at the symbol multiplies it; with one locked die left the rest does nothing."""
    table = Table().does(0, {"unlock": 2}).play("unlock right")
    assert table.answers == ["unlock left", "unlock middle"]
    table.play("unlock left")
    assert (table.of(0).places, table.asks) == (["unlocked", "locked", "unlocked"], "1 basic_action")
    single = Table().die(0, "left", 3, "yomi").die(0, "right", 3, "H1").does(0, {"unlock": 2})
    assert (single.of(0).places, single.asks) == (["yomi", "unlocked", "H1"], "1 basic_action")


def test_amulets_raise_a_die_for_good_up_to_six() -> None:
    """BT-5.6, BT-5.7, BT-1.4: any number of amulets, each whole; above 6 the surplus is lost and none is offered."""
    table = Table().player(0, am1=1, am3=2).die(0, "left", 3, "unlocked").turn(0).play("die left")
    assert [a for a in table.answers if a.startswith("amulet")] == ["amulet 1", "amulet 3"]
    table.play("amulet 1", "amulet 3")
    assert table.of(0).dice[0] == 6
    assert table.of(0).goods == {"am3": 1}
    assert not [a for a in table.answers if a.startswith("amulet")]
    assert table.play("place stairs", "done").of(0).dice[0] == 6


def test_die_spaces_by_number_of_players() -> None:
    """BT-3.1, BT-7.6: one, two or three dice in a region; own dice may be there already."""
    for seats, spaces in ((2, 1), (3, 2), (4, 3)):
        table = Table(seats).die(0, "left", 2, "unlocked")
        for number in range(spaces):
            table.die(1, ["left", "middle", "right"][number], 2, "yomi")
        assert "place yomi" not in table.turn(0).play("die left").answers
        table = Table(seats).die(0, "left", 2, "unlocked")
        for number in range(spaces - 1):
            table.die(0, ["middle", "right"][number], 2, "yomi")
        assert "place yomi" in table.turn(0).play("die left").answers


def test_the_forest_action_needs_a_die_at_least_as_high_as_all_others() -> None:
    """BT-7.7: equal is enough, own dice count, dice across the river do not; the die may be placed anyway."""
    for value, place, legal in ((2, "yomi", True), (3, "yomi", False), (3, "across yomi", True)):
        table = open_yomi().die(1, "left", value, place).turn(0).play("die left", "place yomi")
        assert (table.asks == "0 act_in_region") is legal
        table = open_yomi().die(0, "right", value, place).turn(0).play("die left", "place yomi")
        assert (table.asks == "0 act_in_region") is legal


def test_in_the_harder_variant_a_die_must_be_higher() -> None:
    """BT-18.1, BT-R41: equal is not enough; a 6 beats a 6 with a further amulet and stays 6."""
    for harder, legal in ((False, True), (True, False)):
        table = Table(4, harder=harder).no_buildings().die(0, "left", 2, "unlocked").die(1, "left", 2, "yomi")
        table.turn(0).play("die left", "place yomi")
        assert (table.asks == "0 act_in_region") is legal
    table = Table(4, harder=True).no_buildings().die(0, "left", 6, "unlocked").die(1, "left", 6, "yomi")
    table.player(0, am1=2).turn(0).play("die left", "amulet 1")
    assert "amulet 1" not in table.answers
    table.play("place yomi")
    assert table.asks == "0 act_in_region"
    assert table.of(0).dice[0] == 6
    plain = Table(4, harder=True).no_buildings().die(0, "left", 6, "unlocked").die(1, "left", 6, "yomi")
    assert plain.turn(0).play("die left", "place yomi").asks == "1 basic_action"


def test_in_the_harder_variant_an_amulet_on_a_six_needs_a_six_to_beat() -> None:
    """BT-18.1, BT-5.6: another 6, own or not, where the die could go; not one at home or across the river."""

    def offered(table: Table, *moves: str) -> list[str]:
        table.turn(0).play("die left", *moves)
        return [answer for answer in table.answers if answer.startswith("amulet")]

    def six(seats: int = 4) -> Table:
        return Table(seats, harder=True).no_buildings().player(0, am1=2).die(0, "left", 6, "unlocked")

    assert offered(six()) == []
    assert offered(six().die(1, "left", 6, "yomi")) == ["amulet 1"]
    assert offered(six().die(0, "right", 6, "forges")) == ["amulet 1"]
    assert offered(six().die(1, "left", 5, "yomi")) == []
    assert offered(six().die(1, "left", 6, "H1")) == []
    assert offered(six().die(1, "left", 6, "across yomi")) == []
    full = six().die(1, "left", 6, "yomi").die(1, "middle", 2, "yomi").die(2, "left", 2, "yomi")
    assert offered(full.copy()) == []
    assert offered(full.die(3, "left", 6, "jade")) == ["amulet 1"]
    assert offered(six(2).die(1, "left", 6, "yomi")) == []  # with two players no region has room beside a die
    assert offered(six().die(0, "left", 5, "unlocked")) == ["amulet 1"]
    assert offered(six().die(0, "left", 5, "unlocked"), "amulet 1") == []
    assert offered(six().die(0, "left", 5, "unlocked").die(1, "left", 6, "yomi"), "amulet 1") == ["amulet 1"]


def test_every_row_up_to_the_value_may_be_used() -> None:
    """BT-7.8, BT-R43, BT-8.1: not only the highest; row 1 moves the own kodama of the region."""
    table = open_yomi().die(0, "left", 4, "unlocked").market("mitama", "ara").market("dragonfly", "DF01")
    table.turn(0).play("die left", "place yomi")
    assert rows(table) == ["row 1", "row 2", "row 3", "row 4"]
    table.play("row 1")
    assert table.of(0).kodama["yomi"] == 2
    assert table.asks == "1 basic_action"


def test_rows_of_yomi() -> None:
    """BT-8.2, BT-8.6: mitama or dragonfly, discounts by row, and both with a 6 and one discount."""
    table = open_yomi().die(0, "left", 6, "unlocked").market("mitama", "ara").market("dragonfly", None, None, "DF01")
    table.player(0, sake=1).turn(0).play("die left", "place yomi")
    two = table.copy().play("row 2")
    assert two.answers == ["buy dragonfly 3", "done"]  # a mitama cannot be paid: the only choice is made
    three = table.copy().play("row 3")
    assert three.answers == ["next mitama", "next dragonfly"]
    assert three.play("next mitama").answers == ["buy mitama 1", "done"]
    four = table.copy().play("row 4", "next dragonfly", "buy dragonfly 3")
    assert four.of(0).dragonflies == ["DF01"]
    assert four.of(0).goods == {"sake": 1}
    six = table.copy().play("row 6")
    assert six.answers == ["option 1", "option 2"]
    six.play("option 1")
    assert six.answers == ["next mitama", "next dragonfly", "done"]
    six.play("next dragonfly", "buy dragonfly 3", "next mitama", "buy mitama 1")
    assert six.of(0).goods == {}
    assert six.of(0).dragonflies == ["DF01"]


@pytest.mark.parametrize(("value", "points"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_rows_of_the_stairs(value: int, points: int) -> None:
    """BT-8.3: 1, 2, 3 or 4 movement points."""
    table = open_yomi().die(0, "left", value, "unlocked").turn(0).play("die left", "place stairs", f"row {value}")
    assert table.state.decision is not None
    assert table.state.decision.data == {"left": points}


@pytest.mark.parametrize(("value", "gains"), [(3, 1), (4, 2), (6, 3)])
def test_rows_of_the_jade_glade(value: int, gains: int) -> None:
    """BT-8.4, BT-E10: resources of choice, mixed as one likes; row 2 is wood or jade."""
    table = Table(4).no_buildings().die(0, "left", value, "unlocked").turn(0).play("die left", "place jade")
    assert table.copy().play("row 2").answers == ["next wood", "next jade"]
    table.play(f"row {value}")
    for resource in ["stone", "sake", "wood"][:gains]:
        assert table.answers == ["gain wood", "gain jade", "gain stone", "gain sake"]
        table.play(f"gain {resource}")
    assert table.of(0).goods == dict.fromkeys(["stone", "sake", "wood"][:gains], 1)


def test_rows_of_the_forges() -> None:
    """BT-8.5, BT-8.6, BT-R8: with a 4 the discount is for either; building is possible in any area."""
    table = Table(4).no_buildings().market("building", "TE1").market("crystal", None, "CD02")
    table.die(0, "left", 6, "unlocked").turn(0).play("die left", "place forges")
    assert rows(table) == ["row 1", "row 4", "row 6"]  # without a resource only a discount helps
    four = table.copy().play("row 4")
    assert four.answers == ["next build", "next crystal"] or four.answers == ["next crystal", "next build"]
    assert four.play("next build").answers == [
        "build 1 yomi",
        "build 1 stairs",
        "build 1 jade",
        "build 1 forges",
        "done",
    ]


def test_both_purchases_of_the_forges_share_one_discount() -> None:
    """BT-8.5, BT-8.6: with a 6 crystal and building in either order, one resource less for one; either may be left."""
    table = Table(4).no_buildings().market("building", "TE1").market("crystal", None, "CD02").player(0, wood=1)
    table.die(0, "left", 6, "unlocked").turn(0).play("die left", "place forges", "row 6")
    assert table.answers == ["option 1", "option 2"]
    for option, first, second in (
        ("option 1", ["next crystal", "buy crystal 2", "lay d1"], ["next build", "build 1 jade"]),
        ("option 2", ["next build", "build 1 jade"], ["next crystal", "buy crystal 2", "lay d1"]),
    ):
        for moves in ([*first, *second], [*second, *first]):
            both = table.copy().play(option, *moves)
            assert (both.of(0).goods, both.of(0).crystals) == ({"am1": 1}, {"d1": "CD02"})
            assert both.built("jade") == {"temple": "TE1"}
        alone = table.copy().play(option, *first)
        assert alone.of(0).goods == ({"wood": 1} if option == "option 1" else {"wood": 1, "am1": 1})
        assert alone.play("done").asks == "1 basic_action"
    full_price = table.play("option 1", "next build", "build 1 jade")
    assert full_price.of(0).goods == {"am1": 1}


def test_home_spaces() -> None:
    """BT-8.7, BT-8.9: each space has its own action, the value stays; other dice there do not matter (BT-7.7)."""
    table = Table(4).die(0, "left", 1, "unlocked").die(1, "left", 6, "H2").turn(0).play("die left")
    assert [a for a in table.answers if " H" in a] == ["place H1", "place H3", "place H4"]
    assert table.copy().play("place H1").of(0).goods == {"am2": 1}
    third = table.copy().play("place H3")
    assert third.of(0).goods == {"am1": 1}
    assert third.play("gain jade").of(0).goods == {"am1": 1, "jade": 1}
    fourth = table.copy().play("place H4")
    assert fourth.asks == "0 spend_mp"
    assert fourth.of(0).dice[0] == 1
    second = Table(3).die(0, "left", 1, "unlocked").turn(0).play("die left", "place H2")
    assert second.of(0).goods == {"am1": 1}
    assert second.asks == "0 look"
    fifth = Table(2).die(0, "left", 1, "unlocked").turn(0).play("die left", "place H5")
    assert fifth.of(0).goods == {"am1": 1}
    assert fifth.answers == ["next mp", "next wood"]


def test_h6_copies_another_die() -> None:
    """BT-8.8, BT-E6: a 3 becomes 2; rows of yomi up to the other's 4, whatever else stands there; no building."""
    table = Table(2).no_buildings().die(0, "left", 3, "unlocked").die(1, "left", 4, "yomi").building("yomi", "TE2", 1)
    table.player(0, jade=1, sake=2).market("mitama", "ara").turn(0).play("die left", "place H6")
    assert table.of(0).dice[0] == 2
    assert table.answers == ["copy yomi", "done"]
    table.play("copy yomi")
    assert rows(table) == table.answers[:-1] == ["row 1", "row 2", "row 3", "row 4"]
    assert table.play("row 1").of(0).kodama["yomi"] == 2


def test_h6_copies_no_die_of_ones_own() -> None:
    """BT-8.8: neither one in a region nor the one just placed."""
    table = Table(2).die(0, "left", 4, "unlocked").die(0, "right", 6, "jade").die(1, "left", 2, "stairs").turn(0)
    table.play("die left", "place H6")
    assert table.answers == ["copy stairs", "done"]


def test_h6_needs_a_two_and_may_copy_home() -> None:
    """BT-8.8, BT-R9: a 1 needs an amulet first; a die at home gives its space's action, never H6's own."""
    table = Table(2).die(0, "left", 1, "unlocked").player(0, am1=1).die(1, "left", 1, "H1").turn(0).play("die left")
    assert "place H6" not in table.answers
    table.play("amulet 1", "place H6")
    assert table.of(0).dice[0] == 1
    assert table.answers == ["copy H1", "done"]
    assert table.play("copy H1").of(0).goods == {"am2": 1}
    across = Table(2).die(0, "left", 2, "unlocked").die(1, "left", 4, "across yomi").turn(0)
    assert across.play("die left", "place H6").asks == "1 basic_action"


def test_a_building_is_used_by_a_die_that_is_high_enough() -> None:
    """BT-7.9: own, other's or ancient; other dice do not matter; one building per placement, in the region."""
    table = Table(3).no_buildings().building("yomi", "TE2", 0).building("yomi", "ON5", 1).building("yomi", "AN2")
    table.building("yomi", "FA1", 1).building("jade", "FA2", 1).die(1, "left", 6, "yomi")
    table.die(0, "left", 3, "unlocked").turn(0).play("die left", "place yomi")
    assert table.answers == ["visit temple", "visit farm", "done"]
    table.play("visit farm", "next wood")
    assert table.asks == "1 basic_action"


def test_forest_and_building_action_in_either_order() -> None:
    """BT-7.6: the first is completed before the second; doing neither is legal."""
    table = Table(3).no_buildings().building("yomi", "FA1", 0).die(0, "left", 1, "unlocked").turn(0)
    table.play("die left", "place yomi")
    assert table.answers == ["row 1", "visit farm", "done"]
    assert table.copy().play("row 1").answers == ["visit farm", "done"]
    assert table.copy().play("visit farm", "next jade").answers == ["row 1", "done"]
    assert table.copy().play("done").asks == "1 basic_action"


def test_a_building_built_in_this_turn_cannot_be_used() -> None:
    """BT-7.9: built by the forest action of the same die; in the next turn it can."""
    table = Table(3).no_buildings().market("building", "FA1").player(0, wood=2)
    table.die(0, "left", 2, "unlocked").die(1, "left", 1, "unlocked").turn(0)
    table.play("die left", "place forges", "row 2", "build 1 forges")
    assert table.asks == "1 basic_action"
    assert table.play("die left", "place forges").answers == ["visit farm", "done"]


@pytest.mark.parametrize("region", ["yomi", "stairs", "jade", "forges"])
@pytest.mark.parametrize("name", ["TE1", "ON1", "FA1", "RY1"])
def test_in_a_later_turn_every_building_can_be_used(region: str, name: str) -> None:
    """BT-7.9: turns come and go; whatever was built before is new no more, wherever it stands."""
    table = Table(4).no_buildings().building(region, name, 0).hand(0, "S-IM").die(1, "left", 2, "unlocked").turn(0)
    table.play("play left", "next wood", "die left", f"place {region}")
    assert [answer for answer in table.answers if answer.startswith("visit")] != []


def test_the_owner_of_a_building_gets_a_bonus() -> None:
    """BT-7.10, BT-R5: a point; a point and an amulet; nothing for own or ancient buildings."""

    def after(building: str, owner: int | None) -> Table:
        table = Table(3).no_buildings().building("yomi", building, owner).die(0, "left", 5, "unlocked")
        return table.turn(0).play("die left", "place yomi")

    table = after("TE1", 1).play("visit temple")
    assert (table.of(1).points, table.of(1).goods) == (1, {})
    table = after("FA6", 1).play("visit farm")
    assert (table.of(1).points, table.of(1).goods) == (1, {"am1": 1})
    assert after("TE1", 0).play("visit temple").of(0).points == 0
    assert after("AN2", None).play("visit temple").of(0).points == 0


def test_the_owner_chooses_inside_the_turn_of_the_user() -> None:
    """BT-7.10: a point or an amulet, before the user goes on; it stays the user's turn."""
    table = Table(3).no_buildings().building("yomi", "FA3", 2).die(0, "left", 2, "unlocked").turn(0)
    table.play("die left", "place yomi", "visit farm")
    assert table.asks == "2 owner_bonus"
    assert table.state.turn_of == 0
    assert table.answers == ["bonus vp", "bonus am1"]
    assert table.copy().play("bonus vp").of(2).points == 1
    table.play("bonus am1")
    assert table.of(2).goods == {"am1": 1}
    assert table.asks == "0 choose_one"


def test_example_of_a_die_with_pilgrim_and_amulets() -> None:
    """BT-E4: yellow discards a pilgrim, turns a 2 to 4 in yomi, takes a rock; brown gets a point. Not against a 5."""
    for brown, forest in ((2, True), (5, False)):
        table = Table(4).no_buildings().die(0, "middle", 2).player(0, awake=1, am1=2, jade=1).building("yomi", "TE1", 1)
        table.die(1, "left", brown, "yomi").market("mitama", "ara").garden("IW-ara", "IW-nigi").rock(0, "IW-saki")
        table.turn(0).play("pilgrim middle", "amulet 1", "amulet 1", "place yomi")
        assert table.of(0).dice[1] == 4
        assert bool(rows(table)) is forest
        assert rows(table) == (["row 1", "row 2", "row 3", "row 4"] if forest else [])
        table.play("visit temple", "rock IW-ara")
        assert table.of(0).rocks == ["IW-saki", "IW-ara"]
        assert table.of(1).points == 1
