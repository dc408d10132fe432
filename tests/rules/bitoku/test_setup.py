"""BT-1, BT-2, BT-3 and BT-19.1 to BT-19.6: what is on the table before the first move, and who may see it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tatami.core.agenda import kind_of
from tatami.core.knowledge import NO_ONE, only
from tatami.core.rng import Rng
from tatami.games.bitoku import frames
from tatami.games.bitoku.kinds import (
    AREA_REGIONS,
    FIRST_ANCIENT,
    NONE,
    REGIONS,
    TYPE_COUNT,
    YOKAI_CARDS,
    YOKAI_DECK_SIZE,
)
from tatami.games.bitoku.state import BitokuState
from tests.rules.bitoku.table import CONTENT, GAME, Player, Table

SEATS = [1, 2, 3, 4]
PEOPLE = [2, 3, 4]
MANY = range(40)


def new(seats: int, seed: int = 0) -> BitokuState:
    return GAME.new(seats, seed)


def seen(state: BitokuState, seat: int | None = None) -> dict[str, Any]:
    table: Any = state.view(seat)["table"]
    return dict(table)


def test_points_come_at_once_and_losses_only_in_the_count() -> None:
    """BT-1.2, BT-R1: gained points are on the track at once; a vision not met can take the total below zero."""
    table = Table().does(0, {"gain": {"vp": 3}})
    assert table.of(0).points == 3
    table = Table().visions(0, "V01 V02 V07 V11").order(1, 0).kodama(1, yomi=5, stairs=5, home=5, jade=5, forges=5)
    for slot in ("left", "middle", "right"):
        table.die(0, slot, 1)
    assert (table.sheet(0)["visions"], table.sheet(0)["treasures"]) == (-8, 2 + 1 + 1 + 1 + 0)
    assert table.sheet(0)["total"] == -3


def test_there_is_no_end_of_resources_and_amulets() -> None:
    """BT-1.4, BT-R31: however many tokens the books count, there is one more; three of a kind are no other piece."""
    plenty = {"wood": 80, "jade": 80, "stone": 80, "sake": 80, "am1": 60, "am2": 60, "am3": 60}
    table = Table().player(0, **plenty).does(0, {"any": [{"gain": {name: 3}} for name in plenty]})
    assert table.of(0).goods == {name: amount + 3 for name, amount in plenty.items()}
    assert table.sheet(0)["guardians"] == (4 * 83 + 3 + 2 + 1) // 4


def test_hands_decks_and_stacks_are_hidden_the_rest_is_open() -> None:
    """BT-1.3: others see how many cards a hand has; nobody sees the order of a deck, not even its owner."""
    table = (
        Table(3).hand(0, "S-KA Y01").deck(0, "S-IM S-NE S-KI S-SO").visions(0, "V05").player(0, wood=2, am3=1).turn(0)
    )
    own, other = seen(table.state, 0)["players"][0], seen(table.state, 1)["players"][0]
    assert sorted(own["hand"]["cards"]) == ["S-KA", "Y01"]
    assert other["hand"] == {"size": 2, "cards": []}
    assert other["visions"][0]["vision"] == "V05"
    assert (other["wood"], other["am3"], other["deck"]) == (2, 1, 4)
    orders = {tuple(table.state.redeal(0, Rng(n)).piles[0]) for n in range(8)}
    assert len(orders) > 1
    assert all(deck["known"] == [] for deck in seen(table.state, 0)["decks"])
    stacks = [market["stack"] for market in seen(table.state)["markets"]]
    assert stacks == [len(stack) for stack in table.state.stacks]


def test_a_card_looked_at_is_seen_by_who_looks() -> None:
    """BT-1.3: two cards of the common deck, for one player only; the one put under it is still known to him."""
    table = Table(3).top("vision", "V01 V02").does(0, {"vision": 1}).play("look")
    assert table.answers[:2] == ["keep V01", "keep V02"]
    deck = seen(table.state, 0)["decks"][2]
    assert deck["known"] == ["V01", "V02"]
    assert seen(table.state, 1)["decks"][2]["known"] == []
    assert "V01" not in str(table.state.view(1))
    table.play("keep V01")
    assert seen(table.state, 0)["decks"][2]["known"] == ["V02"]
    assert seen(table.state, 2)["decks"][2]["known"] == []


def test_everybody_remembers_whose_a_card_from_the_hills_is() -> None:
    """BT-1.3, BT-7.13: it was taken in the open; also face down in its owner's deck it is nobody else's."""
    table = Table(3).die(0, "left", 3, "jade").hills("jade", yokai="Y07").turn(0)
    table.play("cross left", "favour jade yokai").deck(0, "Y07 S-KA S-IM")
    card = YOKAI_CARDS.index("Y07")
    for watcher in (1, 2, None):
        assert all(card in table.state.redeal(watcher, Rng(n)).piles[0] for n in range(8))


def test_a_deal_keeps_no_trace_of_what_a_seat_cannot_know() -> None:
    """BT-1.3: seat 1 took one of two cards; whichever it was, deals for seat 0 are alike, what others know included."""
    deals = []
    for taken in ("Y01", "Y02"):
        table = Table().top("yokai", "Y01 Y02").does(1, "yokai").play("look", f"take {taken}")
        deals.append([table.state.redeal(0, Rng(n)) for n in range(8)])
    assert deals[0] == deals[1]
    for deal in deals[0]:
        assert all(deal.met[card] == NO_ONE for card in deal.yokai_deck)
        gained = [card for card in deal.hands[1] + deal.piles[1] if card < YOKAI_DECK_SIZE]
        assert [deal.met[card] for card in gained] == [only(1)]


def test_a_deal_lays_anew_whatever_a_seat_cannot_know() -> None:
    """BT-1.3: stacks, decks, hands of others and one's own deck; cards that one has seen stay where they are."""
    state = Table(3).hand(0, "S-KA Y01").hand(1, "S-IM Y02").top("yokai", "Y11 Y12").does(0, "yokai").state
    state.play("look")
    state.play("take Y12")
    deals = [state.redeal(0, Rng(number)) for number in range(12)]
    for market in range(4):
        assert len({tuple(deal.stacks[market]) for deal in deals}) > 1
        assert len({deal.stacks[market][0] for deal in deals}) > 1
        assert all(sorted(deal.stacks[market]) == sorted(state.stacks[market]) for deal in deals)
    for name in ("bitoku_deck", "vision_deck", "yokai_deck"):
        assert len({tuple(getattr(deal, name)) for deal in deals}) > 1
    assert len({tuple(deal.hands[1]) for deal in deals}) > 1
    assert all(deal.hands[0] == state.hands[0] for deal in deals)
    assert all(deal.yokai_deck[-1] == YOKAI_CARDS.index("Y11") for deal in deals)
    assert all(deal.decision == state.decision for deal in deals)
    strangers = [state.redeal(2, Rng(number)) for number in range(12)]
    assert len({deal.yokai_deck[-1] for deal in strangers}) > 1
    assert len({card for deal in strangers for card in deal.hands[0] if card < YOKAI_DECK_SIZE}) > 4


