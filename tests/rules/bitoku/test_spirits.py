"""BT-12 and BT-13: mitama, dragonflies, pairs and crystals."""

from __future__ import annotations

import pytest

from tests.rules.bitoku.table import Table, printed, slot_points


def test_a_mitama_brings_the_points_of_its_slot_then_its_action() -> None:
    """BT-12.1, BT-R13: paid, scored, resolved, and only then on the board, where it may be combined."""
    table = Table().player(0, jade=1, sake=1).market("mitama", None, "ara").dragonflies(0, "DF08").does(0, "mitama")
    table.play("buy mitama 2")
    assert slot_points(2) > 0
    assert (table.of(0).points, table.of(0).goods, table.of(0).mitama) == (slot_points(2), {}, {})
    assert table.asks == "0 choose_one"
    table.play("next am1")
    assert table.asks == "0 combine"
    assert table.of(0).mitama == {"ara": 1}
    assert table.answers == ["pair DF08", "done"]


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_points_of_every_mitama_slot(slot: int) -> None:
    """BT-12.1: what is printed there; where that is nothing, nothing is scored and nothing said about points."""
    table = Table().player(0, jade=2, sake=2).market("mitama", "ara", "ara", "ara", "ara").does(0, "mitama")
    table.state.listen()
    table.play(f"buy mitama {slot}")
    points = slot_points(slot)
    assert table.of(0).points == points
    told = [event.args for event in table.state.drain() if event.kind == "score"]
    assert told == ([{"vp": points, "source": "mitama"}] if points else [])


def test_during_its_own_action_a_mitama_cannot_be_combined() -> None:
    """BT-R13: its movement point leads to a torii with a dragonfly, which finds no mitama yet."""
    table = Table().player(0, jade=1, awake=0).walking(0, "P.m1").torii("P.m1", "TA6").market("mitama", "saki")
    table.market("dragonfly", None, "DF08").does(0, "mitama").play("buy mitama 1", "next mp", "enter P.m1.1")
    table.play("buy dragonfly 2")
    assert table.asks == "0 combine"
    assert table.answers == ["pair DF08", "done"]
    assert table.of(0).mitama == {"saki": 1}
    assert table.of(0).pairs == []


@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("ara", ["next wood", "next am1"]),
        ("saki", ["next mp", "next am1"]),
        ("kushi", ["next kod", "next am1"]),
        ("SH4", ["next am1", "next unlock"]),
    ],
)
def test_mitama_with_a_choice(tile: str, answers: list[str]) -> None:
    """BT-12.2: one of two."""
    table = Table().player(0, jade=1, awake=1).market("mitama", tile).does(0, "mitama").play("buy mitama 1")
    assert table.answers == answers


def test_mitama_without_a_choice() -> None:
    """BT-12.2: nigi brings both; shinigami bring a resource, a movement point, or move kodama both ways."""
    table = Table().player(0, jade=1).market("mitama", "nigi").does(0, "mitama").play("buy mitama 1")
    assert table.of(0).goods == {"am1": 1}
    assert table.answers == ["unlock left", "unlock middle", "unlock right"]
    table = Table().player(0, jade=1).market("mitama", "SH1").does(0, "mitama").play("buy mitama 1")
    assert table.answers == ["gain wood", "gain jade", "gain stone", "gain sake"]
    table = Table().player(0, jade=1, awake=1).market("mitama", "SH2").does(0, "mitama").play("buy mitama 1")
    assert table.asks == "0 spend_mp"
    table = Table().player(0, jade=1).kodama(1, jade=2).market("mitama", "SH3").does(0, "mitama").play("buy mitama 1")
    assert table.answers == ["next kod", "next kodx", "done"]
    table.play("next kod", "kodama yomi", "next kodx", "push 1 jade")
    assert (table.of(0).kodama["yomi"], table.of(1).kodama["jade"]) == (2, 1)
    assert table.of(0).mitama == {"shinigami": 1}


def test_a_dragonfly_costs_or_brings_what_its_slot_says() -> None:
    """BT-12.3, BT-12.5: slot 1 brings a resource, 3 and 4 cost some; alone it does nothing; the gap stays."""
    table = Table().player(0, wood=2).market("dragonfly", "DF08", "DF08", "DF09", "DF10").does(0, "dragonfly")
    assert table.answers == ["buy dragonfly 1", "buy dragonfly 2", "buy dragonfly 3", "buy dragonfly 4", "done"]
    first = table.copy().play("buy dragonfly 1", "gain jade")
    assert (first.of(0).goods, first.of(0).points, first.of(0).dragonflies) == ({"wood": 2, "jade": 1}, 0, ["DF08"])
    assert first.on_market("dragonfly") == [None, "DF08", "DF09", "DF10"]
    assert first.asks == "1 basic_action"
    assert table.copy().play("buy dragonfly 2").of(0).goods == {"wood": 2}
    assert table.copy().play("buy dragonfly 3").of(0).goods == {"wood": 1}
    assert table.copy().play("buy dragonfly 4").of(0).goods == {}


def test_a_pair_is_made_when_one_of_both_is_gained() -> None:
    """BT-12.4: optional, with a partner of choice; the dragonfly's effect comes at once; pairs stay."""
    table = Table().mitama(0, ara=1, saki=1).market("dragonfly", None, "DF08").does(0, "dragonfly")
    table.play("buy dragonfly 2")
    assert table.answers == ["pair ara", "pair saki", "done"]
    alone = table.copy().play("done")
    assert (alone.of(0).pairs, alone.of(0).points) == ([], 0)
    assert (alone.of(0).dragonflies, alone.of(0).mitama) == (["DF08"], {"ara": 1, "saki": 1})
    table.play("pair saki")
    assert (table.of(0).pairs, table.of(0).points) == (["saki DF08"], 4)
    assert (table.of(0).dragonflies, table.of(0).mitama) == ([], {"ara": 1})


