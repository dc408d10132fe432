"""Effects, second edition: stopping, mixes, prices with a choice, reductions, equal symbols, and where it happens."""

from __future__ import annotations

import pytest

from tatami.core.effects import EffectTable, Vocabulary
from tatami.core.errors import ContentError
from tatami.testing import check_game
from tests.core.toy_market import (
    EFFECTS,
    HILL,
    SHORE,
    TABLE,
    WELL,
    WORDS,
    Market,
    MarketGame,
    goods,
    perform,
    play,
)


def asked(state: Market) -> str:
    assert state.decision is not None
    return state.decision.kind


def done(state: Market) -> bool:
    """Whether seat 0 has resolved everything."""
    return state.seat == 1


def test_a_game_of_all_forms_keeps_the_promises() -> None:
    check_game(MarketGame(), games=14, thorough=6)
    check_game(MarketGame(may_stop=True), games=3)


# ---- stop at any time ----


def test_as_many_as_wanted_in_any_order() -> None:
    effect = {"any": [{"step": 1}, {"gain": {"coin": 2}}, "raise"]}
    state = perform(effect)
    assert (asked(state), state.legal_names()) == ("take_effects", ["next step", "next coin", "next raise", "stop"])
    play(state, "next coin")
    assert state.legal_names() == ["next step", "next raise", "stop"]
    play(state, "stop")
    assert done(state)
    assert (goods(state), state.steps[:3]) == ({"coin": 2}, [0, 0, 0])


def test_nothing_at_all_is_an_answer_too() -> None:
    assert goods(play(perform({"any": [{"gain": {"coin": 2}}]}), "stop")) == {}


def test_the_last_one_may_be_declined() -> None:
    state = play(perform({"any": [{"step": 1}, {"gain": {"coin": 2}}]}), "next step")
    assert state.legal_names() == ["next coin", "stop"]
    assert done(play(state, "next coin"))


def test_at_most_two_of_four() -> None:
    state = perform({"any": [{"step": 1}, {"gain": {"wood": 1}}, {"gain": {"stone": 1}}, "raise"], "most": 2})
    play(state, "next stone")
    assert state.legal_names() == ["next step", "next wood", "next raise", "stop"]
    assert done(play(state, "next wood"))
    assert goods(state) == {"wood": 1, "stone": 1}


def test_what_could_do_nothing_is_not_offered() -> None:
    state = perform({"any": [{"sell": "wood"}, {"gain": {"coin": 1}}]})
    assert state.legal_names() == ["next coin", "stop"]
    assert done(perform({"any": [{"sell": "wood"}]}))


# ---- N of a choice of goods ----


def test_two_of_wood_or_stone_are_chosen_unit_by_unit() -> None:
    state = perform({"gain": {"wood/stone": 2}})
    assert (asked(state), state.legal_names()) == ("choose_good", ["gain wood", "gain stone"])
    play(state, "gain stone", "gain wood")
    assert done(state)
    assert goods(state) == {"wood": 1, "stone": 1}


def test_a_mix_may_have_a_name() -> None:
    assert perform({"gain": {"any": 1}}).legal_names() == ["gain wood", "gain stone", "gain coin"]


def test_what_has_run_out_is_not_offered_and_the_rest_is_lost() -> None:
    state = MarketGame().new(2, 1)
    state.supply = [1, 1, 0]
    state.agenda.pop()
    EFFECTS.perform(state, 0, TABLE.add({"gain": {"any": 3}}, "test"))
    state.advance()
    assert state.legal_names() == ["gain wood", "gain stone"]
    play(state, "gain wood")
    assert state.over, "the stone was the only one left, and then there was nothing"
    assert state.stock[:3] == [2, 2, 1]


def test_a_game_may_let_part_of_a_gain_be_declined() -> None:
    state = perform({"gain": {"wood/stone": 2}}, may_stop=True)
    assert done(play(state, "gain wood", "stop"))
    assert goods(state) == {"wood": 1}


# ---- price of anything ----


def test_a_price_of_anything_is_paid_unit_by_unit() -> None:
    state = perform({"pay": {"any": 2}, "then": [{"gain": {"point": 3}}]}, wood=2, coin=1)
    assert (asked(state), state.legal_names()) == ("pay_effect", ["pay", "skip"])
    assert state.decision is not None
    assert state.decision.data == {"cost": {"wood/stone/coin": 2}, "then": "point"}
    play(state, "pay")
    assert goods(state) == {"wood": 1, "coin": 1}, "one wood cannot be avoided"
    assert (asked(state), state.legal_names()) == ("pay_unit", ["pay wood", "pay coin"])
    play(state, "pay coin")
    assert done(state)
    assert goods(state) == {"wood": 1, "point": 3}


