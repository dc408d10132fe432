"""Every action of The White Castle. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.white_castle.kinds import (
    BOXES,
    COLOURS,
    GARDENS,
    GOODS,
    LEAVES,
    PLACES,
    PRICES,
    RESOURCES,
    ROOMS,
    ROWS,
    SPACES,
    YARD_TILES,
    YARDS,
)

ENDS: Final = ["left", "right"]
RESOURCE_CARDS: Final = [f"SR{n}" for n in range(1, 10)]

ACTIONS: Final = ActionSpace()
DRAFT_CARD: Final = ACTIONS.add("draft {card}", card=RESOURCE_CARDS)
GAIN_ANY: Final = ACTIONS.add("gain {resource}", resource=RESOURCES)
TAKE: Final = ACTIONS.add("take {bridge} {end}", bridge=COLOURS, end=ENDS)
PLACE: Final = ACTIONS.add("place {space}", space=SPACES)
USE_BOX: Final = ACTIONS.add("use {box}", box=BOXES)
USE_YARD_TILE: Final = ACTIONS.add("use {tile}", tile=YARD_TILES)
USE_DOMAIN_CARD: Final = ACTIONS.add("use card")
OUTSIDE: Final = ACTIONS.add("outside {worker}", worker=ROWS)
PAY: Final = ACTIONS.add("pay")
SKIP: Final = ACTIONS.add("skip")
DONE: Final = ACTIONS.add("done")
AUDIENCE: Final = ACTIONS.add("audience")
CLIMB: Final = ACTIONS.add("climb {origin} {to}", origin=PLACES[:-1], to=PLACES[1:])
LIGHT_BOX: Final = ACTIONS.add("light {box}", box=BOXES)
LIGHT_CARD: Final = ACTIONS.add("light card.{number}", number=["1", "2", "3"])
SLOT: Final = ACTIONS.add("slot {number}", number=["1", "2", "3"])
PLACE_GARDENER: Final = ACTIONS.add("garden {garden}", garden=GARDENS)
PLACE_WARRIOR: Final = ACTIONS.add("yard {yard}", yard=YARDS)
TILE_BOX: Final = ACTIONS.add("tile {box}", box=BOXES)
ROW: Final = ACTIONS.add("row {row}", row=ROWS)
CROSS: Final = ACTIONS.add("cross")
STAY: Final = ACTIONS.add("stay")
EXCHANGE: Final = ACTIONS.add("exchange {good}", good=[*RESOURCES, "coin"], free=True)
ACTIVATE: Final = ACTIONS.add("activate {garden}", garden=GARDENS)
NEXT: Final = ACTIONS.add("next {effect}", effect=GOODS + LEAVES)
KEEP: Final = ACTIONS.add("keep")
RIVAL_TO_GARDEN: Final = ACTIONS.add("rival garden {garden}", garden=GARDENS)
RIVAL_TO_ROOM: Final = ACTIONS.add("rival room {room}", room=ROOMS)
RIVAL_FROM: Final = ACTIONS.add("rival courtier {origin}", origin=PLACES[:-1])
OPTION: Final = ACTIONS.add("option {number}", number=[str(n) for n in range(1, 13)])
GAIN_OTHER: Final = ACTIONS.add("gain {resource}", resource=GOODS[3:])
PAY_UNIT: Final = ACTIONS.add("pay {good}", good=PRICES)
GAIN_GOOD: Final = [*range(GAIN_ANY, GAIN_ANY + 3), *range(GAIN_OTHER, GAIN_OTHER + 4)]
"""Per good, the action that gains a unit of it."""
