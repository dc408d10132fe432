"""BT-17: the count at the end, with its examples; the two choices left to the engine are held to trying everything."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tatami.core.rng import Rng
from tatami.games.bitoku.kinds import CONDITION_COUNT, REGIONS
from tatami.games.bitoku.scoring import ITEMS, fulfilled_visions, treasure_of, wild_types
from tatami.preview import AT_END, previews
from tests.rules.bitoku.table import CONTENT, GAME, Table


def treasure(table: Table, seat: int, region: str) -> int:
    return treasure_of(table.state, seat, REGIONS.index(region))


def test_the_sheet_follows_the_steps() -> None:
    """BT-R39: A to H in the Russian order; the items add up."""
    sheet = Table(3).sheet(0)
    assert list(sheet) == [*ITEMS, "total"]
    assert ITEMS == ["played", "first", "bitoku", "treasures", "rocks", "guardians", "visions", "board"]
    assert sheet["total"] == sum(sheet[item] for item in ITEMS)


def test_the_first_in_turn_order() -> None:
    """BT-17.3, BT-E14: 3 VP, for nobody else."""
    table = Table(3).order(2, 0, 1)
    assert [table.sheet(seat)["first"] for seat in range(3)] == [0, 0, 3]


@pytest.mark.parametrize(("path", "points"), list(zip(range(8), [0, 1, 2, 4, 7, 11, 16, 22], strict=True)))
def test_different_bitoku(path: int, points: int) -> None:
    """BT-17.4, BT-E15: by the number of types, visited or not; copies do not count."""
    types = ["makoto", "chugi", "yu", "jin", "rei", "gi", "meijo"][:path]
    table = Table().path(0, " ".join([*types, *types[:1]]), visited=0)
    assert table.sheet(0)["bitoku"] == points


def test_treasures_by_place() -> None:
    """BT-17.5, BT-E16: alone in front 5; tied in front (4 + 2) / 2 = 3 each, and 0 for the third."""
    table = Table(4).treasure("yomi", "L3").kodama(0, yomi=5).treasure("forges", "L5")
    assert treasure(table, 0, "yomi") == 5
    table.kodama(0, forges=4).kodama(1, forges=4).kodama(2, forges=3)
    assert [treasure(table, seat, "forges") for seat in range(4)] == [3, 3, 0, 0]
    assert treasure(table, 0, "yomi") + treasure(table, 0, "forges") == 8


def test_a_tie_is_rounded_down_and_places_after_the_third_bring_nothing() -> None:
    """BT-17.5: 6 + 3 + 1 for three is 3 each; 3 + 1 + 0 for three at second place is 1 each."""
    table = Table(4).treasure("jade", "L2")
    for seat in range(3):
        table.kodama(seat, jade=5)
    assert [treasure(table, seat, "jade") for seat in range(4)] == [3, 3, 3, 0]
    table.kodama(3, jade=6)
    assert [treasure(table, seat, "jade") for seat in range(4)] == [1, 1, 1, 6]


def test_a_kodama_that_never_moved_takes_part() -> None:
    """BT-R17: on space 1 it takes its place, also the first one with all others."""
    table = Table(3).treasure("home", "L1")
    assert [treasure(table, seat, "home") for seat in range(3)] == [(7 + 4 + 2) // 3] * 3
    table.kodama(0, home=3).kodama(1, home=2)
    assert [treasure(table, seat, "home") for seat in range(3)] == [7, 4, 2]


def test_rocks_count_pieces_for_every_pilgrim_beside() -> None:
    """BT-17.6, BT-E17: 2 ara and a shinigami for two pilgrims, a temple for one: 6 + 1."""
    table = Table().no_buildings().rock(0, "IW-ara", "IW-ryokan-temple").sitting(0, "p0 p1")
    table.mitama(0, ara=1, shinigami=1).pairs(0, "ara DF01").building("jade", "TE1", owner=0)
    assert table.sheet(0)["rocks"] == 7
    assert wild_types(table.state, 0)[1] == 0


def test_yokai_rocks_count_all_own_cards() -> None:
    """BT-17.6, BT-16.4: hand, deck, discard pile, board, removed; also the starting card; nobody else's."""
    table = Table().rock(0, "IW-kappa").sitting(0, "p0").hand(0, "Y01").deck(0, "Y02 S-KA").card(0, "left", "Y03")
    assert table.sheet(0)["rocks"] == 4
    table.removed(0, "Y04").hand(1, "Y05")
    assert table.sheet(0)["rocks"] == 5


