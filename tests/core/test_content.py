"""Content: a broken file is refused with file, entry and field; a file of one's own replaces the shipped one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tatami
from tatami.core.content import count_sources, read_content
from tatami.core.errors import ContentError

SHIPPED = Path(tatami.__file__).parent / "games" / "white_castle" / "content"

BROKEN = {
    "not TOML": ("solo", "[difficulty.easy]", "[difficulty.easy", ["solo.toml", "line"]),
    "a missing field": (
        "garden_cards",
        'id = "GF1"\nfood = 3',
        'id = "GF1"',
        ["garden_cards.toml: GF1: field 'food'", "missing"],
    ),
    "a number as text": (
        "garden_cards",
        "food = 3",
        'food = "3"',
        ["garden_cards.toml: GF1: field 'food'", "from 0 to 7"],
    ),
    "a number out of range": (
        "garden_cards",
        "food = 3",
        "food = 8",
        ["garden_cards.toml: GF1: field 'food'", "not 8"],
    ),
    "a flag as a number": (
        "steward_cards",
        "excluded_2p = true",
        "excluded_2p = 1",
        ["ST01: field 'excluded_2p'", "true or false"],
    ),
    "an id twice": (
        "garden_cards",
        'id = "GF2"',
        'id = "GF1"',
        ["garden_cards.toml: [[flower]] number 2", "'GF1' is used twice"],
    ),
    "an id twice in two files": (
        "diplomat_cards",
        'id = "DP01"',
        'id = "ST01"',
        ["diplomat_cards.toml: ST01: field 'id'", "twice"],
    ),
    "no id": ("garden_cards", 'id = "GF1"\n', "", ["garden_cards.toml: [[flower]] number 1: field 'id'", "missing"]),
    "an unknown source": (
        "garden_cards",
        'source = "public"',
        'source = "rumour"',
        ["GF1: field 'source'", "'rumour' is not one of"],
    ),
    "an entry too few": (
        "daimyo_cards",
        '[[daimyo]]\nid = "DA1"',
        '[[emperor]]\nid = "DA1"',
        ["daimyo_cards.toml: [[daimyo]]", "8 entries"],
    ),
    "an unknown effect": (
        "daimyo_cards",
        '["well"]',
        '["wishing well"]',
        ["daimyo_cards.toml: DA1: field 'slots'", "'wishing well'"],
    ),
    "an unknown good": (
        "diplomat_cards",
        "gain = { cp = 1 }",
        "gain = { sake = 1 }",
        ["diplomat_cards.toml: deck: field 'lantern'", "'sake'"],
    ),
    "a gain of nothing": (
        "die_tiles",
        "gain = { food = 1 }",
        "gain = { food = 0 }",
        ["die_tiles.toml: DT-O1: field 'back'", "from 1 to 99"],
    ),
    "paying for nothing": (
        "garden_cards",
        'pay = { coin = 4 }, then = ["domain"]',
        "pay = { coin = 4 }",
        ["GF1: field 'effects'", "'then'"],
    ),
    "an unknown colour": (
        "die_tiles",
        'colour = "orange"',
        'colour = "pink"',
        ["die_tiles.toml: DT-O1: field 'colour'", "pink"],
    ),
    "six tiles of a colour": (
        "die_tiles",
        'colour = "orange"',
        'colour = "black"',
        ["die_tiles.toml", "five tiles of each colour"],
    ),
    "an unknown tone": (
        "steward_cards",
        'tone = "dark"',
        'tone = "grey"',
        ["steward_cards.toml: ST01: boxes 1: field 'tone'", "grey"],
    ),
    "a row without a box": (
        "steward_cards",
        'rows = ["top"]',
        'rows = ["middle"]',
        ["ST01: field 'boxes'", "the top row"],
    ),
    "a box too few": ("daimyo_cards", '["well"], ', "", ["daimyo_cards.toml: DA1: field 'slots'", "a list of 3"]),
    "an unknown decree": (
        "starting_cards",
        'decree = "DC1"',
        'decree = "DC9"',
        ["starting_cards.toml: SR1: field 'decree'", "DC9"],
    ),
    "too many copies": ("starting_cards", "copies = 2", "copies = 3", ["starting_cards.toml", "copies", "inventory"]),
    "dice that do not fit": (
        "board",
        "dice_per_colour = { 1 = 3",
        "dice_per_colour = { 1 = 4",
        ["board.toml: by_player_count: field 'dice_per_colour'", "1 player"],
    ),
    "a divider nowhere": (
        "board",
        "between = [5, 6]",
        "between = [5, 7]",
        ["board.toml: passage_of_time: dividers 1: field 'between'", "neighbouring"],
    ),
    "points too few": (
        "board",
        "points = [0, 0, 0,",
        "points = [0,",
        ["board.toml: passage_of_time: field 'points'", "a list of 21"],
    ),
    "no exchange for coins": (
        "board",
        "{ pay = { seal = 1 }, get = { coin = 1 } },",
        "",
        ["board.toml: seal_exchange: field 'rates'"],
    ),
    "a tile slot twice": (
        "board",
        'slots = ["S1.1", "S2.1"',
        'slots = ["S1.1", "S1.1"',
        ["board.toml: [die_tile_slots]", "each once"],
    ),
    "an unknown tile in the first well": (
        "board",
        'tiles = ["DT-O3"',
        'tiles = ["DT-X3"',
        ["board.toml: first_game_well: field 'tiles'", "DT-X3"],
    ),
    "spaces in another order": (
        "board",
        'id = "S1"\narea',
        'id = "S9"\narea',
        ["board.toml: [[die_space]]", "'S9' stands where 'S1' is expected"],
    ),
    "a missing table": ("board", "\n[scoring]\n", "\n[points]\n", ["board.toml: field 'scoring'", "missing"]),
    "an opponent who cannot": (
        "solo",
        '"courtier_up_1"]',
        '"courtier_up_9"]',
        ["solo.toml: ", "field 'actions'", "courtier_up_9"],
    ),
    "two solo cards for one die": (
        "solo",
        'position = "left"',
        'position = "right"',
        ["solo.toml: [[solo]]", "nine different dice"],
    ),
    "an impossible level": (
        "solo",
        "heron_position = 2",
        "heron_position = 3",
        ["solo.toml: difficulty: easy: field 'heron_position'", "from 1 to 2"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_content_file_names_file_entry_and_field(what: str, tmp_path: Path) -> None:
    name, old, new, expected = BROKEN[what]
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text, "the content has moved: break something else"
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        tatami.game("white_castle", content=tmp_path)
    for part in expected:
        assert part in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_with_other_bytes_than_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "solo.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"^solo\.toml: "):
        tatami.game("white_castle", content=tmp_path)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no content folder"):
        tatami.game("white_castle", content=tmp_path / "nowhere")


def test_a_file_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    (tmp_path / "soolo.toml").write_text("")
    with pytest.raises(ContentError, match=r"soolo\.toml: the game has no content file of that name"):
        tatami.game("white_castle", content=tmp_path)


def own_copy(folder: Path, name: str, old: str, new: str) -> tatami.Game:
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return tatami.game("white_castle", content=folder)


def test_a_corrected_card_makes_another_content(tmp_path: Path) -> None:
    shipped = tatami.game("white_castle")
    corrected = own_copy(tmp_path, "garden_cards", "food = 3", "food = 2")
    assert corrected.content_hash != shipped.content_hash
    assert tatami.game("white_castle") is shipped
    state, other = shipped.new(2, 1), corrected.new(2, 1)
    with pytest.raises(tatami.RecordError, match="other content"):
        corrected.from_json(state.to_json())
    record = tatami.Record.start(corrected, 2, 1)
    with pytest.raises(tatami.RecordError, match="other content"):
        tatami.read_record(record.to_text(), shipped)
    assert state != other


def test_where_a_fact_comes_from_does_not_change_the_content(tmp_path: Path) -> None:
    noted = own_copy(tmp_path, "garden_cards", 'note = "public:bga + public:jr"', 'note = "own copy"')
    assert noted.content_hash == tatami.game("white_castle").content_hash


def test_every_entry_is_counted_by_its_source() -> None:
    counts = count_sources(read_content(SHIPPED))
    for path in SHIPPED.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert sum(counts[path.stem].values()) == len(re.findall(r"^source = ", text, re.MULTILINE))
        assert tomllib.loads(text)
