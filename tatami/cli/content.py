"""``tatami content``: what is known about every component, and where that comes from."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import tatami
from tatami.cli.boards.symbols import styled
from tatami.cli.options import add_content, which_game
from tatami.core.content import SOURCES, ContentFile, count_sources
from tatami.core.errors import BadOptions, ContentError
from tatami.core.game import Game
from tatami.shelf import games

DESCRIPTION = """\
Every card, tile and board space is an entry in a content file that says where the fact comes from: the rulebook, public
data, or reconstructed here because it is printed only as a picture. Without a word: how much is which, for every game.

  check     load the content and say whether it is sound
  show      list the entries, or print one
  sources   per file, how many entries come from where
  diff      what a content folder of your own changes
"""
EXAMPLES = """\
examples:
  tatami content
  tatami content show white_castle ST02
  tatami content check white_castle --content my_corrections
  tatami content diff white_castle --content my_corrections
"""
TASKS = ("check", "show", "sources", "diff")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami content``."""
    parser.add_argument("task", nargs="?", choices=TASKS, metavar="TASK", help="check, show, sources or diff")
    parser.add_argument("game", nargs="?", metavar="GAME", help=which_game())
    parser.add_argument("id", nargs="?", metavar="ID", help="an entry, such as ST02, or a file (for show)")
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at content; the exit status."""
    console = Console(highlight=False)
    if arguments.task is None:
        for name in games():
            _sources(console, tatami.game(name))
        return 0
    if arguments.game is None:
        raise BadOptions(f"tatami content {arguments.task} needs a game: {', '.join(games())}")
    game = tatami.game(arguments.game, arguments.content)
    if arguments.task == "check":
        _check(console, game)
    elif arguments.task == "sources":
        _sources(console, game)
    elif arguments.task == "show":
        _show(console, game, arguments.id)
    else:
        if arguments.content is None:
            raise BadOptions("tatami content diff needs --content DIR: the folder to compare with what is shipped")
        _diff(console, tatami.game(arguments.game), game)
    return 0


def _files(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = game.content_data()
    return data


def _counts(game: Game) -> dict[str, dict[str, int]]:
    return count_sources({name: ContentFile(f"{name}.toml", data) for name, data in _files(game).items()})


def _check(console: Console, game: Game) -> None:
    """A game that loads is sound: the loader has checked counts, references and every effect."""
    counts = _counts(game)
    entries = sum(sum(count.values()) for count in counts.values())
    console.print(
        f"{game.info.title}: {len(counts)} files with {entries} entries are sound; content {game.content_hash}"
    )


def _sources(console: Console, game: Game) -> None:
    table = Table(title=f"{game.info.title}: where its facts come from", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("file")
    for source in SOURCES:
        table.add_column(source, justify="right")
    counts = _counts(game)
    for name, count in counts.items():
        table.add_row(f"{name}.toml", *(str(count[source]) for source in SOURCES))
    total = [sum(count[source] for count in counts.values()) for source in SOURCES]
    table.add_section()
    table.add_row("all", *(f"{n} ({100 * n / sum(total):.0f} %)" for n in total), style="bold")
    console.print(table)


def entries(data: object, place: str = "") -> dict[str, Mapping[str, Any]]:
    """Every entry that states a source, by its id or, where it has none, by its place in the file."""
    out: dict[str, Mapping[str, Any]] = {}
    if isinstance(data, dict):
        if "source" in data:
            out[str(data.get("id", place))] = data
        for key, value in data.items():
            out.update(entries(value, f"{place}.{key}" if place else key))
    elif isinstance(data, list):
        for number, value in enumerate(data, 1):
            out.update(entries(value, f"{place}.{number}"))
    return out


def _show(console: Console, game: Game, wanted: str | None) -> None:
    files = _files(game)
    if wanted is None:
        for name, data in files.items():
            console.print(Text(f"{name}.toml", style="bold"))
            console.print(Text("  " + ", ".join(entries(data))))
        return
    for name, data in files.items():
        found = entries(data)
        if wanted.removesuffix(".toml") == name:
            for entry, facts in found.items():
                _print_entry(console, name, entry, facts)
            return
        for entry, facts in found.items():
            if entry.lower() == wanted.lower():
                _print_entry(console, name, entry, facts)
                return
    raise ContentError(f"{game.info.title} has no entry '{wanted}'; tatami content show {game.info.id} lists them")


def _print_entry(console: Console, file: str, name: str, facts: Mapping[str, Any]) -> None:
    console.print(styled(name, "bold").append(f"  {file}.toml", style="dim"))
    for key, value in facts.items():
        if key != "id":
            console.print(Text(f"  {key} = {toml(value)}"))


def toml(value: object) -> str:
    """A value as it would stand in a content file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def _diff(console: Console, shipped: Game, own: Game) -> None:
    changes = 0
    for name, data in _files(shipped).items():
        before = entries(data)
        after = entries(_files(own)[name])
        for entry in [*before, *(entry for entry in after if entry not in before)]:
            lines = _changes(before.get(entry, {}), after.get(entry, {}))
            if lines:
                changes += 1
                console.print(styled(entry, "bold").append(f"  {name}.toml", style="dim"))
                for sign, text in lines:
                    console.print(Text(f"  {sign} {text}", style="red" if sign == "-" else "green"))
    if not changes:
        console.print("nothing differs")
        return
    same = shipped.content_hash == own.content_hash
    played = "only where facts come from differs: records fit both" if same else "records of one do not fit the other"
    console.print(f"{changes} entries differ; {played}")


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for key in dict.fromkeys([*before, *after]):
        old = before.get(key)
        new = after.get(key)
        if old == new or _has_own_entries(old) or _has_own_entries(new):
            continue
        if key in before:
            out.append(("-", f"{key} = {toml(old)}"))
        if key in after:
            out.append(("+", f"{key} = {toml(new)}"))
    return out


def _has_own_entries(value: object) -> bool:
    """Whether parts of a value are entries themselves, which are compared on their own."""
    return bool(entries(value))
