"""Write the perft tables anew: `make perft`. A number that changes says that a rule has changed."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import tatami
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing import CuriousPlayer, Setup, perft, setups, walk

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
STARTS = (0, 12, 30)
"""After how many actions of a curious player the trees begin."""


@dataclass(frozen=True)
class Line:
    """One tree: where it begins, how deep it is, and how many leaves it has."""

    setup: str
    actions: int
    depth: int
    leaves: int

    def __str__(self) -> str:
        return f"{self.setup:<10} {self.actions:>7} {self.depth:>6} {self.leaves:>12}"


def table_path(game: Game) -> Path:
    return FOLDER / f"{game.info.id}.txt"


def begin(game: Game, setup: Setup, actions: int) -> State:
    """The position after so many actions; the same everywhere and always."""
    seed = f"perft {setup.name}"
    for number, state in enumerate(walk(game.new(setup.seats, seed, setup.options), CuriousPlayer(seed))):
        if number == actions:
            return state
    raise ValueError(f"{game.info.title}: a game with {setup.name} seats ends before {actions} actions")


def plain_setups(game: Game) -> dict[str, Setup]:
    """The tables by a short name: seat counts and difficulties, yes-or-no options left alone."""
    return {setup.name: setup for setup in setups(game, switches=False)}


def read(path: Path) -> list[Line]:
    """The lines of a table."""
    out: list[Line] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            setup, actions, depth, leaves = line.split()
            out.append(Line(setup, int(actions), int(depth), int(leaves)))
    return out


def write(game: Game, seconds: float) -> None:
    """Go as deep as the time allows for each tree."""
    lines = [
        f"# {game.info.title}, content {game.content_hash}: leaves of the decision tree, free actions included.",
        '# The game begins with the seed "perft <table>"; a curious player (tatami.testing) takes the first actions.',
        f"# {'table':<8} {'actions':>7} {'depth':>6} {'leaves':>12}",
    ]
    for name, setup in plain_setups(game).items():
        for actions in STARTS:
            state = begin(game, setup, actions)
            depth, took, grew = 0, 0.0, 1.0
            while depth < 12 and took * grew < seconds:
                depth += 1
                started = time.monotonic()
                leaves = perft(state, depth)
                now = time.monotonic() - started
                grew, took = (now / took if took > 0.001 else 10.0), now
                lines.append(str(Line(name, actions, depth, leaves)))
            print(lines[-1])
    table_path(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def rewrite(game: Game) -> None:
    """The same trees, counted again: the table changes only where a number does."""
    path = table_path(game)
    tables = plain_setups(game)
    out: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            out.append(
                line if "content" not in line else line.replace(line.split("content ")[1][:12], game.content_hash)
            )
            continue
        setup, actions, depth, _ = line.split()
        state = begin(game, tables[setup], int(actions))
        out.append(str(Line(setup, int(actions), int(depth), perft(state, int(depth)))))
        print(out[-1])
    path.write_text("\n".join(out) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.perft", description="Write the perft tables anew.")
    parser.add_argument("--deeper", type=float, metavar="SECONDS", help="choose depths anew, this long for each tree")
    args = parser.parse_args()
    for name in tatami.games():
        game = tatami.game(name)
        if args.deeper is not None or not table_path(game).exists():
            write(game, args.deeper or 2.0)
        else:
            rewrite(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
