"""ST-9: Hasekura Tsunenaga. He answers every turn of the player by the lanterns beside the altars."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import AutomaticStep
from tatami.games.satori import frames, kinds
from tatami.games.satori.rules.effects import collect
from tatami.games.satori.rules.goods import gain, lose_point, pay, receivable
from tatami.games.satori.rules.jokoros import open_slot, stand_on_pagoda
from tatami.games.satori.rules.pagoda import may_rise, next_part, raise_part, tiles_for
from tatami.games.satori.rules.turn import welcome
from tatami.games.satori.setup import draw_worshipper
from tatami.games.satori.state import SatoriState

NOTHING: Final = ""
"""In place of an obstacle: a reward can be given."""


class CounterMove(AutomaticStep[SatoriState]):
    """ST-9.2.1: the lantern beside the altar visited, then a worshipper drawn from the bag."""

    kind = frames.COUNTER_MOVE
    rule = "ST-9.2.1"

    def run(self, s: SatoriState, packed: int) -> None:
        if s.visited == kinds.OFFERING_ALTAR:
            answer_at_offering_altar(s)
            return
        answer_visit(s)
        answer_at_altar(s, s.content.pair[s.visited])


def answer_visit(s: SatoriState) -> None:
    """ST-9.2.2: the lantern beside the altar the player visited, unless the worshipper had the altar's colour."""
    if s.visitor != s.content.base_colour[s.visited]:
        light_lantern(s, s.visited, s.visitor, "visit")
    elif s.events is not None:
        s.emit("no_lantern", kinds.AUTOMATON, {"altar": kinds.PLACES[s.visited], "colour": kinds.COLOURS[s.visitor]})


def put_drawn_worshipper(s: SatoriState, place: int) -> int:
    """A worshipper from the bag onto a place; its colour."""
    s.reveal()
    colour = draw_worshipper(s, s.chance())
    s.visitors[place * kinds.COLOUR_COUNT + colour] += 1
    if s.events is not None:
        s.emit("counter", kinds.AUTOMATON, {"colour": kinds.COLOURS[colour], "altar": kinds.PLACES[place]})
    return colour


def answer_at_altar(s: SatoriState, altar: int) -> None:
    """ST-9.3: the drawn worshipper on the other altar of the colour: its lantern, with its own colour both lanterns.

    ST-9.3.3: where the player's Jokoro stands, the player's offering marker moves up (ST-R32).
    """
    colour = put_drawn_worshipper(s, altar)
    same = colour == s.content.base_colour[altar]
    welcome(s, altar, same)
    light_lantern(s, altar, colour, "counter")
    if same:
        light_lantern(s, s.content.pair[altar], colour, "same_colour")


def answer_at_offering_altar(s: SatoriState) -> None:
    """ST-9.5.1: no lantern, but a collection; as an easier variant incense instead (ST-9.8.1).

    The log says so where there is nothing to take.
    """
    put_drawn_worshipper(s, kinds.OFFERING_ALTAR)
    instead = s.options["incense_for_collection"] is True
    lost = not receivable(s, kinds.AUTOMATON, kinds.INCENSE if instead else kinds.COIN, 1)
    if instead:
        gain(s, kinds.AUTOMATON, kinds.INCENSE, s.content.easier_incense)
    else:
        collect(s, kinds.AUTOMATON)
    if lost and s.events is not None:
        s.emit("lost", kinds.AUTOMATON, {"altar": kinds.PLACES[kinds.OFFERING_ALTAR]})


# ---- lanterns -------------------------------------------------------------------------------------------------------


def light_lantern(s: SatoriState, altar: int, colour: int, cause: str) -> None:
    """ST-9.4.1: the reward of a lantern; if it cannot be given, that of the other altar of the colour (ST-R19).

    As an easier variant it is lost then (ST-9.8.1). The log says why the lantern burns and why a reward is not given.
    """
    if give(s, altar, colour, cause):
        return
    if s.options["no_fallback"] is True or not give(s, s.content.pair[altar], colour, "instead"):
        if s.events is not None:
            s.emit("lost", kinds.AUTOMATON, {"altar": kinds.BASE_ALTARS[altar]})


def give(s: SatoriState, altar: int, colour: int, cause: str) -> bool:
    """Give the reward of the lantern beside an altar, if that is possible."""
    lantern = s.content.lantern[altar]
    obstacle = obstacle_to(s, lantern, colour)
    if s.events is not None:
        told: dict[str, object] = {
            "altar": kinds.BASE_ALTARS[altar],
            "lantern": kinds.LANTERNS[lantern],
            "cause": cause,
        }
        s.emit("lantern", kinds.AUTOMATON, {**told, "given": obstacle == NOTHING, "obstacle": obstacle})
    if obstacle != NOTHING:
        return False
    if lantern == kinds.LANTERN_COIN:
        gain(s, kinds.AUTOMATON, kinds.COIN, 1)
    elif lantern == kinds.LANTERN_INCENSE:
        gain(s, kinds.AUTOMATON, kinds.INCENSE, 1)
    elif lantern == kinds.LANTERN_HIKARI:
        take_tile(s, colour)
    elif lantern == kinds.LANTERN_JOKORO:
        stand_on_pagoda(s, kinds.AUTOMATON, lowest_storey(s))
    else:
        build_free(s)
    return True


