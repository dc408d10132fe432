"""ST-5.6, ST-5.7: monks, Hikari, meditation tiles, and the look-ahead against brute force."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tatami.core.rng import Rng
from tatami.games.satori.content import SHIPPED
from tatami.games.satori.game import Satori
from tatami.games.satori.kinds import LOOP, SPACES
from tatami.games.satori.rules.lookahead import may_step, steps_granted, steps_needed, way_off
from tests.rules.satori.table import Table, node_of

WOOD = {"gain": {"wood": 2}}


# ---- Meditation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.6.1", "ST-5.6.2")
def test_a_monk_goes_from_the_reserve_to_a_free_space() -> None:
    table = Table().monk(0, "MG1").monk(1, "MG2").hikari("purple", 3).icons(0, "monk").play("use monk")
    taken = ("MG0", "MG1", "MG2", "MO0", "MP3")
    assert table.answers == [f"meditate {space}" for space in SPACES if space not in taken]
    assert table.play("meditate MO2").of(0).monks == ["MG1", "MO2"]
    assert table.of(0).reserve == 1


@pytest.mark.rule("ST-5.6.2")
def test_without_reserve_a_monk_moves() -> None:
    table = Table().monk(0, "MG1", "MO1").icons(0, "monk", "monk")
    table.state.sun[0] = 1
    table.turn(0).play("use monk")
    assert table.answers == ["leave MG1", "leave MO1"]
    table.play("leave MG1")
    assert "meditate MG1" not in table.answers
    assert table.play("meditate MP2").of(0).monks == ["MO1", "MP2"]


@pytest.mark.rule("ST-5.6.2")
def test_monks_on_the_sun_are_not_available() -> None:
    table = Table()
    table.state.sun[0] = 3
    assert table.icons(0, "monk", WOOD).answers == ["use wood", "end"]


@pytest.mark.rule("ST-5.6.1", "ST-5.6.2")
def test_without_a_free_space_there_is_no_meditation() -> None:
    """Nine monks and three Hikari: neither from the reserve nor from a mountain can a monk go anywhere."""
    full = Table(seats=4).monk(1, "MG1", "MG2", "MG3").monk(2, "MO1", "MO2", "MO3")
    reserve = full.copy().monk(3, "MP1", "MP2", "MP3").icons(0, "monk", WOOD)
    assert reserve.answers == ["use wood", "end"]
    mountain = full.copy().monk(0, "MP1", "MP2", "MP3").icons(0, "monk", WOOD)
    assert mountain.answers == ["use wood", "end"]
    assert "use monk" in full.monk(3, "MP1", "MP2").icons(0, "monk", WOOD).answers


@pytest.mark.rule("ST-5.6.2", "ST-5.7.10")
def test_a_monk_whose_tile_is_taken_cannot_move() -> None:
    table = Table().monk(0, "MG1", "MO1", "MP1").icons(0, "hikari", "monk").play("use hikari", "hikari grey cw")
    assert table.queue
    assert table.play("use monk").answers == ["leave MO1", "leave MP1"]


@pytest.mark.rule("ST-5.6.3", "ST-R13")
def test_a_space_without_a_tile_may_be_chosen() -> None:
    table = Table().tile("MG2", None).icons(0, "monk").play("use monk")
    assert "meditate MG2" in table.answers


# ---- Hikari ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.7.1")
def test_a_step_moves_any_hikari_either_way_on_its_loop() -> None:
    table = Table().icons(0, "hikari", "hikari").play("use hikari")
    assert table.answers == [f"hikari {m} {way}" for m in ("grey", "orange", "purple") for way in ("cw", "ccw")]
    assert table.copy().play("hikari orange ccw").state.hikari == [0, 3, 0]
    table.play("hikari grey cw", "use hikari", "hikari purple ccw")
    assert table.state.hikari == [1, 0, 3]


@pytest.mark.rule("ST-5.7.2", "ST-5.7.3", "ST-5.7.5", "ST-E13")
def test_karel_passes_petra_and_enlightens_his_monk() -> None:
    table = Table().monk(1, "MG1").monk(0, "MG2").tile("MG2", "E1-01").sanmon(grey=1).turn(0)
    table.play("place grey O2", "side left", "use hikari", "hikari grey cw")
    assert table.kind == "hikari_step"  # nothing else is possible: a step off the monk must follow
    table.play("hikari grey cw")
    assert table.queue == ["E1-01"]
    assert table.of(0).tile == 0
    table.play("tile stone", "tile wood")
    assert table.of(0).goods == {"stone": 2, "wood": 2, "tile": 1}
    assert (table.of(0).sun, table.of(0).monks, table.of(1).monks) == (1, [], ["MG1"])
    assert table.state.hikari[0] == 2


@pytest.mark.rule("ST-5.7.3", "ST-R28")
def test_an_own_monk_on_the_way_is_enlightened() -> None:
    table = Table().monk(0, "MG1").icons(0, "hikari", "hikari").play("use hikari", "hikari grey cw")
    table.play("use hikari", "hikari grey cw")
    assert table.queue == ["E1-02"]
    assert table.state.hikari[0] == 2


@pytest.mark.rule("ST-5.7.3", "ST-R13")
def test_a_monk_without_a_tile_goes_to_the_sun_at_once() -> None:
    table = Table().monk(0, "MG1").tile("MG1", None).icons(0, "hikari", WOOD).play("use hikari", "hikari grey cw")
    assert (table.queue, table.of(0).sun, table.of(0).monks, table.of(0).tile) == ([], 1, [], 0)


@pytest.mark.rule("ST-5.7.4", "ST-R14")
def test_a_step_onto_another_monk_needs_a_way_off() -> None:
    one = Table().monk(1, "MG1").icons(0, "hikari").play("use hikari")
    assert "hikari grey cw" not in one.answers
    two = Table().monk(1, "MG1").icons(0, "hikari", "hikari").play("use hikari", "hikari grey cw")
    assert two.answers == ["hikari grey cw", "hikari grey ccw"]  # the second step is the only thing left to do


@pytest.mark.rule("ST-5.7.5")
def test_icons_of_a_tile_are_optional_and_the_hikari_stays() -> None:
    table = Table().monk(0, "MG1").icons(0, "hikari", WOOD).play("use hikari", "hikari grey cw", "finish")
    assert (table.of(0).goods, table.of(0).sun, table.state.hikari[0]) == ({"tile": 1}, 1, 1)


@pytest.mark.rule("ST-5.7.6")
def test_tiles_are_worked_off_first_in_first_out() -> None:
    table = Table().monk(0, "MG1", "MO1").tile("MG1", "E1-16").tile("MO1", "E1-01").icons(0, "hikari")
    table.play("use hikari", "hikari grey cw", "tile hikari", "hikari orange cw")
    assert table.queue == ["E1-16", "E1-01"]
    assert table.answers == ["tile hikari", "tile coin", "finish", "end"]
    table.play("finish")
    assert table.answers == ["tile stone", "tile wood", "finish", "end"]


@pytest.mark.rule("ST-5.7.7")
def test_what_is_not_used_in_the_turn_is_lost() -> None:
    table = Table().monk(0, "MG1").icons(0, "hikari").play("use hikari", "hikari grey cw", "end")
    assert (table.of(0).goods, table.queue) == ({"tile": 1}, [])


@pytest.mark.rule("ST-5.7.8")
def test_tiles_of_both_eras_count_alike() -> None:
    table = Table().monk(0, "MG1", "MO1").tile("MG1", "E1-01").tile("MO1", "E2-08").icons(0, "hikari", "hikari")
    table.play("use hikari", "hikari grey cw", "use hikari", "hikari orange cw", "end")
    assert table.of(0).tile == 2


@pytest.mark.rule("ST-5.7.10", "ST-R31")
def test_a_tile_joins_the_reserve_only_when_it_is_finished() -> None:
    """E1-14: pagoda and incense. Its own tile cannot become the roof."""
    table = Table().owns(0, coin=1).monk(0, "MG1").tile("MG1", "E1-14").icons(0, "hikari", WOOD)
    table.play("use hikari", "hikari grey cw")
    assert "tile pagoda" not in table.answers
    assert "tile incense" in table.answers
    table.play("finish")
    assert table.of(0).tile == 1


@pytest.mark.rule("ST-R31", "ST-5.7.10")
def test_the_last_icon_is_used_before_the_tile_counts() -> None:
    table = Table().owns(0, coin=1).monk(0, "MG1").tile("MG1", "E1-14").icons(0, "hikari", "pagoda")
    table.play("use hikari", "hikari grey cw", "tile incense")
    assert "tile pagoda" not in table.answers
    assert "use pagoda" not in table.answers


@pytest.mark.rule("ST-R31", "ST-5.7.10")
def test_the_tile_whose_last_icon_builds_cannot_become_the_roof() -> None:
    """The level can be paid for, so the icon may be used; the roof is not offered beside it."""
    table = Table().owns(0, coin=1, emerald=2).level(1, "L6").monk(0, "MG1").tile("MG1", "E1-14")
    table.icons(0, "hikari", WOOD).play("use hikari", "hikari grey cw", "tile incense", "tile pagoda")
    assert (table.state.built[0], table.state.roofs[0]) == (1, 0)
    assert table.of(0).goods == {"coin": 1, "incense": 1, "tile": 1}


@pytest.mark.rule("ST-5.7.10")
def test_a_hikari_that_comes_back_changes_nothing() -> None:
    table = Table().monk(0, "MG1").icons(0, "hikari", "hikari", "hikari").play("use hikari", "hikari grey cw")
    table.play("use hikari", "hikari grey ccw", "use hikari", "hikari grey cw")
    assert table.queue == ["E1-02"]
    assert table.of(0).sun == 0


# ---- ST-5.7.9 --------------------------------------------------------------------------------------------------------


def corner(steps: int, incense: int = 0) -> Table:
    """ST-E23: others' monks on purple 1, purple 2 and orange 1."""
    table = Table().monk(1, "MP1", "MP2", "MO1").owns(0, incense=incense)
    return table.icons(0, *["hikari"] * steps, WOOD)


