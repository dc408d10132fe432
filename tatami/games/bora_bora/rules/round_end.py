"""BB-16.7: the end of a round and the displays of the next one."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.kinds import PHASE_END, POSITIONS, ROUNDS
from tatami.games.bora_bora.rules.dice import begin_phase_a
from tatami.games.bora_bora.state import BoraBoraState


def lay_out_displays(s: BoraBoraState) -> None:
    """BB-3.3, BB-3.4, BB-16.7: six men, six women and players + 2 tasks; what lay there is out of the game."""
    first = (s.round - 1) * POSITIONS
    s.people = s.people_decks[0][first : first + POSITIONS] + s.people_decks[1][first : first + POSITIONS]
    size = s.seats + s.content.tasks_beyond_players
    s.task_row = s.task_deck[s.task_drawn : s.task_drawn + size]
    s.task_drawn += size
    s.reveal()


class EndRound(AutomaticStep[BoraBoraState]):
    """BB-16.7: rounds 1 to 5: new displays, all dice back; after round 6 the final tasks (BB-16.8)."""

    kind = frames.END_ROUND
    rule = "BB-16.7"

    def run(self, s: BoraBoraState, packed: int) -> None:
        if s.round == ROUNDS:
            s.phase = PHASE_END
            s.task_row = []
            s.agenda.append(frames.final_tasks())
            return
        s.round += 1
        lay_out_displays(s)
        if s.events is not None:
            s.emit("round", s.order[0], {"round": s.round})
        begin_phase_a(s)
