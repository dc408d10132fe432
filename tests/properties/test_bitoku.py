"""Hidden information of Bitoku (BT-1.3), without trusting its own redeal; and its dice, counted in two ways."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tatami.core.knowledge import NO_ONE, has_seen
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.kinds import LAST_PLACE
from tatami.games.bitoku.state import count_at
from tatami.testing import CuriousPlayer, walk
from tatami.testing.checks import to_bytes, watchers
from tatami.testing.strategies import positions

GAME = Bitoku()
DECKS = ("yokai", "bitoku", "vision")


def stored(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(state.to_json())
    return data


def shuffled(data: st.DataObject, cards: list[int], places: list[int]) -> list[int]:
    """The cards with those at some places in another order."""
    out = cards.copy()
    for place, card in zip(places, data.draw(st.permutations([cards[place] for place in places])), strict=True):
        out[place] = card
    return out


@settings(max_examples=60)
@given(positions(GAME), st.data())
def test_nobody_sees_the_order_of_decks_and_stacks_or_the_future(state: State, data: st.DataObject) -> None:
    """Other stacks, other own decks, other cards where nobody has looked: everybody sees the same bytes."""
    other = stored(state)
    for name in ("stacks", "piles"):
        other[name] = [data.draw(st.permutations(cards)) for cards in other[name]]
    other["tengu_deck"] = data.draw(st.permutations(other["tengu_deck"]))
    for name in DECKS:
        seen = other[f"{name}_seen"]
        unseen = [place for place in range(len(seen)) if seen[place] == NO_ONE]
        other[f"{name}_deck"] = shuffled(data, other[f"{name}_deck"], unseen)
    other["rng"] = data.draw(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
    twin = GAME.from_json(json.dumps(other))
    for seat in watchers(state):
        assert to_bytes(twin.view(seat)) == to_bytes(state.view(seat))
    assert twin.legal() == state.legal()
    assert twin.decision == state.decision


@settings(max_examples=40)
@given(positions(GAME), st.data())
def test_the_hands_of_others_are_numbers(state: State, data: st.DataObject) -> None:
    """A hand and its own deck in another order: the others and the spectator see the same bytes."""
    sides = [side for side in range(state.seats) if stored(state)["hands"][side]]
    assume(sides)
    side = data.draw(st.sampled_from(sides))
    other = stored(state)
    hand, pile = other["hands"][side], other["piles"][side]
    hidden = [place for place in range(len(hand)) if not has_seen(other["hand_seen"][side][place], None)]
    cards = shuffled(data, hand + pile, [*hidden, *range(len(hand), len(hand) + len(pile))])
    other["hands"][side], other["piles"][side] = cards[: len(hand)], cards[len(hand) :]
    twin = GAME.from_json(json.dumps(other))
    for seat in watchers(state):
        if seat != side:
            assert to_bytes(twin.view(seat)) == to_bytes(state.view(seat))


def test_a_redeal_leaves_nothing_hidden_as_it_was() -> None:
    """Of several redeals some differ in every stack, deck and hidden hand, and none has the true future."""
    found = dict.fromkeys(("stacks", "piles", "hands", "yokai_deck", "bitoku_deck", "vision_deck", "tengu_deck"), 0)
    for seats in (1, 3):
        for number, state in enumerate(walk(GAME.new(seats, seats), CuriousPlayer(seats))):
            if number % 12 or state.seat is None:
                continue
            truth = stored(state)
            for seed in range(4):
                deal = stored(state.redeal(state.seat, Rng(f"{number} {seed}")))
                assert deal["rng"] != truth["rng"]
                assert deal["hands"][state.seat] == truth["hands"][state.seat]
                for name in found:
                    found[name] += deal[name] != truth[name]
                for name in ("stacks", "piles", "hands"):
                    assert [len(cards) for cards in deal[name]] == [len(cards) for cards in truth[name]]
    assert min(found.values()) > 5, found


def test_cards_from_the_hills_stay_known() -> None:
    """BT-7.13: everybody saw a yokai card come to a hand from the hills, and knows it there until it is played."""
    known = 0
    for seed in range(8):
        for state in walk(GAME.new(2, seed), CuriousPlayer(seed)):
            if state.over:
                break
            data = stored(state)
            for side in range(2):
                shown = [
                    c
                    for c, mask in zip(data["hands"][side], data["hand_seen"][side], strict=True)
                    if has_seen(mask, None)
                ]
                known += len(shown)
                deal = stored(state.redeal(1 - side, Rng(seed)))
                assert all(card in deal["hands"][side] for card in shown)
    assert known > 20


@pytest.mark.parametrize("place", range(LAST_PLACE + 1))
def test_dice_are_counted_alike_one_place_or_all_at_a_time(place: int) -> None:
    """All counts share one number, 60 bits wide: compiled code must shift all of them."""
    state = Bitoku().new(4, 0)
    state.die_places = [place] * len(state.die_places)
    counts = state.dice_by_place()
    assert [count_at(counts, here) for here in range(LAST_PLACE + 1)] == [
        state.dice_at(here) for here in range(LAST_PLACE + 1)
    ]
    assert count_at(counts, place) == 12
