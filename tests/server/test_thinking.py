"""What a bot at a table is told and keeps: it plays a turn as it would in the arena."""

from __future__ import annotations

import asyncio

import tatami
from tatami.bots import make_bot
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.server.live.library import Installed, Question
from tatami.server.live.pool import BotPool, Thought, Worker
from tatami.server.live.shares import Payer
from tatami.server.pure.line import Line, advance, play
from tests.server.pebbles import Shelf


def question(asked: int | None, place: str = "table/0") -> Question:
    return Question("white_castle", "medium", "", 0, "seed", asked, place)


def after_the_draft() -> State:
    """A table of The White Castle at the first decision of a turn that has several."""
    state = tatami.game("white_castle").new(2, 8)
    while state.turn == 0:
        state.apply(state.answers[0])
    return state


def line() -> Line:
    return Line(Shelf().game("pebbles").new(2, 1))


def test_a_line_knows_how_often_the_seat_has_decided_in_this_turn() -> None:
    now = line()
    asked = []
    for _ in range(5):
        asked.append(now.asked)
        now = play(now, now.state.answers[-1]).line
    assert asked == [0, 1, 0, 1, 0]


def test_what_was_decided_is_known_after_undo_and_reveals() -> None:
    one = play(line(), line().state.answers[0]).line
    assert one.asked == 1
    assert one.settled().asked == 1
    assert one.back_to(0).asked == 0
    assert advance(one, "draw").asked == 0


def test_a_game_taken_up_in_the_middle_of_a_turn_knows_from_the_next_turn_on() -> None:
    found = Line(play(line(), line().state.answers[0]).line.state, 1, decided=None)
    assert found.asked is None
    assert advance(found, "pass").asked == 0


def test_a_bot_at_a_table_plays_its_turn_like_one_that_stays() -> None:
    """The second decision grows from the tree of the first, although every decision is a question of its own."""
    library = Installed()
    state = after_the_draft()
    staying = make_bot("medium", "first")
    seat, asked = state.seat, 0
    while state.seat == seat:
        seed = f"question {asked}" if asked else "first"
        put = Question("white_castle", "medium", state.to_json(), seat or 0, seed, asked, "table/0")
        action = library.choose(put)
        assert action == staying.decide(state, Rng(f"{seed} deal"), asked)
        state.apply(action)
        asked += 1
    assert asked > 1


def test_a_bot_that_another_process_began_goes_on_with_what_is_left() -> None:
    state = after_the_draft()
    seat = state.seat or 0
    state.apply(Installed().choose(Question("white_castle", "medium", state.to_json(), seat, "a", 0, "table/0")))
    assert state.seat == seat
    elsewhere = Installed().choose(Question("white_castle", "medium", state.to_json(), seat, "b", 1, "table/0"))
    assert elsewhere in state.answers


class Somewhere(BotPool):
    """A pool whose processes think as long as the test likes."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 60.0, "nowhere")
        self.went: list[Worker] = []
        self.done = [asyncio.Event() for _ in range(workers)]

    def _begin(self, thought: Thought, worker: Worker) -> None:
        self.went.append(worker)
        number = self._workers.index(worker)

        async def run(work: object, timeout: float) -> int:
            await self.done[number].wait()
            return number

        worker.run = run  # type: ignore[method-assign]
        super()._begin(thought, worker)


def test_a_turn_is_thought_in_one_process_and_another_begins_where_nobody_is() -> None:
    async def turns() -> None:
        pool, anna, bela = Somewhere(4), Payer("house", "anna"), Payer("hut", "bela")
        pool.done[0].set()
        assert await pool.think(question(0), anna) == 0
        busy = asyncio.create_task(pool.think(question(0, "another/0"), bela))
        while len(pool.went) < 2:
            await asyncio.sleep(0)
        assert pool.went[1] is not pool.went[0]
        assert await pool.think(question(1), anna) == 0  # the same turn goes on
        assert await pool.think(question(None, "third/0"), anna) == 0  # where the same address was before
        for done in pool.done:
            done.set()
        await busy

    asyncio.run(turns())


def test_a_turn_goes_on_elsewhere_rather_than_wait_for_a_stranger() -> None:
    async def turns() -> None:
        pool, anna, bela = Somewhere(2), Payer("house", "anna"), Payer("hut", "bela")
        pool.done[0].set()
        assert await pool.think(question(0), anna) == 0
        pool._workers[0].served = "hut"  # a stranger's long thought begins where Anna's bot was thinking
        pool.done[0].clear()
        stranger = asyncio.create_task(pool.think(question(0, "another/0"), bela))
        while len(pool.went) < 2:
            await asyncio.sleep(0)
        pool.done[1].set()
        assert await pool.think(question(1), anna) == 1
        pool.done[0].set()
        assert await stranger == 0

    asyncio.run(turns())
