"""BT-19.7 to BT-19.19: the tengu's terms, its turns and its activation table."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.bitoku.kinds import BITOKU_TYPES, NONE, REGIONS, TENGU_CONDITIONS
from tatami.games.bitoku.solo.terms import gain_related, is_contested, most_competitive, rarest
from tests.rules.bitoku.table import CONTENT, GAME, Table

HUMAN, TENGU = 0, 1
SLOTS = ("left", "middle", "right")


def solo(yokai: str = "IW-kappa", other: str = "IW-onsen-farm", **options: object) -> Table:
    """A quiet solo table: the tengu has these rocks; nothing lies on the hills but what tests put there."""
    table = Table(1, **options).rock(HUMAN, "IW-saki").rock(TENGU, yokai, other).garden().no_buildings()
    table.player(HUMAN, awake=1)
    table.player(TENGU)
    for region in ("yomi", "stairs", "jade", "forges"):
        table.hills(region, "makoto").used(region, "bitoku yokai both")
    return table


def dice(table: Table, *places: str) -> Table:
    """The dice 2, 3 and 4 of the tengu are there."""
    for slot, value, place in zip(SLOTS, (2, 3, 4), places, strict=True):
        table.die(TENGU, slot, value, place)
    return table


def hills(table: Table, region: str, yokai: str | None = None, bitoku: str | None = None) -> Table:
    """Cards that can be taken there."""
    covered = ["both"] + ([] if yokai else ["yokai"]) + ([] if bitoku else ["bitoku"])
    return table.hills(region, bitoku, yokai).used(region, " ".join(covered))


# ---- terms ----------------------------------------------------------------------------------------------------------


def test_it_unlocks_and_places_its_lowest_die() -> None:
    """BT-19.7: values never change; of unlocked dice the lowest is placed, of locked ones the lowest is unlocked."""
    table = dice(solo(), "locked", "unlocked", "unlocked").tengu("TG03")
    assert (table.step, table.of(TENGU).places) == ("C", ["locked", "stairs", "unlocked"])
    assert table.of(TENGU).dice == [2, 3, 4]
    table = dice(solo(), "across yomi", "locked", "locked").tengu("TG03")
    assert (table.step, table.of(TENGU).places) == ("G", ["across yomi", "unlocked", "locked"])


def test_it_crosses_with_its_highest_die() -> None:
    """BT-19.7, BT-19.19: of those at a crossing; its value stays."""
    table = dice(hills(solo(), "yomi", yokai="Y01"), "yomi", "stairs", "jade").tengu("TG10")
    assert (table.step, table.of(TENGU).places) == ("H", ["yomi", "across yomi", "jade"])
    assert table.of(TENGU).dice == [2, 3, 4]


def test_a_location_with_a_die_is_not_available() -> None:
    """BT-19.8: whosever die it is; then step I takes it elsewhere."""
    table = dice(solo(), "unlocked", "across yomi", "H2").tengu("TG03")
    assert table.step == "C"
    table = dice(solo(), "unlocked", "across yomi", "H2").die(HUMAN, "right", 4, "stairs").tengu("TG03")
    assert (table.step, table.of(TENGU).places[0] == "stairs") == ("I", False)
    table = dice(solo(), "unlocked", "stairs", "H2").tengu("TG03")
    assert (table.step, table.of(TENGU).places[0] == "stairs") == ("I", False)


def test_the_rarest_bitoku_is_of_a_type_it_lacks() -> None:
    """BT-19.9, BT-R48: the lowest number among the types it does not own; several can be rarest; or none."""
    table = solo().hills("yomi", "gi").hills("stairs", "rei").hills("jade", "makoto").hills("forges", "chugi")
    names = [REGIONS[region] for region in rarest(table.state, [0, 1, 3, 4])]
    assert names == ["yomi"]
    table.path(TENGU, "gi rei")
    assert [REGIONS[region] for region in rarest(table.state, [0, 1, 3, 4])] == ["jade", "forges"]
    table.path(TENGU, "gi rei makoto chugi")
    assert rarest(table.state, [0, 1, 3, 4]) == []


def test_a_card_that_shows_the_rarest_takes_only_a_rarest_of_all_hills() -> None:
    """BT-R20: the reachable card must be a rarest one of all; in E and K only what can be reached is compared."""
    table = dice(solo(), "across jade", "across jade", "yomi")
    hills(table, "yomi", bitoku="rei")
    other = hills(table.copy(), "jade", bitoku="gi")
    assert table.tengu("TG02").step == "H"
    assert table.of(TENGU).path == ["rei"]
    assert other.tengu("TG02").step == "K"
    assert other.of(TENGU).path == ["rei"]


def test_hills_without_a_bitoku_are_not_the_rarest() -> None:
    """BT-19.9, BT-R20: where the card has been taken nothing is compared."""
    table = dice(hills(solo(), "yomi", bitoku="rei"), "across jade", "across jade", "yomi")
    table.state.hill_bitoku[REGIONS.index("forges")] = NONE
    assert table.impossible().tengu("TG02").step == "H"
    assert table.of(TENGU).path == ["rei"]


def test_between_equally_rare_bitoku_the_leftmost() -> None:
    """BT-19.9: no die is rolled for that."""
    table = dice(solo(), "across jade", "across jade", "yomi")
    hills(hills(table, "yomi", bitoku="yu"), "stairs", bitoku="jin")
    assert table.tengu("TG02").of(TENGU).path == ["yu"]
    assert table.telling("tengu_roll") == []


def test_favourites_are_what_its_rocks_show_and_wild_pieces() -> None:
    """BT-19.10, BT-R21: a yokai of the rock's type, or a yama uba; nothing else."""
    for card, takes in (("Y01", True), ("Y26", True), ("Y06", False)):
        table = dice(hills(solo(), "yomi", yokai=card), "across jade", "across jade", "yomi")
        assert table.tengu("TG05").step == ("H" if takes else "K")


