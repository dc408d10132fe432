"""BT-19.20 to BT-19.29: what the tengu does in the regions, how it walks, scores, and can be made easier or harder."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from tatami.core.errors import RecordError
from tatami.games.bitoku.kinds import REGIONS
from tatami.games.bitoku.scoring import SOLO_ITEMS, treasure_of
from tatami.games.bitoku.solo.locations import spend_mp
from tests.rules.bitoku.table import GAME, Player, Table, printed, slot_points
from tests.rules.bitoku.test_tengu_terms import HUMAN, TENGU, dice, solo

EASIER = ["tengu_no_dragonfly", "tengu_no_yokai", "tengu_no_resources", "tengu_kodama_behind", "tengu_no_spring_mp"]
HARDER = ["tengu_pilgrim", "tengu_kodama_ahead", "tengu_two_dragonflies", "tengu_kodama_points"]


TENGU_DATA: Any = GAME.content_data()["tengu"]
END_POINTS: list[int] = TENGU_DATA["start"]["building_end_vp"]
"""What is printed under the building markers of the tengu, from the left."""


def one_die(table: Table) -> Table:
    """The tengu has one unlocked die."""
    return dice(table, "unlocked", "locked", "locked")


def elsewhere(table: Table, region: str) -> Table:
    """Through step I the tengu comes to a region that its card (stairs) does not show: its kodama is behind there."""
    dice(table, "unlocked", "H2", "across yomi").die(HUMAN, "left", 3, "stairs").kodama(HUMAN, **{region: 2})
    return table


# ---- yomi -----------------------------------------------------------------------------------------------------------


def test_a_dragonfly_is_random_and_free() -> None:
    """BT-19.20: nothing is paid, and the resource of slot 1 is not gained."""
    table = one_die(solo()).market("dragonfly", "DF08", "DF09").player(TENGU, wood=1).tengu("TG01", rolls=[1])
    assert (table.of(TENGU).dragonflies, table.of(TENGU).goods) == (["DF08"], {"wood": 1})
    table = one_die(solo()).market("dragonfly", "DF08", "DF09").tengu("TG01", rolls=[3])
    assert table.of(TENGU).dragonflies == ["DF09"]


def test_a_favourite_mitama_from_the_cheapest_slot() -> None:
    """BT-19.20, BT-R27: nothing is paid; the slot's points are scored; the tile's effect is ignored."""
    table = one_die(solo(other="IW-nigi")).market("mitama", "ara", "saki", "nigi", "nigi").tengu("TG02")
    assert (table.of(TENGU).mitama, table.of(TENGU).points, table.of(TENGU).goods) == ({"nigi": 1}, slot_points(3), {})
    assert table.on_market("mitama") == ["ara", "saki", None, "nigi"]
    assert table.of(TENGU).places[1:] == ["locked", "locked"]


def test_without_a_favourite_a_random_mitama() -> None:
    """BT-19.20: by the die."""
    table = one_die(solo(other="IW-nigi")).market("mitama", "ara", "saki", "kushi", "ara").tengu("TG02", rolls=[6])
    assert (table.of(TENGU).mitama, table.of(TENGU).points) == ({"ara": 1}, slot_points(4))


def test_what_its_card_shows_comes_before_what_waits() -> None:
    """BT-19.20: with a mitama symbol a mitama, also where one waits for a dragonfly already."""
    table = one_die(solo()).mitama(TENGU, saki=1).market("mitama", "ara").market("dragonfly", "DF08")
    table.tengu("TG02", rolls=[1])
    assert (table.of(TENGU).mitama, table.of(TENGU).dragonflies, table.of(TENGU).pairs) == (
        {"ara": 1, "saki": 1},
        [],
        [],
    )


def test_yomi_without_a_symbol() -> None:
    """BT-19.20: through step I a dragonfly if a mitama waits for one, else a mitama."""
    table = elsewhere(solo(), "yomi").market("mitama", "ara").market("dragonfly", "DF08").tengu("TG03", rolls=[1])
    assert (table.step, table.of(TENGU).mitama, table.of(TENGU).dragonflies) == ("I", {"ara": 1}, [])
    table = elsewhere(solo(), "yomi").mitama(TENGU, saki=1).market("mitama", "ara").market("dragonfly", "DF08")
    table.path(TENGU, "gi gi").tengu("TG03", rolls=[1])
    assert (table.of(TENGU).mitama, table.of(TENGU).pairs) == ({}, ["saki DF08"])


def test_it_combines_at_once_for_two_movement_points() -> None:
    """BT-19.21, BT-R40: whichever of both it gains; the dragonfly's effect is ignored."""
    table = one_die(solo()).dragonflies(TENGU, "DF08 DF09").path(TENGU, "gi rei yu").market("mitama", "ara")
    table.tengu("TG02", rolls=[1])
    assert (table.of(TENGU).pairs, table.of(TENGU).dragonflies, table.of(TENGU).mitama) == (["ara DF08"], ["DF09"], {})
    assert (table.of(TENGU).points, table.of(TENGU).visited) == (slot_points(1) + 3 + 2, 2)


