"""WC-12: the icons `tile` and `light`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.white_castle.table import Table

ANY = 3
COLOURS = ["orange", "black", "white"]
RICH: dict[str, Any] = {"food": 1, "iron": 1, "coins": 2, "seals": 1}
"""Enough for every box to do something."""
# Quiet tiles: S1 orange black white, S2 black white orange, S3 white orange black, D1 orange black, D2 white orange.
BOXES = {
    "orange": ["S1.1", "S2.3", "S3.2", "D1.1", "D2.2"],
    "black": ["S1.2", "S2.1", "S3.3", "D1.2"],
    "white": ["S1.3", "S2.2", "S3.1", "D2.1"],
}


@pytest.mark.rule("WC-12.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_icon_reaches_every_castle_tile_of_its_colour(colour: str) -> None:
    table = Table().clan(0, **RICH).does(0, "tile", COLOURS.index(colour))
    assert table.answers == [f"tile {box}" for box in BOXES[colour]] + ["skip"]


@pytest.mark.rule("WC-12.1")
def test_only_the_one_action_beside_the_tile_is_performed() -> None:
    table = Table().room("S1", "ST12", "white white black").does(0, "tile", 2)
    assert table.answers[:2] == ["tile S1.1", "tile S1.2"], "two tiles of a room are two options"
    table.play("tile S1.2")
    assert table.of(0).goods == {"seal": 1, "cp": 1}
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-12.1")
def test_the_printed_price_is_included() -> None:
    assert "tile S1.1" not in Table().clan(0, coins=2).does(0, "tile", 0).answers
    table = Table().clan(0, coins=2, seals=1).does(0, "tile", 0).play("tile S1.1")
    assert table.answers == ["pay", "skip"]
    assert table.play("pay", "audience").of(0).goods == {}


@pytest.mark.rule("WC-12.1")
def test_no_die_is_placed_and_occupied_rooms_do_not_matter() -> None:
    table = Table().dice("S3", "white 6").does(0, "tile", 2).play("tile S3.1")
    assert table.of(0).goods == {"pearl": 2}
    assert table.dice_on("S3") == ["white 6"]


@pytest.mark.rule("WC-12.2", "WC-R7")
def test_any_reaches_the_thirteen_castle_tiles_and_not_the_well() -> None:
    table = Table().clan(0, **RICH).does(0, "tile", ANY)
    boxes = "S1.1 S1.2 S1.3 S2.1 S2.2 S2.3 S3.1 S3.2 S3.3 D1.1 D1.2 D2.1 D2.2"
    assert table.answers == [*(f"tile {box}" for box in boxes.split()), "skip"]


@pytest.mark.rule("WC-R7")
def test_the_tiles_of_the_well_are_no_castle_tiles() -> None:
    """Both Well tiles are black here, and no castle tile is: there are too many black ones for that in a game."""
    table = Table().impossible().well("DT-B1", "DT-B2").room("S1", tiles="white orange white")
    table.room("S2", tiles="white orange white").room("S3", tiles="white orange orange")
    table.room("D1", tiles="white orange").room("D2", tiles="white orange").does(0, "tile", 1)
    assert table.asks == "1 take_die", "nothing to choose"


@pytest.mark.rule("WC-12.3")
def test_light_reaches_every_light_box_of_the_five_rooms() -> None:
    table = Table().does(0, "light")
    boxes = "S1.2 S1.3 S2.1 S2.3 S3.1 S3.2 D1.2 D2.1"
    assert table.answers == [*(f"light {box}" for box in boxes.split()), "skip"]


@pytest.mark.rule("WC-12.3")
@pytest.mark.parametrize(
    ("box", "goods", "track"),
    [("S1.3", {"iron": 2}, 0), ("S2.3", {"food": 2}, 0), ("S3.2", {"seal": 1, "cp": 1}, 0), ("D1.2", {}, 2)],
)
def test_one_light_action_of_the_room_named(box: str, goods: dict[str, int], track: int) -> None:
    table = Table().does(0, "light").play(f"light {box}")
    assert (table.of(0).goods, table.of(0).track) == (goods, track)
    assert table.asks == "1 take_die"


@pytest.mark.rule("WC-R8")
def test_light_does_not_reach_the_daimyo_card_or_the_own_card() -> None:
    table = Table().clan(0, card="ST13").daimyo("DA6").does(0, "light")
    rooms = {option.split()[1].split(".")[0] for option in table.answers if option != "skip"}
    assert rooms == {"S1", "S2", "S3", "D1", "D2"}
