"""ST-9: Hasekura Tsunenaga. He answers every turn of the player by the lanterns beside the altars."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep
from tatami.games.satori import frames
from tatami.games.satori.kinds import (
    AUTOMATON,
    BASE_ALTARS,
    COIN,
    COLOUR_COUNT,
    COLOURS,
    FIRST_ROOF,
    INCENSE,
    LANTERN_COIN,
    LANTERN_HIKARI,
    LANTERN_INCENSE,
    LANTERN_JOKORO,
    LANTERNS,
    LOOP,
    NONE,
    OFFERING_ALTAR,
    PLACES,
    POINTS,
    SORIN_PART,
    SPACES,
    STOCK,
    STOREY_COUNT,
    TILE,
)
from tatami.games.satori.rules.effects import collection
from tatami.games.satori.rules.goods import gain, lose_point, pay, receivable
from tatami.games.satori.rules.jokoros import open_slot, stand_on_pagoda
from tatami.games.satori.rules.pagoda import may_rise, next_part, raise_part, tiles_for
from tatami.games.satori.rules.turn import welcome
from tatami.games.satori.setup import draw_worshipper
from tatami.games.satori.state import SatoriState


class CounterMove(AutomaticStep[SatoriState]):
    """ST-9.2.1: the lantern beside the altar visited, then a worshipper drawn from the bag."""

    kind = frames.COUNTER_MOVE
    name = "counter_move"
    rule = "ST-9.2.1"

    def run(self, s: SatoriState, packed: int) -> None:
        if s.visited == OFFERING_ALTAR:
            answer_at_offering_altar(s)
            return
        if s.visitor != s.content.base_colour[s.visited]:
            light_lantern(s, s.visited, s.visitor)
        answer_at_altar(s, s.content.pair[s.visited])


def put_drawn_worshipper(s: SatoriState, place: int) -> int:
    """A worshipper from the bag onto a place; its colour."""
    s.reveal()
    colour = draw_worshipper(s)
    s.visitors[place * COLOUR_COUNT + colour] += 1
    if s.events is not None:
        s.emit("counter", AUTOMATON, {"colour": COLOURS[colour], "altar": PLACES[place]})
    return colour


def answer_at_altar(s: SatoriState, altar: int) -> None:
    """ST-9.3: the drawn worshipper on the other altar of the colour: its lantern, with its own colour both lanterns.

    ST-9.3.3: where the player's Jokoro stands, the player's offering marker moves up (ST-R32).
    """
    colour = put_drawn_worshipper(s, altar)
    same = colour == s.content.base_colour[altar]
    welcome(s, altar, same)
    light_lantern(s, altar, colour)
    if same:
        light_lantern(s, s.content.pair[altar], colour)


def answer_at_offering_altar(s: SatoriState) -> None:
    """ST-9.5.1: no lantern, but a collection; as an easier variant incense instead (ST-9.8.1)."""
    put_drawn_worshipper(s, OFFERING_ALTAR)
    if s.options["incense_for_collection"] is True:
        gain(s, AUTOMATON, INCENSE, s.content.easier_incense)
    else:
        gain(s, AUTOMATON, COIN, collection(s))


# ---- lanterns -------------------------------------------------------------------------------------------------------


def light_lantern(s: SatoriState, altar: int, colour: int) -> None:
    """ST-9.4.1: the reward of a lantern; if it cannot be given, that of the other altar of the colour (ST-R19).

    As an easier variant it is lost then (ST-9.8.1).
    """
    if give(s, altar, colour, False) or s.options["no_fallback"] is True:
        return
    give(s, s.content.pair[altar], colour, True)


def give(s: SatoriState, altar: int, colour: int, instead: bool) -> bool:
    """Give the reward of the lantern beside an altar, if that is possible; the log says which, and why not."""
    lantern = s.content.lantern[altar]
    possible = can_give(s, lantern, colour)
    if s.events is not None:
        told: dict[str, object] = {"altar": BASE_ALTARS[altar], "lantern": LANTERNS[lantern]}
        s.emit("lantern", AUTOMATON, {**told, "given": possible, "instead": instead})
    if not possible:
        return False
    if lantern == LANTERN_COIN:
        gain(s, AUTOMATON, COIN, 1)
    elif lantern == LANTERN_INCENSE:
        gain(s, AUTOMATON, INCENSE, 1)
    elif lantern == LANTERN_HIKARI:
        take_tile(s, colour)
    elif lantern == LANTERN_JOKORO:
        stand_on_pagoda(s, AUTOMATON, lowest_storey(s))
    else:
        build_free(s)
    return True


def can_give(s: SatoriState, lantern: int, colour: int) -> bool:
    """Whether the reward of a lantern can be given."""
    if lantern == LANTERN_COIN:
        return receivable(s, AUTOMATON, COIN, 1) > 0
    if lantern == LANTERN_INCENSE:
        return receivable(s, AUTOMATON, INCENSE, 1) > 0
    if lantern == LANTERN_HIKARI:
        return steps_to_tile(s, colour) != NONE
    if lantern == LANTERN_JOKORO:
        return s.jokoros[AUTOMATON] > 0 and lowest_storey(s) != NONE
    part = next_part(s)
    if part == SORIN_PART or not may_rise(s, part):
        return False
    return part < FIRST_ROOF or s.stock[AUTOMATON * STOCK + TILE] >= tiles_for(s, part)


def steps_to_tile(s: SatoriState, mountain: int) -> int:
    """ST-9.4.4: the steps clockwise to the first space with a tile and without a monk, or NONE (ST-R20)."""
    for steps in range(1, LOOP):
        space = mountain * LOOP + (s.hikari[mountain] + steps) % LOOP
        if s.monks[space] == NONE and s.spaces[space] != NONE:
            return steps
    return NONE


def take_tile(s: SatoriState, mountain: int) -> None:
    """ST-9.4.4: the Hikari of the worshipper's colour moves there, and the tile goes to the automaton unused."""
    s.hikari[mountain] = (s.hikari[mountain] + steps_to_tile(s, mountain)) % LOOP
    space = mountain * LOOP + s.hikari[mountain]
    if s.events is not None:
        told: dict[str, object] = {"mountain": COLOURS[mountain], "space": SPACES[space]}
        s.emit("takes_tile", AUTOMATON, {**told, "tile": s.content.tile_names[s.spaces[space]]})
    s.spaces[space] = NONE
    gain(s, AUTOMATON, TILE, 1)