def test_nobody_learns_from_rocks_what_another_took_from_the_deck() -> None:
    """BT-1.3: while only its owner has seen a card, others see no points of rocks that count yokai; then they do."""
    table = Table().rock(1, "IW-kappa").sitting(1, "p0").top("yokai", "Y01 Y02")
    table.does(1, "yokai").play("look", "take Y01")
    state = table.state
    full = table.sheet(1)
    assert full["rocks"] == 2
    for watcher in (0, None):
        shown = state.score_sheet_for(watcher)[1]
        assert "rocks" not in shown
        assert shown == {name: n for name, n in full.items() if name != "rocks"} | {"total": full["total"] - 2}
        deals = [state.redeal(watcher, Rng(number)) for number in range(8)]
        assert {deal.score_sheet()[1]["rocks"] for deal in deals} == {1, 2}
        assert all(deal.view(watcher)["sheet"] == state.view(watcher)["sheet"] for deal in deals)
    assert state.score_sheet_for(1) == state.score_sheet()
    played = table.copy().turn(1).play("play left")
    assert played.of(1).cards[0] == "Y01"
    assert played.state.score_sheet_for(0)[1]["rocks"] == 2
    alone = table.copy().sitting(1, "")
    assert alone.state.score_sheet_for(0)[1]["rocks"] == 0


def test_pieces_count_again_for_every_rock() -> None:
    """BT-17.6: a temple beside two rocks that show it; without a pilgrim a rock brings nothing."""
    table = Table().no_buildings().rock(0, "IW-ryokan-temple", "IW-temple-onsen").building("jade", "TE1", owner=0)
    assert table.sheet(0)["rocks"] == 0
    assert table.sitting(0, "p1").sheet(0)["rocks"] == 2


def test_an_empty_rock_slot_counts_nothing() -> None:
    """BT-14.3, BT-17.6: a pilgrim between a rock and an empty slot counts for the rock alone, whatever one owns."""
    table = Table().no_buildings().rock(0, "IW-ara").sitting(0, "p1").hand(0, "Y26").mitama(0, nigi=1)
    for name in ("TE1", "ON1", "FA1", "RY1"):
        table.building("jade", name, owner=0)
    assert table.sheet(0)["rocks"] == 0


def test_each_wild_piece_takes_one_type() -> None:
    """BT-17.6, BT-R18: a yama uba counts for one of two yokai rocks, the better one."""
    table = Table().rock(0, "IW-kappa", "IW-nezumi").sitting(0, "p0 p1").hand(0, "Y26").deck(0, "").removed(0, "")
    table.impossible()
    table.state.discards[0] = []
    assert table.sheet(0)["rocks"] == 2
    assert wild_types(table.state, 0)[0] == 0
    assert table.sitting(0, "p1 p2").sheet(0)["rocks"] == 2
    assert wild_types(table.state, 0)[0] == 2


def test_a_view_tells_what_wild_pieces_count_as_where_there_are_any() -> None:
    """BT-17.6, BT-1.3: a yama uba taken from the deck is told to its owner alone."""

    def told(table: Table, watcher: int) -> object:
        view: Any = table.state.view(watcher)
        return view["table"]["players"][0]["wild"]

    table = Table().rock(0, "IW-kappa", "IW-ara").sitting(0, "p0 p1").top("yokai", "Y26 Y01")
    assert told(table.copy().turn(0), 0) == {"yama_uba": None, "shinigami": None}
    table.mitama(0, shinigami=1).does(0, "yokai").play("look", "take Y26")
    assert told(table, 0) == {"yama_uba": "kappa", "shinigami": "ara"}
    assert told(table, 1) == {"yama_uba": None, "shinigami": "ara"}
    assert told(table.turn(0).play("play left"), 1) == {"yama_uba": "kappa", "shinigami": "ara"}