# ---- stairs, jade, forges -------------------------------------------------------------------------------------------


def test_stairs_bring_three_movement_points() -> None:
    """BT-19.22: here three steps on its bitoku path."""
    table = one_die(solo()).path(TENGU, "gi rei yu jin").tengu("TG03")
    assert (table.of(TENGU).visited, table.of(TENGU).points) == (3, 3 + 2 + 2)


def test_jade_brings_what_the_card_shows() -> None:
    """BT-19.23: two resources of the card; then its most competitive kodama goes a step."""
    table = one_die(solo()).kodama(HUMAN, home=2).tengu("TG06")
    assert table.of(TENGU).goods == {"stone": 1, "sake": 1}
    assert table.of(TENGU).kodama == {"yomi": 1, "stairs": 1, "home": 2, "jade": 2, "forges": 1}


def test_jade_by_another_card_brings_related_resources() -> None:
    """BT-19.23: two of them; its most competitive kodama goes a step all the same, beside the one for the die."""
    table = elsewhere(solo(), "jade").kodama(HUMAN, home=3).tengu("TG04")
    assert (table.step, table.of(TENGU).goods) == ("I", {"sake": 2})
    assert table.of(TENGU).kodama == {"yomi": 1, "stairs": 1, "home": 2, "jade": 2, "forges": 1}


def test_a_crystal_is_random_free_and_without_a_slot() -> None:
    """BT-19.24, BT-R51: any number of a type; no pilgrim awakes."""
    table = one_die(solo()).tengu_crystals("CM01", "CM02", "CM03").market("crystal", "CM04").tengu("TG07", rolls=[1])
    assert [f"CM0{tile - 11}" for tile in table.state.tengu_crystals] == ["CM01", "CM02", "CM03", "CM04"]
    assert (table.of(TENGU).awake, table.of(TENGU).crystals, table.of(TENGU).points) == (11, {}, 0)


def test_a_favourite_building_nearest_the_centre() -> None:
    """BT-19.24, BT-R36: free, its leftmost marker; the bonus is ignored, its kodama there goes exactly one step."""
    table = one_die(solo()).kodama(HUMAN, jade=2).market("building", "TE2", "FA2", "ON2").player(TENGU, wood=1)
    table.tengu("TG08")
    assert table.built("jade") == {"farm": "FA2"}
    assert (table.of(TENGU).markers, table.of(TENGU).goods) == (1, {"wood": 1})
    assert table.of(TENGU).kodama == {"yomi": 1, "stairs": 1, "home": 1, "jade": 2, "forges": 2}


def test_what_the_tengu_has_built_is_its_own() -> None:
    """BT-19.24, BT-19.25, BT-19.27: its marker is on it; the human brings it a point there; it counts as its own."""
    table = one_die(solo()).kodama(HUMAN, jade=2).market("building", "FA2").die(HUMAN, "left", 6, "unlocked")
    table.player(HUMAN, awake=0).tengu("TG08")
    assert table.sheet(TENGU)["board"] == END_POINTS[0]
    assert table.sheet(TENGU)["rocks"] == 3 * (1 + len(["S-KA"]))
    table.play("place jade", "visit farm")
    assert table.of(TENGU).points == 1


