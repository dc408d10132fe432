"""Dust: tables abandoned long ago, for the server to clean away in the middle of everything.

Removing many of them is the largest piece of work the server gives its database by itself, and so the likeliest one to
find the disk full half way. Their entries lie between those of finished games, which stay, as they would after a year:
removing them changes many pages.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from tatami.server.stored import schema
from tools.chaos.stores import Store

AGE_MS = 400 * 24 * 60 * 60 * 1000
ENTRIES = 40
WORDS = "dust " * 120


def scatter(store: Store, tables: int) -> bool:
    """So many old tables, written past the server; False where the database does not take them now."""
    engine = store.engine()
    old = time.time_ns() // 1_000_000 - AGE_MS
    try:
        with engine.begin() as db:
            if db.execute(select(schema.person.c.id).where(schema.person.c.id == "dust")).first() is None:
                db.execute(insert(schema.person), [_person(old)])
            rows = list(_tables(tables, old))
            db.execute(insert(schema.tables), rows)
            for version in range(1, ENTRIES + 1):
                db.execute(insert(schema.entry), [_entry(row["id"], version, old) for row in rows])
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()
    return True


def _person(old: int) -> dict[str, Any]:
    return {"id": "dust", "name": "Dust", "name_key": "dust", "kind": "guest", "created": old, "seen": old}


def _tables(count: int, old: int) -> Iterator[dict[str, Any]]:
    for number in range(count):
        key = secrets.token_hex(6)
        yield {
            "id": f"dust{key}", "code": key, "game": "pebbles", "rules": "0", "content": "dust", "options": "{}",
            "seed": "dust", "owner": "dust", "visibility": "link", "pace": "live", "help": True, "rated": False,
            "confirm": False, "status": "abandoned" if number % 2 else "over", "origin": "new", "version": ENTRIES,
            "ply": 0, "awaiting_bot": False, "created": old, "updated": old,
        }  # fmt: skip


def _entry(table: str, version: int, old: int) -> dict[str, Any]:
    return {
        "table": table, "version": version, "at": old, "kind": "sit", "seat": 0, "person": "dust", "ply": 0,
        "public": True, "events": "[]", "data": f'{{"words":"{WORDS}"}}',
    }  # fmt: skip
