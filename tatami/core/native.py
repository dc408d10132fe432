"""The one word the compiler needs: which native classes plain Python may subclass (tests, games of one's own)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # uncompiled and without the compiler installed: the mark means nothing

    def mypyc_attr(*attrs: str, **flags: object) -> Callable[[T], T]:
        """Mark a class for the compiler; here it does nothing."""
        return _unchanged


def _unchanged(item: T) -> T:
    return item


__all__ = ["mypyc_attr"]
