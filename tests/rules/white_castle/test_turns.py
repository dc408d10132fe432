"""WC-3: rounds and turns: take a die, place it, settle coins, lantern, actions."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tatami.core.effects import order_effects
from tatami.core.errors import IllegalAction
from tatami.core.rng import Rng
from tatami.games.white_castle import frames
from tatami.games.white_castle.kinds import LANTERN_SOURCE, ROW_SOURCE, STOCK, WELL_SOURCE
from tatami.games.white_castle.rules.effects import EFFECTS
from tests.rules.white_castle.table import CONTENT, Table, new_game

# ---- rounds ----


def lazy_game(seats: int, seed: int = 1) -> list[tuple[int, int, int]]:
    """(round, seat, dice on the bridges) at every take of a game in which all dice go to the Well."""
    state = new_game(seats, seed)
    takes: list[tuple[int, int, int]] = []
    while state.decision is not None:
        names = {state.game.actions.name(action): action for action in state.legal()}
        if state.decision.kind == "take_die":
            takes.append((state.round, state.decision.seat, sum(die > 0 for die in state.bridges)))
        wanted = [names[name] for name in ("place well", "keep", "stay", "done", "skip") if name in names]
        state.apply(wanted[0] if wanted else state.legal()[0])
    return takes


@pytest.mark.rule("WC-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_three_turns_each_in_turn_order(seats: int) -> None:
    takes = lazy_game(seats)
    assert [number for number, _, _ in takes] == [1] * 3 * seats + [2] * 3 * seats + [3] * 3 * seats
    for number in (1, 2, 3):
        turns = [seat for of_round, seat, _ in takes if of_round == number]
        assert turns == turns[:seats] * 3, "everybody once, then the same order again"
        assert sorted(turns[:seats]) == list(range(seats))


@pytest.mark.rule("WC-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_three_dice_are_left(seats: int) -> None:
    takes = lazy_game(seats)
    for number in (1, 2, 3):
        assert [dice for of_round, _, dice in takes if of_round == number] == list(range(3 * seats + 3, 3, -1))


@pytest.mark.rule("WC-3.1")
def test_the_turn_passes_to_the_next_heron() -> None:
    table = Table(seats=3).order(2, 0, 1).turn(2, die="white 4")
    assert table.play("place well").asks == "0 take_die"
    assert table.play("take black right", "place well").asks == "1 take_die"
    assert table.play("take black right", "place well").asks == "2 take_die"


@pytest.mark.rule("WC-3.2", "WC-R38")
def test_a_die_must_be_taken_and_must_be_placed() -> None:
    table = Table().turn(0)
    assert all(option.startswith("take ") for option in table.answers)
    table.play("take white left")
    assert all(option.startswith("place ") for option in table.answers)


@pytest.mark.rule("WC-R38")
def test_there_is_no_passing_while_dice_can_be_taken() -> None:
    table = Table().turn(0)
    for words in ("skip", "done", "stay", "keep"):
        with pytest.raises(IllegalAction):
            table.play(words)


@pytest.mark.rule("WC-3.2")
@pytest.mark.parametrize("colour", ["orange", "black", "white"])
def test_the_well_is_always_there_for_a_player_without_anything(colour: str) -> None:
    """A 1 is too low for every other space of a poor player, so the engine places it in the Well by itself."""
    table = Table().bridges(**{colour: "1 4 5"}).turn(0).play(f"take {colour} left")
    assert table.dice_on("well") == [f"{colour} 1"]
    assert table.of(0).coins == 0
    assert table.of(0).seals == 1


# ---- step 1: take ----


@pytest.mark.rule("WC-3.3")
def test_both_ends_of_every_bridge_can_be_taken_and_no_middle_die() -> None:
    assert Table(seats=4).turn(0).answers == [
        "take orange left",
        "take orange right",
        "take black left",
        "take black right",
        "take white left",
        "take white right",
    ]


@pytest.mark.rule("WC-3.3")
@pytest.mark.parametrize(
    ("end", "taken", "left"), [("left", "black 1", [2, 3, 4, 6]), ("right", "black 6", [1, 2, 3, 4])]
)
def test_the_nearest_middle_die_slides_to_the_vacated_end(end: str, taken: str, left: list[int]) -> None:
    table = Table(seats=4).bridges(black="1 2 3 4 6").clan(0, coins=9).turn(0).play(f"take black {end}")
    assert table.bridge("black") == left
    table.play("place gardener")
    assert table.of(0).dice[1] == taken


@pytest.mark.rule("WC-3.3")
def test_dice_keep_their_values_and_their_order_to_the_last() -> None:
    table = Table(seats=4).bridges(white="1 2 3 5 6")
    for left in ([1, 2, 3, 5], [1, 2, 3], [1, 2]):
        table.turn(0).play("take white right", "place well")
        assert table.bridge("white") == left


@pytest.mark.rule("WC-3.3")
def test_an_empty_bridge_offers_nothing() -> None:
    assert Table().bridges(orange="", black="").turn(0).answers == ["take white left", "take white right"]


@pytest.mark.rule("WC-3.4", "WC-R3")
@pytest.mark.parametrize(("take", "rest", "lone"), [("left", [0, 5], "right"), ("right", [4, 0], "left")])
def test_a_lone_die_stays_at_its_end(take: str, rest: list[int], lone: str) -> None:
    table = Table().bridges(orange="4 5", black="", white="3 4 5").turn(0).play(f"take orange {take}", "place well")
    assert table.bridge("orange") == rest
    assert [option for option in table.answers if "orange" in option] == [f"take orange {lone}"]


@pytest.mark.rule("WC-3.4", "WC-3.7")
@pytest.mark.parametrize(("row", "end", "food"), [("4 -", "left", 1), ("- 4", "right", 0)])
def test_a_lone_die_brings_the_lantern_only_from_the_left_end(row: str, end: str, food: int) -> None:
    table = Table().bridges(orange=row).clan(0, lantern="SR7").turn(0).play(f"take orange {end}", "place well")
    assert table.of(0).food == food
    assert table.bridge("orange") == [0, 0]


# ---- step 2: place and settle coins ----


@pytest.mark.rule("WC-3.5")
@pytest.mark.parametrize(("die", "coins"), [(1, 8), (2, 9), (3, 10), (4, 11), (5, 12), (6, 13)])
def test_the_difference_to_the_printed_value_is_gained_or_paid(die: int, coins: int) -> None:
    table = Table().clan(0, coins=10).turn(0, die=f"black {die}").play("place S1")
    assert table.of(0).coins == coins


@pytest.mark.rule("WC-3.5")
@pytest.mark.parametrize(("die", "coins"), [(2, 7), (5, 10), (6, 11)])
def test_on_another_die_the_difference_is_to_the_topmost_die(die: int, coins: int) -> None:
    table = Table(seats=3).dice("S1", "white 5").clan(0, coins=10).turn(0, die=f"black {die}").play("place S1")
    assert table.of(0).coins == coins
    assert table.dice_on("S1") == ["white 5", f"black {die}"]


@pytest.mark.rule("WC-3.5")
@pytest.mark.parametrize(("coins", "legal"), [(1, False), (2, True)])
def test_a_placement_that_cannot_be_paid_is_illegal(coins: int, legal: bool) -> None:
    table = Table().clan(0, coins=coins).turn(0, die="black 1")
    assert ("place S1" in table.answers) is legal


@pytest.mark.rule("WC-3.5", "WC-R40")
def test_seals_may_pay_a_placement() -> None:
    table = Table().clan(0, coins=1, seals=2).turn(0, die="black 1")
    assert "place S1" in table.answers
    assert "place D1" in table.answers
    assert "place OL" not in table.answers
    assert table.copy().play("place D1").of(0).goods == {}
    assert table.play("exchange coin", "place S1").of(0).goods == {"seal": 1}


@pytest.mark.rule("WC-R4", "WC-3.7")
def test_the_lantern_comes_too_late_to_pay_the_placement() -> None:
    """DC1 would give the coin that is missing for S1; the lantern reward comes after the coins are settled."""
    table = Table().bridges(black="2 4 6").clan(0, lantern="SR7 DC1").turn(0).play("take black left")
    assert table.dice_on("well") == ["black 2"]
    table = Table().bridges(black="2 4 6").clan(0, coins=1, lantern="SR7 DC1").turn(0).play("take black left")
    table.play("place S1")
    assert table.of(0).goods == {"food": 1, "coin": 1}


@pytest.mark.rule("WC-3.6")
@pytest.mark.parametrize("space", ["S1", "D1", "OL", "OR"])
@pytest.mark.parametrize(
    ("seats", "dice", "legal"),
    [(1, 1, False), (2, 1, False), (2, 0, True), (3, 1, True), (3, 2, False), (4, 1, True), (4, 2, False)],
)
def test_how_many_dice_may_stack_on_a_board_space(space: str, seats: int, dice: int, legal: bool) -> None:
    table = Table(seats).dice(space, *["white 3"] * dice).clan(0, coins=9).turn(0, die="black 4")
    assert (f"place {space}" in table.answers) is legal


@pytest.mark.rule("WC-3.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_domain_space_holds_one_die(seats: int) -> None:
    table = Table(seats).dice("gardener", "black 6").clan(0, coins=9).turn(0, die="black 4")
    assert "place gardener" not in table.answers
    table = Table(seats).dice("gardener", "black 6", clan=1).clan(0, coins=9).turn(0, die="black 4")
    assert "place gardener" in table.answers, "the other clan's die lies on its own domain"


@pytest.mark.rule("WC-3.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_well_holds_any_number_of_dice(seats: int) -> None:
    dice = ["white 3", "black 3", "orange 6", "orange 1"]
    table = Table(seats).dice("well", *dice).turn(0, die="black 2")
    assert table.dice_on("well") == [*dice, "black 2"]


@pytest.mark.rule("WC-3.6")
def test_a_player_may_stack_on_the_own_die() -> None:
    table = Table(seats=3).clan(0, coins=9).turn(0, die="black 4").play("place OL", "skip")
    assert "place OL" in table.turn(0, die="white 3").answers


# ---- step 3: lantern, step 4: actions ----


@pytest.mark.rule("WC-3.7")
@pytest.mark.parametrize(("end", "food"), [("left", 1), ("right", 0)])
def test_a_die_from_the_left_end_brings_the_lantern_reward_once(end: str, food: int) -> None:
    table = Table().clan(0, lantern="SR7").turn(0).play(f"take black {end}", "place well")
    assert table.of(0).food == food


@pytest.mark.rule("WC-3.7")
def test_the_left_die_need_not_be_the_lowest() -> None:
    """Equal dice, or after the opponent took the middle: only the end counts."""
    table = Table().bridges(black="6 6 6").clan(0, lantern="SR7").turn(0).play("take black left", "place well")
    assert table.of(0).food == 1


@pytest.mark.rule("WC-3.7")
def test_coins_then_lantern_then_actions() -> None:
    """The lantern's seal is there before the room asks for one, and its influence before the box is used."""
    table = Table().clan(0, coins=1, lantern="SR4 DC2 SA1").bridges(orange="4 5 6").turn(0)
    table.play("take orange left", "place S1")
    assert table.of(0).goods == {"iron": 1, "coin": 2, "seal": 1}
    assert table.of(0).track == 1
    assert table.answers == ["use S1.1", "done"]
    assert table.play("use S1.1").answers == ["pay", "skip"]


