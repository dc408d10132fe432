"""Would the tests notice? Breaks the rules of a game in one place at a time and runs the game's rules tests.

A mutant is one small change to the code: a comparison turned, a number one higher, a sign swapped, a call left out.
A mutant that no test notices *survives*: either the change makes no difference, or a test is missing. Mutants are
tried in a scratch copy, in an order that the seed fixes, until the limit or the time is used up.

    python -m tools.mutate white_castle --limit 100 --seed 1
    python -m tools.mutate white_castle --only solo.py --workers 2
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
SPEECH = {
    "actions.py",
    "content.py",
    "game.py",
    "frames.py",
    "kinds.py",
    "table.py",
    "table_generated.py",
    "steps.py",
    "view.py",
    "__init__.py",
}
"""Files of a game that say things rather than decide them; other tests look after those."""
SILENT = {"prompt", "emit", "sound"}
"""What a rule tells people is no part of the rule, nor is what a stored state may look like."""
TEST_SECONDS = 120

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the text between two offsets of a file is replaced."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())}  ->  {self.new}"


class Breaker(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.mutants: list[Mutant] = []
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line.encode()))
        self.visit(ast.parse(source, str(path)))

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        old = self.source.encode()[start:end].decode()
        self.mutants.append(Mutant(self.path, node.lineno, start, end, old, new))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in SILENT:
            for statement in node.body:
                self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef) or (
                isinstance(statement, ast.Assign)
                and isinstance(statement.value, ast.Constant)
                and isinstance(statement.value.value, bool)
            ):
                self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        if "events" not in ast.unparse(node.test):
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not isinstance(node.targets[0], ast.Name):
            self.replace(node, "pass")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        if type(node.op) in OPERATORS:
            other = copy.deepcopy(node)
            other.op = OPERATORS[type(node.op)]()
            self.replace(node, ast.unparse(other))
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        for i, op in enumerate(node.ops):
            if type(op) in COMPARISONS:
                other = copy.deepcopy(node)
                other.ops[i] = COMPARISONS[type(op)]()
                self.replace(node, f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            other = copy.deepcopy(node)
            other.op = OPERATORS[type(node.op)]()
            self.replace(node, f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = copy.deepcopy(node)
        other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.replace(node, f"({ast.unparse(other)})")
        for i in range(len(node.values)):
            rest = [value for j, value in enumerate(node.values) if j != i]
            part = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self.replace(node, f"({ast.unparse(part)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.replace(node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "reversed":
            self.replace(node, f"list({ast.unparse(node.args[0])})")
        if isinstance(node.func, ast.Name) and node.func.id in {"min", "max"} and len(node.args) == 2:
            for argument in node.args:
                self.replace(node, f"({ast.unparse(argument)})")
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # an assertion, no rule
            self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue")


def mutants_of(game: str, only: str | None) -> Iterator[Mutant]:
    """Every mutant of a game's rules."""
    for path in sorted((ROOT / "tatami" / "games" / game).rglob("*.py")):
        if path.name not in SPEECH and (only is None or path.name == only):
            yield from Breaker(path.relative_to(ROOT), path.read_text(encoding="utf-8")).mutants


def tests_of(game: str) -> list[str]:
    """The tests that speak of a game's rules: those named after rules, and the second opinion on every legal list."""
    places = [f"tests/rules/{game}", f"tests/properties/test_{game}_choices.py"]
    return [place for place in places if (ROOT / place).exists()]


class Workshop:
    """A scratch copy in which one mutant at a time is put to the test."""

    def __init__(self, place: Path, tests: list[str]) -> None:
        self.place = place
        self.tests = tests
        leave = shutil.ignore_patterns("__pycache__")
        for part in ("tatami", "tests"):
            shutil.copytree(ROOT / part, place / part, ignore=leave)
        shutil.copy(ROOT / "pyproject.toml", place)

    def passes(self) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *self.tests]
        world = {**os.environ, "PYTHONPATH": str(self.place), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            run = subprocess.run(
                command, cwd=self.place, env=world, capture_output=True, timeout=TEST_SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == 0

    def survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with the mutant in place; afterwards the copy is whole again."""
        path = self.place / mutant.path
        whole = path.read_bytes()
        try:
            path.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
            return self.passes()
        finally:
            path.write_bytes(whole)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--only", metavar="FILE", help="mutate this file name only, such as solo.py")
    parser.add_argument("--limit", type=int, default=10_000, help="how many mutants to try at most")
    parser.add_argument("--seconds", type=float, default=3600.0, help="start no mutant after this time")
    parser.add_argument("--seed", type=int, default=0, help="fixes which mutants come first")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    tests = tests_of(wanted.game)
    if not tests:
        print(f"there are no rules tests of {wanted.game}")
        return 2
    mutants = list(mutants_of(wanted.game, wanted.only))
    random.Random(wanted.seed).shuffle(mutants)
    chosen = mutants[: wanted.limit]
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(wanted.workers) as pool:
        shops: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(wanted.workers):
            shops.put(Workshop(Path(scratch) / str(number), tests))
        shop = shops.get()
        if not shop.passes():
            print(f"{' '.join(tests)} fails without any mutant")
            return 2
        shops.put(shop)

        def attempt(mutant: Mutant) -> bool | None:
            if time.monotonic() - started > wanted.seconds:
                return None
            mine = shops.get()
            try:
                lives = mine.survives(mutant)
            finally:
                shops.put(mine)
            if lives:
                print(f"survived  {mutant}", flush=True)
            return lives

        results = [result for result in pool.map(attempt, chosen) if result is not None]
    killed = results.count(False)
    share = 100 * killed / len(results) if results else 0.0
    print(f"{killed} of {len(results)} mutants noticed ({share:.1f} %), {len(mutants)} possible, seed {wanted.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
