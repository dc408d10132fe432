"""Stored tables of Bitoku that no game can have reached: seats, what is damaged, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DAMAGE: list[tuple[int, str, Callable[[Any], object]]] = [
    (2, "order", lambda order: [order[0], order[0]]),
    (1, "order", lambda order: order[:1]),
    (2, "stock", lambda stock: [-1, *stock[1:]]),
    (2, "dice", lambda dice: [7, *dice[1:]]),
    (3, "die_places", lambda places: places[:-1]),
    (2, "kodama", lambda kodama: [8, *kodama[1:]]),
    (2, "yokai_deck", lambda deck: deck[1:]),
    (2, "hands", lambda hands: [[*hands[0], 0], *hands[1:]]),
    (3, "hand_seen", lambda seen: [[], [], [0, 0, 0, 0]]),
    (2, "piles", lambda piles: [[33, 33], *piles[1:]]),
    (2, "visions", lambda visions: [[], *visions[1:]]),
    (4, "bitoku_seen", lambda seen: seen[1:]),
    (2, "visited", lambda visited: [24, *visited[1:]]),
    (2, "markets", lambda markets: [markets[0][:3], *markets[1:]]),
    (1, "tengu_row", lambda row: row[1:]),
    (2, "tengu_deck", lambda _: [0]),
    (1, "attitude", lambda _: 2),
]
