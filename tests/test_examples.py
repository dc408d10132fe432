"""What README and docstrings show is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tatami

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_ten_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    [lines] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    scope: dict[str, object] = {}
    exec(compile(lines, str(README), "exec"), scope)
    state = scope["state"]
    assert isinstance(state, tatami.State)
    assert state.over
    assert str(state.scores()) in capsys.readouterr().out


def test_the_examples_of_the_package_docstring() -> None:
    result = doctest.testmod(tatami)
    assert result.attempted > 0
    assert result.failed == 0