@pytest.mark.rule("ST-E23", "ST-5.7.9")
def test_karel_stands_in_a_corner() -> None:
    table = corner(2).play("use hikari", "hikari purple cw")
    assert table.answers == ["use hikari", "use wood"]
    table.play("use hikari")
    assert table.kind == "turn"  # the only step left was taken: back
    assert table.state.hikari == [0, 0, 0]
    longer = corner(3).play("use hikari", "hikari purple cw", "use hikari")
    assert "hikari purple cw" in longer.answers
    longer.play("hikari purple cw", "use hikari")
    assert longer.state.hikari == [0, 0, 3]


@pytest.mark.rule("ST-4.13", "ST-5.7.9", "ST-R14")
def test_a_wheel_step_counts_and_then_must_be_paid_for() -> None:
    table = corner(1, incense=1).play("use hikari")
    assert "hikari purple cw" in table.answers
    table.play("hikari purple cw")
    assert table.answers == ["use wood", "wheel W3"]
    table.play("wheel W3")
    assert table.state.hikari == [0, 0, 0]
    assert "end" not in corner(1, incense=1).play("use hikari", "hikari purple cw").answers


@pytest.mark.rule("ST-5.7.9")
def test_a_wheel_under_the_own_hand_does_not_count() -> None:
    table = Table().monk(1, "MP1").owns(0, incense=1).hand(0, "W3").icons(0, "hikari").play("use hikari")
    assert "hikari purple cw" not in table.answers