def test_what_is_fixed_in_a_price_cannot_be_spent_on_its_mix() -> None:
    effect = {"pay": {"wood": 1, "wood/stone": 2}, "then": [{"gain": {"point": 3}}]}
    assert done(perform(effect, wood=2)), "three units are needed"
    state = play(perform(effect, wood=3, stone=2), "pay")
    assert goods(state) == {"wood": 2, "stone": 2}
    assert goods(play(state, "pay stone", "pay wood")) == {"wood": 1, "stone": 1, "point": 3}


@pytest.mark.parametrize(
    ("have", "can"),
    [({"coin": 1, "wood": 2}, True), ({"coin": 1, "wood": 1, "stone": 1}, True), ({"coin": 3, "stone": 1}, False)],
)
def test_a_price_with_a_mix_is_paid_in_full_or_not_at_all(have: dict[str, int], can: bool) -> None:
    state = perform({"pay": {"coin": 1, "wood/stone": 2}, "then": [{"gain": {"point": 4}}]}, HILL, have)
    assert done(state) is not can
    if can:
        assert done(play(state, "pay")), "there is one way to pay: no question"
        assert goods(state) == {"point": 4}


# ---- prices reduced, also to nothing ----


def test_a_reduction_takes_away_the_units_the_player_chooses() -> None:
    """BT-E9: 1 jade + 2 sake, two less: 1 jade or 1 sake. Here wood and stone."""
    state = MarketGame().new(2, 1)
    state.agenda.pop()
    state.stock[:4] = [1, 2, 0, 0]
    node = TABLE.add({"pay": {"wood": 1, "stone": 2}, "then": [{"gain": {"point": 5}}]}, "test")
    EFFECTS.offer(state, 0, node, HILL, 2)
    state.advance()
    assert state.decision is not None
    assert state.decision.data == {"cost": {"wood": 1, "stone": 2}, "then": "point", "reduction": 2}
    play(state, "pay")
    assert state.legal_names() == ["pay wood", "pay stone"]
    other = state.copy()
    assert goods(play(state, "pay wood")) == {"stone": 2, "point": 5}
    assert goods(play(other, "pay stone")) == {"wood": 1, "stone": 1, "point": 5}


def test_a_reduced_price_can_be_paid_by_who_lacks_what_falls_away() -> None:
    effect = {"pay": {"wood": 1, "stone": 1}, "then": [{"gain": {"point": 5}}]}
    assert done(perform(effect, HILL, stone=1))
    assert goods(play(perform(effect, WELL, stone=1), "pay")) == {"point": 5}


def test_only_units_with_which_the_rest_can_be_paid_are_offered() -> None:
    """Of 2 wood and 1 stone one falls away: 2 wood, or 1 of each."""
    effect = {"pay": {"wood": 2, "stone": 1}, "then": [{"gain": {"point": 5}}]}
    state = play(perform(effect, WELL, wood=2, stone=1), "pay")
    assert goods(state) == {"wood": 1, "stone": 1}, "one wood cannot be avoided"
    assert state.legal_names() == ["pay wood", "pay stone"]
    assert goods(play(state, "pay stone")) == {"wood": 1, "point": 5}
    assert done(perform(effect, WELL, stone=3)), "stone alone does not do"


def test_nobody_is_asked_in_which_order_to_pay() -> None:
    effect = {"pay": {"any": 2}, "then": [{"gain": {"point": 5}}]}
    assert goods(play(perform(effect, stone=1, coin=1), "pay")) == {"point": 5}


def test_a_price_of_nothing_is_no_question() -> None:
    effect = {"pay": {"coin": 1}, "then": [{"step": 2}]}
    assert done(perform(effect, HILL)), "not payable"
    state = perform(effect, WELL)
    assert done(state)
    assert state.steps[:3] == [0, 0, 2]
    assert perform({"any": [effect]}, WELL).legal_names() == ["next step", "stop"], "it could do something"


# ---- equal first symbols ----


def test_choices_with_equal_first_symbols_have_numbers() -> None:
    effect = {"one": [{"step": 1}, {"step": 2}, {"gain": {"coin": 1}}]}
    state = perform(effect)
    assert (asked(state), state.legal_names()) == ("choose_one", ["option 1", "option 2", "next coin"])
    assert state.decision is not None
    assert state.decision.data == {"options": {"1": {"step": 1}, "2": {"step": 2}}}
    assert play(state, "option 2").steps[:3] == [2, 0, 0]


