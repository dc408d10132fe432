"""People: guests, accounts, their sessions and their bots' tokens."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from tatami.server.config import MAX_SESSIONS, MAX_TOKENS, SESSION_DAYS
from tatami.server.pure.clock import now
from tatami.server.pure.ids import new_id
from tatami.server.pure.names import clean_name, name_key, name_keys
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.table import Person
from tatami.server.stored import keys, schema
from tatami.server.stored.schema import AnyRow

SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000
NAMED_AT_ONCE = 10_000
"""Ids in one statement: neither SQLite nor PostgreSQL takes as many as one likes."""
MOST_ENDED = 1000
"""Sessions too many that end at once; the rest at the next login."""


@dataclass(frozen=True)
class Login:
    """Who a request comes from, and through which session or token."""

    person: Person
    session: str | None = None
    token: str | None = None


@dataclass(frozen=True)
class Opened:
    """A session just opened: its secret is known only now."""

    person: Person
    session: str
    secret: str


def to_person(row: AnyRow) -> Person:
    """The public face of a row of ``person``."""
    tag = row.id[-4:] if row.kind == "guest" else None
    return Person(row.id, row.name, row.kind, tag)


_PERSON = (schema.person.c.id, schema.person.c.name, schema.person.c.kind)


def load_people(db: Connection, ids: set[str]) -> dict[str, Person]:
    """The people with these ids."""
    wanted, found = sorted(ids), dict[str, Person]()
    for first in range(0, len(wanted), NAMED_AT_ONCE):
        some = schema.person.c.id.in_(wanted[first : first + NAMED_AT_ONCE])
        found |= {row.id: to_person(row) for row in db.execute(select(*_PERSON).where(some))}
    return found


# ---- guests and accounts -------------------------------------------------------------------------------------------


def create_guest(db: Connection, name: str, agent: str) -> Opened:
    """A new guest with a session."""
    shown = clean_name(name)
    _refuse_taken(db, shown, None)
    person = new_id()
    _insert_person(db, person, shown, "guest", None)
    return _open_session(db, Person(person, shown, "guest", person[-4:]), agent)


def create_account(db: Connection, name: str, password_hash: str, guest: Person | None, agent: str) -> Opened:
    """A new account; a guest becomes it and keeps everything."""
    shown = clean_name(name)
    _refuse_taken(db, shown, None)
    if guest is not None and guest.kind == "account":
        raise Refusal(ErrorCode.FORBIDDEN, "You already have an account; log out to make another.")
    person = guest.id if guest else new_id()
    values = {"name": shown, "name_key": name_key(shown), "kind": "account", "password": password_hash}
    try:
        if guest is None:
            _insert_person(db, person, shown, "account", password_hash)
        else:
            db.execute(update(schema.person).where(schema.person.c.id == person).values(values))
    except IntegrityError as error:
        raise _name_taken() from error
    return _open_session(db, Person(person, shown, "account", None), agent)


def rename(db: Connection, person: Person, name: str) -> Person:
    """Another name for the same person."""
    shown = clean_name(name)
    _refuse_taken(db, shown, person.id)
    try:
        db.execute(
            update(schema.person).where(schema.person.c.id == person.id).values(name=shown, name_key=name_key(shown))
        )
    except IntegrityError as error:
        raise _name_taken() from error
    return Person(person.id, shown, person.kind, person.tag)


def password_of(db: Connection, name: str) -> tuple[Person | None, str | None]:
    """The account of that name and its password's hash; one written just so goes before one that looks like it."""
    table = schema.person
    query = select(*_PERSON, table.c.password).where(table.c.kind == "account")
    written = " ".join(unicodedata.normalize("NFC", name).split())
    row = (
        db.execute(query.where(table.c.name == written)).first()
        or db.execute(query.where(table.c.name_key == name_key(name))).first()
    )
    return (to_person(row), row.password) if row else (None, None)


def password_of_id(db: Connection, person: str) -> str | None:
    """The hash of an account's password."""
    return db.execute(select(schema.person.c.password).where(schema.person.c.id == person)).scalar()


