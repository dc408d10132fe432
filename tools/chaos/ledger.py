"""The ledger: everything the server has said to anybody, kept outside the server.

An entry of a table's log that somebody was told of must be in the database exactly so for ever. A request whose answer
never came may be there or not, but once at most.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tools.chaos.shelf import Shelf

PLAY = frozenset({"move", "undo", "confirm", "answer"})
_SHELF = Shelf()
SECRET = frozenset(name for name in _SHELF.ids() if _SHELF.game(name).asks_in_secret)
"""Games of which the others are told whole turns, renumbered: there one's own entries are exact, no others."""


@dataclass(frozen=True)
class Told:
    """One entry of a log as somebody was told of it; the action only where they may know it."""

    kind: str
    seat: int | None
    ply: int
    action: str | None


@dataclass(frozen=True)
class Request:
    """Something that somebody asked for at a table they knew at a version."""

    table: str
    person: str
    kind: str
    version: int
    action: str | None
    end: str = "lost"
    """How it ended, if not well: the connection was lost, or the code of a refusal."""


@dataclass
class Ledger:
    """What all people together were told."""

    tables: dict[str, str] = field(default_factory=dict)
    """Every table that was acknowledged: its game."""
    told: dict[str, dict[int, Told]] = field(default_factory=dict)
    reached: dict[str, int] = field(default_factory=dict)
    """The highest version anybody was told of a table."""
    acknowledged: Counter[str] = field(default_factory=Counter)
    answers: dict[str, set[int]] = field(default_factory=dict)
    """The versions that were written for an acknowledged request."""
    by_table: Counter[str] = field(default_factory=Counter)
    """Acknowledged moves, undos and confirmations at each table."""
    unknown: list[Request] = field(default_factory=list)
    refused: list[Request] = field(default_factory=list)
    codes: Counter[str] = field(default_factory=Counter)
    said: dict[str, str] = field(default_factory=dict)
    """What was said (no text twice) and at which table."""
    perhaps_said: dict[str, str] = field(default_factory=dict)
    created: Counter[str] = field(default_factory=Counter)
    """Tables set up by each person, and those of which they do not know."""
    perhaps_created: Counter[str] = field(default_factory=Counter)
    contradictions: list[str] = field(default_factory=list)
    """Where the server told two different things of one version."""

    @property
    def moves(self) -> int:
        """Acknowledged moves of people, undos and confirmations not counted."""
        return self.acknowledged["move"]

    @property
    def by_game(self) -> Counter[str]:
        """Acknowledged moves, undos and confirmations at the tables of each game."""
        games: Counter[str] = Counter()
        for table, times in self.by_table.items():
            games[self.tables[table]] += times
        return games

    def table_created(self, table: str, game: str, person: str) -> None:
        """A table was acknowledged."""
        self.tables[table] = game
        self.created[person] += 1
        self.acknowledged["create"] += 1

    def heard(self, state: dict[str, Any]) -> None:
        """Take down every entry of an answer or a push that is told exactly."""
        table = state["table"]["id"]
        secret = self.tables.get(table, state["table"]["game"]) in SECRET
        mine = state["mine"]
        book = self.told.setdefault(table, {})
        for entry in state["entries"]:
            if secret and (entry["seat"] not in mine or entry["kind"] not in PLAY):
                continue
            action = entry["action"]["name"] if entry["action"] else None
            self._note(book, table, entry["version"], Told(entry["kind"], entry["seat"], entry["ply"], action))
        if not secret:
            self.reached[table] = max(self.reached.get(table, 0), state["version"])

    def answered(self, request: Request, state: dict[str, Any]) -> None:
        """A move, an undo or a confirmation was acknowledged, with a state that was heard already."""
        new = [entry for entry in state["entries"] if entry["version"] > request.version]
        mine = [entry for entry in new if entry["kind"] in PLAY and entry["seat"] in state["mine"]]
        self.answers.setdefault(request.table, set()).update(entry["version"] for entry in mine)
        if not mine or asked_by(mine[0]["kind"], mine[0]["data"]) != request.kind:
            self.contradictions.append(f"{request} was acknowledged without an entry")
        self.acknowledged[request.kind] += 1
        self.by_table[request.table] += 1

    def refuse(self, request: Request, code: str) -> None:
        """A request was refused: nothing of it may be stored."""
        self.codes[code] += 1
        self.refused.append(request)

    def _note(self, book: dict[int, Told], table: str, version: int, told: Told) -> None:
        before = book.get(version)
        if before is None or (before.action is None and _same_but_for_action(before, told)):
            book[version] = told
        elif not _same_but_for_action(before, told) or (told.action is not None and told.action != before.action):
            self.contradictions.append(f"version {version} of {table} was {before}, then {told}")


def asked_by(kind: str, data: dict[str, Any]) -> str:
    """The kind of request that led to an entry: a move puts down an answer to an open question, an undo takes it up."""
    if kind != "answer":
        return kind
    return "undo" if data.get("back") else "move"


def _same_but_for_action(one: Told, other: Told) -> bool:
    return (one.kind, one.seat, one.ply) == (other.kind, other.seat, other.ply)