@pytest.mark.rule("ST-5.7.9")
def test_incense_that_a_hikari_needs_cannot_be_paid_away() -> None:
    """Neither for an altar over a base altar, nor for a Jokoro or another wheel, nor in an exchange."""
    exchange = {"pay": {"incense": 1}, "then": [{"gain": {"coin": 2, "sp": 2}}]}
    table = Table().monk(1, "MP1").owns(0, incense=1, coin=2, stone=1).site("A01", None, None).storey("level1", "K1")
    table.altar("S1", "A02", owner=1).altar("S2", "A03", owner=1)
    table.icons(0, "hikari", "altar", "jokoro", exchange, WOOD)
    paid = {"use altar", "use jokoro", "use coin"}
    assert paid | {"wheel W1"} <= set(table.answers)
    table.play("use hikari", "hikari purple cw")
    assert table.answers == ["use wood", "wheel W3"]
    richer = table.copy().owns(0, incense=2).turn(0)
    assert paid <= set(richer.answers)
    assert richer.answering("wheel") == ["wheel W3"]


@pytest.mark.rule("ST-5.7.9")
def test_a_step_that_a_hikari_needs_cannot_be_declined() -> None:
    table = Table().monk(1, "MP1").hikari("purple", 1).use(0, {"any": ["hikari"]})
    assert table.kind == "hikari_step"  # nobody was asked whether to decline
    assert table.answers == ["hikari purple cw", "hikari purple ccw"]
    free = Table().monk(1, "MP1").use(0, {"any": ["hikari"]})
    assert free.answers == ["next hikari", "done"]