def test_the_favourite_location_follows_its_rock() -> None:
    """BT-19.10: yomi with a mitama for a mitama rock, forges with a building for a building rock."""
    table = dice(solo(other="IW-ara"), "unlocked", "locked", "locked").market("mitama", "nigi", "ara").tengu("TG09")
    assert table.of(TENGU).places[0] == "yomi"
    assert table.of(TENGU).mitama == {"ara": 1}
    table = dice(solo(), "unlocked", "locked", "locked").market("building", "TE1", "ON1").tengu("TG09")
    assert table.of(TENGU).places[0] == "forges"
    assert table.telling("build")[0]["building"] == "ON1"


def test_a_shinigami_is_a_favourite_of_a_mitama_rock() -> None:
    """BT-R21: it is taken like an ara; without a mitama rock no mitama is a favourite."""
    table = dice(solo(other="IW-ara"), "unlocked", "locked", "locked").market("mitama", "nigi", "SH2").tengu("TG02")
    assert table.of(TENGU).mitama == {"shinigami": 1}
    table = dice(solo(), "unlocked", "locked", "locked").market("mitama", "nigi", "SH2").tengu("TG02", rolls=[1])
    assert table.of(TENGU).mitama == {"nigi": 1}


def competitive(table: Table, regions: str = "yomi stairs home jade forges") -> str:
    return REGIONS[most_competitive(table.state, [REGIONS.index(region) for region in regions.split()])]


def test_the_most_competitive_kodama_is_closest_behind() -> None:
    """BT-19.11: the smallest distance behind the human; not where it is level or ahead."""
    table = solo().kodama(HUMAN, yomi=4, jade=3, forges=2).kodama(TENGU, forges=2, home=5)
    assert competitive(table) == "jade"
    assert competitive(table, "yomi home forges") == "yomi"


def test_equally_close_or_none_behind_the_treasure_decides() -> None:
    """BT-19.11: the highest first place; then the leftmost."""
    table = solo().treasure("yomi", "L5").treasure("stairs", "L3").treasure("home", "L4").treasure("jade", "L2")
    assert competitive(table) == "forges"
    assert competitive(table, "yomi stairs home") == "stairs"
    table.kodama(HUMAN, yomi=3, stairs=2, home=2)
    assert competitive(table) == "stairs"
    assert competitive(table, "yomi home") == "home"


def test_a_kodama_that_cannot_move_stays_chosen() -> None:
    """BT-R49: the last space is the human's; the step is lost, no other kodama moves."""
    table = dice(solo(), "unlocked", "locked", "locked").kodama(HUMAN, home=7).kodama(TENGU, home=6).tengu("TG05")
    assert table.telling("tengu_kodama") == [{"region": "home", "reason": "behind"}]
    assert table.of(TENGU).kodama == {"yomi": 1, "stairs": 1, "home": 6, "jade": 2, "forges": 1}


