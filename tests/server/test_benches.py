"""Where thoughts sit: one processor stays free, and who has had much thought out steps back."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.crew import dismiss, members, recruit
from tatami.server.door.backroom import LOW_PRIORITY, BackRoom
from tatami.server.live import benches
from tatami.server.live.benches import (
    ADDRESS_RATE,
    AT_ONCE,
    FEW,
    LONGEST,
    MUCH_MORE,
    PERSON_RATE,
    STEP_BACK,
    Bench,
    Credit,
    Seat,
    stand_up,
)
from tatami.server.live.pool import BotPool, Thought, Worker
from tatami.server.live.shares import Payer
from tatami.server.live.thinking import NICE, prepare, seated
from tests.server.serving import LIBRARY
from tests.waiting import PATIENCE, wait_until
from tools.load import Person, start_server

ANNA, BELA, CYRIL = Payer("house", "anna"), Payer("house", "bela"), Payer("hut", "cyril")
FOUR = frozenset({0, 1, 2, 3})
linux = pytest.mark.skipif(sys.platform != "linux", reason="only on Linux a thread has a place and a priority")
two = pytest.mark.skipif(len(benches.processors()) < 2, reason="one processor has no back bench")


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(benches, "time", clock)
    return clock


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> dict[int, frozenset[int]]:
    """Which threads were placed where, on a machine with four processors."""
    found: dict[int, frozenset[int]] = {}
    monkeypatch.setattr(benches, "processors", lambda: FOUR)
    monkeypatch.setattr(os, "sched_setaffinity", found.__setitem__, raising=False)
    return found


# ---- credit --------------------------------------------------------------------------------------------------------


def test_who_thinks_little_sits_in_front_for_ever(clock: Clock) -> None:
    credit = Credit()
    for _ in range(200):  # a strong bot's turn in every quarter of a minute
        credit.use(ANNA, 2.8)
        assert not credit.used_up(ANNA)
        clock.now += 15


def test_who_thinks_much_has_used_up_the_credit_until_it_is_forgotten(clock: Clock) -> None:
    credit = Credit()
    credit.use(ANNA, AT_ONCE)
    assert not credit.used_up(ANNA)
    credit.use(ANNA, 1)
    assert (credit.used_up(ANNA), credit.used_up(CYRIL)) == (True, False)
    clock.now += 1.1 / PERSON_RATE
    assert not credit.used_up(ANNA)
    credit.use(ANNA, 100 * LONGEST)
    clock.now += (LONGEST - AT_ONCE) / PERSON_RATE - 1
    assert credit.used_up(ANNA)
    clock.now += 2
    assert not credit.used_up(ANNA)


def test_many_names_of_an_address_count_together(clock: Clock) -> None:
    credit = Credit()
    for number in range(10):
        credit.use(Payer("house", f"name {number}"), AT_ONCE / 9)
    assert credit.used_up(Payer("house", "a name that was never heard"))
    assert not credit.used_up(CYRIL)
    clock.now += AT_ONCE / ADDRESS_RATE
    assert not credit.used_up(Payer("house", "name 1"))


def test_who_has_used_up_the_credit_gives_way_unless_somebody_has_had_much_more(clock: Clock) -> None:
    credit, dora = Credit(), Payer("hall", "dora")
    assert not credit.gives_way(ANNA, [ANNA, CYRIL])
    credit.use(ANNA, 2 * AT_ONCE)
    assert credit.gives_way(ANNA, [ANNA])
    assert credit.gives_way(ANNA, [ANNA, BELA, CYRIL])
    credit.use(CYRIL, 2 * AT_ONCE + MUCH_MORE)
    assert credit.gives_way(ANNA, [ANNA, CYRIL])
    credit.use(CYRIL, 1)
    assert not credit.gives_way(ANNA, [ANNA, CYRIL, dora])
    assert credit.gives_way(CYRIL, [ANNA, CYRIL, dora])
    assert credit.gives_way(ANNA, [ANNA, dora])


def test_many_names_are_no_way_around_that(clock: Clock) -> None:
    credit = Credit()
    credit.use(CYRIL, 2 * AT_ONCE)
    for number in range(10):
        credit.use(Payer("house", f"name {number}"), 0.3 * (AT_ONCE + MUCH_MORE))
    newest = Payer("house", "a name that was never heard")
    assert not credit.gives_way(CYRIL, [newest, CYRIL])
    assert credit.gives_way(newest, [newest, CYRIL])


def test_no_more_people_are_remembered_than_that(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "REMEMBERED", 6)
    credit = Credit()
    for number in range(20):
        credit.use(Payer(f"house {number}", "somebody"), 2 * AT_ONCE)
    assert len(credit._used) == 6
    assert credit.used_up(Payer("house 19", "somebody"))
    assert not credit.used_up(Payer("house 1", "somebody"))


# ---- processors ----------------------------------------------------------------------------------------------------


def test_the_back_is_all_processors_but_one(placed: dict[int, frozenset[int]]) -> None:
    bench = Bench()
    bench.take(Seat.ANYWHERE)
    assert not placed
    bench.take(Seat.BACK)
    assert placed == {0: FOUR - {0}}


def test_one_processor_has_no_back(placed: dict[int, frozenset[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "processors", lambda: frozenset({3}))
    Bench().take(Seat.BACK)
    assert not placed


@pytest.mark.parametrize("many", [2, 3, 4])
def test_on_few_processors_those_who_serve_sit_where_nobody_thinks(
    placed: dict[int, frozenset[int]], monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr(benches, "processors", lambda: frozenset(range(5, 5 + many)))
    bench = Bench()
    bench.take(Seat.FRONT)
    assert placed == ({0: frozenset({5})} if many <= FEW else {})
    assert bench.back == frozenset(range(6, 5 + many))


def test_elsewhere_than_on_linux_everybody_sits_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for name in ("sched_setaffinity", "sched_getaffinity", "nice", "setpriority", "getpriority"):
        monkeypatch.delattr(os, name, raising=False)
    bench = Bench()
    for seat in Seat:
        bench.take(seat)
    bench.send_behind(os.getpid())
    stand_up(FOUR)
    assert bench.all == bench.back == bench.front == frozenset()


@linux
def test_who_is_gone_or_fixed_elsewhere_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(who: int, where: frozenset[int]) -> None:
        raise PermissionError(who)

    monkeypatch.setattr(benches, "processors", lambda: FOUR)
    monkeypatch.setattr(os, "sched_setaffinity", refuse)
    Bench().take(Seat.BACK)
    Bench().send_behind(2**22 + 1)  # beyond every process


def told() -> tuple[set[int], int, int]:
    """Where this thread sits, how little urgent it is, and how little urgent the first thread of its process is."""
    here, first = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, os.getpid())
    return set(os.sched_getaffinity(0)), here, first


def told_late() -> tuple[set[int], int, int]:
    """The same, as soon as it has been sent behind."""
    began = told()
    wait_until(lambda: told() != began, "to be sent behind")
    return told()


@linux
@two
def test_a_thought_takes_its_seat_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real process: the next thought there is as urgent as ever, and may sit anywhere."""
    every = set(benches.processors())
    back, usual = every - {min(every)}, min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, 19)
    behind = min(usual + STEP_BACK, 19)
    pool = recruit(1, prepare_pebbles)
    try:
        for _ in range(2):
            assert pool.submit(seated, Seat.BEHIND, told).result() == (back, behind, usual)
            assert pool.submit(seated, Seat.BACK, told).result() == (back, usual, usual)
            assert pool.submit(seated, Seat.ANYWHERE, told).result() == (every, usual, usual)
        late = pool.submit(seated, Seat.ANYWHERE, told_late)
        while not late.done():
            Bench().send_behind(members(pool)[0])
            time.sleep(0.05)
        assert late.result() == (back, behind, usual)
        assert pool.submit(seated, Seat.ANYWHERE, told).result() == (every, usual, usual)
    finally:
        dismiss(pool)