@pytest.mark.rule("ST-5.7.9")
def test_a_tile_with_needed_steps_cannot_be_finished_early() -> None:
    table = Table().monk(0, "MG1").tile("MG1", "E1-16").monk(1, "MG2").icons(0, "hikari")
    table.play("use hikari", "hikari grey cw", "tile hikari", "hikari grey cw")
    assert table.answers == ["tile hikari", "tile coin"]
    table.play("tile hikari", "hikari grey cw")
    assert {"finish", "end"} <= set(table.answers)


@pytest.mark.rule("ST-5.7.9")
def test_steps_on_a_tile_taken_by_the_step_count() -> None:
    """The step onto the own monk brings a tile with two steps, enough to come off elsewhere."""
    table = Table().monk(1, "MP1").monk(0, "MG1").tile("MG1", "E1-16").icons(0, "hikari", "hikari")
    table.play("use hikari", "hikari purple cw")
    assert "hikari grey cw" in table.answers
    assert "hikari grey ccw" not in table.answers


@pytest.mark.rule("ST-5.7.9", "ST-5.2.1")
def test_a_step_in_the_result_of_an_exchange_is_carried_out_at_once_or_declined() -> None:
    exchange = {"pay": {"stone": 1, "coin": 1}, "then": [{"gain": {"emerald": 1}}, {"any": ["hikari"]}]}
    table = Table().owns(0, stone=1, coin=1).monk(1, "MP1").icons(0, exchange, WOOD).play("use emerald")
    assert table.answers == ["next hikari", "done"]
    assert "hikari purple cw" not in table.copy().play("next hikari").answers
    assert table.play("done").answers == ["use wood", "end"]


@pytest.mark.rule("ST-5.7.9", "ST-5.2.1")
def test_the_step_of_an_exchange_may_be_declined_if_another_is_in_hand() -> None:
    """Purple needs one step. The pool has it, so that of the exchange may be declined, or spent elsewhere."""
    exchange = {"pay": {"stone": 1, "coin": 1}, "then": [{"gain": {"emerald": 1}}, {"any": ["hikari"]}]}
    table = Table().owns(0, stone=1, coin=1).monk(1, "MP1").hikari("purple", 1)
    table.icons(0, exchange, "hikari").play("use emerald")
    assert table.answers == ["next hikari", "done"]
    declined = table.copy().play("done")
    assert declined.answers == ["hikari purple cw", "hikari purple ccw"]  # now the step in the pool is needed
    table.play("next hikari", "hikari grey cw")
    assert table.answers == ["hikari purple cw", "hikari purple ccw"]
    assert table.play("hikari purple cw").state.hikari == [1, 0, 2]


