"""The audit of a trial knows what answers to an open question are, and notices when one is not as it was given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, delete, update

from tatami.server.pure import playing
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, Seat
from tatami.server.stored import people, schema, store
from tests.server.sealed import SealedGame, SealedShelf
from tests.server.test_chaos import Played
from tools.chaos.audit import Audit, Findings
from tools.chaos.ledger import Request, Told

entry = schema.entry.c


class Answered(Played):
    """Two people have played a round of Sealed: an answer, another, which is taken back and given anew, two moves."""

    def _play(self, db: Connection) -> None:
        bela = people.create_guest(db, "Bela", "test").person
        game = SealedGame()
        seats = (Seat(0, PERSON, "Anna", self.anna.id), Seat(1, PERSON, "Bela", bela.id))
        new = new_table(game, dict(game.check(2, {})), seats, self.anna, Wishes(confirm=False))
        store.create(db, new.table, new.entries)
        table, self.table, self.first = new.table, new.table.facts.id, new.table.version
        self.ledger.table_created(self.table, "sealed", self.anna.id)
        for seat, action in ((1, "lay 3"), (1, None), (1, "lay 2"), (0, "lay 1")):
            person = (self.anna.id, bela.id)[seat]
            if action is None:
                change = playing.undo(table, person, [seat], None)
            else:
                change = playing.move(table, person, [seat], action)
            store.append(db, change, snapshot=False)
            table = change.after
            told = self.ledger.told.setdefault(self.table, {})
            for each in change.entries:
                told[each.version] = Told(each.kind, each.seat, each.ply, each.action)
                if each.seat == seat:
                    self.ledger.answers.setdefault(self.table, set()).add(each.version)
        self.last, self.bela = table.version, bela

    def audit(self) -> Findings:
        return Audit(self.ledger, SealedShelf()).run(self.store, [])


@pytest.fixture
def played() -> Iterator[Answered]:
    made = Answered()
    yield made
    made.close()


def test_answers_are_found_sound(played: Answered) -> None:
    found = played.audit()
    assert (found.lost, found.doubled, found.broken) == ([], [], [])
    assert found.compared["entries"] == 6


def test_an_answer_played_otherwise_than_given_is_noticed(played: Answered) -> None:
    played.ledger.told.clear()
    played.spoil(lambda db: db.execute(update(schema.entry).where(entry.version == played.last).values(action="lay 4")))
    (broken,) = played.audit().broken
    assert "did not answer lay 4" in broken


def test_a_lost_answer_is_noticed(played: Answered) -> None:
    played.spoil(lambda db: db.execute(delete(schema.entry).where(entry.version == played.first + 3)))
    found = played.audit()
    assert len(found.lost) == 1
    assert any("no entry between" in broken for broken in found.broken)


def test_an_answer_that_nobody_was_told_of_is_explained_by_a_request_once(played: Answered) -> None:
    """Also by one made before somebody else had answered."""
    played.ledger.answers[played.table].discard(played.first + 4)
    assert len(played.audit().doubled) == 1
    request = Request(played.table, played.anna.id, "move", played.first, "lay 1")
    played.ledger.unknown.append(request)
    assert played.audit().doubled == []
