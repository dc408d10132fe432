"""A way to run the command line inside the test, with a script of answers."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tatami.cli.main import main


@dataclass(frozen=True)
class Run:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was printed, without its line breaks."""
        return " ".join(self.out.split())


Tatami = Callable[..., Run]


@pytest.fixture
def tatami_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tatami:
    """``tatami_command("play", "white_castle", answers="1\\n2\\n")``."""

    def run(*words: str, answers: str = "", width: int = 80) -> Run:
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as stop:
            status = int(stop.code or 0)
        said = capsys.readouterr()
        return Run(status, said.out, said.err)

    return run


def any_answers(seed: int, count: int = 600) -> str:
    """Answers for a whole game: small numbers, some of which will not be on offer."""
    rng = random.Random(seed)
    return "".join(f"{rng.randint(1, 4)}\n" for _ in range(count))
