"""BT-7.2, BT-7.3 and BT-7.11 to BT-7.15: cards, crossing the river, favours."""

from __future__ import annotations

import pytest

from tatami.core.knowledge import EVERYBODY
from tests.rules.bitoku.table import Table


def test_a_card_unlocks_its_die_and_acts() -> None:
    """BT-7.2, BT-7.3, BT-E2: imomushi on the left: the die is unlocked, a wood or a stone; then the turn is over."""
    table = Table().hand(0, "S-IM S-KA").turn(0).play("play left")
    assert table.asks == "0 choose_card"
    table.play("card S-IM")
    assert table.of(0).places == ["unlocked", "locked", "locked"]
    assert table.of(0).cards == ["S-IM", None, None]
    assert table.answers == ["next wood", "next stone"]
    table.play("next stone")
    assert table.of(0).goods == {"stone": 1}
    assert table.asks == "1 basic_action"


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("slot", ["left", "middle", "right"])
def test_a_card_unlocks_the_die_of_its_slot_and_no_other(seat: int, slot: str) -> None:
    """BT-5.2, BT-7.3: where that one is on the board already none, whatever is locked beside it and of others."""
    slots = ["left", "middle", "right"]
    table = Table(3).hand(seat, "S-IM S-KA")
    locked = table.copy().turn(seat).play(f"play {slot}", "card S-IM")
    assert locked.of(seat).places == ["unlocked" if other == slot else "locked" for other in slots]
    gone = table.die(seat, slot, 4, "H1").turn(seat).play(f"play {slot}", "card S-IM")
    assert gone.of(seat).places == ["H1" if other == slot else "locked" for other in slots]
    assert all(gone.of(other).places == ["locked"] * 3 for other in range(3) if other != seat)


def test_a_card_may_go_to_a_slot_whose_die_is_gone() -> None:
    """BT-7.2, BT-5.2: the die of the slot stands in the forest and stays there; used slots are not offered."""
    table = Table().hand(0, "S-IM S-KA").card(0, "right", "S-SO").die(0, "left", 4, "yomi").turn(0)
    assert [a for a in table.answers if a.startswith("play")] == ["play left", "play middle"]
    assert table.play("play left", "card S-IM").of(0).places[0] == "yomi"


def test_the_wit_crystal_comes_before_or_after_the_card() -> None:
    """BT-7.3, BT-13.5, BT-R4: the player says which comes first; only the crystal of that slot."""
    table = Table().hand(0, "S-SO S-KA").crystal(0, "w1", "CW08").crystal(0, "w2", "CW06").turn(0)
    table.play("play left", "card S-SO")
    assert table.answers == ["first card", "first crystal"]
    first = table.copy().play("first crystal", "kodama jade")
    assert first.asks == "0 spend_mp"
    after = table.copy().play("first card", "start P.s")
    assert after.asks == "0 advance_kodama"
    assert after.play("kodama home").asks == "1 basic_action"


def test_a_crystal_that_only_gives_needs_no_question() -> None:
    """BT-7.3: an amulet may as well come first."""
    table = Table().hand(0, "S-SO S-KA").crystal(0, "w1", "CW04").turn(0).play("play left", "card S-SO")
    assert table.asks == "0 spend_mp"
    assert table.of(0).goods == {"am1": 1}


def test_a_wit_crystal_laid_by_the_card_is_used_at_once() -> None:
    """BT-7.3, BT-R44: nezumi buys a wit crystal for its own slot; on another slot it does not work now."""
    table = Table().no_buildings().hand(0, "S-NE S-KA").market("crystal", "CW10").market("building").turn(0)
    table.play("play left", "card S-NE", "buy crystal 1")
    assert table.answers == ["lay w1", "lay w2", "lay w3"]
    assert table.copy().play("lay w1").of(0).points == 2
    assert table.copy().play("lay w2").of(0).points == 0


def test_every_part_of_a_card_may_be_declined() -> None:
    """BT-20.1, BT-20.2, BT-R52: Y11: a kodama and then a purchase in any order, or nothing of it."""
    table = Table(4).no_buildings().hand(0, "Y11 S-KA").market("crystal", "CD02").market("building", "TE1")
    table.player(0, wood=1).turn(0).play("play left", "card Y11")
    assert table.answers == ["next kod", "next build", "done"]
    assert table.copy().play("done").asks == "1 basic_action"
    assert table.copy().play("next build", "next crystal", "done", "next kod", "kodama home").asks == "1 basic_action"


@pytest.mark.parametrize(("value", "after"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 3)])
def test_crossing_humbles_a_die(value: int, after: int) -> None:
    """BT-7.12, BT-R32: a 6 becomes 3, any other value drops by 1."""
    table = Table(4).die(0, "left", value, "yomi").turn(0).play("cross left")
    assert table.of(0).dice[0] == after
    assert table.of(0).places[0] == "across yomi"


def test_who_may_cross() -> None:
    """BT-7.5, BT-7.11: not a 1, not from home, not from the player board, not into full hills."""
    table = Table(4).die(0, "left", 1, "yomi").die(0, "middle", 6, "H1").die(0, "right", 6, "unlocked").turn(0)
    assert not [a for a in table.answers if a.startswith("cross")]
    full = Table(4).die(0, "left", 3, "yomi")
    for slot in ("left", "middle", "right"):
        full.die(1, slot, 2, "across yomi")
    assert not [a for a in full.turn(0).answers if a.startswith("cross")]


