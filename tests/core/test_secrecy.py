"""Secrecy by the decision, and questions that several seats may answer in any order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.core.agenda import ANSWERS_HIDDEN, ASKED_OPENLY, QUESTION_HIDDEN, Step, seat_of
from tatami.core.errors import UnknownSeat
from tatami.testing import CheckFailed, check_game
from tests.core.ferry import BID, BIDDEN, CROSSING, SAY, SILENT, WHISPER, Bid, Crossing, Ferry, FerryGame, Whisper

Broken = Callable[[], Step[Ferry]]


def at(kind: str, seats: int = 3, seed: int = 1, game: FerryGame | None = None) -> Ferry:
    state = (game or FerryGame()).new(seats, seed)
    while state.decision is not None and state.decision.kind != kind:
        state.apply(state.legal()[-1])
    return state


def shown(state: Ferry, seat: int | None) -> dict[str, object]:
    decision = state.view(seat)["decision"]
    assert isinstance(decision, dict)
    return decision


def test_an_open_question_is_seen_by_all() -> None:
    state = at("toll")
    assert state.secrecy == ASKED_OPENLY
    assert shown(state, 0) == shown(state, 1) == shown(state, None)


def test_of_hidden_options_the_others_see_that_the_question_is_put() -> None:
    state = at("bid")
    assert (state.seat, state.secrecy) == (0, ANSWERS_HIDDEN)
    nothing: list[object] = []
    assert shown(state, None) == {"seat": 0, "kind": "bid", "rule": "FY-8", "data": {}, "options": nothing}
    options = shown(state, 0)["options"]
    assert isinstance(options, list)
    assert len(options) == 2


def test_of_a_hidden_question_the_others_see_whose_it_is() -> None:
    state = at("whisper")
    assert state.secrecy == QUESTION_HIDDEN
    assert (shown(state, None)["kind"], shown(state, None)["rule"]) == ("secret", "")


def test_only_turns_that_can_contain_a_hidden_question_are_told_as_a_whole() -> None:
    assert FerryGame().asks_in_secret
    assert not at("load").asks_in_secret
    assert not at("toll").asks_in_secret
    assert at("whisper").asks_in_secret


def test_who_is_seen_to_be_asked_is_asked_even_with_one_answer() -> None:
    class OneStone(Bid):
        def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
            out.append(BIDDEN)

        def waits(self, s: Ferry, packed: int) -> bool:
            return True

    game = FerryGame()
    game.steps[BID] = OneStone()  # type: ignore[assignment]
    state = at("bid", game=game)
    assert (state.legal(), state.only_answer) == ([BIDDEN], None)
    silent = next(found for seed in range(40) if (found := at("whisper", seed=seed)).legal() == [SILENT])
    assert silent.only_answer == SILENT, "nobody sees that this is asked, so nobody has to be"


def test_all_who_are_asked_independently_may_answer_now() -> None:
    state = at("bid")
    assert state.asked() == [0, 1, 2]
    last = state.asked_first(2)
    assert (last.seat, last.legal(), last.asked()) == (2, [BIDDEN, BIDDEN + 1], [2, 0, 1])
    state.play("bid low")
    assert state.asked() == [1, 2]
    with pytest.raises(UnknownSeat, match="seat 0 is asked nothing now"):
        state.asked_first(0)


def test_in_any_order_the_same_answers_lead_to_the_same_end() -> None:
    forward, backward = at("bid"), at("bid")
    for seat in (0, 1, 2):
        forward.apply(BIDDEN + seat % 2)
    for seat in (2, 1, 0):
        backward = backward.asked_first(seat)  # type: ignore[assignment]
        backward.apply(BIDDEN + seat % 2)
    assert forward == backward


def test_other_questions_are_put_to_one_seat() -> None:
    assert at("load").asked() == [0]
    assert at("toll").asked() == [1]
    ended = at("load")
    while not ended.over:
        ended.apply(ended.legal()[0])
    assert ended.asked() == []


# ---- broken games: each is Ferry with one step wrong, and the sentence the kit finds for it ----


class SaysWhatItIsAbout(Ferry):
    """Shows the question, but for its options, although it is hidden."""

    def view(self, seat: int | None) -> dict[str, object]:
        view, decision = super().view(seat), self.decision
        if decision is not None and decision.kind == "whisper":
            shown = view["decision"]
            assert isinstance(shown, dict)
            view["decision"] = {**shown, "kind": decision.kind, "rule": decision.rule}
        return view


class ShowsOptions(Ferry):
    def view(self, seat: int | None) -> dict[str, object]:
        view = super().view(seat)
        if self.seat is not None and seat is None:
            view["decision"] = super().view(self.seat)["decision"]
        return view


class KeepsOptionsBack(Ferry):
    """Hides in its views what the step says is open."""

    def view(self, seat: int | None) -> dict[str, object]:
        view, decision = super().view(seat), self.decision
        if decision is not None and seat != decision.seat:
            shown = view["decision"]
            assert isinstance(shown, dict)
            view["decision"] = {**shown, "options": []}
        return view


class OneOfEach(Bid):
    """Nobody may bid what somebody has bidden."""

    def legal(self, s: Ferry, packed: int, out: list[int]) -> None:
        out += [BIDDEN + bid for bid in range(2) if 1 + bid not in s.bids] or [BIDDEN]

    def waits(self, s: Ferry, packed: int) -> bool:
        return True


class BidsAloud(Bid):
    def apply(self, s: Ferry, packed: int, action: int) -> None:
        super().apply(s, packed, action)
        s.points[seat_of(packed)] += action - BIDDEN


class WhispersAtOnce(Crossing):
    """Says that its turns are open, and asks in secret all the same."""

    def begin(self, s: Ferry, side: int, number: int) -> None:
        super().begin(s, side, number)
        if side < s.seats:
            s.agenda.append(WHISPER | side << 8)


@pytest.mark.parametrize(
    ("kind", "step", "sentence"),
    [
        (BID, OneOfEach, "changes what seat 1 may answer"),
        (BID, BidsAloud, "sees what the others answer"),
        (CROSSING, WhispersAtOnce, "a hidden question in a turn that is said to be open"),
    ],
)
def test_a_broken_step_is_noticed(kind: int, step: Broken, sentence: str) -> None:
    game = FerryGame()
    game.steps[kind] = step()  # type: ignore[assignment]
    with pytest.raises(CheckFailed, match=sentence):
        check_game(game, games=12, thorough=1)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (SaysWhatItIsAbout, "is told whisper of the question"),
        (ShowsOptions, "sees the options|hidden"),
        (KeepsOptionsBack, "does not see all options of"),
    ],
)
def test_a_view_that_does_not_fit_the_secrecy_of_its_questions_is_noticed(table: type[Ferry], sentence: str) -> None:
    game = FerryGame()
    game.state_class = table
    with pytest.raises(CheckFailed, match=sentence):
        check_game(game, games=12, thorough=1)


def test_a_whisper_needs_an_odd_stone() -> None:
    found = {
        tuple(stone % 2 for stone in state.hand(0)): state.legal()
        for state in (at("whisper", seed=n) for n in range(30))
    }
    assert found[0, 0] == [SILENT]
    assert found[1, 1] == [SAY, SILENT]
    assert Whisper.secrecy == QUESTION_HIDDEN