def test_guardians() -> None:
    """BT-17.7, BT-E18: dice 3, 5, 3 and 3 resources: 14 / 4 is 3; amulets do not count."""
    table = Table().player(0, wood=2, sake=1, am3=4)
    for slot, value in (("left", 3), ("middle", 5), ("right", 3)):
        table.die(0, slot, value)
    assert table.sheet(0)["guardians"] == 3


def test_two_visions_that_need_the_only_building() -> None:
    """BT-17.8, BT-E19: the better one is met: +6 - 1."""
    table = Table().no_buildings().building("jade", "TE1", owner=0).path(0, "gi rei", 2).arrived(0, "P.m1.1")
    table.pairs(0, "ara DF01", "nigi DF02", "saki DF03").visions(0, "V02 V03")
    assert table.sheet(0)["visions"] == 5
    assert fulfilled_visions(table.state, 0) == 0b01


def test_too_few_crystals_for_three_visions() -> None:
    """BT-E20: the best of them within three crystals; the others cost their penalty."""
    table = Table().no_buildings().building("jade", "TE1", owner=0).pairs(0, "ara DF01").visions(0, "V04 V05 V06")
    for slot, name in (("d1", "CD01"), ("d2", "CD02"), ("m1", "CM01")):
        table.crystal(0, slot, name)
    assert table.sheet(0)["visions"] == 5 - 1 - 1
    assert fulfilled_visions(table.state, 0) == 0b010


def test_of_equal_points_the_more_visions(monkeypatch: pytest.MonkeyPatch) -> None:
    """BT-17.8: they decide ties (BT-17.10). The shipped cards hardly ever leave that choice, so these are others."""
    crystal = 2
    needs = [[0] * CONDITION_COUNT for _ in range(len(CONTENT.vision_needs))]
    needs[0][crystal], needs[1][crystal], needs[2][crystal] = 2, 1, 1
    monkeypatch.setattr(CONTENT, "vision_needs", needs)
    monkeypatch.setattr(CONTENT, "vision_points", [6, 3, 3, *CONTENT.vision_points[3:]])
    monkeypatch.setattr(CONTENT, "vision_penalty", [2, 1, 1, *CONTENT.vision_penalty[3:]])
    for hand, met in (("V01 V02 V03", 0b110), ("V02 V03 V01", 0b011)):
        table = Table().crystal(0, "d1", "CD01").crystal(0, "d2", "CD02").visions(0, hand)
        assert (table.sheet(0)["visions"], fulfilled_visions(table.state, 0)) == (6 - 1 - 1, met)


def brute_force(have: list[int], visions: list[int]) -> tuple[int, int]:
    """The most points, then the most visions, of all sets of visions that the pieces suffice for."""
    best = (-999, 0)
    for choice in product((0, 1), repeat=len(visions)):
        need = [
            sum(CONTENT.vision_needs[v][i] for v, met in zip(visions, choice, strict=True) if met)
            for i in range(CONDITION_COUNT)
        ]
        if all(n <= m for n, m in zip(need, have, strict=True)):
            points = sum(
                CONTENT.vision_points[v] if met else -CONTENT.vision_penalty[v]
                for v, met in zip(visions, choice, strict=True)
            )
            best = max(best, (points, sum(choice)))
    return best