def test_so_have_siblings_and_equal_ones_are_still_offered_once() -> None:
    paid = {"pay": {"coin": 1}, "then": [{"step": 2}]}
    state = perform([{"step": 1}, paid, {"step": 1}, {"gain": {"coin": 1}}])
    assert state.legal_names() == ["option 1", "option 2", "next coin"]
    play(state, "next coin", "option 2", "pay")
    assert state.steps[:3] == [4, 0, 0], "what is left is twice the same: no question"


def test_a_choice_that_could_do_nothing_is_offered_only_if_none_could() -> None:
    assert goods(perform({"one": [{"sell": "wood"}, {"gain": {"coin": 1}}]})) == {"coin": 1}
    state = perform({"one": [{"sell": "wood"}, {"sell": "stone"}]})
    assert state.legal_names() == ["option 1", "option 2"]


# ---- where ----


@pytest.mark.parametrize("where", [HILL, SHORE, WELL])
def test_an_effect_knows_where_it_happens_however_deep_it_lies(where: int) -> None:
    effect = [{"gain": {"coin": 1}}, {"any": [{"one": [{"pay": {"any": 2}, "then": [{"step": 1}, "raise"]}, "raise"]}]}]
    state = perform(effect, where, wood=3)
    play(state, "next step", "next step" if "next step" in state.legal_names() else state.legal_names()[0])
    while not done(state):
        state.apply(state.legal()[0])
    assert state.steps[:3] == [int(where == place) for place in range(3)]


# ---- actions inside the result of an exchange ----


def test_an_action_in_the_result_may_be_declined_and_the_goods_stay() -> None:
    """ST-E25: an exchange for an emerald and Place Jokoro: the emerald without the Jokoro is fine."""
    effect = {"pay": {"stone": 1, "wood": 1}, "then": [{"gain": {"coin": 1}}, {"any": [{"step": 1}]}]}
    state = play(perform(effect, SHORE, stone=1, wood=1), "pay", "next coin")
    assert state.legal_names() == ["next step", "stop"]
    other = state.copy()
    play(state, "stop")
    assert (goods(state), state.steps[:3]) == ({"coin": 1}, [0, 0, 0])
    play(other, "next step")
    assert (goods(other), other.steps[:3]) == ({"coin": 1}, [0, 1, 0])


def test_what_is_paid_out_pays_for_an_action_of_the_same_result() -> None:
    inner = {"pay": {"coin": 1}, "then": [{"step": 1}]}
    effect = {"pay": {"wood": 1}, "then": [{"gain": {"coin": 1}}, inner]}
    state = play(perform(effect, wood=1), "pay", "next coin", "pay")
    assert (goods(state), state.steps[0]) == ({}, 1)


def test_an_exchange_that_brings_nothing_is_not_offered() -> None:
    effect = {"pay": {"coin": 1}, "then": [{"any": [{"sell": "wood"}]}]}
    assert done(perform(effect, coin=1))
    assert not done(perform(effect, coin=1, wood=1))


# ---- stored in the middle ----


def test_every_question_survives_being_stored() -> None:
    effect = {"any": [{"pay": {"wood": 1, "any": 2}, "then": [{"gain": {"wood/stone": 2}}]}, {"step": 1}]}
    state = play(perform(effect, WELL, wood=2, stone=2), "next wood")
    kinds = set()
    while not done(state):
        kinds.add(asked(state))
        back = state.game.from_json(state.to_json())
        assert back == state
        back.apply(state.legal()[0])
        state.apply(state.legal()[0])
        assert back == state
    assert kinds == {"pay_effect", "pay_unit", "choose_good", "take_effects"}


# ---- what Satori and Bitoku print ----

