"""Whatever people do at a table, in whatever order: what is stored leads back to it, and the check finds nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tatami
from tatami.server.admin.integrity import check_table
from tatami.server.live.library import Library, find_library, game_for
from tatami.server.pure import playing, seating
from tatami.server.pure.answers import BotData
from tatami.server.pure.refusals import Refusal
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, RUNNING, Change, Seat, Table
from tatami.server.stored import people, store
from tatami.server.stored.database import Database
from tests.server.serving import FERRIES, LIBRARY
from tests.server.twins import WHISPERS

SEALED = "tests.server.sealed:SealedShelf"
HOUSE = "tatami.server.live.library:Installed"
BOT = BotData("random", "", "", "practice")
DEEDS = 45
SAME = (
    "version",
    "ply",
    "status",
    "seats",
    "hold",
    "collected",
    "awaiting",
    "turn_of",
    "updated",
    "result",
    "final_view",
)
"""What a table is, wherever it was read from ..."""
BESIDES = ("recent", "undone", "shown")
"""... and what is wholly known from the beginning of a log only."""
TOLD = ("version", "ply", "start", "updated")
"""What the others see of a turn that is told as a whole."""


class Played:
    """A table in a database, and everybody at it."""

    def __init__(self, database: Database, library: Library, game: str, seats: int, confirm: bool) -> None:
        self.database, self.library, self.game = database, library, library.game(game)
        names = ("Anna", "Bela", "Cyril")[:seats]
        self.people = [database.write_now(lambda db, n=name: people.create_guest(db, n, "")).person for name in names]  # type: ignore[misc]
        taken = tuple(Seat(n, PERSON, person.name, person.id) for n, person in enumerate(self.people))
        options, wishes = dict(self.game.check(seats, {})), Wishes("public", "turns", confirm=confirm)
        new = new_table(self.game, options, taken, self.people[0], wishes)
        database.write_now(lambda db: store.create(db, new.table, new.entries))
        self.table: Table = new.table
        self.snapshot_ply = 0

    def do(self, build: Callable[[], Change], snapshot_every: int) -> bool:
        """Store what somebody tries; whether it was allowed."""
        try:
            change = build()
        except Refusal:
            return False
        snapshot = store.wants_snapshot(change, self.snapshot_ply, snapshot_every)
        self.database.write_now(lambda db: store.append(db, change, snapshot))
        self.table = change.after
        if snapshot:
            self.snapshot_ply = change.after.ply
        return True

    def read_back(self) -> Table:
        loaded = self.database.write_now(
            lambda db: store.load(db, self.table.facts.id, lambda facts: game_for(self.library, facts))
        )
        assert loaded is not None
        return loaded.table

    def wrong(self) -> dict[str, Any]:
        """What the check says, if it is not content."""
        found = self.database.write_now(lambda db: check_table(db, self.table.facts.id, self.library))
        assert found is not None
        return {} if found.sound else found.to_data()


def deed(at: Played, chance: random.Random) -> Callable[[], Change]:
    """Something that somebody tries: mostly what the table waits for, now and then anything else."""
    table, anybody = at.table, chance.choice(at.people)
    if table.awaiting is not None and chance.random() < 0.75:
        seat = chance.choice(table.awaiting.seats)
        person = table.seats[seat].person
        if table.hold is not None:
            return lambda: playing.confirm(table, person, [seat])
        action = chance.choice(playing.question_to(table, seat).legal())
        return lambda: playing.move(table, person, [seat], action)
    others: list[Callable[[], Change]] = [
        lambda: playing.undo(table, anybody.id, table.seats_of(anybody.id), None),
        lambda: playing.restart(table, anybody.id, table.seats_of(anybody.id)),
        lambda: seating.sit(table, anybody, None, at.game),
    ]
    if sum(seat.person is not None for seat in table.seats) > 1:  # the last one stays, or it would be over soon
        others += [
            lambda: seating.leave(table, anybody.id, BOT, resign=True),
            lambda: seating.replace_absent(table, at.people[0].id, chance.randrange(len(table.seats)), BOT),
        ]
    return chance.choice(others)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    opened = Database(f"sqlite:///{tmp_path_factory.mktemp('deeds') / 'tatami.sqlite3'}")
    opened.migrate()
    yield opened
    opened.close()


@pytest.mark.parametrize(("confirm", "snapshot_every"), [(True, 1000), (False, 1000), (True, 4)])
@pytest.mark.parametrize(
    ("shelf", "game", "seats"),
    [
        (LIBRARY, "pebbles", 2),
        (WHISPERS, "whispers", 3),
        (SEALED, "sealed", 3),
        (FERRIES, "ferry", 3),
        *[(HOUSE, game, seats) for game in tatami.games() for seats in tatami.game(game).info.seats if seats < 3],
    ],
)
def test_what_is_stored_leads_back_to_the_table(
    database: Database, shelf: str, game: str, seats: int, confirm: bool, snapshot_every: int
) -> None:
    chance = random.Random(f"{game} {seats} {confirm}")
    at = Played(database, find_library(shelf), game, seats, confirm)
    done = 0
    while done < DEEDS and at.table.status == RUNNING:
        if not at.do(deed(at, chance), snapshot_every):
            continue
        done += 1
        read, known = at.read_back(), SAME + (BESIDES if snapshot_every > DEEDS else ())
        assert [getattr(read, name) for name in known] == [getattr(at.table, name) for name in known]
        assert [getattr(read.shown, name, None) for name in TOLD] == [
            getattr(at.table.shown, name, None) for name in TOLD
        ]
        if at.table.status == RUNNING:
            assert read.line is not None
            assert at.table.line is not None
            assert read.line.state == at.table.line.state
            assert (read.line.undo_plies, read.line.restart) == (at.table.line.undo_plies, at.table.line.restart)
        if done % 4 == 0 or (done % 2 == 0 and at.table.shown is not None):
            assert at.wrong() == {}
    assert done > 15
