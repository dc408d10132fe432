"""Bora Bora, assembled: facts, steps, actions and content."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.bora_bora import kinds, setup
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
from tatami.games.bora_bora.scoring import ranking, sheet
from tatami.games.bora_bora.state import BoraBoraState
from tatami.games.bora_bora.view import view

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
)
"""Why there are at most 1500 decisions. A die asks at most 11 questions: which die, where, paying blue, white, paying
it, and six more (a purchase for each point of the helper; an expansion asks 4, a building with its fire bonus 5). A
phase-B turn asks at most 19: three activations of at most 5 questions, which ones, paying green. Phase C asks 4.
That is 56 a round; with two at the start, six for the final tasks and a space for each of twelve materials 356 a
player, 1424 in all. The range of scores is no such proof: it is what play has never come near.
"""


def steps() -> list[Step[State]]:
    """Every kind of step, at the index that kinds.py gives it."""
    idle: Step[BoraBoraState] = Step()
    out = [idle] * kinds.KIND_COUNT
    out[kinds.START_HUT] = setup.StartHut()
    out[kinds.BEGIN] = setup.Begin()
    out[kinds.CHOOSE_HUT] = expand.ChooseHut()
    out[kinds.PUT_MATERIAL] = player_board.PutMaterial()
    out[kinds.CHOOSE_MATERIAL] = player_board.ChooseMaterial()
    out[kinds.CIRCUIT] = dice.Circuit()
    out[kinds.CHOOSE_DIE] = dice.ChooseDie()
    out[kinds.PLACE_DIE] = dice.PlaceDie()
    out[kinds.PAY_GOD] = gods.PayGod()
    out[kinds.EXPAND] = expand.Expand()
    out[kinds.RED_GOD] = expand.RedGod()
    out[kinds.SCORE_FISH] = expand.ScoreFish()
    out[kinds.TAKE_PERSON] = take_person.TakePerson()
    out[kinds.CHOOSE_SLOT] = take_person.ChooseSlot()
    out[kinds.HELP] = helper.Help()
    out[kinds.TAKE_GOD_CARD] = god_cards.TakeGodCard()
    out[kinds.PRIEST_TO_TEMPLE] = temple.PriestToTemple()
    out[kinds.BUILD] = build.Build()
    out[kinds.BUILD_ON] = build.BuildOn()
    out[kinds.FIRE_BONUS] = fire.FireBonus()
    out[kinds.PHASE_B_TURNS] = people.PhaseBTurns()
    out[kinds.USE_PEOPLE] = people.UsePeople()
    out[kinds.ACTIVATE] = people.Activate()
    out[kinds.MOVE_HUTS] = people.MoveHuts()
    out[kinds.SCORE_STATUS] = status.ScoreStatus()
    out[kinds.SCORE_TEMPLE] = temple.ScoreTemple()
    out[kinds.JEWELRY] = jewelry.JewelryTurns()
    out[kinds.BUY_JEWELRY] = jewelry.BuyJewelry()
    out[kinds.TASKS] = tasks.TaskTurns()
    out[kinds.DO_TASK] = tasks.DoTask()
    out[kinds.COMPLETE_TASK] = tasks.CompleteTask()
    out[kinds.NEW_TASKS] = tasks.NewTaskTurns()
    out[kinds.NEW_TASK] = tasks.NewTask()
    out[kinds.END_ROUND] = round_end.EndRound()
    out[kinds.FINAL_TASKS] = tasks.FinalTasks()
    out[kinds.COMBINE] = people.Combine()
    return cast("list[Step[State]]", out)


class BoraBora(Game):
    """Bora Bora with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> BoraBoraState:
        checked = self.check(seats, options)
        s = BoraBoraState(self)
        if listening:
            s.listen()
        setup.set_up(s, seats, Rng(seed), checked)
        s.advance()
        return s

    def empty(self) -> BoraBoraState:
        return BoraBoraState(self)

    # The state calls back here, so that state.py need not know the rooms that look at it.

    def view_of(self, s: BoraBoraState, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def scores_of(self, s: BoraBoraState) -> list[int]:
        if s.over:
            return [sheet(s, seat)["total"] for seat in range(s.seats)]
        return [s.vp(seat) for seat in range(s.seats)]

    def sheet_of(self, s: BoraBoraState) -> list[dict[str, int]]:
        return [sheet(s, seat) for seat in range(s.seats)]

    def ranking_of(self, s: BoraBoraState) -> list[int]:
        return ranking(s)
