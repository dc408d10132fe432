"""What things are called: ids that nobody guesses, codes that people type, and references that open nothing."""

from __future__ import annotations

import hashlib
import re
import secrets

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_ID = re.compile(r"[A-Za-z0-9]{1,32}")


def new_id() -> str:
    """Sixteen characters (80 bits) that nobody guesses."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16)).lower()


def new_code() -> str:
    """Six characters for typing, without those that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(6))


def is_id(text: str) -> bool:
    """Whether the text could be an id or a code at all."""
    return _ID.fullmatch(text) is not None


def reference(table: str) -> str:
    """What logs and the operator's tools call a table: its id is its key, and this does not open it.

    >>> len(reference("k2v7m9n4p6q8r3st"))
    10
    """
    return hashlib.sha256(f"table {table}".encode()).hexdigest()[:10]
