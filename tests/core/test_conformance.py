"""The kit itself: games that keep their promises pass, and each kind of broken promise is noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tatami
from tatami.core.agenda import ASKED_OPENLY
from tatami.core.attributes import OPEN, Attribute
from tatami.core.game import GameInfo
from tatami.core.rng import Rng
from tatami.testing import CHECKS, PLAYERS, CheckFailed, check_game
from tatami.testing.checks import POSITION_CHECKS, check_agenda
from tatami.testing.conformance import GAME_CHECKS, PLAYED_CHECKS, check_play
from tatami.testing.play import Setup, setups
from tests.amounts import as_many
from tests.core.toy import DRAW_ONE, INFO, PASS, PLAY, ROUND, TURN, Tea, TeaGame, Turn


@pytest.mark.parametrize("name", tatami.games())
def test_every_game_on_the_shelf_keeps_the_promises(name: str) -> None:
    check_game(tatami.game(name), games=12, thorough=as_many(12, 48))


@pytest.mark.parametrize("name", tatami.games())
def test_every_promise_about_whole_games_is_kept_at_every_table(name: str) -> None:
    game = tatami.game(name)
    for number, setup in enumerate(setups(game)):
        for check in PLAYED_CHECKS:
            check(game, setup, number)


def test_a_game_in_plain_python_keeps_the_promises() -> None:
    check_game(TeaGame(), games=60, thorough=1)


def test_the_same_arguments_check_the_same_games() -> None:
    heard: list[str] = []

    class Telling(TeaGame):
        def new(
            self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
        ) -> Tea:
            heard.append(f"{seats} {seed} {options}")
            return super().new(seats, seed, options, listening)

    check_game(Telling(), games=4, seed=5)
    first = heard.copy()
    heard.clear()
    check_game(Telling(), games=4, seed=5)
    assert heard == first


def test_every_check_says_what_it_promises() -> None:
    assert len(CHECKS) == len(set(CHECKS)) == len(GAME_CHECKS) + len(PLAYED_CHECKS) + 1 + len(POSITION_CHECKS)
    assert all(check.__doc__ for check in CHECKS)


# ---- broken games: each is Tea with one thing wrong, and the sentence the kit finds for it ----


def broken(table: type[Tea], info: GameInfo = INFO) -> TeaGame:
    class Broken(TeaGame):
        def __init__(self) -> None:
            super().__init__()
            self.table = table
            self.info = info

    return Broken()


class SeesOtherHands(Tea):
    def view(self, seat: int | None) -> dict[str, object]:
        view = super().view(seat)
        view["hands"] = [hand.copy() for hand in self.hands]
        return view


class ShowsTheDeckToSpectators(Tea):
    def view(self, seat: int | None) -> dict[str, object]:
        view = super().view(seat)
        if seat is None:
            view["next"] = self.deck[-1:]
        return view


class LendsItsPile(Tea):
    def view(self, seat: int | None) -> dict[str, object]:
        view = super().view(seat)
        view["pile"] = self.pile
        return view


class SharesItsPile(Tea):
    def copy(self) -> Tea:
        twin = super().copy()
        twin.pile = self.pile
        return twin


class ForgetsItsPile(Tea):
    def copy(self) -> Tea:
        twin = super().copy()
        twin.pile = []
        return twin


class KeepsTheTruth(Tea):
    def redeal(self, seat: int | None, rng: Rng) -> Tea:
        return self.copy()


class DealsOnlyTheFuture(Tea):
    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Nothing."""


class ForgetsWhatItMayDo(Tea):
    """Deals again, but offers the true hand."""

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        true_options = self.answers
        super().deal_again(seat, rng)
        self.answers = true_options


class ShufflesTheTruth(Tea):
    """Deals again, but from the cards as they really lie."""

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        true_deck, true_hands = self.deck.copy(), [hand.copy() for hand in self.hands]
        super().deal_again(seat, rng)
        self.deck, self.hands = rng.shuffled(true_deck), true_hands
        self.advance()


class MiscountsTheSheet(Tea):
    def score_sheet(self) -> list[dict[str, int]]:
        return [{**items, "total": items["total"] + 1} for items in super().score_sheet()]


class PutsTheFirstSeatFirst(Tea):
    def places(self) -> list[int]:
        return list(range(1, self.seats + 1))


class SharesAPlaceForNothing(Tea):
    def places(self) -> list[int]:
        return [1] * self.seats


class LeavesNoPlaceOut(Tea):
    """After two who share the first place comes the third, not the second."""

    def places(self) -> list[int]:
        placed = super().places()
        return [1 + len({place for place in placed if place < mine}) for mine in placed]


class ForgetsToStoreTheDeck(Tea):
    def attributes(self) -> list[Attribute]:
        return [attribute for attribute in super().attributes() if attribute.name != "deck"]


class SaysItsDeckIsOpen(Tea):
    def attributes(self) -> list[Attribute]:
        return [
            replace(attribute, hidden=OPEN if attribute.name == "deck" else attribute.hidden)
            for attribute in super().attributes()
        ]


class DealsItsOwnHandAgain(Tea):
    """Deals a seat's own hand again as well, and shows it nowhere: only the declaration tells."""

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        super().deal_again(None, rng)

    def table(self, seat: int | None) -> dict[str, object]:
        return {**super().table(seat), "hand": None}