@pytest.mark.rule("WC-3.8")
def test_after_the_actions_the_turn_ends() -> None:
    table = Table().turn(0, die="black 5").play("place S1", "use S1.2")
    assert table.asks == "1 take_die"


# ---- generic resolution ----


@pytest.mark.rule("WC-3.9")
def test_a_several_actions_at_one_place_in_any_order() -> None:
    """WC-3.9a."""
    table = Table().room("S1", "ST12", "white white orange")
    first = table.copy().turn(0, die="white 3").play("place S1", "use S1.1")
    assert first.answers == ["use S1.2", "done"]
    second = table.copy().turn(0, die="white 3").play("place S1", "use S1.2")
    assert second.answers == ["use S1.1", "done"]


@pytest.mark.rule("WC-3.9")
@pytest.mark.parametrize(
    ("given", "decline"),
    [
        ("room", "done"),
        ("outside", "skip"),
        ("card", "skip"),
        ("yard", "done"),
        ("light", "skip"),
        ("garden step", "done"),
    ],
)
def test_a_optional_as_a_whole_even_when_it_only_gives(given: str, decline: str) -> None:
    """WC-3.9a: room boxes, outside, domain card, yard tiles, light on arrival, end-of-round gardens may be left."""
    table = Table().room("S1", "ST12", "white white orange").yards("YT6 gold", "YT2 gold", "YT3 gold", "YT8 gold")
    table.clan(0, coins=9, iron=3, pearl=2, card="ST12", courtiers="gate", gardens="orange zen")
    if given == "room":
        table.turn(0, die="white 3").play("place S1")
    elif given == "outside":
        table.turn(0, die="white 5").play("place OL")
    elif given == "card":
        table.turn(0, die="orange 6").play("place courtier")
    elif given == "yard":
        table.does(0, "warrior").play("yard Y3")
    elif given == "light":
        table.does(0, "courtier").play("climb gate S1")
    else:
        table.end_round()
    before = table.of(0).goods
    assert len(table.answers) > 1
    table.play(decline)
    assert table.of(0).goods == before


