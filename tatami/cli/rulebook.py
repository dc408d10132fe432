"""The numbered rules of a game, read from docs/rules: in the package, or beside it in a checkout."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import tatami
from tatami.core.errors import TatamiError
from tatami.shelf import GAMES, games, home_of

RULE = re.compile(r"^(?:[-*|]\s+)?(?:\*\*)?(?P<id>[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\b")
HEADING = re.compile(r"^(#+)\s+(.*)$")
PACKAGE = Path(str(tatami.__file__)).parent
PLACES = (PACKAGE / "docs", PACKAGE.parent / "docs" / "rules")


@dataclass(frozen=True)
class Rule:
    """One numbered rule, in Markdown, with the chapter it stands in."""

    id: str
    chapter: str
    text: str

    @property
    def summary(self) -> str:
        """The rule on one line, without Markdown."""
        return " ".join(plain(self.text).split())


def plain(markdown: str) -> str:
    """Markdown without its marks."""
    return re.sub(r"\*\*|`", "", markdown)


def rulebooks() -> list[str]:
    """The games whose rules are written down."""
    return sorted({path.name.split(".")[0] for place in PLACES for path in place.glob("*.md")})


def read_rules(game: str, language: str = "en") -> list[Rule]:
    """Every numbered rule of a game, in order; in English where the language has no page of its own."""
    found = find_page(game, language)
    if found is None:
        raise TatamiError(f"there are no rules of '{game}'; written down: {', '.join(rulebooks())}")
    return parse_rules(found)


def find_page(game: str, language: str) -> str | None:
    """The page of a game's rules in Markdown; ``None`` if none is written.

    Ours stand together; a game of another package has a folder ``docs`` beside it.
    """
    places: list[Traversable] = [*PLACES]
    if game in games() and game not in GAMES:
        places.append(files(home_of(game)) / "docs")
    pages = [f"{game}.md"] if language == "en" else [f"{game}.{language}.md", f"{game}.md"]
    for page in pages:
        for place in places:
            path = place / page
            if path.is_file():
                return path.read_text(encoding="utf-8")
    return None


def parse_rules(text: str) -> list[Rule]:
    """The lines of a page that begin with an id such as WC-8.6, each with what follows up to the next id or heading."""
    rules: list[Rule] = []
    chapter = ""
    name = ""
    lines: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        heading = HEADING.match(line)
        item = RULE.match(line)
        if (heading or item) and name:
            rules.append(Rule(name, chapter, "\n".join(lines).strip()))
            name = ""
        if heading and len(heading[1]) == 2:
            chapter = heading[2]
        elif item:
            name = item["id"]
            lines = [re.sub(r"^[-*|]\s+", "", line)]
        elif name and not heading:
            lines.append(line)
    return rules


def find_rules(rules: list[Rule], wanted: str) -> list[Rule]:
    """By id (``WC-8.6``), by chapter (``WC-8``, ``8``) or by a word in the text; best match first."""
    wanted = wanted.strip()
    upper = wanted.upper()
    exact = [rule for rule in rules if rule.id.upper() == upper]
    if exact:
        return exact
    bare = [rule for rule in rules if rule.id.split("-", 1)[1].upper() == upper]
    if bare:
        return bare
    inside = [rule for rule in rules if _within(rule.id.upper(), upper)]
    if inside:
        return inside
    word = re.compile(re.escape(wanted), re.IGNORECASE)
    found = [rule for rule in rules if wanted and word.search(plain(rule.text))]
    return sorted(found, key=lambda rule: word.search(rule.chapter) is None)


def _within(rule: str, chapter: str) -> bool:
    return rule.startswith(f"{chapter}.") or rule.split("-", 1)[1].startswith(f"{chapter}.")
