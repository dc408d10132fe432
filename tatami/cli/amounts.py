"""Numbers on a command line that have to make sense: a slip is refused with a sentence, before it does any harm."""

from __future__ import annotations

import argparse
import math


def amount(text: str) -> float:
    """Days or seconds: none, or some.

    >>> amount("2.5")
    2.5
    """
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and 0 <= number <= 1_000_000):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to 1000000")
    return number


def port(text: str) -> int:
    """A port of this machine; 0 is any free one.

    >>> port("8000")
    8000
    """
    if not (text.isascii() and text.isdigit() and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"'{text}' is not a port: those are numbers from 0 to 65535")
    return int(text)
