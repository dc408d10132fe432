"""BT-14 and BT-15: rocks, sitting pilgrims, and cards from decks."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.bitoku.kinds import BITOKU_TYPES, YOKAI_CARDS
from tests.rules.bitoku.table import CONTENT, Table


def test_a_rock_goes_to_the_leftmost_empty_slot() -> None:
    """BT-14.1: any rock of the garden; not possible without a rock or without a slot."""
    table = Table().rock(0, "IW-ara").garden("IW-kappa", "IW-nigi").does(0, {"rock": 1})
    assert table.answers == ["rock IW-kappa", "rock IW-nigi", "done"]
    table.play("rock IW-nigi")
    assert table.of(0).rocks == ["IW-ara", "IW-nigi"]
    assert table.asks == "1 basic_action"
    assert Table().garden().does(0, {"rock": 1}).asks == "1 basic_action"
    full = Table().rock(0, "IW-ara", "IW-nigi", "IW-saki", "IW-kushi").garden("IW-kappa")
    assert full.does(0, {"rock": 1}).asks == "1 basic_action"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_rock_can_be_chosen_while_a_slot_and_a_rock_are_there(seat: int) -> None:
    """BT-14.1, BT-20.2: with three rocks it still can; with four, or from an empty garden, it is no option."""
    effect = {"any": [{"rock": 1}, {"kod": 1}]}
    three = ["IW-ara", "IW-nigi", "IW-saki"]
    table = Table().rock(seat, *three).garden("IW-kappa").does(seat, effect)
    assert table.answers == ["next rock", "next kod", "done"]
    assert table.play("next rock", "rock IW-kappa").of(seat).rocks == [*three, "IW-kappa"]
    full = Table().rock(seat, *three, "IW-kushi").garden("IW-kappa").does(seat, effect)
    assert "next rock" not in full.answers
    empty = Table().rock(seat, *three).garden().does(seat, effect)
    assert "next rock" not in empty.answers


def test_a_pilgrim_sits_beside_an_own_rock() -> None:
    """BT-14.2: an awake one, on a free space beside a rock, for the space's price; it stays."""
    table = Table().player(0, wood=1, awake=1).rock(0, "IW-ara").does(0, {"sit": 1})
    assert table.answers == ["sit p0", "sit p1", "done"]
    free = table.copy().play("sit p0")
    assert (free.of(0).sitting, free.of(0).awake, free.of(0).goods) == (["p0"], 0, {"wood": 1})
    table.play("sit p1")
    assert (table.of(0).sitting, table.of(0).goods) == (["p1"], {})
    poor = Table().player(0, awake=1).rock(0, "IW-ara").does(0, {"sit": 1})
    assert poor.answers == ["sit p0", "done"]
    taken = Table().player(0, awake=1).rock(0, "IW-ara").sitting(0, "p0").does(0, {"sit": 1})
    assert taken.asks == "1 basic_action"
    asleep = Table().player(0, wood=1, awake=0).rock(0, "IW-ara").does(0, {"sit": 1})
    assert asleep.asks == "1 basic_action"
    two = Table().player(0, wood=1, awake=1).rock(0, "IW-ara", "IW-nigi").does(0, {"sit": 1})
    assert two.answers == ["sit p0", "sit p1", "sit p2", "done"]


def test_two_rocks_come_one_after_the_other() -> None:
    """BT-14.1, BT-20.3: a number at the symbol multiplies it; after the first the player may stop (BT-20.2)."""
    table = Table().rock(0, "IW-ara").garden("IW-kappa", "IW-nigi", "IW-saki").does(0, {"rock": 2})
    table.play("rock IW-nigi")
    assert table.answers == ["rock IW-kappa", "rock IW-saki", "done"]
    assert table.copy().play("done").of(0).rocks == ["IW-ara", "IW-nigi"]
    table.play("rock IW-kappa")
    assert (table.of(0).rocks, table.asks) == (["IW-ara", "IW-nigi", "IW-kappa"], "1 basic_action")