def newly_known(table: Table, *moves: str) -> int:
    """How often something hidden has become known by these moves: none of them can be taken back then."""
    before = table.state.reveals
    return table.play(*moves).state.reveals - before


def test_what_becomes_known_cannot_be_taken_back() -> None:
    """BT-1.3: cards drawn, looked at, played and discarded; what was known before, or stays unseen, tells nothing."""
    hand = Table().hand(0, "S-KA S-IM").turn(0)
    assert newly_known(hand, "play left") == 0
    assert newly_known(hand, "card S-KA") == 1
    assert newly_known(hand, "next jade") == 0
    assert (
        newly_known(Table().hand(0, "S-KA S-IM S-NE S-KI").hand(1, "S-KA").deck(1, "").spring(), "discard S-NE")
        == 1 + 3
    )
    assert newly_known(Table().does(0, {"draw": 2}), "draw", "done") == 1
    assert newly_known(Table().top("yokai", "Y01 Y02").does(0, "yokai"), "look") == 1
    for deck, effect, take in (("bitoku", "bitoku", "take rei"), ("vision", {"vision": 1}, "keep V05")):
        cards = {"bitoku": "rei gi", "vision": "V05 V06"}[deck]
        assert newly_known(Table().top(deck, cards).does(0, effect), "look") == 1
        assert newly_known(Table().top(deck, cards).does(0, effect).play("look"), take) == 1
    assert newly_known(Table().top("vision", "V05 V06").does(0, {"vision": 1}).play("look"), "none jade") == 0
    assert newly_known(Table().top("yokai", "Y01 Y02").does(0, "yokai").play("look"), "take Y01") == 0


def test_new_cards_on_the_hills_are_news_and_so_are_all_cards_at_the_end() -> None:
    """BT-1.3, BT-16.8, BT-17.6: eight cards are turned up in winter; at the end everybody shows what rocks count."""
    table = Table().hand(0, "S-KA S-IM S-NE S-KI").hand(1, "S-KA S-IM S-NE S-KI")
    before = table.state.reveals
    assert table.end_winter().state.reveals - before == 8
    last = Table().round(4)
    before = last.state.reveals
    assert last.end_winter().state.reveals - before == 1


