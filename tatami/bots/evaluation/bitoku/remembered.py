"""What was found about a side, remembered as long as it is true: one position differs from the last in little.

Rules replace most lists of a state and never change them in place (``shared`` in table.py). So a list that is the same
object as at the last look holds the same, and what was found from it still stands. A note never changes: where
something it rests on is another list or another number, a new one takes its place.
"""

from __future__ import annotations

from tatami.bots.evaluation.bitoku.tables import Tables
from tatami.bots.evaluation.bitoku.tally import Lakes, best_seat, vision_gaps, winter_points
from tatami.games.bitoku.kinds import (
    ALL_MAIN,
    CONDITION_COUNT,
    CRYSTAL_SLOT_COUNT,
    MITAMA_TYPE_COUNT,
    NONE,
    REGION_COUNT,
    ROCK_SLOTS,
    VIRTUE_FLAT,
)
from tatami.games.bitoku.rules.winter import virtue_with
from tatami.games.bitoku.scoring import beside_rock, best_visions, rock_points
from tatami.games.bitoku.state import BitokuState


class YokaiNote:
    """The yokai cards of a side, wherever they are."""

    def __init__(self, s: BitokuState, side: int, worth: list[float]) -> None:
        self.cards = s.cards
        self.pile = s.piles[side]
        self.hand = s.hands[side]
        self.discards = s.discards[side]
        self.removed = s.removed[side]
        self.in_play = s.yokai_in_play(side)
        self.worth = 0.0
        """What the actions of all those in play are worth."""
        for card in self.in_play:
            self.worth += worth[card]

    def holds(self, s: BitokuState, side: int) -> bool:
        """Whether all cards are where they were."""
        return (
            s.cards is self.cards
            and s.hands[side] is self.hand
            and s.piles[side] is self.pile
            and s.discards[side] is self.discards
            and s.removed[side] is self.removed
        )


class RockNote:
    """The rocks of a side, its pilgrims beside them, and the pieces they show."""

    def __init__(self, s: BitokuState, side: int, yokai: YokaiNote) -> None:
        self.rocks = s.rocks
        self.sitting = s.sitting[side]
        self.yokai = yokai
        self.mitama = loose_mitama(s, side)
        self.pairs = s.pairs[side]
        self.built_by = s.built_by
        self.points = rock_points(s, side)
        self.count = 0
        self.rate = 0
        """What one more piece on every rock would bring."""
        for slot in range(ROCK_SLOTS):
            if s.rocks[side * ROCK_SLOTS + slot] != NONE:
                self.count += 1
                self.rate += beside_rock(s, side, slot)
        self.seat = best_seat(s, side)

    def holds(self, s: BitokuState, side: int, yokai: YokaiNote) -> bool:
        """Whether nothing has changed that rocks count."""
        return (
            s.rocks is self.rocks
            and s.sitting[side] == self.sitting
            and yokai is self.yokai
            and s.pairs[side] is self.pairs
            and s.built_by is self.built_by
            and loose_mitama(s, side) == self.mitama
        )


class VisionNote:
    """The visions of a side, with the pieces there are for them."""

    def __init__(self, s: BitokuState, side: int, pieces: list[int]) -> None:
        self.held = s.visions[side]
        self.pieces = pieces
        self.fulfilled = best_visions(s, side, pieces)
        self.gaps = vision_gaps(s, side, pieces, self.fulfilled)

    def holds(self, s: BitokuState, side: int, pieces: list[int]) -> bool:
        """Whether they are the same visions and as many pieces."""
        return s.visions[side] is self.held and pieces == self.pieces


class WayNote:
    """The bitoku path of a side, and what its pilgrims could reach on the paths of wisdom."""

    def __init__(self, s: BitokuState, side: int, tables: Tables) -> None:
        self.path = s.paths[side]
        self.visited = s.visited[side]
        self.arrived = s.arrived
        self.torii = s.torii
        self.enlightened = s.finished(side, False)
        self.on_torii = s.finished(side, True)
        types = 0
        self.ahead = 0.0
        """What the cards still to be visited bring."""
        for place in range(len(self.path)):
            types |= 1 << self.path[place]
            if place >= self.visited:
                self.ahead += tables.path_worth[self.path[place]]
        self.types = types.bit_count()
        self.side = side
        self.tables = tables
        self.known: dict[int, tuple[float, float]] = {}

    def holds(self, s: BitokuState, side: int) -> bool:
        """Whether path and paths are as they were, wherever pilgrims walk."""
        return (
            s.paths[side] is self.path
            and s.visited[side] == self.visited
            and s.arrived is self.arrived
            and s.torii is self.torii
        )

    def branch_and_beyond(self, s: BitokuState, main: int, left: int) -> tuple[float, float]:
        """What the best branch beside a main space brings, and the best one farther along, with so many turns left."""
        key = left * len(ALL_MAIN) + main
        found = self.known.get(key)
        if found is None:
            tables = self.tables
            found = (tables.best_branch(s, self.side, main), tables.best_beyond(s, self.side, main, left))
            self.known[key] = found
        return found


