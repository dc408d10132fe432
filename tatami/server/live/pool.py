"""The bots' processes: thinking happens there, never on the event loop.

Who is next is for :mod:`tatami.server.live.shares` to say. A bot keeps for the rest of its turn what it has thought so
far, so all decisions of a turn are put to the same process; which one that is, is settled anew with every turn.

When a compiled engine turns up beside the server, processes that run on it take the place of the others, one after the
other: each is ready before the one in whose place it comes is let go, and that one ends its thought first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import tatami
from tatami.bots.hint import Hint
from tatami.crew import dismiss, members, modules_from, recruit
from tatami.server.live.benches import Bench, Credit, Seat
from tatami.server.live.engine import Engine, EngineData
from tatami.server.live.library import Question
from tatami.server.live.shares import Job, Payer, Shares
from tatami.server.live.thinking import advise, awake, prepare, seated, think

log = logging.getLogger("tatami.bots")
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 10.0
LOOK_EVERY = 0.5
"""Seconds between two looks at who has to give way."""
REMEMBERED = 1000
"""Tables of which we know where their bots think; of one forgotten, the bot only begins its thoughts again."""


@dataclass(eq=False)
class Thought(Job):
    """A job for one of the processes."""

    work: Callable[[], Any] = field(kw_only=True)
    place: str | None = field(default=None, kw_only=True)
    """The bot it is a thought of, if any."""
    goes_on: bool = field(default=False, kw_only=True)
    """Whether that bot has thought in this turn before."""
    found: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future(), kw_only=True)


class Worker:
    """One process; a new one takes its place when it dies or thinks for too long."""

    def __init__(self, library: str, engine: Engine | None = None, bench: Bench | None = None) -> None:
        self.thought: Thought | None = None
        """What it is busy with."""
        self.counted = 0.0
        """Until when that is on its payer's account."""
        self.seat = Seat.ANYWHERE
        """Where the thought sits."""
        self.served: str | None = None
        """The address it worked for last. That one comes here again, so that others rarely meet its long thoughts."""
        self.turn = 0
        """When that began, counted in thoughts."""
        self._library = library
        self._engine = engine or Engine()
        self._bench = bench or Bench()
        self._pool: ProcessPoolExecutor | None = None
        self._at_work: ProcessPoolExecutor | None = None
        """The process of the thought of now: another may have taken its place already."""
        self._compiled: bool | None = None
        """Whether the process runs on the compiled engine beside us; None: there is none yet."""
        self._died = 0
        """How often in a row the process died before it had found anything."""

    async def run(self, work: Callable[[], Any], timeout: float) -> Any:
        """Have something thought out."""
        if self._died:
            await asyncio.sleep(pause_after(self._died))
        pool = self._at_work = self._running()
        try:
            found = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work), timeout)
        except (BrokenProcessPool, TimeoutError) as error:
            self._died += isinstance(error, BrokenProcessPool)
            log.warning("a process of the bots is started again", extra={"died": self._died})
            self._forget(pool)
            raise
        finally:
            self._at_work = None
            if pool is not self._pool:  # it failed, or another took its place in the meantime
                dismiss(pool)
        self._died = 0
        return found

    def step_behind(self) -> None:
        """The thought of now goes on behind everybody else."""
        self.seat = Seat.BEHIND
        if self._at_work is not None:
            for process in members(self._at_work):
                self._bench.send_behind(process)

    async def change_over(self, timeout: float) -> None:
        """Let a process on the engine of now take the place of the running one, as soon as it is ready."""
        if self._pool is None:
            return  # the next one begins with it
        fresh, compiled = self._begun()
        try:
            if await asyncio.wait_for(asyncio.wrap_future(fresh.submit(awake)), timeout) is not compiled:
                raise RuntimeError("a process did not find it")
        except BaseException:
            dismiss(fresh)
            raise
        self._replace(fresh, compiled)

    @property
    def failing(self) -> bool:
        """Whether the process died more than once in a row."""
        return self._died > 1

    @property
    def compiled(self) -> bool:
        """Whether its next thought is one on the compiled engine beside us."""
        return self._engine.found is not None if self._compiled is None else self._compiled

    def close(self) -> None:
        """End the process, thinking or not."""
        for pool in (self._at_work, self._pool):
            if pool is not None:
                self._forget(pool)
                dismiss(pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool, self._compiled = self._begun()
        return self._pool

    def _begun(self) -> tuple[ProcessPoolExecutor, bool]:
        """A new process, and whether it runs on the compiled engine beside us."""
        pool, folder = recruit(1, partial(prepare, self._library, self._bench.all)), self._engine.now()
        if folder is not None:
            with modules_from(folder):
                pool.submit(awake)  # with the first thing it is asked the process begins
        return pool, folder is not None

    def _replace(self, fresh: ProcessPoolExecutor, compiled: bool) -> None:
        old, self._pool, self._compiled = self._pool, fresh, compiled
        if old is not None and old is not self._at_work:  # else it is dismissed after its thought
            dismiss(old)

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = self._compiled = None


def pause_after(died: int) -> float:
    """Seconds before a process that died so often in a row is started again: one that cannot start floods no log."""
    return min(FIRST_PAUSE * (1 << min(died - 1, 20)), LONGEST_PAUSE)


class BotPool:
    """Several processes and one line of thoughts before them, in which people take turns."""

    def __init__(self, workers: int, timeout: float, library: str, engine: Engine | None = None) -> None:
        self._timeout = timeout
        self._engine = engine or Engine()
        self._bench = Bench()
        self._workers = [Worker(library, self._engine, self._bench) for _ in range(workers)]
        self._shares = Shares(workers)
        self._credit = Credit()
        self._looks: asyncio.TimerHandle | None = None
        self._line: list[Thought] = []
        self._places: dict[str, Worker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun = 0
        self._closed = False

    def start(self, look_every: float) -> None:
        """Begin to look for a compiled engine, every so many seconds."""
        self._tasks.add(asyncio.create_task(self._look_for_ever(look_every), name="engine"))

    @property
    def engine(self) -> EngineData:
        """What the bots think with: the compiled engine when all of them do."""
        compiled = tatami.COMPILED or all(worker.compiled for worker in self._workers)
        return EngineData("compiled" if compiled else "pure", self._engine.building and not compiled)

    @property
    def failing(self) -> bool:
        """Whether there is a process that does not stay alive."""
        return any(worker.failing for worker in self._workers)

    async def think(self, question: Question, payer: Payer, *, watched: bool = True) -> int:
        """A bot's choice. Raises whatever went wrong, after putting the processes in order."""
        table, goes_on = question.place.partition("/")[0], bool(question.asked)
        work = partial(think, question)
        return int(await self._queue(Thought(payer, table, watched, work=work, place=question.place, goes_on=goes_on)))

    async def advise(self, game: str, position: str, seat: int, seed: str, payer: Payer, table: str) -> Hint:
        """A hint, in the same way."""
        work = partial(advise, game, position, seat, seed)
        hint: Hint = await self._queue(Thought(payer, f"{table} hint", work=work))
        return hint

    def close(self) -> None:
        """End the processes, thinking or not; whoever waits for a thought, now or later, is cancelled."""
        self._closed = True
        if self._looks is not None:
            self._looks.cancel()
        for task in self._tasks:
            task.cancel()
        for thought in (*self._line, *(worker.thought for worker in self._workers if worker.thought)):
            thought.found.cancel()
        for worker in self._workers:
            worker.close()

    async def _look_for_ever(self, every: float) -> None:
        while self._engine.may_come:
            try:
                if await self._engine.look():
                    await self._change_over()
            except Exception:
                log.exception("the look for a compiled engine failed")
            await asyncio.sleep(every)

    async def _change_over(self) -> None:
        for worker in self._workers:
            try:
                await worker.change_over(self._timeout)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                self._engine.refuse(str(error) or type(error).__name__)
                return
        log.info("bots think with the compiled engine")

    async def _queue(self, thought: Thought) -> Any:
        self._line.append(thought)
        self._begin_what_may()
        if self._closed:
            thought.found.cancel()
        try:
            return await thought.found
        finally:
            if thought in self._line:  # whoever asked does not wait any longer
                self._line.remove(thought)

    def _begin_what_may(self) -> None:
        while not self._closed and any(worker.thought is None for worker in self._workers):
            for thought in self._shares.in_order(self._line):
                if worker := self.worker_for(thought):
                    self._begin(thought, worker)
                    break
            else:
                return

    def _begin(self, thought: Thought, worker: Worker) -> None:
        self._line.remove(thought)
        self._shares.begin(thought)
        self._begun += 1
        worker.thought, worker.served, worker.turn = thought, thought.payer.address, self._begun
        worker.counted = time.monotonic()
        worker.seat = self._seat_for(thought, worker)
        if self._looks is None:
            self._look_again()
        if thought.place is not None:
            self._remember(thought.place, worker)
        task = asyncio.create_task(self._run(thought, worker), name="thought")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, thought: Thought, worker: Worker) -> None:
        """To the end, also if nobody waits for it any longer: the process is busy until then."""
        found = thought.found
        try:
            result = await worker.run(partial(seated, worker.seat, thought.work), self._timeout)
            if not found.done():
                found.set_result(result)
        except Exception as error:
            if not found.done():
                found.set_exception(error)
        finally:
            found.cancel()
            self._count(worker)
            worker.thought = None
            self._shares.end(thought)
            self._begin_what_may()

    def _seat_for(self, thought: Thought, worker: Worker) -> Seat:
        """Everybody sits at the back while there is a processor for each of those who do not give way."""
        if self._gives_way(thought.payer):
            return Seat.BEHIND
        others = sum(one.thought is not None and one.seat is not Seat.BEHIND for one in self._workers if one != worker)
        room = others < len(self._bench.back)
        return Seat.BACK if room or self._credit.used_up(thought.payer) else Seat.ANYWHERE

    def _gives_way(self, payer: Payer) -> bool:
        return self._credit.gives_way(payer, (one.thought.payer for one in self._workers if one.thought is not None))

    def _look_again(self) -> None:
        self._looks = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Whoever has to give way from the middle of a thought on thinks on behind everybody else."""
        self._looks = None
        busy = [worker for worker in self._workers if worker.thought is not None]
        for worker in busy:
            self._count(worker)
        for worker in busy:
            if worker.thought is not None and self._gives_way(worker.thought.payer):
                worker.step_behind()  # again at every look: the thread may not have begun at the last one
        if busy and not self._closed:
            self._look_again()

    def _count(self, worker: Worker) -> None:
        """Put what has been thought since the last count on the account of whom it is for."""
        clock = time.monotonic()
        if worker.thought is not None:
            self._credit.use(worker.thought.payer, clock - worker.counted)
        worker.counted = clock

    def worker_for(self, thought: Thought) -> Worker | None:
        """Where this bot has thought in this turn before; else, or if somebody else is there, a free one."""
        known = self._places.get(thought.place or "") if thought.goes_on else None
        if known is not None:
            busy = known.thought
            if busy is None:
                return known
            if busy.payer.address == thought.payer.address:
                return None  # worth waiting for: all it has thought so far is there
        free = [worker for worker in self._workers if worker.thought is None]
        return min(free, key=lambda one: (one.served != thought.payer.address, one.turn), default=None)

    def _remember(self, place: str, worker: Worker) -> None:
        self._places.pop(place, None)
        self._places[place] = worker
        if len(self._places) > REMEMBERED:
            del self._places[next(iter(self._places))]
