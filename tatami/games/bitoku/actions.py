"""Every action of Bitoku. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.bitoku import kinds

MARKET_SLOT_NAMES: Final = ["1", "2", "3", "4"]
DIE_VALUES: Final = ["1", "2", "3", "4", "5", "6"]
SEATS: Final = ["0", "1", "2", "3"]

ACTIONS: Final = ActionSpace()
DONE: Final = ACTIONS.add("done")
PASS: Final = ACTIONS.add("pass")
PLAY: Final = ACTIONS.add("play {slot}", slot=kinds.SLOTS)
USE_DIE: Final = ACTIONS.add("die {slot}", slot=kinds.SLOTS)
WAKE_DIE: Final = ACTIONS.add("pilgrim {slot}", slot=kinds.SLOTS)
CROSS: Final = ACTIONS.add("cross {slot}", slot=kinds.SLOTS)
CARD: Final = ACTIONS.add("card {card}", card=kinds.YOKAI_CARDS)
FIRST: Final = ACTIONS.add("first {part}", part=["card", "crystal"])
AMULET: Final = ACTIONS.add("amulet {value}", value=["1", "2", "3"])
PLACE: Final = ACTIONS.add("place {space}", space=kinds.DIE_SPACES)
ROW: Final = ACTIONS.add("row {number}", number=kinds.ROWS)
VISIT: Final = ACTIONS.add("visit {building}", building=kinds.BUILDING_TYPES)
COPY: Final = ACTIONS.add("copy {space}", space=kinds.DIE_SPACES)
BONUS: Final = ACTIONS.add("bonus {good}", good=["vp", "am1"])
FAVOUR: Final = ACTIONS.add("favour {region} {favour}", region=kinds.REGIONS, favour=kinds.FAVOURS)
REFUSE: Final = ACTIONS.add("refuse {region} {favour}", region=kinds.REGIONS, favour=kinds.FAVOURS[:2])
STEP: Final = ACTIONS.add("step")
START: Final = ACTIONS.add("start {space}", space=kinds.ALL_MAIN)
MOVE: Final = ACTIONS.add("move {space}", space=kinds.ALL_MAIN)
ENTER: Final = ACTIONS.add("enter {space}", space=kinds.ALL_BRANCH_SPACES)
BUY: Final = ACTIONS.add("buy {market} {slot}", market=["mitama", "dragonfly", "crystal"], slot=MARKET_SLOT_NAMES)
BUILD_AT: Final = ACTIONS.add("build {slot} {area}", slot=MARKET_SLOT_NAMES, area=kinds.AREAS)
LAY: Final = ACTIONS.add("lay {slot}", slot=kinds.CRYSTAL_SLOTS)
PAIR_WITH_DRAGONFLY: Final = ACTIONS.add("pair {dragonfly}", dragonfly=kinds.DRAGONFLIES)
PAIR_WITH_MITAMA: Final = ACTIONS.add("pair {mitama}", mitama=kinds.MITAMA_TYPES)
KODAMA: Final = ACTIONS.add("kodama {region}", region=kinds.REGIONS)
PUSH: Final = ACTIONS.add("push {seat} {region}", seat=SEATS, region=kinds.REGIONS)
UNLOCK_DIE: Final = ACTIONS.add("unlock {slot}", slot=kinds.SLOTS)
DRAW_ONE: Final = ACTIONS.add("draw")
LOOK_AT: Final = ACTIONS.add("look")
KEEP_VISION: Final = ACTIONS.add("keep {vision}", vision=kinds.VISIONS)
KEEP_NONE: Final = ACTIONS.add("none {resource}", resource=kinds.RESOURCES)
TAKE_YOKAI: Final = ACTIONS.add("take {card}", card=kinds.YOKAI_CARDS[: kinds.YOKAI_DECK_SIZE])
TAKE_BITOKU: Final = ACTIONS.add("take {bitoku}", bitoku=kinds.BITOKU_TYPES)
TAKE_ROCK: Final = ACTIONS.add("rock {rock}", rock=kinds.ROCKS)
SIT_AT: Final = ACTIONS.add("sit {space}", space=kinds.PILGRIM_SPACES)
DISCARD: Final = ACTIONS.add("discard {card}", card=kinds.YOKAI_CARDS)
HARVEST: Final = ACTIONS.add("harvest {slot}", slot=kinds.CRYSTAL_SLOTS[:3])
ARRANGE: Final = ACTIONS.add("dice {left} {middle} {right}", left=DIE_VALUES, middle=DIE_VALUES, right=DIE_VALUES)
REMOVE: Final = ACTIONS.add("remove {slot}", slot=kinds.SLOTS)
GAIN: Final = ACTIONS.add("gain {resource}", resource=kinds.RESOURCES)
PAY_UNIT: Final = ACTIONS.add("pay {resource}", resource=kinds.RESOURCES)
NEXT: Final = ACTIONS.add("next {effect}", effect=kinds.GOODS + kinds.LEAVES[:-1])
OPTION: Final = ACTIONS.add("option {number}", number=[str(n) for n in range(1, 13)])
GAIN_GOOD: Final = [*range(GAIN, GAIN + 4)]
"""Per resource, the action that gains a unit of it."""
