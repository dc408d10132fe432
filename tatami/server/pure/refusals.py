"""Refusals: what the server answers when it does not do what it was asked.

A refused request changed nothing. The codes are stable names; clients translate them, people read the message.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any


class ErrorCode(enum.StrEnum):
    """Every reason for a refusal, with a name that never changes."""

    BAD_REQUEST = "bad_request"
    UNAUTHENTICATED = "unauthenticated"
    WRONG_CREDENTIALS = "wrong_credentials"
    FORBIDDEN = "forbidden"
    NEEDS_SESSION = "needs_session"
    CSRF = "csrf"
    BAD_ORIGIN = "bad_origin"
    BAD_HOST = "bad_host"
    NOT_SEATED = "not_seated"
    WRONG_SEAT = "wrong_seat"
    NOT_FOUND = "not_found"
    UNKNOWN_GAME = "unknown_game"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NAME_TAKEN = "name_taken"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    NOT_STARTED = "not_started"
    NOT_RUNNING = "not_running"
    NOT_OVER = "not_over"
    STALE_VERSION = "stale_version"
    AWAITING_CONFIRMATION = "awaiting_confirmation"
    NOTHING_TO_CONFIRM = "nothing_to_confirm"
    CANNOT_UNDO = "cannot_undo"
    STILL_PRESENT = "still_present"
    NO_HELP = "no_help"
    NO_BOTS = "no_bots"
    NO_PEOPLE = "no_people"
    OLD_RULES = "old_rules"
    DAMAGED = "damaged"
    NO_RECORD = "no_record"
    TOO_MANY = "too_many"
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"
    TOO_LATE = "too_late"
    UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type"
    BAD_NAME = "bad_name"
    BAD_PASSWORD = "bad_password"
    BAD_OPTIONS = "bad_options"
    BAD_SEATS = "bad_seats"
    UNKNOWN_BOT = "unknown_bot"
    ILLEGAL_ACTION = "illegal_action"
    BAD_RECORD = "bad_record"
    RATE_LIMITED = "rate_limited"
    INTERNAL = "internal"
    UNAVAILABLE = "unavailable"
    STORAGE_FULL = "storage_full"
    STORAGE_READ_ONLY = "storage_read_only"
    STORAGE_BUSY = "storage_busy"

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self]


STATUS: dict[ErrorCode, int] = {
    ErrorCode.BAD_REQUEST: 400,
    ErrorCode.UNAUTHENTICATED: 401,
    ErrorCode.WRONG_CREDENTIALS: 401,
    ErrorCode.FORBIDDEN: 403,
    ErrorCode.NEEDS_SESSION: 403,
    ErrorCode.CSRF: 403,
    ErrorCode.BAD_ORIGIN: 403,
    ErrorCode.NOT_SEATED: 403,
    ErrorCode.WRONG_SEAT: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.UNKNOWN_GAME: 404,
    ErrorCode.METHOD_NOT_ALLOWED: 405,
    ErrorCode.TOO_SLOW: 408,
    ErrorCode.TOO_LATE: 408,
    ErrorCode.NAME_TAKEN: 409,
    ErrorCode.SEAT_TAKEN: 409,
    ErrorCode.ALREADY_SEATED: 409,
    ErrorCode.NOT_STARTED: 409,
    ErrorCode.NOT_RUNNING: 409,
    ErrorCode.NOT_OVER: 409,
    ErrorCode.STALE_VERSION: 409,
    ErrorCode.AWAITING_CONFIRMATION: 409,
    ErrorCode.NOTHING_TO_CONFIRM: 409,
    ErrorCode.CANNOT_UNDO: 409,
    ErrorCode.STILL_PRESENT: 409,
    ErrorCode.NO_HELP: 409,
    ErrorCode.NO_BOTS: 409,
    ErrorCode.NO_PEOPLE: 422,
    ErrorCode.OLD_RULES: 409,
    ErrorCode.DAMAGED: 409,
    ErrorCode.NO_RECORD: 409,
    ErrorCode.TOO_MANY: 409,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.UNSUPPORTED_MEDIA_TYPE: 415,
    ErrorCode.BAD_HOST: 421,
    ErrorCode.BAD_NAME: 422,
    ErrorCode.BAD_PASSWORD: 422,
    ErrorCode.BAD_OPTIONS: 422,
    ErrorCode.BAD_SEATS: 422,
    ErrorCode.UNKNOWN_BOT: 422,
    ErrorCode.ILLEGAL_ACTION: 422,
    ErrorCode.BAD_RECORD: 422,
    ErrorCode.RATE_LIMITED: 429,
    ErrorCode.INTERNAL: 500,
    ErrorCode.UNAVAILABLE: 503,
    ErrorCode.STORAGE_FULL: 503,
    ErrorCode.STORAGE_READ_ONLY: 503,
    ErrorCode.STORAGE_BUSY: 503,
}


class Refusal(Exception):
    """The server will not do it; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = dict(details or {})

    def to_data(self) -> dict[str, Any]:
        """The ``error`` object of an answer."""
        return {"code": self.code.value, "message": self.message, "details": self.details}


def not_found(what: str) -> Refusal:
    """There is no such thing, or it is not for you to know that there is."""
    return Refusal(ErrorCode.NOT_FOUND, f"There is no such {what}.")


def damaged() -> Refusal:
    """The table cannot be read back, so it cannot be played on."""
    return Refusal(ErrorCode.DAMAGED, "This table was damaged in storage and cannot be played on; you can leave it.")
