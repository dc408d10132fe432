"""Processes that work for this one: begun afresh, and never left behind, however this one ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path


def recruit(workers: int, prepare: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """So many fresh processes: what this one has open, threads above all, stays here. ``prepare`` runs in each."""
    return ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(prepare,)
    )


def members(pool: ProcessPoolExecutor) -> list[int]:
    """The numbers of its processes that have begun."""
    return list(getattr(pool, "_processes", None) or {})


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End the processes at once, at work or not."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


@contextmanager
def modules_from(folder: Path) -> Iterator[None]:
    """Processes that begin in here look for modules in this folder first, for they inherit our path.

    Nothing changes for us: we have our modules already.
    """
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


@contextmanager
def crew(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes for a piece of work; what is unfinished at its end, after Ctrl-C for instance, is given up."""
    pool = recruit(workers)
    try:
        yield pool
    finally:
        dismiss(pool)


def _begin(prepare: Callable[[], None] | None) -> None:
    """Called once in each process. Ctrl-C is for the one we work for, which then dismisses us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_together, name="parent watch", daemon=True).start()
    if prepare is not None:
        prepare()


def _leave_together() -> None:
    """A process that is killed cannot dismiss anybody, and we would wait for ever for something to do."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