@linux
@two
def test_a_server_serves_in_front_and_its_bots_think_anywhere(tmp_path: Path) -> None:
    """The real program: whatever thread of it runs, now or later, and the processes that it begins."""
    every = benches.processors()
    front = every if len(every) > FEW else frozenset({min(every)})
    process, url = start_server(f"sqlite:///{tmp_path / 'tatami.sqlite3'}", limits=True)
    try:
        let_a_bot_think(Person(url, "Anna"))
        assert {where_it_may(thread) for thread in threads_of(process.pid)} == {front}
        wait_until(lambda: bool(children_of(process.pid)), "a process to think in")
        wait_until(lambda: every in map(where_it_may, children_of(process.pid)), "it to stand up")
    finally:
        process.terminate()
        process.wait(PATIENCE)


def let_a_bot_think(person: Person) -> None:
    """At a new table, whoever begins there."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    made = person.ask("POST", "/api/tables", {"game": "satori", "seats": seats, "confirm": False})
    table = f"/api/tables/{made['table']['id']}"
    while (state := person.ask("GET", table, {}))["table"]["your_turn"]:
        action = state["view"]["decision"]["options"][0]["id"]
        person.ask("POST", f"{table}/move", {"version": state["version"], "action": action})


def threads_of(process: int) -> list[int]:
    return [int(name.name) for name in Path(f"/proc/{process}/task").iterdir()]


def children_of(process: int) -> list[int]:
    """The processes that any thread of a process has begun."""
    said = [Path(f"/proc/{process}/task/{thread}/children").read_text() for thread in threads_of(process)]
    return [int(child) for children in said for child in children.split()]


def where_it_may(thread: int) -> frozenset[int]:
    """The processors of a thread; none if it has ended."""
    try:
        return frozenset(os.sched_getaffinity(thread))
    except ProcessLookupError:
        return frozenset()


def prepare_pebbles() -> None:
    prepare(LIBRARY)


# ---- thoughts ------------------------------------------------------------------------------------------------------


class Slow(BotPool):
    """A pool whose processes do nothing but tell where they sit, until the test lets them go."""

    def __init__(self, workers: int, back: int = 1) -> None:
        super().__init__(workers, 60.0, LIBRARY)
        self._bench.back = frozenset(range(1, back + 1))
        self.over = asyncio.Event()
        self.sent: list[Worker] = []

    def _begin(self, thought: Thought, worker: Worker) -> None:
        async def run(work: Callable[[], Any], timeout: float) -> Seat:
            seat: Seat = work.args[0]  # type: ignore[attr-defined]
            await self.over.wait()
            return seat

        def step_behind() -> None:
            worker.seat = Seat.BEHIND
            self.sent.append(worker)

        worker.run, worker.step_behind = run, step_behind  # type: ignore[method-assign]
        super()._begin(thought, worker)

    async def ask(self, payer: Payer) -> object:
        """Where a thought of somebody begins."""
        found: object = await self.advise("pebbles", "", 0, "", payer, "table")
        return found


def test_thoughts_of_who_has_used_up_the_credit_begin_behind_those_of_others(clock: Clock) -> None:
    async def scene() -> list[object]:
        pool = Slow(4)
        pool.over.set()
        before = [await pool.ask(ANNA)]
        pool._credit.use(ANNA, 2 * AT_ONCE)
        after = [await pool.ask(who) for who in (ANNA, BELA, CYRIL)]
        pool.close()
        return before + after

    assert asyncio.run(scene()) == [Seat.BACK, Seat.BEHIND, Seat.BEHIND, Seat.BACK]


def test_who_plays_fast_does_not_sit_with_an_abuser(clock: Clock) -> None:
    """The credit of both is used up, but one of them has had much more."""

    async def scene() -> None:
        pool = Slow(2)
        pool._credit.use(ANNA, 2 * AT_ONCE)
        pool._credit.use(CYRIL, 3 * AT_ONCE + MUCH_MORE)
        heavy = asyncio.create_task(pool.ask(CYRIL))
        await asyncio.sleep(0)
        light = asyncio.create_task(pool.ask(ANNA))
        await asyncio.sleep(0)
        pool._look()  # and stay where they are
        pool.over.set()
        assert [await heavy, await light] == [Seat.BEHIND, Seat.BACK]
        assert pool._workers[1] not in pool.sent
        pool.close()

    asyncio.run(scene())


def test_who_has_used_up_the_credit_never_sits_in_front(clock: Clock) -> None:
    """Not even beside somebody who has had much more, when those at the back fill it."""

    async def scene() -> list[object]:
        pool = Slow(8)
        asked = [asyncio.create_task(pool.ask(CYRIL))]
        await asyncio.sleep(0)
        pool._credit.use(ANNA, 2 * AT_ONCE)
        pool._credit.use(CYRIL, 3 * AT_ONCE + MUCH_MORE)
        asked += [asyncio.create_task(pool.ask(who)) for who in (ANNA, Payer("hall", "dora"))]
        await asyncio.sleep(0)
        pool.over.set()
        found = list(await asyncio.gather(*asked))
        pool.close()
        return found

    assert asyncio.run(scene()) == [Seat.BACK, Seat.BACK, Seat.ANYWHERE]


def test_thoughts_sit_anywhere_when_those_with_credit_fill_the_back(clock: Clock) -> None:
    """Those behind do not count: they give way."""

    async def scene() -> list[object]:
        pool = Slow(8, back=2)
        pool._credit.use(ANNA, 2 * AT_ONCE)
        people = (ANNA, BELA, *(Payer(f"hut {number}", "somebody") for number in range(4)))
        asked = [asyncio.create_task(pool.ask(who)) for who in people]
        await asyncio.sleep(0)
        pool.over.set()
        found = list(await asyncio.gather(*asked))
        pool.close()
        return found

    anywhere = [Seat.ANYWHERE] * 2
    assert asyncio.run(scene()) == [Seat.BEHIND, Seat.BEHIND, Seat.BACK, Seat.BACK, *anywhere]


def test_time_in_a_process_is_counted_and_a_thought_steps_back_in_its_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.server.live.pool.LOOK_EVERY", 0.01)
    monkeypatch.setattr(benches, "AT_ONCE", 0.1)

    async def scene() -> None:
        pool = Slow(4)
        thought = asyncio.create_task(pool.ask(ANNA))
        async with asyncio.timeout(60):
            while not (pool.sent and pool._credit.used_up(BELA)):
                await asyncio.sleep(0.01)
        monkeypatch.setattr(benches, "AT_ONCE", 60.0)
        other = asyncio.create_task(pool.ask(CYRIL))
        await asyncio.sleep(0.05)
        pool.over.set()
        assert [await thought, await other] == [Seat.BACK, Seat.BACK]
        assert set(pool.sent) == {pool._workers[0]}
        pool.close()

    asyncio.run(scene())


def test_who_has_credit_finds_a_process_beside_any_number_of_those_who_have_none(clock: Clock) -> None:
    """An address has half of the processes at most: nobody waits until somebody else's long thought is over."""

    async def scene() -> None:
        pool = Slow(2)
        pool._credit.use(ANNA, 2 * AT_ONCE)
        heavy = [asyncio.create_task(pool.ask(Payer("house", f"name {number}"))) for number in range(10)]
        await asyncio.sleep(0)
        light = asyncio.create_task(pool.ask(CYRIL))
        await asyncio.sleep(0)
        thinking = {one.thought.payer.address: one.seat for one in pool._workers if one.thought is not None}
        assert thinking == {"house": Seat.BEHIND, "hut": Seat.BACK}
        pool.over.set()
        assert await light is Seat.BACK
        pool.close()
        await asyncio.gather(*heavy, return_exceptions=True)

    asyncio.run(scene())


# ---- passwords -----------------------------------------------------------------------------------------------------


@linux
@two
def test_passwords_sit_at_the_back_and_what_holds_pythons_lock_does_not() -> None:
    async def seat(room: BackRoom) -> tuple[set[int], int, int]:
        try:
            return await room.do("192.0.2.1", told)
        finally:
            room.close()

    every, usual = set(benches.processors()), os.getpriority(os.PRIO_PROCESS, 0)
    low = min(usual + LOW_PRIORITY, 19)
    assert asyncio.run(seat(BackRoom(aside=True))) == (every - {min(every)}, low, usual)
    assert asyncio.run(seat(BackRoom())) == (every, usual, usual)
    assert told() == (every, usual, usual)  # the one that serves people was not moved