def test_without_a_favourite_a_random_building_that_fits() -> None:
    """BT-19.24: never one without a legal place; the next dearer slot instead."""
    table = one_die(solo()).market("building", "TE1", "RY1", "RY2")
    for region, name in (("yomi", "TE2"), ("stairs", "TE3"), ("jade", "TE4"), ("forges", "TE5")):
        table.building(region, name, owner=HUMAN)
    assert table.tengu("TG08", rolls=[1]).telling("build")[0]["building"] == "RY1"


def test_it_builds_where_its_kodama_is_most_competitive() -> None:
    """BT-19.24: among the areas with a place for it."""
    table = one_die(solo()).kodama(HUMAN, yomi=2, jade=3).building("yomi", "ON5", owner=HUMAN).market("building", "ON1")
    assert table.tengu("TG08").built("jade") == {"onsen": "ON1"}


def test_without_a_marker_it_cannot_build() -> None:
    """BT-R51: six buildings stand; the action is lost, also for a favourite."""
    table = one_die(solo()).market("building", "ON1")
    table.state.markers[TENGU] = 6
    table.impossible().tengu("TG08")
    assert (table.of(TENGU).markers, table.telling("tengu_lost")) == (6, [{"market": "building"}])


def test_forges_without_a_symbol() -> None:
    """BT-R28: through step I a building if a favourite one can be built, else a crystal."""
    table = elsewhere(solo(), "forges").market("building", "TE1", "ON1").market("crystal", "CD01")
    assert table.copy().tengu("TG03").telling("build")[0]["building"] == "ON1"
    other = table.market("building", "TE1", "RY1").tengu("TG03", rolls=[1])
    assert (other.telling("build"), other.state.tengu_crystals) == ([], [0])


def test_the_human_in_a_building_of_the_tengu() -> None:
    """BT-19.25: 1 VP for it instead of the printed bonus, even where the owner would choose."""
    for building in ("ON3", "FA6", "TE1"):
        table = solo().building("jade", building, owner=TENGU).die(HUMAN, "left", 6, "unlocked").garden("IW-nigi")
        kind = {"O": "onsen", "F": "farm", "T": "temple"}[building[0]]
        table.turn(HUMAN).play("die left", "place jade", f"visit {kind}")
        assert (table.of(TENGU).points, table.of(TENGU).goods, table.asks[0]) == (1, {}, "0")


def test_it_never_uses_buildings() -> None:
    """BT-19.25: not its own, not the human's: nobody gets an owner bonus."""
    table = one_die(solo()).building("stairs", "TE1", owner=HUMAN).path(TENGU, "gi gi gi").tengu("TG03")
    assert (table.of(HUMAN).points, table.telling("visit")) == (0, [])


# ---- movement points ------------------------------------------------------------------------------------------------


def walk(table: Table, points: int) -> Table:
    table.state.listen()
    spend_mp(table.state, points)
    table.told = table.state.drain()
    return table


def test_first_its_bitoku_path() -> None:
    """BT-19.26 1: the points of the card alone, whatever else is printed; also with a pilgrim under way."""
    table = walk(solo().path(TENGU, "chugi meijo").walking(TENGU, "P.m2"), 2)
    assert (table.of(TENGU).points, table.of(TENGU).goods, table.of(TENGU).visited) == (1 + 4, {}, 2)
    assert table.of(TENGU).walking == {"P.m2": 1}


def test_then_an_enlightenment_space_for_twice_its_points() -> None:
    """BT-19.26 2a: the free space with most points; whatever else is printed there is ignored."""
    assert printed("P.m7.1")["vp"] > printed("P.m7.2")["vp"]
    assert len(printed("P.m7.2")) > 1
    table = walk(solo().walking(TENGU, "P.m7"), 1)
    assert (table.of(TENGU).arrived, table.of(TENGU).goods) == (["P.m7.1"], {})
    assert table.of(TENGU).points == 2 * printed("P.m7.1")["vp"]
    table = walk(solo().walking(TENGU, "P.m7").arrived(HUMAN, "P.m7.1"), 1)
    assert (table.of(TENGU).arrived, table.of(TENGU).goods) == (["P.m7.2"], {})
    assert table.of(TENGU).points == 2 * printed("P.m7.2")["vp"]