def lowest_storey(s: SatoriState) -> int:
    """ST-9.4.5: the lowest level with an open slot, the Sorin last; NONE if there is none."""
    for storey in range(STOREY_COUNT):
        if open_slot(s, storey) != NONE:
            return storey
    return NONE


def build_free(s: SatoriState) -> None:
    """ST-9.4.6: the next part of the pagoda, free of charge; a roof takes a tile of the automaton (ST-R21)."""
    part = next_part(s)
    if part >= FIRST_ROOF:
        pay(s, AUTOMATON, TILE, tiles_for(s, part))
    raise_part(s, AUTOMATON, part)


# ---- the end of a round ---------------------------------------------------------------------------------------------


def conversion(s: SatoriState) -> int:
    """ST-9.6.1: the points for the automaton's coins, incense and tiles."""
    first = AUTOMATON * STOCK
    content = s.content
    return (
        s.stock[first + COIN] * content.converted_coin
        + s.stock[first + INCENSE] * content.converted_incense
        + s.stock[first + TILE] * content.converted_tile
    )


def convert(s: SatoriState) -> None:
    """ST-9.6.1: without incense a point is lost; coins, incense and tiles become points; only tiles are kept."""
    first = AUTOMATON * STOCK
    if not s.stock[first + INCENSE]:
        lose_point(s, AUTOMATON, s.content.no_incense_loss)
    points = conversion(s)
    if s.events is not None:
        s.emit("conversion", AUTOMATON, {"points": points})
    pay(s, AUTOMATON, COIN, s.stock[first + COIN])
    pay(s, AUTOMATON, INCENSE, s.stock[first + INCENSE])
    gain(s, AUTOMATON, POINTS, points)


def result(s: SatoriState, lead: int) -> str:
    """ST-9.7.2: what a lead of the player over the automaton is called."""
    found = "loss"
    for band in range(len(s.content.result_names)):
        if lead >= s.content.result_from[band]:
            found = s.content.result_names[band]
    return found
