"""WC-3: rounds and turns: take a die, place it, settle coins, lantern, actions."""

from __future__ import annotations

import pytest

from tatami.core.errors import IllegalAction
from tests.rules.white_castle.table import Table, new_game

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
    ends = [f"{bridge} {end}" for bridge in ("orange", "black", "white") for end in ("left", "right")]
    assert Table(seats=4).turn(0).answers == [f"take {end}" for end in ends]


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


# ---- step 2: place and settle coins ----


@pytest.mark.rule("WC-3.5")
@pytest.mark.parametrize(
    ("lies", "coins"),
    [([], {1: 8, 2: 9, 3: 10, 4: 11, 5: 12, 6: 13}), (["white 5"], {2: 7, 5: 10, 6: 11})],
)
def test_the_difference_to_the_printed_value_or_the_topmost_die_is_gained_or_paid(
    lies: list[str], coins: dict[int, int]
) -> None:
    for die, left in coins.items():
        table = Table(seats=3).dice("S1", *lies).clan(0, coins=10).turn(0, die=f"black {die}").play("place S1")
        assert (table.of(0).coins, table.dice_on("S1")) == (left, [*lies, f"black {die}"])


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


@pytest.mark.rule("WC-3.7", "WC-3.4")
@pytest.mark.parametrize(
    ("row", "end", "food"),
    [("3 4 5", "left", 1), ("3 4 5", "right", 0), ("6 6 6", "left", 1), ("4 -", "left", 1), ("- 4", "right", 0)],
)
def test_a_die_from_the_left_end_brings_the_lantern_reward_once(row: str, end: str, food: int) -> None:
    """It need not be the lowest, and a lone die lies at one end only."""
    table = Table().bridges(black=row).clan(0, lantern="SR7").turn(0).play(f"take black {end}", "place well")
    assert table.of(0).food == food


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


@pytest.mark.rule("WC-3.10")
def test_a_die_may_be_placed_for_its_coins_alone() -> None:
    table = Table().turn(0, die="white 6").play("place S1")
    assert table.of(0).coins == 3
    assert table.play("done").asks == "1 take_die"
    table = Table().turn(0, die="white 6").play("place OL")
    assert (table.of(0).coins, table.asks) == (1, "1 take_die"), "nobody can be sent"
