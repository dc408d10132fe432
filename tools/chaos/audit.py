"""The ledger against the database, table by table, with the engine as a witness."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from tatami.core.game import Game
from tatami.core.state import State
from tatami.server.pure.entries import CONFIRM, MOVE, RESIGN, UNDO, LogEntry
from tatami.server.stored import schema
from tatami.server.stored.schema import AnyRow
from tatami.server.stored.store import read_entries
from tools.chaos.ledger import PLAY, SECRET, Ledger, Request
from tools.chaos.stores import Store
from tools.chaos.wires import Json


@dataclass
class Findings:
    """What is not as it was promised; empty lists are good."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    """Stored entries of people that nobody asked for, or asked for once and stored twice."""
    broken: list[str] = field(default_factory=list)
    """Logs with gaps, logs that do not replay, snapshots and views that differ from the log."""
    refused_but_stored: list[str] = field(default_factory=list)
    compared: Counter[str] = field(default_factory=Counter)
    unknown_stored: Counter[str] = field(default_factory=Counter)
    """Of the requests with an unknown end those that were carried out, by how they ended for the one who asked."""


class Audit:
    """Reads the database once the server is gone."""

    def __init__(self, ledger: Ledger, games: Any) -> None:
        self.findings = Findings()
        self._ledger = ledger
        self._games = games
        self._unknown = _by_place(ledger.unknown)
        self._refused = _by_place(ledger.refused)

    def run(self, store: Store, seen: list[tuple[str, Json]]) -> Findings:
        """Compare everything."""
        engine = store.engine()
        looks = defaultdict(list)
        for _, state in seen:
            looks[state["table"]["id"]].append(state)
        try:
            with engine.connect() as db:
                for table in self._ledger.tables:
                    self._table(db, table, looks[table])
                self._chat(db)
                self._creations(db)
        finally:
            engine.dispose()
        self.findings.broken += self._ledger.contradictions
        return self.findings

    def _table(self, db: Connection, table: str, looks: list[Json]) -> None:
        row = db.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
        if row is None:
            acknowledged = self._ledger.by_table[table] or 1
            self.findings.lost += [f"table {table} is gone"] * acknowledged
            return
        entries = read_entries(db, table, 0)
        self._told(table, row, entries)
        self._gapless(table, row, entries)
        unasked = self._replayed(db, table, row, entries, looks)
        self._explained(table, entries, unasked)
        self.findings.compared["tables"] += 1

    def _told(self, table: str, row: AnyRow, entries: list[LogEntry]) -> None:
        """Every entry that anybody was told of is there, and is what they were told."""
        stored = {entry.version: entry for entry in entries}
        for version, told in self._ledger.told.get(table, {}).items():
            self.findings.compared["entries"] += 1
            entry = stored.get(version)
            if entry is None:
                self.findings.lost.append(f"version {version} of {table} ({told}) is not stored")
            elif (entry.kind, entry.seat, entry.ply) != (told.kind, told.seat, told.ply) or (
                told.action is not None and told.action != entry.action
            ):
                self.findings.lost.append(
                    f"version {version} of {table} was {told}, stored is {entry.kind} {entry.action}"
                )
        elsewhere = self._ledger.reached.get(table, 0)
        if elsewhere > row.version and elsewhere not in self._ledger.told.get(table, {}):
            self.findings.lost.append(f"{table} is at {row.version}, but was at {elsewhere}")

    def _explained(self, table: str, entries: list[LogEntry], unasked: set[int]) -> None:
        """Every stored entry of a person was acknowledged, or asked for without an answer: once."""
        answered = self._ledger.answers.get(table, set())
        before = 0
        for entry in entries:
            if entry.kind in PLAY and entry.person is not None and entry.version not in answered:
                place = (table, entry.person, entry.kind, before)
                unknown = _take(self._unknown[place], entry)
                if unknown is not None:
                    self.findings.unknown_stored[unknown.end] += 1
                elif _take(self._refused[place], entry):
                    self.findings.refused_but_stored.append(f"version {entry.version} of {table}: {entry.kind}")
                elif entry.version not in unasked:
                    self.findings.doubled.append(f"version {entry.version} of {table}: {entry.kind} {entry.action}")
            before = entry.version

    def _gapless(self, table: str, row: AnyRow, entries: list[LogEntry]) -> None:
        versions = [entry.version for entry in entries]
        if self._ledger.tables[table] not in SECRET:  # there versions leap; the plies of the replay tell of a gap
            for before, after in zip([0, *versions], versions, strict=False):
                if after != before + 1:
                    self.findings.broken.append(f"{table} has no entry between {before} and {after}")
        if versions and versions[-1] != row.version:
            self.findings.broken.append(f"{table} is at {row.version}, its log at {versions[-1]}")

    def _replayed(
        self, db: Connection, table: str, row: AnyRow, entries: list[LogEntry], looks: list[Json]
    ) -> set[int]:
        """The log leads where the snapshots, the result and the views that people were sent say.

        Returns the versions of moves that the server makes by itself: in a secret game nobody is asked who has one
        answer.
        """
        unasked: set[int] = set()
        if row.status == "open":
            return unasked
        game: Game = self._games.game(row.game)
        seats = db.execute(
            select(func.count()).select_from(schema.seat).where(schema.seat.c.table == table)
        ).scalar_one()
        state = game.new(seats, row.seed, msgspec.json.decode(row.options))
        snapshots = {
            found.version: found.state
            for found in db.execute(select(schema.snapshot).where(schema.snapshot.c.table == table))
        }
        wanted = {look["version"] for look in looks}
        moments: dict[int, State] = {}
        try:
            for version, moment in _moments(state, entries):
                if row.game in SECRET and state.only_answer is not None:
                    unasked.add(version)
                state = moment
                if version in snapshots and moment.to_json() != snapshots[version]:
                    self.findings.broken.append(f"the snapshot of {table} at {version} differs from its log")
                if version in wanted:
                    moments[version] = moment
        except Exception as error:
            self.findings.broken.append(f"the log of {table} does not replay: {error!r}")
            return unasked
        if row.status == "over" and not state.over:
            self.findings.broken.append(f"{table} is over, its log is not")
        for look in looks:
            self._looked(table, look, moments)
        return unasked

    def _looked(self, table: str, look: Json, moments: dict[int, State]) -> None:
        moment = moments.get(look["version"])
        self.findings.compared["views"] += 1
        if moment is None:
            self.findings.broken.append(f"somebody sees version {look['version']} of {table}, which is not stored")
        elif msgspec.json.decode(msgspec.json.encode(moment.view(look["seat"]))) != _without_previews(look["view"]):
            self.findings.broken.append(f"somebody sees {table} at {look['version']} otherwise than its log has it")

    def _chat(self, db: Connection) -> None:
        stored = Counter(
            (found.table, found.text) for found in db.execute(select(schema.chat.c.table, schema.chat.c.text))
        )
        for text, table in self._ledger.said.items():
            self.findings.compared["messages"] += 1
            if stored[table, text] == 0:
                self.findings.lost.append(f"at {table} '{text}' is not stored")
        for (table, text), count in stored.items():
            if count > 1:
                self.findings.doubled.append(f"at {table} '{text}' is stored {count} times")

    def _creations(self, db: Connection) -> None:
        owner = schema.tables.c.owner
        counted = {row[0]: row[1] for row in db.execute(select(owner, func.count()).group_by(owner))}
        for person, created in self._ledger.created.items():
            if counted.get(person, 0) > created + self._ledger.perhaps_created[person]:
                self.findings.doubled.append(f"{person} owns {counted[person]} tables, but asked for fewer")


def _moments(state: State, entries: list[LogEntry]) -> Iterable[tuple[int, State]]:
    """The game after every entry of its log: the engine alone, undo as a longer memory."""
    line = [state]
    held: int | None = None
    for entry in entries:
        if entry.kind == MOVE and entry.action is not None:
            after = line[-1].copy()
            action = after.game.actions.parse(entry.action)
            if action not in after.legal():
                raise ValueError(f"{entry.action} is not legal at version {entry.version}")
            after.decide(action)
            line.append(after)
        elif entry.kind == UNDO:
            del line[entry.ply + 1 :]
        if entry.kind in (MOVE, UNDO, CONFIRM) or (entry.kind == RESIGN and entry.seat == held):
            held = entry.seat if entry.data.get("hold") else None
        while line[-1].automaton is not None and held is None:
            line[-1] = line[-1].copy()
            line[-1].go_on()
        if len(line) - 1 != entry.ply:
            raise ValueError(f"ply {entry.ply} at version {entry.version} should be {len(line) - 1}")
        yield entry.version, line[-1]


def _by_place(requests: list[Request]) -> dict[tuple[str, str, str, int], list[Request]]:
    found: dict[tuple[str, str, str, int], list[Request]] = defaultdict(list)
    for request in requests:
        found[request.table, request.person, request.kind, request.version].append(request)
    return found


def _take(requests: list[Request], entry: LogEntry) -> Request | None:
    """The one of these requests that asked for this entry; it explains no other."""
    for index, request in enumerate(requests):
        if request.action is None or request.action == entry.action:
            return requests.pop(index)
    return None


def _without_previews(view: Json) -> Json:
    """A view as the engine alone has it: what options cost and bring is added for the seat that is asked."""
    for option in (view.get("decision") or {}).get("options", []):
        option.pop("preview", None)
    return view
