"""The White Castle, assembled: facts, steps, actions and content."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from tatami.core.agenda import Step
from tatami.core.effects import IN_ANY_ORDER, ONE_OF, PAY_THEN, InAnyOrder, OneOf, PayThen
from tatami.core.game import Game, GameInfo, Option
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.white_castle import kinds, solo
from tatami.games.white_castle.actions import ACTIONS, NEXT, PAY, SKIP
from tatami.games.white_castle.content import DIFFICULTIES, Content
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
from tatami.games.white_castle.scoring import ranking, sheet
from tatami.games.white_castle.setup import Draft, set_up
from tatami.games.white_castle.state import WhiteCastleState
from tatami.games.white_castle.view import view

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


def steps() -> list[Step[State]]:
    """Every kind of step, at the index that kinds.py gives it."""
    idle: Step[WhiteCastleState] = Step()
    out = [idle] * kinds.KIND_COUNT
    out[IN_ANY_ORDER] = InAnyOrder(EFFECTS, "WC-3.9", NEXT)
    out[ONE_OF] = OneOf(EFFECTS, "WC-3.9", NEXT)
    out[PAY_THEN] = PayThen(EFFECTS, "WC-3.9", PAY, SKIP)
    out[kinds.DRAFT] = Draft()
    out[kinds.CHOOSE_ANY] = currencies.ChooseAny()
    out[kinds.CYCLE] = turn.Cycle()
    out[kinds.TAKE_DIE] = turn.TakeDie()
    out[kinds.PLACE_DIE] = turn.PlaceDie()
    out[kinds.LANTERN_REWARD] = lantern.LanternReward()
    out[kinds.USE_BOXES] = castle.UseBoxes()
    out[kinds.CHOOSE_OUTSIDE] = castle.ChooseOutside()
    out[kinds.WELL_REWARD] = well.WellReward()
    out[kinds.RESOLVE_ROW] = domain.ResolveRow()
    out[kinds.USE_CARD] = domain.UseCard()
    out[kinds.CHOOSE_ROW] = domain.ChooseRow()
    out[kinds.SEND_WARRIOR] = warrior.SendWarrior()
    out[kinds.USE_YARD] = warrior.UseYard()
    out[kinds.SEND_GARDENER] = gardener.SendGardener()
    out[kinds.SEND_COURTIER] = courtier.SendCourtier()
    out[kinds.ARRIVE] = courtier.Arrive()
    out[kinds.USE_LIGHT] = courtier.UseLight()
    out[kinds.REFILL] = courtier.Refill()
    out[kinds.TAKE_SLOT] = courtier.TakeSlot()
    out[kinds.CHOOSE_TILE] = icons.ChooseTile()
    out[kinds.CHOOSE_LIGHT] = icons.ChooseLight()
    out[kinds.MOVE_MARKER] = track.CrossDivider()
    out[kinds.SURPLUS_SEALS] = currencies.SurplusSeals()
    out[kinds.END_ROUND] = round_end.EndRound()
    out[kinds.GARDEN_STEP] = round_end.GardenStep()
    out[kinds.NEXT_ROUND] = round_end.NextRound()
    out[kinds.LAST_EXCHANGE] = round_end.LastExchange()
    out[kinds.OPPONENT_TURN] = solo.OpponentTurn()
    out[kinds.OPPONENT_ACTION] = solo.OpponentAction()
    out[kinds.RETURN_CARDS] = solo.ReturnCards()
    out[kinds.OPPONENT_GARDENS] = solo.OpponentGardens()
    out[kinds.RIVAL_GARDEN] = solo.RivalGarden()
    out[kinds.RIVAL_COURTIER] = solo.RivalCourtier()
    out[kinds.RIVAL_ROOM] = solo.RivalRoom()
    return cast("list[Step[State]]", out)


class WhiteCastle(Game):
    """The White Castle with its content loaded."""

    def __init__(self, own_content: Path | None = None) -> None:
        self.content = Content(own_content)
        super().__init__(INFO, ACTIONS, steps(), self.content.data, self.content.hash)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> WhiteCastleState:
        checked = self.check(seats, options)
        s = WhiteCastleState(self)
        if listening:
            s.listen()
        set_up(s, seats, Rng(seed), checked)
        s.advance()
        return s

    def empty(self) -> WhiteCastleState:
        return WhiteCastleState(self)

    def clans(self, seats: int) -> int:
        return max(2, seats)

    # The state calls back here, so that state.py need not know the rooms that look at it.

    def view_of(self, s: WhiteCastleState, seat: int | None) -> dict[str, object]:
        return view(s, seat)

    def scores_of(self, s: WhiteCastleState) -> list[int]:
        if s.over:
            return [sheet(s, clan)["total"] for clan in range(s.clans)]
        return [s.stock[clan * kinds.STOCK + kinds.POINTS] for clan in range(s.clans)]

    def sheet_of(self, s: WhiteCastleState) -> list[dict[str, int]]:
        return [sheet(s, clan) for clan in range(s.clans)]

    def ranking_of(self, s: WhiteCastleState) -> list[int]:
        return ranking(s)
