"""The mutation tool itself: it breaks what decides, leaves alone what only speaks, and every mutant is sound Python."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutate import Breaker, mutants_of

SOURCE = '''
"""Speech."""
LIMIT = 3


class Rule:
    name = "rule"
    always_ask = True

    def run(self, s, n):
        """Speech 1."""
        if s.events is not None:
            s.emit("told", 1)
        if not s.over and n < 7:
            s.stock[0] += n - 1
            s.tell(reversed(s.order))
        return min(n, 5)

    def prompt(self, s):
        return {"n": 1}
'''


def test_what_decides_is_broken_and_what_speaks_is_not() -> None:
    found = {(mutant.old, mutant.new) for mutant in Breaker(Path("rule.py"), SOURCE).mutants}
    assert {
        ("n < 7", "(n <= 7)"),
        ("7", "8"),
        ("n - 1", "(n + 1)"),
        ("s.stock[0] += n - 1", "pass"),
        ("not s.over", "(s.over)"),
        ("not s.over and n < 7", "(not s.over or n < 7)"),
        ("reversed(s.order)", "list(s.order)"),
        ("min(n, 5)", "(n)"),
        ("True", "False"),
    } <= found
    assert not any("emit" in old or "Speech" in old or "name" in old for old, _ in found)


def test_every_mutant_of_a_game_differs_and_parses() -> None:
    root = Path(__file__).resolve().parent.parent
    sources: dict[Path, bytes] = {}
    mutants = list(mutants_of("white_castle", only="track.py"))
    assert len(mutants) > 30
    for mutant in mutants:
        whole = sources.setdefault(mutant.path, (root / mutant.path).read_bytes())
        broken = whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :]
        assert whole[mutant.start : mutant.end].decode() == mutant.old
        assert broken != whole
        ast.parse(broken)