class CopiesItsListeners(Tea):
    def copy(self) -> Tea:
        twin = super().copy()
        twin.events = []
        return twin


class PlaysToTheGallery(Tea):
    """A coin for everybody who is listened to."""

    def emit(self, kind: str, seat: int, args: dict[str, object], audience: int | None = None) -> None:
        if self.events is not None:
            self.coins[seat] += 1
        super().emit(kind, seat, args, audience)


BROKEN = {
    SeesOtherHands: "sees hidden truth|something new",
    ShowsTheDeckToSpectators: "(a spectator sees hidden truth|shows a spectator something new)",
    LendsItsPile: "has changed the state",
    SharesItsPile: "a copy changes when another copy is played",
    ForgetsItsPile: "a copy differs",
    KeepsTheTruth: "true future",
    DealsOnlyTheFuture: "changes the future but nothing on the table",
    ForgetsWhatItMayDo: "a redealt state offers",
    ShufflesTheTruth: "comes out tells the truth",
    MiscountsTheSheet: "adds up to",
    PutsTheFirstSeatFirst: "do not follow the points",
    SharesAPlaceForNothing: "do not follow the points",
    LeavesNoPlaceOut: "are no places of",
    ForgetsToStoreTheDeck: "loaded state",
    SaysItsDeckIsOpen: "'deck', which is said to be open",
    DealsItsOwnHandAgain: "its own part of 'hands'|what it cannot know",
    CopiesItsListeners: "a copy listens",
    PlaysToTheGallery: "listening to a game changes it",
}


@pytest.mark.parametrize(("table", "sentence"), BROKEN.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_table_is_noticed(table: type[Tea], sentence: str) -> None:
    with pytest.raises(CheckFailed, match=sentence):
        check_game(broken(table), games=40, thorough=1)


def test_more_decisions_than_declared_are_noticed() -> None:
    with pytest.raises(CheckFailed, match="at most 3 decisions"):
        check_game(broken(Tea, replace(INFO, max_decisions=3)), games=4)


def test_scores_out_of_range_are_noticed() -> None:
    with pytest.raises(CheckFailed, match="leave the range 0 to 1"):
        check_game(broken(Tea, replace(INFO, score_range=(0, 1))), games=12)


class Loops(Turn):
    """A turn that never ends: passing asks again."""

    def apply(self, s: Tea, packed: int, action: int) -> None:
        if action >= PLAY:
            super().apply(s, packed, action)
        s.agenda.append(packed)


class Talks(Turn):
    """A draw that tells everybody what was drawn."""

    def apply(self, s: Tea, packed: int, action: int) -> None:
        if action < PLAY:
            s.emit("leak", 0, {"card": s.deck[-1] if s.deck else None})
        super().apply(s, packed, action)


class Repeats(Turn):
    def legal(self, s: Tea, packed: int, out: list[int]) -> None:
        super().legal(s, packed, out)
        out.append(out[0])


class Nameless(Turn):
    rule = "WC-1"


class AsksInPublic(Turn):
    """The list of what could be played shows the hand."""

    secrecy = ASKED_OPENLY


class KnowsTheDeck(Turn):
    def legal(self, s: Tea, packed: int, out: list[int]) -> None:
        super().legal(s, packed, out)
        if s.deck and s.deck[-1] % 2:
            out.remove(DRAW_ONE)


class HidesThatItReveals(Turn):
    """Playing a card turns the next one of the deck up, uncounted."""

    def apply(self, s: Tea, packed: int, action: int) -> None:
        if action == PASS and s.deck:
            s.pile.append(s.deck.pop())
        super().apply(s, packed, action)


STEPS = {
    Loops: "at most 200 decisions",
    Talks: "tell (seat .|a spectator) something new",
    Repeats: "listed twice",
    Nameless: "names the rule 'WC-1'",
    AsksInPublic: "sees hidden truth",
    KnowsTheDeck: "depends on what it cannot know|something new",
    HidesThatItReveals: "shows .* something new",
}


@pytest.mark.parametrize(("step", "sentence"), STEPS.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_step_is_noticed(step: type[Turn], sentence: str) -> None:
    game = TeaGame()
    game.steps[TURN] = step()  # type: ignore[assignment]
    with pytest.raises(CheckFailed, match=sentence):
        check_game(game, games=40, thorough=1)


def test_a_number_that_does_not_fit_into_a_frame_is_noticed() -> None:
    game = TeaGame()
    state = game.new(2, 1)
    for packed, sentence in (
        (ROUND | 1 << 60, "does not fit"),
        (-1, "does not fit"),
        (ROUND | 7 << 8, "no seat 7"),
        (5, "no step"),
    ):
        twin = state.copy()
        twin.agenda.insert(0, packed)
        with pytest.raises(CheckFailed, match=sentence):
            check_agenda(twin)


def test_a_failure_says_which_game_it_was() -> None:
    with pytest.raises(CheckFailed) as caught:
        check_game(broken(PutsTheFirstSeatFirst), games=20)
    notes = " ".join(caught.value.__notes__)
    assert "tea, " in notes
    assert "seed " in notes
    assert "after " in notes


def test_a_failure_can_be_played_again_piece_by_piece() -> None:
    with pytest.raises(CheckFailed, match="adds up to"):
        check_play(broken(MiscountsTheSheet), Setup(2, {}), 0, PLAYERS[0](0))
