"""Is every numbered rule proved by a test that names it?

The rules are the ids that docs/rules/*.md define at the start of a line (WC-8.7, WC-R12, WC-E3). A test proves a rule
by naming its id inside the test function: in a marker, the docstring or a parameter. Once a game is on the shelf, a
rule without a test is an error. A test that names a rule that its game's page does not define always is.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tatami.shelf import GAMES

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b[A-Z]{2}-(?:\d+(?:\.\d+)+|[RE]\d+)\b")
DEFINITION = re.compile(rf"^[\s>|*-]*({RULE.pattern})")


def defined_rules(page: Path) -> list[str]:
    """The ids that a page of rules defines, in the order of the page."""
    found = (DEFINITION.match(line) for line in page.read_text(encoding="utf-8").splitlines())
    return list(dict.fromkeys(match[1] for match in found if match))


def sources_of_tests(folder: Path) -> Iterator[str]:
    """The source text of every test function below a folder, decorators included."""
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source, str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                yield "\n".join(lines[first - 1 : node.end_lineno])


def named_rules(folder: Path) -> set[str]:
    """The ids that test functions name."""
    return {rule for text in sources_of_tests(folder) for rule in RULE.findall(text)}


def main(root: Path = ROOT) -> int:
    named = named_rules(root / "tests")
    defined: set[str] = set()
    failed = False
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        if "." in page.stem:  # a translation
            continue
        rules = defined_rules(page)
        defined.update(rules)
        missing = [rule for rule in rules if rule not in named]
        finished = page.stem in GAMES
        print(f"{page.stem:13} {len(rules) - len(missing):3} of {len(rules):3} rules named by a test", end="")
        print("" if finished else "   (game not built yet)")
        if finished and missing:
            failed = True
            print("    missing:", " ".join(missing))
    ours = {rule.split("-")[0] for rule in defined}  # tests of the reader make up rules of games that do not exist
    if unknown := sorted(rule for rule in named - defined if rule.split("-")[0] in ours):
        failed = True
        print("named by a test but defined nowhere:", " ".join(unknown))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
