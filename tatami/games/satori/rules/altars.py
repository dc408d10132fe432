"""ST-5.3: altars: what they show, what they cost, and building new ones."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.satori import frames
from tatami.games.satori.actions import BUILD, DECORATE
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    BASE_COUNT,
    INCENSE,
    LEFT,
    NONE,
    PLACES,
    SLOT_COUNT,
    SLOTS,
    TILE,
)
from tatami.games.satori.rules.goods import can_pay, pay_all
from tatami.games.satori.state import SatoriState


def is_altar(s: SatoriState, place: int) -> bool:
    """Whether an altar stands there: printed or built."""
    return place < BASE_COUNT or s.altars[place] != NONE


def colour_of(s: SatoriState, place: int) -> int:
    """The colour of the altar on a place."""
    tile = s.altars[place]
    return s.content.base_colour[place] if tile == NONE else s.content.altar_colour[tile]


def icons_of(s: SatoriState, place: int, side: int) -> list[int]:
    """ST-5.3.7: the icons of a side; the right side of a built altar is its decoration (ST-R1)."""
    content = s.content
    tile = s.altars[place]
    if tile == NONE:
        return content.base_icons[place * 2 + side]
    if side == LEFT:
        return content.altar_icons[tile]
    decoration = s.decorated[place]
    return [] if decoration == NONE else content.decoration_icons[decoration]


def fits(s: SatoriState, tile: int, place: int) -> bool:
    """ST-5.3.4: an open site, or a replaceable base altar of the same colour; built altars are never replaced."""
    if s.altars[place] != NONE:
        return False
    content = s.content
    if place < BASE_COUNT:
        return content.replaceable[place] and content.base_colour[place] == content.altar_colour[tile]
    return s.seats >= content.site_from[place - BASE_COUNT]


def building_price(s: SatoriState, seat: int, slot: int, place: int) -> list[int]:
    """ST-5.3.2 to ST-5.3.4: the slot's price, tiles by the number of altars, incense on a base altar; all together."""
    price = s.content.slot_price[slot].copy()
    price[TILE] += s.content.tiles_for_altar[s.altars_of(seat)]
    if place < BASE_COUNT:
        price[INCENSE] += s.content.incense_on_base
    return price


def places_for(s: SatoriState, seat: int, slot: int) -> list[int]:
    """ST-5.3.10: where a player can build the tile in a slot: it fits, and everything can be paid.

    All sites cost the same, and all base altars cost the same and more.
    """
    tile = s.site[slot]
    if tile == NONE or not can_pay(s, seat, building_price(s, seat, slot, BASE_COUNT)):
        return []
    first = 0 if can_pay(s, seat, building_price(s, seat, slot, 0)) else BASE_COUNT
    return [place for place in range(first, ALTAR_COUNT) if fits(s, tile, place)]


def can_build_somewhere(s: SatoriState, seat: int) -> bool:
    """ST-5.3.6: whether a sect token is left and some tile can be built."""
    if s.altars_of(seat) >= s.content.sect_tokens:
        return False
    for slot in range(SLOT_COUNT):
        if places_for(s, seat, slot):
            return True
    return False


class BuildAltar(Step[SatoriState]):
    """ST-5.3.1 to ST-5.3.4: a tile of the construction site, and where it goes."""

    kind = frames.BUILD_ALTAR
    rule = "ST-5.3.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        for slot in range(SLOT_COUNT):
            for place in places_for(s, seat, slot):
                out.append(BUILD + slot * ALTAR_COUNT + place)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        slot = (action - BUILD) // ALTAR_COUNT
        place = (action - BUILD) % ALTAR_COUNT
        tile = s.site[slot]
        if s.events is not None:
            told: dict[str, object] = {"tile": s.content.altar_names[tile], "slot": SLOTS[slot]}
            s.emit("build", seat, {**told, "altar": PLACES[place]})
        pay_all(s, seat, building_price(s, seat, slot, place))
        s.site = replaced(s.site, slot, NONE)
        s.altars = replaced(s.altars, place, tile)
        s.owners = replaced(s.owners, place, seat)
        s.agenda.append(frames.choose_side(seat, place, True))
        if s.offered.count(NONE) < SLOT_COUNT:
            s.agenda.append(frames.decorate(seat, place))


class Decorate(Step[SatoriState]):
    """ST-5.3.5: one of the decorations shown becomes the right side of the altar; equal ones are offered once."""

    kind = frames.DECORATE
    rule = "ST-5.3.5"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        for decoration in range(len(s.content.decoration_names)):
            if decoration in s.offered:
                out.append(DECORATE + decoration)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        decoration = action - DECORATE
        place = frames.altar_to_decorate(packed)
        s.offered = replaced(s.offered, s.offered.index(decoration), NONE)
        s.decorated = replaced(s.decorated, place, decoration)
        if s.events is not None:
            told: dict[str, object] = {"decoration": s.content.decoration_names[decoration], "altar": PLACES[place]}
            s.emit("decorate", seat_of(packed), told)

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"altar": PLACES[frames.altar_to_decorate(packed)]}