@pytest.mark.parametrize(("die", "slot"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_a_random_slot_of_a_market(die: int, slot: int) -> None:
    """BT-19.12: 1-2 slot 1, 3-4 slot 2, 5 slot 3, 6 slot 4."""
    table = dice(solo(), "unlocked", "locked", "locked").market("crystal", "CD01", "CD02", "CD03", "CD04")
    table.tengu("TG07", rolls=[die])
    assert table.state.tengu_crystals == [slot - 1]
    assert table.telling("tengu_roll") == [{"die": die, "for": "crystal", "option": slot}]


def test_an_empty_slot_sends_it_to_the_next_dearer_one() -> None:
    """BT-19.12: beyond the last slot back to the first; with nothing left the action is lost."""
    for die, crystal in ((3, "CD03"), (6, "CD03")):
        table = dice(solo(), "unlocked", "locked", "locked").market("crystal", None, None, "CD03", None)
        assert table.tengu("TG07", rolls=[die]).telling("tengu_crystal") == [{"crystal": crystal}]
    table = dice(solo(), "unlocked", "locked", "locked").market("crystal").tengu("TG07")
    assert table.state.tengu_crystals == []
    assert table.telling("tengu_lost") == [{"market": "crystal"}]


@pytest.mark.parametrize(("die", "takes"), [(1, "Y01"), (3, "Y01"), (4, "Y06"), (6, "Y06")])
def test_between_two_equal_options_a_die_decides(die: int, takes: str) -> None:
    """BT-19.12, BT-R50: 1-3 the left one; here two yokai of which neither is a favourite."""
    table = dice(solo(yokai="IW-nezumi"), "across jade", "across jade", "yomi")
    hills(hills(table, "yomi", yokai="Y01"), "stairs", yokai="Y06").tengu("TG10", rolls=[die])
    assert (table.step, takes in table.of(TENGU).deck) == ("H", True)


def test_a_crossing_and_when_it_is_contested() -> None:
    """BT-19.13: empty space across; contested if the human has a die before the same hills, of any value."""
    alone = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across jade", "yomi").tengu("TG10")
    assert alone.step == "H"
    both = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across jade", "yomi").die(HUMAN, "left", 1, "stairs")
    assert both.tengu("TG10").step == "A"
    elsewhere = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across jade", "yomi").die(HUMAN, "left", 6, "jade")
    assert elsewhere.tengu("TG10").step == "H"
    full = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across yomi", "stairs").die(HUMAN, "left", 3, "across yomi")
    assert full.tengu("TG10").step == "L"
    home = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across jade", "across jade").tengu("TG10")
    assert home.step == "L"


def test_full_hills_before_one_die_hold_no_other() -> None:
    """BT-19.13, BT-19.19: a die before full hills is at no crossing; the next one, before other hills, may cross."""
    table = dice(hills(solo(), "jade", bitoku="gi"), "yomi", "jade", "H2")
    table.die(HUMAN, "left", 3, "across yomi").die(HUMAN, "middle", 3, "across yomi").tengu("TG06")
    assert (table.step, table.of(TENGU).places[:2], table.of(TENGU).path) == ("H", ["yomi", "across jade"], ["gi"])
    table = dice(solo(), "yomi", "jade", "H2").die(HUMAN, "right", 2, "forges").hand(HUMAN, "S-KA")
    table.die(HUMAN, "left", 3, "across yomi").die(HUMAN, "middle", 3, "across jade").tengu("TG06")
    assert (table.step, table.of(TENGU).places[:2]) == ("E", ["yomi", "across jade"])


def test_before_full_hills_nothing_is_contested() -> None:
    """BT-19.13: without an empty space across, the human's die is not at a crossing."""
    table = dice(solo(), "H2", "across yomi", "stairs").die(HUMAN, "left", 6, "yomi").die(HUMAN, "right", 3, "locked")
    right = TENGU * len(SLOTS) + SLOTS.index("right")
    assert is_contested(table.state, right)
    assert not is_contested(table.die(HUMAN, "right", 3, "across yomi").state, right)


def test_the_related_resource() -> None:
    """BT-19.14: paid in step D, gained in G; a jade card shows none: nothing is paid, and what it lacks is gained."""
    table = dice(solo(), "locked", "locked", "locked").player(TENGU, sake=1).tengu("TG04")
    assert (table.step, table.of(TENGU).goods) == ("D", {})
    table = dice(solo(), "locked", "locked", "locked").tengu("TG04")
    assert (table.step, table.of(TENGU).goods) == ("G", {"sake": 1})
    table = dice(solo(), "locked", "locked", "locked").tengu("TG05")
    assert (table.step, table.of(TENGU).goods) == ("D", {"wood": 1, "jade": 1})
    table = dice(solo(), "across yomi", "across yomi", "H2").attitude(True).player(TENGU, wood=1, jade=1, stone=2)
    assert (table.tengu("TG06").step, table.of(TENGU).goods) == ("J", {"wood": 1, "jade": 1, "stone": 2, "sake": 1})


def test_equally_few_resources_go_by_wood_jade_stone_sake() -> None:
    """BT-19.14: two of them one after the other (here through the data of a card without any)."""
    table = solo().player(TENGU, wood=1, stone=1)
    gain_related(table.state, 4, 2)
    assert table.of(TENGU).goods == {"wood": 1, "jade": 1, "stone": 1, "sake": 1}
    gain_related(table.state, 4, 2)
    assert table.of(TENGU).goods == {"wood": 2, "jade": 2, "stone": 1, "sake": 1}


# ---- phases ---------------------------------------------------------------------------------------------------------


def test_in_spring_a_movement_point_for_each_crystal() -> None:
    """BT-19.15: any colour, spent at once; it draws no cards. BT-19.29: as an easier variant none."""
    table = solo().tengu_crystals("CD01", "CM02").harvest()
    assert table.of(TENGU).walking == {"P.m1": 1}
    table = solo().tengu_crystals("CD01", "CM02").spring()
    assert (table.of(TENGU).hand, len(table.of(TENGU).deck)) == ([], 5)
    table = solo(tengu_no_spring_mp=True).tengu_crystals("CD01", "CM02").harvest()
    assert table.of(TENGU).walking == {}


@pytest.mark.parametrize(
    ("will", "place"),
    [((1, 6), "right"), ((2, 2), "right"), ((6, 3), "middle"), ((4, 5), "middle"), ((5, 6), "left"), ((6, 6), "left")],
)
def test_the_lower_will_die_picks_the_card(will: tuple[int, int], place: str) -> None:
    """BT-19.16: 1-2 right, 3-4 middle, 5-6 left; the log names dice, place and card."""
    cards = {"left": "TG01", "middle": "TG02", "right": "TG03"}
    table = dice(solo(), "across yomi", "across yomi", "H2").tengu_cards("TG01 TG02 TG03", "TG10").rolls(*will)
    table.tengu_acts()
    assert table.telling("tengu_will") == [{"dice": list(will), "place": place, "card": cards[place]}]


def test_the_active_card_is_replaced_from_the_left() -> None:
    """BT-19.16: discarded, the others move right, a new one on the left; also when it passes."""
    table = dice(solo(), "across yomi", "across yomi", "H2").tengu_cards("TG01 TG02 TG03", "TG10 TG09").rolls(3, 6)
    table.tengu_acts()
    assert table.step == "L"
    assert [f"TG{card + 1:02}" for card in table.state.tengu_row] == ["TG10", "TG01", "TG03"]
    assert "TG02" in [f"TG{card + 1:02}" for card in table.state.tengu_discards]


def test_an_empty_deck_is_made_anew_of_eight_cards() -> None:
    """BT-E23, BT-19.16: the card just used among them; the two of the row stay."""
    table = dice(solo(), "across yomi", "across yomi", "H2").tengu_cards("TG01 TG02 TG03").rolls(1, 1).tengu_acts()
    s = table.state
    assert (len(s.tengu_deck), s.tengu_discards) == (7, [])
    assert s.tengu_row[1:] == [0, 1]
    assert table.telling("tengu_shuffle") == [{}]


def test_turns_follow_the_turn_order_track() -> None:
    """BT-19.16, BT-R37, BT-R22: tengu and human in turn; a tengu that has passed takes no more turns."""
    table = dice(solo(), "locked", "locked", "locked").hand(HUMAN, "S-KA S-IM").order(TENGU, HUMAN).tengu("TG04")
    assert table.asks == "0 basic_action"
    turns = len(table.state.tengu_discards)
    table.play("play left", "card S-KA", "next jade")
    assert len(table.state.tengu_discards) == turns + 1
    table = dice(solo(), "across yomi", "across yomi", "H2").hand(HUMAN, "S-KA S-IM").tengu("TG04")
    assert table.step == "L"
    seen = list(table.state.tengu_row)
    table.play("play left", "card S-KA", "next jade", "play middle", "next wood")
    assert table.state.tengu_row == seen


def test_the_turn_of_the_tengu_waits_for_the_human() -> None:
    """BT-19.16: whoever decides can pause before its turn; then it plays as if there had been no pause."""
    table = dice(solo(), "locked", "locked", "locked").hand(HUMAN, "S-KA").turn(HUMAN).play("play left")
    straight = table.state.copy()
    paused = table.state.copy()
    straight.apply(straight.legal()[0])
    paused.decide(paused.legal()[0])
    assert paused.automaton == TENGU
    assert paused.seat is None
    paused.go_on()
    assert paused == straight


def test_dice_and_new_cards_of_the_tengu_are_news() -> None:
    """BT-1.3, BT-19.16, BT-19.17: two will dice and the new card of a turn; each further die; the rock of a winter."""

    def news(table: Table, card: str, *rolls: int) -> int:
        before = table.state.reveals
        return table.tengu(card, rolls=rolls).state.reveals - before

    assert news(dice(solo(), "across yomi", "across yomi", "H2"), "TG06") == 2 + 1
    assert news(dice(solo(), "unlocked", "locked", "locked").market("crystal", "CD01"), "TG07", 1) == 2 + 1 + 1
    torii = dice(solo(), "unlocked", "locked", "locked").walking(TENGU, "P.m1").player(TENGU, awake=0)
    torii.arrived(TENGU, "P.m2.1", "P.m4.1", "P.m3.1").path(TENGU, "gi gi")
    assert news(torii, "TG03") == 2 + 1 + 1
    for garden, rocks in ((("IW-nigi", "IW-kushi"), 1), ((), 0)):
        winter = solo().hand(HUMAN, "S-KA S-IM S-NE S-KI").garden(*garden)
        before = winter.state.reveals
        assert winter.end_winter().state.reveals - before == 8 + rocks


def test_winter_takes_a_rock_and_gives_its_dice_back() -> None:
    """BT-19.17: one random rock of the garden, if any; it removes no yokai; dice return locked with their values."""
    table = solo().garden("IW-nigi", "IW-kushi", "IW-nezumi").end_winter()
    assert len(table.state.garden) == 2
    assert len(table.of(TENGU).deck) == 5
    taken = set()
    for seed in range(12):
        table = solo().garden("IW-nigi", "IW-kushi", "IW-nezumi").rolls(1 + seed % 6, 1 + seed // 6)
        taken.add(str(table.end_winter().telling("tengu_rock")))
    assert len(taken) == 3
    assert solo().garden().end_winter().state.garden == []
    table = dice(solo(), "across yomi", "H2", "jade").autumn()
    assert (table.of(TENGU).places, table.of(TENGU).dice) == (["locked"] * 3, [2, 3, 4])
    assert table.state.order[0] == TENGU
    assert "1 " not in table.asks


# ---- the activation table -------------------------------------------------------------------------------------------


def test_the_table_is_data_a_reader_can_compare() -> None:
    """BT-19.16: twelve steps; the last one has no conditions."""
    assert CONTENT.step_names == list("ABCDEFGHIJKL")
    assert CONTENT.step_when[-1] == []
    used = {TENGU_CONDITIONS[condition] for when in CONTENT.step_when for condition in when}
    assert used == set(TENGU_CONDITIONS)


def test_step_a_takes_what_the_card_shows_at_a_contested_crossing() -> None:
    """BT-19.19: the shown card joins the deck, the favour is covered."""
    table = dice(hills(solo(), "stairs", yokai="Y06"), "unlocked", "locked", "yomi").die(HUMAN, "left", 3, "stairs")
    table.tengu("TG10")
    assert (table.step, table.of(TENGU).places[2]) == ("A", "across yomi")
    assert "Y06" in table.of(TENGU).deck
    assert table.state.favours[1] == 0b111


def test_step_a_needs_the_shown_kind() -> None:
    """BT-19.19: a yokai does not help a card that shows bitoku; a covered card cannot be taken."""
    table = dice(hills(solo(), "yomi", yokai="Y01"), "H2", "across jade", "yomi").die(HUMAN, "left", 3, "stairs")
    assert table.copy().tengu("TG06").step == "K"
    table.used("yomi", "yokai bitoku both")
    assert table.tengu("TG10").step == "K"
    assert len(table.of(TENGU).deck) == 5


@pytest.mark.parametrize(("die", "yokai"), [(2, True), (5, False)])
def test_of_both_kinds_one_at_random(die: int, yokai: bool) -> None:
    """BT-19.19, BT-19.12: yokai is the first option."""
    table = dice(hills(solo(), "yomi", yokai="Y01", bitoku="gi"), "H2", "across jade", "yomi")
    table.tengu("TG10", rolls=[die])
    assert (("Y01" in table.of(TENGU).deck), table.of(TENGU).path) == (yokai, [] if yokai else ["gi"])


def test_both_shown_but_one_takeable_needs_no_die() -> None:
    """BT-R50: "both shown" means that both can be taken."""
    table = dice(hills(solo(), "yomi", bitoku="gi"), "H2", "across jade", "yomi").tengu("TG10")
    assert (table.telling("tengu_roll"), table.of(TENGU).path) == ([], ["gi"])


def test_a_favourite_comes_first_among_several_yokai() -> None:
    """BT-R50: with a card that shows any yokai."""
    table = dice(solo(), "H2", "across jade", "yomi")
    hills(hills(table, "yomi", yokai="Y06"), "stairs", yokai="Y02").tengu("TG10")
    assert (table.step, "Y02" in table.of(TENGU).deck) == ("H", True)
    assert table.telling("tengu_roll") == []


def test_the_rarest_comes_first_among_several_bitoku() -> None:
    """BT-R50: of types it lacks; where it lacks none, at random."""
    table = dice(solo(), "H2", "across jade", "yomi")
    hills(hills(table, "yomi", bitoku="rei"), "stairs", bitoku="gi")
    assert table.copy().tengu("TG06").of(TENGU).path == ["gi"]
    table.path(TENGU, "rei gi")
    assert table.copy().tengu("TG06", rolls=[6]).of(TENGU).path == ["rei", "gi", "gi"]
    assert table.tengu("TG06", rolls=[1]).of(TENGU).path == ["rei", "gi", "rei"]


def test_a_bitoku_it_takes_lies_on_the_hills_no_more() -> None:
    """BT-19.19: it is in its path; winter does not discard it once more."""
    table = dice(hills(solo(), "yomi", bitoku="gi"), "H2", "across jade", "yomi").tengu("TG06")
    assert (table.of(TENGU).path, table.state.hill_bitoku[REGIONS.index("yomi")]) == (["gi"], NONE)
    table.end_winter()
    assert BITOKU_TYPES.index("gi") not in table.state.bitoku_discards


def test_step_b_takes_the_initiative() -> None:
    """BT-19.16 B: all dice locked, inactive, leftmost card: a die is unlocked and placed, kodama and action follow."""
    table = dice(solo(), "locked", "locked", "locked").tengu("TG05", "left")
    assert (table.step, table.state.attitude) == ("B", 1)
    assert table.of(TENGU).places == ["jade", "locked", "locked"]
    assert table.of(TENGU).kodama["jade"] == 2 + (competitive(solo()) == "jade")
    assert table.of(TENGU).goods == {"wood": 1, "jade": 1}


@pytest.mark.parametrize("lacking", ["location", "unlocked", "locked", "attitude", "place"])
def test_step_b_needs_all_its_conditions(lacking: str) -> None:
    """BT-19.16 B: without any one of them it is skipped, and the log says which."""
    table = dice(solo(), *(["H2"] * 3 if lacking == "locked" else ["locked"] * 3))
    if lacking == "location":
        table.die(HUMAN, "left", 3, "jade")
    if lacking == "unlocked":
        table.die(TENGU, "right", 4, "unlocked")
    table.attitude(lacking == "attitude")
    table.impossible() if lacking == "locked" else None
    table.tengu("TG05", "middle" if lacking == "place" else "left")
    assert table.step != "B"
    (told,) = table.telling("tengu_step")
    reasons = {entry["step"]: entry["lacks"] for entry in told["skipped"]}
    assert (
        reasons["B"]
        == {
            "location": "location_available",
            "unlocked": "no_unlocked_die",
            "locked": "locked_die",
            "attitude": "attitude_inactive",
            "place": "leftmost_card",
        }[lacking]
    )


def test_step_c_places_an_unlocked_die() -> None:
    """BT-19.16 C: kodama there, then the action; nothing is unlocked or paid."""
    table = dice(solo(), "unlocked", "locked", "locked").player(TENGU, sake=1).path(TENGU, "gi gi gi").tengu("TG03")
    assert (table.step, table.of(TENGU).places) == ("C", ["stairs", "locked", "locked"])
    assert table.of(TENGU).kodama["stairs"] == 2
    assert (table.of(TENGU).points, table.of(TENGU).goods) == (9, {"sake": 1})


def test_step_d_pays_for_the_action_without_a_die() -> None:
    """BT-19.16 D: a die is unlocked, the related resource paid; no kodama for placing."""
    table = dice(solo(), "locked", "locked", "locked").player(TENGU, sake=1).path(TENGU, "gi gi gi").tengu("TG03")
    assert (table.step, table.of(TENGU).places) == ("D", ["unlocked", "locked", "locked"])
    assert (table.of(TENGU).goods, table.of(TENGU).kodama["stairs"]) == ({}, 1)
    assert table.of(TENGU).points == 9


def test_step_e_takes_the_last_space() -> None:
    """BT-19.16 E: contested, exactly one empty space: favourite yokai, then rarest bitoku, then any yokai."""
    table = dice(solo(), "across yomi", "stairs", "H2").die(HUMAN, "left", 3, "yomi")
    hills(hills(table, "yomi", yokai="Y06", bitoku="gi"), "stairs", yokai="Y02")
    assert table.copy().tengu("TG06", "left").step == "A"
    first = table.copy().tengu("TG05")
    assert first.step == "A"
    first = hills(table.copy(), "yomi", yokai="Y06").tengu("TG06")
    assert (first.step, "Y02" in first.of(TENGU).deck) == ("E", True)
    second = hills(table.copy().used("stairs", "bitoku yokai both"), "yomi", yokai="Y06", bitoku="makoto")
    second.hills("jade", "gi").tengu("TG02")
    assert (second.step, second.of(TENGU).path) == ("E", ["makoto"])
    third = table.path(TENGU, "gi").used("stairs", "bitoku yokai both").tengu("TG02")
    assert (third.step, "Y06" in third.of(TENGU).deck) == ("E", True)
    two_spaces = dice(solo(), "H2", "stairs", "across jade").die(HUMAN, "left", 3, "yomi")
    assert hills(two_spaces, "yomi", yokai="Y06").tengu("TG02").step == "K"


def test_with_nothing_to_take_it_crosses_all_the_same() -> None:
    """BT-R26: empty-handed, and no favour is covered."""
    table = dice(solo(), "across yomi", "stairs", "H2").die(HUMAN, "left", 3, "yomi").tengu("TG02")
    assert (table.step, table.of(TENGU).places[1]) == ("E", "across yomi")
    assert (table.of(TENGU).path, len(table.of(TENGU).deck), table.telling("favour")) == ([], 5, [])


def test_step_f_goes_to_the_great_spirit() -> None:
    """BT-19.16 F, BT-19.18, BT-R23, BT-R24: second space, kodama, 3 VP and 2 for each human 5 or 6 below the river."""
    table = dice(solo(), "unlocked", "jade", "across yomi").die(HUMAN, "left", 3, "stairs")
    table.die(HUMAN, "middle", 5, "H1").die(HUMAN, "right", 6, "across jade")
    table.tengu("TG03")
    assert (table.step, table.of(TENGU).places[0]) == ("F", "H2")
    assert (table.of(TENGU).points, table.of(TENGU).kodama["home"]) == (3 + 2, 2)
    assert table.of(TENGU).goods == {}


def test_step_f_takes_the_third_space_or_is_skipped() -> None:
    """BT-R25: if the second is taken the third, if both are taken it goes on; and only once a round."""
    table = dice(solo(), "unlocked", "jade", "across yomi").die(HUMAN, "left", 3, "stairs").die(HUMAN, "right", 2, "H2")
    assert table.copy().tengu("TG03").of(TENGU).places[0] == "H5"
    assert table.die(HUMAN, "middle", 3, "H5").tengu("TG03").step == "I"
    once = dice(solo(), "unlocked", "H2", "across yomi").die(HUMAN, "left", 3, "stairs").tengu("TG03")
    assert once.step == "I"


def test_step_f_needs_an_unlocked_die() -> None:
    """BT-R23: with locked dice only it goes on to G."""
    table = dice(solo(), "locked", "jade", "across yomi").die(HUMAN, "left", 3, "stairs").tengu("TG03")
    assert table.step == "G"


def test_step_g_unlocks_and_gains() -> None:
    """BT-19.16 G: one die, one related resource, no action."""
    table = dice(solo(), "locked", "H2", "across yomi").tengu("TG07")
    assert (table.step, table.of(TENGU).places[0], table.of(TENGU).goods) == ("G", "unlocked", {"jade": 1})
    assert table.state.tengu_crystals == []


def test_step_h_crosses_without_contest() -> None:
    """BT-19.16 H: as A at any crossing; but an unlocked die is placed first."""
    table = dice(hills(solo(), "yomi", bitoku="gi"), "across jade", "H2", "yomi")
    assert table.copy().tengu("TG06").step == "H"
    assert dice(table, "unlocked", "H2", "yomi").tengu("TG06").step == "C"


def test_step_i_goes_where_its_kodama_is_most_competitive() -> None:
    """BT-19.16 I, BT-R47: an available region but home; kodama and action of that region."""
    table = dice(solo(), "unlocked", "H2", "across yomi").die(HUMAN, "left", 3, "stairs").kodama(HUMAN, jade=2, home=2)
    table.tengu("TG03")
    assert (table.step, table.of(TENGU).places[0]) == ("I", "jade")
    assert table.of(TENGU).goods == {"sake": 2}
    full = dice(solo(), "unlocked", "H2", "yomi").die(HUMAN, "left", 3, "stairs").die(HUMAN, "middle", 3, "jade")
    assert full.die(HUMAN, "right", 3, "forges").tengu("TG03").step == "K"


def test_step_j_calms_down() -> None:
    """BT-19.16 J: active, all dice placed: inactive again, and a related resource."""
    table = dice(solo(), "jade", "H2", "across yomi").attitude(True).tengu("TG03")
    assert (table.step, table.state.attitude, table.of(TENGU).goods) == ("J", 0, {"sake": 1})
    assert dice(solo(), "jade", "H2", "across yomi").tengu("TG03").step == "K"


def test_step_k_crosses_last() -> None:
    """BT-19.16 K: as E at any crossing."""
    table = dice(hills(solo(), "forges", yokai="Y06"), "jade", "H2", "across yomi").tengu("TG06")
    assert (table.step, "Y06" in table.of(TENGU).deck) == ("K", True)


def test_step_l_passes() -> None:
    """BT-19.16 L, BT-R47: nothing left to do; it never passes with a die it could still use."""
    table = dice(solo(), "across jade", "H2", "across yomi").tengu("TG06")
    assert (table.step, table.state.passed) == ("L", [0, 1])
    for seed in range(25):
        state = GAME.new(1, seed, listening=True)
        while not state.over:
            state.apply(state.legal()[seed % len(state.legal())])
            for event in state.drain():
                if event.kind == "tengu_step" and event.args["step"] == "L":
                    skipped: Any = event.args["skipped"]
                    lacks = {entry["step"]: entry["lacks"] for entry in skipped}
                    assert (lacks["G"], lacks["K"]) == ("locked_die", "crossing")
                    assert "unlocked_die" in (lacks["C"], lacks["I"])


def test_the_log_says_why() -> None:
    """BT-19.16: the step, the conditions that held, and for every step before it the first that did not."""
    table = dice(solo(), "locked", "locked", "locked").player(TENGU, sake=1).tengu("TG04")
    assert table.telling("tengu_step") == [
        {
            "step": "D",
            "because": ["locked_die", "related_resource"],
            "skipped": [
                {"step": "A", "lacks": "contested_crossing_to_shown_card"},
                {"step": "B", "lacks": "leftmost_card"},
                {"step": "C", "lacks": "unlocked_die"},
            ],
        }
    ]
