"""ST-4: a player's turn: a worshipper, the effect pool, prayer wheels; and the offering altar (ST-6)."""

from __future__ import annotations

from copy import deepcopy

from tatami.core.agenda import Step, seat_of
from tatami.core.turns import EachInTurn
from tatami.games.satori import frames
from tatami.games.satori.actions import (
    END,
    FINISH,
    INSPECT,
    PLACE,
    PRAY,
    SIDE,
    TILE_ICON,
    TILE_OPTION,
    USE,
    USE_OPTION,
    WHEEL,
)
from tatami.games.satori.kinds import (
    ALTAR_COUNT,
    COLOUR_COUNT,
    COLOURS,
    INCENSE,
    LEFT,
    NONE,
    OFFERING_ALTAR,
    PLACE_COUNT,
    PLACES,
    RIGHT,
    SIDES,
    SLOT_COUNT,
    SLOTS,
    STOCK,
    WHEEL_COUNT,
    WHEELS,
)
from tatami.games.satori.rules.altars import colour_of, icons_of, is_altar
from tatami.games.satori.rules.effects import EFFECTS, NOT_GRANTED
from tatami.games.satori.rules.goods import pay
from tatami.games.satori.rules.hikari import flip_oldest
from tatami.games.satori.rules.lookahead import comes_off, steps_granted, steps_needed, steps_on_tile
from tatami.games.satori.rules.offerings import advance_offering
from tatami.games.satori.state import SatoriState


class Cycle(EachInTurn[SatoriState]):
    """ST-3.1: everybody takes a turn in turn order, three times round; then the round ends.

    ST-9.2.1: alone, the automaton answers every turn.
    """

    kind = frames.CYCLE
    rule = "ST-3.1"

    def turns(self, s: SatoriState) -> int:
        return s.content.turns * len(s.order)

    def begin(self, s: SatoriState, side: int, number: int) -> None:
        if s.events is not None:
            s.emit("turn", side, {"round": s.round, "turn": number})
        if side >= s.seats:
            s.agenda.append(frames.counter_move(side))
            return
        s.visited = NONE
        s.visitor = NONE
        s.agenda.append(frames.turn(side))

    def end(self, s: SatoriState) -> None:
        s.agenda.append(frames.end_round())


# ---- what a turn offers ---------------------------------------------------------------------------------------------


def add_placements(s: SatoriState, out: list[int]) -> None:
    """ST-4.1: a worshipper of any colour on the Sanmon to any altar, or to the offering altar."""
    places: list[int] = []
    for place in range(PLACE_COUNT):
        if place == OFFERING_ALTAR or is_altar(s, place):
            places.append(place)
    for colour in range(COLOUR_COUNT):
        if s.sanmon[colour]:
            first = PLACE + colour * PLACE_COUNT
            for place in places:
                out.append(first + place)


def add_icons(s: SatoriState, seat: int, icons: list[int], first: int, first_option: int, out: list[int]) -> None:
    """The icons that could do something, as actions: by symbol, by number where different ones share a symbol."""
    for i in range(len(icons)):
        action = icon_action(s, icons, i, first, first_option)
        if action not in out and EFFECTS.does_something(s, seat, icons[i]):
            out.append(action)


def icon_action(s: SatoriState, icons: list[int], index: int, first: int, first_option: int) -> int:
    """The action that uses an icon; equal icons have the same one."""
    table = s.content.effects
    node = icons[index]
    alike = table.alike[node]
    symbol = table.symbol(node)
    for other in icons:
        if table.alike[other] != alike and table.symbol(other) == symbol:
            return first_option + kinds_before(s, icons, alike)
    return first + symbol


def kinds_before(s: SatoriState, icons: list[int], alike: int) -> int:
    """How many kinds of icons come before this one: its number where a symbol does not suffice."""
    kinds: list[int] = []
    for node in icons:
        if s.content.effects.alike[node] not in kinds:
            kinds.append(s.content.effects.alike[node])
    return kinds.index(alike)


def icon_used(s: SatoriState, icons: list[int], action: int, first: int, first_option: int) -> int:
    """The place of the icon that an action uses."""
    for i in range(len(icons)):
        if icon_action(s, icons, i, first, first_option) == action:
            return i
    raise ValueError(f"no icon is used by the action {action}")