def test_two_pilgrims_sit_down_one_after_the_other() -> None:
    """BT-14.2, BT-20.3: each on a space of its own, each for the price of that; then it is over."""
    table = Table().player(0, sake=2, awake=3).rock(0, "IW-ara", "IW-nigi").does(0, {"sit": 2}).play("sit p1")
    assert table.answers == ["sit p0", "sit p2", "done"]
    table.play("sit p2")
    assert (table.of(0).sitting, table.of(0).awake, table.of(0).goods) == (["p1", "p2"], 1, {})
    assert table.asks == "1 basic_action"


def test_between_two_rocks_a_pilgrim_counts_for_both() -> None:
    """BT-14.3: also for a rock that comes later."""
    table = Table().rock(0, "IW-ara").sitting(0, "p1").mitama(0, ara=2, nigi=3)
    assert table.sheet(0)["rocks"] == 2
    assert table.rock(0, "IW-ara", "IW-nigi").sheet(0)["rocks"] == 2 + 3


# ---- decks ----------------------------------------------------------------------------------------------------------


def test_a_yokai_from_the_deck_is_one_of_two() -> None:
    """BT-15.1: into the hand; the other one goes under the deck."""
    table = Table().top("yokai", "Y01 Y02").does(0, "yokai").play("look")
    assert table.answers == ["take Y01", "take Y02"]
    table.play("take Y02")
    assert table.of(0).hand == ["Y02"]
    assert table.state.yokai_deck[-1] == 0
    assert table.state.yokai_deck[0] not in (0, 1)


def test_drawing_takes_the_top_of_the_own_deck() -> None:
    """BT-15.1: it may be left; an empty deck is made anew of the discards; with neither nothing happens."""
    table = Table().deck(0, "S-KI S-SO S-KA S-IM S-NE").does(0, {"draw": 1})
    assert table.answers == ["draw", "done"]
    assert table.play("draw").of(0).hand == ["S-KI"]
    table = Table().hand(0, "S-KA").deck(0, "").does(0, {"draw": 1}).play("draw")
    assert len(table.of(0).hand) == 2
    assert len(table.of(0).deck) == 3
    assert table.of(0).discards == []
    table = Table().hand(0, "S-KA S-IM S-NE S-KI S-SO").deck(0, "").does(0, {"draw": 1})
    assert table.asks == "1 basic_action"


def test_two_cards_are_drawn_one_after_the_other() -> None:
    """BT-15.1, BT-20.2, BT-20.3: a number at the symbol multiplies it; after the first card the player may stop."""
    table = Table().deck(0, "S-KI S-SO S-KA S-IM S-NE").does(0, {"draw": 2}).play("draw")
    assert table.answers == ["draw", "done"]
    assert table.copy().play("done").of(0).hand == ["S-KI"]
    table.play("draw")
    assert (table.of(0).hand, table.of(0).deck) == (["S-KI", "S-SO"], ["S-KA", "S-IM", "S-NE"])
    assert table.asks == "1 basic_action"


def test_a_bitoku_from_the_deck_is_one_of_two() -> None:
    """BT-15.2: to the end of the path, not visited; the other one goes under the deck."""
    table = Table().path(0, "gi").top("bitoku", "rei meijo").does(0, "bitoku").play("look")
    assert table.answers == ["take rei", "take meijo"]
    table.play("take meijo")
    assert (table.of(0).path, table.of(0).visited) == (["gi", "meijo"], 0)
    assert table.state.bitoku_deck[-1] == 4


def test_a_look_at_bitoku_goes_on_with_the_discards() -> None:
    """BT-15.4, BT-R15: the deck has one card left, the second comes from the discards; with none there, one is seen."""
    table = Table().top("bitoku", "rei")
    s = table.state
    s.bitoku_deck, s.bitoku_seen = s.bitoku_deck[:1], s.bitoku_seen[:1]
    s.bitoku_discards = [BITOKU_TYPES.index("gi")] * 2
    both = table.copy().does(0, "bitoku").play("look")
    assert both.answers == ["take rei", "take gi"]
    assert (both.play("take rei").of(0).path, both.state.bitoku_discards) == (["rei"], [])
    s.bitoku_discards = []
    assert table.does(0, "bitoku").play("look").answers == ["take rei"]


