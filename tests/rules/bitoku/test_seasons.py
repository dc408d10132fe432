"""BT-4, BT-6 and BT-16: spring, the turns of summer, autumn and winter."""

from __future__ import annotations

from tatami.core.knowledge import EVERYBODY
from tatami.games.bitoku.kinds import VIRTUE_DICE, YOKAI_CARDS
from tests.rules.bitoku.table import CONTENT, GAME, Table

STARTING = ["S-KA", "S-IM", "S-NE", "S-KI", "S-SO"]


def test_spring_draws_to_four_and_discards_to_three() -> None:
    """BT-6.1, BT-E1, BT-R2: one card left, three drawn, one of the owner's choice goes; in turn order."""
    table = Table().hand(0, "S-KA").deck(0, "S-IM S-NE S-KI S-SO").order(0, 1).spring()
    assert table.asks == "0 discard"
    assert sorted(table.answers) == sorted(["discard S-KA", "discard S-IM", "discard S-NE", "discard S-KI"])
    table.play("discard S-NE")
    assert table.of(0).hand == sorted(["S-KA", "S-IM", "S-KI"])
    assert table.of(0).discards == ["S-NE"]
    assert table.of(0).deck == ["S-SO"]
    assert table.asks == "1 discard"


def test_a_hand_of_four_or_more_draws_nothing() -> None:
    """BT-6.1: five cards: two are discarded, one after the other."""
    table = Table().hand(0, "S-KA S-IM S-NE S-KI Y01").deck(0, "S-SO").spring()
    table.play("discard Y01", "discard S-KI")
    assert table.of(0).hand == sorted(["S-KA", "S-IM", "S-NE"])
    assert table.of(0).deck == ["S-SO"]


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """BT-6.2: in the middle of drawing; nothing is lost."""
    table = Table().deck(0, "S-KA").spring()
    assert len(table.answers) == 4
    assert "discard S-KA" in table.answers
    player = table.of(0)
    assert sorted(player.hand + player.deck + player.discards) == sorted(STARTING)
    assert player.discards == []


def test_the_harvest_resolves_dream_crystals() -> None:
    """BT-6.3, BT-13.3, BT-E1: an amulet comes by itself, a card may be drawn or not; the hand may grow above three."""
    table = Table().hand(0, "S-KA S-IM S-NE").deck(0, "S-KI S-SO").crystal(0, "d1", "CD01").crystal(0, "d3", "CD02")
    table.harvest()
    assert table.of(0).goods == {"am1": 1}
    assert table.answers == ["harvest d1", "done"]
    assert table.copy().play("done").asks == "0 basic_action"
    assert len(table.play("harvest d1", "draw").of(0).hand) == 4


def test_dream_crystals_come_in_any_order_each_once() -> None:
    """BT-6.3: the player takes one after the other, whichever he likes, and may leave the rest."""
    table = Table().player(0, awake=1).crystal(0, "d1", "CD09").crystal(0, "d2", "CD10").crystal(0, "d3", "CD12")
    table.harvest()
    assert table.answers == ["harvest d1", "harvest d2", "harvest d3", "done"]
    table.play("harvest d3", "unlock middle")
    assert table.answers == ["harvest d1", "harvest d2", "done"]
    table.play("harvest d1", "start P.s")
    assert table.answers == ["harvest d2", "done"]
    assert table.copy().play("done").of(0).kodama["home"] == 1
    table.play("harvest d2", "kodama home")
    assert (table.of(0).kodama["home"], table.of(0).walking, table.asks.split()[1]) == (2, {"P.s": 1}, "place_die")


def test_a_dream_crystal_gained_in_the_harvest_may_still_be_used_in_it() -> None:
    """BT-R44: a movement point leads to a torii that sells a crystal, which is harvested as well."""
    table = Table().crystal(0, "d1", "CD09").walking(0, "P.m1").torii("P.m1", "TA8").market("crystal", "CD10")
    table.harvest().play("harvest d1", "enter P.m1.1", "buy crystal 1", "lay d2")
    assert table.answers == ["harvest d2", "done"]


def test_a_round_goes_through_the_seasons() -> None:
    """BT-1.1, BT-4.1, BT-4.3: spring, summer, autumn and winter, four times, then the game is over."""
    state = GAME.new(2, 3)
    seen: list[tuple[int, str]] = []
    while not state.over:
        view = state.view(None)["table"]
        assert isinstance(view, dict)
        moment = (view["round"], view["season"])
        if not seen or seen[-1] != moment:
            seen.append(moment)
        state.apply(state.legal()[-1])
    assert [moment for moment in seen if moment[1] != "end"] == [
        (number, season) for number in (1, 2, 3, 4) for season in ("spring", "summer", "winter")
    ]


