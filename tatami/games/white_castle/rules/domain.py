"""WC-7: the Personal Domain."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.core.effects import EVERY
from tatami.games.white_castle import frames
from tatami.games.white_castle.actions import ROW, SKIP, USE_DOMAIN_CARD
from tatami.games.white_castle.kinds import ROW_SOURCE, ROWS
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.state import WhiteCastleState


class ResolveRow(AutomaticStep[WhiteCastleState]):
    """WC-7.2: first gain every visible reward of the row, then maybe use the card beside it."""

    kind = frames.RESOLVE_ROW
    rule = "WC-7.2"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        clan = seat_of(packed)
        row = frames.row_to_resolve(packed)
        if s.events is not None:
            s.emit("row", clan, {"row": ROWS[row]})
        s.agenda.append(frames.use_action_of_card(clan, row))
        EFFECTS.perform_set(s, clan, ROW_SOURCE + row, EVERY)


class UseActionOfCard(Step[WhiteCastleState]):
    """WC-7.2 (2), WC-7.4: the box of the current action card that lies beside the row, or not."""

    kind = frames.USE_ACTION_OF_CARD
    name = "use_action"
    rule = "WC-7.2"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        clan = seat_of(packed)
        if EFFECTS.card_does_something(s, clan, frames.row_of_card(packed)):
            out.append(USE_DOMAIN_CARD)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        card = s.card[clan]
        box = s.content.card_row_box[card][frames.row_of_card(packed)]
        if s.events is not None:
            s.emit("use_card", clan, {"card": s.content.card_names[card], "number": box + 1})
        EFFECTS.perform(s, clan, s.content.card_boxes[card][box])

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        card = s.card[seat_of(packed)]
        row = frames.row_of_card(packed)
        box = s.content.card_row_box[card][row] + 1
        return {"row": ROWS[row], "card": s.content.card_names[card], "number": box}


class DomainRow(Step[WhiteCastleState]):
    """WC-7.5: the `domain` icon resolves one row without a die, occupied or not (WC-R6)."""

    kind = frames.DOMAIN_ROW
    rule = "WC-7.5"
    decline = SKIP

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for row in range(3):
            if EFFECTS.row_does_something(s, seat_of(packed), row):
                out.append(ROW + row)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        s.agenda.append(frames.resolve_row(seat_of(packed), action - ROW))
