"""The classes made from the declared attributes are those the declaration makes now, and hold just what is declared."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import tatami
from tatami.core.agenda import frame
from tatami.core.attributes import FROM_ALL, FROM_OTHERS, NUMBER, OPEN
from tatami.core.frames import StepFrame
from tatami.testing import CuriousPlayer, walk
from tools.generate import GAMES, modules


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == modules()[path], "run make generate"


def test_the_tool_writes_where_the_games_are() -> None:
    declared = {path.parent.name for path in GAMES.glob("*/table.py")}
    assert declared == {path.parent.name for path in GAMES.glob("*/steps.py")}
    assert set(tatami.games()) <= declared


MAKERS = [(game, made) for game in tatami.games() for made in import_module(f"tatami.games.{game}.steps").STEPS]


@pytest.mark.parametrize(("game", "made"), MAKERS, ids=lambda part: getattr(part, "name", part))
def test_a_frame_of_a_game_is_packed_as_the_kernel_packs_it_and_refuses_what_does_not_fit(
    game: str, made: StepFrame
) -> None:
    """The functions of frames.py do by themselves what the kernel's `frame` does."""
    make: Callable[..., int] = getattr(import_module(f"tatami.games.{game}.frames"), made.name)
    seat = [3] if made.of_one else []
    named = [field for field in made.fields if field.name]
    held = [True if field.yes_no else 100 + place for place, field in enumerate(named)]
    numbers = iter(held)
    places = [int(next(numbers)) if field.name else 0 for field in made.fields]
    assert make(*seat, *held) == frame(made.kind, *(seat or [0]), *places)
    if seat:
        with pytest.raises(ValueError, match="a frame cannot hold kind"):
            make(16, *held)
    for place, field in enumerate(named):
        if not field.yes_no:
            for wrong in (4096, -1, 1 << 40):
                with pytest.raises(ValueError, match="a frame cannot hold kind"):
                    make(*seat, *held[:place], wrong, *held[place + 1 :])


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
