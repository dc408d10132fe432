"""What can go wrong, as types. Every message is one sentence for the person who caused it."""

from __future__ import annotations


class TatamiError(Exception):
    """The root of everything Tatami raises on purpose."""


class UnknownGame(TatamiError):
    """No game of that name is on the shelf."""


class BadOptions(TatamiError):
    """A game cannot be set up like this: wrong seat count, unknown option, value out of range."""


class UnknownSeat(TatamiError):
    """Nobody sits there: the table has fewer seats."""


class IllegalAction(TatamiError):
    """The action is not legal now. The state has not changed."""


class RecordError(TatamiError):
    """A record or a stored state is corrupt, truncated, or belongs to other rules or content."""


class ContentError(TatamiError):
    """A content file is wrong; the message names file, entry and field."""


class NotAllowed(TatamiError):
    """The request is understood but refused, for example an undo across a barrier."""
