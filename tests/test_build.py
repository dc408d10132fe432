"""The tests run on the engine they say they run on."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import tatami


def test_the_engine_is_the_one_that_make_asked_for() -> None:
    """`make test-pure` and `make test-compiled` say what they expect; a plain pytest run has nothing to compare."""
    expected = os.environ.get("TATAMI_EXPECT_COMPILED")
    if expected is None:
        pytest.skip("TATAMI_EXPECT_COMPILED is not set: run through make")
    assert tatami.COMPILED is (expected == "1")


@pytest.mark.parametrize(
    "pins", sorted((Path(__file__).parents[1] / "requirements").glob("*.txt")), ids=lambda p: p.stem
)
def test_every_pin_carries_hashes_and_no_address(pins: Path) -> None:
    """So that nobody gets another file than the one we tried, wherever it is fetched from."""
    text = pins.read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[\w.\[\]-]+==\S+( *;[^-]+)?( +--hash=sha256:[0-9a-f]{64})+", line.strip()), line[:80]
    assert "://" not in text
