"""The terms: what is counted on the table, and why each is worth something."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import KIND_MASK, seat_of
from tatami.games.white_castle import frames
from tatami.games.white_castle.state import WhiteCastleState

TURNS: Final = 10
"""A clan has 0 to 9 turns left."""

TERMS: Final = [
    ("base", "what the remaining turns bring to any clan"),
    ("food", "each food: it pays gardeners"),
    ("food_over_3", "each food above 3: the next garden needs less and the cap of 7 comes near"),
    ("food_over_5", "each food above 5: nearly worthless"),
    ("iron", "each iron: it pays warriors"),
    ("iron_over_3", "each iron above 3"),
    ("iron_over_5", "each iron above 5: no yard asks for more"),
    ("pearl", "each pearl: it lets courtiers climb"),
    ("pearl_over_3", "each pearl above 3"),
    ("pearl_over_5", "each pearl above 5: one climb pays 5 at most"),
    ("coin", "each coin: audiences and low dice on high spaces"),
    ("coin_over_4", "each coin above 4"),
    ("coin_over_9", "each coin above 9: more than can be spent"),
    ("seal", "each seal: dark actions, dividers, exchanges"),
    ("seal_over_2", "each seal above 2: the cap of 5 comes near"),
    ("track", "each space on the Passage of Time"),
    ("track_over_5", "each space beyond the first divider"),
    ("track_over_10", "each space beyond the second divider"),
    ("near_divider", "standing at most 2 spaces before a divider with the seals to cross it"),
    ("gate", "each courtier at the gate: it can climb"),
    ("floor_1", "each courtier with the stewards: it can climb, and multiplies later warriors"),
    ("floor_2", "each courtier with the diplomats"),
    ("floor_3", "each courtier with the daimyo: it multiplies later warriors"),
    ("warrior_worth", "each point of yard value: later courtiers will multiply it"),
    ("alliance", "yard value times courtiers inside: a clan that has both goes on with both"),
    ("warriors_waiting", "yard value times courtiers at the gate: they will soon be multiplied"),
    ("row_courtiers", "each courtier gone from the domain: its row gives more"),
    ("row_gardeners", "each gardener gone from the domain"),
    ("row_warriors", "each warrior gone from the domain"),
    ("row_lantern", "the lantern in the gardener row is uncovered"),
    ("garden_income", "the own gardens at the round ends to come, in tenths of a point at rough worth"),
    ("lantern_food", "each food in the lantern area"),
    ("lantern_iron", "each iron in the lantern area"),
    ("lantern_pearl", "each pearl in the lantern area"),
    ("lantern_coin", "each coin in the lantern area"),
    ("lantern_seal", "each seal in the lantern area"),
    ("lantern_points", "each clan point in the lantern area"),
    ("lantern_influence", "each influence in the lantern area"),
    ("card_courtier", "each row beside which the action card gives a courtier action"),
    ("card_gardener", "each row beside which the action card gives a gardener action"),
    ("card_warrior", "each row beside which the action card gives a warrior action"),
    ("card_goods", "the boxes of the action card, in tenths of a point at rough worth"),
    ("earlier", "each clan that will be later in the next turn order"),
    ("first_now", "each clan that is later in the present turn order"),
]
"""Every term: its name, and why it is worth something."""

TERM_COUNT: Final = 44
BASE: Final = 0
W_FOOD: Final = 1
W_COIN: Final = 10
W_SEAL: Final = 13
W_TRACK: Final = 15
W_NEAR: Final = 18
W_GATE: Final = 19
W_WORTH: Final = 23
W_ALLIANCE: Final = 24
W_WAITING: Final = 25
W_ROWS: Final = 26
W_ROW_LANTERN: Final = 29
W_GARDENS: Final = 30
W_LANTERN: Final = 31
W_CARD: Final = 38
W_EARLIER: Final = 42
W_FIRST: Final = 43


def turns_left(s: WhiteCastleState, clan: int) -> int:
    """The turns a clan has not begun yet; a turn begins when its die has been taken."""
    content = s.content
    per_round = content.turns_per_round[s.seats]
    begun = s.turn - (s.round - 1) * per_round * s.clans
    place = s.order.index(clan)
    left = per_round * (content.rounds - s.round) + per_round - (begun - place + s.clans - 1) // s.clans
    if s.agenda:
        packed = s.agenda[-1]
        if packed & KIND_MASK == frames.TAKE_DIE and seat_of(packed) == clan:
            left += 1
    return min(left, TURNS - 1)
