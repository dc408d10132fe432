"""BB-16.17 to BB-16.19: what is hidden, what is known, and that asking tells nothing (rules/gods.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tatami import Rng
from tatami.core.events import visible_events
from tatami.games.bora_bora.kinds import GOD_COUNT, GODS
from tests.rules.bora_bora.table import CONTENT, Table, after_start_huts, new_game


def player_view(table: Table, looking: int | None, seat: int) -> Any:
    view: Any = table.state.view(looking)
    return view["table"]["players"][seat]


def nonzero(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


def same_view(first: Table, second: Table, seat: int | None) -> bool:
    return json.dumps(first.state.view(seat)) == json.dumps(second.state.view(seat))


@pytest.mark.rule("BB-16.17")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = Table().player(0, secret="red blue", hand="green").die(1, 3)
    assert nonzero(player_view(table, 0, 0)["hand"]) == {"red": 1, "blue": 1, "green": 1}
    for looking in (1, None):
        seen = player_view(table, looking, 0)
        assert (seen["hand"], seen["hand_size"], nonzero(seen["known"])) == (None, 3, {"green": 1})


@pytest.mark.rule("BB-16.17")
def test_no_view_depends_on_hidden_things() -> None:
    first = Table(3).player(0, secret="red blue").deck("red red blue green").die(1, 3)
    second = Table(3).player(0, secret="green green").deck("blue red red blue").die(1, 3)
    second.state.task_deck = first.state.task_deck[::-1]
    second.state.task_drawn = first.state.task_drawn
    second.state.people_decks = [deck[:6] + deck[:5:-1] for deck in first.state.people_decks]
    assert second.state.task_deck != first.state.task_deck
    for seat in (1, 2, None):
        assert same_view(first, second, seat)
    assert not same_view(first, second, 0)


@pytest.mark.rule("BB-16.17")
def test_how_far_a_task_on_god_cards_is_only_their_owner_sees() -> None:
    table = Table().tasks(0, "T11 T08 T16").player(0, secret="blue blue red").temple(0).die(1, 3)
    mine = player_view(table, 0, 0)["progress"]
    assert mine == [{"have": [2], "met": True}, {"have": [1], "met": False}, {"have": [2], "met": False}]
    for looking in (1, None):
        assert player_view(table, looking, 0)["progress"] == [None, {"have": [1], "met": False}, None]


@pytest.mark.rule("BB-16.18")
def test_everything_else_is_open() -> None:
    table = Table().jewelry(0, "J05").done(0, 1).tasks(0, "T08 T09 T10").player(0, offerings=2, god_tiles=1)
    table.deck("red", discards="blue blue").die(1, 4)
    seen = player_view(table, 1, 0)
    assert (seen["jewelry"], seen["done"], seen["tasks"]) == (["J05"], ["T01"], ["T08", "T09", "T10"])
    assert (seen["offerings"], seen["god_tiles"]) == (2, 1)
    view: Any = table.state.view(1)["table"]
    assert nonzero(view["gods"]["discards"]) == {"blue": 2}
    assert view["players"][1]["dice"] == [4]


@pytest.mark.rule("BB-16.19")
def test_open_cards_are_known_to_all_and_cards_from_the_deck_to_the_taker() -> None:
    table = Table().deck("yellow yellow yellow").helper(0, 4).play("trade godcard", "god red", "trade godcard")
    table.state.listen()
    table.play("god deck")
    assert table.of(0).hand == {"red": 1, "yellow": 1}
    assert table.of(0).known == {"red": 1}
    events = table.state.drain()
    told = [event.args.get("card") for event in visible_events(events, 1) if event.kind.startswith("god_card")]
    seen = [event.args.get("card") for event in visible_events(events, 0) if event.kind.startswith("god_card")]
    assert (told, seen) == (["deck"], ["deck", "yellow"])


@pytest.mark.rule("BB-16.19")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("task", "secret", "shown"),
    [
        ("T13", "red red red blue", {"red": 2}),
        ("T07", "red red red blue blue", {"red": 3}),
        ("T16", "red red blue green white", {"red": 1, "blue": 1, "green": 1, "white": 1}),
    ],
)
def test_for_a_task_only_the_cards_needed_are_shown(task: str, secret: str, shown: dict[str, int], seat: int) -> None:
    table = Table(3).tasks(seat, f"{task} T37 T38").player(seat, secret=secret).player((seat + 1) % 3, hand="yellow")
    assert table.task(seat).play(f"complete {task}").of(seat).known == shown


@pytest.mark.rule("BB-16.19")
def test_with_yellow_one_card_less_is_shown() -> None:
    table = Table().tasks(0, "T13 T37 T38").player(0, secret="red blue", god_tiles=1)
    assert table.task(0).play("yellow T13").of(0).known == {"red": 1}


@pytest.mark.rule("BB-16.19")
def test_what_could_be_shown_in_several_ways_tells_least() -> None:
    table = Table().tasks(0, "T07 T37 T38").player(0, secret="blue blue blue red", hand="red red").task(0)
    assert table.play("complete T07").of(0).known == {"red": 3}


@pytest.mark.rule("BB-16.19", "BB-13.2")
def test_a_played_card_takes_a_known_one_with_it() -> None:
    table = Table().dice_on("helper", 1).player(0, secret="blue", hand="blue", offerings=1).die(0, 5)
    table.play("place helper", "pay card")
    assert (table.of(0).hand, table.of(0).known) == ({"blue": 1}, {})


# ---- redeal


@pytest.mark.rule("BB-16.17", "BB-16.19")
def test_redealing_keeps_known_cards_and_the_own_hand() -> None:
    table = Table(3).player(0, secret="red blue").player(1, secret="white yellow", hand="green green")
    table.player(2, secret="blue blue blue").deck("red blue white green yellow " * 4).die(0, 4)
    hands = set()
    for n in range(60):
        twin = Table.around(table.state.redeal(0, Rng(n)))
        assert twin.of(0).hand == {"red": 1, "blue": 1}
        other = twin.of(1).hand
        assert other["green"] >= 2
        assert sum(other.values()) == 4
        hands.add(tuple(sorted(other.items())))
        assert sum(twin.state.hand) + len(twin.state.deck) == sum(table.state.hand) + len(table.state.deck)
    assert len(hands) > 5


@pytest.mark.rule("BB-16.17")
def test_redealing_deals_all_unseen_cards_and_no_others() -> None:
    table = Table(2).player(1, secret="white yellow").deck("red blue", rest_held_by=0).die(0, 4)
    seen = set()
    for n in range(80):
        state = table.state.redeal(0, Rng(n))
        pool = state.deck[state.drawn :] + [
            colour for colour in range(GOD_COUNT) for _ in range(state.hand[GOD_COUNT + colour])
        ]
        assert sorted(pool) == sorted(GODS.index(name) for name in ("white", "yellow", "red", "blue"))
        seen.add(tuple(state.hand[GOD_COUNT:]))
    assert len(seen) == 6


@pytest.mark.rule("BB-16.17")
def test_redealing_shuffles_the_stacks_of_people_and_tasks_behind_what_lies_open() -> None:
    state = after_start_huts(3, 5)
    twins = [state.redeal(0, Rng(n)) for n in range(6)]
    for sex in range(2):
        assert {str(twin.people_decks[sex][:6]) for twin in twins} == {str(state.people_decks[sex][:6])}
        assert len({str(twin.people_decks[sex][6:]) for twin in twins}) == 6
    assert {str(twin.task_row) for twin in twins} == {str(state.task_row)}
    assert len({str(twin.task_deck[twin.task_drawn :]) for twin in twins}) == 6


@pytest.mark.rule("BB-16.17")
def test_how_a_redeal_comes_out_does_not_depend_on_who_holds_what() -> None:
    """Two tables that seat 0 cannot tell apart: one generator deals both alike, so a bot cannot learn from the deal."""
    first = Table(3).player(1, secret="white yellow").player(2, secret="red").deck("red blue green").die(0, 4)
    second = Table(3).player(1, secret="red blue").player(2, secret="green").deck("yellow red white").die(0, 4)
    drawn = first.state.task_drawn
    second.state.task_deck = first.state.task_deck[:drawn] + first.state.task_deck[drawn:][::-1]
    second.state.people_decks = [deck[:6] + deck[:5:-1] for deck in first.state.people_decks]
    assert same_view(first, second, 0)
    for n in range(20):
        assert first.state.redeal(0, Rng(n)).to_json() == second.state.redeal(0, Rng(n)).to_json()


@pytest.mark.rule("BB-16.17")
def test_who_has_committed_to_a_god_can_pay_for_it_in_every_redeal() -> None:
    table = Table().dice_on("helper", 1).player(1, secret="blue red", offerings=1).deck("red green yellow " * 6)
    table.die(1, 5).play("place helper")
    assert table.kind == "pay_god"
    for n in range(60):
        twin = table.state.redeal(0, Rng(n))
        assert twin.legal()
        assert twin.decision is not None
        assert twin.decision.kind == "pay_god"


@pytest.mark.rule("BB-16.17", "BB-13.9")
def test_who_plays_yellow_for_cards_lacks_them_in_every_redeal() -> None:
    table = Table().tasks(1, "T12 T37 T38").player(1, secret="white blue", god_tiles=1, offerings=1)
    table.deck("white yellow " * 8).task(1).play("yellow T12")
    assert table.kind == "pay_god"
    hands = {Table.around(table.state.redeal(0, Rng(n))).of(1).hand.get("white", 0) for n in range(60)}
    assert hands == {1}


@pytest.mark.rule("BB-8.3", "BB-16.19")
@pytest.mark.parametrize("card", ["deck", "red"])
def test_a_card_from_the_deck_is_a_revelation_in_hand_or_in_the_row(card: str) -> None:
    """What has come to light cannot be taken back: the engine counts it."""
    table = Table().helper(0, 2).play("trade godcard")
    before = table.state.reveals
    assert table.play(f"god {card}").state.reveals > before


@pytest.mark.rule("BB-16.19")
def test_showing_cards_is_a_revelation_and_known_ones_are_not() -> None:
    table = Table().tasks(0, "T13 T37 T38").player(0, secret="red red")
    before = table.state.reveals
    assert table.copy().task(0).play("complete T13").state.reveals == before + 1
    known = Table().tasks(0, "T13 T37 T38").player(0, hand="red red", secret="blue").task(0).play("complete T13")
    assert known.state.reveals == before


# ---- asking must not tell


def with_hand(secret: str) -> Table:
    return Table(4).huts(0, "C_SE").fish("C_SW", "F03").player(0, secret=secret, offerings=1)


@pytest.mark.rule("BB-13.3", "BB-16.17")
def test_the_engine_stops_for_red_whatever_the_hand_holds() -> None:
    holds, holds_not = with_hand("red blue"), with_hand("green blue")
    for table in (holds, holds_not):
        table.die(0, 2).play("place land", "settle C_SW", "hut 3", "put a1")
        assert table.kind == "red_god"
    assert (holds.answers, holds_not.answers) == (["play red", "decline"], ["decline"])
    for seat in (1, None):
        assert same_view(holds, holds_not, seat)
    holds.play("decline")
    holds_not.play("decline")
    for seat in (1, None):
        assert same_view(holds, holds_not, seat)


@pytest.mark.rule("BB-13.4")
@pytest.mark.parametrize(
    "own", [{"offerings": 0, "secret": "red red"}, {"offerings": 3}, {"offerings": 2, "hand": "blue"}]
)
def test_nobody_stops_where_everybody_knows_that_he_cannot_pay(own: dict[str, object]) -> None:
    table = Table(4).huts(0, "C_SE")
    table.player(0, **own)  # type: ignore[arg-type]
    table.die(0, 2).play("place land", "hut 3", "put a1")
    assert table.answers == []


@pytest.mark.rule("BB-16.17", "BB-5.4")
def test_the_tiles_for_a_die_are_seen_by_its_owner_alone() -> None:
    holds = Table().dice_on("helper", 1).player(0, secret="blue", offerings=1).die(0, 5)
    holds_not = Table().dice_on("helper", 1).player(0, secret="red", offerings=1).die(0, 5)
    assert "place helper" in holds.answers
    assert "place helper" not in holds_not.answers
    assert same_view(holds, holds_not, 1)
    decision: Any = holds.state.view(1)["decision"]
    assert (decision["seat"], decision["kind"], decision["options"]) == (0, "secret", [])


@pytest.mark.rule("BB-13.6", "BB-16.17")
def test_a_single_target_waits_if_white_might_be_there() -> None:
    men = "M01 - - - M02 -"
    holds = Table().men(men).player(0, secret="white", offerings=1).die(0, 2).play("place man")
    holds_not = Table().men(men).player(0, secret="red", offerings=1).die(0, 2).play("place man")
    assert holds.answers == ["take man 1", "play white"]
    assert holds_not.answers == ["take man 1"]
    assert same_view(holds, holds_not, 1)
    assert Table().men(men).player(0, hand="red", offerings=1).die(0, 2).play("place man").answers == []


@pytest.mark.rule("BB-13.8", "BB-16.17")
def test_phase_b_waits_at_the_end_if_green_might_be_there() -> None:
    holds = Table().people(0, "M22 M28").player(0, secret="green", offerings=1).phase_b(0).play("use man vp")
    holds_not = Table().people(0, "M22 M28").player(0, secret="red", offerings=1).phase_b(0).play("use man vp")
    assert holds.answers == ["extra man offering", "done"]
    assert holds_not.answers == ["done"]
    assert same_view(holds, holds_not, 1)


@pytest.mark.rule("BB-13.9", "BB-16.17")
def test_tasks_wait_if_a_hidden_card_could_matter() -> None:
    holds = Table().people(0, "M01 W01").tasks(0, "T01 T13 T38").player(0, secret="red red").task(0)
    holds_not = Table().people(0, "M01 W01").tasks(0, "T01 T13 T38").player(0, secret="red blue").task(0)
    assert holds.answers == ["complete T01", "complete T13"]
    assert holds_not.answers == ["complete T01"]
    assert same_view(holds, holds_not, 1)


@pytest.mark.rule("BB-13.1", "BB-16.17")
def test_the_way_of_paying_waits_if_there_might_be_others() -> None:
    one = Table().dice_on("helper", 1).player(0, secret="blue red", offerings=1).die(0, 5).play("place helper")
    two = Table().dice_on("helper", 1).player(0, secret="blue blue", offerings=1).die(0, 5).play("place helper")
    assert one.answers == ["pay card"]
    assert two.answers == ["pay card", "pay blues"]
    assert same_view(one, two, 1)


@pytest.mark.rule("BB-16.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_hands_that_cannot_be_told_apart_stay_so_for_everybody_else(seats: int) -> None:
    """Two games that differ only in one hidden card run alike for the others until that card is played or shown."""
    compared = 0
    for seed in range(12):
        state = after_start_huts(seats, seed)
        actor = state.order[0]
        mine = [c for c in range(GOD_COUNT) if state.hand[actor * GOD_COUNT + c] > state.known[actor * GOD_COUNT + c]]
        twin = state.copy()
        card, last = mine[0], twin.deck[-1]
        if card == last:
            continue
        twin.hand[actor * GOD_COUNT + card] -= 1
        twin.hand[actor * GOD_COUNT + last] += 1
        twin.deck = [*twin.deck[:-1], card]
        rng = Rng(seed)
        state.listen()
        twin.listen()
        for _ in range(150):
            both = [action for action in state.legal() if action in twin.legal()]
            if not both:
                break
            action = both[rng.below(len(both))]
            state.apply(action)
            twin.apply(action)
            heard = [
                [visible_events(events, seat) for seat in range(seats)] for events in (state.drain(), twin.drain())
            ]
            for seat in range(seats):
                if seat != actor:
                    assert json.dumps(state.view(seat)) == json.dumps(twin.view(seat))
                    assert heard[0][seat] == heard[1][seat]
                    compared += 1
            if state.over:
                break
    assert compared > 300


def test_the_first_look_at_a_game_shows_no_hand() -> None:
    view: Any = new_game(4).view(None)
    assert all(player["hand"] is None for player in view["table"]["players"])
    assert CONTENT.start_god_cards == 2
