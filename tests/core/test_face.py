"""What people type: a state that says what it is, plays by name, and can be copied, pickled and printed."""

from __future__ import annotations

import copy
import pickle
import sys

import pytest

import tatami
from tatami.core import house
from tatami.core.errors import IllegalAction, RecordError, UnknownGame, UnknownSeat
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing import CuriousPlayer, walk
from tatami.testing.checks import fingerprint
from tests.core.toy import TeaGame, table


class Whole:
    """A whole number that is no int, as numpy's are not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_state_says_game_round_seat_and_question() -> None:
    state = tatami.game("white_castle").new(3, 7)
    assert repr(state) == "<white_castle, round 1: seat 2 is asked draft_pair (WC-2.12), 4 answers>"
    *_, last = walk(state, CuriousPlayer(1))
    assert repr(last) == f"<white_castle: over, {' : '.join(map(str, last.scores()))}>"


def test_one_answer_is_one_answer() -> None:
    state = table(hand=[0])
    state.answers = state.answers[:1]
    assert repr(state).endswith("1 answer>")


def test_a_state_is_played_by_name() -> None:
    state = table(coins=3)
    assert state.legal_names() == ["pass", "draw", "play 0", "play 3", "buy point"]
    state.play("  play   3 ")
    assert state.pile == [3]


@pytest.mark.parametrize("name", ["play 9", "dance", ""])
def test_a_name_that_is_not_legal_is_refused_with_those_that_are(name: str) -> None:
    state = table()
    before = fingerprint(state)
    with pytest.raises(IllegalAction, match="legal: pass, draw, play 0, play 3"):
        state.play(name)
    assert fingerprint(state) == before


def test_any_whole_number_is_an_action() -> None:
    state, twin = table(), table()
    state.apply(Whole(state.legal()[1]))
    twin.apply(twin.legal()[1])
    assert state == twin
    with pytest.raises(IllegalAction):
        state.apply(Whole(999))
    with pytest.raises(TypeError):
        state.apply(1.0)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"not 'draft SR9'; play\(\) takes its name"):
        state.apply("draft SR9")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", tatami.games())
def test_any_whole_number_is_a_seat_a_count_of_seats_and_a_seed(game: str) -> None:
    """As numpy's numbers come out of arrays."""
    title = tatami.game(game)
    state = title.new(2, 7)
    assert title.new(Whole(2), Whole(7)) == state
    assert state.view(Whole(1)) == state.view(1)
    assert state.redeal(Whole(1), Rng(Whole(4))) == state.redeal(1, Rng(4))
    for wrong in ("1", 1.0):
        with pytest.raises(TypeError):
            state.view(wrong)
        with pytest.raises(TypeError):
            state.redeal(wrong, Rng(4))


def test_a_game_says_what_it_is() -> None:
    assert repr(tatami.game("white_castle")) == "<white_castle: The White Castle, for 1 to 4 seats>"


def test_a_number_is_not_played_by_name() -> None:
    with pytest.raises(TypeError):
        table().play(3)  # type: ignore[arg-type]


def test_after_the_end_a_name_is_refused_like_a_number() -> None:
    *_, last = walk(table(), CuriousPlayer(1))
    with pytest.raises(IllegalAction, match="the game is over"):
        last.play("pass")
    with pytest.raises(IllegalAction, match="the game is over"):
        last.play("dance")


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    state = table(2)
    for ask in (state.view, lambda seat: state.redeal(seat, Rng(1))):
        with pytest.raises(UnknownSeat, match=f"no seat {seat} at this table; its seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy])
def test_the_standard_ways_to_copy_are_copies(twin: object) -> None:
    state = table()
    other = twin(state)  # type: ignore[operator]
    assert fingerprint(other) == fingerprint(state)
    other.play("play 3")
    assert fingerprint(other) != fingerprint(state)


@pytest.mark.parametrize("game", tatami.games())
def test_a_pickled_state_comes_back(game: str) -> None:
    for number, state in enumerate(walk(tatami.game(game).new(2, 3), CuriousPlayer(3))):
        if number % 25 == 0 or state.over:
            text = pickle.dumps(state)
            back: State = pickle.loads(text)
            assert type(back) is type(state)
            assert fingerprint(back) == fingerprint(state)
            assert back.game is state.game
            assert len(text) < 5000


def test_a_pickled_state_of_other_rules_or_an_unknown_game_is_refused() -> None:
    state = tatami.game("white_castle").new(2, 3)
    text = state.to_json()
    with pytest.raises(RecordError, match="rules version"):
        house.restored("white_castle", text.replace(f'"rules":"{state.game.info.rules_version}"', '"rules":"0"'))
    with pytest.raises(RecordError, match="other content"):
        house.restored("white_castle", text.replace(state.game.content_hash, "0" * 16))
    with pytest.raises(UnknownGame):
        pickle.loads(pickle.dumps(TeaGame().new(2, 1)))


@pytest.mark.parametrize("game", tatami.games())
def test_a_printed_state_is_the_table_the_question_and_its_answers(game: str) -> None:
    state = tatami.game(game).new(2, 3)
    lines = str(state).splitlines()
    assert tatami.game(game).info.title in lines[0]
    place = lines.index(repr(state))
    assert [line.strip() for line in lines[place + 1 :]] == state.legal_names()
    assert "\x1b" not in str(state)


def test_a_printed_state_shows_no_more_than_the_seat_to_move_may_see() -> None:
    state = tatami.game("bora_bora").new(3, 3)
    assert str(state.redeal(state.seat, Rng(4))) == str(state)


def test_without_a_board_or_anything_that_draws_a_state_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    tea = table()
    assert str(tea) == repr(tea)
    state = tatami.game("white_castle").new(2, 3)
    monkeypatch.setitem(sys.modules, "tatami.cli.boards.picture", None)
    assert str(state) == repr(state)
    monkeypatch.setattr(house.HOUSE, "drawer", "")
    assert str(state) == repr(state)
