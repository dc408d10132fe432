"""Stored tables that cannot be read: shown as damaged, named once in the log, and nobody else's trouble."""

from __future__ import annotations

import logging

from tatami.server.pure.ids import reference

log = logging.getLogger("tatami.store")
_MOST = 10_000
_told: set[str] = set()


def tell_once(table: str, error: Exception) -> None:
    """Say in the log that a table is damaged, the first time it is met."""
    if table in _told:
        return
    if len(_told) >= _MOST:
        _told.clear()
    _told.add(table)
    extra = {"table": reference(table), "why": type(error).__name__}
    log.error("a stored table is damaged; tatami admin check says more", extra=extra)
