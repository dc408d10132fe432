"""What a seat may see: the only door for information to leave (WC-1.5).

Everything is open except the order of the decks and the future. The solo deck shows the bridge side of its top card.
"""

from __future__ import annotations

from typing import Final, cast

from tatami.core.agenda import kind_of
from tatami.games.white_castle import frames, kinds
from tatami.games.white_castle.content import DIFFICULTIES
from tatami.games.white_castle.solo import OPPONENT
from tatami.games.white_castle.state import WhiteCastleState
from tatami.games.white_castle.view_types import (
    Bridge,
    CastleTable,
    Clan,
    Colour,
    Die,
    DieInHand,
    Difficulty,
    Garden,
    Member,
    Opponent,
    Player,
    Room,
    Space,
    Yard,
)

# The same words as everywhere, for the type checker; tests hold views of whole games to their types.
COLOUR: Final = cast("list[Colour]", kinds.COLOURS)
MEMBER: Final = cast("list[Member]", kinds.ROWS)
CLAN: Final = cast("list[Clan]", kinds.CLANS)
DIFFICULTY: Final = cast("list[Difficulty]", DIFFICULTIES)


def table(s: WhiteCastleState) -> CastleTable:
    """Everything lying in the open."""
    content = s.content
    clans = range(s.clans)
    return {
        "round": s.round,
        "turn": s.turn,
        "solo": None if s.difficulty == kinds.NONE else DIFFICULTY[s.difficulty],
        "order": list(s.order),
        "die": _die_in_hand(s),
        "bridges": [_bridge(s, colour) for colour in range(3)],
        "rooms": [_room(s, room) for room in range(len(kinds.ROOMS))],
        "outside": [_space(s, space) for space in range(len(kinds.ROOMS), kinds.BOARD_SPACES)],
        "well": {
            "tiles": [content.tile_names[s.tiles[slot]] for slot in content.well_slots],
            "dice": [_die(die) for die in s.placed[kinds.BOARD_SPACES * 2 + s.clans * 3 :]],
        },
        "gate": [s.courtiers[clan * kinds.PLACE_COUNT + kinds.GATE] for clan in clans],
        "daimyo": {
            "card": content.daimyo_names[s.daimyo_card],
            "slots": [None if clan == kinds.NONE else clan for clan in s.slots],
            "courtiers": [s.courtiers[clan * kinds.PLACE_COUNT + kinds.DAIMYO] for clan in clans],
        },
        "gardens": [_garden(s, garden) for garden in range(len(kinds.GARDENS))],
        "yards": [_yard(s, yard) for yard in range(kinds.YARD_COUNT)],
        "track": list(s.track),
        "track_order": list(s.track_order),
        "decks": {
            "steward": len(s.decks[0]) - s.drawn[0],
            "diplomat": len(s.decks[1]) - s.drawn[1],
        },
        "draft": [
            {"resource": content.card_names[s.pairs[place]], "action": content.card_names[s.pairs[place + 1]]}
            for place in range(0, len(s.pairs), 2)
        ],
        "players": [_player(s, clan) for clan in clans],
        "opponent": _opponent(s),
    }


def holdings(s: WhiteCastleState, clan: int) -> dict[str, int]:
    """What a clan can count of its own: goods, points, and how far it is on the Passage of Time."""
    out = dict(zip(kinds.GOODS, s.stock[clan * kinds.STOCK : clan * kinds.STOCK + kinds.STOCK], strict=False))
    out[kinds.LEAVES[kinds.INFLUENCE]] = s.track[clan]
    return out


def _die(die: int) -> Die:
    return {"colour": COLOUR[die >> 3], "value": die & 7}


def _die_in_hand(s: WhiteCastleState) -> DieInHand | None:
    for packed in s.agenda:
        if kind_of(packed) == frames.PLACE_DIE:
            return {
                "colour": COLOUR[frames.die_colour(packed)],
                "value": frames.die_value(packed),
                "end": "left" if frames.from_left(packed) else "right",
            }
    return None


def _bridge(s: WhiteCastleState, colour: int) -> Bridge:
    dice = s.bridges[colour * kinds.BRIDGE : colour * kinds.BRIDGE + kinds.BRIDGE]
    middle = [value for value in dice[1 : kinds.RIGHT] if value]
    return {"colour": COLOUR[colour], "left": dice[kinds.LEFT], "middle": middle, "right": dice[kinds.RIGHT]}


def _space(s: WhiteCastleState, space: int) -> Space:
    dice = [_die(die) for die in s.placed[space * 2 : space * 2 + 2] if die]
    return {"id": kinds.SPACES[space], "value": s.content.space_value[space], "dice": dice}


def _room(s: WhiteCastleState, room: int) -> Room:
    card = s.rooms[room]
    space = _space(s, room)
    return {
        "id": space["id"],
        "value": space["value"],
        "dice": space["dice"],
        "card": None if card == kinds.NONE else s.content.card_names[card],
        "tiles": [
            s.content.tile_names[s.tiles[slot]] for slot in range(kinds.FIRST_BOX[room], kinds.FIRST_BOX[room + 1])
        ],
        "courtiers": [s.courtiers[clan * kinds.PLACE_COUNT + 1 + room] for clan in range(s.clans)],
    }


def _garden(s: WhiteCastleState, garden: int) -> Garden:
    return {
        "id": kinds.GARDENS[garden],
        "bridge": COLOUR[garden // 2],
        "kind": "flower" if garden % 2 == 0 else "zen",
        "card": s.content.garden_names[s.garden_cards[garden]],
        "gardeners": [clan for clan in range(s.clans) if s.gardeners[clan] >> garden & 1],
    }


def _yard(s: WhiteCastleState, yard: int) -> Yard:
    faces = s.yard_tiles[kinds.FIRST_YARD_TILE[yard] : kinds.FIRST_YARD_TILE[yard + 1]]
    return {
        "id": kinds.YARDS[yard],
        "tiles": [
            {"tile": s.content.yard_tile_names[face // 2], "side": "gold" if face % 2 else "blue"} for face in faces
        ],
        "warriors": [s.warriors[clan * kinds.YARD_COUNT + yard] for clan in range(s.clans)],
    }


def _player(s: WhiteCastleState, clan: int) -> Player:
    names = s.content.card_names
    stock = s.stock[clan * kinds.STOCK : clan * kinds.STOCK + kinds.STOCK]
    first = kinds.BOARD_SPACES * 2 + clan * 3
    return {
        "seat": clan,
        "clan": CLAN[clan],
        "food": stock[kinds.FOOD],
        "iron": stock[kinds.IRON],
        "pearl": stock[kinds.PEARL],
        "coin": stock[kinds.COIN],
        "seal": stock[kinds.SEAL],
        "points": stock[kinds.POINTS],
        "members": {row: s.home[clan * 3 + index] for index, row in enumerate(MEMBER)},
        "card": None if s.card[clan] == kinds.NONE else names[s.card[clan]],
        "lantern": [names[card] for card in s.lantern_area(clan)],
        "dice": [_die(die) if die else None for die in s.placed[first : first + 3]],
    }


def _opponent(s: WhiteCastleState) -> Opponent | None:
    if s.difficulty == kinds.NONE:
        return None
    names = s.content.solo_names
    return {"seat": OPPONENT, "top": names[s.solo_deck[0]], "row": [names[card] for card in s.solo_row]}