@pytest.mark.rule("ST-5.7.9", "ST-5.7.4")
def test_the_second_step_of_a_result_brings_a_hikari_off_again() -> None:
    two_steps = {"any": ["hikari", "hikari"]}
    table = Table().monk(1, "MP1").use(0, two_steps).play("next hikari")
    assert "hikari purple cw" in table.answers
    table.play("hikari purple cw")
    assert table.kind == "hikari_step"  # the second step cannot be declined
    assert table.answers == ["hikari purple cw", "hikari purple ccw"]
    farther = Table().monk(1, "MP0", "MP1", "MP2").hikari("purple", 1).use(0, two_steps)
    assert farther.answers == ["hikari purple cw", "hikari purple ccw"]  # both steps are needed to reach purple 3


def surrounded(*icons: object, **goods: int) -> Table:
    """Every Hikari stands between two monks of others; no emerald is left in the supply."""
    table = Table(seats=3).monk(1, "MG1", "MG3", "MO1").monk(2, "MO3", "MP1", "MP3").owns(1, emerald=12)
    return table.owns(0, **goods).icons(0, *icons, WOOD)


@pytest.mark.rule("ST-5.7.4", "ST-5.7.9")
def test_a_last_step_between_the_monks_of_others_cannot_be_used() -> None:
    assert surrounded("hikari").answers == ["use wood", "end"]
    two = surrounded("hikari", "hikari")
    assert two.answers == ["use hikari", "use wood", "end"]
    two.play("use hikari", "hikari orange cw", "use hikari", "hikari orange cw")
    assert two.state.hikari == [0, 2, 0]


@pytest.mark.rule("ST-R9", "ST-5.7.9")
def test_an_exchange_for_a_step_that_cannot_be_taken_is_rejected() -> None:
    """Its step counts as received only if it could be carried out after paying, with what is in hand beside it."""
    exchange = {"pay": {"stone": 1, "coin": 1}, "then": [{"gain": {"emerald": 1}}, {"any": ["hikari"]}]}
    assert surrounded(exchange, stone=1, coin=1).answers == ["use wood", "end"]
    table = surrounded(exchange, "hikari", stone=1, coin=1)
    assert table.answers == ["use emerald", "use wood", "end"]  # onto a monk with it, and off with the step in hand
    table.play("use emerald", "next hikari", "next hikari", "hikari grey cw")
    assert table.answers == ["use hikari", "use wood"]
    table.play("use hikari", "hikari grey cw")
    assert (table.state.hikari, table.of(0).goods) == ([2, 0, 0], {})


@pytest.mark.rule("ST-R9", "ST-4.9", "ST-5.7.9")
def test_the_step_of_a_wheel_needs_another_between_the_monks_of_others() -> None:
    assert "wheel W3" not in surrounded(incense=1).answers
    assert "wheel W3" not in surrounded(incense=3).answers  # a wheel turns once a turn
    table = surrounded("hikari", incense=1)
    assert "wheel W3" in table.answers
    table.play("wheel W3", "hikari purple cw", "use hikari", "hikari purple cw")
    assert (table.state.hikari, table.of(0).incense) == ([0, 0, 2], 0)


@pytest.mark.rule("ST-5.7.9")
def test_steps_on_a_tile_that_is_not_taken_do_not_count() -> None:
    """A space with two steps on its tile, but without an own monk: a step there takes nothing."""
    table = Table().monk(1, "MP1", "MG1").tile("MG1", "E1-16").tile("MG3", "E1-16").tile("MO1", "E1-16")
    table.icons(0, "hikari", "hikari").play("use hikari", "hikari purple cw")
    assert table.answers == ["hikari purple cw", "hikari purple ccw"]


