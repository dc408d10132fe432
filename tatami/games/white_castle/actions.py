"""Every action of The White Castle. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.white_castle import kinds

ENDS: Final = ["left", "right"]
RESOURCE_CARDS: Final = [f"SR{n}" for n in range(1, 10)]

ACTIONS: Final = ActionSpace()
DRAFT_CARD: Final = ACTIONS.add("draft {card}", card=RESOURCE_CARDS)
GAIN_ANY: Final = ACTIONS.add("gain {resource}", resource=kinds.RESOURCES)
TAKE: Final = ACTIONS.add("take {bridge} {end}", bridge=kinds.COLOURS, end=ENDS)
PLACE: Final = ACTIONS.add("place {space}", space=kinds.SPACES)
USE_BOX: Final = ACTIONS.add("use {box}", box=kinds.BOXES)
USE_YARD_TILE: Final = ACTIONS.add("use {tile}", tile=kinds.YARD_TILES)
USE_DOMAIN_CARD: Final = ACTIONS.add("use card")
OUTSIDE: Final = ACTIONS.add("outside {worker}", worker=kinds.ROWS)
PAY: Final = ACTIONS.add("pay")
SKIP: Final = ACTIONS.add("skip")
DONE: Final = ACTIONS.add("done")
AUDIENCE: Final = ACTIONS.add("audience")
CLIMB: Final = ACTIONS.add("climb {origin} {to}", origin=kinds.PLACES[:-1], to=kinds.PLACES[1:])
LIGHT_BOX: Final = ACTIONS.add("light {box}", box=kinds.BOXES)
LIGHT_CARD: Final = ACTIONS.add("light card.{number}", number=["1", "2", "3"])
SLOT: Final = ACTIONS.add("slot {number}", number=["1", "2", "3"])
PLACE_GARDENER: Final = ACTIONS.add("garden {garden}", garden=kinds.GARDENS)
PLACE_WARRIOR: Final = ACTIONS.add("yard {yard}", yard=kinds.YARDS)
TILE_BOX: Final = ACTIONS.add("tile {box}", box=kinds.BOXES)
ROW: Final = ACTIONS.add("row {row}", row=kinds.ROWS)
CROSS: Final = ACTIONS.add("cross")
STAY: Final = ACTIONS.add("stay")
EXCHANGE: Final = ACTIONS.add("exchange {good}", good=[*kinds.RESOURCES, "coin"], free=True)
ACTIVATE: Final = ACTIONS.add("activate {garden}", garden=kinds.GARDENS)
NEXT: Final = ACTIONS.add("next {effect}", effect=kinds.GOODS + kinds.LEAVES)
KEEP: Final = ACTIONS.add("keep")
RIVAL_TO_GARDEN: Final = ACTIONS.add("rival garden {garden}", garden=kinds.GARDENS)
RIVAL_TO_ROOM: Final = ACTIONS.add("rival room {room}", room=kinds.ROOMS)
RIVAL_FROM: Final = ACTIONS.add("rival courtier {origin}", origin=kinds.PLACES[:-1])
OPTION: Final = ACTIONS.add("option {number}", number=[str(n) for n in range(1, 13)])
GAIN_OTHER: Final = ACTIONS.add("gain {resource}", resource=kinds.GOODS[3:])
PAY_UNIT: Final = ACTIONS.add("pay {good}", good=kinds.PRICES)
GAIN_GOOD: Final = [*range(GAIN_ANY, GAIN_ANY + 3), *range(GAIN_OTHER, GAIN_OTHER + 4)]
"""Per good, the action that gains a unit of it."""
