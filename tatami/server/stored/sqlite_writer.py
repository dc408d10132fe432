"""One writer for SQLite: whoever waits at the same moment shares one commit.

A commit costs a few milliseconds of disk; two hundred people who move at once would otherwise wait in a long queue.
Each piece of work has a savepoint of its own, so that one which fails takes nobody along, and nobody hears of success
before the commit.

There are errors after which SQLite gives up the *whole* transaction by itself (the disk is full, a page cannot be
read): what the others of the group have written is gone, savepoints and all, and every further statement would be a
transaction of its own. So the driver is asked after each piece of work whether the transaction still stands; if it
does not, nobody's work counts, and each is done once more in a transaction of its own. Whoever fails there has failed
alone. That is safe because on SQLite a failed commit is no commit: nothing of it is there to be written twice.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

MOST_AT_ONCE = 64


class TransactionOver(OperationalError):
    """The database has given up the transaction that is under way: nothing of it is stored."""

    def __init__(self) -> None:
        super().__init__(None, None, RuntimeError("the database gave up the transaction"))


def stands(db: Connection) -> bool:
    """Whether the transaction is still under way; SQLite may have ended it by itself."""
    driver: Any = db.connection.driver_connection
    return bool(driver.in_transaction)


def check_it_stands(db: Connection) -> None:
    """:class:`TransactionOver` if it does not; asked before every commit, because a commit would say nothing of it."""
    if not stands(db):
        raise TransactionOver


@dataclass
class Job:
    """Something to write, and where to say that it is written."""

    work: Callable[[Connection], Any]
    alone: bool = False
    done: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    def run(self, db: Connection) -> None:
        """Do it, or leave no trace of it; raises if the transaction does not stand any more."""
        self.result = self.error = None
        db.exec_driver_sql("SAVEPOINT job")
        try:
            self.result = self.work(db)
            check_it_stands(db)
        except Exception as error:
            if not stands(db):
                raise
            self.error = error
            db.exec_driver_sql("ROLLBACK TO job")
        db.exec_driver_sql("RELEASE job")

    def tell(self) -> None:
        """Say how it went."""
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class SqliteWriter:
    """A thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="database-write", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Any], alone: bool = False) -> Future[Any]:
        """Write soon, in a transaction shared with others unless ``alone``; the future is done when it is committed.

        The work may be done more than once, but at most once with effect.
        """
        job = Job(work, alone)
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs, more = self._waiting(first)
            jobs = [job for job in jobs if job.done.set_running_or_notify_cancel()]
            self._write([job for job in jobs if not job.alone])
            for job in jobs:
                if job.alone:
                    self._write([job])
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
        """All of them in one transaction; if that is lost, each in its own."""
        if not jobs:
            return
        begun = False
        try:
            with self._engine.begin() as db:
                begun = True
                for job in jobs:
                    job.run(db)
        except Exception as error:  # nothing of this group was written
            if begun and len(jobs) > 1:
                for job in jobs:
                    self._write([job])
                return
            for job in jobs:
                job.error = error
        for job in jobs:
            job.tell()
