"""Twins: the compiled and the uncompiled engine play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
GAMES = 200


def start(engine: Path) -> subprocess.Popen[str]:
    """Play on one engine, in a process of its own that sees no other."""
    return subprocess.Popen(
        [sys.executable, str(ROOT / "tests" / "twins" / "play.py"), str(GAMES)],
        env={**os.environ, "PYTHONPATH": str(engine), "PYTHONSAFEPATH": "1"},
        cwd=engine,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_both_engines_play_200_equal_games() -> None:
    if os.environ.get("TATAMI_EXPECT_COMPILED") == "0":
        pytest.skip("this is the uncompiled round: `make test-compiled`, which builds the other twin, plays both")
    if not (COMPILED / "tatami").exists():
        message = "build/compiled is missing: `make compiled` builds the other twin"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    twins = [start(ROOT), start(COMPILED)]
    played = [twin.communicate() for twin in twins]
    for twin, (_, errors) in zip(twins, played, strict=True):
        assert twin.returncode == 0, errors
    pure, native = (out.splitlines() for out, _ in played)
    assert pure[0] == "compiled False"
    assert native[0] == "compiled True"
    assert len(pure) >= GAMES + 1
    for left, right in zip(pure, native, strict=True):
        if not left.startswith("compiled"):
            assert left == right
