"""Write the golden games anew: `make golden`. Read the diff before you commit it.

A game that exists is played again with the choices it has, as far as they are still legal, so that the diff shows what a
change of the rules does and nothing else. `--new` plays all of them from the beginning.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tatami
from tatami.core.game import Game
from tatami.testing import Setup, choices_of, golden_text, setups

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def golden_games(game: Game) -> list[tuple[Path, Setup]]:
    """The file and the table of each golden game: one for every way to set up the game."""
    return [(FOLDER / game.info.id / f"{setup.name}.txt", setup) for setup in setups(game)]


def render(game: Game, path: Path, setup: Setup, *, new: bool = False) -> str:
    """The text that the file should have."""
    kept = [] if new or not path.exists() else choices_of(path.read_text(encoding="utf-8"))
    return golden_text(game, setup, f"golden {setup.name}", kept)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description="Write the golden games anew.")
    parser.add_argument("--new", action="store_true", help="forget the choices that were made and play anew")
    args = parser.parse_args()
    for name in tatami.games():
        game = tatami.game(name)
        for path, setup in golden_games(game):
            text = render(game, path, setup, new=args.new)
            changed = not path.exists() or path.read_text(encoding="utf-8") != text
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{'written' if changed else 'same   '} {path.relative_to(FOLDER.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
