"""ST-9: Hasekura Tsunenaga."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tatami.core.events import Event
from tatami.core.rng import Rng
from tatami.games.satori import frames
from tatami.games.satori.kinds import LANTERNS, PLACES, SPACES
from tatami.games.satori.solo import convert, light_lantern, obstacle_to, result
from tests.rules.satori.table import AUTOMATON, CONTENT, GAME, Table


def alone(**options: object) -> Table:
    return Table(seats=1, **options)


def bag(table: Table, **colours: int) -> Table:
    """Only these worshippers are in the bag; the others stand on the first grey altar, where nothing looks."""
    s = table.state
    for number, colour in enumerate(("grey", "orange", "purple")):
        s.visitors[number] += s.bag[number] - colours.get(colour, 0)
        s.bag[number] = colours.get(colour, 0)
    return table


def answered(table: Table, place: str, colour: str) -> Table:
    """The automaton answers a visit."""
    table.state.visited = PLACES.index(place)
    table.state.visitor = ["grey", "orange", "purple"].index(colour)
    return table.ask(frames.counter_move(AUTOMATON))


def light(table: Table, altar: str) -> None:
    """The lantern beside an altar burns for a worshipper of the altar's colour."""
    place = PLACES.index(altar)
    light_lantern(table.state, place, CONTENT.base_colour[place], "visit")


@pytest.mark.rule("ST-9.1.1", "ST-9.1.3", "ST-9.1.4", "ST-9.1.5")
def test_the_solo_table() -> None:
    state = GAME.new(1, 2)
    table = Table.around(state)
    automaton = table.of(AUTOMATON)
    assert (automaton.sp, automaton.goods, automaton.jokoros, automaton.locked) == (5, {}, 5, False)
    assert (sum(state.sanmon), sum(state.bag)) == (3, 6)
    assert state.amulets == []
    assert state.order == [0, 1]
    assert CONTENT.cancelled not in state.price_pile
    table = alone().sanmon(grey=1).turn(0).play("place grey offering", "pray")
    assert table.state.bells == []


@pytest.mark.rule("ST-9.1.6")
def test_two_starting_tiles_are_shown_and_a_monk_follows() -> None:
    state = GAME.new(1, 2)
    assert len(state.starts) == 2
    names = [name for name in state.legal_names() if name != "start B2"]
    state.play(names[0])
    assert state.decision is not None
    assert state.decision.kind == "first_monk"


@pytest.mark.rule("ST-9.1.7", "ST-9.1.5")
def test_altars_only_over_base_altars() -> None:
    table = alone().owns(0, coin=4, stone=2, wood=2, incense=2).site("A01", "A06", "A11").icons(0, "altar")
    table.play("use altar")
    assert table.answers == ["build C1 O2", "build C2 G1", "build C2 G2", "build C3 P2"]
    slots = alone().storey("level1", "K4", 0).owns(0, coin=4).icons(0, "jokoro", {"gain": {"wood": 2}})
    assert "use jokoro" not in slots.answers


@pytest.mark.rule("ST-9.2.1")
def test_the_automaton_answers_every_turn() -> None:
    state = GAME.new(1, 5)
    while state.turn == 0:
        state.play(state.legal_names()[0])
    assert state.seat == 0
    state.listen()
    while state.turn < 3:
        names = state.legal_names()
        state.apply(state.legal()[-1] if "end" not in names else state.legal()[names.index("end")])
    kinds = [event.kind for event in state.drain()]
    assert "counter" in kinds
    assert kinds.count("turn") == 2


@pytest.mark.rule("ST-9.2.1")
def test_the_game_pauses_before_the_automaton() -> None:
    table = alone().sanmon(grey=3).rounds()
    table.play("place grey P1")
    assert table.kind == "choose_side"
    table.state.decide(GAME.actions.parse("side left"))
    assert table.state.automaton == AUTOMATON
    table.state.go_on()
    assert table.state.automaton is None


