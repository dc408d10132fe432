"""Chance: a small seeded generator whose whole state is four 32-bit words.

The generator is sfc32 (small fast counting), chosen because its arithmetic stays below 2**62: the compiled engine does
it in registers, and compiled and uncompiled give the same numbers everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiler keeps in a register

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A reproducible stream of random numbers.

    >>> Rng(7).below(6) == Rng("7").below(6)
    True
    """

    def __init__(self, seed: SupportsIndex | str | None = None) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed is not None:
            text = seed if isinstance(seed, str) else str(index(seed))
            digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12, person=b"tatami").digest()
            self.a = int.from_bytes(digest[0:4], "little")
            self.b = int.from_bytes(digest[4:8], "little")
            self.c = int.from_bytes(digest[8:12], "little")
            for _ in range(WARM_UP):
                self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (n at most 2**29)."""
        size: i64 = n
        product = self.word() * size
        if product & MASK < size:
            uneven = (MASK + 1) % size
            while product & MASK < uneven:
                product = self.word() * size
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """A shuffled list of the items."""
        out = list(items)
        self.shuffle(out)
        return out

    def fork(self) -> Rng:
        """A new generator, seeded from this one, that shares nothing with it afterwards."""
        child = Rng()
        child.a = self.word()
        child.b = self.word()
        child.c = self.word()
        for _ in range(WARM_UP):
            child.word()
        return child

    def copy(self) -> Rng:
        """An equal generator that goes its own way."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        """The whole state, for storing."""
        return [self.a, self.b, self.c, self.counter]


def rng_from_words(words: list[int]) -> Rng:
    """The generator that :meth:`Rng.words` described."""
    out = Rng()
    out.a, out.b, out.c, out.counter = words[0] & MASK, words[1] & MASK, words[2] & MASK, words[3] & MASK
    return out