def numbered_icons(s: SatoriState, icons: list[int], first: int, first_option: int) -> dict[str, object]:
    """What the numbers stand for, as it stands in the content file; nothing where symbols suffice."""
    out: dict[str, object] = {}
    for i in range(len(icons)):
        number = icon_action(s, icons, i, first, first_option) - first_option
        if 0 <= number < len(icons):
            out[str(number + 1)] = deepcopy(s.content.effects.printed[icons[i]])
    return out


def oldest_icons(s: SatoriState) -> list[int]:
    """ST-5.7.6: the icons left of the oldest unfinished tile; of later ones none may be used yet."""
    if not s.queue:
        return []
    icons = s.content.tile_icons[s.queue[1]]
    return [icons[i] for i in range(len(icons)) if s.queue[2] >> i & 1]


def may_finish(s: SatoriState, seat: int) -> bool:
    """ST-5.7.9: whether the oldest tile may be finished early: its Hikari steps are lost."""
    if not s.queue:
        return False
    lost = steps_on_tile(s, s.queue[1], s.queue[2])
    return comes_off(s, seat, steps_granted(s) - lost, s.stock[seat * STOCK + INCENSE])


def add_wheels(s: SatoriState, seat: int, out: list[int]) -> None:
    """ST-4.9 to ST-4.11: once a turn, not where the own hand lies, and only if it then does something (ST-R9).

    Each wheel is judged as if its incense had been paid: then no other wheel can bring a Hikari off (ST-5.7.9).
    """
    place = seat * STOCK + INCENSE
    if s.wheel_used or not s.stock[place]:
        return
    s.stock[place] -= 1
    s.wheel_used = 1
    content = s.content
    needed = steps_needed(s, seat)
    granted = steps_granted(s) if needed else 0
    for wheel in range(WHEEL_COUNT):
        effect = content.wheel_effect[wheel]
        if s.hands[seat] != wheel and needed <= granted + content.hikari_steps[effect]:
            if EFFECTS.does_something(s, seat, effect, NOT_GRANTED):
                out.append(WHEEL + wheel)
    s.stock[place] += 1
    s.wheel_used = 0


def may_end(s: SatoriState, seat: int) -> bool:
    """ST-4.13: a worshipper has been placed, and no Hikari stands on another player's monk."""
    return s.placed == 1 and steps_needed(s, seat) == 0