@pytest.mark.rule("WC-3.9")
def test_a_mandatory_rewards_are_not_asked_for() -> None:
    """WC-3.9a: lantern, Well, domain row, daimyo slot and garden card on placement happen without a question."""
    table = Table().clan(0, coins=9, lantern="SR7").turn(0, die="black 4", end="left").play("place well")
    assert table.of(0).goods == {"food": 1, "iron": 1, "pearl": 1, "coin": 12, "seal": 1}
    table = Table().clan(0, coins=9).turn(0, die="black 6").play("place gardener")
    assert table.of(0).iron == 1
    table = Table().clan(0, pearl=2, courtiers="D1").does(0, "courtier").play("climb D1 daimyo", "slot 2")
    assert table.of(0).iron == 2
    table = Table().clan(0, food=1).does(0, "gardener").play("garden orange zen")
    assert table.of(0).coins == 3


@pytest.mark.rule("WC-3.9")
def test_a_inside_an_action_gains_influence_well_and_lantern_are_automatic() -> None:
    """WC-3.9a: a box that is used gives everything on it that is free."""
    table = Table().room("S1", "ST04", "white black black").clan(0, lantern="SR7").turn(0, die="black 3")
    table.play("place S1", "use S1.2")
    assert table.of(0).goods == {"coin": 1, "iron": 1, "pearl": 1, "seal": 1}
    assert table.play("use S1.3").of(0).food == 1
    table = Table().room("D1", "DP11", "orange black").turn(0, die="orange 4").play("place D1", "use D1.1")
    assert table.of(0).track == 1


