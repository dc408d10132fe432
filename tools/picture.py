"""The picture of the terminal game in the README: a real screen of a real game, written to docs/terminal.svg."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import tatami
from tatami.bots import make_bot
from tatami.cli.boards import board_of
from tatami.cli.session import Session
from tatami.cli.text import Texts
from tatami.core.record import Record
from tatami.core.rng import Rng

TARGET = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
SEED = "lantern 27"
CHOICES = 62


def main() -> None:
    """Let bots play into the second round, then photograph the table and the question."""
    game = tatami.game("white_castle")
    record = Record.start(game, 3, SEED)
    bot = make_bot("random", SEED)
    while len(record.actions) < CHOICES or record.state.seat != 0 or not _is_placing(record):
        record.apply(bot.decide(record.state, Rng(SEED)))
    console = Console(file=io.StringIO(), width=120, record=True, force_terminal=True, highlight=False)
    session = Session(record, board_of(game, Texts("en", game.info.id)), console)
    session.show()
    picture = console.export_svg(title="tatami play white_castle --seats 3", theme=MONOKAI, unique_id="tatami")
    # Fonts stay those of the reader's machine; lines end where their text ends.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!-- Generated.*?-->", "", picture)
    picture = picture.replace("font-family: Fira Code,", "font-family: ").replace("Fira Code, monospace", "monospace")
    TARGET.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", encoding="utf-8")


def _is_placing(record: Record) -> bool:
    decision = record.state.decision
    return decision is not None and decision.kind == "place_die"


if __name__ == "__main__":
    main()
