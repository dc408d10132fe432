"""Stored tables of Bora Bora that no game can have reached: seats, what is damaged, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DAMAGE: list[tuple[int, str, Callable[[Any], object]]] = [
    (2, "hand", lambda hand: [hand[0] + 1, *hand[1:]]),
    (2, "known", lambda known: [99, *known[1:]]),
    (2, "known", lambda known: [13, *known[1:]]),
    (3, "drawn", lambda drawn: 60),
    (3, "deck", lambda deck: [*deck, 0]),
    (3, "people_decks", lambda decks: [decks[0][1:], [decks[0][0], *decks[1]]]),
    (4, "status_order", lambda order: order[1:]),
]
