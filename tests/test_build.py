"""The tests run on the engine they say they run on."""

from __future__ import annotations

import os

import pytest

import tatami


def test_the_engine_is_the_one_that_make_asked_for() -> None:
    """`make test-pure` and `make test-compiled` say what they expect; a plain pytest run has nothing to compare."""
    expected = os.environ.get("TATAMI_EXPECT_COMPILED")
    if expected is None:
        pytest.skip("TATAMI_EXPECT_COMPILED is not set: run through make")
    assert tatami.COMPILED is (expected == "1")
