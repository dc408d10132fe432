"""What README and docstrings show is what happens."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import tatami
from tatami.arena.league import Book, Plan, check, play_league
from tatami.arena.runners import Cores
from tatami.arena.statistics import meetings

README = Path(__file__).resolve().parent.parent / "README.md"
PIECES: list[str] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_ten_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = PIECES[0]
    scope: dict[str, object] = {}
    exec(compile(lines, str(README), "exec"), scope)
    state = scope["state"]
    assert isinstance(state, tatami.State)
    assert state.over
    assert str(state.scores()) in capsys.readouterr().out


def test_the_bot_of_the_readme_plays_in_a_league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside its file, on processes of their own, as the README says."""
    (tmp_path / "my_bots.py").write_text(PIECES[1], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    plan = check(Plan("white_castle", 2, ("my_bots:Cautious", "random"), 2))
    book = Book(tmp_path / "games.jsonl")
    play_league(plan, book, Cores(2))
    [meeting] = meetings(book.of(plan))
    assert meeting.one == "my_bots:Cautious"
    assert meeting.share.games == 4


ROOT = README.parent
WITH_EXAMPLES = [path for path in sorted((ROOT / "tatami").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=[path.relative_to(ROOT).as_posix() for path in WITH_EXAMPLES])
def test_the_examples_in_docstrings(path: Path) -> None:
    """Docstrings come from the source, since compiled modules keep few of them; the engine is the one under test."""
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    scope = vars(import_module(name)).copy()
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>> " in (ast.get_docstring(node) or ""):
            runner.run(doctest.DocTestParser().get_doctest(ast.get_docstring(node) or "", scope, name, str(path), 0))
    result = runner.summarize(verbose=False)
    assert result.attempted > 0
    assert result.failed == 0
