"""WC-15: the solo opponent, a visit of the Tokugawa clan.

Part of the rules, not a bot: its cards decide, the human breaks ties.
"""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import AutomaticStep, Step
from tatami.games.white_castle import frames, kinds
from tatami.games.white_castle.actions import RIVAL_FROM, RIVAL_TO_GARDEN, RIVAL_TO_ROOM
from tatami.games.white_castle.content import (
    OPPONENT_COINS,
    OPPONENT_GARDENER,
    OPPONENT_GATE,
    OPPONENT_INFLUENCE,
    OPPONENT_POINTS,
    OPPONENT_UP,
    OPPONENT_WARRIOR,
    OPPONENT_WORDS,
    POSITIONS,
)
from tatami.games.white_castle.rules.courtier import (
    FIRST_PLACE_OF_FLOOR,
    FLOOR,
    courtier_to_gate,
    deck_is_empty,
    deck_of_room,
    move_courtier,
    refill_room,
    take_slot,
)
from tatami.games.white_castle.rules.currencies import gain
from tatami.games.white_castle.rules.gardener import place_gardener
from tatami.games.white_castle.rules.track import move_marker
from tatami.games.white_castle.rules.turn import lay_die, remove_die
from tatami.games.white_castle.rules.warrior import place_warrior
from tatami.games.white_castle.state import WhiteCastleState

HUMAN: Final = 0
OPPONENT: Final = 1
BRIDGE_PLACE: Final = [kinds.LEFT, 1, kinds.RIGHT]
"""Where a card's left, middle and right die lies. WC-R26: a middle die exists only among three."""


class OpponentTurn(AutomaticStep[WhiteCastleState]):
    """WC-15.5: turn cards over until the top card points to a die; take it, place it, resolve the last two cards."""

    kind = frames.OPPONENT_TURN
    rule = "WC-15.5"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        content = s.content
        deck = s.solo_deck
        row = [deck[0]]
        deck = deck[1:]
        while not _points_to_a_die(s, deck[0]):
            row.append(deck[0])
            deck = deck[1:]
        s.solo_deck = deck
        s.solo_row = row
        s.reveal()
        top = deck[0]
        if s.events is not None:
            s.emit("rival_cards", OPPONENT, {"row": [content.solo_names[card] for card in row]})
            _explain(s, row[0], "first")
            for card in row[1:]:
                _explain(s, card, "empty")
            _explain(s, top, "die")
        colour = content.solo_bridge[top]
        value = remove_die(s, colour, BRIDGE_PLACE[content.solo_position[top]])
        if s.events is not None:
            end = POSITIONS[content.solo_position[top]]
            s.emit("take", OPPONENT, {"colour": kinds.COLOURS[colour], "value": value, "end": end})
        _place(s, content.solo_space[top], colour, value)
        s.agenda.append(frames.return_cards(OPPONENT))
        for card in reversed(row[-2:]):
            actions = content.solo_actions[card]
            s.agenda.append(frames.opponent_action(OPPONENT, actions[2], actions[3]))
            s.agenda.append(frames.opponent_action(OPPONENT, actions[0], actions[1]))


def _explain(s: WhiteCastleState, card: int, why: str) -> None:
    """Why a card is turned over (the ``first``, or ``empty`` where it points), or that it points to a ``die``."""
    content = s.content
    place = {"bridge": kinds.COLOURS[content.solo_bridge[card]], "end": POSITIONS[content.solo_position[card]]}
    s.emit("rival_turns", OPPONENT, {"card": content.solo_names[card], **place, "why": why})


def _points_to_a_die(s: WhiteCastleState, card: int) -> bool:
    place = s.content.solo_bridge[card] * kinds.BRIDGE + BRIDGE_PLACE[s.content.solo_position[card]]
    return s.bridges[place] != 0


def _place(s: WhiteCastleState, space: int, colour: int, value: int) -> None:
    """WC-15.6: an occupied space sends the die to the Well; coins for a value above the printed one, nothing else."""
    if space < kinds.BOARD_SPACES and s.placed[space * 2]:
        space = kinds.WELL_SPACE
    lay_die(s, OPPONENT, space, colour, value)
    if s.events is not None:
        s.emit("place", OPPONENT, {"colour": kinds.COLOURS[colour], "value": value, "space": kinds.SPACES[space]})
    gain(s, OPPONENT, kinds.COIN, max(0, value - s.content.space_value[space]))