def test_turns_go_round_without_those_who_passed() -> None:
    """BT-4.2, BT-7.16: seat 1 has passed; seats 2 and 0 take turns until both have."""
    table = Table(3).order(0, 1, 2)
    for seat in (0, 2):
        for slot, card in zip(("left", "middle", "right"), STARTING, strict=False):
            table.card(seat, slot, card).die(seat, slot, 3, "yomi" if slot == "left" and seat == 2 else "H1")
    table.state.passed[1] = 1
    table.die(0, "left", 3, "stairs").impossible().turn(2)
    assert table.answers == ["cross left", "pass"]
    table.play("pass")
    assert table.asks == "0 basic_action"
    table.play("pass")
    assert table.state.passed == [1, 1, 1]
    assert table.asks.split()[1] == "arrange_dice"


def test_passing_needs_all_cards_and_all_dice_on_the_board() -> None:
    """BT-7.1, BT-7.16, BT-R7: not with a card or a die left; with nothing else to do legal; no crossing needed."""
    table = Table(3).hand(0, "Y01")
    for slot, card in zip(("left", "middle", "right"), STARTING, strict=False):
        table.card(0, slot, card).die(0, slot, 3, "yomi")
    assert table.copy().impossible().turn(0).answers == ["cross left", "pass"]
    unplaced = table.copy().die(0, "left", 1, "unlocked").impossible().turn(0)
    assert "pass" not in unplaced.answers
    table.state.cards[0] = -1
    missing = table.impossible().turn(0)
    assert missing.answers == ["play left", "cross left"]
    stuck = Table(3).player(0, awake=0).turn(0)
    assert stuck.asks == "1 basic_action"  # no card, no die that could be used: passing was all that was left
    assert stuck.state.passed[0] == 1


def test_autumn_orders_by_home() -> None:
    """BT-16.1, BT-E7: home from the top yellow, brown, yellow; before: purple, green, yellow, brown."""
    purple, green, yellow, brown = 0, 1, 2, 3
    table = Table(4).order(purple, green, yellow, brown)
    table.die(yellow, "left", 1, "H1").die(brown, "left", 6, "H2").die(yellow, "middle", 6, "H3").autumn()
    assert table.state.order == [yellow, brown, purple, green]
    assert Table(4).order(3, 1, 0, 2).autumn().state.order == [3, 1, 0, 2]


def test_winter_returns_the_dice_in_any_arrangement() -> None:
    """BT-16.2, BT-5.7: values stay; six arrangements, fewer with equal dice; all are locked again."""
    table = Table().die(0, "left", 5, "yomi").die(0, "middle", 5, "across yomi").die(0, "right", 2, "H1").autumn()
    assert table.answers == ["dice 5 5 2", "dice 5 2 5", "dice 2 5 5"]
    table.play("dice 2 5 5")
    assert table.of(0).dice == [2, 5, 5]
    assert table.of(0).places == ["locked"] * 3
    assert len(Table().autumn().answers) == 6


def test_the_virtue_of_a_card_may_be_scored_with_five_cards() -> None:
    """BT-16.3, BT-16.4, BT-16.5, BT-R33: cards in deck, hand, on the board and discarded count, removed ones do not."""
    table = Table().hand(0, "S-KA").deck(0, "S-IM S-NE").card(0, "left", "S-KI").order(0, 1).virtue()
    assert table.asks == "0 spirit_virtue"  # the fifth lies on the discard pile
    assert table.answers == ["remove left", "done"]
    removed = table.copy().play("remove left")
    assert removed.of(0).points == 3
    assert removed.of(0).removed == ["S-KI"]
    four = Table().hand(0, "S-KA").deck(0, "S-IM S-NE").removed(0, "S-SO").card(0, "left", "S-KI").virtue()
    assert four.asks == "0 discard"  # nobody is asked; the next spring begins


