"""Every action of Satori. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.satori.kinds import (
    BASE_ALTARS,
    COLOURS,
    DIRECTIONS,
    GOODS,
    LEAVES,
    PARTS,
    PLACES,
    PRICES,
    SIDES,
    SITES,
    SLOTS,
    SPACES,
    STOREYS,
    WHEELS,
)

STARTS: Final = [f"B{n}" for n in range(1, 7)]
DECORATIONS: Final = [f"D{n}" for n in range(1, 5)]
NUMBERS: Final = [str(n) for n in range(1, 13)]
CLAIMED: Final = [str(n) for n in range(7)]

ACTIONS: Final = ActionSpace()
START: Final = ACTIONS.add("start {tile}", tile=STARTS)
PLACE: Final = ACTIONS.add("place {colour} {altar}", colour=COLOURS, altar=PLACES)
SIDE: Final = ACTIONS.add("side {side}", side=SIDES)
PRAY: Final = ACTIONS.add("pray")
INSPECT: Final = ACTIONS.add("inspect {slot}", slot=SLOTS)
USE: Final = ACTIONS.add("use {effect}", effect=GOODS + LEAVES)
USE_OPTION: Final = ACTIONS.add("use option.{number}", number=NUMBERS)
TILE_ICON: Final = ACTIONS.add("tile {effect}", effect=GOODS + LEAVES)
TILE_OPTION: Final = ACTIONS.add("tile option.{number}", number=NUMBERS)
FINISH: Final = ACTIONS.add("finish")
WHEEL: Final = ACTIONS.add("wheel {wheel}", wheel=WHEELS)
END: Final = ACTIONS.add("end")
HIKARI: Final = ACTIONS.add("hikari {mountain} {direction}", mountain=COLOURS, direction=DIRECTIONS)
MEDITATE: Final = ACTIONS.add("meditate {space}", space=SPACES)
LEAVE: Final = ACTIONS.add("leave {space}", space=SPACES)
BUILD: Final = ACTIONS.add("build {slot} {altar}", slot=SLOTS, altar=[*BASE_ALTARS, *SITES])
DECORATE: Final = ACTIONS.add("decorate {decoration}", decoration=DECORATIONS)
BURN: Final = ACTIONS.add("jokoro {target}", target=[*BASE_ALTARS, *SITES, *STOREYS])
RAISE: Final = ACTIONS.add("raise {part}", part=PARTS)
CLAIM: Final = ACTIONS.add("claim {space}", space=CLAIMED)
DONE: Final = ACTIONS.add("done")
AMULET: Final = ACTIONS.add("amulet {choice}", choice=["keep", "play"])
STAY: Final = ACTIONS.add("stay {space}", space=SPACES)
RECALL: Final = ACTIONS.add("recall {space}", space=SPACES)
TRADE: Final = ACTIONS.add("trade {good}", good=["incense", "coin"])
NEXT: Final = ACTIONS.add("next {effect}", effect=GOODS + LEAVES)
OPTION: Final = ACTIONS.add("option {number}", number=NUMBERS)
GAIN: Final = ACTIONS.add("gain {good}", good=GOODS)
PAY_UNIT: Final = ACTIONS.add("pay {good}", good=PRICES)
GAIN_GOOD: Final = list(range(GAIN, GAIN + len(GOODS)))
"""Per good, the action that gains a unit of it."""
