"""BT-1.3: nothing the server sends tells which cards somebody holds in hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tatami.core.rng import Rng
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.state import BitokuState
from tests.server.test_twins import options, seat
from tests.server.twins import Twins, twin_houses
from tests.server.whispers import WhisperShelf

ACTORS = ("Anna", "Bela")


def played_to(question: str, actor: int) -> BitokuState:
    """A game of two in which that seat is the next to be asked that."""
    game = Bitoku()
    for seed in range(40):
        state, rng = game.new(2, seed), Rng(seed)
        while state.decision is not None and state.decision.kind != question:
            state.apply(state.legal()[rng.below(len(state.legal()))])
        if state.seat == actor:
            return state
    raise AssertionError("that seat is never first")


@contextmanager
def houses(
    folder: Path, monkeypatch: pytest.MonkeyPatch, positions: tuple[BitokuState, BitokuState]
) -> Iterator[Twins]:
    """Two houses with these positions; nobody may tell them apart."""

    def lay_out(shelf: WhisperShelf, number: int) -> None:
        shelf.games["bitoku"].position = positions[number]  # type: ignore[attr-defined]

    with twin_houses(folder, monkeypatch, lay_out) as twins:
        twins.open("bitoku")
        yield twins
        assert twins.differences == []
        assert twins.answers > 100


def play(twins: Twins, rather: str) -> None:
    """The same in both houses: an action that begins like this, or any that both have."""
    one, two = twins.houses
    both = [name for name in options(one) if name in options(two)]
    action = next((name for name in both if name.startswith(rather)), both[-1])
    twins.each(lambda house: house.play(ACTORS[seat(house)], "move", action=action))
    while one.true.hold is not None:
        twins.each(lambda house: house.play(ACTORS[seat(house)], "confirm"))


def test_cards_in_hand_stay_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the second house a card of Anna's hand has changed places with one of her deck; she does not play it."""
    first = played_to("basic_action", actor=0)
    hand, deck = first.hands[0], first.piles[0]
    second = first.copy()
    second.hands = [[deck[0], *hand[1:]], first.hands[1]]
    second.piles = [[hand[0], *deck[1:]], first.piles[1]]
    assert first.view(0) != second.view(0)
    with houses(tmp_path, monkeypatch, (first, second)) as twins:
        for _ in range(2):
            while (twins.houses[0].question, seat(twins.houses[0])) != ("choose_card", 0):
                play(twins, "play ")
                twins.compare("play goes on", doors=False)
            twins.compare("Anna is asked for a card")
            play(twins, "card ")
        twins.compare("two cards are played")


def test_cards_drawn_stay_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In spring Anna draws the same cards in another order, which only she is told."""
    first = played_to("spirit_virtue", actor=1)
    first.piles = [first.piles[0] + first.discards[0], first.piles[1]]
    first.discards = [[], first.discards[1]]
    second = first.copy()
    second.piles = [first.piles[0][::-1], first.piles[1]]
    with houses(tmp_path, monkeypatch, (first, second)) as twins:
        one, two = twins.houses
        while (one.question, seat(one)) != ("discard", 0):
            play(twins, "done")
        assert one.state("Anna", since=0)["entries"] != two.state("Anna", since=0)["entries"]
        twins.compare("Anna has drawn")
        play(twins, "discard ")
        twins.compare("Anna has discarded")


def test_nobody_is_told_the_order_of_decks_not_even_of_the_own_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the second house all decks and stacks lie the other way round; those who play hear the same of every move."""
    first = played_to("basic_action", actor=0)
    first.piles = [pile + discards for pile, discards in zip(first.piles, first.discards, strict=True)]
    first.discards = [[], []]
    second = first.copy()
    second.piles = [pile[::-1] for pile in first.piles]
    assert all(one != two for one, two in zip(first.piles, second.piles, strict=True))
    second.stacks = [stack[::-1] for stack in first.stacks]
    second.yokai_deck, second.bitoku_deck = first.yokai_deck[::-1], first.bitoku_deck[::-1]
    second.vision_deck = first.vision_deck[::-1]
    assert not any(first.yokai_seen + first.bitoku_seen + first.vision_seen)
    with houses(tmp_path, monkeypatch, (first, second)) as twins:
        one, two = twins.houses
        for number in range(8):
            for who in ACTORS:
                assert one.state(who, since=0) == two.state(who, since=0), f"{who} is told more after {number} moves"
            play(twins, "done")
        twins.compare("eight moves later")
