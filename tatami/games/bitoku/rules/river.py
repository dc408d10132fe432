"""BT-7.11 to BT-7.15: crossing the river, humility, and the favours of the hills."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import Step, seat_of
from tatami.core.knowledge import EVERYBODY
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import FAVOUR, REFUSE
from tatami.games.bitoku.kinds import (
    ACROSS,
    DICE,
    FAVOUR_BITOKU,
    FAVOUR_BOTH,
    FAVOUR_YOKAI,
    FAVOURS,
    FOREST,
    NONE,
    ON_CROSSING,
    REGION_COUNT,
    REGIONS,
    YOKAI_CARDS,
)
from tatami.games.bitoku.rules.decks import take_into_hand
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.rules.paths import append_bitoku
from tatami.games.bitoku.state import BitokuState, count_at

LOWEST_TO_CROSS: Final = 2
HUMBLED_SIX: Final = 3


def can_cross(s: BitokuState, die: int, counts: int) -> bool:
    """BT-7.11: a die of 2 or more in a region with a river, and an empty die space in its hills.

    ``counts`` are the dice by place.
    """
    region = s.die_places[die] - FOREST
    if not 0 <= region < REGION_COUNT or s.dice[die] < LOWEST_TO_CROSS:
        return False
    group = s.content.hill_group[s.seats][region]
    return count_at(counts, ACROSS + group) < s.content.hill_spaces[s.seats]


def cross(s: BitokuState, side: int, slot: int) -> None:
    """BT-7.12: the die moves and is humbled: a 6 becomes 3, any other value drops by 1 (BT-R32). Then a favour."""
    die = side * DICE + slot
    region = s.die_places[die] - FOREST
    group = s.content.hill_group[s.seats][region]
    s.die_places[die] = ACROSS + group
    s.dice[die] = HUMBLED_SIX if s.dice[die] == 6 else s.dice[die] - 1
    if s.events is not None:
        s.emit("cross", side, {"region": REGIONS[region], "value": s.dice[die]})
    s.agenda.append(frames.favour(side, group))
    s.remember(side, ON_CROSSING)


class Favour(Step[BitokuState]):
    """BT-7.13, BT-7.14: choose a favour that nobody has used this round; its card may be refused (BT-R6)."""

    kind = frames.FAVOUR
    rule = "BT-7.14"

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        for region in s.content.hill_regions[s.seats][frames.hill_group(packed)]:
            for favour in range(len(FAVOURS)):
                if not s.favours[region] >> favour & 1:
                    out.append(FAVOUR + region * len(FAVOURS) + favour)
                    if favour != FAVOUR_BOTH and self._card(s, region, favour) != NONE:
                        out.append(REFUSE + region * FAVOUR_BOTH + favour)

    def _card(self, s: BitokuState, region: int, favour: int) -> int:
        return s.hill_bitoku[region] if favour == FAVOUR_BITOKU else s.hill_yokai[region]

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        refused = action >= REFUSE
        region, favour = divmod(action - REFUSE, FAVOUR_BOTH) if refused else divmod(action - FAVOUR, len(FAVOURS))
        s.favours[region] |= 1 << favour
        if s.events is not None:
            s.emit("refuse" if refused else "favour", side, {"region": REGIONS[region], "favour": FAVOURS[favour]})
        if not refused:
            take_favour(s, side, region, favour)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        hills = s.content.hill_regions[s.seats][frames.hill_group(packed)]
        return {"regions": [REGIONS[region] for region in hills]}


def take_favour(s: BitokuState, side: int, region: int, favour: int) -> None:
    """BT-7.13: the bitoku card into the path, the yokai card into the hand, or two small things."""
    if favour == FAVOUR_BOTH:
        EFFECTS.perform(s, side, s.content.favour_both)
    elif favour == FAVOUR_BITOKU and s.hill_bitoku[region] != NONE:
        append_bitoku(s, side, s.hill_bitoku[region])
        s.hill_bitoku = replaced(s.hill_bitoku, region, NONE)
    elif favour == FAVOUR_YOKAI and s.hill_yokai[region] != NONE:
        card = s.hill_yokai[region]
        s.hill_yokai = replaced(s.hill_yokai, region, NONE)
        s.met = replaced(s.met, card, EVERYBODY)
        take_into_hand(s, side, card, EVERYBODY)
        if s.events is not None:
            s.emit("take_yokai", side, {"card": YOKAI_CARDS[card]})
