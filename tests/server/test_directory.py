"""Who is who: names in memory, as many as are needed and no more."""

from __future__ import annotations

import asyncio

import pytest

from tatami.server.live import directory
from tatami.server.stored import people
from tatami.server.stored.database import Database
from tests.server.conftest import NewDatabase


def test_of_very_many_people_those_named_longest_ago_are_forgotten(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "MOST", 3)
    database = Database(new_database("sqlite"))
    database.migrate()
    guests = [
        database.write_now(lambda db, name=name: people.create_guest(db, name, "test")).person  # type: ignore[misc]
        for name in ("Anna", "Bela", "Cyril", "Dana")
    ]
    anna, bela, cyril, dana = guests
    known = directory.Directory(database)

    async def come() -> None:
        await known.know({anna.id})
        await known.know({bela.id})
        await known.know({cyril.id})
        await known.know({anna.id})  # she is named again: Bela has been away for longest
        await known.know({dana.id})

    asyncio.run(come())
    assert [known.find(guest.id) is not None for guest in guests] == [True, False, True, True]
    asyncio.run(known.know({bela.id}))
    found = known.find(bela.id)
    assert found is not None
    assert found.name == "Bela"
    database.close()
