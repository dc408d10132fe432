"""A database that cannot be used is refused with one sentence, for whoever starts the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tatami.core.errors import TatamiError


class UnusableDatabase(TatamiError, ValueError):
    """Why the server does not start."""


@contextmanager
def saying_why(url: URL) -> Iterator[None]:
    """Trouble with the database or its file becomes one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise UnusableDatabase(f"The database {shown(url)} cannot be used: {reason(error)}.") from error


def shown(url: URL) -> str:
    """Where the database is, without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    url = url.set(drivername="postgresql").difference_update_query(["connect_timeout"])
    return url.render_as_string(hide_password=True)


def reason(error: BaseException) -> str:
    """What the driver or the system said, as far as it fits into a sentence."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, OSError) and error.strerror:
        said = f"{error.strerror} ({error.filename})" if error.filename else error.strerror
    else:
        said = next(iter(str(error).strip().splitlines()), "")
    return said.rstrip(". ") or type(error).__name__
