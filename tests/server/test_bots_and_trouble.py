"""A database in trouble is no fault of the bots: they wait, keep their choice, and never play at random for it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from tatami.server.door.services import build_services
from tatami.server.live.bots import FAILURES
from tatami.server.live.library import Question
from tatami.server.live.shares import Payer
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import BOT, PERSON, Seat
from tatami.server.stored import people, store
from tests.server.conftest import NewDatabase
from tests.server.pebbles import PebblesGame
from tests.server.serving import settings_for
from tests.waiting import PATIENCE


@pytest.mark.parametrize("where", ["begin", "commit"])
def test_a_bot_keeps_its_choice_until_the_database_answers_again(
    new_database: NewDatabase, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    """More failures to store than a bot may have of its own: still its own choice is played, thought out once."""
    services = build_services(settings_for(new_database("sqlite"), sweep_every=0.1))
    database, game = services.database, PebblesGame()
    anna = database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
    seats = (Seat(0, BOT, "Bot", bot="random"), Seat(1, PERSON, "Anna", anna.id))
    new = new_table(game, dict(game.check(2, {})), seats, anna, Wishes(confirm=False))
    database.write_now(lambda db: store.create(db, new.table, new.entries))
    thoughts: list[Question] = []
    chosen: list[str] = []
    troubles = [0]

    async def think(question: Question, payer: Payer, *, watched: bool = True) -> int:
        thoughts.append(question)
        legal = game.from_json(question.position).legal()
        chosen.append(game.actions.name(legal[-1]))
        return legal[-1]

    @event.listens_for(database._writer, where)
    def trouble(db: Connection) -> None:
        if troubles[0] <= FAILURES:
            troubles[0] += 1
            raise OperationalError(None, None, RuntimeError("disk I/O error"))

    async def play() -> None:
        services.pool.think = think  # type: ignore[method-assign]
        services.bots.start()
        room = await services.rooms.get(new.table.facts.id)
        services.bots.look(room)
        deadline = time.monotonic() + PATIENCE
        while room.table.awaits_bot:
            assert time.monotonic() < deadline, "the bot never moves"
            await asyncio.sleep(0.01)
        await services.bots.stop()

    asyncio.run(play())
    moves: list[Any] = database.write_now(lambda db: store.read_entries(db, new.table.facts.id, 0))[1:]
    assert [entry.action for entry in moves] == chosen
    assert len(thoughts) == len(moves) == 2  # play a pebble, then draw or pass
    assert troubles == [FAILURES + 1]
    assert "random legal action" not in caplog.text
    assert "a bot waits for the database" in caplog.text
    services.pool.close()
    database.close()