def test_a_look_at_yokai_goes_on_with_the_discards() -> None:
    """BT-15.4: the last card of the deck and one of the shuffled discards; nobody knows the order of the new deck."""
    table = Table()
    s = table.state
    s.yokai_discards = s.yokai_deck[1:]
    s.yokai_deck, s.yokai_seen = s.yokai_deck[:1], s.yokai_seen[:1]
    first = YOKAI_CARDS[s.yokai_deck[0]]
    table.does(0, "yokai").play("look")
    assert len(table.answers) == 2
    assert table.answers[0] == f"take {first}"
    assert (len(s.yokai_deck), s.yokai_discards) == (25, [])
    assert [place for place in range(25) if s.yokai_seen[place]] == [0, 1]


def test_a_look_at_the_only_card_left() -> None:
    """BT-15.4: of a deck with one card and no discards one is seen, and it must be taken."""
    table = Table()
    s = table.state
    s.yokai_discards = []
    for card in s.yokai_deck[1:]:
        s.piles[1] = [*s.piles[1], card]
    s.yokai_deck, s.yokai_seen = s.yokai_deck[:1], s.yokai_seen[:1]
    name = YOKAI_CARDS[s.yokai_deck[0]]
    table.does(0, "yokai").play("look")
    assert table.answers == [f"take {name}"]
    table.play(f"take {name}")
    assert (table.of(0).hand, s.yokai_deck) == ([name], [])


@pytest.mark.parametrize(("deck", "discards"), [(True, True), (True, False), (False, True), (False, False)])
def test_cards_can_be_had_from_a_deck_or_its_discards(deck: bool, discards: bool) -> None:
    """BT-15.1, BT-15.4, BT-20.2: drawing and looking are an option while a card is in one of both piles."""
    offered = []
    for effect, pile, thrown in (
        ("yokai", "yokai_deck", "yokai_discards"),
        ("bitoku", "bitoku_deck", "bitoku_discards"),
        ({"draw": 1}, "piles", "discards"),
    ):
        table = Table().impossible()
        s = table.state
        for name, there in ((pile, deck), (thrown, discards)):
            cards = [1] if there else []
            setattr(s, name, [cards, []] if pile == "piles" else cards)
        if pile != "piles":
            setattr(s, f"{effect}_seen", [0] * len(getattr(s, pile)))
        table.does(0, {"any": [effect, {"kod": 1}]})
        offered.append([answer for answer in table.answers if answer != "next kod"])
    wanted = [["next yokai"], ["next bitoku"], ["next draw"]] if deck or discards else [[], [], []]
    assert offered == [[*answers, "done"] for answers in wanted]


def test_where_no_card_is_left_to_look_at() -> None:
    """BT-15.4, BT-R15: a vision draw still brings a resource; a look at yokai or bitoku does nothing."""
    table = Table().visions(1, " ".join(f"V{number:02}" for number in range(1, 29)))
    table.does(0, {"vision": 1}).play("look")
    assert table.answers == ["none wood", "none jade", "none stone", "none sake"]
    assert table.play("none stone").of(0).goods == {"stone": 1}
    for deck in ("yokai", "bitoku"):
        table = Table().impossible()
        s = table.state
        if deck == "yokai":
            s.yokai_deck, s.yokai_seen, s.yokai_discards = [], [], []
        else:
            s.bitoku_deck, s.bitoku_seen, s.bitoku_discards = [], [], []
        assert table.copy().impossible().does(0, deck).asks == "1 basic_action"
        either = table.does(0, {"one": [deck, {"gain": {"am1": 1}}]})
        assert either.of(0).goods == {"am1": 1}


