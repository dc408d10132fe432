"""Bitoku, assembled: facts, steps, actions and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step, steps_in
from tatami.core.effect_steps import ChooseGood, ChooseOne, PayUnit, TakeEffects
from tatami.core.game import GameInfo, GameOf, Option
from tatami.core.state import State
from tatami.games.bitoku.actions import ACTIONS, DONE, GAIN_GOOD, NEXT, OPTION, PAY_UNIT
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import POINTS, STOCK
from tatami.games.bitoku.rules import cards, decks, dice, kodama, markets, paths, river, rocks, spring, summer, winter
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.scoring import sheet, sheet_for, standing
from tatami.games.bitoku.setup import set_up
from tatami.games.bitoku.solo import turn
from tatami.games.bitoku.state import BitokuState
from tatami.games.bitoku.table import sides_of
from tatami.games.bitoku.view import holdings, table


def _solo(name: str, explained: str) -> Option:
    """BT-19.29: a switch that makes the tengu easier or harder; any combination of them can be played."""
    return Option(name, "bool", False, f"{explained} (BT-19.29).", seats=(1,))


INFO: Final = GameInfo(
    id="bitoku",
    title="Bitoku",
    seats=(1, 2, 3, 4),
    rules_version="1",
    rules_prefix="BT",
    designers=("Germán P. Millán", "Dávid Turczi"),
    publisher="Devir",
    options=(
        Option(
            "harder",
            "bool",
            False,
            "A forest action needs a die higher than every other in the region, not only as high (BT-18).",
        ),
        _solo("tengu_no_dragonfly", "Easier: the tengu starts without a dragonfly"),
        _solo("tengu_no_yokai", "Easier: the tengu starts without yokai cards"),
        _solo("tengu_no_resources", "Easier: the tengu starts without resources"),
        _solo(
            "tengu_kodama_behind",
            "Easier: kodama of the tengu move only where it places a die, and only if yours is ahead",
        ),
        _solo("tengu_no_spring_mp", "Easier: the crystals of the tengu bring no movement points in spring"),
        _solo("tengu_pilgrim", "Harder: a pilgrim of the tengu starts on the path of wisdom"),
        _solo("tengu_kodama_ahead", "Harder: all kodama of the tengu start one space further"),
        _solo("tengu_two_dragonflies", "Harder: the tengu starts with two dragonflies"),
        _solo("tengu_kodama_points", "Harder: 3 points for the tengu wherever its kodama is ahead of yours at the end"),
    ),
    max_decisions=4000,
    score_range=(-60, 400),
    lasting=("bitoku", "rocks", "board"),
    uses=(
        "play.card",
        "row.region",
        "visit.building",
        "build.building",
        "mitama.tile",
        "dragonfly.tile",
        "crystal.crystal",
        "step.card",
        "arrive.space",
        "favour.favour",
        "vision.vision",
        "rock.rock",
    ),
)


def steps() -> list[Step[BitokuState]]:
    """Every rule that runs or asks: those of the kernel for effects, then chapter by chapter."""
    return [
        ChooseOne(EFFECTS, "BT-20.2", NEXT, OPTION),
        TakeEffects(EFFECTS, "BT-20.1", NEXT, OPTION, DONE),
        ChooseGood(EFFECTS, "BT-20.3", GAIN_GOOD, DONE),
        PayUnit(EFFECTS, "BT-10.6", PAY_UNIT, DONE),
        *steps_in(spring, summer, cards, dice, river, paths, markets, kodama, decks, rocks, winter, turn),
    ]


class Bitoku(GameOf[BitokuState]):
    """Bitoku with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def empty(self) -> BitokuState:
        return BitokuState(self, self.content)

    def sides(self, seats: int) -> int:
        return sides_of(seats)

    def set_up(self, s: State) -> None:
        set_up(cast(BitokuState, s))

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        return table(cast(BitokuState, s), seat)

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        return holdings(cast(BitokuState, s), seat)

    def points_of(self, s: State, side: int) -> int:
        return cast(BitokuState, s).stock[side * STOCK + POINTS]

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        return sheet(cast(BitokuState, s), side)

    def sheets_for(self, s: State, seat: int | None) -> list[dict[str, int]]:
        known = cast(BitokuState, s)
        return [sheet_for(known, side, seat) for side in range(known.sides)]

    def standing_of(self, s: State, side: int) -> list[int]:
        return standing(cast(BitokuState, s), side)