def test_one_card_of_three_is_removed_in_a_round() -> None:
    """BT-16.3: one of the cards on the board, or none; whoever has removed one is not asked again in that winter."""
    table = Table().deck(0, "S-NE S-KI Y01 Y02").card(0, "left", "S-KA").card(0, "middle", "S-IM")
    table.card(0, "right", "S-SO").virtue()
    assert table.answers == ["remove left", "remove middle", "remove right", "done"]
    assert table.copy().play("done").of(0).removed == []
    table.play("remove middle")
    assert (table.of(0).removed, table.of(0).points) == (["S-IM"], 3)
    assert table.of(0).discards == ["S-KA", "S-SO"]  # it is spring: the others were discarded
    assert table.asks == "0 discard"


def test_virtue_of_the_nezumi() -> None:
    """BT-E3, BT-R42: Y11 brings 2 for each building: 8 with 4, 12 with 6, and never more than 12."""
    for buildings, worth in ((4, 8), (6, 12)):
        table = Table(4).no_buildings().card(0, "left", "Y11")
        for region, name in list(
            zip(["yomi"] * 4 + ["jade"] * 2, ["TE1", "ON1", "FA1", "RY1", "TE2", "ON2"], strict=True)
        )[:buildings]:
            table.building(region, name, 0)
        assert table.virtue().play("remove left").of(0).points == worth
    table = Table(4).card(0, "left", "Y02").player(0, wood=20)
    assert table.virtue().play("remove left").of(0).points == 12


def test_virtues_count_what_they_show() -> None:
    """BT-16.3: each kind of virtue, with so many pieces of the kind and others of everything else."""
    table = Table(4).player(0, wood=2, sake=1).crystal(0, "d1", "CD02").crystal(0, "m1", "CM01").mitama(0, ara=1)
    table.pairs(0, "nigi DF01", "saki DF02").arrived(0, "P.m2.1").arrived(0, "P.m1.1", "P.m3.1").path(0, "yu gi jin", 1)
    table.rock(0, "IW-ara").sitting(0, "p0 p1").visions(0, "V01 V02").die(0, "left", 5).die(0, "middle", 6)
    worth = {
        "Y01": 2 * 3,  # mitama, combined or not
        "Y02": 3,  # resources
        "Y03": 2 * 2,  # pairs
        "Y04": 2 * 2,  # visions
        "Y05": 2 * 1,  # enlightenment
        "Y07": 2 * 2,  # crystals
        "Y10": 2 * 1,  # rocks
        "Y21": 2 * 1,  # visited bitoku
        "Y22": 3 * 2,  # torii
        "Y24": 2 * 3,  # bitoku cards
        "Y25": 2 * 2,  # sitting pilgrims
        "Y26": 11,  # the two highest dice
        "Y28": 6,  # yokai cards: five starting ones and this
    }
    for card, points in worth.items():
        tried = Table.around(table.state.copy())
        assert tried.card(0, "left", card).impossible().virtue().play("remove left").of(0).points == points, card
    assert CONTENT.virtue_of[YOKAI_CARDS.index("Y26")] == VIRTUE_DICE


def test_virtue_is_asked_in_the_new_turn_order() -> None:
    """BT-16.3: seat 1 has come first by its die at home."""
    table = Table().card(0, "left", "S-KA").card(1, "left", "S-KA").die(1, "left", 3, "H1").autumn()
    assert table.play(table.answers[0], table.answers[0]).asks == "1 spirit_virtue"


def test_cards_on_the_board_are_discarded_and_hands_stay() -> None:
    """BT-16.6, BT-16.7: a new round; in spring the hand is drawn to four from what was kept."""
    table = (
        Table().hand(0, "Y01").card(0, "left", "S-KA").card(0, "middle", "S-IM").deck(0, "S-NE S-KI S-SO").order(1, 0)
    )
    table.end_winter()
    assert table.state.round == 2
    assert table.of(0).discards == ["S-KA", "S-IM"]
    assert table.of(0).hand == ["Y01"]
    assert table.of(0).cards == [None, None, None]


def test_everybody_discards_the_own_cards() -> None:
    """BT-16.6: the cards of each board go to the pile of their player, to no other."""
    table = Table(3).order(2, 0, 1).deck(0, "S-NE S-KI S-SO").card(0, "left", "S-KA").card(0, "middle", "S-IM")
    table.deck(1, "S-KA S-IM S-KI S-SO").card(1, "left", "S-NE").card(1, "right", "Y03")
    table.deck(2, "S-KA S-IM S-NE S-KI").card(2, "middle", "S-SO").end_winter()
    assert [table.of(seat).discards for seat in range(3)] == [["S-KA", "S-IM"], ["S-NE", "Y03"], ["S-SO"]]