class OpponentAction(AutomaticStep[WhiteCastleState]):
    """WC-15.10: one symbol of a card; WC-15.8: what cannot be done gives clan points equal to the round number."""

    kind = frames.OPPONENT_ACTION
    rule = "WC-15.10"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        symbol = frames.symbol_shown(packed)
        amount = frames.amount_shown(packed)
        if s.events is not None:
            s.emit("rival_does", OPPONENT, {"symbol": OPPONENT_WORDS[symbol], "n": amount})
        if not self._perform(s, symbol, amount):
            if s.events is not None:
                s.emit("rival_cannot", OPPONENT, {"points": s.round})
            gain(s, OPPONENT, kinds.POINTS, s.round)

    def _perform(self, s: WhiteCastleState, symbol: int, amount: int) -> bool:
        if symbol == OPPONENT_GARDENER:
            if not s.home[OPPONENT * 3 + kinds.GARDENERS] or not gardens_for_opponent(s, amount):
                return False
            s.agenda.append(frames.solo_tie_garden(HUMAN, amount))
        elif symbol == OPPONENT_WARRIOR:
            if not s.home[OPPONENT * 3 + kinds.WARRIORS]:
                return False
            place_warrior(s, OPPONENT, amount)
        elif symbol == OPPONENT_GATE:
            if not s.home[OPPONENT * 3 + kinds.COURTIERS]:
                return False
            courtier_to_gate(s, OPPONENT)
        elif symbol == OPPONENT_UP:
            lowest = lowest_courtiers(s)
            if not lowest or FLOOR[lowest[0]] + amount > FLOOR[kinds.DAIMYO]:  # WC-R27
                return False
            s.agenda.append(frames.solo_tie_courtier(HUMAN, amount))
        elif symbol == OPPONENT_POINTS:
            gain(s, OPPONENT, kinds.POINTS, amount)
        elif symbol == OPPONENT_INFLUENCE:
            return self._influence(s, amount)
        elif symbol == OPPONENT_COINS:
            gain(s, OPPONENT, kinds.COIN, amount)
        return True

    def _influence(self, s: WhiteCastleState, amount: int) -> bool:
        """WC-R28: dividers are free; only a marker already on the last space cannot move."""
        last = s.content.track_last
        if s.track[OPPONENT] == last:
            return False
        move_marker(s, OPPONENT, min(last, s.track[OPPONENT] + amount))
        return True


def gardens_for_opponent(s: WhiteCastleState, kind: int) -> list[int]:
    """WC-15.10: gardens of the kind (0 flower, 1 zen, 2 either) without its gardener and with the fewest points."""
    best: list[int] = []
    lowest = 999
    for garden in range(kinds.GARDEN_COUNT):
        if s.gardeners[OPPONENT] >> garden & 1 or (kind != 2 and garden % 2 != kind):
            continue
        points = s.content.garden_points[s.garden_cards[garden]]
        if points < lowest:
            lowest = points
            best = []
        if points == lowest:
            best.append(garden)
    return best


class SoloTieGarden(Step[WhiteCastleState]):
    """WC-15.10: the human breaks ties between gardens of equal points."""

    kind = frames.SOLO_TIE_GARDEN
    name = "solo_tie"
    rule = "WC-15.10"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for garden in gardens_for_opponent(s, frames.garden_kind(packed)):
            out.append(RIVAL_TO_GARDEN + garden)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        place_gardener(s, OPPONENT, action - RIVAL_TO_GARDEN)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"what": "garden"}


def lowest_courtiers(s: WhiteCastleState) -> list[int]:
    """The places of the opponent's lowest courtiers; those in the daimyo room are ignored."""
    first = OPPONENT * kinds.PLACE_COUNT
    for floor in range(3):
        places = range(FIRST_PLACE_OF_FLOOR[floor], FIRST_PLACE_OF_FLOOR[floor + 1])
        found = [place for place in places if s.courtiers[first + place]]
        if found:
            return found
    return []


