"""The classes made from the declared attributes are those the declaration makes now, and hold just what is declared."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.core.attributes import FROM_ALL, FROM_OTHERS, NUMBER, OPEN
from tatami.testing import CuriousPlayer, walk
from tools.generate import GAMES, modules


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == modules()[path], "run make generate"


def test_the_tool_writes_where_the_games_are() -> None:
    declared = {path.parent.name for path in GAMES.glob("*/table.py")}
    assert declared == {path.parent.name for path in GAMES.glob("*/steps.py")}
    assert set(tatami.games()) <= declared


@pytest.mark.parametrize("game", tatami.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_declared_is_there_and_fits_through_a_whole_game(game: str, seats: int) -> None:
    for state in walk(tatami.game(game).new(seats, 5), CuriousPlayer(5)):
        attributes = state.attributes()
        assert [attribute.name for attribute in attributes] == state.fields()
        for attribute in attributes:
            assert attribute.fits(getattr(state, attribute.name)), attribute.name


@pytest.mark.parametrize("game", tatami.games())
def test_copies_share_exactly_the_lists_that_are_declared_so(game: str) -> None:
    state = tatami.game(game).new(3, 5)
    twin = state.copy()
    for attribute in state.attributes():
        if attribute.size != NUMBER:
            same = getattr(state, attribute.name) is getattr(twin, attribute.name)
            assert same is attribute.shared, attribute.name


@pytest.mark.parametrize("game", tatami.games())
def test_every_attribute_is_explained_and_says_from_whom_it_is_hidden(game: str) -> None:
    attributes = tatami.game(game).new(3, 5).attributes()
    assert all(attribute.doc.endswith(".") or attribute.doc.endswith("...") for attribute in attributes)
    assert {attribute.hidden for attribute in attributes} <= {OPEN, FROM_OTHERS, FROM_ALL}
    assert any(attribute.hidden == FROM_ALL for attribute in attributes)
