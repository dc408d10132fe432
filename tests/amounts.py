"""How much of the same is played: all of it by the compiled engine, and by the pure one, which is much slower, a part.

Both run in ``make test``, and play the same games: what only a long run finds, the compiled engine finds.
"""

from __future__ import annotations

import tatami


def as_many(compiled: int, pure: int) -> int:
    """So many on the engine that is under test."""
    return compiled if tatami.COMPILED else pure