def test_the_regions_from_left_to_right() -> None:
    """BT-1.5: five regions; all but home have hills and an area, all five a treasure."""
    regions = seen(new(4))["regions"]
    assert [region["id"] for region in regions] == ["yomi", "stairs", "home", "jade", "forges"]
    assert [region["id"] for region in regions if region["hills"] and region["buildings"]] == [
        "yomi",
        "stairs",
        "jade",
        "forges",
    ]
    assert regions[2]["hills"] is None
    assert regions[2]["buildings"] == []
    assert len({region["treasure"] for region in regions}) == 5


@pytest.mark.parametrize("seats", PEOPLE)
def test_everybody_starts_alike(seats: int) -> None:
    """BT-2.1, BT-3.9, BT-3.10, BT-3.11, BT-3.12, BT-3.13: dice, kodama, pilgrims, goods, five cards, no hand."""
    state = GAME.empty()
    state.seats, state.options, state.rng = seats, GAME.check(seats, None), Rng(5)
    GAME.set_up(state)
    for seat in range(seats):
        player = Player(state, seat)
        assert (player.dice, player.places) == ([3, 2, 1], ["locked"] * 3)
        assert set(player.kodama.values()) == {1}
        assert (player.points, player.goods, player.awake) == (0, {"wood": 1, "jade": 1, "am1": 1}, 3)
        assert (player.crystals, player.markers, player.path, player.visited) == ({}, 0, [], 0)
        assert (len(player.dragonflies), len(player.visions), len(player.rocks)) == (1, 1, 1)
        assert (player.pairs, player.mitama, player.hand, player.cards) == ([], {}, [], [None] * 3)
        assert sorted(player.deck) == sorted(["S-KA", "S-IM", "S-NE", "S-KI", "S-SO"])
    assert CONTENT.markers == 6
    assert len(CONTENT.crystal_slot_type) + CONTENT.start_awake == 11


def test_what_is_dealt_at_random_differs_from_game_to_game() -> None:
    """BT-3.3, BT-3.5 to BT-3.8, BT-3.10, BT-3.12, BT-3.13: whatever is shuffled, on the board and before everybody."""
    games = [new(4, seed) for seed in MANY]
    assert len({tuple(s.order) for s in games}) > 5
    assert len({tuple(s.treasures) for s in games}) > 5
    assert len({tuple(s.torii) for s in games}) > 5
    assert len({s.dragonflies[0][0] for s in games}) > 5
    assert len({s.visions[0][0] for s in games}) > 5
    assert len({s.rocks[0] for s in games}) > 5
    assert len({tuple(s.piles[0]) for s in games}) > 3
    for market in range(4):
        assert len({tuple(s.markets[market]) for s in games}) > 5
        assert len({tuple(s.stacks[market]) for s in games}) > 5
    for name in ("garden", "hill_bitoku", "hill_yokai", "bitoku_deck", "yokai_deck", "vision_deck"):
        assert len({tuple(getattr(s, name)) for s in games}) > 5, name


def test_the_shared_tiles() -> None:
    """BT-2.2: so many of each kind, whatever is printed on them."""
    kinds = Counter(CONTENT.building_type)
    assert [kinds[kind] for kind in range(TYPE_COUNT)] == [6, 6, 6, 6]
    assert len(CONTENT.building_names) - FIRST_ANCIENT == 6
    assert len(CONTENT.treasure_names) == 5
    assert (len(CONTENT.crystal_type), sum(CONTENT.dragonfly_copies)) == (32, 32)
    mitama: Counter[int] = Counter()
    for kind, copies in zip(CONTENT.mitama_type, CONTENT.mitama_copies, strict=True):
        mitama[kind] += copies
    assert [mitama[kind] for kind in range(5)] == [5, 5, 5, 5, 4]
    assert Counter(CONTENT.torii_tile) == {"A": 8, "B": 8}
    assert len(CONTENT.rock_group) == 13


def test_the_shared_cards() -> None:
    """BT-2.3: 29 yokai, 24 bitoku by their rarity, 28 visions, 10 tengu cards."""
    types = Counter(CONTENT.yokai_type[: len(YOKAI_CARDS) - 5])
    assert [types[kind] for kind in range(6)] == [5, 5, 5, 5, 5, 4]
    assert CONTENT.bitoku_copies == CONTENT.bitoku_rarity == [5, 5, 4, 4, 3, 2, 1]
    assert len(CONTENT.vision_points) == 28
    assert len(CONTENT.card_location) == 10


