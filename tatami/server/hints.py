"""Hints: what the hard bot would do in somebody's place, in numbers.

A hint is thought out in the bots' processes from a position in which everything the seat cannot know has been dealt
again, exactly as a bot's move is. It changes nothing and nobody else hears of it. Asking again at the same moment
gives the same hint, so that nobody can press better numbers out of it (or the processor out of the server).
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict

from tatami.bots.hint import Hint
from tatami.bots.search import Thought
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.server.answers import ActionData, HintAnswer, ThoughtData
from tatami.server.discretion import keeps_secrets
from tatami.server.errors import ErrorCode, Refusal
from tatami.server.metrics import Metrics
from tatami.server.playing import running
from tatami.server.pool import BotPool
from tatami.server.table import CONFIRMATION, Table

log = logging.getLogger("tatami.bots")
KEEP = 256
WAITING_EACH = 4
"""Hints that may wait for one process: more would keep the bots of all tables waiting."""
OTHERS = 4


class Hints:
    """Finds hints, a few at a time, and remembers the latest."""

    def __init__(self, pool: BotPool, workers: int, metrics: Metrics) -> None:
        self._pool = pool
        self._most = workers * WAITING_EACH
        self._metrics = metrics
        self._thoughts: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()
        self._busy = 0

    async def find(self, table: Table, seat: int) -> HintAnswer:
        """The hint for the decision of a seat at this moment of a table."""
        line = running(table)
        key = (table.facts.id, table.version)
        if key not in self._thoughts or _failed(self._thoughts[key]):
            if self._busy >= self._most:
                raise _busy()
            self._busy += 1
            self._thoughts[key] = asyncio.create_task(self._think(table, seat), name="hint")
            self._thoughts[key].add_done_callback(self._done)
            while len(self._thoughts) > KEEP:
                self._thoughts.popitem(last=False)
        try:
            found = await asyncio.shield(self._thoughts[key])
        except Exception as error:
            log.warning("a hint failed", extra={"game": table.facts.game, "why": str(error)})
            raise _busy() from error
        return answer(table, line.state.game, seat, found)

    async def _think(self, table: Table, seat: int) -> Hint:
        state = running(table).state
        began = time.monotonic()
        hidden = state.redeal(seat, Rng(secrets.token_hex(16)))
        found = await self._pool.advise(table.facts.game, hidden.to_json(), seat, secrets.token_hex(16))
        if not keeps_secrets(table):
            self._metrics.hint_time.observe(time.monotonic() - began)
        return found

    def _done(self, _task: asyncio.Task[Hint]) -> None:
        self._busy -= 1


def seat_to_help(table: Table, mine: list[int]) -> int:
    """The seat that may have a hint now: the one to decide, if it is one of these and the table allows help."""
    running(table)
    if not table.facts.help:
        raise Refusal(ErrorCode.NO_HELP, "This table was set up without help: there are no hints here.")
    awaiting = table.awaiting
    if awaiting is None:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if awaiting.seat not in mine:
        raise Refusal(ErrorCode.WRONG_SEAT, "It is not your decision.", {"seat": awaiting.seat})
    if awaiting.kind == CONFIRMATION:
        raise Refusal(
            ErrorCode.AWAITING_CONFIRMATION, "The turn just played waits to be confirmed.", {"seat": awaiting.seat}
        )
    return awaiting.seat


def answer(table: Table, game: Game, seat: int, found: Hint) -> HintAnswer:
    """A hint as it travels."""
    others = [_thought(game, thought) for thought in found.others[:OTHERS]]
    best = _thought(game, found.best)
    return HintAnswer(table.facts.id, table.version, seat, best, others, found.simulations)


def _thought(game: Game, thought: Thought) -> ThoughtData:
    family, args = game.actions.describe(thought.action)
    action = ActionData(thought.action, game.actions.name(thought.action), family, dict(args))
    return ThoughtData(
        action,
        thought.visits,
        round(thought.points, 2),
        _error(thought.points_error),
        round(thought.share, 4),
        _error(thought.share_error),
    )


def _error(error: float) -> float | None:
    return round(error, 4) if math.isfinite(error) else None


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _busy() -> Refusal:
    return Refusal(ErrorCode.UNAVAILABLE, "No hint could be found now; try again soon.")
