"""A bot that fails is named: which one, at which seat, at which decision of which game."""

from __future__ import annotations

from dataclasses import dataclass
from traceback import format_exception

from tatami.core.errors import TatamiError


@dataclass(frozen=True)
class Failure:
    """A game that could not be played on, because a bot raised an error or answered with what is not legal."""

    key: str
    bot: str
    seat: int
    decision: int
    """The how-manieth decision of the game it was, from 1."""
    error: str
    trace: str
    """Where in the bot it happened, as Python tells it."""

    def __str__(self) -> str:
        return f"'{self.bot}' failed at seat {self.seat + 1}, decision {self.decision} of '{self.key}': {self.error}"


class BotFailed(TatamiError):
    """A bot failed, and nobody was to go on without it."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(str(failure))
        self.failure = failure

    def __reduce__(self) -> tuple[type[BotFailed], tuple[Failure]]:
        """It may happen in another process than the one that tells of it."""
        return type(self), (self.failure,)


def failure_of(error: BaseException, key: str, bot: str, seat: int, decision: int) -> Failure:
    """What is to be told of a bot's error."""
    return Failure(key, bot, seat, decision, f"{type(error).__name__}: {error}", "".join(format_exception(error)))