def test_a_torii_brings_the_action_of_its_next_card() -> None:
    """BT-19.26 2b: twice the points, no effect of the tile, the top card's action without die and kodama step."""
    assert printed("P.m6.1")["vp"] > printed("P.m6.2")["vp"]
    table = solo().walking(TENGU, "P.m6").torii("P.m6", "TB1").tengu_cards("TG01 TG02 TG03", "TG06")
    walk(table.kodama(HUMAN, jade=2), 1)
    assert (table.of(TENGU).arrived, table.of(TENGU).points) == (["P.m6.1"], 2 * printed("P.m6.1")["vp"])
    assert table.of(TENGU).goods == {"stone": 1, "sake": 1}
    assert table.of(TENGU).kodama["jade"] == 2
    assert table.of(TENGU).places == ["locked"] * 3
    assert table.state.tengu_discards[-1] == 5
    assert table.state.tengu_row == [0, 1, 2]


def test_a_torii_with_an_empty_deck_shuffles_the_discards_first() -> None:
    """BT-R51: the row stays."""
    table = walk(solo().walking(TENGU, "P.m1").tengu_cards("TG01 TG02 TG03").market("building", "TE1"), 1)
    assert len(table.telling("tengu_shuffle")) == 1
    assert table.state.tengu_row == [0, 1, 2]
    assert len(table.state.tengu_deck) + len(table.state.tengu_discards) == 7


def test_else_it_moves_on_over_any_bridge() -> None:
    """BT-19.26 2c: branches it has visited or that are full do not hold it; bridges do not matter."""
    table = walk(solo().walking(TENGU, "P.m2").arrived(TENGU, "P.m2.2"), 1)
    assert (table.of(TENGU).walking, table.of(TENGU).visited) == ({"P.m3": 1}, 0)
    table = walk(solo().walking(TENGU, "P.m5").arrived(HUMAN, "P.m5.1").arrived(TENGU, "P.m5.2"), 1)
    assert table.of(TENGU).walking == {"P.m6": 1}
    table = walk(solo().walking(TENGU, "P.s"), 1)
    assert table.of(TENGU).walking == {"P.m1": 1}


def test_else_a_new_pilgrim() -> None:
    """BT-19.26 3: at the junction of the rightmost torii it has reached, or at the start of the path."""
    assert walk(solo(), 1).of(TENGU).walking == {"P.s": 1}
    table = walk(solo().arrived(TENGU, "P.m1.1", "P.m3.2", "P.m4.1").arrived(HUMAN, "P.m5.1"), 1)
    assert (table.of(TENGU).walking, table.of(TENGU).awake) == ({"P.m3": 1}, 10)


def test_the_farthest_pilgrim_that_can_act_acts() -> None:
    """BT-R29: one that is stuck is ignored; with none left and no pilgrim the point is lost."""
    table = walk(solo().walking(TENGU, "P.s", "P.m2"), 1)
    assert (table.of(TENGU).walking, table.of(TENGU).arrived) == ({"P.s": 1}, ["P.m2.1"])
    stuck = solo().walking(TENGU, "P.m7", "P.s").arrived(TENGU, "P.m7.2")
    assert walk(stuck, 1).of(TENGU).walking == {"P.m1": 1, "P.m7": 1}
    stuck = walk(solo().walking(TENGU, "P.m7").arrived(TENGU, "P.m7.2"), 1)
    assert stuck.of(TENGU).walking == {"P.s": 1, "P.m7": 1}
    table = solo().walking(TENGU, "P.m7").arrived(TENGU, "P.m7.2").player(TENGU, awake=0)
    assert walk(table, 2).of(TENGU).walking == {"P.m7": 1}


# ---- the end --------------------------------------------------------------------------------------------------------


