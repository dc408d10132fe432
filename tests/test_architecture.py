"""What the layers may use. The direction of imports inside tatami is held by import-linter (pyproject.toml)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = sorted(path for room in ("core", "games") for path in (ROOT / "tatami" / room).rglob("*.py"))

# A kernel that draws from the process-wide generator, looks at a clock or talks to the world cannot replay a game.
WORLD = {"asyncio", "datetime", "http", "random", "secrets", "socket", "sqlite3", "subprocess", "threading", "time"}


class NeededImports(ast.NodeVisitor):
    """Collects the top-level names that a module cannot run without.

    Not needed are imports that only a type checker sees, and imports that may fail (`except ImportError`).
    """

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Try(self, node: ast.Try) -> None:
        caught = {handler.type.id for handler in node.handlers if isinstance(handler.type, ast.Name)}
        if "ImportError" in caught:
            node.body = []
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.names.update(alias.name.split(".")[0] for alias in node.names)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module and not node.level:
            self.names.add(node.module.split(".")[0])


def needed_imports(path: Path) -> set[str]:
    visitor = NeededImports()
    visitor.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    return visitor.names


def names(paths: list[Path]) -> Iterator[str]:
    return (path.relative_to(ROOT).as_posix() for path in paths)


def test_there_is_an_engine_to_look_at() -> None:
    assert len(ENGINE) > 5


@pytest.mark.parametrize("path", ENGINE, ids=names(ENGINE))
def test_core_and_games_need_nothing_but_the_standard_library(path: Path) -> None:
    assert needed_imports(path) <= sys.stdlib_module_names | {"tatami"}


@pytest.mark.parametrize("path", ENGINE, ids=names(ENGINE))
def test_core_and_games_know_no_clock_no_network_and_no_global_chance(path: Path) -> None:
    assert not needed_imports(path) & WORLD