@pytest.mark.rule("ST-9.2.2", "ST-9.3.1", "ST-9.3.2", "ST-9.4.2", "ST-9.4.3")
def test_lanterns_of_a_visit_and_of_the_answer() -> None:
    other = answered(bag(alone(), orange=1), "G1", "orange")
    assert other.of(AUTOMATON).goods == {"coin": 1, "incense": 1}
    assert other.state.visitors[PLACES.index("G2") * 3 + 1] == 1
    same = answered(bag(alone(), orange=1), "G1", "grey")
    assert same.of(AUTOMATON).goods == {"incense": 1}
    both = answered(bag(alone(), grey=1), "G1", "orange")
    assert both.of(AUTOMATON).goods == {"coin": 2, "incense": 1}
    pairs = {"G1": "coin", "G2": "incense", "O1": "hikari", "O2": "jokoro", "P1": "hikari", "P2": "pagoda"}
    data: Any = GAME.content_data()["board"]
    assert {altar["id"]: altar["lantern"] for altar in data["base_altar"]} == pairs


@pytest.mark.rule("ST-9.2.2")
def test_a_lantern_belongs_to_the_place_whatever_is_built_there() -> None:
    table = bag(alone().altar("G1", "A06", owner=0).altar("G2", "A07", owner=0), purple=1)
    assert answered(table, "G1", "orange").of(AUTOMATON).goods == {"coin": 1, "incense": 1}


@pytest.mark.rule("ST-9.4.4", "ST-9.2.2", "ST-9.3.2")
def test_each_hikari_moves_on_the_mountain_of_the_worshipper_that_caused_it() -> None:
    """That of the player for the visit, the drawn one for the answer; also where a lantern stands in for another."""
    table = bag(alone(), purple=1)
    table.state.listen()
    answered(table, "P1", "grey")  # the Hikari for grey, the first level for purple, the Hikari again for purple
    taken = [event.args["mountain"] for event in table.state.drain() if event.kind == "takes_tile"]
    assert taken == ["grey", "purple"]
    assert table.state.hikari == [1, 0, 1]
    stands_in = bag(alone(), purple=1)  # no level is built, so there is no slot
    assert answered(stands_in, "O2", "grey").state.hikari == [1, 0, 1]
    assert stands_in.of(AUTOMATON).tile == 2


@pytest.mark.rule("ST-9.3.3", "ST-R32")
@pytest.mark.parametrize(("drawn", "level"), [("orange", 1), ("grey", 2)])
def test_a_drawn_worshipper_moves_the_players_marker(drawn: str, level: int) -> None:
    table = bag(alone().altar("G2", "A06", owner=0, jokoro=True), **{drawn: 1})
    assert answered(table, "G1", "grey").of(0).offering == level


@pytest.mark.rule("ST-9.4.1", "ST-R19", "ST-R37")
def test_what_cannot_be_given_is_replaced_by_the_other_lantern_once() -> None:
    table = alone().owns(AUTOMATON, incense=3)
    light(table, "G2")
    assert table.of(AUTOMATON).goods == {"coin": 1, "incense": 3}
    table.owns(0, coin=29)
    light(table, "G2")
    light(table, "G1")
    assert table.of(AUTOMATON).goods == {"coin": 1, "incense": 3}


@pytest.mark.rule("ST-9.4.1", "ST-R37")
def test_rewards_come_in_order_and_are_told() -> None:
    table = bag(alone(), purple=1)
    table.state.listen()
    answered(table, "P1", "grey")
    told = [event.args for event in table.state.drain() if event.kind == "lantern"]
    assert [(args["altar"], args["lantern"], args["cause"], args["given"]) for args in told] == [
        ("P1", "hikari", "visit", True),
        ("P2", "pagoda", "counter", True),
        ("P1", "hikari", "same_colour", True),
    ]


@pytest.mark.rule("ST-9.4.2")
def test_the_last_coin_of_the_supply_is_given() -> None:
    table = alone().owns(0, coin=29)
    light(table, "G1")
    assert table.of(AUTOMATON).goods == {"coin": 1}


@pytest.mark.rule("ST-9.4.3")
def test_the_last_step_of_the_incense_track_is_given() -> None:
    table = alone().owns(AUTOMATON, incense=2)
    light(table, "G2")
    assert table.of(AUTOMATON).goods == {"incense": 3}


