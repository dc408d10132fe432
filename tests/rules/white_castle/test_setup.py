"""WC-2: the table before the first turn. What chance decides is checked over a few hundred games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from tatami.core.rng import Rng
from tatami.games.white_castle.kinds import COLOURS, FIRST_BOX, ROOMS, TILE_SLOTS
from tatami.games.white_castle.setup import EMPTY_SLOT, _may_lie, _try_tiles, deal_tiles
from tatami.games.white_castle.state import WhiteCastleState
from tests.rules.white_castle.table import CONTENT, Table, new_game, tile_colours

SEATS = [1, 2, 3, 4]
SEEDS = range(150)


@cache
def games(seats: int) -> list[WhiteCastleState]:
    return [new_game(seats, seed) for seed in SEEDS]


def card_names(cards: list[int]) -> list[str]:
    return [CONTENT.card_names[card] for card in cards]


def marked(kind: str) -> set[str]:
    cards = range(CONTENT.first_diplomat) if kind == "ST" else range(CONTENT.first_diplomat, CONTENT.first_action)
    return {CONTENT.card_names[card] for card in cards if CONTENT.excluded[card]}


# ---- castle cards ----


@pytest.mark.rule("WC-2.1")
def test_six_stewards_and_three_diplomats_carry_the_mark() -> None:
    assert (len(marked("ST")), len(marked("DP"))) == (6, 3)


@pytest.mark.rule("WC-2.1")
@pytest.mark.parametrize(("seats", "stewards", "diplomats"), [(1, 9, 9), (2, 9, 9), (3, 15, 12), (4, 15, 12)])
def test_marked_cards_stay_in_the_box_with_one_or_two_players(seats: int, stewards: int, diplomats: int) -> None:
    for state in games(seats):
        steward, diplomat = (set(card_names(deck)) for deck in state.decks)
        assert (len(steward), len(diplomat)) == (stewards, diplomats)
        assert bool(steward & marked("ST")) == bool(diplomat & marked("DP")) == (seats > 2)


@pytest.mark.rule("WC-2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_room_gets_a_card_of_its_floor_and_the_rest_are_the_decks(seats: int) -> None:
    for state in games(seats):
        assert [name[:2] for name in card_names(state.rooms)] == ["ST", "ST", "ST", "DP", "DP"]
        left = [deck[drawn:] for deck, drawn in zip(state.decks, state.drawn, strict=True)]
        assert sorted(state.rooms[:3] + left[0]) == sorted(state.decks[0])
        assert sorted(state.rooms[3:] + left[1]) == sorted(state.decks[1])


@pytest.mark.rule("WC-2.1")
def test_decks_are_shuffled() -> None:
    assert len({tuple(state.decks[0]) for state in games(4)}) == len(SEEDS)
    assert {state.rooms[0] for state in games(4)} == set(range(15))
    assert {state.rooms[4] for state in games(4)} == set(range(15, 27))


@pytest.mark.rule("WC-2.2", "WC-R17")
@pytest.mark.parametrize("seats", [2, 4])
def test_never_do_all_five_rooms_show_the_same_dark_worker(seats: int) -> None:
    """Without the re-deal 1 or 2 games in 100 would; so many seeds are needed for this test to bite."""
    for seed in range(700):
        rooms = new_game(seats, seed).rooms
        assert len({dark_worker(CONTENT.card_names[card]) for card in rooms}) > 1


@pytest.mark.rule("WC-2.2")
def test_two_dark_workers_among_the_rooms_are_enough() -> None:
    """Only five equal ones are dealt again; a good part of all games shows just two kinds."""
    kinds = Counter(len({dark_worker(CONTENT.card_names[card]) for card in state.rooms}) for state in games(4))
    assert sorted(kinds) == [2, 3]
    assert 0.2 < kinds[2] / len(SEEDS) < 0.6


DARK = {
    "courtier": "ST01 ST02 ST03 ST09 ST10 DP01 DP02 DP03 DP04",
    "warrior": "ST04 ST05 ST11 ST14 ST15 DP05 DP06 DP09 DP10",
    "gardener": "ST06 ST07 ST08 ST12 ST13 DP07 DP08 DP11 DP12",
}


def dark_worker(card: str) -> str:
    return next(worker for worker, cards in DARK.items() if card in cards)


@pytest.mark.rule("WC-R17")
def test_only_the_worker_of_the_dark_box_is_compared_not_its_price() -> None:
    """Steward cards ask a seal for it, diplomat cards do not: still the same dark action."""
    for card in range(CONTENT.first_action):
        twin = CONTENT.card_names.index(DARK[dark_worker(CONTENT.card_names[card])].split()[-1])
        assert CONTENT.dark_worker(card) == CONTENT.dark_worker(twin)
    assert len({CONTENT.dark_worker(card) for card in range(CONTENT.first_action)}) == 3


@pytest.mark.rule("WC-2.3")
def test_one_random_daimyo_card_with_three_empty_slots() -> None:
    assert {state.daimyo_card for state in games(2)} == set(range(9))
    assert all(state.slots == [-1, -1, -1] for state in games(2))


# ---- die tiles ----


@pytest.mark.rule("WC-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_all_fifteen_die_tiles_lie_somewhere_once(seats: int) -> None:
    assert all(sorted(state.tiles) == list(range(15)) for state in games(seats))


@pytest.mark.rule("WC-2.4")
def test_the_three_diamonds_show_one_tile_of_each_colour_in_any_arrangement() -> None:
    arrangements = Counter(tuple(tile_colours(state, room)[0] for room in ("S1", "S2", "S3")) for state in games(3))
    assert all(set(arrangement) == set(COLOURS) for arrangement in arrangements)
    assert len(arrangements) == 6
    tops = {state.tiles[FIRST_BOX[room]] for state in games(3) for room in range(3)}
    assert tops == set(range(15)), "any of the five tiles of a colour may be the diamond"


@pytest.mark.rule("WC-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_room_shows_two_colours_and_a_diplomat_room_exactly_two(seats: int) -> None:
    for state in games(seats):
        assert all(len(set(tile_colours(state, room))) >= 2 for room in ROOMS)
        assert all(len(set(tile_colours(state, room))) == 2 for room in ("D1", "D2"))


@pytest.mark.rule("WC-2.4")
def test_the_numbered_slots_are_filled_in_ascending_order() -> None:
    """Slots 1-5 are the middle of S1-S3 and the top of D1-D2; 6-10 complete those rooms; 11 and 12 are the Well."""
    slots = ["S1.2", "S2.2", "S3.2", "D1.1", "D2.1", "S1.3", "S2.3", "S3.3", "D1.2", "D2.2"]
    assert [TILE_SLOTS[slot] for slot in CONTENT.numbered_slots] == slots
    assert (CONTENT.diamond_slots, CONTENT.well_slots) == ([0, 3, 6], [13, 14])


@pytest.mark.rule("WC-2.4")
@pytest.mark.parametrize(
    ("room", "row", "slot", "allowed"),
    [
        ("S1", "white white -", 2, False),
        ("S1", "white black -", 2, True),
        ("S1", "black white -", 2, True),
        ("S1", "white - -", 1, True),
        ("D1", "white -", 10, False),
        ("D1", "black -", 10, True),
        ("D2", "- -", 11, True),
    ],
)
def test_a_white_tile_may_not_complete_a_room_in_one_colour(room: str, row: str, slot: int, allowed: bool) -> None:
    """The rest of the board is empty."""
    slots = [EMPTY_SLOT] * 15
    for box, colour in enumerate(row.split(), FIRST_BOX[ROOMS.index(room)]):
        slots[box] = EMPTY_SLOT if colour == "-" else CONTENT.tile_colour.index(COLOURS.index(colour))
    assert _may_lie(CONTENT, slots, slot, CONTENT.tile_colour.index(COLOURS.index("white"))) is allowed


@pytest.mark.rule("WC-2.4")
def test_a_refused_tile_goes_to_the_next_slot_in_number_order_and_is_not_lost() -> None:
    """A skipped tile must turn up on a later slot: with the same draws, the deal only swaps places.

    The Well takes overflow as slots 11 and 12; so a Well tile can be one that was drawn early and refused.
    """
    for seed in range(200):
        rng = Rng(seed)
        bag = list(range(15))
        rng.shuffle(bag)
        twin = Rng(seed)
        slots = _try_tiles(CONTENT, twin, first_game=False)
        if EMPTY_SLOT in slots:
            continue
        for colour in range(3):
            bag.remove(next(tile for tile in bag if CONTENT.tile_colour[tile] == colour))
        assert slots == expected_deal(slots, list(reversed(bag)))


def expected_deal(dealt: list[int], draws: list[int]) -> list[int]:
    """WC-2.4 (b) and (c) by hand, with the diamonds as dealt and the other tiles in the order they are drawn."""
    colour = CONTENT.tile_colour
    rooms = {slot: [s for s in range(a, b) if s != slot] for a, b in pairwise(FIRST_BOX) for slot in range(a, b)}
    slots = [tile if slot in (0, 3, 6) else EMPTY_SLOT for slot, tile in enumerate(dealt)]
    order = [1, 4, 7, 9, 11, 2, 5, 8, 10, 12, 13, 14]
    while draws:
        tile = draws.pop(0)
        for slot in [slot for slot in order if slots[slot] == EMPTY_SLOT]:
            others = [slots[other] for other in rooms.get(slot, [])]
            if slot > 12 or EMPTY_SLOT in others or any(colour[other] != colour[tile] for other in others):
                slots[slot] = tile
                break
    return slots


@pytest.mark.rule("WC-R18")
def test_a_dead_end_is_dealt_again_and_is_rare() -> None:
    dead = [seed for seed in range(2000) if EMPTY_SLOT in _try_tiles(CONTENT, Rng(seed), first_game=False)]
    assert 0 < len(dead) < 20, "well under 1 % of deals, but it happens"
    for seed in dead:
        assert EMPTY_SLOT not in deal_tiles(CONTENT, Rng(seed), first_game=False)


@pytest.mark.rule("WC-R18", "WC-2.4")
def test_any_tile_may_end_in_the_well() -> None:
    assert {tile for state in games(2) + games(3) for tile in state.tiles[13:]} == set(range(15))


# ---- round marker, dice, gardens, yards ----


@pytest.mark.rule("WC-2.5", "WC-2.6")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_in_round_one_dice_of_each_colour_lie_ascending_from_left_to_right(seats: int, dice: int) -> None:
    for state in games(seats):
        assert state.round == 1
        for colour in COLOURS:
            row = Table.around(state).bridge(colour)
            assert len(row) == dice
            assert row == sorted(row)
            assert set(row) <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("WC-2.6")
def test_dice_are_fair() -> None:
    rolled = Counter(die for state in games(4) for colour in COLOURS for die in Table.around(state).bridge(colour))
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]
    assert all(0.8 < rolled[value] / (len(SEEDS) * 15 / 6) < 1.2 for value in rolled)


@pytest.mark.rule("WC-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_a_flower_card_and_a_zen_card_lie_under_each_bridge(seats: int) -> None:
    for state in games(seats):
        kinds = [CONTENT.garden_names[card][:2] for card in state.garden_cards]
        assert kinds == ["GF", "GZ", "GF", "GZ", "GF", "GZ"]
        assert len(set(state.garden_cards)) == 6
    assert {state.garden_cards[0] for state in games(seats)} == set(range(5))
    assert {state.garden_cards[5] for state in games(seats)} == set(range(5, 10))


@pytest.mark.rule("WC-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_four_yard_tiles_lie_on_the_sides_the_yards_ask_for(seats: int) -> None:
    for state in games(seats):
        yards = Table.around(state).shown()["yards"]
        sides = {yard["id"]: [tile["side"] for tile in yard["tiles"]] for yard in yards}
        assert sides == {"Y5": ["blue", "gold"], "Y3": ["blue"], "Y1": ["gold"]}
        assert len({tile["tile"] for yard in yards for tile in yard["tiles"]}) == 4
    assert {face // 2 for state in games(seats) for face in state.yard_tiles} == set(range(8))


@pytest.mark.rule("WC-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_owns_anything_before_the_draft(seats: int) -> None:
    for clan in range(seats):
        owned = Table.around(games(seats)[0]).of(clan)
        assert (owned.goods, owned.courtiers, owned.warriors, owned.gardens) == ({}, {}, {}, [])


# ---- turn order and draft ----


@pytest.mark.rule("WC-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_stand_in_one_stack_and_herons_show_its_order(seats: int) -> None:
    for state in games(seats):
        assert state.track == [0] * seats
        assert state.order == state.track_order
    orders = Counter(tuple(state.order) for state in games(seats))
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]


@pytest.mark.rule("WC-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_starting_pair_than_players(seats: int) -> None:
    for state in games(seats):
        names = card_names(state.pairs)
        resources, actions = names[0::2], names[1::2]
        assert len(resources) == len(set(resources)) == seats + 1
        assert all(name.startswith("SR") for name in resources)
        assert all(name.startswith("SA") for name in actions)
        assert max(Counter(actions).values()) <= 2
    assert len({state.pairs[0] for state in games(seats)}) == 9
    assert len({state.pairs[1] for state in games(seats)}) == 3


@pytest.mark.rule("WC-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_runs_from_the_last_player_to_the_first(seats: int) -> None:
    for seed in range(20):
        state = new_game(seats, seed)
        drafters: list[int] = []
        while state.decision is not None and state.decision.kind != "take_die":
            if state.decision.kind == "draft_pair":
                assert len(state.legal()) == len(state.pairs) // 2 == seats + 1 - len(drafters)
                drafters.append(state.decision.seat)
            state.apply(state.legal()[0])
        assert drafters == list(reversed(state.order))
        assert state.seat == state.order[0]


def draft(resource: str, action: str = "SA2") -> Table:
    """Two seats; the last player is about to choose between two pairs."""
    state = new_game(2, 0)
    pairs = [resource, action, "SR3", "SA1", "SR6", "SA3"]
    state.pairs = [CONTENT.card_names.index(card) for card in pairs]
    state.order = state.track_order = [0, 1]
    state.agenda[-2:] = sorted(state.agenda[-2:])
    state.advance()
    assert Table.around(state).asks == "1 draft_pair"
    return Table.around(state)


@pytest.mark.rule("WC-2.12")
def test_a_pair_must_be_taken() -> None:
    assert draft("SR8").answers == ["draft SR8", "draft SR3", "draft SR6"]


@pytest.mark.rule("WC-2.12")
@pytest.mark.parametrize(
    ("card", "gains", "lantern"),
    [
        ("SR1", {"food": 2, "iron": 1, "coin": 2, "seal": 1}, ["SR1", "DC1"]),
        ("SR4", {"pearl": 2, "iron": 1, "coin": 4}, ["SR4", "DC2"]),
        ("SR8", {"food": 2, "iron": 2, "pearl": 1, "coin": 4, "seal": 1}, ["SR8"]),
        ("SR9", {"food": 4, "iron": 2, "coin": 3, "seal": 2}, ["SR9"]),
    ],
)
def test_a_drafted_pair_gives_card_goods_lantern_and_decree(
    card: str, gains: dict[str, int], lantern: list[str]
) -> None:
    table = draft(card).play(f"draft {card}")
    assert table.of(1).card == "SA2"
    assert table.of(1).goods == gains
    assert table.of(1).lantern == lantern
    assert table.of(0).goods == {}


@pytest.mark.rule("WC-2.12")
def test_any_units_of_the_draft_are_the_drafters_choice() -> None:
    table = draft("SR5").play("draft SR5")
    assert table.asks == "1 choose_any"
    table.play("gain pearl", "gain food", "gain pearl")
    assert table.of(1).goods == {"food": 1, "pearl": 2, "coin": 4, "seal": 1}
    assert table.asks == "0 draft_pair"


@pytest.mark.rule("WC-2.12")
def test_the_unclaimed_pair_leaves_the_game() -> None:
    table = draft("SR8").play("draft SR8", "draft SR3")
    assert table.state.pairs == []
    assert table.asks == "0 take_die"


@pytest.mark.rule("WC-2.13")
def test_the_first_game_well_is_an_option_and_holds_pearl_and_iron() -> None:
    assert len({tuple(state.tiles[13:]) for state in games(2)}) > 20
    for seed in range(100):
        state = new_game(2, seed, first_game_well=True)
        assert [CONTENT.tile_names[tile] for tile in state.tiles[13:]] == ["DT-O3", "DT-B2"]
        assert sorted(state.tiles) == list(range(15))
        assert all(len(set(tile_colours(state, room))) >= 2 for room in ROOMS)