@pytest.mark.rule("WC-3.9")
@pytest.mark.parametrize(
    ("room", "card", "tiles", "box", "decline"),
    [
        ("S1", "ST02", "white orange black", "S1.1", "skip"),
        ("D1", "DP02", "white black", "D1.1", "done"),
        ("D1", "DP05", "white black", "D1.1", "skip"),
        ("D1", "DP07", "black white", "D1.2", "skip"),
    ],
)
def test_a_inside_an_action_prices_and_workers_stay_optional(
    room: str, card: str, tiles: str, box: str, decline: str
) -> None:
    """WC-3.9a."""
    table = Table().room(room, card, tiles).clan(0, food=7, iron=7, pearl=7, coins=9, seals=2)
    table.turn(0, die="white 4").play(f"place {room}", f"use {box}")
    assert decline in table.answers
    before = table.of(0).goods
    assert table.play(decline).of(0).goods == before


@pytest.mark.rule("WC-3.9")
@pytest.mark.parametrize("icon", ["tile", "light", "domain"])
def test_a_the_icons_stay_optional(icon: str) -> None:
    """WC-3.9a."""
    table = Table().does(0, icon)
    assert "skip" in table.answers
    assert table.play("skip").of(0).goods == {}


@pytest.mark.rule("WC-3.9", "WC-R5")
def test_b_effects_of_one_box_in_any_order() -> None:
    """WC-3.9b: seal and lantern of DP04, where the lantern's influence meets a divider that the seal can pay."""
    table = Table().room("D1", "DP04", "black white").clan(0, lantern="SA1").track(5, 0).turn(0, die="white 4")
    table.play("place D1", "use D1.2")
    assert table.asks == "0 order_effects"
    assert table.answers == ["next seal", "next lantern"]
    rich = table.copy().play("next seal", "cross")
    assert (rich.of(0).track, rich.of(0).seals) == (6, 0)
    poor = table.play("next lantern")
    assert (poor.of(0).track, poor.of(0).seals) == (5, 1)


