"""Every action of Bora Bora. The order of these lines fixes the ids: add new families at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.actions import ActionSpace
from tatami.games.bora_bora import kinds

SLOTS: Final = [str(n) for n in range(1, kinds.SLOT_COUNT + 1)]
TILES: Final = [f"{letter}{n:02}" for letter in ("M", "W") for n in range(1, kinds.TILES_PER_SEX + 1)]
TASK_NAMES: Final = [f"T{n:02}" for n in range(1, kinds.TASK_COUNT + 1)]
JEWELRY_NAMES: Final = [f"J{n:02}" for n in range(1, kinds.JEWELRY_COUNT + 1)]
VALUES: Final = [str(n) for n in range(1, 7)]

ACTIONS: Final = ActionSpace()
SETTLE: Final = ACTIONS.add("settle {region}", region=kinds.REGIONS)
HUT: Final = ACTIONS.add("hut {slot}", slot=SLOTS)
PUT: Final = ACTIONS.add("put {space}", space=kinds.SPACES)
CHOOSE: Final = ACTIONS.add("choose {material}", material=kinds.MATERIALS)
DIE: Final = ACTIONS.add("die {value}", value=VALUES)
PLACE: Final = ACTIONS.add("place {action}", action=kinds.DICE_ACTIONS)
PLAY: Final = ACTIONS.add("play {god}", god=["white", "red"])
PLAY_WHITE: Final = PLAY
PLAY_RED: Final = PLAY + 1
DECLINE: Final = ACTIONS.add("decline")
PAY: Final = ACTIONS.add("pay {way}", way=kinds.WAYS)
TAKE: Final = ACTIONS.add(
    "take {sex} {position}", sex=kinds.SEXES, position=[str(n) for n in range(1, kinds.POSITIONS + 1)]
)
SLOT: Final = ACTIONS.add("slot {slot}", slot=SLOTS)
SLIDE: Final = ACTIONS.add("slide {tile}", tile=TILES)
TRADE: Final = ACTIONS.add("trade {trade}", trade=kinds.TRADES[1:])
DONE: Final = ACTIONS.add("done")
GOD_CARD: Final = ACTIONS.add("god {card}", card=[*kinds.GODS, "deck"])
PRIEST_TO: Final = ACTIONS.add("priest {space}", space=[str(n) for n in range(1, kinds.TEMPLE_SPACES + 1)])
BUILD_TILE: Final = ACTIONS.add("build {value}", value=[str(n) for n in range(1, kinds.BUILDING_VALUES + 1)])
OVER: Final = ACTIONS.add("over {pair}", pair=kinds.PAIR_NAMES)
FIRE_GAIN: Final = ACTIONS.add("fire {gain}", gain=kinds.FIRE)
USE: Final = ACTIONS.add("use {sex} {type}", sex=kinds.SEXES, type=kinds.TYPES)
DOUBLE: Final = ACTIONS.add("double {sex} {type}", sex=kinds.SEXES, type=kinds.TYPES)
EXTRA: Final = ACTIONS.add("extra {sex} {type}", sex=kinds.SEXES, type=kinds.TYPES)
MOVE_HUT: Final = ACTIONS.add("move hut")
BUY: Final = ACTIONS.add("buy {jewelry}", jewelry=JEWELRY_NAMES)
PASS: Final = ACTIONS.add("pass")
COMPLETE: Final = ACTIONS.add("complete {task}", task=TASK_NAMES)
COMPLETE_YELLOW: Final = ACTIONS.add("yellow {task}", task=TASK_NAMES)
GIVE_UP: Final = ACTIONS.add("drop {task}", task=TASK_NAMES)
NEW: Final = ACTIONS.add("new {task}", task=TASK_NAMES)
COMBINE_TILES: Final = ACTIONS.add("combine {tiles}", tiles=["1", "2", "3"])
