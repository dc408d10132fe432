"""How tests wait: for something to be so, and never for the clock alone."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something that should happen at once is given up, also on a machine with much else to do."""


def wait_until(so: Callable[[], bool], what: str) -> None:
    """Until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        time.sleep(0.02)
