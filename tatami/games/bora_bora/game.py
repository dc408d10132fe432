"""Bora Bora, assembled: facts, steps, actions and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step, steps_in
from tatami.core.game import GameInfo, GameOf
from tatami.core.state import State
from tatami.games.bora_bora import setup
from tatami.games.bora_bora.actions import ACTIONS
from tatami.games.bora_bora.content import Content
from tatami.games.bora_bora.rules import (
    build,
    dice,
    expand,
    fire,
    god_cards,
    gods,
    helper,
    jewelry,
    people,
    player_board,
    round_end,
    status,
    take_person,
    tasks,
    temple,
)
from tatami.games.bora_bora.scoring import sheet, standing
from tatami.games.bora_bora.state import BoraBoraState
from tatami.games.bora_bora.view import holdings, table

INFO: Final = GameInfo(
    id="bora_bora",
    title="Bora Bora",
    seats=(2, 3, 4),
    rules_version="2",
    rules_prefix="BB",
    designers=("Stefan Feld",),
    publisher="alea / Ravensburger",
    max_decisions=1500,
    score_range=(0, 350),
    lasting=(
        "jewelry",
        "bonus_tasks",
        "bonus_jewelry",
        "bonus_spaces",
        "bonus_buildings",
        "bonus_regions",
        "bonus_people",
    ),
    uses=(
        "place.action",
        "place.tile",
        "settle.region",
        "take.tile",
        "lodge.tile",
        "slide.tile",
        "god.god",
        "god_card.card",
        "jewelry.jewelry",
        "task.task",
        "task_dropped.task",
        "new_task.task",
    ),
)
"""Why there are at most 1500 decisions. A die asks at most 11 questions: which die, where, paying blue, white, paying
it, and six more (a purchase for each point of the helper; an expansion asks 4, a building with its fire bonus 5). A
phase-B turn asks at most 19: three activations of at most 5 questions, which ones, paying green. Phase C asks 4.
That is 56 a round; with two at the start, six for the final tasks and a space for each of twelve materials 356 a
player, 1424 in all. The range of scores is no such proof: it is what play has never come near.
"""


def steps() -> list[Step[BoraBoraState]]:
    """Every rule that runs or asks: those of the kernel for effects, then chapter by chapter."""
    return [
        *steps_in(
            setup,
            expand,
            player_board,
            dice,
            gods,
            take_person,
            helper,
            god_cards,
            temple,
            build,
            fire,
            people,
            status,
            jewelry,
            tasks,
            round_end,
        ),
    ]


class BoraBora(GameOf[BoraBoraState]):
    """Bora Bora with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def empty(self) -> BoraBoraState:
        return BoraBoraState(self, self.content)

    def set_up(self, s: State) -> None:
        setup.set_up(cast(BoraBoraState, s))

    def table_of(self, s: State, seat: int | None) -> Mapping[str, object]:
        return table(cast(BoraBoraState, s), seat)

    def holdings_of(self, s: State, seat: int) -> dict[str, int]:
        return holdings(cast(BoraBoraState, s), seat)

    def points_of(self, s: State, side: int) -> int:
        return cast(BoraBoraState, s).vp(side)

    def sheet_of(self, s: State, side: int) -> dict[str, int]:
        return sheet(cast(BoraBoraState, s), side)

    def standing_of(self, s: State, side: int) -> list[int]:
        return standing(cast(BoraBoraState, s), side)