def test_later_nothing_can_be_combined() -> None:
    """BT-12.4: only in the moment of gaining, and only the tile gained; a pair is not taken apart."""
    table = Table().mitama(0, ara=1).dragonflies(0, "DF08").pairs(0, "kushi DF09").turn(0)
    assert not [answer for answer in table.answers if answer.startswith("pair")]
    table = Table().dragonflies(0, "DF08").pairs(0, "kushi DF09").market("dragonfly", None, "DF10").does(0, "dragonfly")
    assert table.play("buy dragonfly 2").asks == "1 basic_action"


# ---- crystals -------------------------------------------------------------------------------------------------------


def test_a_crystal_costs_what_its_slot_says_and_lies_on_a_slot_of_its_type() -> None:
    """BT-13.1: nothing, 1, 1 or 2 of any kind, less the discount; any free slot of the type; no slot, no crystal."""
    table = Table().player(0, wood=1, sake=1).market("crystal", "CD01", "CM01", "CW01", "CD02").does(0, "crystal")
    assert table.answers == ["buy crystal 1", "buy crystal 2", "buy crystal 3", "buy crystal 4", "done"]
    dream = table.copy().play("buy crystal 1")
    assert dream.answers == ["lay d1", "lay d2", "lay d3"]
    assert dream.play("lay d2").of(0).crystals == {"d2": "CD01"}
    memory = table.copy().play("buy crystal 2")
    assert memory.answers == ["pay wood", "pay sake"]
    assert memory.play("pay sake").answers == ["lay m1", "lay m2"]
    assert table.copy().play("buy crystal 4").of(0).goods == {}
    poor = Table().player(0, wood=1).market("crystal", None, None, None, "CD02")
    assert poor.copy().does(0, "crystal").asks == "1 basic_action"
    assert poor.does(0, {"crystal": 1}).answers == ["buy crystal 4", "done"]
    full = Table().crystal(0, "m1", "CM01").crystal(0, "m2", "CM02").market("crystal", "CM03")
    assert full.does(0, "crystal").asks == "1 basic_action"


def test_a_crystal_wakes_the_pilgrim_on_its_slot() -> None:
    """BT-13.2: one more awake pilgrim; the points of the slot count at the end."""
    table = Table().player(0, awake=0).market("crystal", "CM01").does(0, "crystal").play("buy crystal 1", "lay m2")
    assert table.of(0).awake == 1
    assert (table.of(0).points, table.sheet(0)["board"]) == (0, 3)


@pytest.mark.parametrize(
    ("crystal", "points", "moves", "effect"),
    [
        ("CM01", 2, ["build 1 yomi"], "build"),
        ("CM02", 2, ["buy crystal 1", "lay d1"], "crystal"),
        ("CM03", 2 + slot_points(1), ["buy mitama 1", "next am1"], "mitama"),
        ("CM05", 1, ["buy dragonfly 2"], "dragonfly"),
        ("CM07", 2 + 1, ["step"], {"mp": 1}),
        ("CM08", 2 + printed("P.m2.1")["vp"], ["enter P.m2.1"], {"mp": 1}),
    ],
)
def test_memory_crystals_bring_points_for_their_action(
    crystal: str, points: int, moves: list[str], effect: object
) -> None:
    """BT-13.4: each time the action is performed; other memory crystals say nothing."""
    table = Table().no_buildings().player(0, wood=1, jade=1, awake=0).crystal(0, "m1", crystal).path(0, "chugi")
    table.walking(0, "P.m2").market("building", "TE2").market("crystal", "CD01").market("mitama", "ara")
    table.market("dragonfly", None, "DF01").does(0, effect).play(*moves)
    assert table.of(0).points == points


def test_memory_of_pairs_and_crossings() -> None:
    """BT-13.4: combining and crossing the river."""
    table = Table().crystal(0, "m2", "CM04").mitama(0, ara=1).market("dragonfly", None, "DF08").does(0, "dragonfly")
    assert table.play("buy dragonfly 2", "pair ara").of(0).points == 4 + 2
    table = Table().crystal(0, "m1", "CM06").die(0, "left", 3, "yomi").turn(0).play("cross left")
    assert table.of(0).points == 1


@pytest.mark.parametrize("slot", ["m1", "m2"])
@pytest.mark.parametrize(("seat", "owner"), [(0, 0), (1, 1), (2, 2), (0, 1), (1, 0), (1, 2), (2, 1)])
def test_only_the_own_memory_crystals_bring_points(seat: int, owner: int, slot: str) -> None:
    """BT-13.4: when their owner performs the action; what others do, they do not remember."""
    table = Table(3).crystal(owner, slot, "CM06").die(seat, "left", 3, "yomi").turn(seat).play("cross left")
    assert [table.of(side).points for side in range(3)] == [int(side == seat == owner) for side in range(3)]


def test_a_memory_of_crystals_does_not_remember_itself() -> None:
    """BT-R14: only what comes after it, wherever the action came from."""
    table = Table().market("crystal", "CM02", None).does(0, "crystal").play("buy crystal 1", "lay m1")
    assert table.of(0).points == 0
    table.market("crystal", "CD01").does(0, "crystal").play("buy crystal 1", "lay d1")
    assert table.of(0).points == 2
