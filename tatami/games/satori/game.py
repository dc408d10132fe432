"""Satori, assembled: facts, steps, actions and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step, steps_in
from tatami.core.effect_steps import ChooseGood, ChooseOne, OrderEffects, PayUnit
from tatami.core.game import GameInfo, GameOf, Option
from tatami.core.state import State
from tatami.games.satori import setup, solo
from tatami.games.satori.actions import ACTIONS, DONE, GAIN_GOOD, NEXT, OPTION, PAY_UNIT
from tatami.games.satori.content import VALUES, Content
from tatami.games.satori.kinds import POINTS, STOCK
from tatami.games.satori.rules import altars, amulets, hikari, jokoros, monks, offerings, pagoda, round_end, turn
from tatami.games.satori.rules.effects import EFFECTS, TakeEffects
from tatami.games.satori.scoring import sheet, standing
from tatami.games.satori.state import SatoriState
from tatami.games.satori.table import sides_of
from tatami.games.satori.view import holdings, table

INFO: Final = GameInfo(
    id="satori",
    title="Satori",
    seats=(1, 2, 3, 4),
    rules_version="1",
    rules_prefix="ST",
    designers=("Paco Yáñez",),
    publisher="Perro Loko Games",
    options=(
        Option(
            "sorin_scoring_values",
            "choice",
            "tile",
            "The values of the Sorin scoring tiles: as printed on the tiles, or as in the text of the rules (ST-R39).",
            tuple(VALUES),
        ),
        Option("roof_requires_level", "bool", False, "A roof can only be built on a built level (ST-R12)."),
        Option(
            "fewer_worshippers", "bool", False, "Easier: only two worshippers of each colour (ST-9.8.1).", seats=(1,)
        ),
        Option(
            "incense_for_collection",
            "bool",
            False,
            "Easier: on the offering altar the automaton gains incense instead of coins (ST-9.8.1).",
            seats=(1,),
        ),
        Option("no_fallback", "bool", False, "Easier: a reward that cannot be given is lost (ST-9.8.1).", seats=(1,)),
    ),
    max_decisions=4400,
    score_range=(0, 250),
    lasting=("pagoda", "altars"),
    uses=(
        "place.altar",
        "wheel.wheel",
        "enlighten.tile",
        "build.tile",
        "decorate.decoration",
        "start.tile",
        "amulet.amulet",
    ),
)
"""Why there are at most 4400 decisions. A monk is enlightened once a round at most, so a player takes three tiles in
it, of at most four icons each. An icon asks at most 8 questions: an exchange is picked, paid with two units, ordered
and its action declined or carried out; an altar asks for place, decoration and side. That makes 12 * 8 for tiles and 3
to finish them. A turn asks where the worshipper goes, for a side, for three icons, a wheel with what it opens, and the
end: 31, three times a round. The end of a round asks for an amulet, its mix, a claim, three monks and trades: 12. The
icons of three altars just built add 48 in the whole game. (99 + 93 + 12) * 5 + 48 + 3 at the start is 1071 for each of
four players. The range of scores is no such proof: it is what play has never come near.
"""


def steps() -> list[Step[SatoriState]]:
    """Every rule that runs or asks: those of the kernel for effects, then chapter by chapter."""
    return [
        OrderEffects(EFFECTS, "ST-5.2.1", NEXT, OPTION),
        ChooseOne(EFFECTS, "ST-5.8.3", NEXT, OPTION),
        TakeEffects(EFFECTS, "ST-5.2.1", NEXT, OPTION, DONE),
        ChooseGood(EFFECTS, "ST-5.1.2", GAIN_GOOD, DONE),
        PayUnit(EFFECTS, "ST-5.2.2", PAY_UNIT, DONE),
        *steps_in(setup, monks, turn, hikari, altars, jokoros, pagoda, offerings, round_end, amulets, solo),
    ]


class Satori(GameOf[SatoriState]):
    """Satori with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def empty(self) -> SatoriState:
        return SatoriState(self, self.content)

    def sides(self, seats: int) -> int:
        return sides_of(seats)

    def set_up(self, s: State) -> None:
        setup.set_up(cast(SatoriState, s))

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        return table(cast(SatoriState, s), seat)

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        return holdings(cast(SatoriState, s), seat)

    def points_of(self, s: State, side: int) -> int:
        return cast(SatoriState, s).stock[side * STOCK + POINTS]

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        return sheet(cast(SatoriState, s), side)

    def standing_of(self, s: State, side: int) -> list[int]:
        return standing(cast(SatoriState, s), side)
