"""What README and docstrings show is what happens."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
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


ROOT = README.parent
WITH_EXAMPLES = [
    path
    for room in ("core", "games")
    for path in sorted((ROOT / "tatami" / room).rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=[path.stem for path in WITH_EXAMPLES])
def test_the_examples_in_the_engine(path: Path) -> None:
    """Docstrings come from the source, since compiled modules keep few of them; the engine is the one under test."""
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    scope = vars(import_module(name)).copy()
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ">>> " in (ast.get_docstring(node) or ""):
            runner.run(doctest.DocTestParser().get_doctest(ast.get_docstring(node) or "", scope, name, str(path), 0))
    result = runner.summarize(verbose=False)
    assert result.attempted > 0
    assert result.failed == 0
