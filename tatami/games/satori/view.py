"""What a seat may see: the only door for information to leave (ST-1.4).

Everything is open except the order of piles, and the amulets of others until they are played.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Final, cast

from tatami.games.satori import kinds
from tatami.games.satori.rules.altars import colour_of, is_altar
from tatami.games.satori.rules.monks import monks_in_reserve
from tatami.games.satori.scoring import sheet
from tatami.games.satori.solo import result
from tatami.games.satori.state import SatoriState
from tatami.games.satori.table import sides_of
from tatami.games.satori.view_types import (
    Altar,
    Colour,
    JokoroSlot,
    Player,
    PlayerColour,
    Pool,
    Result,
    SatoriView,
    ScoringValues,
    Solo,
    Space,
    Storey,
    TakenTile,
)

# The same words as everywhere, for the type checker; tests hold views of whole games to their types.
COLOUR: Final = cast("list[Colour]", kinds.COLOURS)
PLAYER_COLOUR: Final = cast("list[PlayerColour]", kinds.PLAYER_COLOURS)


def table(s: SatoriState, seat: int | None) -> SatoriView:
    """Everything lying in the open, and the seat's own amulet."""
    content = s.content
    return {
        "round": s.round,
        "turn": s.turn,
        "order": list(s.order),
        "bells": list(s.bells),
        "supply": dict(zip(kinds.GOODS[: kinds.SUPPLIES], s.supply, strict=True)),
        "sanmon": _by_colour(s.sanmon),
        "bag": _by_colour(s.bag),
        "altars": [_altar(s, place) for place in range(kinds.ALTAR_COUNT)],
        "offering_altar": _visitors(s, kinds.OFFERING_ALTAR),
        "site": [
            {"id": slot, "tile": _name(content.altar_names, tile)}
            for slot, tile in zip(kinds.SLOTS, s.site, strict=True)
        ],
        "decorations": [_name(content.decoration_names, decoration) for decoration in s.offered],
        "pagoda": [_storey(s, storey) for storey in range(kinds.STOREY_COUNT)],
        "scoring_tile": content.scoring_names[s.scoring_tile],
        "scoring_values": cast(ScoringValues, s.options["sorin_scoring_values"]),
        "sorin_owner": None if s.sorin_owner == kinds.NONE else s.sorin_owner,
        "mountains": [_mountain(s, mountain) for mountain in range(kinds.MOUNTAINS)],
        "pool": _pool(s),
        "piles": {
            "altars": len(s.altar_pile),
            "decorations": len(s.decoration_pile),
            "prices": len(s.price_pile),
            "first_era": len(s.tile_piles[0]),
            "second_era": len(s.tile_piles[1]),
        },
        "starts": [content.start_names[tile] for tile in s.starts],
        "players": [_player(s, side, seat) for side in range(sides_of(s.seats))],
        "solo": _solo(s),
    }


def holdings(s: SatoriState, seat: int) -> dict[str, int]:
    """What a player can count: goods, points, Jokoros in reserve, and the level on the offering track."""
    out = dict(zip(kinds.GOODS, s.stock[seat * kinds.STOCK : seat * kinds.STOCK + kinds.STOCK], strict=True))
    out["jokoro"] = s.jokoros[seat]
    out["offer"] = s.offering[seat]
    return out


def _name(names: list[str], index: int) -> str | None:
    return None if index == kinds.NONE else names[index]


def _by_colour(counts: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOUR, counts, strict=True))


def _visitors(s: SatoriState, place: int) -> dict[Colour, int]:
    return _by_colour(s.visitors[place * kinds.COLOUR_COUNT : (place + 1) * kinds.COLOUR_COUNT])


def _altar(s: SatoriState, place: int) -> Altar:
    return {
        "id": kinds.PLACES[place],
        "open": place < kinds.BASE_COUNT or s.seats >= s.content.site_from[place - kinds.BASE_COUNT],
        "colour": COLOUR[colour_of(s, place)] if is_altar(s, place) else None,
        "tile": _name(s.content.altar_names, s.altars[place]),
        "decoration": _name(s.content.decoration_names, s.decorated[place]),
        "owner": None if s.owners[place] == kinds.NONE else s.owners[place],
        "jokoro": s.burning[place] == 1,
        "worshippers": _visitors(s, place),
    }