def test_the_tengu_scores() -> None:
    """BT-19.27: A to F, H and I, each item; a card that matches a rock counts again as a yokai (BT-R21)."""
    table = solo(other="IW-ara").player(TENGU, points=20, wood=2, sake=1).order(HUMAN, TENGU)
    table.building("yomi", "TE1", owner=TENGU).building("jade", "ON1", owner=TENGU).tengu_crystals(
        "CD01", "CW01", "CM01"
    )
    table.mitama(TENGU, ara=1, nigi=1).pairs(TENGU, "shinigami DF01").path(TENGU, "gi gi rei yu", 1)
    table.deck(TENGU, "S-KA S-IM S-NE S-KI S-SO Y01 Y26 Y06")
    sheet = table.sheet(TENGU)
    assert list(sheet) == [*SOLO_ITEMS, "total"]
    assert sheet["played"] == 20
    assert sheet["first"] == 0
    assert sheet["bitoku"] == 4
    assert sheet["rocks"] == 3 * (len(["S-KA", "Y01", "Y26"]) + len(["ara", "shinigami"]))
    assert (sheet["guardians"], sheet["visions"]) == (0, 0)
    assert sheet["board"] == sum(END_POINTS[:2])
    assert sheet["yokai"] == 5 * 3 + 3 * 6
    assert (sheet["resources"], sheet["crystals"], sheet["ahead"]) == (3, 6, 0)
    assert sheet["total"] == sum(sheet[item] for item in SOLO_ITEMS)
    assert table.order(TENGU, HUMAN).sheet(TENGU)["first"] == 3
    assert table.sheet(HUMAN)["first"] == 0


def test_buildings_match_a_building_rock_once() -> None:
    """BT-19.27 B: a piece counts once, even if a rock shows two types; other pieces do not match."""
    table = solo().deck(TENGU, "").building("yomi", "ON1", owner=TENGU).building("jade", "FA1", owner=TENGU)
    table.building("stairs", "TE1", owner=TENGU).building("forges", "ON2", owner=HUMAN).mitama(TENGU, ara=2)
    assert table.sheet(TENGU)["rocks"] == 3 * (2 + 1)


