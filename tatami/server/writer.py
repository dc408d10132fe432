"""One writer for SQLite: whoever waits at the same moment shares one commit.

A commit costs a few milliseconds of disk; two hundred people who move at once would otherwise wait in a long queue.
Each piece of work has a savepoint of its own, so that one which fails takes nobody along, and nobody hears of success
before the commit.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine

MOST_AT_ONCE = 64


@dataclass
class Job:
    """Something to write, and where to say that it is written."""

    work: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    def run(self, db: Connection) -> None:
        """Do it, or leave no trace of it."""
        try:
            with db.begin_nested():
                self.result = self.work(db)
        except Exception as error:
            self.error = error

    def tell(self) -> None:
        """Say how it went."""
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class GroupWriter:
    """A thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="database-write", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Any]) -> Future[Any]:
        """Write soon; the future is done when it is committed."""
        job = Job(work)
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs, more = self._waiting(first)
            self._write([job for job in jobs if job.done.set_running_or_notify_cancel()])
            if not more:
                return

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _write(self, jobs: list[Job]) -> None:
        try:
            with self._engine.begin() as db:
                for job in jobs:
                    job.run(db)
        except Exception as error:  # the commit itself failed: nothing of this group was written
            for job in jobs:
                job.error = error
        for job in jobs:
            job.tell()
