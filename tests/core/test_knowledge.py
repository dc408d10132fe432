"""Knowledge of one seat: a card seen and put back stays where it is for who saw it, and for nobody else."""

from __future__ import annotations

import pytest

from tatami.core.agenda import seat_of
from tatami.core.attributes import ANY_SIZE, Attribute
from tatami.core.game import Game
from tatami.core.knowledge import EVERYBODY, NO_ONE, dealt_again, has_seen, laid, only, pooled, unknown_places
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing import CheckFailed, check_game
from tests.core.toy import CARDS, DRAW_CARD, PASS, TURN, DrawCard, Tea, TeaGame, Turn


class Peeked(Tea):
    """Tea in which who passes looks at the top card of the deck and puts it on the bottom."""

    def __init__(self, game: Game, parent: Peeked | None = None) -> None:
        super().__init__(game, parent)
        self.seen: list[int] = parent.seen.copy() if parent else []

    def attributes(self) -> list[Attribute]:
        return [*super().attributes(), Attribute("seen", NO_ONE, EVERYBODY, ANY_SIZE, "Who knows each card.")]

    def sound(self) -> bool:
        return len(self.seen) == len(self.deck)

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        places = unknown_places(self.seen, seat)
        *hands, deck = pooled([*(self.hands[other] for other in others), [self.deck[place] for place in places]], rng)
        self.deck = laid(self.deck, places, deck)
        for other, hand in zip(others, hands, strict=True):
            self.hands[other] = sorted(hand)
        self.advance()

    def table(self, seat: int | None) -> dict[str, object]:
        seen = [card if has_seen(mask, seat) else None for card, mask in zip(self.deck, self.seen, strict=True)]
        return {**super().table(seat), "seen": seen}


class Peek(Turn):
    def apply(self, s: Tea, packed: int, action: int) -> None:
        assert isinstance(s, Peeked)
        if action == PASS and s.deck:
            s.deck = [s.deck[-1], *s.deck[:-1]]
            s.seen = [s.seen[-1] | only(seat_of(packed)), *s.seen[:-1]]
            s.reveal()
        super().apply(s, packed, action)


class DrawSeen(DrawCard):
    def run(self, s: Tea, packed: int) -> None:
        assert isinstance(s, Peeked)
        super().run(s, packed)
        del s.seen[len(s.deck) :]


class PeekGame(TeaGame):
    def __init__(self, table: type[Peeked] = Peeked) -> None:
        super().__init__()
        self.table = table
        self.steps[TURN] = Peek()  # type: ignore[assignment]
        self.steps[DRAW_CARD] = DrawSeen()  # type: ignore[assignment]

    def set_up(self, s: State) -> None:
        super().set_up(s)
        assert isinstance(s, Peeked)
        s.seen = [NO_ONE] * len(s.deck)


def test_a_game_in_which_seats_know_different_cards_keeps_every_promise() -> None:
    check_game(PeekGame(), games=20, thorough=3)


def test_who_put_a_card_on_the_bottom_knows_it_and_nobody_else() -> None:
    state = PeekGame().new(3, 4)
    assert isinstance(state, Peeked)
    bottom = state.deck[-1]
    state.apply(PASS)
    assert state.deck[0] == bottom
    for seat in (0, 1, 2, None):
        table = state.view(seat)["table"]
        assert isinstance(table, dict)
        assert table["seen"][0] == (bottom if seat == 0 else None)
        deals = {deal.deck[0] for n in range(30) if isinstance(deal := state.redeal(seat, Rng(n)), Peeked)}
        assert (deals == {bottom}) is (seat == 0)


class ForgetsWhoPeeked(Peeked):
    """Deals the card again to who has seen it, but shows him where it went: the view moves."""

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        self.seen, seen = [NO_ONE] * len(self.seen), self.seen
        super().deal_again(seat, rng)
        self.seen = seen


def test_a_redeal_that_forgets_what_a_seat_knows_is_noticed() -> None:
    with pytest.raises(CheckFailed, match="sees hidden truth"):
        check_game(PeekGame(ForgetsWhoPeeked), games=20, thorough=1)


class TellsEverybody(Peeked):
    """Shows everybody the card that one seat has seen."""

    def table(self, seat: int | None) -> dict[str, object]:
        seen = [card if mask else None for card, mask in zip(self.deck, self.seen, strict=True)]
        return {**super().table(seat), "seen": seen}


def test_a_view_that_tells_what_one_seat_knows_is_noticed() -> None:
    with pytest.raises(CheckFailed, match=r"sees hidden truth|something new"):
        check_game(PeekGame(TellsEverybody), games=20, thorough=1)


def test_piles_dealt_from_one_pool_keep_their_sizes_and_their_cards() -> None:
    piles = [[3, 1], [], [2, 0, 4]]
    dealt = pooled(piles, Rng(1))
    assert [len(pile) for pile in dealt] == [2, 0, 3]
    assert sorted(card for pile in dealt for card in pile) == [0, 1, 2, 3, 4]
    assert pooled([[0, 4], [], [1, 2, 3]], Rng(1)) == dealt, "the truth does not show in the way a deal comes out"


def test_known_places_stay_when_a_pile_is_dealt_again() -> None:
    deals = [dealt_again(list(range(len(CARDS))), [1, 2, 3], Rng(n)) for n in range(20)]
    assert all(deal[0] == 0 and deal[4:] == list(range(4, len(CARDS))) for deal in deals)
    assert len({tuple(deal[1:4]) for deal in deals}) > 3