def set_password(db: Connection, person: str, password_hash: str, keep: str | None) -> list[str]:
    """A new password; all sessions but ``keep`` and all tokens end. Returns those ended."""
    db.execute(update(schema.person).where(schema.person.c.id == person).values(password=password_hash))
    return end_everything(db, person, keep)


def adopt(db: Connection, guest: str, account: str) -> list[str]:
    """Move a guest's seats and tables to an account; returns the tables touched."""
    touched: set[str] = set()
    for column in (schema.seat.c.person, schema.seat.c.reserved, schema.seat.c.resigned):
        touched.update(db.execute(select(schema.seat.c.table).where(column == guest)).scalars())
        db.execute(update(schema.seat).where(column == guest).values({column: account}))
    touched.update(db.execute(select(schema.tables.c.id).where(schema.tables.c.owner == guest)).scalars())
    db.execute(update(schema.tables).where(schema.tables.c.owner == guest).values(owner=account))
    return sorted(touched)


def touch(db: Connection, login: Login) -> None:
    """Remember when somebody was last here."""
    db.execute(update(schema.person).where(schema.person.c.id == login.person.id).values(seen=now()))
    if login.session:
        db.execute(update(schema.session).where(schema.session.c.id == login.session).values(seen=now()))
    if login.token:
        db.execute(update(schema.token).where(schema.token.c.id == login.token).values(seen=now()))


def last_seen(db: Connection, person: str) -> int:
    """When the person was last here."""
    return db.execute(select(schema.person.c.seen).where(schema.person.c.id == person)).scalar() or 0


# ---- sessions ------------------------------------------------------------------------------------------------------


def open_session(db: Connection, person: Person, agent: str) -> tuple[Opened, list[str]]:
    """A new session for somebody who proved who they are, and those that end because they would be too many."""
    opened = _open_session(db, person, agent)
    table = schema.session
    others = (table.c.person == person.id) & table.c.ended.is_(None) & (table.c.id != opened.session)
    by_use = select(table.c.id).where(others).order_by(table.c.seen.desc(), table.c.id)
    ended = list(db.execute(by_use.offset(MAX_SESSIONS - 1).limit(MOST_ENDED)).scalars())
    db.execute(update(table).where(table.c.id.in_(ended)).values(ended=now()))
    return opened, ended


def find_session(db: Connection, session: str, secret: str) -> Login | None:
    """Who a session belongs to, if it is alive."""
    table = schema.session
    query = select(*_PERSON, table.c.secret, table.c.seen).join_from(
        table, schema.person, table.c.person == schema.person.c.id
    )
    row = db.execute(query.where(table.c.id == session, table.c.ended.is_(None))).first()
    if row is None or row.secret != keys.secret_hash(secret) or row.seen < now() - SESSION_MS:
        return None
    return Login(to_person(row), session=session)


def list_sessions(db: Connection, person: str) -> list[AnyRow]:
    """A person's living sessions, the last used first."""
    table = schema.session
    alive = (table.c.person == person) & table.c.ended.is_(None) & (table.c.seen >= now() - SESSION_MS)
    return list(db.execute(select(table).where(alive).order_by(table.c.seen.desc()).limit(MAX_SESSIONS)))


def end_session(db: Connection, person: str, session: str) -> list[str]:
    """End one session of the person; returns it."""
    table = schema.session
    mine = (table.c.id == session) & (table.c.person == person) & table.c.ended.is_(None)
    if db.execute(update(table).where(mine).values(ended=now())).rowcount == 0:
        raise not_found("session")
    return [session]


def end_sessions(db: Connection, person: str, keep: str | None) -> list[str]:
    """End all sessions of the person but one; returns those ended."""
    table = schema.session
    others = (table.c.person == person) & table.c.ended.is_(None) & (table.c.id != (keep or ""))
    ended = list(db.execute(select(table.c.id).where(others)).scalars())
    db.execute(update(table).where(others).values(ended=now()))
    return ended