@pytest.mark.rule("WC-R5")
def test_effects_that_commute_are_not_asked_for() -> None:
    table = Table().room("S1", "ST04", "white black orange").turn(0, die="black 3").play("place S1", "use S1.2")
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-R5")
def test_order_is_open_when_a_seal_and_a_divider_meet_in_the_lantern_area() -> None:
    table = Table().clan(0, lantern="SR4 DC2 SA1").track(4, 0).does(0, "lantern")
    assert (table.of(0).track, table.of(0).seals) == (5, 1), "far from a divider nothing is asked"
    table.does(0, "lantern")
    assert table.asks == "0 order_effects"
    assert table.answers == ["next iron", "next seal", "next influence"]


@pytest.mark.rule("WC-R5", "WC-3.9")
@pytest.mark.parametrize("tile", ["YT1", "YT2", "YT3", "YT4", "YT7", "YT8"])
def test_order_is_open_beside_anything_that_is_more_than_a_gain(tile: str) -> None:
    """WC-3.9b: no printed box mixes gains with a worker, an icon or a price, but it would be asked for."""
    state = Table().state
    coins = CONTENT.garden_effect[CONTENT.garden_names.index("GZ1")]
    priced = CONTENT.garden_effect[CONTENT.garden_names.index("GF2")]
    worker = CONTENT.yard_effect[CONTENT.yard_tile_names.index(tile) * 2]
    assert EFFECTS.order_matters(state, 0, [coins, worker], 0b11)
    assert EFFECTS.order_matters(state, 0, [coins, priced], 0b11)
    assert not EFFECTS.order_matters(state, 0, [coins, coins], 0b11)


@pytest.mark.rule("WC-R5", "WC-R37", "WC-10.1", "WC-3.9")
@pytest.mark.parametrize("seed", range(40))
def test_leaving_out_the_question_loses_nothing(seed: int) -> None:
    """The engine asks for an order only where it can matter: whatever some order reaches, play as offered reaches too.

    Random boxes, rows, Well and lantern areas near caps and dividers; exchanges included; as good or better counts.
    """
    table, source, parts = random_siblings(seed)
    offered = outcomes(table, [order_effects(0, source, (1 << parts) - 1)])
    for order in permutations(range(parts)):
        forced = outcomes(table, [order_effects(0, source, 1 << part) for part in reversed(order)])
        for track, goods in forced:
            assert any(
                track == other and all(a >= b for a, b in zip(better, goods, strict=True)) for other, better in offered
            )


def random_siblings(seed: int) -> tuple[Table, int, int]:
    """A table, and the source and number of some effects whose order is open."""
    rng = Rng(seed)

    def pick(*choices: int) -> int:
        return choices[rng.below(len(choices))]

    cards = ["SR7", "DC1", "DC2", "DC3", "SA1", "ST01", "SA2"]
    area = [cards[rng.below(len(cards))] for _ in range(pick(1, 2, 3, 4))]
    gone = pick(1, 2, 3)
    table = Table().well(CONTENT.tile_names[pick(0, 3, 4)], CONTENT.tile_names[pick(6, 8, 12)])
    table.clan(
        0,
        food=pick(0, 6, 7),
        iron=pick(0, 6, 7),
        pearl=pick(5, 7),
        seals=pick(0, 1, 3, 4, 5),
        lantern=" ".join(area),
        gone=(gone, gone, gone),
    )
    table.track(pick(4, 5, 9, 10, 13, 14), 0)
    boxes = [box for card in range(CONTENT.first_action) for box in CONTENT.card_boxes[card]]
    wide = [box for box in boxes if len(CONTENT.effects.parts[box]) > 1]
    kinds = [
        (wide[rng.below(len(wide))], 2),
        (LANTERN_SOURCE, len(area)),
        (WELL_SOURCE, 3),
        (ROW_SOURCE + pick(1, 2), gone + 1),
    ]
    source, parts = kinds[rng.below(4)]
    return table, source, parts


