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
from collections import Counter, OrderedDict

from tatami.bots.hint import Hint
from tatami.bots.search import Thought
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.server.live.metrics import Metrics
from tatami.server.live.pool import BotPool
from tatami.server.live.shares import Payer
from tatami.server.live.thinking import ThoughtFailed
from tatami.server.pure.answers import HintAnswer, TakenData, ThoughtData
from tatami.server.pure.ids import reference
from tatami.server.pure.playing import asked_seat, question_to, running
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.rendering import action_data
from tatami.server.pure.table import Table
from tatami.server.pure.whole_turns import keeps_secrets

log = logging.getLogger("tatami.bots")
KEEP = 256
MOST = 64
MOST_OF_ADDRESS = 4
MOST_OF_PERSON = 2
"""Hints that may be waited for at a time: by all, by the people of an address, by a person."""


class Hints:
    """Finds hints, a few at a time, and remembers the latest."""

    def __init__(self, pool: BotPool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics
        self._thoughts: OrderedDict[tuple[str, int, int], asyncio.Task[Hint]] = OrderedDict()
        self._waiting: Counter[object] = Counter()

    async def find(self, table: Table, seat: int, payer: Payer) -> HintAnswer:
        """The hint for the decision of a seat at this moment of a table, on the account of the one who asks."""
        line = running(table)
        key = (table.facts.id, table.asked_at, seat)
        if key not in self._thoughts or _failed(self._thoughts[key]):
            self._count(payer)
            self._thoughts[key] = asyncio.create_task(self._think(table, seat, payer), name="hint")
            self._thoughts[key].add_done_callback(lambda _: self._waiting.subtract(_limits(payer).keys()))
            while len(self._thoughts) > KEEP:
                self._thoughts.popitem(last=False)
        try:
            found = await asyncio.shield(self._thoughts[key])
        except Exception as error:
            facts = {"table": reference(table.facts.id), "game": table.facts.game, "rules": table.facts.rules}
            story = {"story": error.story} if isinstance(error, ThoughtFailed) else {}
            log.warning("a hint failed", extra={**facts, "seat": seat, "why": str(error), **story}, exc_info=error)
            raise _busy() from error
        return answer(table, line.state.game, seat, found)

    def _count(self, payer: Payer) -> None:
        self._waiting = +self._waiting  # without those that wait for nothing any more
        if any(self._waiting[who] >= most for who, most in _limits(payer).items()):
            raise _busy()
        self._waiting.update(_limits(payer).keys())

    async def _think(self, table: Table, seat: int, payer: Payer) -> Hint:
        state = question_to(table, seat)
        began = time.monotonic()
        hidden = state.redeal(seat, Rng(secrets.token_hex(16)))
        position, seed = hidden.to_json(), secrets.token_hex(16)
        found = await self._pool.advise(table.facts.game, position, seat, seed, payer, table.facts.id)
        if not keeps_secrets(table):
            self._metrics.hint_time.observe(time.monotonic() - began)
        return found


def seat_to_help(table: Table, mine: list[int]) -> int:
    """The seat that may have a hint now: the one to decide, if it is one of these and the table allows help."""
    running(table)
    if not table.facts.help:
        raise Refusal(ErrorCode.NO_HELP, "This table was set up without help: there are no hints here.")
    seat = asked_seat(table, mine)
    if table.answer_of([seat]) is not None:
        raise Refusal(ErrorCode.WRONG_SEAT, "You have answered already.", {"seat": seat})
    return seat


def answer(table: Table, game: Game, seat: int, found: Hint) -> HintAnswer:
    """A hint as it travels."""
    taken = found.taken
    return HintAnswer(
        table=table.facts.id,
        version=table.version,
        seat=seat,
        best=_thought(game, found.best),
        others=[_thought(game, thought) for thought in found.others],
        simulations=found.simulations,
        line=[action_data(game, action) for action in found.line.actions],
        changes=found.line.changes,
        taken=TakenData(action_data(game, taken.action), taken.seat, taken.wanted) if taken else None,
    )


def _thought(game: Game, thought: Thought) -> ThoughtData:
    return ThoughtData(
        action_data(game, thought.action),
        thought.visits,
        round(thought.points, 2),
        _error(thought.points_error),
        round(thought.share, 4),
        _error(thought.share_error),
    )


def _error(error: float) -> float | None:
    return round(error, 4) if math.isfinite(error) else None


def _limits(payer: Payer) -> dict[object, int]:
    return {"all": MOST, payer.address: MOST_OF_ADDRESS, payer: MOST_OF_PERSON}


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _busy() -> Refusal:
    return Refusal(ErrorCode.UNAVAILABLE, "No hint could be found now; try again soon.")
