"""What the browser knows of views, answers and requests is what Python says now, and views are what their types say."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

import tatami
from tatami.core.views import View
from tatami.shelf import GAMES
from tatami.testing import CuriousPlayer, Setup, setups, walk
from tools import typescript, wire

in_source_only = pytest.mark.skipif(tatami.COMPILED, reason="compiled modules do not keep their annotations")
TABLES = [(name, setup) for name in GAMES for setup in setups(tatami.game(name))]
IDS = [f"{name}-{setup.name}" for name, setup in TABLES]


@in_source_only
def test_the_files_of_the_browser_are_up_to_date() -> None:
    for path, text in wire.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make generate"


@in_source_only
def test_every_game_with_a_board_has_its_types() -> None:
    drawn = {path.parent.name for path in wire.WEB.glob("games/*/index.ts")}
    assert drawn == {path.parent.name for path in wire.files() if path.name == "types.ts"}


@in_source_only
@pytest.mark.parametrize(("name", "setup"), TABLES, ids=IDS)
def test_every_view_of_a_game_is_what_its_types_say(name: str, setup: Setup) -> None:
    """Exactly: no key too many or too few, and null only where it is said."""
    shape = import_module(f"tatami.games.{name}.view_types").TABLE
    for state in walk(tatami.game(name).new(setup.seats, "types", setup.options), CuriousPlayer("types")):
        for seat in (None, *range(setup.seats)):
            view = state.view(seat)
            fits(view, View)
            fits(view["table"], shape)


def fits(value: Any, shape: Any) -> None:
    """Raise unless the value can be read as the type, and nothing of it is lost."""
    assert msgspec.convert(value, shape, strict=True) == value


def test_a_view_that_does_not_fit_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError):
        fits({"tile": "A", "side": None}, Tile)
    with pytest.raises(AssertionError):
        fits({"tile": "A", "side": "blue", "more": 1}, Tile)


class Tile(TypedDict):
    """A tile."""

    tile: str
    side: Literal["blue", "gold"]
    """None is not possible."""


class Place(Tile):
    tiles: list[Tile | None]
    by_side: NotRequired[dict[Literal["blue", "gold"], int]]


class Asked(msgspec.Struct):
    at: int
    seats: list[int | None]
    name: str | None = None


def test_types_are_written_so_that_people_can_read_them() -> None:
    names = {Tile: "Tile", Place: "Place", Literal["blue", "gold"]: "Side"}
    assert typescript.alias("Side", Literal["blue", "gold"], names) == "export type Side = 'blue' | 'gold';\n"
    assert typescript.interface(Tile, names) == (
        "/** A tile. */\nexport interface Tile {\n  tile: string;\n  /** null is not possible. */\n  side: Side;\n}\n"
    )
    assert typescript.interface(Place, names) == (
        "export interface Place extends Tile {\n  tiles: (Tile | null)[];\n  by_side?: Record<Side, number>;\n}\n"
    )


def test_what_has_a_default_may_be_left_out_of_a_request_but_not_of_an_answer() -> None:
    names: dict[Any, str] = {Asked: "Asked"}
    assert "  name?: string | null;\n" in typescript.interface(Asked, names, sent=True)
    assert "  name: string | null;\n" in typescript.interface(Asked, names)


def test_a_type_that_cannot_be_told_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        typescript.written(complex, {})
