"""Who is who: the names of people, kept in memory."""

from __future__ import annotations

from tatami.server.pure.table import Person
from tatami.server.stored.database import Database
from tatami.server.stored.people import load_people

MOST = 50_000
"""People remembered, about 0.3 kB each: more than the tables in memory can name."""


class Directory:
    """People by id. A rename puts the new face in; of very many, those named longest ago are forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[str, Person] = {}

    def find(self, person: str | None) -> Person | None:
        """Somebody already known here."""
        return None if person is None else self._people.get(person)

    def put(self, *people: Person) -> None:
        """Remember (or correct) somebody."""
        for person in people:
            self._people.pop(person.id, None)
            self._people[person.id] = person
        while len(self._people) > MOST:
            del self._people[next(iter(self._people))]

    async def know(self, ids: set[str]) -> None:
        """Make sure that these people can be found."""
        missing = {person for person in ids if person not in self._people}
        if missing:
            self.put(*(await self._database.read(lambda db: load_people(db, missing))).values())
        self.put(*(self._people[person] for person in ids if person in self._people))

    async def refresh(self, person: str) -> None:
        """Read somebody anew (another process renamed them)."""
        if person in self._people:
            self._people.update(await self._database.read(lambda db: load_people(db, {person})))
