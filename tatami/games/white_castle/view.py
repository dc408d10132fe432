"""What a seat may see: the only door for information to leave (WC-1.5).

Everything is open except the order of the decks and the future. The solo deck shows the bridge side of its top card.
"""

from __future__ import annotations

from tatami.core.agenda import kind_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.content import DIFFICULTIES, SIDES
from tatami.games.white_castle.kinds import (
    BOARD_SPACES,
    BRIDGE,
    CLANS,
    COLOURS,
    DAIMYO,
    FIRST_BOX,
    FIRST_YARD_TILE,
    GARDENS,
    GATE,
    GOODS,
    INFLUENCE,
    LEAVES,
    LEFT,
    NONE,
    PLACE_COUNT,
    POINTS,
    RIGHT,
    ROOMS,
    ROWS,
    SPACES,
    STOCK,
    YARD_COUNT,
    YARDS,
)
from tatami.games.white_castle.solo import OPPONENT
from tatami.games.white_castle.state import WhiteCastleState


def table(s: WhiteCastleState) -> dict[str, object]:
    """Everything lying in the open."""
    content = s.content
    clans = range(s.clans)
    return {
        "round": s.round,
        "turn": s.turn,
        "solo": None if s.difficulty == NONE else DIFFICULTIES[s.difficulty],
        "order": list(s.order),
        "die": _die_in_hand(s),
        "bridges": [_bridge(s, colour) for colour in range(3)],
        "rooms": [_room(s, room) for room in range(len(ROOMS))],
        "outside": [_space(s, space) for space in range(len(ROOMS), BOARD_SPACES)],
        "well": {
            "tiles": [content.tile_names[s.tiles[slot]] for slot in content.well_slots],
            "dice": [_die(die) for die in s.placed[BOARD_SPACES * 2 + s.clans * 3 :]],
        },
        "gate": [s.courtiers[clan * PLACE_COUNT + GATE] for clan in clans],
        "daimyo": {
            "card": content.daimyo_names[s.daimyo_card],
            "slots": [None if clan == NONE else clan for clan in s.slots],
            "courtiers": [s.courtiers[clan * PLACE_COUNT + DAIMYO] for clan in clans],
        },
        "gardens": [_garden(s, garden) for garden in range(len(GARDENS))],
        "yards": [_yard(s, yard) for yard in range(YARD_COUNT)],
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
    out = dict(zip(GOODS, s.stock[clan * STOCK : clan * STOCK + STOCK], strict=False))
    out[LEAVES[INFLUENCE]] = s.track[clan]
    return out


def _die(die: int) -> dict[str, object]:
    return {"colour": COLOURS[die >> 3], "value": die & 7}


def _die_in_hand(s: WhiteCastleState) -> dict[str, object] | None:
    for packed in s.agenda:
        if kind_of(packed) == frames.PLACE_DIE:
            end = "left" if frames.from_left(packed) else "right"
            return {"colour": COLOURS[frames.die_colour(packed)], "value": frames.die_value(packed), "end": end}
    return None


def _bridge(s: WhiteCastleState, colour: int) -> dict[str, object]:
    dice = s.bridges[colour * BRIDGE : colour * BRIDGE + BRIDGE]
    middle = [value for value in dice[1:RIGHT] if value]
    return {"colour": COLOURS[colour], "left": dice[LEFT], "middle": middle, "right": dice[RIGHT]}


def _space(s: WhiteCastleState, space: int) -> dict[str, object]:
    dice = [_die(die) for die in s.placed[space * 2 : space * 2 + 2] if die]
    return {"id": SPACES[space], "value": s.content.space_value[space], "dice": dice}


def _room(s: WhiteCastleState, room: int) -> dict[str, object]:
    card = s.rooms[room]
    out = _space(s, room)
    out["card"] = None if card == NONE else s.content.card_names[card]
    out["tiles"] = [s.content.tile_names[s.tiles[slot]] for slot in range(FIRST_BOX[room], FIRST_BOX[room + 1])]
    out["courtiers"] = [s.courtiers[clan * PLACE_COUNT + 1 + room] for clan in range(s.clans)]
    return out


def _garden(s: WhiteCastleState, garden: int) -> dict[str, object]:
    bridge, kind = GARDENS[garden].split()
    return {
        "id": GARDENS[garden],
        "bridge": bridge,
        "kind": kind,
        "card": s.content.garden_names[s.garden_cards[garden]],
        "gardeners": [clan for clan in range(s.clans) if s.gardeners[clan] >> garden & 1],
    }


def _yard(s: WhiteCastleState, yard: int) -> dict[str, object]:
    faces = s.yard_tiles[FIRST_YARD_TILE[yard] : FIRST_YARD_TILE[yard + 1]]
    return {
        "id": YARDS[yard],
        "tiles": [{"tile": s.content.yard_tile_names[face // 2], "side": SIDES[face % 2]} for face in faces],
        "warriors": [s.warriors[clan * YARD_COUNT + yard] for clan in range(s.clans)],
    }


def _player(s: WhiteCastleState, clan: int) -> dict[str, object]:
    names = s.content.card_names
    out: dict[str, object] = {"seat": clan, "clan": CLANS[clan]}
    for good in range(POINTS):
        out[GOODS[good]] = s.stock[clan * STOCK + good]
    out["points"] = s.stock[clan * STOCK + POINTS]
    out["members"] = {row: s.home[clan * 3 + index] for index, row in enumerate(ROWS)}
    out["card"] = None if s.card[clan] == NONE else names[s.card[clan]]
    out["lantern"] = [names[card] for card in s.lantern_area(clan)]
    first = BOARD_SPACES * 2 + clan * 3
    out["dice"] = [_die(die) if die else None for die in s.placed[first : first + 3]]
    return out


def _opponent(s: WhiteCastleState) -> dict[str, object] | None:
    if s.difficulty == NONE:
        return None
    names = s.content.solo_names
    return {"seat": OPPONENT, "top": names[s.solo_deck[0]], "row": [names[card] for card in s.solo_row]}
