"""Every action of Satori. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.satori import kinds

STARTS: Final = [f"B{n}" for n in range(1, 7)]
DECORATIONS: Final = [f"D{n}" for n in range(1, 5)]
NUMBERS: Final = [str(n) for n in range(1, 13)]
CLAIMED: Final = [str(n) for n in range(7)]

ACTIONS: Final = ActionSpace()
START: Final = ACTIONS.add("start {tile}", tile=STARTS)
PLACE: Final = ACTIONS.add("place {colour} {altar}", colour=kinds.COLOURS, altar=kinds.PLACES)
SIDE: Final = ACTIONS.add("side {side}", side=kinds.SIDES)
PRAY: Final = ACTIONS.add("pray")
INSPECT: Final = ACTIONS.add("inspect {slot}", slot=kinds.SLOTS)
USE: Final = ACTIONS.add("use {effect}", effect=kinds.GOODS + kinds.LEAVES)
USE_OPTION: Final = ACTIONS.add("use option.{number}", number=NUMBERS)
TILE_ICON: Final = ACTIONS.add("tile {effect}", effect=kinds.GOODS + kinds.LEAVES)
TILE_OPTION: Final = ACTIONS.add("tile option.{number}", number=NUMBERS)
FINISH: Final = ACTIONS.add("finish")
WHEEL: Final = ACTIONS.add("wheel {wheel}", wheel=kinds.WHEELS)
END: Final = ACTIONS.add("end")
HIKARI: Final = ACTIONS.add("hikari {mountain} {direction}", mountain=kinds.COLOURS, direction=kinds.DIRECTIONS)
MEDITATE: Final = ACTIONS.add("meditate {space}", space=kinds.SPACES)
LEAVE: Final = ACTIONS.add("leave {space}", space=kinds.SPACES)
BUILD: Final = ACTIONS.add("build {slot} {altar}", slot=kinds.SLOTS, altar=[*kinds.BASE_ALTARS, *kinds.SITES])
DECORATE: Final = ACTIONS.add("decorate {decoration}", decoration=DECORATIONS)
BURN: Final = ACTIONS.add("jokoro {target}", target=[*kinds.BASE_ALTARS, *kinds.SITES, *kinds.STOREYS])
RAISE: Final = ACTIONS.add("raise {part}", part=kinds.PARTS)
CLAIM: Final = ACTIONS.add("claim {space}", space=CLAIMED)
DONE: Final = ACTIONS.add("done")
AMULET: Final = ACTIONS.add("amulet {choice}", choice=["keep", "play"])
STAY: Final = ACTIONS.add("stay {space}", space=kinds.SPACES)
RECALL: Final = ACTIONS.add("recall {space}", space=kinds.SPACES)
TRADE: Final = ACTIONS.add("trade {good}", good=["incense", "coin"])
NEXT: Final = ACTIONS.add("next {effect}", effect=kinds.GOODS + kinds.LEAVES)
OPTION: Final = ACTIONS.add("option {number}", number=NUMBERS)
GAIN: Final = ACTIONS.add("gain {good}", good=kinds.GOODS)
PAY_UNIT: Final = ACTIONS.add("pay {good}", good=kinds.PRICES)
GAIN_GOOD: Final = list(range(GAIN, GAIN + len(kinds.GOODS)))
"""Per good, the action that gains a unit of it."""
