"""What previews cost: microseconds of processor, in random games of every title.

    python -m tools.preview_cost

For every decision the previews of all its options, as they travel with it; then, for every option that opens a
question, the plan that is made when somebody points at it. Fails if either ever takes longer than :data:`LIMIT`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from time import thread_time_ns

import tatami
from tatami.core.rng import Rng
from tatami.preview import plan, previews

GAMES = 5
LIMIT = 2000
TRIES = 3
"""What takes longer than the limit is measured again: a machine that does other things is not the engine's fault."""


def costs(name: str, seats: int) -> dict[str, list[float]]:
    """Microseconds for the previews of each decision, and for each plan."""
    out: dict[str, list[float]] = {"previews": [], "plan": []}
    for seed in range(GAMES):
        state = tatami.game(name).new(seats, seed)
        rng = Rng(seed)
        while not state.over:
            out["previews"].append(measured(partial(previews, state)))
            for action, preview in previews(state).items():
                if preview.opens is not None:
                    out["plan"].append(measured(partial(plan, state, action)))
            state.apply(state.answers[rng.below(len(state.answers))])
    return out


def measured(work: Callable[[], object]) -> float:
    """Microseconds of this thread's processor time."""
    least = float("inf")
    for _ in range(TRIES):
        start = thread_time_ns()
        work()
        least = min(least, (thread_time_ns() - start) / 1000)
        if least <= LIMIT:
            break
    return least


def main() -> int:
    sys.stdout.write("game          seats  what       times    mean  median    99 %  worst (µs)\n")
    worst = 0.0
    for name in tatami.games():
        for seats in tatami.game(name).info.seats:
            for what, made in costs(name, seats).items():
                made.sort()
                mean, middle, high = sum(made) / len(made), made[len(made) // 2], made[len(made) * 99 // 100]
                figures = f"{mean:6.0f}  {middle:6.0f}  {high:6.0f}  {made[-1]:5.0f}"
                sys.stdout.write(f"{name:13} {seats:5}  {what:8}  {len(made):6}  {figures}\n")
                worst = max(worst, made[-1])
    if worst > LIMIT:
        sys.stdout.write(f"too slow: {worst:.0f} µs, and {LIMIT} are allowed\n")
    return int(worst > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