def obstacle_to(s: SatoriState, lantern: int, colour: int) -> str:
    """Why the reward of a lantern cannot be given; NOTHING if it can."""
    if lantern == kinds.LANTERN_COIN:
        return NOTHING if receivable(s, kinds.AUTOMATON, kinds.COIN, 1) else "no_coin"
    if lantern == kinds.LANTERN_INCENSE:
        return NOTHING if receivable(s, kinds.AUTOMATON, kinds.INCENSE, 1) else "incense_full"
    if lantern == kinds.LANTERN_HIKARI:
        return NOTHING if steps_to_tile(s, colour) != kinds.NONE else "no_free_space"
    if lantern == kinds.LANTERN_JOKORO:
        if not s.jokoros[kinds.AUTOMATON]:
            return "no_jokoro"
        return NOTHING if lowest_storey(s) != kinds.NONE else "no_slot"
    part = next_part(s)
    if part == kinds.SORIN_PART:
        return "pagoda_complete"
    if not may_rise(s, part):
        return "architect"
    if part >= kinds.FIRST_ROOF and s.stock[kinds.AUTOMATON * kinds.STOCK + kinds.TILE] < tiles_for(s, part):
        return "no_tile"
    return NOTHING


def steps_to_tile(s: SatoriState, mountain: int) -> int:
    """ST-9.4.4: the steps clockwise to the first space with a tile and without a monk, or NONE (ST-R20)."""
    for steps in range(1, kinds.LOOP):
        space = mountain * kinds.LOOP + (s.hikari[mountain] + steps) % kinds.LOOP
        if s.monks[space] == kinds.NONE and s.spaces[space] != kinds.NONE:
            return steps
    return kinds.NONE


def take_tile(s: SatoriState, mountain: int) -> None:
    """ST-9.4.4: the Hikari of the worshipper's colour moves there, and the tile goes to the automaton unused."""
    s.hikari[mountain] = (s.hikari[mountain] + steps_to_tile(s, mountain)) % kinds.LOOP
    space = mountain * kinds.LOOP + s.hikari[mountain]
    if s.events is not None:
        told: dict[str, object] = {"mountain": kinds.COLOURS[mountain], "space": kinds.SPACES[space]}
        s.emit("takes_tile", kinds.AUTOMATON, {**told, "tile": s.content.tile_names[s.spaces[space]]})
    s.spaces[space] = kinds.NONE
    gain(s, kinds.AUTOMATON, kinds.TILE, 1)


def lowest_storey(s: SatoriState) -> int:
    """ST-9.4.5: the lowest level with an open slot, the Sorin last; NONE if there is none."""
    for storey in range(kinds.STOREY_COUNT):
        if open_slot(s, storey) != kinds.NONE:
            return storey
    return kinds.NONE


def build_free(s: SatoriState) -> None:
    """ST-9.4.6: the next part of the pagoda, free of charge; a roof takes a tile of the automaton (ST-R21)."""
    part = next_part(s)
    if part >= kinds.FIRST_ROOF:
        pay(s, kinds.AUTOMATON, kinds.TILE, tiles_for(s, part))
    raise_part(s, kinds.AUTOMATON, part)


# ---- the end of a round ---------------------------------------------------------------------------------------------


CONVERTED: Final = [("coins", kinds.COIN), ("incense", kinds.INCENSE), ("tiles", kinds.TILE)]


def conversion(s: SatoriState) -> int:
    """ST-9.6.1: the points for the automaton's coins, incense and tiles."""
    first = kinds.AUTOMATON * kinds.STOCK
    content = s.content
    return (
        s.stock[first + kinds.COIN] * content.converted_coin
        + s.stock[first + kinds.INCENSE] * content.converted_incense
        + s.stock[first + kinds.TILE] * content.converted_tile
    )


def convert(s: SatoriState) -> None:
    """ST-9.6.1: without incense a point is lost; coins, incense and tiles become points; only tiles are kept."""
    first = kinds.AUTOMATON * kinds.STOCK
    if not s.stock[first + kinds.INCENSE]:
        lose_point(s, kinds.AUTOMATON, s.content.no_incense_loss)
    points = conversion(s)
    if s.events is not None:
        held: dict[str, object] = {name: s.stock[first + good] for name, good in CONVERTED}
        s.emit("conversion", kinds.AUTOMATON, {**held, "points": points})
    pay(s, kinds.AUTOMATON, kinds.COIN, s.stock[first + kinds.COIN])
    pay(s, kinds.AUTOMATON, kinds.INCENSE, s.stock[first + kinds.INCENSE])
    gain(s, kinds.AUTOMATON, kinds.POINTS, points)


def result(s: SatoriState, lead: int) -> str:
    """ST-9.7.2: what a lead of the player over the automaton is called."""
    found = "loss"
    for band in range(len(s.content.result_names)):
        if lead >= s.content.result_from[band]:
            found = s.content.result_names[band]
    return found
