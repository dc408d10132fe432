"""Pages of a table's log: nobody is sent more than the newest entries at once, however many there are."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, select

from tatami.server.config import LOG_PAGE
from tatami.server.pure.table import Table
from tatami.server.stored import schema
from tatami.server.stored.database import Database


async def newest_page(database: Database, table: Table, since: int) -> int:
    """The version after which an answer begins that somebody wants from ``since`` on: there, or a page from the end."""
    if table.version - since <= LOG_PAGE:
        return since
    return await database.read(partial(_page_start, table=table, since=since))


def _page_start(db: Connection, table: Table, since: int) -> int:
    part = schema.entry
    query = (
        select(part.c.version)
        .where(part.c.table == table.facts.id, part.c.version > since, part.c.version <= table.version)
        .order_by(part.c.version.desc())
        .offset(LOG_PAGE)
        .limit(1)
    )
    found = db.execute(query).scalar()
    return since if found is None else int(found)
