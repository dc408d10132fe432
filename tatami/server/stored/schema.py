"""The tables of the database. The migrations under ``migrations/`` build them; a test holds the two together."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    false,
    text,
)

AnyRow = Row[*tuple[Any, ...]]
"""A row of whatever columns were asked for."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

setting = Table(
    "setting",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", Text, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(
        "ix_person_account_name",
        "name_key",
        unique=True,
        sqlite_where=text("kind = 'account'"),
        postgresql_where=text("kind = 'account'"),
    ),
)

session = Table(
    "session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("agent", String(120), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

token = Table(
    "token",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("ended", BigInteger),
)

# A table people play at. ``seed`` and ``base`` (the state a "play from here" began with) never leave the server.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("content", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("base", Text),
    Column("owner", String(32), ForeignKey("person.id"), index=True),
    Column("visibility", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("help", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("confirm", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("origin", String(10), nullable=False),
    Column("origin_table", String(32)),
    Column("origin_ply", Integer),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("awaiting", String(10)),
    Column("awaiting_seat", Integer),
    Column("awaiting_bot", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("result", Text),
    Column("final_view", Text),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # A pseudonym (a keyed hash) of the address it was set up from; forgotten a while after the end.
    Column("address", String(32), index=True),
    # What lists may show of a turn being played: see whole_turns.py.
    Column("shown_version", Integer, nullable=False, server_default="0"),
    Column("shown_ply", Integer, nullable=False, server_default="0"),
    Column("shown_at", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_lobby", "visibility", "status", "shown_at"),
    Index("ix_tables_bots", "awaiting_bot", "updated"),
)

seat = Table(
    "seat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), index=True),
    Column("bot", String(40)),
    Column("reserved", String(32), ForeignKey("person.id"), index=True),
    Column("resigned", String(32), ForeignKey("person.id"), index=True),
)

# Everything that ever happened at a table, in order. The primary key is the optimistic lock: of two processes that
# write the same version one is refused.
entry = Table(
    "entry",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", String(32), ForeignKey("person.id")),
    Column("ply", Integer, nullable=False),
    Column("action", Text),
    Column("public", Boolean, nullable=False),
    Column("events", Text, nullable=False),
    Column("data", Text, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Index("ix_chat_table", "table", "id"),
    sqlite_autoincrement=True,
)