def test_a_vision_draw_keeps_one_or_brings_a_resource() -> None:
    """BT-15.3: one face up and the other under the deck; or none of both for a resource of choice."""
    table = Table().top("vision", "V05 V06").does(0, {"vision": 1}).play("look")
    assert table.answers == ["keep V05", "keep V06", "none wood", "none jade", "none stone", "none sake"]
    kept = table.copy().play("keep V06")
    assert (kept.of(0).visions, kept.of(0).goods) == (["V06"], {})
    assert kept.state.vision_deck[-1] == 4
    table.play("none sake")
    assert (table.of(0).visions, table.of(0).goods) == ([], {"sake": 1})
    assert table.state.vision_deck[-2:] == [4, 5]


def test_two_vision_draws_come_one_after_the_other() -> None:
    """BT-15.3, BT-20.2, BT-20.3: a number at the symbol multiplies it: each draw has its choice, and may be left."""
    table = Table().top("vision", "V05 V06 V07 V08").does(0, {"vision": 2}).play("look", "keep V06")
    assert table.answers == ["look", "done"]
    left = table.copy().play("done")
    assert (left.of(0).visions, left.of(0).goods, left.asks) == (["V06"], {}, "1 basic_action")
    table.play("look")
    assert table.answers[:2] == ["keep V07", "keep V08"]
    table.play("none jade")
    assert (table.of(0).visions, table.of(0).goods, table.asks) == (["V06"], {"jade": 1}, "1 basic_action")


def test_what_visions_count() -> None:
    """BT-15.5: eight kinds of pieces; a mitama counts combined or not, and its dragonfly is a piece of its own."""
    table = Table().no_buildings().player(0, wood=2, sake=1).building("jade", "TE1", owner=0).crystal(0, "d1", "CD01")
    table.mitama(0, ara=1).pairs(0, "saki DF01", "nigi DF02").arrived(0, "P.m1.1", "P.m2.1", "P.m4.1").path(
        0, "gi rei yu", 2
    )
    view: Any = table.turn(0).state.view(0)
    assert view["table"]["players"][0]["pieces"] == {
        "resource": 3,
        "building": 1,
        "crystal": 1,
        "mitama": 3,
        "pair": 2,
        "enlight": 2,
        "torii": 1,
        "step": 2,
    }


def test_mitama_and_dragonfly_of_a_pair_are_two_pieces() -> None:
    """BT-15.5: V10 needs three mitama, V03 two pairs: with three pairs both are met."""
    table = Table().no_buildings().player(0, wood=1).building("jade", "TE1", owner=0).visions(0, "V03 V10")
    table.pairs(0, "saki DF01", "nigi DF02", "ara DF03")
    assert table.sheet(0)["visions"] == 5 + 5


def test_each_piece_serves_one_condition_of_one_vision() -> None:
    """BT-15.5: two visions that need a building each, and one building."""
    table = Table().building("jade", "TE1", owner=0).crystal(0, "d1", "CD01").crystal(0, "d2", "CD02")
    table.mitama(0, ara=1).path(0, "gi", 1).visions(0, "V04 V20")
    assert table.sheet(0)["visions"] == max(4 - 1, 5 - 1)


def test_a_look_is_declined_before_not_after() -> None:
    """BT-15.6, BT-R45: one of two yokai or bitoku must be taken; only visions offer none."""
    table = Table().top("bitoku", "rei rei").does(0, "bitoku")
    assert table.answers == ["look", "done"]
    assert table.copy().play("done").of(0).path == []
    table.play("look")
    assert table.answers == ["take rei"]
    table = Table().top("yokai", "Y01 Y02").does(0, "yokai").play("look")
    assert "done" not in table.answers


def test_data_of_the_rulebook_example_of_a_vision() -> None:
    """BT-E21: V01 needs 2 buildings, 1 resource and 1 pair for 6 VP; otherwise it costs 2."""
    table = (
        Table().no_buildings().building("jade", "TE1", owner=0).building("yomi", "TE2", owner=0).pairs(0, "ara DF01")
    )
    table.visions(0, "V01")
    assert table.copy().sheet(0)["visions"] == -2
    assert table.player(0, stone=1).sheet(0)["visions"] == 6
    assert CONTENT.vision_needs[0] == [1, 2, 0, 0, 1, 0, 0, 0]
