"""Logs: one line for each event, for people or (``json``) for machines. No secret is ever handed to a logger.

What is logged about a request is its route with placeholders, never the path itself: the id of a table is its key.
If an id comes along all the same (in the sentence of a library's exception, say), its reference is written instead.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

from tatami.server.pure.ids import reference

_ID = re.compile(r"\b[2-9a-hj-np-z]{16}\b")
_ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Each record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(extras(record))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return without_keys(json.dumps(line, default=str))


class Plain(logging.Formatter):
    """Each record as a sentence with its facts behind it."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{key}={value}" for key, value in extras(record).items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        said = f"{clock} {record.levelname.lower():7} {record.name}: {record.getMessage()} {facts}".rstrip()
        return without_keys(f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said)


def without_keys(line: str) -> str:
    """The line with references in the place of everything that has the form of an id."""
    return _ID.sub(lambda found: f"#{reference(found[0])}", line)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What the caller added to a record."""
    return {key: value for key, value in vars(record).items() if key not in _ORDINARY}


def set_up_logs(form: str, level: str) -> None:
    """Send everything to standard error in the form asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Plain())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for quiet in ("alembic", "uvicorn", "websockets", "asyncio"):  # uvicorn's debug lines would show cookies
        logging.getLogger(quiet).setLevel("WARNING")
