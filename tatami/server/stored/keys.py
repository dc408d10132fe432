"""Secrets: session cookies, bot tokens and passwords.

The database keeps hashes only: whoever reads it can neither take over a session nor learn a password.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from tatami.server.pure.ids import is_id
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.stored import schema
from tatami.server.stored.database import Database

_hasher = PasswordHasher(parallelism=1)  # one processor at a time: people who play need the others
TOKEN_PREFIX = "tatami"


def new_secret() -> str:
    """256 bits in hexadecimal."""
    return secrets.token_hex(32)


def secret_hash(secret: str) -> str:
    """What the database keeps of a session's or token's secret (it is random, so a fast hash will do)."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Signer:
    """Makes and reads signed session cookies: ``id.secret.signature``."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, session: str, secret: str) -> str:
        """The cookie's value."""
        return f"{session}.{secret}.{self._signature(session, secret)}"

    def read(self, cookie: str) -> tuple[str, str] | None:
        """``(session id, secret)`` of a cookie that we signed, else None."""
        parts = cookie.split(".")
        if len(parts) != 3 or not cookie.isascii():
            return None
        session, secret, signature = parts
        if not hmac.compare_digest(signature, self._signature(session, secret)):
            return None
        return session, secret

    def pseudonym(self, address: str) -> str:
        """A name for an address that tells nobody without our key which it is."""
        return hmac.new(self._key, f"address {address}".encode(), hashlib.sha256).hexdigest()[:32]

    def _signature(self, session: str, secret: str) -> str:
        return hmac.new(self._key, f"{session}.{secret}".encode(), hashlib.sha256).hexdigest()


def signing_key(database: Database) -> str:
    """The key that signs cookies: made at the first start, the same in all processes on one database."""
    try:
        return database.write_now(_find_or_make_key)
    except IntegrityError:  # another process made it at the same moment
        return database.write_now(_find_or_make_key)


def _find_or_make_key(db: Connection) -> str:
    found = db.execute(select(schema.setting.c.value).where(schema.setting.c.key == "signing key")).scalar()
    if found:
        return str(found)
    made = new_secret()
    db.execute(insert(schema.setting).values(key="signing key", value=made))
    return made


def token_text(token: str, secret: str) -> str:
    """The token as its owner sees it, once."""
    return f"{TOKEN_PREFIX}_{token}_{secret}"


def read_token(text: str) -> tuple[str, str] | None:
    """``(token id, secret)`` of something that has the form of a token, else None."""
    parts = text.split("_")
    if len(parts) != 3 or parts[0] != TOKEN_PREFIX or not is_id(parts[1]) or not text.isascii():
        return None
    return parts[1], parts[2]


def check_password_form(password: str) -> None:
    """``bad_password`` unless it has 8 to 200 characters."""
    if not 8 <= len(password) <= 200:
        raise Refusal(ErrorCode.BAD_PASSWORD, "A password has 8 to 200 characters.")


def hash_password(password: str) -> str:
    """An argon2id hash (takes tens of milliseconds on purpose: call it off the event loop)."""
    return _hasher.hash(password)


def password_matches(stored: str | None, password: str) -> bool:
    """Whether it is the password; as slow for an unknown account as for a known one."""
    try:
        _hasher.verify(stored or _NOBODY, password)
        return stored is not None
    except (VerificationError, InvalidHashError):
        return False


_NOBODY = _hasher.hash(secrets.token_hex(16))
