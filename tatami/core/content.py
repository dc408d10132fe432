"""Content files: read TOML, say exactly where something is wrong, and name what was read by a hash."""

from __future__ import annotations

import json
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tatami.core.errors import ContentError

SOURCES: Final = ("rulebook", "public", "reconstructed")
REMARKS: Final = ("source", "note")


class Entry:
    """One table of a content file, with its address for error messages."""

    def __init__(self, where: str, data: dict[str, object]) -> None:
        self.where = where
        self.data = data

    def fail(self, key: str, problem: str) -> ContentError:
        """The error for a field of this entry."""
        return ContentError(f"{self.where}: field '{key}': {problem}")

    def get(self, key: str) -> object:
        """The value of a field that must be there."""
        if key not in self.data:
            raise self.fail(key, "is missing")
        return self.data[key]

    def text(self, key: str, allowed: list[str] | None = None) -> str:
        """A word, from ``allowed`` if given."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, f"must be text, not {value!r}")
        if allowed is not None and value not in allowed:
            raise self.fail(key, f"'{value}' is not one of {', '.join(allowed)}")
        return value

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        """A whole number between ``low`` and ``high``."""
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {value!r}")
        return value

    def items(self, key: str, count: int | None = None) -> list[object]:
        """A list, of ``count`` members if given."""
        value = self.get(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise self.fail(key, f"must be a list{'' if count is None else f' of {count}'}")
        return list(value)

    def words(self, key: str, allowed: list[str]) -> list[str]:
        """A list of words from ``allowed``."""
        out: list[str] = []
        for value in self.items(key):
            if not isinstance(value, str) or value not in allowed:
                raise self.fail(key, f"{value!r} is not one of {', '.join(allowed)}")
            out.append(value)
        return out

    def numbers(self, key: str, count: int | None = None) -> list[int]:
        """A list of whole numbers."""
        out: list[int] = []
        for value in self.items(key, count):
            if type(value) is not int:
                raise self.fail(key, f"{value!r} is not a whole number")
            out.append(value)
        return out

    def per_count(self, key: str) -> list[int]:
        """A number for each number of players; nobody plays with 0."""
        inner = self.table(key)
        return [0] + [inner.number(str(count)) for count in range(1, 5)]

    def tables(self, key: str, count: int | None = None) -> list[Entry]:
        """A list of tables, of ``count`` if given."""
        out: list[Entry] = []
        for index, item in enumerate(self.items(key, count)):
            if not isinstance(item, dict):
                raise self.fail(key, f"number {index + 1} must be a table")
            out.append(Entry(f"{self.where}: {key} {index + 1}", item))
        return out

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table")
        return Entry(f"{self.where}: {key}", value)


class ContentFile:
    """A parsed content file."""

    def __init__(self, name: str, data: dict[str, object]) -> None:
        self.name = name
        self.data = data

    def table(self, *path: str) -> Entry:
        """The table at a dotted path."""
        entry = Entry(self.name, self.data)
        for key in path:
            entry = entry.table(key)
        return entry

    def entries(self, key: str, count: int | None = None) -> list[Entry]:
        """An array of tables, each with an ``id`` of its own and a valid ``source``."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise ContentError(f"{self.name}: there is no [[{key}]]")
        if count is not None and len(value) != count:
            raise ContentError(f"{self.name}: [[{key}]]: {len(value)} entries, the game has {count}")
        out: list[Entry] = []
        seen: set[str] = set()
        for index, item in enumerate(value):
            place = f"{self.name}: [[{key}]] number {index + 1}"
            if not isinstance(item, dict):
                raise ContentError(f"{place}: must be a table")
            name = Entry(place, item).text("id")
            if name in seen:
                raise ContentError(f"{place}: the id '{name}' is used twice")
            seen.add(name)
            entry = Entry(f"{self.name}: {name}", item)
            entry.text("source", list(SOURCES))
            out.append(entry)
        return out

    def named(self, key: str, names: list[str]) -> list[Entry]:
        """An array of tables with these ids, in this order: actions and stored games count on both."""
        out = self.entries(key, len(names))
        for entry, name in zip(out, names, strict=True):
            if entry.text("id") != name:
                raise ContentError(f"{self.name}: [[{key}]]: '{entry.text('id')}' stands where '{name}' is expected")
        return out


def read_content(shipped: Path, own: Path | None = None) -> dict[str, ContentFile]:
    """Every content file of a game by its stem; a file of the same name in ``own`` replaces the shipped one."""
    if own is not None and not own.is_dir():
        raise ContentError(f"there is no content folder '{own}'")
    files = {path.name: path for path in sorted(shipped.glob("*.toml"))}
    if own is not None:
        for path in sorted(own.glob("*.toml")):
            if path.name not in files:
                raise ContentError(f"{path.name}: the game has no content file of that name")
            files[path.name] = path
    return {path.stem: _read(path) for path in files.values()}


def _read(path: Path) -> ContentFile:
    try:
        with path.open("rb") as handle:
            return ContentFile(path.name, tomllib.load(handle))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from error


def content_hash(files: dict[str, ContentFile]) -> str:
    """A short name for what the files say; where a fact comes from does not count."""
    facts = {name: _facts(file.data) for name, file in files.items()}
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _facts(value: object) -> object:
    if isinstance(value, dict):
        return {key: _facts(item) for key, item in value.items() if key not in REMARKS}
    return [_facts(item) for item in value] if isinstance(value, list) else value


def count_sources(files: dict[str, ContentFile]) -> dict[str, dict[str, int]]:
    """Per file, how many entries come from where."""
    out: dict[str, dict[str, int]] = {}
    for name, file in files.items():
        counts = dict.fromkeys(SOURCES, 0)
        _count(file.data, counts)
        out[name] = counts
    return out


def _count(value: object, counts: dict[str, int]) -> None:
    if isinstance(value, dict):
        source = value.get("source")
        if isinstance(source, str) and source in counts:
            counts[source] += 1
        for item in value.values():
            _count(item, counts)
    elif isinstance(value, list):
        for item in value:
            _count(item, counts)
