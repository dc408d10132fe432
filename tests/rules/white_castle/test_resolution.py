"""WC-3.9: how the effects of a turn are carried out: in which order, what may be left, what is offered at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from tatami.core.effects import order_effects
from tatami.core.rng import Rng
from tatami.games.white_castle import frames
from tatami.games.white_castle.kinds import LANTERN_SOURCE, ROW_SOURCE, STOCK, WELL_SOURCE
from tatami.games.white_castle.rules.effects import EFFECTS
from tests.rules.white_castle.table import CONTENT, Table


@pytest.mark.rule("WC-3.9", "WC-4.3")
def test_a_several_actions_at_one_place_in_any_order() -> None:
    """WC-3.9a: each once."""
    for first, second in (("S1.1", "S1.2"), ("S1.2", "S1.1")):
        table = Table().room("S1", "ST12", "white white orange").turn(0, die="white 3").play("place S1", f"use {first}")
        assert table.answers == [f"use {second}", "done"]
        assert table.play(f"use {second}").of(0).goods == {"seal": 1, "cp": 1, "pearl": 2}
        assert table.asks == "1 take_die"


@pytest.mark.rule("WC-3.9")
@pytest.mark.parametrize(
    ("given", "decline"),
    [
        (lambda table: table.turn(0, die="white 3").play("place S1"), "done"),
        (lambda table: table.turn(0, die="white 5").play("place OL"), "skip"),
        (lambda table: table.turn(0, die="orange 6").play("place courtier"), "skip"),
        (lambda table: table.does(0, "warrior").play("yard Y3"), "done"),
        (lambda table: table.does(0, "courtier").play("climb gate S1"), "skip"),
        (lambda table: table.end_round(), "done"),
    ],
)
def test_a_optional_as_a_whole_even_when_it_only_gives(given: Callable[[Table], Table], decline: str) -> None:
    """WC-3.9a: room boxes, outside, domain card, yard tiles, light on arrival, end-of-round gardens may be left."""
    table = Table().room("S1", "ST12", "white white orange").yards("YT6 gold", "YT2 gold", "YT3 gold", "YT8 gold")
    given(table.clan(0, coins=9, iron=3, pearl=2, card="ST12", courtiers="gate", gardens="orange zen"))
    before = table.of(0).goods
    assert len(table.answers) > 1
    assert table.play(decline).of(0).goods == before


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


@pytest.mark.rule("WC-3.9", "WC-12.4")
@pytest.mark.parametrize("icon", ["tile", "light", "domain"])
def test_a_the_icons_stay_optional(icon: str) -> None:
    """WC-3.9a."""
    table = Table().does(0, icon).play("skip")
    assert (table.of(0).goods, table.asks) == ({}, "1 take_die")


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
