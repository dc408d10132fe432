"""What previews cost: microseconds of processor a decision, in random games of every title.

``python -m tools.preview_cost``
"""

from __future__ import annotations

import sys
from time import process_time_ns

import tatami
from tatami.core.rng import Rng
from tatami.preview import previews

GAMES = 5


def costs(name: str, seats: int) -> list[float]:
    """Microseconds for all previews of a decision, decision by decision."""
    out: list[float] = []
    for seed in range(GAMES):
        state = tatami.game(name).new(seats, seed)
        rng = Rng(seed)
        while not state.over:
            start = process_time_ns()
            previews(state, plans=True)
            out.append((process_time_ns() - start) / 1000)
            state.apply(state.answers[rng.below(len(state.answers))])
    return sorted(out)


def main() -> int:
    sys.stdout.write("game          seats  decisions    mean  median    99 %  worst (µs a decision)\n")
    for name in tatami.games():
        for seats in tatami.game(name).info.seats:
            made = costs(name, seats)
            mean, middle, high = sum(made) / len(made), made[len(made) // 2], made[len(made) * 99 // 100]
            sys.stdout.write(
                f"{name:13} {seats:5}  {len(made):9}  {mean:6.0f}  {middle:6.0f}  {high:6.0f}  {made[-1]:5.0f}\n"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