class Turn(Step[SatoriState]):
    """ST-4.8: everything a player may pick at any moment of the turn; what is picked is finished first."""

    kind = frames.TURN
    rule = "ST-4.8"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        if not s.placed:
            add_placements(s, out)
        if s.icons:
            add_icons(s, seat, s.icons, USE, USE_OPTION, out)
        if s.queue:
            add_icons(s, seat, oldest_icons(s), TILE_ICON, TILE_OPTION, out)
        if may_finish(s, seat):
            out.append(FINISH)
        add_wheels(s, seat, out)
        if may_end(s, seat):
            out.append(END)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action == END:
            end_turn(s, seat)
            return
        s.agenda.append(packed)
        if action < SIDE:
            place_worshipper(s, seat, (action - PLACE) // PLACE_COUNT, (action - PLACE) % PLACE_COUNT)
        elif action < TILE_ICON:
            index = icon_used(s, s.icons, action, USE, USE_OPTION)
            node = s.icons.pop(index)
            EFFECTS.perform(s, seat, node)
        elif action < FINISH:
            use_tile_icon(s, seat, action)
        elif action == FINISH:
            flip_oldest(s, seat)
        else:
            turn_wheel(s, seat, action - WHEEL)

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        printed = s.content.effects.printed
        oldest = oldest_icons(s)
        return {
            "placed": s.placed == 1,
            "icons": [deepcopy(printed[node]) for node in s.icons],
            "tile": [deepcopy(printed[node]) for node in oldest],
            "options": numbered_icons(s, s.icons, USE, USE_OPTION),
            "tile_options": numbered_icons(s, oldest, TILE_ICON, TILE_OPTION),
        }


def use_tile_icon(s: SatoriState, seat: int, action: int) -> None:
    """ST-5.7.5: an icon of the oldest tile; with the last one the tile is finished, after it was used (ST-R31)."""
    icons = s.content.tile_icons[s.queue[1]]
    node = oldest_icons(s)[icon_used(s, oldest_icons(s), action, TILE_ICON, TILE_OPTION)]
    for i in range(len(icons)):
        if icons[i] == node:
            s.queue[2] &= ~(1 << i)
    if not s.queue[2]:
        s.agenda.append(frames.finish_tile(seat))
    EFFECTS.perform(s, seat, node)


def turn_wheel(s: SatoriState, seat: int, wheel: int) -> None:
    """ST-4.9, ST-4.10: pay incense, put the hand on the wheel, a hand found there on the roof, and use the effect."""
    if s.events is not None:
        s.emit("wheel", seat, {"wheel": WHEELS[wheel]})
    pay(s, seat, INCENSE, 1)
    s.wheel_used = 1
    if wheel in s.hands:
        s.hands[s.hands.index(wheel)] = NONE
    s.hands[seat] = wheel
    EFFECTS.perform(s, seat, s.content.wheel_effect[wheel])


def end_turn(s: SatoriState, seat: int) -> None:
    """ST-4.13: icons not used are lost (ST-4.4), unfinished tiles are flipped (ST-5.7.7)."""
    while s.queue:
        flip_oldest(s, seat)
    s.icons = []
    s.placed = 0
    s.wheel_used = 0


# ---- the worshipper -------------------------------------------------------------------------------------------------


def place_worshipper(s: SatoriState, seat: int, colour: int, place: int) -> None:
    """ST-4.1 to ST-4.6: from the Sanmon to an altar; its owner's offering marker moves first, then icons are there."""
    s.sanmon[colour] -= 1
    s.visitors[place * COLOUR_COUNT + colour] += 1
    s.placed = 1
    s.visited = place
    s.visitor = colour
    if s.events is not None:
        s.emit("place", seat, {"colour": COLOURS[colour], "altar": PLACES[place]})
    if place == OFFERING_ALTAR:
        s.agenda.append(frames.offering_altar(seat))
        return
    same = colour == colour_of(s, place)
    welcome(s, place, same)
    if same:
        s.icons = s.icons + icons_of(s, place, LEFT) + icons_of(s, place, RIGHT)
    else:
        s.agenda.append(frames.choose_side(seat, place, False))


def welcome(s: SatoriState, place: int, same_colour: bool) -> None:
    """ST-4.6, ST-4.7: a worshipper came; where the owner's Jokoro stands, the owner's offering marker moves up."""
    if place < ALTAR_COUNT and s.burning[place]:
        advance_offering(s, s.owners[place], same_colour)


class ChooseSide(Step[SatoriState]):
    """ST-4.2: one side of the altar visited. ST-5.3.8: one side of the altar just built."""

    kind = frames.CHOOSE_SIDE
    rule = "ST-4.2"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        out.append(SIDE + LEFT)
        out.append(SIDE + RIGHT)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        side = action - SIDE
        place = frames.altar_of_side(packed)
        s.icons = s.icons + icons_of(s, place, side)
        if s.events is not None:
            s.emit("side", seat_of(packed), {"altar": PLACES[place], "side": SIDES[side]})

    def prompt(self, s: SatoriState, packed: int) -> dict[str, object]:
        return {"altar": PLACES[frames.altar_of_side(packed)], "built": frames.just_built(packed)}


class OfferingAltar(Step[SatoriState]):
    """ST-6.1: pray, or inspect a tile of the construction site if there is one (ST-6.3)."""

    kind = frames.OFFERING_ALTAR
    rule = "ST-6.1"

    def legal(self, s: SatoriState, packed: int, out: list[int]) -> None:
        out.append(PRAY)
        for slot in range(SLOT_COUNT):
            if s.site[slot] != NONE:
                out.append(INSPECT + slot)

    def apply(self, s: SatoriState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action == PRAY:
            ring(s, seat)
            s.icons = s.icons + s.content.pray
            return
        slot = action - INSPECT
        s.icons = s.icons + s.content.altar_icons[s.site[slot]]
        if s.events is not None:
            told: dict[str, object] = {"slot": SLOTS[slot], "tile": s.content.altar_names[s.site[slot]]}
            s.emit("inspect", seat, told)


def ring(s: SatoriState, seat: int) -> None:
    """ST-6.2a: the second bell to the right side, unless it lies there (ST-R16); alone there are no bells."""
    if s.seats > 1 and seat not in s.bells:
        s.bells = [*s.bells, seat]
    if s.events is not None:
        s.emit("pray", seat, {})