def outcomes(table: Table, agenda: list[int]) -> set[tuple[int, tuple[int, ...]]]:
    """Track space and goods of clan 0 in every way the agenda can be played out, with a last chance to exchange."""
    start = table.copy().state
    start.agenda = [frames.final_exchange(0), *agenda]
    start.advance()
    found: set[tuple[int, tuple[int, ...]]] = set()
    seen: set[tuple[object, ...]] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        here = (state.track[0], tuple(state.stock[:STOCK]))
        if (here, tuple(state.agenda)) in seen:
            continue
        seen.add((here, tuple(state.agenda)))
        if state.over:
            found.add(here)
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            waiting.append(after)
    return found


@pytest.mark.rule("WC-3.9")
def test_c_a_price_is_paid_first_and_in_full() -> None:
    """WC-3.9c."""
    table = Table().clan(0, food=4, coins=5).does(0, "gardener").play("garden black flower")
    assert table.answers == ["pay", "skip"]
    assert table.copy().play("skip").of(0).goods == {"coin": 5}
    assert table.play("pay").of(0).goods == {"coin": 2}
    poor = Table().clan(0, food=4, coins=2).does(0, "gardener").play("garden black flower")
    assert poor.asks == "1 take_die", "2 coins do not buy a part of it"
    assert poor.of(0).coins == 2


@pytest.mark.rule("WC-3.9")
def test_d_a_worker_action_still_costs_its_own_price() -> None:
    """WC-3.9d: 3 coins at GF2 for the courtier action, then 2 more for the audience."""
    table = Table().clan(0, food=4, coins=5).does(0, "gardener").play("garden black flower", "pay")
    assert table.answers == ["audience", "done"]
    assert table.play("audience").of(0).coins == 0


@pytest.mark.rule("WC-3.9", "WC-R24")
def test_d_paid_access_may_be_left_unused_without_refund() -> None:
    """WC-3.9d."""
    table = Table().clan(0, seals=1, coins=2).turn(0, die="orange 3").play("place S1", "use S1.1", "pay", "done")
    assert table.of(0).goods == {"coin": 2}
    assert table.of(0).home["courtier"] == 5
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-R24")
def test_what_was_paid_for_may_be_left_and_the_price_does_not_come_back() -> None:
    table = Table().clan(0, coins=2, seals=1).turn(0, die="orange 3").play("place S1", "use S1.1", "pay", "done")
    assert table.of(0).goods == {"coin": 2}
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-R42")
def test_a_price_for_nothing_is_not_offered() -> None:
    """The seal would open a courtier action; with 1 coin, and the seal gone, nobody can be sent."""
    table = Table().clan(0, coins=1, seals=1).turn(0, die="orange 3").play("place S1")
    assert (table.of(0).goods, table.asks) == ({"coin": 1, "seal": 1}, "1 take_die")
    rich = Table().clan(0, coins=1, seals=2).turn(0, die="orange 3").play("place S1")
    assert rich.answers == ["use S1.1", "done"], "the second seal pays the second coin"


@pytest.mark.rule("WC-R42")
@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"food": 1}, ["outside gardener", "skip"]),
        ({"coins": 2}, ["outside courtier", "skip"]),
        ({"pearl": 2, "courtiers": "gate"}, ["outside courtier", "skip"]),
        ({"food": 1, "gone": (0, 5, 0)}, []),
        ({"pearl": 7, "courtiers": "daimyo"}, []),
    ],
)
def test_a_worker_action_that_can_send_nobody_is_not_offered(given: dict[str, Any], options: list[str]) -> None:
    table = Table().clan(0, **given).turn(0, die="white 5").play("place OL")
    assert table.answers == options if options else table.asks == "1 take_die"


@pytest.mark.rule("WC-R42")
@pytest.mark.parametrize(("track", "seals", "offered"), [(4, 0, True), (5, 0, False), (5, 1, True), (20, 5, False)])
def test_influence_that_cannot_move_the_marker_is_not_offered(track: int, seals: int, offered: bool) -> None:
    table = Table().clan(0, seals=seals).track(track, 0).turn(0, die="black 3").play("place S1")
    assert ("use S1.2" in table.answers) is offered


@pytest.mark.rule("WC-R42")
def test_a_box_that_gains_only_what_is_full_is_not_offered() -> None:
    assert "use S1.3" in Table().clan(0, iron=6).turn(0, die="white 3").play("place S1").answers
    assert Table().clan(0, iron=7).turn(0, die="white 3").play("place S1").asks == "1 take_die"