SATORI = Vocabulary(
    ["coin", "wood", "stone", "emerald", "incense", "sp"],
    ["hikari", "monk", "altar", "jokoro", "pagoda", "offer", "unlock", "deco"],
    [],
    ["coin", "wood", "stone", "emerald", "incense"],
)
BITOKU = Vocabulary(
    ["wood", "jade", "stone", "sake", "vp", "amulet"],
    ["mp", "kodama", "kodama_here", "rock", "sit", "vision", "build", "crystal", "mitama", "yokai"],
    ["deck"],
    ["wood", "jade", "stone", "sake"],
    {"any": ["wood", "jade", "stone", "sake"]},
)
PRINTED: list[tuple[Vocabulary, object]] = [
    (SATORI, {"any": ["hikari", "hikari", "deco"]}),
    (SATORI, {"any": [{"pay": {"coin": 1, "wood/stone": 2}, "then": [{"gain": {"emerald": 1}}]}]}),
    (SATORI, {"pay": {"emerald": 1}, "then": [{"gain": {"sp": 2, "incense": 1}}, {"any": ["hikari"]}]}),
    (SATORI, {"any": ["altar", {"gain": {"wood/stone": 2}}]}),
    (SATORI, {"gain": {"incense/coin": 2}}),
    (SATORI, {"one": [{"gain": {"coin": 2}}, "unlock"]}),
    (BITOKU, {"any": [{"mp": 1}, {"one": [{"mp": 1}, {"kodama": 1}]}]}),
    (BITOKU, {"any": ["vision", "rock", "sit", {"kodama": 1}], "most": 2}),
    (BITOKU, {"any": [{"gain": {"any": 3}}]}),
    (BITOKU, {"any": [{"gain": {"jade/sake": 2}}, {"gain": {"amulet": 1}}]}),
    (BITOKU, {"any": [{"one": [{"build": 1}, {"crystal": 1}]}, {"kodama_here": 2}]}),
    (BITOKU, {"pay": {"jade": 2, "sake": 2}, "then": [{"gain": {"vp": 6}}, "mitama"]}),
    (BITOKU, {"pay": {"any": 2}, "then": ["crystal"]}),
    (BITOKU, {"any": [{"yokai": "deck"}]}),
]


@pytest.mark.parametrize(("words", "effect"), PRINTED, ids=[str(effect)[:60] for _, effect in PRINTED])
def test_the_coming_games_can_be_written_down(words: Vocabulary, effect: object) -> None:
    table = EffectTable(words)
    node = table.add(effect, "card")
    assert table.printed[node] == effect


# ---- what is refused ----

NO_EFFECTS = [
    ({"any": "step"}, "a list of effects has 1 to 12 members"),
    ({"any": []}, "a list of effects has 1 to 12 members"),
    ({"any": ["raise"], "least": 1}, "'least' does not belong beside 'any'"),
    ({"any": ["raise", "raise"], "most": 2}, "'most' is a number from 1 to 1, fewer than there are"),
    ({"any": ["raise", "raise"], "most": True}, "'most' is a number"),
    ({"gain": {"wood/gold": 2}}, "there is no 'gold' to gain or pay"),
    ({"gain": {"wood/wood": 2}}, "'wood/wood' names a good twice"),
    ({"gain": {"wood/stone": 0}}, "the amount of 'wood/stone' must be from 1 to 99"),
    ({"pay": {"point": 1}, "then": ["raise"]}, "there is no 'point' to gain or pay"),
    ({"pay": {"wood/point": 1}, "then": ["raise"]}, "there is no 'point' to gain or pay"),
    ({"pay": {"any": 1, "cube": 1}, "then": ["raise"]}, "a price has one mix at most, 'cube' is a second one"),
    ({"pay": {"wood": 99, "stone": 99}, "then": ["raise"]}, "a price of so many goods does not fit into a frame"),
    ({"one": [["raise"], ["raise"]]}, "two of the choices are the same: raise"),
]


@pytest.mark.parametrize(("effect", "sentence"), NO_EFFECTS, ids=lambda value: str(value)[:40])
def test_what_is_no_effect_is_refused_with_its_address(effect: object, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        EffectTable(WORDS).add(effect, "market.toml: card 3")
    assert str(caught.value).startswith("market.toml: card 3: ")
    assert sentence in str(caught.value)


def test_a_game_cannot_call_an_effect_by_a_word_of_the_grammar() -> None:
    with pytest.raises(ContentError, match="'any'"):
        Vocabulary(["coin"], ["draw", "any"], [])


@pytest.mark.parametrize("price", [{"wood": 2, "any": 3}, {"any": 12}, {"wood": 3, "stone": 2, "coin": 4, "cube": 5}])
def test_every_part_of_a_price_fits_into_one_number(price: dict[str, int]) -> None:
    table = EffectTable(WORDS)
    node = table.add({"pay": price, "then": ["raise"]}, "test")
    full = [*table.cost[node], table.amount[node]]
    seen = set()
    for number in range(4096):
        due = table.unpack_due(node, number)
        if all(n <= most for n, most in zip(due, full, strict=True)):
            assert table.pack_due(node, due) == number
            seen.add(number)
    size = 1
    for n in full:
        size *= n + 1
    assert len(seen) == size