class Remembered:
    """The last notes about a side."""

    def __init__(self, tables: Tables, side: int) -> None:
        self.tables = tables
        self.side = side
        self._yokai: YokaiNote | None = None
        self._rocks: RockNote | None = None
        self._visions: VisionNote | None = None
        self._way: WayNote | None = None

    def yokai(self, s: BitokuState) -> YokaiNote:
        """Its yokai cards."""
        note = self._yokai
        if note is None or not note.holds(s, self.side):
            note = YokaiNote(s, self.side, self.tables.card_worth)
            self._yokai = note
        return note

    def rocks(self, s: BitokuState) -> RockNote:
        """Its rocks."""
        yokai = self.yokai(s)
        note = self._rocks
        if note is None or not note.holds(s, self.side, yokai):
            note = RockNote(s, self.side, yokai)
            self._rocks = note
        return note

    def visions(self, s: BitokuState, pieces: list[int]) -> VisionNote:
        """Its visions."""
        note = self._visions
        if note is None or not note.holds(s, self.side, pieces):
            note = VisionNote(s, self.side, pieces)
            self._visions = note
        return note

    def way(self, s: BitokuState) -> WayNote:
        """Its path and its ways."""
        note = self._way
        if note is None or not note.holds(s, self.side):
            note = WayNote(s, self.side, self.tables)
            self._way = note
        return note


class Standing:
    """What the score and the terms ask about a side at one moment, counted once."""

    def __init__(self, s: BitokuState, side: int, remembered: Remembered, lakes: Lakes) -> None:
        self.yokai = remembered.yokai(s)
        self.way = remembered.way(s)
        self.rocks = remembered.rocks(s)
        self.pieces = self._pieces(s, side)
        """How many it has of each of PIECES."""
        self.visions = remembered.visions(s, self.pieces[:CONDITION_COUNT])
        self.winter = winter_points(s, side)
        """The virtue of the winter ahead."""
        self.treasures = 0
        """What the lake treasures would bring now."""
        self.chase = 0.0
        """What the next places at the lakes bring, by the steps to them."""
        self.lead = 0
        """How far its kodama are ahead."""
        for region in range(REGION_COUNT):
            points, chase, lead = lakes.look(s, side, region)
            self.treasures += points
            self.chase += chase
            self.lead += lead

    def _pieces(self, s: BitokuState, side: int) -> list[int]:
        """:func:`count_pieces` of each kind, with the help of the notes."""
        crystals = 0
        for slot in range(side * CRYSTAL_SLOT_COUNT, side * CRYSTAL_SLOT_COUNT + CRYSTAL_SLOT_COUNT):
            if s.crystals[slot] != NONE:
                crystals += 1
        pairs = len(s.pairs[side])
        mitama = pairs
        for count in self.rocks.mitama:
            mitama += count
        return [
            s.resources(side),
            s.markers[side],
            crystals,
            mitama,
            pairs,
            self.way.enlightened,
            self.way.on_torii,
            self.way.visited,
            len(self.way.path),
            self.rocks.count,
            self.rocks.sitting.bit_count(),
            len(s.visions[side]),
            len(self.yokai.in_play),
        ]

    def virtue(self, s: BitokuState, side: int, card: int) -> int:
        """BT-16.3: what a card is worth when it is removed now."""
        what = s.content.virtue_of[card]
        return virtue_with(s, side, card, self.pieces[what] if what < VIRTUE_FLAT else 0)


def loose_mitama(s: BitokuState, side: int) -> list[int]:
    """The mitama of a side without a dragonfly, by type."""
    return s.mitama[side * MITAMA_TYPE_COUNT : (side + 1) * MITAMA_TYPE_COUNT]