def test_twelve_hikaru_markers_cover_everything() -> None:
    """BT-2.4: four hills with three favours."""
    table = Table(4)
    favours = [answer for region in ("yomi", "stairs", "jade", "forges") for answer in crossing(table.copy(), region)]
    assert len(favours) == len(set(favours)) == 12


def crossing(table: Table, region: str) -> list[str]:
    table.die(0, "left", 3, region).turn(0).play("cross left")
    return [answer for answer in table.answers if answer.startswith("favour")]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_round_begins_in_spring(seats: int) -> None:
    """BT-3.2: round 1, spring: the first question is what to discard of four cards."""
    state = new(seats)
    assert (seen(state)["round"], seen(state)["season"]) == (1, "spring")
    assert kind_of(state.agenda[0]) == frames.CALL_YOKAI
    assert state.decision is not None
    assert (state.decision.kind, len(state.legal())) == ("discard", 4)


@pytest.mark.parametrize(("seats", "places"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_torii_lie_on_their_places(seats: int, places: int) -> None:
    """BT-3.3: an A tile on each A place and a B tile on each B place, each tile once; none elsewhere."""
    for seed in MANY:
        state = new(seats, seed)
        tiles = [tile for tile in state.torii if tile != NONE]
        assert len(tiles) == len(set(tiles))
        assert Counter(CONTENT.torii_tile[tile] for tile in tiles) == {"A": places, "B": places}
        for path in seen(state)["paths"]:
            for branch, letter in zip(path["branches"], CONTENT.branch_tile, strict=True):
                assert (branch["torii"] or "")[1:2] == letter


@pytest.mark.parametrize(
    ("seats", "regions"), [(1, "yomi stairs jade forges"), (2, "yomi stairs jade forges"), (3, "yomi jade"), (4, "")]
)
def test_ancient_buildings_by_number_of_players(seats: int, regions: str) -> None:
    """BT-3.1, BT-3.4: on the lower left space of these areas, at random; nothing can be built there then."""
    found = set()
    for seed in MANY:
        state = new(seats, seed)
        ancient = [space for space, tile in enumerate(state.built) if tile != NONE]
        assert [REGIONS[space // TYPE_COUNT] for space in ancient] == regions.split()
        assert [space % TYPE_COUNT for space in ancient] == [
            CONTENT.ancient_type[space // TYPE_COUNT] for space in ancient
        ]
        assert all(state.built[space] >= FIRST_ANCIENT for space in ancient)
        assert all(state.built_by[space] == NONE for space in ancient)
        found.add(tuple(state.built))
    assert len(found) > (1 if regions else 0)
    types = {region: CONTENT.ancient_type[region] for region in AREA_REGIONS}
    assert [["temple", "onsen", "farm", "ryokan"][types[region]] for region in AREA_REGIONS] == [
        "temple",
        "ryokan",
        "onsen",
        "farm",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_four_markets_of_four_tiles(seats: int) -> None:
    """BT-3.6, BT-3.12: four tiles each face up, the rest in stacks; dragonflies for everybody come from theirs."""
    state = new(seats)
    assert [len(market) for market in state.markets] == [4, 4, 4, 4]
    assert all(NONE not in market for market in state.markets)
    assert [len(stack) for stack in state.stacks] == [20, 28 - state.sides, 28, 20]


@pytest.mark.parametrize(("seats", "garden"), [(2, 6), (3, 7), (4, 8)])
def test_rocks_for_everybody_and_for_the_garden(seats: int, garden: int) -> None:
    """BT-3.1, BT-3.7: one each, so many in the garden, each rock once; the rest has left the game."""
    state = new(seats)
    rocks = state.garden + [rock for rock in state.rocks if rock != NONE]
    assert (len(state.garden), len(rocks), len(set(rocks))) == (garden, garden + seats, garden + seats)


@pytest.mark.parametrize("seats", SEATS)
def test_cards_on_the_hills(seats: int) -> None:
    """BT-3.8: a bitoku and a yokai on each of four hills, none at home; no starting card among them."""
    state = new(seats)
    for cards, deck, size in ((state.hill_bitoku, state.bitoku_deck, 24), (state.hill_yokai, state.yokai_deck, 29)):
        assert [region for region in range(5) if cards[region] == NONE] == [2]
        assert len(deck) == size - 4
    assert max(state.hill_yokai) < 29
    assert len(state.vision_deck) == 28 - seats
    assert state.bitoku_discards == state.yokai_discards == []


def test_the_player_board_has_crystal_slots_of_three_kinds() -> None:
    """BT-R35: dream and memory slots in one zone; wit slots, one beside each card slot."""
    assert [CONTENT.crystal_slot_type.count(kind) for kind in range(3)] == [3, 2, 3]
    table = Table().crystal(0, "w2", "CW10").hand(0, "S-KA")
    assert table.copy().turn(0).play("play middle").of(0).points == 2
    assert table.turn(0).play("play left").of(0).points == 0


# ---- solo -----------------------------------------------------------------------------------------------------------


def test_solo_uses_the_board_for_two() -> None:
    """BT-3.1, BT-19.1: regions, home, hills, paths, neutral kodama and ancient buildings as with two players."""
    alone, two = seen(new(1)), seen(new(2))
    for key in ("spaces", "neutral"):
        assert [region[key] for region in alone["regions"]] == [region[key] for region in two["regions"]]
    assert (
        [space["id"] for space in alone["home"]] == [space["id"] for space in two["home"]] == ["H1", "H2", "H5", "H6"]
    )
    assert [(group["regions"], group["spaces"]) for group in alone["hills"]] == [
        (["yomi", "stairs"], 2),
        (["jade", "forges"], 2),
    ]
    assert [path["id"] for path in alone["paths"]] == ["P"]
    assert [len(branch["pilgrims"]) for branch in alone["paths"][0]["branches"]] == [2] * 7
    human = Player(new(1), 0)
    assert len(human.rocks) == 1


def test_the_tengu_starts_with() -> None:
    """BT-19.2, BT-19.3: eleven awake pilgrims, five starting cards, a dragonfly; first in turn order; dice 2 3 4."""
    state = new(1)
    tengu = Player(state, 1)
    assert (tengu.awake, tengu.dice, tengu.places) == (11, [2, 3, 4], ["locked"] * 3)
    assert sorted(tengu.deck) == sorted(["S-KA", "S-IM", "S-NE", "S-KI", "S-SO"])
    assert (len(tengu.dragonflies), tengu.visions, tengu.hand, tengu.markers) == (1, [], [], 0)
    assert not [good for good in tengu.goods if good.startswith("am")]
    assert set(tengu.kodama.values()) == {1}
    assert state.order == [1, 0]
    assert len(CONTENT.tengu_building_points) == 6


def test_the_tengu_has_two_rocks_of_different_groups() -> None:
    """BT-19.4, BT-19.5: a yokai rock, and one of buildings (1 wood, 1 stone) or mitama (1 wood, 1 sake)."""
    firsts, seconds = set(), set()
    for seed in MANY:
        state = new(1, seed)
        tengu = Player(state, 1)
        first, second = (CONTENT.rock_group[rock] for rock in state.rocks[4:6])
        assert (first == 0) != (second == 0)
        assert tengu.goods == {"wood": 1, "stone" if 2 in (first, second) else "sake": 1}
        assert len(state.garden) == 5
        assert len({*state.garden, *state.rocks[4:6], state.rocks[0]}) == 8
        firsts.add(first)
        seconds.add(second)
    assert firsts == seconds == {0, 1, 2}


def test_where_no_rock_of_the_other_group_is_left_the_garden_gives_it() -> None:
    """BT-R19: the undealt rocks are all of one group; the second one comes from the garden, whose gap stays."""
    found = 0
    for seed in range(500):
        state = new(1, seed)
        if len(state.garden) == 4:
            found += 1
            dealt = {*state.garden, *[rock for rock in state.rocks if rock != NONE]}
            left = [rock for rock in range(13) if rock not in dealt]
            group = CONTENT.rock_group[state.rocks[5]] == 0
            assert len(left) == 6
            assert all((CONTENT.rock_group[rock] == 0) != group for rock in left)
    assert found


def test_the_tengu_has_three_of_ten_cards_face_up() -> None:
    """BT-19.6: its attitude is inactive, the order of its deck is hidden."""
    state = new(1)
    tengu = seen(state, 0)["tengu"]
    assert tengu["active"] is False
    assert (len(tengu["row"]), tengu["deck"], tengu["discards"]) == (3, 7, [])
    decks = {tuple(state.redeal(0, Rng(n)).tengu_deck) for n in range(12)}
    assert len({deck[0] for deck in decks}) > 1
    assert len(decks) > 1
    assert all(sorted(deck) == sorted(state.tengu_deck) for deck in decks)
