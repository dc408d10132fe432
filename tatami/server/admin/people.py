"""People and their tokens, as whoever runs the server sees them: no hashes, no secrets."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from tatami.server.admin.opening import AdminError
from tatami.server.live.notices import tell
from tatami.server.pure.clock import now
from tatami.server.pure.refusals import Refusal
from tatami.server.pure.table import RUNNING, Person
from tatami.server.stored import people, schema
from tatami.server.stored.database import Database
from tatami.server.stored.people import to_person

_p, _s, _k = schema.person.c, schema.session.c, schema.token.c
SHORT = 8
"""How much of a person's or a token's id is shown: neither is a key, but nobody needs all of it."""


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody in a list."""

    id: str
    name: str
    kind: str
    created: int
    seen: int
    sessions: int
    tokens: int
    tables: int


class TokenLine(msgspec.Struct, frozen=True):
    """A token in a list."""

    id: str
    name: str
    person: str
    created: int
    seen: int | None


def list_people(db: Connection, kind: str | None, name: str | None) -> list[PersonLine]:
    """Everybody of a kind whose name has that in it, the last visitors first."""
    query = select(_p.id, _p.name, _p.kind, _p.created, _p.seen).order_by(_p.seen.desc(), _p.id)
    if kind is not None:
        query = query.where(_p.kind == kind)
    sessions = _counts(db, _s.person, _s.ended.is_(None))
    tokens = _counts(db, _k.person, _k.ended.is_(None))
    seats = _counts(db, schema.seat.c.person, schema.seat.c.person.is_not(None))
    return [
        PersonLine(
            row.id[:SHORT], row.name, row.kind, row.created, row.seen,
            sessions.get(row.id, 0), tokens.get(row.id, 0), seats.get(row.id, 0),
        )
        for row in db.execute(query)
        if name is None or name.casefold() in row.name.casefold()
    ]  # fmt: skip


def list_tokens(db: Connection, person: str | None) -> list[TokenLine]:
    """The tokens that are alive, of everybody or of one person."""
    query = select(schema.token, _p.name.label("owner")).join(schema.person, _k.person == _p.id)
    query = query.where(_k.ended.is_(None)).order_by(_k.created.desc())
    if person is not None:
        query = query.where(_k.person == person)
    return [TokenLine(r.id[:SHORT], r.name, r.owner, r.created, r.seen) for r in db.execute(query)]


def find_person(db: Connection, wanted: str) -> Person:
    """The one person with that name, or whose id begins so."""
    query = select(_p.id, _p.name, _p.kind)
    found = db.execute(query.where(_p.name == wanted)).all()
    if not found and len(wanted) >= 4:
        found = db.execute(query.where(_p.id.startswith(wanted, autoescape=True))).all()
    if not found:
        raise AdminError(f"there is nobody called '{wanted}'; tatami admin people lists everybody")
    if len(found) > 1:
        ids = ", ".join(row.id[:SHORT] for row in found)
        raise AdminError(f"{len(found)} people are called '{wanted}': name one by its id ({ids})")
    return to_person(found[0])


def find_token(db: Connection, wanted: str) -> tuple[str, str]:
    """``(token, person)`` of the one living token whose id begins so."""
    alive = _k.ended.is_(None) & _k.id.startswith(wanted, autoescape=True)
    found = db.execute(select(_k.id, _k.person).where(alive)).all()
    if len(found) != 1:
        raise AdminError(f"{'no' if not found else 'more than one'} token begins with '{wanted}'")
    return found[0].id, found[0].person


def rename(database: Database, person: Person, name: str) -> Person:
    """Another name for somebody; the tables show it at once."""

    def work(db: Connection) -> Person:
        try:
            renamed = people.rename(db, person, name)
        except Refusal as error:
            raise AdminError(str(error)) from error
        tell(database, db, "person", person.id)
        return renamed

    return database.write_now(work)


def end_everything(database: Database, person: Person) -> int:
    """All sessions and tokens of somebody; how many there were."""

    def work(db: Connection) -> int:
        ended = people.end_everything(db, person.id)
        tell(database, db, "ended", "", ended)
        return len(ended)

    return database.write_now(work)


def end_token(database: Database, token: str, person: str) -> None:
    """One token."""

    def work(db: Connection) -> None:
        people.end_token(db, person, token)
        tell(database, db, "ended", "", [token])

    database.write_now(work)


def remove(database: Database, person: Person) -> bool:
    """Take somebody off the server: no name, no way in, no word in any chat.

    True if nothing is left of them. Where a table's log names them, a nameless guest stays in their place: the log of
    a game is never changed.
    """

    def work(db: Connection) -> bool:
        ended = people.end_everything(db, person.id)
        tell(database, db, "ended", "", ended)
        for part in (schema.session, schema.token, schema.chat):
            db.execute(delete(part).where(part.c.person == person.id))
        tell(database, db, "person", person.id)
        if not _is_named(db, person.id):
            db.execute(delete(schema.person).where(_p.id == person.id))
            return True
        nobody = f"Guest {person.id[-4:]}"
        values = {"name": nobody, "name_key": f"~{person.id}", "kind": "guest", "password": None, "seen": now()}
        db.execute(update(schema.person).where(_p.id == person.id).values(values))
        db.execute(update(schema.seat).where(schema.seat.c.person == person.id).values(name=nobody))
        return False

    return database.write_now(work)


def running_seats(db: Connection, person: str) -> list[tuple[str, int]]:
    """``(table, seat)`` of the games somebody is in the middle of, one seat for each table."""
    seat, table = schema.seat.c, schema.tables.c
    query = select(seat.table, func.min(seat.seat)).join(schema.tables, table.id == seat.table)
    rows = db.execute(query.where(seat.person == person, table.status == RUNNING).group_by(seat.table))
    return [(row[0], row[1]) for row in rows]


def _is_named(db: Connection, person: str) -> bool:
    for part in schema.metadata.sorted_tables:
        for key in part.foreign_keys:
            if key.column.table is schema.person:
                if db.execute(select(key.parent).where(key.parent == person).limit(1)).first() is not None:
                    return True
    return db.execute(select(schema.tables.c.id).where(schema.tables.c.owner == person).limit(1)).first() is not None


def _counts(db: Connection, column: ColumnElement[str], where: ColumnElement[bool]) -> dict[str, int]:
    return {row[0]: row[1] for row in db.execute(select(column, func.count()).where(where).group_by(column))}
