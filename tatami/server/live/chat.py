"""Talk at the tables: among those who sit or sat there and the one who set it up. Watchers only read."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tatami.server.live.hub import Hub
from tatami.server.pure.answers import ChatData
from tatami.server.pure.clock import now
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.table import Person
from tatami.server.stored import schema
from tatami.server.stored.people import load_people

NEWEST = 200
"""Messages of a table that are shown, and kept."""


def read(db: Connection, table: str, after: int) -> list[ChatData]:
    """What was said at a table after a message, the newest 200 at most, oldest first."""
    part = schema.chat
    query = select(part).where(part.c.table == table, part.c.id > after).order_by(part.c.id.desc()).limit(NEWEST)
    rows = list(reversed(db.execute(query).all()))
    people = load_people(db, {row.person for row in rows})
    return [ChatData(row.id, row.at, people[row.person], row.seat, row.text) for row in rows]


async def say(hub: Hub, table: str, person: Person, text: str) -> ChatData:
    """Store what somebody says and tell everybody at the table."""
    rooms = hub.rooms
    room = await rooms.get(table)
    if not room.table.belongs_to(person.id):
        raise Refusal(ErrorCode.NOT_SEATED, "Only those who play here talk at this table.")
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise Refusal(ErrorCode.BAD_REQUEST, "Say something.")
    mine = room.table.seats_of(person.id)
    values = {"table": table, "person": person.id, "at": now(), "seat": mine[0] if mine else None, "text": said}

    def work(db: Connection) -> ChatData:
        number = db.execute(insert(schema.chat).values(values).returning(schema.chat.c.id)).scalar_one()
        message = ChatData(number, values["at"], person, values["seat"], said)  # type: ignore[arg-type]
        _forget_old(db, table)
        rooms.relay.publish(db, "chat", table, message)
        return message

    message = await rooms.database.write(work)
    hub.chat_said(table, message)
    return message


def _forget_old(db: Connection, table: str) -> None:
    """What is too old to be shown is not kept either."""
    part = schema.chat
    newest = select(part.c.id).where(part.c.table == table).order_by(part.c.id.desc())
    oldest_kept = newest.offset(NEWEST - 1).limit(1).scalar_subquery()
    db.execute(delete(part).where(part.c.table == table, part.c.id < oldest_kept))
