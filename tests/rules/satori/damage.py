"""Stored tables of Satori that no game can have reached: seats, what is damaged, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DAMAGE: list[tuple[int, str, Callable[[Any], object]]] = [
    (2, "order", lambda order: [order[0], order[0]]),
    (1, "order", lambda order: [0]),
    (2, "round", lambda _: 6),
    (2, "supply", lambda supply: [supply[0] - 1, *supply[1:]]),
    (2, "stock", lambda stock: [stock[0] + 1, *stock[1:]]),
    (2, "sanmon", lambda sanmon: [sanmon[0] + 1, *sanmon[1:]]),
    (3, "bag", lambda bag: [-1, *bag[1:]]),
    (2, "owners", lambda owners: [1 if owner == -1 else -1 for owner in owners]),
    (2, "levels", lambda levels: [levels[1], *levels[1:]]),
    (2, "prices", lambda prices: [-1 if price != -1 else 0 for price in prices]),
    (2, "jokoros", lambda jokoros: [jokoros[0] + 1, *jokoros[1:]]),
    (1, "locked", lambda _: [1, 1]),
    (2, "monks", lambda monks: [0] * 12),
    (2, "sun", lambda sun: [3, 4]),
    (2, "hikari", lambda hikari: [4, *hikari[1:]]),
    (2, "hands", lambda _: [3, 3]),
    (2, "offering", lambda offering: [7, *offering[1:]]),
    (2, "bells", lambda _: [0, 0]),
    (3, "amulets", lambda amulets: [amulets[0], *amulets[:2]]),
    (2, "amulets", lambda amulets: [*amulets, 4]),
    (1, "amulets", lambda _: [0]),
    (2, "queue", lambda _: [0, 1]),
    (2, "queue", lambda _: [0, 0, 64]),
    (2, "icons", lambda _: [4095]),
    (2, "visited", lambda _: 13),
]
