"""How the weights of a game's evaluation may be changed, for the tools that look for better ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from tatami.shelf import part_of


@dataclass(frozen=True)
class Tuning:
    """What is tuned: a game's terms, where its weights are, and how they may bend. A game names it ``TUNING``."""

    terms: list[tuple[str, str]]
    turns: int
    knots: tuple[int, ...]
    """Numbers of turns left at which a weight may bend; between them it is a straight line."""
    weights: Path
    rival: bool
    """Whether the game is also played alone against an automaton with weights of its own."""
    window: int
    """The spread at a number of turns left is found from positions with at most so many more or less."""
    trace: float = 1.0
    """How far the end of the game reaches back into what a position should expect; see ``Fit`` of ``tools/tune.py``."""
    families: dict[str, list[str]] = field(default_factory=dict)
    """Terms that are changed together; every other term but the base is a family of its own."""

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.terms]


def tuning_of(game: str) -> Tuning | None:
    """The ``TUNING`` of a game's evaluation; ``None`` if it has none."""
    return cast("Tuning | None", part_of(game, "tatami.bots.evaluation", "TUNING"))
