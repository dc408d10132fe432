"""A commit that PostgreSQL refuses at the last moment: nobody of the group is told that it is stored, unless it is."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import OperationalError

from tatami.server.pure import playing
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Change, Person, Seat
from tatami.server.stored import people, schema, store
from tatami.server.stored.database import Database
from tatami.server.stored.postgres_writer import PostgresWriter
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame

TABLES = 12
REFUSED_AT_COMMIT = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."table" = '{table}' AND NEW.kind = 'move' THEN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION refuse();
"""


def lay_tables(db: Connection, anna: Person) -> list[Change]:
    """Tables with a first move ready to be stored at each; one of the moves cannot be committed."""
    game, changes = PebblesGame(), []
    for _ in range(TABLES):
        new = new_table(game, {"hand": "five"}, (Seat(0, PERSON, "Anna", anna.id),), anna, Wishes())
        store.create(db, new.table, new.entries)
        assert new.table.line is not None
        changes.append(playing.move(new.table, anna.id, [0], new.table.line.state.legal()[0]))
    db.execute(text(REFUSED_AT_COMMIT.format(table=changes[TABLES // 2].before.facts.id)))
    return changes


def test_a_group_whose_commit_fails_is_believed_only_where_it_is_stored(new_database: NewDatabase) -> None:
    database = Database(new_database("postgresql"))
    database.migrate()
    anna = database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
    changes = database.write_now(lambda db: lay_tables(db, anna))

    async def store_together() -> list[BaseException | None]:
        writer = PostgresWriter(database.address)
        async with asyncio.timeout(60):
            answers = await asyncio.gather(
                *(writer.append(change, False, "tatami", "{}") for change in changes), return_exceptions=True
            )
            await writer.close()
        return list(answers)

    answers = asyncio.run(store_together())
    moves = (
        select(schema.entry.c.table, func.count()).where(schema.entry.c.kind == "move").group_by(schema.entry.c.table)
    )
    stored = dict(database.write_now(lambda db: [tuple(row) for row in db.execute(moves)]))
    database.close()
    told = {change.before.facts.id for change, answer in zip(changes, answers, strict=True) if answer is None}
    assert told == set(stored)
    assert set(stored.values()) == {1}
    assert len(told) == TABLES - 1, "one that cannot be committed takes nobody along"
    assert all(isinstance(answer, OperationalError) for answer in answers if answer is not None)
