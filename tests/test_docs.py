"""The pages for people: what they name is there, and their lines wrap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
WIDTH = 120
MADE = {"tatami/docs", "tatami/server/static"}
"""Folders that a build or a package has, and the repository has not."""

LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"`((?:tatami|tests|tools|web|docs)/[\w./-]+)`")
MODULE = re.compile(r"python -m ((?:tools|tests)[\w.]+)")
CODE = re.compile(r"^```\w*\n(.*?)^```|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
TARGETS = re.compile(r"make ((?:[a-z-]+\b(?!=) ?)+)")
VERB = re.compile(r"tatami ([a-z]+)")


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def commands(text: str) -> Iterator[str]:
    """Every line of code on a page, without comments and without what is set before a command."""
    for block, inline in CODE.findall(text):
        for line in (block or inline).splitlines():
            yield re.sub(r"^(?:[A-Z]+=\S+ )+", "", line.split("#")[0].strip())


def anchors(page: Path) -> set[str]:
    """The fragments that headings of a page answer to."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def prose(text: str) -> Iterator[tuple[int, str]]:
    """Every line but those of tables, with its number."""
    return ((number, line) for number, line in enumerate(text.splitlines(), 1) if not line.startswith("|"))


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_lines_wrap(page: Path) -> None:
    assert [number for number, line in prose(page.read_text(encoding="utf-8")) if len(line) > WIDTH] == []


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, fragment = link.partition("#")
        if "://" in link:
            continue
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not fragment or fragment in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_files_and_commands_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in FILE.findall(text):
        assert name in MADE or (ROOT / name).exists(), name
    for module in MODULE.findall(text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module
    for command in commands(text):
        if found := TARGETS.match(command):
            assert set(found[1].split()) <= targets(), command
        if found := VERB.match(command):
            assert found[1] in COMMANDS, command
