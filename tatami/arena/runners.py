"""Where the games of a league are played: here, on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from tatami.arena.league import Outcome, Task, attempt
from tatami.core.errors import BadOptions, TatamiError
from tatami.crew import crew

BROKEN = "a process of the league ended in the middle of a game: a bot of your own may have ended it, or memory ran out"
AHEAD = 4
"""Games handed out per worker at a time: enough to keep it busy, few enough to stop soon."""


def here(todo: Sequence[Task]) -> Iterator[Outcome]:
    """One after another in this process."""
    for task in todo:
        yield attempt(task)


class Cores:
    """On several processes of this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadOptions(f"the number of workers must be 1 or more, not {workers}")
        self.workers = workers

    def __call__(self, todo: Sequence[Task]) -> Iterator[Outcome]:
        """Games in the order they are finished."""
        if self.workers == 1 or len(todo) < 2:
            yield from here(todo)
            return
        waiting = iter(todo)
        running: set[Future[Outcome]] = set()
        with crew(min(self.workers, len(todo))) as pool:
            while True:
                while len(running) < self.workers * AHEAD and (task := next(waiting, None)) is not None:
                    running.add(pool.submit(attempt, task))
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    try:
                        yield future.result()
                    except BrokenProcessPool:
                        raise TatamiError(BROKEN) from None


class Cluster:
    """On a Ray cluster: ``auto`` or an address; without one Ray starts on this machine.

    Every machine of the cluster needs the same version of tatami. A cluster that asks for a token is joined with
    ``RAY_AUTH_MODE=token`` in the environment, as Ray's own documentation says.
    """

    def __init__(self, address: str | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise BadOptions("--ray needs Ray: install tatami with the extra `cluster`") from None
        self.address = address

    def __call__(self, todo: Sequence[Task]) -> Iterator[Outcome]:
        """Games in the order they are finished; a Ray that was started for them is stopped after them."""
        ray = self.ray
        if ray.is_initialized():
            yield from self._play(todo)
            return
        try:
            ray.init(address=self.address or "local", log_to_driver=False, include_dashboard=False)
        except ConnectionError as error:
            raise BadOptions(
                f"cannot join the Ray cluster at {self.address}: {error} (one that asks for a token needs "
                "RAY_AUTH_MODE=token in the environment)"
            ) from error
        try:
            yield from self._play(todo)
        finally:
            ray.shutdown()

    def _play(self, todo: Sequence[Task]) -> Iterator[Outcome]:
        ray = self.ray
        remote = ray.remote(attempt)
        ahead = max(2, int(ray.cluster_resources().get("CPU", 1)) * AHEAD)
        waiting = iter(todo)
        running: list[Any] = []
        while True:
            while len(running) < ahead and (task := next(waiting, None)) is not None:
                running.append(remote.remote(task))
            if not running:
                return
            finished, running = ray.wait(running, num_returns=1)
            for reference in finished:
                yield ray.get(reference)
