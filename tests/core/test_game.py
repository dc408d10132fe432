"""A game's facts: seats, options, stored states; and events and views of a plain game."""

from __future__ import annotations

import json

import pytest

import tatami
from tatami.core.errors import BadOptions, RecordError, UnknownGame
from tatami.core.events import Event, visible_events
from tatami.core.game import GameInfo, Option
from tests.core.toy import DRAW_ONE, TeaGame, table

GAME = TeaGame()


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; playable: white_castle"):
        tatami.game("chess")


def test_the_list_of_games_can_be_asked_for_after_one_was_loaded() -> None:
    """The package of the same name must not hide the function."""
    tatami.game("white_castle")
    assert "white_castle" in tatami.games()


def test_a_game_is_loaded_once() -> None:
    assert tatami.game("white_castle") is tatami.game("white_castle")


@pytest.mark.parametrize("seats", [0, 1, 4, -2, True, 2.0, "2", None])
def test_other_seat_counts_are_refused(seats: object) -> None:
    with pytest.raises((BadOptions, TypeError), match=r"cannot be played with .* seats|int"):
        GAME.check(seats, None)  # type: ignore[arg-type]


def test_options_are_completed_with_their_defaults() -> None:
    assert GAME.check(2, None) == {"rich": False}
    assert GAME.check(2, {"rich": True}) == {"rich": True}


class Choosy(TeaGame):
    """Tea with an option of every type."""

    def __init__(self) -> None:
        super().__init__()
        self.info = GameInfo(
            "tea", "Tea", (2, 3), "1", "TEA", ("Nobody",), "Nobody",
            options=(
                Option("rich", "bool", False, "Coins."),
                Option("cups", "int", 3, "How many cups."),
                Option("leaf", "choice", "green", "Which tea.", ("green", "black"), (2,)),
            ),
        )  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"rich": 1}, "'rich' must be true or false"),
        (2, {"cups": True}, "'cups' must be a whole number"),
        (2, {"cups": "3"}, "'cups' must be a whole number"),
        (2, {"leaf": "white"}, "'leaf' must be one of: green, black"),
        (2, {"leaf": ["green"]}, "'leaf' must be one of: green, black"),
        (3, {"leaf": "green"}, r"'leaf' is only for 2 seat\(s\)"),
        (2, {"milk": True}, "Tea has no option 'milk'"),
        (2, {"milk": True, 1: 2}, "Tea has no option '1'"),
    ],
)
def test_wrong_options_are_refused_by_name(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Choosy().check(seats, options)


def test_options_for_other_seat_counts_are_left_out() -> None:
    assert Choosy().check(3, {}) == {"rich": False, "cups": 3}
    assert Choosy().check(2, {}) == {"rich": False, "cups": 3, "leaf": "green"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "not a stored state of Tea"),
        ({"rules": "2"}, "rules version '2'; this engine plays '1'"),
        ({"content": "milk"}, "other content"),
        ({"agenda": [10]}, "does not end in a decision"),
        ({"agenda": [9 | 5 << 8]}, "does not end in a decision"),
        ({"agenda": [200]}, "a step that does not exist"),
        ({"agenda": [-1]}, "a step that does not exist"),
        ({"agenda": [3]}, "a step that does not exist"),
        ({"agenda": [3000 << 12 | 1 << 24]}, "not a sound state"),
        ({"rng": [1, 2, 3]}, "four words"),
        ({"seats": 7}, "7 seats"),
        ({"seats": "2"}, "seats must be a whole number"),
        ({"choices": []}, "options must be a table"),
        ({"choices": {"rich": 3}}, "true or false"),
        ({"coins": 3}, "cannot be there"),
        ({"coins": []}, "coins holds what cannot be there"),
        ({"coins": [0, 100]}, "coins holds what cannot be there"),
        ({"hands": [[1, 2], [2, 3]]}, "hands holds what cannot be there"),
        ({"hands": [[1, "x"], [2]]}, "list of whole numbers"),
    ],
)
def test_a_stored_state_that_is_not_ours_is_refused(change: dict[str, object], sentence: str) -> None:
    data = json.loads(table().to_json())
    with pytest.raises(RecordError, match=sentence):
        GAME.from_json(json.dumps({**data, **change}))


def test_a_stored_state_has_one_fixed_form() -> None:
    text = table().to_json()
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert hash(table()) == hash(table())
    assert table() != table(coins=1)
    assert table() != "a table"


def test_events_are_silent_until_somebody_listens() -> None:
    state = table()
    state.apply(DRAW_ONE)
    assert state.drain() == []
    state = table()
    state.listen()
    state.apply(DRAW_ONE)
    told = state.drain()
    assert [event.to_data() for event in told] == [
        {"kind": "draw", "seat": 0, "args": {"left": 1}},
        {"kind": "drawn", "seat": 0, "args": {"card": 8}},
    ]
    assert state.drain() == []


def test_private_events_reach_only_their_seat() -> None:
    told = [Event("draw", 0), Event("drawn", 0, {"card": 8}, 0)]
    assert visible_events(told, 0) == told
    assert visible_events(told, 1) == visible_events(told, None) == told[:1]


def test_listening_twice_loses_nothing() -> None:
    state = table()
    state.listen()
    state.apply(DRAW_ONE)
    state.listen()
    assert len(state.drain()) == 2


def test_of_a_secret_question_the_others_learn_only_whose_it_is() -> None:
    state = table()
    own, other = state.view(0)["decision"], state.view(1)["decision"]
    assert isinstance(own, dict)
    assert [option["name"] for option in own["options"]] == ["pass", "draw", "play 0", "play 3"]
    assert other == state.view(None)["decision"] == {"seat": 0, "kind": "secret", "rule": "", "data": {}, "options": []}