def test_with_two_players_hills_share_their_spaces_and_favours() -> None:
    """BT-7.11, BT-7.14, BT-3.1: yomi and stairs have two spaces in common; all six favours can be reached."""
    table = Table(2).die(0, "left", 3, "stairs").die(1, "left", 2, "across yomi").turn(0)
    table.play("cross left")
    regions = {answer.split()[1] for answer in table.answers}
    assert regions == {"yomi", "stairs"}
    full = Table(2).die(0, "left", 3, "stairs").die(1, "left", 2, "across yomi").die(1, "right", 2, "across yomi")
    assert not [a for a in full.turn(0).answers if a.startswith("cross")]
    other = Table(2).die(0, "left", 3, "jade").die(1, "left", 2, "across yomi").die(1, "right", 2, "across yomi")
    assert "cross left" in other.turn(0).answers


def test_the_forest_space_is_free_again() -> None:
    """BT-7.15: with two players the only space of stairs can be used once the die has crossed."""
    table = Table(2).die(0, "left", 3, "stairs").die(1, "left", 2, "unlocked").hills("stairs", bitoku="rei").turn(0)
    table.play("cross left", "favour stairs bitoku", "die left")
    assert "place stairs" in table.answers


def test_the_favours_of_the_hills() -> None:
    """BT-7.13, BT-7.14, BT-9.3: the bitoku card to the path, the yokai card to the hand; each once a round."""
    table = Table(4).die(0, "left", 3, "jade").hills("jade", bitoku="rei", yokai="Y07").turn(0).play("cross left")
    assert table.answers == [
        "favour jade bitoku",
        "refuse jade bitoku",
        "favour jade yokai",
        "refuse jade yokai",
        "favour jade both",
    ]
    bitoku = table.copy().play("favour jade bitoku")
    assert (bitoku.of(0).path, bitoku.of(0).visited) == (["rei"], 0)
    yokai = table.copy().play("favour jade yokai")
    assert yokai.of(0).hand == ["Y07"]
    assert yokai.state.hand_seen[0] == [EVERYBODY]
    assert yokai.state.favours[3] == 2


def test_a_refused_card_stays_and_the_favour_is_covered() -> None:
    """BT-7.14, BT-R6: the card lies there until winter, when it is discarded."""
    table = (
        Table(4).die(0, "left", 3, "jade").hills("jade", bitoku="rei").turn(0).play("cross left", "refuse jade bitoku")
    )
    assert table.of(0).path == []
    assert table.state.favours[3] == 1
    assert table.state.hill_bitoku[3] >= 0


def test_the_favour_of_a_card_that_is_not_there_brings_nothing() -> None:
    """BT-7.13, BT-7.14: where no bitoku lies its favour may be covered all the same; the yokai there stays."""
    table = Table(4).die(0, "left", 3, "jade").hills("jade", yokai="Y07")
    table.state.hill_bitoku[3] = -1
    table.impossible().turn(0).play("cross left")
    assert table.answers == ["favour jade bitoku", "favour jade yokai", "refuse jade yokai", "favour jade both"]
    table.play("favour jade bitoku")
    assert (table.of(0).path, table.of(0).hand, table.state.favours[3]) == ([], [], 1)
    assert table.state.hill_yokai[3] >= 0


def test_two_different_of_four() -> None:
    """BT-7.13: favour C: two of vision, rock, pilgrim, kodama; not one twice; both may be left out."""
    table = Table(4).die(0, "left", 3, "jade").used("jade", "bitoku yokai").garden("IW-ara").rock(0, "IW-saki").turn(0)
    table.play("cross left")  # the only favour left is taken
    assert table.answers == ["next vision", "next rock", "next sit", "next kod", "done"]
    table.play("next rock", "rock IW-ara")
    assert table.answers == ["next vision", "next sit", "next kod", "done"]
    table.play("next kod", "kodama yomi")
    assert table.asks == "1 basic_action"


def test_a_number_of_different_things_counts_gains_too() -> None:
    """BT-7.13, BT-20.3: "two different of" is a choice, also where goods are among them: none comes by itself."""
    effect = {"any": [{"gain": {"wood": 1}}, {"gain": {"sake": 1}}, {"kod": 1}], "most": 2}
    table = Table().does(0, effect)
    assert table.answers == ["next wood", "next sake", "next kod", "done"]
    assert table.play("next sake").answers == ["next wood", "next kod", "done"]
    assert table.copy().play("next wood").asks == "1 basic_action"
    assert table.play("next kod", "kodama jade").of(0).goods == {"sake": 1}


def test_example_of_the_river() -> None:
    """BT-E5: purple's 4 takes the bitoku, yellow's 6 the yokai; purple comes again: a rock and a kodama."""
    purple, yellow = 0, 1
    table = Table(4).order(0, 1, 2, 3).die(purple, "left", 4, "jade").die(purple, "right", 2, "jade")
    table.die(yellow, "left", 6, "jade").hills("jade", bitoku="gi", yokai="Y08").garden("IW-ara").turn(purple)
    table.play("cross left", "favour jade bitoku")
    assert (table.of(purple).dice[0], table.of(purple).path) == (3, ["gi"])
    table.play("cross left", "favour jade yokai")
    assert (table.of(yellow).dice[0], table.of(yellow).hand) == (3, ["Y08"])
    table.state.agenda = []
    table.turn(purple).play("cross right", "next rock", "rock IW-ara", "next kod", "kodama home")
    assert table.of(purple).kodama["home"] == 2
    assert table.state.favours[3] == 7
