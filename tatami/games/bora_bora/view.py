"""What a seat may see: the only door for information to leave (BB-16.17 to BB-16.19).

Open is everything but the god cards in other hands and the order of the decks. Of a hand the others see its size and
the cards everybody knows in it. Questions about gods and tasks are seen only by the player asked; see rules/gods.py.
"""

from __future__ import annotations

from typing import Final, cast

from tatami.core.agenda import kind_of
from tatami.games.bora_bora import frames, kinds
from tatami.games.bora_bora.actions import JEWELRY_NAMES, TASK_NAMES, TILES
from tatami.games.bora_bora.rules.dice import lowest_die
from tatami.games.bora_bora.rules.player_board import built, tile_on
from tatami.games.bora_bora.rules.requirements import counts, counts_hand, is_met
from tatami.games.bora_bora.state import GOOD_NAMES, BoraBoraState
from tatami.games.bora_bora.view_types import (
    ActionTile,
    BoraTable,
    Cards,
    Colour,
    DiceAction,
    Die,
    God,
    Material,
    Phase,
    Player,
    Progress,
    Region,
    Slot,
    Space,
)

# The same words as everywhere, for the type checker; tests hold views of whole games to their types.
COLOUR: Final = cast("list[Colour]", kinds.PLAYER_COLOURS)
GOD: Final = cast("list[God]", kinds.GODS)
MATERIAL_NAME: Final = cast("list[Material]", kinds.MATERIALS)
PHASE: Final = cast("list[Phase]", kinds.PHASES)


def table(s: BoraBoraState, seat: int | None) -> BoraTable:
    """Everything lying in the open, and the seat's own hand."""
    return {
        "round": s.round,
        "phase": PHASE[s.phase],
        "turn": s.turn,
        "order": list(s.order),
        "die": _die_in_hand(s),
        "action_tiles": [_action_tile(s, tile) for tile in s.content.tiles_in_play[s.seats]],
        "regions": [_region(s, region) for region in range(len(kinds.REGIONS))],
        "men": [_name(TILES, tile) for tile in s.people[: kinds.POSITIONS]],
        "women": [_name(TILES, tile) for tile in s.people[kinds.POSITIONS :]],
        "tasks": [TASK_NAMES[task] for task in s.task_row],
        "jewelry": [_column(s, column) for column in range(kinds.ROUNDS)],
        "temple": [None if priest == kinds.NONE else priest for priest in s.temple],
        "god_tiles": s.god_tiles,
        "status": list(s.status),
        "status_order": list(s.status_order),
        "gods": {
            "deck": len(s.deck) - s.drawn,
            "row": [None if card == kinds.NONE else GOD[card] for card in s.row],
            "discards": _cards(s.discards, 0),
        },
        "decks": {
            "men": kinds.TILES_PER_SEX - s.round * kinds.POSITIONS,
            "women": kinds.TILES_PER_SEX - s.round * kinds.POSITIONS,
            "tasks": len(s.task_deck) - s.task_drawn,
        },
        "players": [_player(s, player, seat == player) for player in range(s.seats)],
    }


def holdings(s: BoraBoraState, seat: int) -> dict[str, int]:
    """What a player can count of his own: god cards by colour, materials on ceremonial spaces and beside the board."""
    stock = s.stock[seat * kinds.STOCK : seat * kinds.STOCK + kinds.STOCK]
    out = {"vp": s.vp(seat), "status": s.status[seat]}
    for good in range(kinds.BESIDE):
        out[GOOD_NAMES[good]] = stock[good]
    for colour in range(kinds.GOD_COUNT):
        out[kinds.GODS[colour]] = s.hand[seat * kinds.GOD_COUNT + colour]
    for kind in range(kinds.MATERIAL_COUNT):
        out[kinds.MATERIALS[kind]] = stock[kinds.BESIDE + kind]
    for space in range(kinds.SPACE_COUNT):
        if s.spaces[seat * kinds.SPACE_COUNT + space] == kinds.MATERIAL:
            out[kinds.MATERIALS[s.content.space_material[space]]] += 1
    return out


def _name(names: list[str], index: int) -> str | None:
    return None if index == kinds.NONE else names[index]


def _die_in_hand(s: BoraBoraState) -> int | None:
    """The die chosen but not yet placed."""
    if s.agenda and kind_of(s.agenda[-1]) == frames.PLACE_DIE:
        return frames.die_value(s.agenda[-1])
    return None


