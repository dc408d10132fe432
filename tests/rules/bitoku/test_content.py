"""Bitoku's content files: broken ones are refused by file, entry and field; one's own replace the shipped ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.core.errors import ContentError
from tatami.games.bitoku.content import SHIPPED, Content
from tatami.games.bitoku.game import Bitoku

AM2 = "effect = { gain = { am2 = 1 } }"
BROKEN = {
    "two gains at once": ("board", AM2, "effect = { gain = { am2 = 1, wood = 1 } }", "H1: field 'effect': several"),
    "a list of effects": ("board", AM2, "effect = [{ gain = { am2 = 1 } }, { mp = 1 }]", "H1: field 'effect': several"),
    "two gains of a branch": (
        "paths",
        "two = [{ gain = { vp = 1 } }",
        "two = [{ gain = { vp = 1, am1 = 1 } }",
        "m1: field 'two'",
    ),
    "an unknown effect": ("yokai", "action = { mp = 2 }", "action = { hop = 2 }", "Y21: field 'action'"),
    "an area without a temple": (
        "board",
        '"farm", "temple", "onsen"]',
        '"farm", "farm", "onsen"]',
        "yomi: field 'spaces'",
    ),
    "rows in another order": (
        "board",
        "requires = 2\neffect = { mp = 1 }",
        "requires = 3\neffect = { mp = 1 }",
        "stairs-2",
    ),
    "hills of nobody": ("board", '["yomi"], ["stairs"]', '["yomi"], ["yomi"]', "by_players: field 'groups'"),
    "three home spaces": ("board", '["H1", "H2", "H5", "H6"]', '["H1", "H2", "H5"]', "by_players: field 'home'"),
    "a path that turns back": ("paths", 'to = "m3"', 'to = "m1"', "m2-m3: field 'to'"),
    "a branch too long": (
        "paths",
        "two = [{ gain",
        "two = [{ mp = 1 }, { mp = 1 }, { mp = 1 }, { gain",
        "m1: field 'two'",
    ),
    "a rock of three types": ("tiles", '["ryokan", "temple"]', '["ryokan", "temple", "farm"]', "field 'symbols'"),
    "a memory worth three": ("crystals", 'building"\nvp = 2', 'building"\nvp = 3', "CM01: field 'vp'"),
    "a vision of kodama": ("visions", "need = { building = 2", "need = { kodama = 2", "V01: need"),
    "cards in another order": ("yokai", 'id = "Y01"', 'id = "Y30"', "'Y01' is expected"),
    "a seventh owner bonus": ("buildings", 'owner = "vp1"', 'owner = "vp7"', "TE1: field 'owner'"),
    "wit slots in another order": ("player_board", 'card_slot = "left"', 'card_slot = "right"', "the wit slots"),
    "a last step with conditions": ("tengu", "when = []", 'when = ["crossing"]', "L: field 'when'"),
    "a tengu at home": ("tengu", 'location = "yomi"', 'location = "home"', "TG01: field 'location'"),
}


def own_file(folder: Path, name: str, old: str, new: str) -> None:
    """A content file of one's own, which differs from the shipped one in one place."""
    text = (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("case", BROKEN)
def test_broken_content_is_refused(case: str, tmp_path: Path) -> None:
    name, old, new, message = BROKEN[case]
    own_file(tmp_path, name, old, new)
    with pytest.raises(ContentError) as refused:
        Content(tmp_path)
    assert message in str(refused.value)
    assert f"{name}.toml" in str(refused.value)


def test_the_russian_reading_of_branches_is_a_file_of_ones_own(tmp_path: Path) -> None:
    """BT-R11: which free space of a branch may be entered is data; records know that it was other data."""
    own_file(tmp_path, "board", 'branch_entry = "any"', 'branch_entry = "nearest"')
    game = Bitoku(tmp_path)
    assert game.content.nearest_branch_space
    assert not Bitoku().content.nearest_branch_space
    assert game.content_hash != Bitoku().content_hash


def test_every_entry_says_where_it_is_known_from() -> None:
    """And one that was adjusted so that the tengu can be beaten is no fact of the rulebooks."""
    adjusted = 0
    for name, data in Bitoku().content_data().items():
        assert isinstance(data, dict), name
        for key, table in data.items():
            for entry in table if isinstance(table, list) else [table]:
                if isinstance(entry, dict):
                    assert entry["source"] in ("rulebook", "public", "reconstructed"), (name, key)
                    if "so that the tengu can be beaten" in entry.get("note", ""):
                        adjusted += 1
                        assert entry["source"] == "reconstructed", (name, key)
    assert adjusted > 15