def test_the_best_allocation_is_found() -> None:
    """BT-17.8: over many hands of visions and many collections, as good as trying every set of them."""
    rng = Rng("visions")
    differ = 0
    for _ in range(300):
        table = Table().impossible().no_buildings()
        visions = [f"V{1 + n:02}" for n in rng.shuffled(range(28))[: 1 + rng.below(7)]]
        table.visions(0, " ".join(visions)).player(0, wood=rng.below(5)).mitama(0, ara=rng.below(4))
        table.pairs(0, *[f"saki DF{n + 1:02}" for n in range(rng.below(4))])
        table.path(0, "gi gi yu jin rei", rng.below(6))
        table.state.markers[0] = rng.below(6)
        for slot, name in list(zip(("d1", "d2", "d3", "m1"), ("CD01", "CD02", "CD03", "CM01"), strict=True))[
            : rng.below(5)
        ]:
            table.crystal(0, slot, name)
        table.arrived(0, *[f"P.m{n}.1" for n in (1, 2, 3, 4, 5)[: rng.below(6)]])
        have = have_of(table)
        held = table.state.visions[0]
        best = brute_force(have, held)
        met = fulfilled_visions(table.state, 0)
        assert (table.sheet(0)["visions"], met.bit_count()) == best
        greedy = sum(all(n <= m for n, m in zip(CONTENT.vision_needs[v], have, strict=True)) for v in held)
        differ += greedy > best[1]
    assert differ > 50


def have_of(table: Table) -> list[int]:
    """The pieces of seat 0, counted from the table."""
    player = table.of(0)
    torii = [space for space in player.arrived if space[:4] in ("P.m1", "P.m3", "P.m5", "P.m6")]
    return [
        sum(player.goods.values()),
        player.markers,
        len(player.crystals),
        sum(player.mitama.values()) + len(player.pairs),
        len(player.pairs),
        len(player.arrived) - len(torii),
        len(torii),
        player.visited,
    ]


def test_what_was_uncovered_on_the_board() -> None:
    """BT-17.9: under building markers and under crystals."""
    table = Table().no_buildings().building("jade", "TE1", owner=0).building("yomi", "TE2", owner=0)
    table.crystal(0, "d2", "CD01").crystal(0, "w3", "CW01")
    assert table.sheet(0)["board"] == 1 + 2 + 2 + 2


def at_end(table: Table, answer: str) -> int:
    """The points at the end that the preview of an answer tells."""
    return previews(table.state)[table.state.game.actions.parse(answer)].changes.get(AT_END, 0)


def test_previews_tell_points_at_the_end_that_stay() -> None:
    """BT-17.4, BT-17.6, BT-17.9: cards of the path, rocks and what they count, and what was uncovered never go away."""
    path = Table(4).path(0, "makoto chugi").hills("yomi", bitoku="rei").die(0, "left", 4, "yomi").turn(0)
    assert at_end(path.play("cross left"), "favour yomi bitoku") == 4 - 2
    again = Table(4).path(0, "makoto rei").hills("yomi", bitoku="rei").die(0, "left", 4, "yomi").turn(0)
    assert at_end(again.play("cross left"), "favour yomi bitoku") == 0
    rocks = Table().player(0, awake=1).rock(0, "IW-ara").mitama(0, ara=2, nigi=1).does(0, {"sit": 1})
    assert at_end(rocks, "sit p0") == 2
    crystals = Table().market("crystal", "CD01").does(0, "crystal").play("buy crystal 1")
    assert [at_end(crystals, f"lay {slot}") for slot in ("d1", "d2", "d3")] == [1, 2, 2]


def test_previews_tell_no_points_at_the_end_that_can_be_lost() -> None:
    """BT-17.5, BT-17.7, BT-17.8: others overtake a kodama, resources are spent, visions may yet be fulfilled."""
    kodama = Table(4).does(0, {"kod": 1})
    ahead = kodama.copy().play("kodama yomi")
    assert ahead.sheet(0)["treasures"] > kodama.sheet(0)["treasures"]
    assert at_end(kodama, "kodama yomi") == 0
    table = Table().top("vision", "V05 V06").does(0, {"vision": 1}).play("look")
    assert table.copy().play("keep V06").sheet(0)["visions"] < 0
    assert at_end(table, "keep V06") == 0
    for slot, value in (("left", 3), ("middle", 2), ("right", 2)):
        table.die(0, slot, value)
    assert table.copy().play("none sake").sheet(0)["guardians"] == table.sheet(0)["guardians"] + 1
    assert at_end(table, "none sake") == 0


