"""Stored tables of The White Castle that no game can have reached: seats, what is damaged, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DAMAGE: list[tuple[int, str, Callable[[Any], object]]] = [
    (2, "order", lambda order: [order[0], order[0]]),
    (2, "order", lambda order: []),
    (2, "clans", lambda clans: clans + 1),
    (2, "difficulty", lambda _: 1),
    (1, "difficulty", lambda _: -1),
    (2, "drawn", lambda drawn: [drawn[0], 27]),
    (2, "placed", lambda placed: placed[:19]),
    (2, "rooms", lambda rooms: [-1, *rooms[1:]]),
    (2, "tiles", lambda tiles: [tiles[1], *tiles[1:]]),
    (1, "solo_deck", lambda deck: deck[:-1]),
    (3, "solo_deck", lambda deck: [0, 1]),
]
