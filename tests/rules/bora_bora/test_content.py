"""Bora Bora's content files: broken ones are refused by file, entry and field; one's own replace the shipped ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.errors import ContentError
from tatami.games.bora_bora.content import SHIPPED, Content
from tatami.games.bora_bora.game import BoraBora

BROKEN = {
    "a path to nowhere": ("map", 'id = "C_SE-S2"', 'id = "C_SE-S9"', "map.toml: C_SE-S9: field 'id'"),
    "a land path over water": ("map", 'kind = "water"', 'kind = "land"', "field 'kind'"),
    "an unknown terrain": ("map", 'terrain = "plain"', 'terrain = "swamp"', "field 'terrain'"),
    "four mountains": ("map", 'terrain = "plain"', 'terrain = "mountain"', "three regions of each terrain"),
    "five ones": ("fish", "value = 2", "value = 1", "exactly four tiles"),
    "a fish too high": ("fish", "value = 6", "value = 7", "fish.toml: F03: field 'value'"),
    "a type with two strengths": ("people", "strength = [2, 4, 6]", "strength = [2, 4]", "field 'strength'"),
    "too many trackers": ("people", 'id = "M04"\ntype = "water"', 'id = "M04"\ntype = "land"', "type 'land'"),
    "tiles in another order": ("people", 'id = "M04"', 'id = "M40"', "'M04' is expected"),
    "an unknown thing to count": ("tasks", 'what = "islands"', 'what = "boats"', "tasks.toml: T10: needs"),
    "a colour no god has": ("tasks", 'of = "blue"', 'of = "pink"', "tasks.toml: T11: needs: field 'of'"),
    "jewelry worth ten": ("jewelry", "vp = 9", "vp = 10", "jewelry.toml: J04: field 'vp'"),
    "too few rounds": ("board", 'id = "R6"\nbuilding_vp = 4', 'id = "R6"', "board.toml: R6: field 'building_vp'"),
    "no tile for water": ("board", "players = [2, 3]", "players = [2]", "no tile for"),
    "too many tasks on the board": ("board", "tasks_beyond_players = 2", "tasks_beyond_players = 5", "dark tasks"),
    "thirteen huts": ("player_board", "1, 1, 2]", "1, 1, 3]", "twelve huts"),
    "two huts on slot 2": ("player_board", "[0, 1, 1", "[0, 2, 0", "slot 2"),
    "a space of gold": ("player_board", 'material = "sand"', 'material = "gold"', "a1: field 'material'"),
    "seven buildings": ("player_board", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 6, 7]", "[buildings]"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_content_is_refused(case: str, tmp_path: Path) -> None:
    name, old, new, message = BROKEN[case]
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        Content(tmp_path)
    assert message in str(refused.value)
    assert f"{name}.toml" in str(refused.value)


@pytest.mark.rule("BB-R1")
def test_one_hut_on_every_slot_is_a_file_of_ones_own(tmp_path: Path) -> None:
    text = (SHIPPED / "player_board.toml").read_text(encoding="utf-8")
    shipped = "start_huts = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]"
    assert shipped in text
    own = text.replace(shipped, "start_huts = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]")
    (tmp_path / "player_board.toml").write_text(own, encoding="utf-8")
    game = BoraBora(tmp_path)
    assert game.new(2, 0).slots == [1] * 24
    assert game.content_hash != BoraBora().content_hash


def test_every_entry_says_where_it_is_known_from() -> None:
    content = BoraBora().content_data()
    for name, data in content.items():
        assert isinstance(data, dict), name
        for key, table in data.items():
            for entry in table if isinstance(table, list) else [table]:
                assert entry["source"] in ("rulebook", "public", "reconstructed"), (name, key)
                assert entry["note"], (name, key)