@pytest.mark.rule("ST-5.7.9", "ST-R13")
def test_a_monk_without_a_tile_brings_no_steps_whatever_tiles_there_are(tmp_path: Path) -> None:
    """With a content of one's own in which the last kind of tile shows steps, too."""
    shipped = (SHIPPED / "meditation.toml").read_text(encoding="utf-8")
    printed = '["offer", { gain = { sp = 2 } }]'
    assert shipped.count(printed) == 1
    (tmp_path / "meditation.toml").write_text(shipped.replace(printed, '["hikari", "hikari"]'), encoding="utf-8")
    table = Table.around(Satori(tmp_path).new(2, 0, {})).monk(1, "MP1").monk(0, "MG1").tile("MG1", None)
    three = table.copy().icons(0, "hikari", "hikari", "hikari", WOOD).play("use hikari", "hikari purple cw")
    assert "hikari grey cw" in three.play("use hikari").answers  # the third step will bring purple off
    two = table.icons(0, "hikari", "hikari", WOOD).play("use hikari", "hikari purple cw", "use hikari")
    assert two.answers == ["hikari purple cw", "hikari purple ccw"]


def brute_force(monks: tuple[bool, ...], at: int, steps: int) -> bool:
    """Whether a Hikari on a loop of four can be off the others' monks after exactly so many steps or fewer."""
    reached = {at}
    for _ in range(steps):
        reached |= {(space + way) % LOOP for space in reached for way in (1, -1)}
    return any(not monks[space] for space in reached)


@pytest.mark.rule("ST-5.7.9")
def test_the_way_off_agrees_with_brute_force() -> None:
    """Every set of others' monks on a mountain, every place of the Hikari."""
    for monks in product([False, True], repeat=LOOP):
        for at in range(LOOP):
            table = Table().hikari("grey", at)
            table.monk(1, *[f"MG{space}" for space in range(LOOP) if monks[space]])
            found = way_off(table.state, 0, 0)
            shortest = next((n for n in range(LOOP) if brute_force(monks, at, n)), 99)
            assert found == shortest


def can_end(hikari: tuple[int, ...], foreign: frozenset[int], steps: int) -> bool:
    """Whether any walk of at most so many steps leaves every Hikari off the others' monks: tried out, all of them."""
    if not any(mountain * LOOP + at in foreign for mountain, at in enumerate(hikari)):
        return True
    if steps == 0:
        return False
    for mountain, at in enumerate(hikari):
        for way in (1, -1):
            moved = (*hikari[:mountain], (at + way) % LOOP, *hikari[mountain + 1 :])
            if can_end(moved, foreign, steps - 1):
                return True
    return False


@pytest.mark.rule("ST-5.7.9", "ST-R14")
@pytest.mark.parametrize("seed", range(12))
def test_every_step_is_legal_exactly_if_the_turn_can_then_be_ended(seed: int) -> None:
    """Random positions with up to four steps in hand, against all walks."""
    rng = Rng(f"corner {seed}")
    for _ in range(12):
        foreign = frozenset(space for space in range(12) if rng.below(3) == 0)
        steps = 1 + rng.below(4)
        s = Table().monk(1, *[SPACES[space] for space in foreign]).state
        s.icons = [node_of("hikari")] * steps
        s.hikari = [rng.below(LOOP) for _ in range(3)]
        assert steps_granted(s) == steps
        needed = steps_needed(s, 0)
        for enough in range(5):
            assert can_end(tuple(s.hikari), foreign, enough) is (needed <= enough)
        for mountain, way in product(range(3), (1, -1)):
            to = (s.hikari[mountain] + way) % LOOP
            moved = (*s.hikari[:mountain], to, *s.hikari[mountain + 1 :])
            assert may_step(s, 0, mountain, to, steps - 1) is can_end(moved, foreign, steps - 1)