@pytest.mark.parametrize(
    ("human", "tengu", "points"),
    [
        (5, 5, (4, 7)),
        (5, 6, (4, 7)),
        (6, 5, (7, 4)),
        (3, 3, (2, 4)),
        (4, 4, ((4 + 2) // 2, 7)),
        (2, 4, (2, (7 + 4) // 2)),
    ],
)
def test_kodama_with_the_neutral_one_and_the_tengu_ahead_in_ties(
    human: int, tengu: int, points: tuple[int, int]
) -> None:
    """BT-19.27 G, BT-R30: on one space the tengu is before the human; the neutral kodama on 4 takes its place."""
    table = solo().treasure("jade", "L1").kodama(HUMAN, jade=human).kodama(TENGU, jade=tengu)
    region = REGIONS.index("jade")
    assert (treasure_of(table.state, HUMAN, region), treasure_of(table.state, TENGU, region)) == points


def test_only_more_points_beat_the_tengu() -> None:
    """BT-19.28: a tie is lost, whatever visions and turn order say."""
    table = solo().order(HUMAN, TENGU)
    lead = table.sheet(TENGU)["total"] - table.sheet(HUMAN)["total"]
    for more, winner in ((lead - 1, TENGU), (lead, TENGU), (lead + 1, HUMAN)):
        assert table.player(HUMAN, points=more).state.winners() == [winner]


# ---- difficulty -----------------------------------------------------------------------------------------------------


def set_up(**options: object) -> Player:
    """The tengu after the setup of a game with these options."""
    return Player(GAME.new(1, 3, options), TENGU)


def test_easier_starts() -> None:
    """BT-19.29: without dragonfly, without yokai, without resources, each by itself."""
    usual = set_up()
    assert (len(usual.dragonflies), len(usual.deck), sum(usual.goods.values())) == (1, 5, 2)
    assert set_up(tengu_no_dragonfly=True).dragonflies == []
    assert set_up(tengu_no_yokai=True).deck == []
    assert set_up(tengu_no_resources=True).goods == {}


@pytest.mark.parametrize("without", [False, True])
def test_a_game_can_be_stored_with_and_without_yokai_of_the_tengu(without: bool) -> None:
    """BT-19.29: its starting cards are missed where they belong, and only there."""
    state = GAME.new(1, 3, {"tengu_no_yokai": without})
    stored = state.to_json()
    assert GAME.from_json(stored) == state
    lacking = json.loads(stored)
    lacking["piles"][TENGU] = [] if not without else [29, 30, 31, 32, 33]
    with pytest.raises(RecordError):
        GAME.from_json(json.dumps(lacking))


def test_harder_starts() -> None:
    """BT-19.29: a pilgrim on the start of the path, kodama one space further, two dragonflies."""
    pilgrim = set_up(tengu_pilgrim=True)
    assert (pilgrim.walking, pilgrim.awake) == ({"P.s": 1}, 10)
    assert set(set_up(tengu_kodama_ahead=True).kodama.values()) == {2}
    assert set(Player(GAME.new(1, 3, {"tengu_kodama_ahead": True}), HUMAN).kodama.values()) == {1}
    assert len(set_up(tengu_two_dragonflies=True).dragonflies) == 2


def test_one_fewer_and_one_more_dragonfly_is_one() -> None:
    """BT-19.29: any combination can be played; these two cancel out."""
    assert len(set_up(tengu_no_dragonfly=True, tengu_two_dragonflies=True).dragonflies) == 1


def test_easier_kodama() -> None:
    """BT-19.29, BT-R53: only where it places a die and the human is ahead; steps for jade and building fall away."""
    for human, space in ((2, 2), (1, 1)):
        table = one_die(solo(tengu_kodama_behind=True)).kodama(HUMAN, jade=human, home=3).tengu("TG05")
        assert table.of(TENGU).kodama == {"yomi": 1, "stairs": 1, "home": 1, "jade": space, "forges": 1}
    table = one_die(solo(tengu_kodama_behind=True)).kodama(HUMAN, jade=3).market("building", "ON1").tengu("TG08")
    assert table.built("jade") == {"onsen": "ON1"}
    assert set(table.of(TENGU).kodama.values()) == {1}


def test_harder_kodama_points() -> None:
    """BT-19.29, BT-R38: 3 VP for each region where it is strictly ahead."""
    for on in (False, True):
        table = solo(tengu_kodama_points=on).kodama(TENGU, yomi=3, jade=2, home=4).kodama(HUMAN, jade=2, home=3)
        assert table.sheet(TENGU)["ahead"] == (6 if on else 0)


def test_every_combination_of_switches_can_be_played() -> None:
    """BT-19.29: all 512 tables can be laid out; a sample of them is played to the end."""
    assert [option.name for option in GAME.info.options if option.seats == (1,)] == EASIER + HARDER
    for number, chosen in enumerate(product((False, True), repeat=9)):
        options: dict[str, object] = dict(zip(EASIER + HARDER, chosen, strict=True))
        state = GAME.new(1, number, options)
        assert {name: state.options[name] for name in options} == options
        if number % 37 == 0:
            while not state.over:
                state.apply(state.legal()[number % len(state.legal())])
            assert state.score_sheet()[TENGU]["total"] > 0


def test_switches_are_for_a_single_player() -> None:
    """BT-19.29: with more players there is no tengu."""
    assert "tengu_pilgrim" not in GAME.new(2, 0).options
    assert GAME.sides(1) == 2
    assert [GAME.sides(seats) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize(("other", "matching"), [("IW-ara", 2), ("IW-onsen-farm", 2)])
def test_an_empty_rock_slot_matches_nothing(other: str, matching: int) -> None:
    """BT-19.27 B: of all kinds of pieces only those that one of its two rocks shows; its other slots are empty."""
    table = solo(yokai="IW-kappa", other=other)
    table.building("yomi", "TE1", owner=TENGU).building("jade", "RY1", owner=TENGU)
    if other == "IW-ara":
        table.building("jade", "ON1", owner=TENGU).building("yomi", "FA1", owner=TENGU).mitama(TENGU, ara=1)
    else:
        table.building("jade", "ON1", owner=TENGU).mitama(TENGU, ara=1, shinigami=1)
    table.mitama(TENGU, nigi=1, saki=1, kushi=1)
    assert table.sheet(TENGU)["rocks"] == 3 * matching


def test_against_the_tengu_only_kodama_here_are_asked_for_first() -> None:
    """BT-20.2, BT-19.11: what is declined where it is resolved needs no question before; kodama "here" do."""
    table = solo().does(HUMAN, {"any": [{"kod": 1}, {"gain": {"am1": 1}}]})
    assert (table.asks, "done" in table.answers, table.of(HUMAN).goods) == ("0 advance_kodama", True, {"am1": 1})
    table = solo().does(HUMAN, {"any": [{"kodh": 1}, {"gain": {"am1": 1}}]}, "jade")
    assert table.answers == ["next kodh", "done"]
    assert table.copy().play("done").of(HUMAN).kodama["jade"] == 1
    assert table.play("next kodh").of(HUMAN).kodama["jade"] == 2
