"""The White Castle, assembled: facts, steps, actions and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step, steps_in
from tatami.core.effect_steps import ChooseGood, ChooseOne, OrderEffects, PayEffect, PayUnit, TakeEffects
from tatami.core.game import GameInfo, GameOf, Option
from tatami.core.state import State
from tatami.games.white_castle import setup, solo
from tatami.games.white_castle.actions import ACTIONS, DONE, GAIN_GOOD, NEXT, OPTION, PAY, PAY_UNIT, SKIP
from tatami.games.white_castle.content import DIFFICULTIES, Content
from tatami.games.white_castle.kinds import POINTS, STOCK
from tatami.games.white_castle.rules import (
    castle,
    courtier,
    currencies,
    domain,
    gardener,
    icons,
    lantern,
    round_end,
    track,
    turn,
    warrior,
    well,
)
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.scoring import sheet, standing
from tatami.games.white_castle.state import WhiteCastleState
from tatami.games.white_castle.table import clans_of
from tatami.games.white_castle.view import holdings, table

INFO: Final = GameInfo(
    id="white_castle",
    title="The White Castle",
    seats=(1, 2, 3, 4),
    rules_version="2",
    rules_prefix="WC",
    designers=("Sheila Santos", "Israel Cendrero"),
    publisher="Devir",
    options=(
        Option(
            "solo",
            "choice",
            "medium",
            "Difficulty of the solo opponent, the visiting Tokugawa clan (WC-15).",
            tuple(DIFFICULTIES),
            (1,),
        ),
        Option("first_game_well", "bool", False, "Use the fixed Well recommended for a first game (WC-2.13)."),
        Option("fresh_gardeners", "bool", False, "A gardener placed in the garden step acts in it again (WC-R9)."),
    ),
    max_decisions=2800,
    score_range=(0, 250),
    lasting=("track", "courtiers", "warriors", "gardeners"),
    uses=(
        "draft.resource",
        "draft.action",
        "use_box.card",
        "use_card.card",
        "take_card.card",
        "slot.card",
        "gardener.garden",
        "gardener.card",
        "activate.garden",
        "activate.card",
        "warrior.yard",
        "use_yard.tile",
    ),
)
"""Why there are at most 2800 decisions. A clan has at most 29 worker actions: one a turn (a card has one dark box), one
for each warrior sent (a yard has one blue tile), one for each use of a garden (five gardeners, three times: placed,
and activated after two rounds). Without a seal in the lantern area a box asks at most 3 questions (three resources
of choice, or order, surplus and divider) and a domain row with its card 11. That makes at most 14 questions a turn
(126), 58 in worker actions, 90 behind warriors, 95 behind gardeners, 70 behind ten arrivals in rooms and five at the
daimyo, 5 at the start and the end: 444. One clan can have the decree that shows a seal: a lantern reward may ask it
for the order of up to twelve cards, 13 questions, a box 16 and a row 37, which adds up to 1392 in the same way. 1392
+ 3 * 444 = 2724. Alone, the opponent's ties ask far less. The range of scores is no such proof: it is what play has
never come near.
"""


def steps() -> list[Step[WhiteCastleState]]:
    """Every rule that runs or asks: those of the kernel for effects, then chapter by chapter."""
    return [
        OrderEffects(EFFECTS, "WC-3.9", NEXT, OPTION),
        ChooseOne(EFFECTS, "WC-3.9", NEXT, OPTION),
        PayEffect(EFFECTS, "WC-3.9", PAY, SKIP),
        TakeEffects(EFFECTS, "WC-3.9", NEXT, OPTION, DONE),
        ChooseGood(EFFECTS, "WC-9.1", GAIN_GOOD, DONE),
        PayUnit(EFFECTS, "WC-3.9", PAY_UNIT, DONE),
        *steps_in(
            setup,
            currencies,
            turn,
            lantern,
            castle,
            well,
            domain,
            warrior,
            gardener,
            courtier,
            icons,
            track,
            round_end,
            solo,
        ),
    ]


class WhiteCastle(GameOf[WhiteCastleState]):
    """The White Castle with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def empty(self) -> WhiteCastleState:
        return WhiteCastleState(self, self.content)

    def sides(self, seats: int) -> int:
        return clans_of(seats)

    def set_up(self, s: State) -> None:
        setup.set_up(cast(WhiteCastleState, s))

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        return table(cast(WhiteCastleState, s))

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        return holdings(cast(WhiteCastleState, s), seat)

    def points_of(self, s: State, side: int) -> int:
        return cast(WhiteCastleState, s).stock[side * STOCK + POINTS]

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        return sheet(cast(WhiteCastleState, s), side)

    def standing_of(self, s: State, side: int) -> list[int]:
        return standing(cast(WhiteCastleState, s), side)