def end_everything(db: Connection, person: str, keep: str | None = None) -> list[str]:
    """End all sessions but one, and all tokens: whoever else speaks for this person stops. Returns those ended."""
    return end_sessions(db, person, keep) + end_tokens(db, person)


# ---- tokens --------------------------------------------------------------------------------------------------------


def create_token(db: Connection, person: str, name: str) -> tuple[str, str]:
    """``(id, text)`` of a new token; the text is known only now."""
    table = schema.token
    alive = db.execute(select(table.c.id).where(table.c.person == person, table.c.ended.is_(None))).all()
    if len(alive) >= MAX_TOKENS:
        raise Refusal(ErrorCode.TOO_MANY, f"You have {MAX_TOKENS} tokens already; delete one first.")
    token, secret = new_id(), keys.new_secret()
    db.execute(insert(table).values(id=token, person=person, name=name, secret=keys.secret_hash(secret), created=now()))
    return token, keys.token_text(token, secret)


def find_token(db: Connection, token: str, secret: str) -> Login | None:
    """Who a token speaks for, if it is alive."""
    table = schema.token
    query = select(*_PERSON, table.c.secret).join_from(table, schema.person, table.c.person == schema.person.c.id)
    row = db.execute(query.where(table.c.id == token, table.c.ended.is_(None))).first()
    if row is None or row.secret != keys.secret_hash(secret):
        return None
    return Login(to_person(row), token=token)


def list_tokens(db: Connection, person: str) -> list[AnyRow]:
    """A person's tokens, the newest first."""
    table = schema.token
    return list(
        db.execute(
            select(table).where(table.c.person == person, table.c.ended.is_(None)).order_by(table.c.created.desc())
        )
    )


def end_token(db: Connection, person: str, token: str) -> list[str]:
    """Revoke a token; returns it."""
    table = schema.token
    mine = (table.c.id == token) & (table.c.person == person) & table.c.ended.is_(None)
    if db.execute(update(table).where(mine).values(ended=now())).rowcount == 0:
        raise not_found("token")
    return [token]


def end_tokens(db: Connection, person: str) -> list[str]:
    """Revoke all tokens of the person; returns those ended."""
    table = schema.token
    alive = (table.c.person == person) & table.c.ended.is_(None)
    ended = list(db.execute(select(table.c.id).where(alive)).scalars())
    db.execute(update(table).where(alive).values(ended=now()))
    return ended


def ended_among(db: Connection, known: set[str]) -> list[str]:
    """Which of these sessions and tokens are alive no more."""
    alive: set[str] = set()
    for table in (schema.session, schema.token):
        alive.update(db.execute(select(table.c.id).where(table.c.id.in_(known), table.c.ended.is_(None))).scalars())
    return sorted(known - alive)


# ---- helpers -------------------------------------------------------------------------------------------------------


def _name_taken() -> Refusal:
    return Refusal(ErrorCode.NAME_TAKEN, "Somebody has an account with that name, or one that looks like it.")


def _refuse_taken(db: Connection, name: str, but: str | None) -> None:
    table = schema.person
    query = select(table.c.id).where(
        table.c.kind == "account", table.c.name_key.in_(name_keys(name)), table.c.id != (but or "")
    )
    if db.execute(query).first() is not None:
        raise _name_taken()


def _insert_person(db: Connection, person: str, name: str, kind: str, password: str | None) -> None:
    db.execute(
        insert(schema.person).values(
            id=person, name=name, name_key=name_key(name), kind=kind, password=password, created=now(), seen=now()
        )
    )


def _open_session(db: Connection, person: Person, agent: str) -> Opened:
    session, secret = new_id(), keys.new_secret()
    values = {
        "id": session,
        "person": person.id,
        "secret": keys.secret_hash(secret),
        "agent": agent[:120],
        "created": now(),
        "seen": now(),
    }
    db.execute(insert(schema.session).values(values))
    return Opened(person, session, secret)
