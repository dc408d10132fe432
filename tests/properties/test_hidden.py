"""Hidden information of The White Castle, without trusting the game's own redeal: the decks and the future.

WC-1.5: everything else lies open. WC-R25: cards of the solo deck that were returned to its bottom have been seen.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tatami
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing import CuriousPlayer, walk
from tatami.testing.checks import to_bytes, watchers
from tatami.testing.strategies import positions
from tatami.testing.tables import table_of

GAME = tatami.game("white_castle")


def stored(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@given(positions(GAME), st.data())
def test_nobody_sees_the_order_of_the_decks_or_the_future(state: State, data: st.DataObject) -> None:
    """Another order of the cards left and another generator: every seat and the spectator see the same bytes."""
    other = stored(state)
    for deck, drawn in enumerate(other["drawn"]):
        cards = other["decks"][deck]
        other["decks"][deck] = cards[:drawn] + data.draw(st.permutations(cards[drawn:]))
    if other["solo_deck"]:
        unseen = max(1, len(other["solo_deck"]) - other["solo_known"])
        middle = data.draw(st.permutations(other["solo_deck"][1:unseen]))
        other["solo_deck"][1:unseen] = middle
    other["rng"] = data.draw(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
    twin = GAME.from_json(json.dumps(other))
    for seat in watchers(state):
        assert to_bytes(twin.view(seat)) == to_bytes(state.view(seat))
    assert twin.legal() == state.legal()
    assert twin.decision == state.decision


@given(positions(GAME), st.integers(0, 999))
def test_a_redeal_leaves_nothing_hidden_as_it_was(state: State, seed: int) -> None:
    """Of several redeals some turn up another next card, in both decks, and none has the true future."""
    truth = stored(state)
    drawn = truth["drawn"]
    assume(all(len(deck) - taken > 3 for deck, taken in zip(truth["decks"], drawn, strict=True)))
    deals = [stored(state.redeal(state.seat, Rng(f"{seed} {number}"))) for number in range(12)]
    for deck, taken in enumerate(drawn):
        assert len({deal["decks"][deck][taken] for deal in deals}) > 1
        assert all(sorted(deal["decks"][deck]) == sorted(truth["decks"][deck]) for deal in deals)
        assert all(deal["decks"][deck][:taken] == truth["decks"][deck][:taken] for deal in deals)
    assert all(deal["rng"] != truth["rng"] for deal in deals)
    hidden = {"decks", "rng", "solo_deck"}
    for deal in deals:
        assert {key: deal[key] for key in deal if key not in hidden} == {
            key: truth[key] for key in truth if key not in hidden
        }


class Watcher:
    """Somebody who sits at a solo table and remembers which card of the opponent lies where."""

    def __init__(self, state: State) -> None:
        content: dict[str, Any] = GAME.content_data()
        cards = content["solo"]["solo"]
        self.names = [card["id"] for card in cards]
        self.by_die = {(card["die"]["bridge"], card["die"]["position"]): card["id"] for card in cards}
        self.deck: list[str | None] = [None] * len(cards)
        state.listen()

    def watch(self, state: State) -> None:
        """Take note of the cards turned over, the die taken (which names the new top card) and every shuffle."""
        row: list[str] = []
        for event in state.drain():
            args: dict[str, Any] = event.args
            if event.kind == "roll":
                self.deck = [None] * len(self.names)
            elif event.kind == "rival_cards":
                row = args["row"]
            elif event.kind == "take" and row:
                self.turned(row, self.by_die[args["colour"], args["end"]])
                row = []
        self.deck[0] = table_of(state)["opponent"]["top"]

    def turned(self, row: list[str], top: str) -> None:
        known = self.deck[: len(row)]
        assert all(card in (None, seen) for card, seen in zip(known, row, strict=True))
        self.deck = self.deck[len(row) :] + list(row)
        self.deck[0] = top


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_what_a_solo_player_has_seen_stays_and_the_rest_is_dealt_again(level: str) -> None:
    """WC-15.9, WC-R25: the top card and the returned cards are known, the others are not."""
    asked, learned, moved = 0, 0, 0
    for seed in range(6):
        start = GAME.new(1, seed, {"solo": level})
        watcher = Watcher(start)
        for state in walk(start, CuriousPlayer(seed)):
            decision = state.decision
            if decision is None:
                break
            watcher.watch(state)
            if decision.kind == "solo_tie":
                continue
            for number in range(4):
                deal = [watcher.names[card] for card in stored(state.redeal(0, Rng(number)))["solo_deck"]]
                known = [card for card in watcher.deck if card]
                assert all(card in (None, dealt) for card, dealt in zip(watcher.deck, deal, strict=True))
                asked += 1
                learned += len(known) > 1
                moved += deal != [watcher.names[card] for card in stored(state)["solo_deck"]]
    assert min(asked, learned, moved) > 100
