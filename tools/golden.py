"""Write the golden games anew: `make golden`. Read the diff before you commit it.

A game that exists is played again with the choices it has, as far as they are still legal, so that the diff shows what
a change of the rules does and nothing else. `--new` plays many games for each table and keeps the one that shows most.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

import tatami
from tatami.core.game import Game
from tatami.testing import Setup, choices_of, golden_text, setups

SECOND = "-second"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def golden_games(game: Game) -> list[tuple[Path, Setup]]:
    """The file and the table of each golden game: one for every way to set up the game.

    A game without yes-or-no options has two for each, so that every seat count is seen twice.
    """
    endings = [""] if any(option.type == "bool" for option in game.info.options) else ["", SECOND]
    folder = FOLDER / game.info.id
    return [(folder / f"{setup.name}{ending}.txt", setup) for setup in setups(game) for ending in endings]


def render(game: Game, path: Path, setup: Setup) -> str:
    """The text that the file should have: its own game, played again."""
    text = path.read_text(encoding="utf-8")
    return golden_text(game, setup, seed_of(text), choices_of(text))


def seed_of(text: str) -> str:
    """The seed in the first line of a golden game."""
    return str(json.loads(text.splitlines()[0].rpartition("seed ")[2]))


def most_interesting(game: Game, setup: Setup, first: int = 0, tries: int = 40) -> str:
    """The game of a curious player, of some seeds from the first on, in which most different things happen."""
    texts = (golden_text(game, setup, seed, []) for seed in range(first, first + tries))
    return max(texts, key=variety)


def variety(text: str) -> int:
    """How many kinds of decisions, events and actions a game shows."""
    found = set(re.findall(r"^\d+ seat \d (\w+ \S+)", text, re.MULTILINE))
    found |= set(re.findall(r"(\w+\()", text))
    found |= {" ".join(choice.split()[:2]) for choice in choices_of(text)}
    return len(found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description="Write the golden games anew.")
    parser.add_argument("--new", action="store_true", help="forget the choices that were made and play anew")
    args = parser.parse_args()
    for name in tatami.games():
        game = tatami.game(name)
        for path, setup in golden_games(game):
            if args.new or not path.exists():
                text = most_interesting(game, setup, 40 if path.stem.endswith(SECOND) else 0)
            else:
                text = render(game, path, setup)
            changed = not path.exists() or path.read_text(encoding="utf-8") != text
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{'written' if changed else 'same   '} {path.relative_to(FOLDER.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