OBSTACLES = {
    "no_coin": ("G1", alone().owns(0, coin=30)),
    "incense_full": ("G2", alone().owns(AUTOMATON, incense=3)),
    "no_free_space": ("O1", alone().tile("MO1", None).tile("MO2", None).monk(0, "MO3")),
    "no_slot": ("O2", alone().storey("level1", "K1", 0)),
    "architect": ("P2", alone().storey("level1", "K1").roofs(1)),
    "no_tile": ("P2", alone().storey("level1", "K1")),
}


@pytest.mark.rule("ST-9.4.1", "ST-9.4.2", "ST-9.4.3", "ST-9.4.4", "ST-9.4.5", "ST-9.4.6")
@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_the_log_says_why_a_reward_is_not_given(obstacle: str) -> None:
    altar, laid_out = OBSTACLES[obstacle]
    table = laid_out.copy()
    table.state.listen()
    light(table, altar)
    told = [event.args for event in table.state.drain() if event.kind == "lantern"]
    other = PLACES[CONTENT.pair[PLACES.index(altar)]]
    assert (told[0]["altar"], told[0]["given"], told[0]["obstacle"]) == (altar, False, obstacle)
    assert (told[1]["altar"], told[1]["cause"]) == (other, "instead")


@pytest.mark.rule("ST-9.4.5", "ST-9.4.6")
def test_without_jokoros_or_places_to_build_on_there_is_no_reward() -> None:
    assert obstacle_to(no_jokoros().state, LANTERNS.index("jokoro"), 0) == "no_jokoro"
    complete = alone().round(5).roofs(1, 2, 3, 4, 5)
    for level in range(1, 6):
        complete.storey(f"level{level}", "K1")
    assert obstacle_to(complete.state, LANTERNS.index("pagoda"), 0) == "pagoda_complete"


def no_jokoros() -> Table:
    table = alone().storey("level1", "K1")
    table.state.jokoros[AUTOMATON] = 0
    return table


@pytest.mark.rule("ST-9.2.2", "ST-9.4.1")
def test_the_log_says_that_no_lantern_burns_and_that_a_reward_is_lost() -> None:
    table = bag(alone().owns(0, coin=30).owns(AUTOMATON, incense=3), orange=1)
    table.state.listen()
    answered(table, "G1", "grey")
    told = [(event.kind, event.args) for event in table.state.drain()]
    assert ("no_lantern", {"altar": "G1", "colour": "grey"}) in told
    assert ("counter", {"colour": "orange", "altar": "G2"}) in told
    assert told[-1] == ("lost", {"altar": "G2"})


@pytest.mark.rule("ST-9.5.1", "ST-9.8.1")
@pytest.mark.parametrize("easier", [False, True])
def test_the_log_says_that_nothing_is_left_to_take_at_the_offering_altar(easier: bool) -> None:
    """Of coins the supply may have none, and for incense the automaton may have no room."""
    plenty = bag(alone(incense_for_collection=easier).sanmon(grey=1), grey=1)
    dry = plenty.copy().owns(0, coin=30).owns(AUTOMATON, incense=3)
    for table, lost in ((plenty, []), (dry, [{"altar": "offering"}])):
        table.state.listen()
        answered(table, "offering", "grey")
        assert [event.args for event in table.state.drain() if event.kind == "lost"] == lost


@pytest.mark.rule("ST-9.4.4", "ST-R20")
def test_the_hikari_of_the_worshippers_colour_takes_the_next_tile() -> None:
    table = alone().monk(0, "MO1").tile("MO2", None)
    light(table, "O1")
    assert table.state.hikari == [0, 3, 0]
    assert table.state.spaces[SPACES.index("MO3")] == -1
    assert table.of(AUTOMATON).tile == 1
    light(table, "O1")
    assert (table.state.hikari, table.of(AUTOMATON).tile) == ([0, 0, 0], 2)
    light(table.tile("MO0", "E1-01"), "O1")
    assert table.state.hikari == [0, 0, 0]  # nothing to take: its own space is no target, though a tile lies there
    assert table.of(AUTOMATON).tile == 2


