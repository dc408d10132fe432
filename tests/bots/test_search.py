"""The search finds what is there to be found, treats equals alike, and says the same twice."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import cast

import pytest

import tatami
from tatami.bots import Observation, search
from tatami.bots.evaluation import evaluation_for
from tatami.bots.hint import hint
from tatami.bots.search import Budget, SearchBot, Thought
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.white_castle import frames
from tatami.games.white_castle.kinds import SEAL, STOCK
from tatami.games.white_castle.state import WhiteCastleState
from tatami.shelf import GAMES
from tests.bots.small_games import LEFT, RIGHT, RISKY, SAFE, TAKE, Coin, Fork, Lottery, Pile, SmallGame


def ponder(state: State, simulations: int = 600, seed: int = 1) -> dict[int, Thought]:
    bot = SearchBot(Rng(seed), Budget(simulations))
    return {thought.action: thought for thought in bot.ponder(Observation.of(state, Rng(seed)))}


def choice(state: State, simulations: int = 600, seed: int = 1) -> int:
    """The choice after so many simulations: a game that cannot say where turns begin gives 1 in 24 to a decision."""
    return SearchBot(Rng(seed), Budget(24 * simulations)).choose(Observation.of(state, Rng(seed)))


@pytest.mark.parametrize(("pile", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_a_forced_win_is_found(pile: int, right: int) -> None:
    """Leaving a multiple of four wins, whatever the other seat does."""
    state = SmallGame(Pile(), pile).new(2, 1)
    assert choice(state) == TAKE + right - 1
    found = ponder(state)
    assert found[TAKE + right - 1].share > 0.8


def test_what_is_overlooked_is_not_chosen() -> None:
    """Half of the time the only winning move goes unnoticed; something is chosen all the same."""
    state = SmallGame(Pile(), 6).new(2, 1)
    chosen = []
    for seed in range(60):
        bot = SearchBot(Rng(seed), Budget(24 * 200))
        bot.overlooks = 0.5
        chosen.append(bot.choose(Observation.of(state, Rng(seed))))
    assert set(chosen) <= set(state.legal())
    assert 15 <= chosen.count(TAKE + 1) <= 48
    assert all(choice(state, 200, seed) == TAKE + 1 for seed in range(20))


def test_who_keeps_one_action_in_mind_takes_any_and_who_keeps_all_of_them_the_best() -> None:
    """Three actions, one of which wins: with a span of two it is missed in a third of the games."""
    state = SmallGame(Pile(), 6).new(2, 1)
    right = {}
    for span in (1, 2, 3):
        chosen = []
        for seed in range(60):
            bot = SearchBot(Rng(seed), Budget(24 * 200))
            bot.span = span
            chosen.append(bot.choose(Observation.of(state, Rng(seed))))
        assert set(chosen) <= set(state.legal())
        right[span] = chosen.count(TAKE + 1)
    assert 8 <= right[1] <= 32
    assert 30 <= right[2] <= 50
    assert right[3] == 60


def test_a_lost_position_is_known_to_be_lost() -> None:
    found = ponder(SmallGame(Pile(), 8).new(2, 1))
    assert max(thought.share for thought in found.values()) < 0.3


def test_equal_choices_get_equal_value() -> None:
    """Left and right are the same game: their shares differ by no more than chance explains."""
    found = ponder(SmallGame(Fork(), 4).new(2, 1), 2000)
    left, right = found[LEFT], found[RIGHT]
    assert abs(left.share - right.share) < 4 * (left.share_error**2 + right.share_error**2) ** 0.5
    assert abs(left.points - right.points) < 0.3


def test_chance_is_averaged() -> None:
    state = SmallGame(Lottery(), 0).new(2, 3)
    found = ponder(state, 1000)
    assert choice(state) == SAFE
    assert found[SAFE].share == pytest.approx(4 / 6, abs=0.08)
    assert RISKY not in found or found[RISKY].share < 0.4


def test_a_hidden_coin_stays_hidden() -> None:
    """A guess is worth a half, whichever way the true coin lies; a sure win is worth more."""
    for seed in range(4):
        found = ponder(SmallGame(Coin(), 0).new(2, seed), 800, seed)
        tried = [found[guess] for guess in (LEFT, RIGHT) if found[guess].visits > 50]
        assert tried
        assert all(abs(thought.share - 0.5) < 4 * thought.share_error for thought in tried)
        assert choice(SmallGame(Coin(), 1).new(2, seed), 200, seed) == SAFE


def late_table() -> WhiteCastleState:
    """The White Castle at the first exchange before final scoring, reached by random play."""
    for seed in range(40):
        state = cast(WhiteCastleState, tatami.game("white_castle").new(2, seed))
        rng = Rng(seed)
        while not state.over:
            if state.agenda[-1] & 0xFF == frames.FINAL_EXCHANGE:
                return state
            state.apply(state.answers[rng.below(len(state.answers))])
    raise AssertionError("no game came to its last exchange")


def test_seals_become_points_at_the_end() -> None:
    """WC-R13: with 2 food and 2 seals at the very end, a third food is a point more; coins and seals are worth none."""
    state = late_table()
    seat = state.actor
    for good, amount in enumerate([2, 0, 0, 0, 2]):
        state.stock[seat * STOCK + good] = amount
    assert state.stock[seat * STOCK + SEAL] == 2
    state.advance()
    assert state.actor == seat
    assert state.game.actions.name(choice(state, 32)) == "exchange food"


def test_the_same_seed_and_simulations_give_the_same_game() -> None:
    def play() -> list[int]:
        state = tatami.game("white_castle").new(2, 5)
        bots = [SearchBot(Rng(f"bot {seat}"), Budget(12)) for seat in range(2)]
        moves: list[int] = []
        while state.seat is not None and len(moves) < 40:
            moves.append(bots[state.seat].choose(Observation.of(state, Rng(len(moves)))))
            state.apply(moves[-1])
        return moves

    assert play() == play()


def test_the_budget_of_simulations_is_kept_for_a_whole_turn() -> None:
    state = tatami.game("white_castle").new(2, 5)
    bot = SearchBot(Rng(1), Budget(200))
    seat, turn = state.seat, state.turn
    while state.seat == seat and state.turn == turn:
        state.apply(bot.choose(Observation.of(state, Rng(2))))
    assert 0 < bot.simulations <= 200 + 32 * 20


class Patient(SearchBot):
    """A level that thinks longer where a game asks for it."""

    budget = Budget(120)
    adapts = True


@pytest.mark.parametrize("name", GAMES)
def test_a_level_thinks_longer_only_where_a_game_asks_for_it(name: str) -> None:
    """The first decision of a turn gets half of the budget times the patience, and a word of it in the fingerprint."""
    state = tatami.game(name).new(2, 5)
    evaluation = evaluation_for(state.game, 2)
    while not evaluation.opens_turn(state) or len(evaluation.candidates(state)) < 2:
        state.apply(state.answers[0])
    patience = evaluation.patience()
    assert patience >= 1.0
    used: list[int] = []
    for bot in (Patient(Rng(1)), SearchBot(Rng(1), Budget(120)), SearchBot(Rng(1), Budget(int(120 * patience)))):
        bot.choose(Observation.of(state, Rng(2)))
        used.append(bot.simulations)
        assert (f"patience {patience}" in bot.fingerprint(state.game, 2)) == (patience > 1.0 and bot.adapts)
    assert used[0] == used[2]
    assert (used[0] > used[1]) == (patience > 1.0)


def turns_of_new_bots(budget: Budget, told: bool, turns: int) -> Iterator[list[SearchBot]]:
    """Turns in which a new bot is made for every decision, as a server may do; ``told`` how far the turn has come."""
    state = tatami.game("white_castle").new(2, 3)
    while turns:
        while not evaluation_for(state.game, 2).opens_turn(state) or state.turn == 0:
            state.apply(state.answers[0])
        seat, turn, used = state.seat, state.turn, list[SearchBot]()
        while state.seat == seat and state.turn == turn:
            bot = SearchBot(Rng(f"{turn} {len(used)}"), budget)
            state.apply(bot.decide(state, Rng(2), len(used) if told else None))
            used.append(bot)
        if len(used) > 1:
            turns -= 1
            yield used


def test_new_bots_told_how_far_the_turn_has_come_share_its_budget_out() -> None:
    seconds: list[int] = []
    for bots in turns_of_new_bots(Budget(640), told=True, turns=4):
        for place, bot in enumerate(bots):
            assert bot.simulations <= max(32, 640 // 2 ** (place + 1))
        assert sum(bot.simulations for bot in bots) <= 640 + 32 * len(bots)
        seconds.append(bots[1].simulations)
    assert max(seconds) == 640 // 4


def test_new_bots_told_nothing_keep_the_budget_too() -> None:
    for bots in turns_of_new_bots(Budget(240), told=False, turns=3):
        assert sum(bot.simulations for bot in bots) <= 120 + 32 * (len(bots) - 1)


def test_a_bot_asked_in_earlier_turns_knows_where_a_turn_begins() -> None:
    """It sits at the table: also in a game that cannot tell, the first decision of a later turn gets its half."""
    state = SmallGame(Pile(), 30).new(2, 1)
    bot = SearchBot(Rng(1), Budget(960))
    used: list[int] = []
    while state.seat is not None and len(used) < 3:
        before = bot.simulations
        action = bot.decide(state, Rng(len(used))) if state.seat == 0 else state.answers[0]
        if state.seat == 0:
            used.append(bot.simulations - before)
        state.apply(action)
    assert used[0] <= 960 // 24
    assert used[1] > 960 // 24


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in tatami.game(game).info.seats if seats < 3]
)
def test_a_whole_turn_stays_within_its_seconds(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, kept: bool
) -> None:
    """On a clock of our own, which ticks at every look: four simulations and the first look around take 0.02 s each."""
    limit, tick = 0.4, 0.02
    clock = iter(range(10**9))
    monkeypatch.setattr(search, "perf_counter", lambda: tick * next(clock))
    monkeypatch.setattr(search, "CHUNK", 4)
    budget = Budget(10**9, limit)
    state = tatami.game(game).new(seats, 3)
    bot = SearchBot(Rng(1), budget)
    turns = 0
    while turns < 2:
        while state.seat != 0:
            state.apply(state.answers[0])
        turn, asked, spent = state.turn, 0, 0.0
        while state.seat == 0 and state.turn == turn:
            one = bot if kept else SearchBot(Rng(f"{turn} {asked}"), budget)
            before = next(clock)
            action = one.decide(state, Rng(2), None if kept else asked)
            spent += tick * (next(clock) - before)
            asked += 1
            state.apply(action)
        assert spent <= limit + asked * 5 * tick
        turns += asked > 1


def test_it_chooses_even_when_no_time_is_left() -> None:
    """A slow machine may have used the whole turn's time before the turn's last decision."""
    state = tatami.game("white_castle").new(2, 5)
    bot = SearchBot(Rng(1), Budget(1000, 0.0))
    for _ in range(12):
        state.apply(bot.decide(state, Rng(2)))
    assert 0 < bot.simulations <= 12 * 4


def test_it_stops_in_time() -> None:
    """By the true clock: it would think for hours if it counted simulations alone."""
    state = tatami.game("white_castle").new(2, 5)
    bot = SearchBot(Rng(1), Budget(100_000_000, 0.3))
    bot.choose(Observation.of(state, Rng(2)))
    assert 0 < bot.simulations < 100_000_000


def test_a_hint_names_the_best_choice_with_its_numbers() -> None:
    state = tatami.game("white_castle").new(2, 5)
    observation = Observation.of(state, Rng(2))
    advice = hint(observation, 1, Budget(120))
    assert advice.best.action in observation.legal
    assert 0.0 <= advice.best.share <= 1.0
    assert advice.best.share_error >= 0.0
    assert 0.0 < advice.best.points < 250.0
    assert 0.0 < advice.best.points_error < 20.0
    assert all((thought.points_error == inf) == (thought.visits == 1) for thought in advice.others)
    assert all(thought.visits <= 2 * advice.best.visits for thought in advice.others)
    assert advice == hint(observation, 1, Budget(120))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_whose_time_is_over_still_answers(game: str) -> None:
    """A machine may be so busy that a turn's time is gone before its next decision is asked."""
    state = tatami.game(game).new(2, 5)
    bots = [SearchBot(Rng(seat), Budget(500, 0.0)) for seat in range(2)]
    for _ in range(12):
        assert state.seat is not None
        state.apply(bots[state.seat].choose(Observation.of(state, Rng(3))))
