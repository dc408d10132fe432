"""The leaves of The White Castle's effects, and when the order of several effects can make a difference (WC-3.9)."""

from __future__ import annotations

from typing import Final

from tatami.core.effects import LEAF, Effects, EffectTable
from tatami.games.white_castle import frames
from tatami.games.white_castle.content import CHOICE, DEALT, SEALS, STEPS, together
from tatami.games.white_castle.kinds import (
    ANY_COLOUR,
    COURTIER,
    DOMAIN,
    FIRST_BOX,
    GARDENER,
    INFLUENCE,
    LANTERN,
    LANTERN_AREA,
    LANTERN_SOURCE,
    LIGHT,
    NONE,
    ROOM_COUNT,
    ROW_SOURCE,
    TILE,
    WARRIOR,
    WELL,
    WELL_SOURCE,
)
from tatami.games.white_castle.rules.currencies import can_pay_all, gain, has_room_for, pay_all, stock_after
from tatami.games.white_castle.rules.track import can_move_marker, gain_influence
from tatami.games.white_castle.rules.workers import can_send
from tatami.games.white_castle.state import WhiteCastleState


class WhiteCastleEffects(Effects[WhiteCastleState]):
    """The interpreter with The White Castle's words."""

    def table(self, s: WhiteCastleState) -> EffectTable:
        return s.content.effects

    def gain(self, s: WhiteCastleState, seat: int, good: int, amount: int) -> None:
        gain(s, seat, good, amount)

    def can_gain(self, s: WhiteCastleState, seat: int, good: int) -> bool:
        return has_room_for(s, seat, good)

    def can_pay(self, s: WhiteCastleState, seat: int, cost: list[int]) -> bool:
        return can_pay_all(s, seat, cost)

    def pay(self, s: WhiteCastleState, seat: int, cost: list[int]) -> None:
        pay_all(s, seat, cost)

    def leaf(self, s: WhiteCastleState, seat: int, leaf: int, amount: int, where: int) -> None:
        if leaf == INFLUENCE:
            gain_influence(s, seat, amount)
        elif leaf == LANTERN:
            s.agenda.append(frames.lantern_reward(seat))
        elif leaf == WELL:
            s.agenda.append(frames.well_reward(seat))
        elif leaf == COURTIER:
            s.agenda.append(frames.courtier_action(seat))
        elif leaf == GARDENER:
            s.agenda.append(frames.gardener_target(seat))
        elif leaf == WARRIOR:
            s.agenda.append(frames.warrior_target(seat))
        elif leaf == DOMAIN:
            s.agenda.append(frames.domain_row(seat))
        elif leaf == TILE:
            s.agenda.append(frames.tile_pick(seat, amount))
        elif leaf == LIGHT:
            s.agenda.append(frames.light_pick_anywhere(seat))

    def parts(self, s: WhiteCastleState, seat: int, source: int) -> list[int]:
        """Besides the parts of a node: the lantern area, the Well, and the visible rewards of a domain row."""
        content = s.content
        if source < LANTERN_SOURCE:
            return content.effects.parts[source]
        if source == LANTERN_SOURCE:
            first = seat * LANTERN_AREA
            shown: list[int] = []
            for card in s.lantern[first : first + LANTERN_AREA]:
                if card == NONE:
                    break
                shown.append(content.card_lantern[card])
            return shown
        if source == WELL_SOURCE:
            first, second = content.well_slots
            return [content.well_base, content.tile_back[s.tiles[first]], content.tile_back[s.tiles[second]]]
        row = source - ROW_SOURCE
        gone = content.members[row] - s.home[seat * 3 + row]
        return content.row_rewards[row][: gone + 1]

    def order_matters(self, s: WhiteCastleState, seat: int, parts: list[int], mask: int) -> bool:
        """Gains alone commute: caps cut the same total in any order, and seals above the cap can be exchanged (WC-R14).

        Order matters when something other than gains is among the siblings, or when influence reaches a divider while
        seals, which pay for it, are being gained.
        """
        influence = 0
        seals = False
        weight = s.content.weight
        for i in range(len(parts)):
            found = weight[parts[i]] if mask >> i & 1 else 0
            if found:
                if found & DEALT and not found & CHOICE:
                    found = self._weigh(s, seat, parts[i])
                if found & CHOICE:
                    return True
                influence += found & STEPS
                seals = seals or found & SEALS != 0
        return seals and influence > 0 and _reaches_divider(s, seat, influence)

    def worth_its_price(self, s: WhiteCastleState, seat: int, node: int, where: int) -> bool:
        """WC-R42: whether what a price pays for could change anything once it is paid; a mix leaves that open."""
        before = s.stock
        s.stock = stock_after(s, seat, s.content.effects.cost[node])
        found = self.does_something(s, seat, s.content.effects.parts[node][0], where)
        s.stock = before
        return found

    def leaf_does_something(self, s: WhiteCastleState, seat: int, leaf: int, amount: int, where: int) -> bool:
        """WC-R42: whether a leaf could change anything now, seals exchanged where that helps."""
        if leaf == INFLUENCE:
            return can_move_marker(s, seat)
        if leaf == LANTERN:
            return self._any_does_something(s, seat, LANTERN_SOURCE)
        if COURTIER <= leaf <= WARRIOR:
            return can_send(s, seat, leaf - COURTIER)
        if leaf == DOMAIN:
            for row in range(3):
                if self.row_does_something(s, seat, row):
                    return True
            return False
        return leaf == WELL or self._castle_does_something(s, seat, leaf, amount)

    def _castle_does_something(self, s: WhiteCastleState, seat: int, leaf: int, colour: int) -> bool:
        """Whether a box of the castle that a `tile` or `light` icon reaches could change anything."""
        content = s.content
        for room in range(ROOM_COUNT):
            card = s.rooms[room]
            if card == NONE:
                continue
            for index in range(len(content.card_boxes[card])):
                tile = content.tile_colour[s.tiles[FIRST_BOX[room] + index]]
                fits = colour == ANY_COLOUR or tile == colour if leaf == TILE else not content.card_dark[card][index]
                if fits and self.box_does_something(s, seat, room, index):
                    return True
        return False

    def box_does_something(self, s: WhiteCastleState, seat: int, room: int, index: int) -> bool:
        """Whether a box of the card in a room could change anything; icons that reach on from there always may."""
        node = s.content.card_boxes[s.rooms[room]][index]
        return s.content.reaches[node] or self.does_something(s, seat, node)

    def row_does_something(self, s: WhiteCastleState, seat: int, row: int) -> bool:
        """Whether a row of the domain, with the card beside it, could change anything."""
        return self._any_does_something(s, seat, ROW_SOURCE + row) or self.card_does_something(s, seat, row)

    def card_does_something(self, s: WhiteCastleState, seat: int, row: int) -> bool:
        """Whether the action card beside a row of the domain could change anything."""
        card = s.card[seat]
        if card == NONE:
            return False
        node = s.content.card_boxes[card][s.content.card_row_box[card][row]]
        return s.content.reaches[node] or self.does_something(s, seat, node)

    def _any_does_something(self, s: WhiteCastleState, seat: int, source: int) -> bool:
        for part in self.parts(s, seat, source):
            if self.does_something(s, seat, part):
                return True
        return False

    def _weigh(self, s: WhiteCastleState, seat: int, node: int) -> int:
        """The weight of a node, with that of the rewards dealt to where it leads."""
        table = s.content.effects
        if table.op[node] == LEAF:
            parts = self.parts(s, seat, LANTERN_SOURCE if table.what[node] == LANTERN else WELL_SOURCE)
        else:
            parts = table.parts[node]
        total = 0
        for part in parts:
            found = s.content.weight[part]
            total = together(total, self._weigh(s, seat, part) if found & DEALT else found)
        return total


def _reaches_divider(s: WhiteCastleState, clan: int, steps: int) -> bool:
    content = s.content
    space = s.track[clan]
    for next_space in range(space + 1, min(space + steps, content.track_last) + 1):
        if content.divider_cost[next_space]:
            return True
    return False


EFFECTS: Final = WhiteCastleEffects()