@pytest.mark.rule("WC-R42")
def test_icons_are_not_offered_where_nothing_they_reach_does_anything() -> None:
    """YT8's `domain`: all three rows are full, and the card has nobody to send."""
    full: dict[str, Any] = {"food": 7, "iron": 7, "pearl": 7}
    assert Table().clan(0, **full).does(0, "domain").asks == "1 take_die"
    assert Table().clan(0, **{**full, "iron": 6}).does(0, "domain").answers == ["row gardener", "skip"]
    assert Table().clan(0, **full, card="SA2").does(0, "domain").answers[-1] == "skip"


@pytest.mark.rule("WC-3.9", "WC-R23")
def test_e_a_chain_is_finished_before_the_next_sibling() -> None:
    """WC-3.9e: the courtier box with arrival and light action first; only then the room's other box is offered."""
    table = Table().room("S1", "ST02", "white orange white").clan(0, coins=2, pearl=2, seals=1)
    table.turn(0, die="white 3").play("place S1", "use S1.1", "pay", "audience", "climb gate S2")
    assert table.asks == "0 light_pick"
    table.play("light card.3")
    assert table.of(0).food == 2
    assert table.answers == ["use S1.3", "done"]


@pytest.mark.rule("WC-R23")
def test_a_courtier_action_inside_a_yard_comes_before_the_second_tile() -> None:
    table = Table().yards("YT1 blue", "YT2 gold", "YT3 blue", "YT8 gold").clan(0, iron=5, coins=2)
    table.does(0, "warrior").play("yard Y5", "use Y5.1")
    assert table.answers == ["audience", "done"]
    assert table.play("audience").answers == ["use Y5.2", "done"]


@pytest.mark.rule("WC-3.9", "WC-R2")
def test_f_the_list_of_a_placement_is_fixed_when_the_die_is_placed() -> None:
    """WC-3.9f, WC-R2: the courtier takes the very card of the room; the second box is still that card's."""
    table = Table().room("S1", "ST02", "white orange white").decks("ST13 ST04", "DP03")
    table.clan(0, pearl=2, seals=1, courtiers="gate").turn(0, die="white 3")
    table.play("place S1", "use S1.1", "pay", "climb gate S1", "skip")
    assert (table.of(0).card, table.card_in("S1")) == ("ST02", "ST13")
    assert table.answers == ["use S1.3", "done"]
    assert table.play("use S1.3").of(0).iron == 2, "2 iron of ST02, not the gardener of ST13"


@pytest.mark.rule("WC-3.9")
def test_f_icons_look_at_the_cards_lying_there_when_resolved() -> None:
    """WC-3.9f: after ST12 was taken from S1, `light` and `tile` see the card that replaced it."""
    table = Table().room("S1", "ST12").decks("ST02 ST04", "DP03").clan(0, pearl=2, courtiers="gate")
    table.does(0, "courtier").play("climb gate S1", "skip")
    lit = [option for option in table.copy().does(0, "light").answers if option.startswith("light S1")]
    assert lit == ["light S1.2", "light S1.3"], "ST02 is dark at the top, ST12 would be at the bottom"
    assert table.does(0, "tile", 3).play("tile S1.3").of(0).iron == 2


@pytest.mark.rule("WC-3.9")
def test_f_the_domain_icon_uses_the_card_held_at_that_moment() -> None:
    """WC-3.9f."""
    table = Table().clan(0, pearl=2, courtiers="gate", card="SA1").does(0, "courtier").play("climb gate S3", "skip")
    table.does(0, "domain").play("row courtier", "use card")
    assert table.of(0).pearl == 2, "the top box of ST12, just taken"


@pytest.mark.rule("WC-3.10")
def test_a_die_may_be_placed_for_its_coins_alone() -> None:
    table = Table().turn(0, die="white 6").play("place S1")
    assert table.of(0).coins == 3
    assert table.play("done").asks == "1 take_die"
    table = Table().turn(0, die="white 6").play("place OL")
    assert (table.of(0).coins, table.asks) == (1, "1 take_die"), "nobody can be sent"


@pytest.mark.rule("WC-3.10", "WC-4.2")
def test_colour_still_counts_when_no_action_is_wanted() -> None:
    table = Table().room("S1", tiles="white orange white").turn(0, die="black 6")
    assert "place S1" not in table.answers
