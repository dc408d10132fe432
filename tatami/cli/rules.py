"""``tatami rules``: the numbered rules of a game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from tatami.cli.options import add_game, add_language
from tatami.cli.rulebook import Rule, find_rules, read_rules
from tatami.core.errors import TatamiError

DESCRIPTION = """\
Read the numbered rules. Without ID: every rule on one line, by chapter. With ID: a rule (WC-8.6), a chapter (8), a
ruling (R12), a worked example (E3), or every rule with a word in it.
"""
EXAMPLES = """\
examples:
  tatami rules white_castle            the whole list
  tatami rules white_castle WC-8.6     one rule
  tatami rules white_castle 11         a chapter
  tatami rules white_castle lantern    every rule that speaks of lanterns
  tatami rules bitoku 19 --lang cs     the tengu, in Czech
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami rules``."""
    add_game(parser)
    parser.add_argument("id", metavar="ID", nargs="*", help="a rule, a chapter or words to look for")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show rules; the exit status."""
    rules = read_rules(arguments.game, arguments.lang)
    wanted = " ".join(arguments.id)
    console = Console(highlight=False)
    if not wanted:
        _list(console, rules)
        return 0
    found = find_rules(rules, wanted)
    if not found:
        raise TatamiError(f"no rule of {arguments.game} is called '{wanted}' or speaks of it")
    for rule in found:
        console.print(Markdown(rule.text))
        console.print()
    return 0


def _list(console: Console, rules: list[Rule]) -> None:
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print()
            console.print(Text(chapter, style="bold"))
        line = Text(rule.summary, no_wrap=True, overflow="ellipsis")
        line.truncate(console.width - 2, overflow="ellipsis")
        console.print(Text("  ").append_text(line), no_wrap=True, overflow="ellipsis")