@pytest.mark.rule("ST-9.4.5")
def test_its_jokoro_goes_to_the_lowest_free_slot() -> None:
    table = alone().storey("level1", "K1", 0).storey("level3", "K2").storey("sorin", "K3")
    for storey in (2, 5):
        light(table, "O2")
        assert table.state.pagoda[storey * 2] == AUTOMATON
    assert table.of(AUTOMATON).jokoros == 3
    light(table, "O2")
    assert (table.of(AUTOMATON).jokoros, table.of(AUTOMATON).tile) == (3, 1)


@pytest.mark.rule("ST-9.4.6", "ST-R21")
def test_it_builds_from_the_bottom_free_of_charge() -> None:
    table = alone().level(1, "L6").prices("K3", "K1")
    light(table, "P2")
    assert (table.of(AUTOMATON).sp, table.state.built[0]) == (12, 1)
    assert CONTENT.price_names[table.state.prices[0]] == "K3"
    light(table, "P2")  # no tile for the roof: the Hikari instead
    assert (table.state.roofs[0], table.of(AUTOMATON).tile) == (0, 1)
    light(table, "P2")
    assert (table.state.roofs[0], table.of(AUTOMATON).tile, table.of(AUTOMATON).sp) == (1, 0, 13)
    light(table, "P2")  # level 2 is above the Architect
    assert (table.state.built[1], table.of(AUTOMATON).tile) == (0, 1)


@pytest.mark.rule("ST-9.4.6")
def test_it_never_builds_the_sorin() -> None:
    table = alone().round(5).roofs(1, 2, 3, 4, 5).owns(AUTOMATON, tile=3)
    for level in range(1, 6):
        table.storey(f"level{level}", "K1")
    light(table, "P2")
    assert (table.state.built[5], table.of(AUTOMATON).tile) == (0, 4)


@pytest.mark.rule("ST-9.5.1", "ST-E19")
@pytest.mark.parametrize(("there", "coins"), [({"grey": 1}, 2), ({"orange": 1}, 3), ({"orange": 1, "purple": 1}, 4)])
def test_at_the_offering_altar_it_takes_a_collection(there: dict[str, int], coins: int) -> None:
    table = bag(alone().sanmon().visitors("offering", **there), grey=1)
    assert answered(table, "offering", "grey").of(AUTOMATON).goods == {"coin": coins}


@pytest.mark.rule("ST-9.6.1")
@pytest.mark.parametrize(("incense", "points"), [(2, 5 + 3 + 2 + 2), (0, 5 - 1 + 3 + 2)])
def test_it_converts_first_and_keeps_its_tiles(incense: int, points: int) -> None:
    table = alone().owns(AUTOMATON, coin=3, incense=incense, tile=2)
    convert(table.state)
    assert table.of(AUTOMATON).sp == points
    assert table.of(AUTOMATON).goods == {"tile": 2}
    assert table.state.supply[0] == 30


@pytest.mark.rule("ST-9.6.2")
def test_the_round_ends_for_the_player_as_usual() -> None:
    table = alone().owns(0, incense=1, tile=1).owns(AUTOMATON, coin=1).round(3).visitors("G1", grey=1).end_round()
    assert table.kind == "trade_tiles"
    assert (sum(table.state.sanmon), sum(table.state.bag)) == (3, 6)
    assert table.state.order == [0, 1]
    assert table.of(AUTOMATON).sp == 5
    assert table.state.round == 4


@pytest.mark.rule("ST-9.6.1", "ST-9.6.2")
def test_it_converts_before_anything_else_happens() -> None:
    """Its coins are back in the supply when the player trades tiles for coins."""
    table = alone().owns(0, coin=29, incense=3, tile=1).owns(AUTOMATON, coin=1)
    table.state.listen()
    table.end_round()
    kinds = [event.kind for event in table.state.drain() if event.kind in ("conversion", "round", "lose")]
    assert kinds == ["lose", "conversion", "round"]
    assert table.answers == ["trade coin", "done"]