def test_the_winner_and_what_breaks_ties() -> None:
    """BT-17.10: most points; then more fulfilled visions; then the earlier in turn order."""
    table = Table(3).player(0, points=50).player(1, points=51).player(2, points=53).order(2, 0, 1)
    for seat in range(3):
        for slot in ("left", "middle", "right"):
            table.die(seat, slot, 1)
    totals = [table.sheet(seat)["total"] for seat in range(3)]
    table.player(0, points=60 - totals[0] + 50).player(1, points=60 - totals[1] + 51).player(
        2, points=60 - totals[2] + 53
    )
    assert [table.sheet(seat)["total"] for seat in range(3)] == [60, 60, 60]
    assert table.state.places() == [2, 3, 1]
    table.path(1, "gi gi gi", 3).visions(1, "V18")
    table.player(1, points=table.of(1).points - 5 - table.sheet(1)["bitoku"])
    assert table.sheet(1)["total"] == 60
    assert table.state.places() == [3, 1, 2]
    assert table.player(0, points=table.of(0).points + 1).state.winners() == [0]


def test_the_whole_example() -> None:
    """BT-E22: 67 in play and 3 + 4 + 8 + 7 + 3 + 5 + 6 make 103; one building and three dream crystals are the 6.

    Brown has 101; with 103 it would win by two fulfilled visions to one.
    """
    table = Table(4).no_buildings().player(0, points=67, wood=2, sake=1).order(0, 1, 2, 3)
    table.path(0, "gi rei yu", 2).arrived(0, "P.m1.1").pairs(0, "ara DF01", "ara DF02", "shinigami DF03")
    table.rock(0, "IW-ara", "IW-ryokan-temple").sitting(0, "p0 p1").building("jade", "TE1", owner=0)
    for slot, name in (("d1", "CD01"), ("d2", "CD02"), ("d3", "CD03")):
        table.crystal(0, slot, name)
    for slot, value in (("left", 3), ("middle", 5), ("right", 3)):
        table.die(0, slot, value)
    table.visions(0, "V02 V03").treasure("yomi", "L3").treasure("forges", "L5").kodama(0, yomi=5, forges=4)
    table.kodama(1, forges=4, stairs=2, home=2, jade=2).kodama(2, forges=3, stairs=3, home=3, jade=3)
    table.kodama(3, stairs=4, home=4, jade=4)
    expected = {"first": 3, "bitoku": 4, "treasures": 8, "rocks": 7, "guardians": 3, "visions": 5, "board": 6}
    assert table.sheet(0) == {"played": 67, **expected, "total": 103}
    brown = table.path(1, "gi gi gi gi", 4).crystal(1, "d1", "CD04").crystal(1, "m1", "CM01").visions(1, "V18 V19")
    brown.player(1, sake=1)
    assert (fulfilled_visions(table.state, 0).bit_count(), fulfilled_visions(table.state, 1).bit_count()) == (1, 1)
    brown.path(1, "gi gi gi gi gi", 5)
    assert fulfilled_visions(table.state, 1).bit_count() == 2
    missing = 103 - table.sheet(1)["total"]
    brown.player(1, points=missing - 2, sake=1)
    assert (table.sheet(1)["total"], table.state.winners()) == (101, [0])
    brown.player(1, points=missing, sake=1)
    assert (table.sheet(1)["total"], table.state.winners()) == (103, [1])


def test_the_last_harvest_comes_before_the_count() -> None:
    """BT-17.1, BT-17.2, BT-E13, BT-R46: of draw, amulet and sake only the sake matters; then the game is over."""
    table = Table().round(4).crystal(0, "d1", "CD01").crystal(0, "d2", "CD02").crystal(0, "d3", "CD03").end_winter()
    assert table.asks == "over"
    assert table.of(0).goods == {"sake": 1, "am1": 1}
    assert GAME.from_json(table.state.to_json()).over
