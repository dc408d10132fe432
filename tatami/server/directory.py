"""Who is who: the names of people, kept in memory."""

from __future__ import annotations

from tatami.server.database import Database
from tatami.server.people import Person, load_people


class Directory:
    """People by id. A rename puts the new face in; nobody is ever removed while named at a table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[str, Person] = {}

    def find(self, person: str | None) -> Person | None:
        """Somebody already known here."""
        return None if person is None else self._people.get(person)

    def put(self, *people: Person) -> None:
        """Remember (or correct) somebody."""
        for person in people:
            self._people[person.id] = person

    async def know(self, ids: set[str]) -> None:
        """Make sure that these people can be found."""
        missing = {person for person in ids if person not in self._people}
        if missing:
            self._people.update(await self._database.read(lambda db: load_people(db, missing)))

    async def refresh(self, person: str) -> None:
        """Read somebody anew (another process renamed them)."""
        if person in self._people:
            self._people.update(await self._database.read(lambda db: load_people(db, {person})))