class SoloTieCourtier(Step[WhiteCastleState]):
    """WC-15.10: the lowest courtier climbs, all the floors the card says (WC-R27); the human breaks ties."""

    kind = frames.SOLO_TIE_COURTIER
    name = "solo_tie"
    rule = "WC-15.10"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for place in lowest_courtiers(s):
            out.append(RIVAL_FROM + place)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        origin = action - RIVAL_FROM
        floor = FLOOR[origin] + frames.floors_to_climb(packed)
        if floor < FLOOR[kinds.DAIMYO]:
            s.agenda.append(frames.solo_tie_room(HUMAN, floor, origin))
            return
        move_courtier(s, OPPONENT, origin, kinds.DAIMYO)
        if kinds.NONE in s.slots:
            take_slot(s, OPPONENT, s.slots.index(kinds.NONE))

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"what": "courtier", "floors": frames.floors_to_climb(packed)}


class SoloTieRoom(Step[WhiteCastleState]):
    """WC-15.10: the human chooses the room; its card leaves the game and is replaced if the deck allows (WC-R29)."""

    kind = frames.SOLO_TIE_ROOM
    name = "solo_tie"
    rule = "WC-15.10"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        floor = frames.floor_reached(packed)
        for place in range(FIRST_PLACE_OF_FLOOR[floor], FIRST_PLACE_OF_FLOOR[floor + 1]):
            out.append(RIVAL_TO_ROOM + place - kinds.FIRST_ROOM_PLACE)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        room = action - RIVAL_TO_ROOM
        move_courtier(s, OPPONENT, frames.place_left(packed), room + kinds.FIRST_ROOM_PLACE)
        if deck_is_empty(s, deck_of_room(room)):
            return
        if s.events is not None:
            s.emit("remove_card", OPPONENT, {"card": s.content.card_names[s.rooms[room]], "room": kinds.ROOMS[room]})
        refill_room(s, room)

    def prompt(self, s: WhiteCastleState, packed: int) -> dict[str, object]:
        return {"what": "room", "floor": frames.floor_reached(packed)}


class ReturnCards(AutomaticStep[WhiteCastleState]):
    """WC-15.9, WC-R25: all revealed cards go to the bottom of the deck, in the order they were revealed."""

    kind = frames.RETURN_CARDS
    rule = "WC-15.9"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        s.solo_known = min(s.solo_known, len(s.solo_deck)) + len(s.solo_row)
        s.solo_deck = s.solo_deck + s.solo_row


def opponent_payout(s: WhiteCastleState) -> None:
    """WC-15.11: coins in groups of 3 (first in the new order) or 5 (second) become the round number in clan points."""
    if s.difficulty == kinds.NONE:
        return
    group = s.content.solo_payout[s.order.index(OPPONENT)]
    place = OPPONENT * kinds.STOCK + kinds.COIN
    groups = s.stock[place] // group
    s.stock[place] -= groups * group
    if s.events is not None:
        s.emit("rival_payout", OPPONENT, {"coins": groups * group, "points": groups * s.round})
    if groups:
        gain(s, OPPONENT, kinds.POINTS, groups * s.round)


class OpponentGardens(AutomaticStep[WhiteCastleState]):
    """WC-15.12: the round number in clan points for each own gardener on a garden whose bridge still has a die."""

    kind = frames.OPPONENT_GARDENS
    rule = "WC-15.12"

    def run(self, s: WhiteCastleState, packed: int) -> None:
        gardens = frames.gardens_left(packed).bit_count()
        if gardens:
            gain(s, OPPONENT, kinds.POINTS, gardens * s.round)


def shuffle_opponent_deck(s: WhiteCastleState) -> None:
    """WC-15.3, WC-15.13: shuffle the whole solo deck."""
    if s.difficulty == kinds.NONE:
        return
    s.solo_deck = s.chance().shuffled(s.solo_deck)
    s.solo_row = []
    s.solo_known = 0
    s.reveal()
