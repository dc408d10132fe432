"""What the browser tells before a choice is checked against positions that this engine made."""

from __future__ import annotations

from tools import previews


def test_the_positions_are_those_of_this_engine() -> None:
    """If a rule or a card has changed: ``python -m tools.previews``, and look whether the previews still hold."""
    assert previews.FIXTURE.read_text(encoding="utf-8") == previews.make()