def _storey(s: SatoriState, storey: int) -> Storey:
    first = storey * kinds.JOKOROS_PER_STOREY
    slots = s.pagoda[first : first + s.content.jokoro_slots[s.seats]]
    return {
        "id": kinds.STOREYS[storey],
        "tile": s.content.level_names[s.levels[storey]] if storey < kinds.LEVELS else None,
        "built": s.built[storey] == 1,
        "price": _name([*s.content.price_names, "cancelled"], s.prices[storey]),
        "slots": [_jokoro(side) for side in slots],
        "roof": s.roofs[storey] == 1 if storey < kinds.LEVELS else None,
    }


def _jokoro(side: int) -> JokoroSlot | None:
    if side == kinds.NONE:
        return None
    return {"side": None if side == kinds.NEUTRAL else side}


def _mountain(s: SatoriState, mountain: int) -> list[Space]:
    return [
        {
            "id": kinds.SPACES[space],
            "tile": _name(s.content.tile_names, s.spaces[space]),
            "monk": None if s.monks[space] == kinds.NONE else s.monks[space],
            "hikari": s.hikari_on(space),
        }
        for space in range(mountain * kinds.LOOP, mountain * kinds.LOOP + kinds.LOOP)
    ]


def _pool(s: SatoriState) -> Pool:
    return {
        "visited": _name(kinds.PLACES, s.visited),
        "visitor": None if s.visitor == kinds.NONE else COLOUR[s.visitor],
        "placed": s.placed == 1,
        "wheel_used": s.wheel_used == 1,
        "icons": [deepcopy(s.content.effects.printed[node]) for node in s.icons],
        "tiles": [_taken(s, first) for first in range(0, len(s.queue), kinds.TILE_TAKEN)],
    }


def _taken(s: SatoriState, first: int) -> TakenTile:
    space, tile, left = s.queue[first : first + kinds.TILE_TAKEN]
    icons = s.content.tile_icons[tile]
    printed = s.content.effects.printed
    return {
        "tile": s.content.tile_names[tile],
        "space": kinds.SPACES[space],
        "icons": [deepcopy(printed[icons[i]]) for i in range(len(icons)) if left >> i & 1],
    }


def _player(s: SatoriState, side: int, seat: int | None) -> Player:
    stock = s.stock[side * kinds.STOCK : (side + 1) * kinds.STOCK]
    person = side < s.seats
    has_amulet = person and s.seats > 1
    visible = has_amulet and (side == seat or s.shown[side] == 1)
    return {
        "seat": side,
        "colour": PLAYER_COLOUR[side],
        "coin": stock[kinds.COIN],
        "wood": stock[kinds.WOOD],
        "stone": stock[kinds.STONE],
        "emerald": stock[kinds.EMERALD],
        "incense": stock[kinds.INCENSE],
        "tile": stock[kinds.TILE],
        "sp": stock[kinds.POINTS],
        "monks": monks_in_reserve(s, side) if person else 0,
        "sun": s.sun[side],
        "jokoros": s.jokoros[side],
        "locked": s.locked[side] == 1,
        "sect_tokens": s.content.sect_tokens - s.altars_of(side) if person else 0,
        "offering": s.offering[side],
        "wheel": _name(kinds.WHEELS, s.hands[side]),
        "amulet": s.content.amulet_names[s.amulets[side]] if visible else None,
        "amulet_open": has_amulet and s.shown[side] == 1,
        "decided": has_amulet and s.decided[side] != kinds.NOT_ASKED,
    }


def _solo(s: SatoriState) -> Solo | None:
    if s.seats > 1:
        return None
    lead = sheet(s, 0)["total"] - sheet(s, kinds.AUTOMATON)["total"]
    return {
        "side": kinds.AUTOMATON,
        "result": cast(Result, result(s, lead)) if s.over else None,
    }