def _action_tile(s: BoraBoraState, tile: int) -> ActionTile:
    actions = cast("list[DiceAction]", s.content.tile_actions[tile])
    dice: list[Die] = [{"seat": die >> 3 & 7, "value": die & 7} for die in s.placed if die >> 6 == tile]
    limited = bool(dice) and tile != s.content.fishing_tile
    below = lowest_die(s, tile) if limited else None
    return {"id": s.content.action_tiles[tile], "actions": list(actions), "dice": dice, "below": below}


def _region(s: BoraBoraState, region: int) -> Region:
    owner = s.hut_on_space[region]
    return {
        "id": kinds.REGIONS[region],
        "fish": s.content.fish_names[s.fish[region]],
        "huts": [seat for seat in range(s.seats) if s.huts[region] >> seat & 1],
        "space": None if owner == kinds.NONE else owner,
    }


def _column(s: BoraBoraState, column: int) -> list[str | None]:
    tiles = s.jewelry_grid[column * kinds.JEWELRY_ROWS : (column + 1) * kinds.JEWELRY_ROWS]
    return [_name(JEWELRY_NAMES, tile) for tile in tiles]


def _cards(counts: list[int], first: int) -> Cards:
    return {GOD[colour]: counts[first + colour] for colour in range(kinds.GOD_COUNT)}


def _player(s: BoraBoraState, seat: int, own: bool) -> Player:
    stock = s.stock[seat * kinds.STOCK : seat * kinds.STOCK + kinds.STOCK]
    tasks = s.tasks[seat * kinds.OPEN_TASKS : (seat + 1) * kinds.OPEN_TASKS]
    return {
        "seat": seat,
        "colour": COLOUR[seat],
        "vp": s.vp(seat),
        "offerings": stock[kinds.OFFERING],
        "shells": stock[kinds.SHELL],
        "god_tiles": stock[kinds.GOD_TILE],
        "priests": stock[kinds.PRIEST],
        "dice": [die for die in s.dice[seat * kinds.DICE_PER_PLAYER : (seat + 1) * kinds.DICE_PER_PLAYER] if die],
        "slots": [_slot(slot) for slot in s.slots[seat * kinds.SLOT_COUNT : (seat + 1) * kinds.SLOT_COUNT]],
        "spaces": [_space(s, seat, space) for space in range(kinds.SPACE_COUNT)],
        "beside": {MATERIAL_NAME[kind]: stock[kinds.BESIDE + kind] for kind in range(len(kinds.MATERIALS))},
        "buildings": [value for value in range(1, kinds.BUILDING_VALUES + 1) if not built(s, seat, value)],
        "tasks": [_name(TASK_NAMES, task) for task in tasks],
        "progress": [_progress(s, seat, task, own) for task in tasks],
        "done": [
            TASK_NAMES[task]
            for task in s.done[seat * kinds.MOST_TASKS : (seat + 1) * kinds.MOST_TASKS]
            if task != kinds.NONE
        ],
        "jewelry": [
            JEWELRY_NAMES[tile]
            for tile in s.jewelry[seat * kinds.ROUNDS : (seat + 1) * kinds.ROUNDS]
            if tile != kinds.NONE
        ],
        "hand_size": s.hand_size(seat),
        "hand": _cards(s.hand, seat * kinds.GOD_COUNT) if own else None,
        "known": _cards(s.known, seat * kinds.GOD_COUNT),
    }


def _progress(s: BoraBoraState, seat: int, task: int, own: bool) -> Progress | None:
    """BB-16.17: how far a task that counts god cards is, only their owner is told."""
    if task == kinds.NONE or (counts_hand(s, task) and not own):
        return None
    return {"have": counts(s, seat, task), "met": is_met(s, seat, task)}


def _slot(slot: int) -> Slot | None:
    if slot == 0:
        return None
    if slot < kinds.UP:
        return {"huts": slot}
    return {"person": TILES[tile_on(slot)], "slid": slot >= kinds.DOWN}


def _space(s: BoraBoraState, seat: int, space: int) -> Space | None:
    lies = s.spaces[seat * kinds.SPACE_COUNT + space]
    if lies == kinds.MATERIAL:
        return {"material": MATERIAL_NAME[s.content.space_material[space]]}
    return {"building": lies - kinds.BUILDING} if lies > kinds.BUILDING else None
