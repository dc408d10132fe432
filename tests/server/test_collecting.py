"""Open questions inside: what the log holds, what it is read back to, and what bots are handed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tatami.core.agenda import QUESTION_HIDDEN
from tatami.core.game import Game
from tatami.server.door.services import build_services
from tatami.server.live.library import Question
from tatami.server.live.pool import BotPool
from tatami.server.pure import playing
from tatami.server.pure.entries import ANSWER, MOVE, LogEntry
from tatami.server.pure.line import Line
from tatami.server.pure.rendering import entries_data
from tatami.server.pure.replaying import replayed
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import PERSON, RUNNING, Change, Person, Seat, Table, first_state
from tatami.server.pure.whole_turns import STEP, untold_from
from tatami.server.stored import people, store
from tatami.testing.checks import check_independent
from tests.core.ferry import FerryGame
from tests.server.sealed import LAID, LAY, PRIZE, Lay, Prize, Sealed, SealedGame
from tests.server.serving import settings_for

NAMES = ("anna", "bela", "cyril")


class Table3:
    """A table of three people, with its log."""

    def __init__(self, game: Game, confirm: bool = True) -> None:
        self.game = game
        seats = tuple(Seat(seat, PERSON, name, name) for seat, name in enumerate(NAMES))
        anna = Person("anna", "Anna", "guest", "")
        new = new_table(game, dict(game.check(3, {})), seats, anna, Wishes(confirm=confirm))
        self.table, self.log = new.table, list(new.entries)

    def take(self, change: Change) -> tuple[LogEntry, ...]:
        """Take over what somebody does."""
        self.table = change.after
        self.log += change.entries
        self.check_log()
        return change.entries

    def move(self, seat: int, action: int | str) -> tuple[LogEntry, ...]:
        return self.take(playing.move(self.table, NAMES[seat], [seat], action))

    def go_on(self) -> None:
        """The last answer of whoever is awaited first, or a confirmation."""
        awaiting = self.table.awaiting
        assert awaiting is not None
        if awaiting.kind == "confirm":
            self.take(playing.confirm(self.table, NAMES[awaiting.seat], [awaiting.seat]))
        else:
            self.move(awaiting.seat, playing.question_to(self.table, awaiting.seat).legal()[-1])

    def check_log(self) -> None:
        """The log leads to the table as it is."""
        read = self.read_back()
        same = ("version", "ply", "hold", "collected", "recent", "shown", "undone", "awaiting", "turn_of")
        assert [getattr(read, name) for name in same] == [getattr(self.table, name) for name in same]
        assert read.line is not None
        assert self.table.line is not None
        assert read.line.state == self.table.line.state

    def read_back(self) -> Table:
        facts = self.table.facts
        first = Line(first_state(facts, self.game, 3))
        begun = Table(facts, self.table.seats, RUNNING, 0, first)
        return replayed(begun, self.log)


@pytest.mark.parametrize("confirm", [True, False])
def test_the_log_leads_to_the_same_table_after_every_entry(confirm: bool) -> None:
    at = Table3(SealedGame(), confirm)
    at.move(2, "lay 4")
    at.move(0, "lay 1")
    at.take(playing.undo(at.table, "cyril", [2], None))
    at.move(0, "lay 4")
    at.move(2, "lay 2")
    entries = at.move(1, "lay 3")
    assert [(entry.kind, entry.seat, entry.action) for entry in entries] == [
        (ANSWER, 1, "lay 3"),
        (MOVE, 0, "lay 4"),
    ]
    assert at.table.collected is not None
    assert [given.seat for given in at.table.collected.given] == [2, 1], "they lie on while Anna is asked further"
    for _ in range(60):
        if at.table.status != RUNNING:
            break
        at.go_on()
    assert at.table.status == "over"
    assert at.table.collected is None


def test_a_log_of_an_earlier_server_goes_on_as_an_open_question() -> None:
    """It put the question to one seat after the other: its moves have no answers before them."""
    at = Table3(SealedGame())
    assert at.table.line is not None
    entry = LogEntry(at.table.version + 1, 0, MOVE, 0, "anna", 1, "lay 3", False)
    at.table = replace(replayed(at.table, [entry]), status=RUNNING)
    at.log.append(entry)
    assert at.table.awaiting is not None
    assert at.table.awaiting.seats == (1, 2)
    at.move(2, "lay 1")
    assert [entry.kind for entry in at.move(1, "lay 2")] == [ANSWER, MOVE, MOVE]


def test_where_turns_are_told_as_a_whole_answers_are_told_at_once() -> None:
    """Ferry whispers before it bids: what was played up to the bids is told, then who has bidden, then all bids."""
    at = Table3(FerryGame())
    while not at.table.asked_together:
        at.go_on()
    assert at.table.shown is None
    assert at.table.awaiting is not None
    assert at.table.awaiting.seats == (0, 1, 2)
    start = at.table.version
    at.move(1, "bid high")
    assert at.table.as_seen_by("cyril").version == start + 1
    at.move(2, "bid low")
    entries = at.move(0, "bid low")
    assert [entry.kind for entry in entries] == [ANSWER, MOVE, MOVE, MOVE]
    assert [entry.version for entry in entries] == [start + 3 + n * STEP for n in range(4)]
    for eyes in ((), (0,), (1,)):
        told = entries_data(at.log, at.game, eyes, start, untold_from(at.table, eyes))
        answers = [(entry.seat, entry.action and entry.action.name) for entry in told if entry.kind == ANSWER]
        bids = ["bid high", "bid low", "bid low"]
        order = (1, 2, 0)
        assert answers == [(seat, bid if seat in eyes else None) for seat, bid in zip(order, bids, strict=True)]
        assert [entry.seat for entry in told if entry.kind == MOVE] == [0, 1, 2]
    assert at.table.status == "over"


@pytest.mark.parametrize("confirm", [True, False])
def test_a_secret_turn_that_leads_to_an_open_question_is_told_first(confirm: bool) -> None:
    """Whoever is asked must see the table, also if the one who has played in secret is asked first."""

    class SecretPrize(Prize):
        secrecy = QUESTION_HIDDEN

        def apply(self, s: Sealed, packed: int, action: int) -> None:
            super().apply(s, packed, action)
            s.turn -= 1

    game = SealedGame()
    game.steps[PRIZE] = SecretPrize()  # type: ignore[assignment]
    game.asks_in_secret = True
    at = Table3(game, confirm)
    for seat, card in ((2, 1), (1, 1), (0, 2)):
        at.move(seat, f"lay {card}")
    at.move(0, "gold")
    if confirm:
        assert at.table.hold == 0
        at.go_on()
    for name in NAMES:
        assert at.table.as_seen_by(name).asked_together == (0, 1, 2)
    at.move(2, "lay 2")


def test_a_person_with_one_answer_is_asked_all_the_same() -> None:
    """Who had answered in no time would have had nothing to choose, and the others see who has answered."""

    class OneCard(Lay):
        secrecy = QUESTION_HIDDEN

        def legal(self, s: Sealed, packed: int, out: list[int]) -> None:
            out.append(LAID)

        def waits(self, s: Sealed, packed: int) -> bool:
            return True

    game = SealedGame()
    game.steps[LAY] = OneCard()  # type: ignore[assignment]
    at = Table3(game)
    assert at.table.line is not None
    assert at.table.line.state.only_answer == LAID
    assert at.table.awaiting is not None
    assert at.table.awaiting.seats == (0, 1, 2)
    assert [entry.kind for entry in at.move(1, LAID)] == [ANSWER]


def test_sealed_keeps_the_promise_of_independence() -> None:
    state = SealedGame().new(3, 1)
    while not state.over:
        check_independent(state)
        state.apply(state.legal()[-1])


def test_bots_think_at_once_and_from_a_position_without_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits until the other has been asked too: one after the other they would wait for ever."""
    asked: list[Question] = []

    async def scene() -> Table:
        services = build_services(
            settings_for(f"sqlite:///{tmp_path / 'bots.sqlite3'}", library="tests.server.sealed:SealedShelf")
        )
        both = asyncio.Event()

        async def think(_: BotPool, question: Question, payer: object, *, watched: bool = True) -> int:
            asked.append(question)
            if len(asked) == 2:
                both.set()
            await asyncio.wait_for(both.wait(), 60)
            return 0

        monkeypatch.setattr(BotPool, "think", think)
        anna = services.database.write_now(lambda db: people.create_guest(db, "Anna", "test")).person
        seats = (Seat(0, PERSON, "Anna", anna.id), *(Seat(n, "bot", "low", bot="low") for n in (1, 2)))
        new = new_table(SealedGame(), {}, seats, anna, Wishes(confirm=False))
        services.database.write_now(lambda db: store.create(db, new.table, new.entries))
        table = new.table.facts.id
        await services.rooms.perform(table, lambda now: playing.move(now, anna.id, [0], "lay 3"))
        services.bots.look(await services.rooms.get(table))
        while (await services.rooms.get(table)).table.ply < 3:
            await asyncio.sleep(0.01)
        await services.bots.stop()
        return (await services.rooms.get(table)).table

    table = asyncio.run(asyncio.wait_for(scene(), 120))
    assert sorted(question.seat for question in asked[:2]) == [1, 2]
    for question in asked[:2]:
        position = SealedGame().from_json(question.position)
        assert isinstance(position, Sealed)
        assert (position.laid, position.seat) == ([0, 0, 0], question.seat)
    assert table.line is not None
