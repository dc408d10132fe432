"""Bitoku, assembled: facts, steps, actions and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step
from tatami.core.effect_steps import ChooseGood, ChooseOne, PayUnit, TakeEffects
from tatami.core.game import Game, GameInfo, Option
from tatami.core.state import State
from tatami.games.bitoku.actions import ACTIONS, DONE, GAIN_GOOD, NEXT, OPTION, PAY_UNIT
from tatami.games.bitoku.content import Content
from tatami.games.bitoku.kinds import POINTS, STOCK
from tatami.games.bitoku.rules import cards, decks, dice, kodama, markets, paths, river, rocks, spring, summer, winter
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.scoring import sheet, standing
from tatami.games.bitoku.setup import set_up
from tatami.games.bitoku.state import BitokuState
from tatami.games.bitoku.view import holdings, table

INFO: Final = GameInfo(
    id="bitoku",
    title="Bitoku",
    seats=(2, 3, 4),
    rules_version="1",
    rules_prefix="BT",
    designers=("Germán P. Millán",),
    publisher="Devir",
    options=(
        Option(
            "harder",
            "bool",
            False,
            "A forest action needs a die higher than every other in the region, not only as high (BT-18).",
        ),
    ),
    max_decisions=4000,
    score_range=(-60, 400),
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
    """Every rule that runs or asks, in the order of the rules."""
    return [
        ChooseOne(EFFECTS, "BT-20.2", NEXT, OPTION),
        TakeEffects(EFFECTS, "BT-20.1", NEXT, OPTION, DONE),
        ChooseGood(EFFECTS, "BT-20.3", GAIN_GOOD, DONE),
        PayUnit(EFFECTS, "BT-10.6", PAY_UNIT, DONE),
        spring.CallYokai(),
        spring.Discard(),
        spring.SpringHarvest(),
        spring.Harvest(),
        summer.Summer(),
        summer.BasicAction(),
        cards.ChooseCard(),
        cards.ResolveCard(),
        cards.CardOrCrystal(),
        dice.PlaceDie(),
        dice.ActInRegion(),
        dice.CopyDie(),
        dice.CopiedAction(),
        dice.OwnerBonus(),
        river.Favour(),
        paths.SpendMp(),
        markets.Market(),
        markets.Bought(),
        markets.LayCrystal(),
        markets.SettleMitama(),
        markets.CombineMitama(),
        markets.CombineDragonfly(),
        kodama.AdvanceKodama(),
        kodama.PushKodama(),
        cards.UnlockDie(),
        decks.DrawCard(),
        decks.Look(),
        decks.ChooseSeen(),
        rocks.TakeRock(),
        rocks.Sit(),
        winter.Autumn(),
        winter.WinterDice(),
        winter.ArrangeDice(),
        winter.WinterVirtue(),
        winter.SpiritVirtue(),
        winter.EndWinter(),
        spring.LastHarvest(),
    ]


class Bitoku(Game):
    """Bitoku with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> BitokuState:
        return cast(BitokuState, super().new(seats, seed, options, listening))

    def empty(self) -> BitokuState:
        return BitokuState(self, self.content)

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

    def standing_of(self, s: State, side: int) -> list[int]:
        return standing(cast(BitokuState, s), side)
