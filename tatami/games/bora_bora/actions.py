"""Every action of Bora Bora. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.bora_bora.kinds import (
    BUILDING_VALUES,
    DICE_ACTIONS,
    FIRE,
    GODS,
    JEWELRY_COUNT,
    MATERIALS,
    PAIR_NAMES,
    POSITIONS,
    REGIONS,
    SEXES,
    SLOT_COUNT,
    SPACES,
    TASK_COUNT,
    TEMPLE_SPACES,
    TILES_PER_SEX,
    TRADES,
    TYPES,
    WAYS,
)

SLOTS: Final = [str(n) for n in range(1, SLOT_COUNT + 1)]
TILES: Final = [f"{letter}{n:02}" for letter in ("M", "W") for n in range(1, TILES_PER_SEX + 1)]
TASK_NAMES: Final = [f"T{n:02}" for n in range(1, TASK_COUNT + 1)]
JEWELRY_NAMES: Final = [f"J{n:02}" for n in range(1, JEWELRY_COUNT + 1)]
VALUES: Final = [str(n) for n in range(1, 7)]

ACTIONS: Final = ActionSpace()
SETTLE: Final = ACTIONS.add("settle {region}", region=REGIONS)
HUT: Final = ACTIONS.add("hut {slot}", slot=SLOTS)
PUT: Final = ACTIONS.add("put {space}", space=SPACES)
CHOOSE: Final = ACTIONS.add("choose {material}", material=MATERIALS)
DIE: Final = ACTIONS.add("die {value}", value=VALUES)
PLACE: Final = ACTIONS.add("place {action}", action=DICE_ACTIONS)
PLAY: Final = ACTIONS.add("play {god}", god=["white", "red"])
PLAY_WHITE: Final = PLAY
PLAY_RED: Final = PLAY + 1
DECLINE: Final = ACTIONS.add("decline")
PAY: Final = ACTIONS.add("pay {way}", way=WAYS)
TAKE: Final = ACTIONS.add("take {sex} {position}", sex=SEXES, position=[str(n) for n in range(1, POSITIONS + 1)])
SLOT: Final = ACTIONS.add("slot {slot}", slot=SLOTS)
SLIDE: Final = ACTIONS.add("slide {tile}", tile=TILES)
TRADE: Final = ACTIONS.add("trade {trade}", trade=TRADES[1:])
DONE: Final = ACTIONS.add("done")
GOD_CARD: Final = ACTIONS.add("god {card}", card=[*GODS, "deck"])
PRIEST_TO: Final = ACTIONS.add("priest {space}", space=[str(n) for n in range(1, TEMPLE_SPACES + 1)])
BUILD_TILE: Final = ACTIONS.add("build {value}", value=[str(n) for n in range(1, BUILDING_VALUES + 1)])
OVER: Final = ACTIONS.add("over {pair}", pair=PAIR_NAMES)
FIRE_GAIN: Final = ACTIONS.add("fire {gain}", gain=FIRE)
USE: Final = ACTIONS.add("use {sex} {type}", sex=SEXES, type=TYPES)
DOUBLE: Final = ACTIONS.add("double {sex} {type}", sex=SEXES, type=TYPES)
EXTRA: Final = ACTIONS.add("extra {sex} {type}", sex=SEXES, type=TYPES)
MOVE_HUT: Final = ACTIONS.add("move hut")
BUY: Final = ACTIONS.add("buy {jewelry}", jewelry=JEWELRY_NAMES)
PASS: Final = ACTIONS.add("pass")
COMPLETE: Final = ACTIONS.add("complete {task}", task=TASK_NAMES)
COMPLETE_YELLOW: Final = ACTIONS.add("yellow {task}", task=TASK_NAMES)
GIVE_UP: Final = ACTIONS.add("drop {task}", task=TASK_NAMES)
NEW: Final = ACTIONS.add("new {task}", task=TASK_NAMES)
COMBINE_TILES: Final = ACTIONS.add("combine {tiles}", tiles=["1", "2", "3"])