def test_the_hills_are_refreshed() -> None:
    """BT-16.8: old cards are discarded, favours are free, new cards come; used ones stay with their owners."""
    table = Table().hills("yomi", bitoku="rei", yokai="Y05").used("yomi", "bitoku both")
    left = table.state.hill_yokai.copy()
    top = table.state.yokai_deck[:4]
    table.end_winter()
    assert table.state.favours == [0] * 5
    assert [card for card in table.state.hill_yokai if card >= 0] == top
    assert {card for card in left if card >= 0} <= set(table.state.yokai_discards)
    assert all(table.state.met[card] == EVERYBODY for card in top)


def test_an_empty_deck_is_reshuffled_for_the_hills() -> None:
    """BT-16.8, BT-15.4, BT-R15: the discards come under the last card of the deck."""
    table = Table()
    s = table.state
    s.bitoku_discards = s.bitoku_deck[1:]
    s.bitoku_deck, s.bitoku_seen = s.bitoku_deck[:1], s.bitoku_seen[:1]
    first = s.bitoku_deck[0]
    table.end_winter()
    assert s.hill_bitoku[0] == first
    assert -1 not in [s.hill_bitoku[region] for region in (0, 1, 3, 4)]
    assert len(s.bitoku_deck) == 20
    assert s.bitoku_discards == []


def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    """BT-16.8: four cards for four hills: the discards stay where they are until a card is missing."""
    table = Table()
    s = table.state
    s.bitoku_discards = s.bitoku_deck[4:]
    s.bitoku_deck, s.bitoku_seen = s.bitoku_deck[:4], s.bitoku_seen[:4]
    wanted, discards = s.bitoku_deck.copy(), s.bitoku_discards.copy()
    old = [card for card in s.hill_bitoku if card >= 0]
    table.end_winter()
    assert [s.hill_bitoku[region] for region in (0, 1, 3, 4)] == wanted
    assert (s.bitoku_deck, s.bitoku_discards) == ([], discards + old)


def test_markets_lose_their_first_tile_close_up_and_fill() -> None:
    """BT-16.8, BT-12.5, BT-R16: slot 1 goes, gaps close towards it, the stack fills from the lowest empty slot."""
    table = Table().market("mitama", "ara", None, "nigi", "saki").stack("mitama", "SH1", "SH2", "SH3")
    table.market("dragonfly", None, "DF01", "DF02", "DF03").stack("dragonfly", "DF04")
    garden = list(table.state.garden)
    table.end_winter()
    assert table.on_market("mitama") == ["nigi", "saki", "SH1", "SH2"]
    assert table.on_market("dragonfly") == ["DF01", "DF02", "DF03", "DF04"]
    assert table.state.garden == garden


def test_what_lies_on_a_market_has_left_its_stack() -> None:
    """BT-16.8: the next winter goes on with the next tiles of the stack."""
    table = Table().market("mitama", "ara", None, "nigi", "saki").stack("mitama", "SH1", "SH2", "SH3", "kushi")
    table.end_winter()
    assert table.on_market("mitama") == ["nigi", "saki", "SH1", "SH2"]
    table.end_winter()
    assert table.on_market("mitama") == ["saki", "SH1", "SH2", "SH3"]
    assert len(table.state.stacks[0]) == 1


def test_the_last_winter_ends_the_game() -> None:
    """BT-16.7, BT-17.2, BT-E13: no refresh; dream crystals once more, of which only the sake matters."""
    table = Table().round(4).crystal(0, "d1", "CD01").crystal(0, "d2", "CD02").crystal(0, "d3", "CD03")
    hills = list(table.state.hill_yokai)
    table.end_winter()
    assert table.asks == "over"
    assert table.state.hill_yokai == hills
    assert table.of(0).goods == {"am1": 1, "sake": 1}
    assert table.of(0).hand == []


def test_in_the_last_harvest_kodama_and_pilgrims_still_move() -> None:
    """BT-17.1, BT-17.2, BT-R46: step A is finished by everybody first, in turn order."""
    table = Table().round(4).crystal(0, "d1", "CD10").crystal(1, "d1", "CD09").order(1, 0).end_winter()
    assert table.asks == "1 harvest"
    table.play("harvest d1", "start P.s")
    assert table.asks == "0 harvest"
    table.play("harvest d1", "kodama jade")
    assert table.asks == "over"
    assert table.of(0).kodama["jade"] == 2
