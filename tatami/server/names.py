"""Names of people: readable, and hard to mistake for somebody else's.

An account's name is taken for good: no other account and no guest may use it, or one that looks the same. Guests
may share a name; each has a tag of four characters beside it.
"""

from __future__ import annotations

import re
import unicodedata

from tatami.server.errors import ErrorCode, Refusal

SHORTEST, LONGEST = 2, 24
_ALLOWED = re.compile(r"[^\W_]([\w .'\-]*[\w.])?")

# Letters that look like a Latin one: Cyrillic, Greek, and digits.
_LOOKALIKES = str.maketrans(
    {
        "а": "a",
        "в": "b",
        "е": "e",
        "ё": "e",
        "к": "k",
        "м": "m",
        "н": "h",
        "о": "o",
        "р": "p",
        "с": "c",
        "т": "t",
        "у": "y",
        "х": "x",
        "і": "i",
        "ј": "j",
        "ѕ": "s",
        "α": "a",
        "ο": "o",
        "ρ": "p",
        "ν": "v",
        "τ": "t",
        "υ": "u",
        "ι": "i",
        "κ": "k",
        "χ": "x",
        "0": "o",
        "1": "l",
        "|": "l",
    }
)


def clean_name(text: str) -> str:
    """The name as it will be shown; ``bad_name`` if it cannot be one.

    >>> clean_name("  Anna   Marie ")
    'Anna Marie'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal(ErrorCode.BAD_NAME, f"A name has {SHORTEST} to {LONGEST} characters.")
    if not _ALLOWED.fullmatch(name) or not name.isprintable():
        raise Refusal(ErrorCode.BAD_NAME, "A name is made of letters, digits, spaces, and . ' - _ between them.")
    return name


def name_key(name: str) -> str:
    """What two names share that a hasty reader would take for the same.

    >>> name_key("Anna") == name_key("аnnа")  # Cyrillic a
    True
    """
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[\s._'\-]+", "", letters.translate(_LOOKALIKES)).replace("l", "i")