@pytest.mark.rule("ST-9.7.1", "ST-R22")
def test_the_last_count_of_both() -> None:
    table = alone().round(5).roofs(1, 2).storey("level1", "K1", AUTOMATON).owns(AUTOMATON, coin=2, incense=1, tile=5)
    table.owns(0, coin=5, incense=1).end_round()
    assert table.state.over
    automaton = table.sheet(AUTOMATON)
    assert (automaton["played"], automaton["pagoda"], automaton["conversion"], automaton["leftovers"]) == (5, 2, 8, 0)
    assert (automaton["no_incense"], automaton["total"]) == (0, 15)
    assert table.sheet(0)["total"] == 6
    assert alone().sheet(AUTOMATON)["no_incense"] == -1


@pytest.mark.rule("ST-9.7.2")
def test_the_table_of_results() -> None:
    state = alone().state
    bands = [result(state, lead) for lead in (-5, -1, 0, 1, 4, 5, 8, 9, 30)]
    small, good, best = "small_win", "very_good", "excellent"
    assert bands == ["loss", "loss", "shared", small, small, good, good, best, best]
    table = alone().owns(0, incense=3).owns(AUTOMATON, sp=4, incense=1)
    assert table.state.places() == [1, 1]
    over = alone().round(5).owns(0, sp=20).end_round()
    view: Any = over.state.view(0)
    assert view["table"]["solo"]["result"] == "excellent"
    assert over.state.winners() == [0]


@pytest.mark.rule("ST-9.8.1")
def test_easier_with_fewer_worshippers() -> None:
    state = GAME.new(1, 3, {"fewer_worshippers": True})
    assert (sum(state.sanmon), sum(state.bag)) == (3, 3)
    left: list[int] = []
    while state.round == 1:
        left.append(sum(state.bag))
        names = state.legal_names()
        state.play("end" if "end" in names else names[0])
    assert min(left) == 1  # one for the last answer, which empties the bag


@pytest.mark.rule("ST-9.8.1")
def test_easier_with_incense_instead_of_a_collection() -> None:
    table = bag(alone(incense_for_collection=True), grey=1)
    assert answered(table, "offering", "grey").of(AUTOMATON).goods == {"incense": 1}
    full = bag(alone(incense_for_collection=True), grey=1).owns(AUTOMATON, incense=3)
    assert answered(full, "offering", "grey").of(AUTOMATON).goods == {"incense": 3}


@pytest.mark.rule("ST-9.8.1")
def test_easier_without_fallback() -> None:
    table = alone(no_fallback=True).owns(AUTOMATON, incense=3)
    light(table, "G2")
    assert table.of(AUTOMATON).goods == {"incense": 3}


VARIANTS = ("fewer_worshippers", "incense_for_collection", "no_fallback")


@pytest.mark.rule("ST-9.8.1", "ST-9.7.2")
@pytest.mark.parametrize("chosen", list(product([False, True], repeat=3)))
def test_easier_variants_go_together_in_any_combination(chosen: tuple[bool, ...]) -> None:
    """Whole games with each of them: the log keeps to what was chosen, and the result is told at the end."""
    options: dict[str, object] = dict(zip(VARIANTS, chosen, strict=True))
    told: list[Event] = []
    for seed in range(3):
        state = GAME.new(1, seed, options, listening=True)
        rng = Rng(seed)
        while not state.over:
            state.apply(state.legal()[rng.below(len(state.legal()))])
        told += state.drain()
        view: Any = state.view(0)
        assert view["table"]["solo"]["result"] in ("loss", "shared", "small_win", "very_good", "excellent")
    answers = [event for event in told if event.kind == "counter"]
    assert len(answers) == 3 * 15
    assert any(event.args["altar"] == "offering" for event in answers)
    collected = [event for event in told if event.kind == "collection" and event.seat == AUTOMATON]
    assert bool(collected) is not chosen[1]
    instead = [event for event in told if event.kind == "lantern" and event.args["cause"] == "instead"]
    assert bool(instead) is not chosen[2]
