"""What a bot is shown, and that the truth is not in it."""

from __future__ import annotations

import gc
import json

import pytest

import tatami
from tatami.bots import BOTS, Observation, RandomBot, bot_class, make_bot
from tatami.core.state import State


def state_in_play(seats: int = 4, seed: int = 3, decisions: int = 40) -> State:
    state = tatami.game("white_castle").new(seats, seed)
    bot = make_bot("random", seed)
    for _ in range(decisions):
        if state.over:
            break
        state.apply(bot.decide(state, tatami.Rng(1)))
    return state


def seat_to_move(state: State) -> int:
    assert state.seat is not None
    return state.seat


def test_every_bot_has_a_name_and_a_character() -> None:
    for name, bot in BOTS.items():
        assert bot.name == name
        assert len(bot.character) > 10
        assert make_bot(name, 1).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(tatami.BadOptions, match="no bot 'clever'; known: random"):
        bot_class("clever")


def test_the_same_seed_gives_the_same_answers() -> None:
    games = []
    for _ in range(2):
        state = tatami.game("white_castle").new(2, 5)
        bot = make_bot("random", "same")
        while not state.over:
            state.apply(bot.decide(state, tatami.Rng(1)))
        games.append(state.to_json())
    assert games[0] == games[1]


def test_the_random_bot_chooses_every_legal_action_about_equally_often() -> None:
    observation = Observation.blind(state_in_play())
    bot = RandomBot(tatami.Rng(2))
    chosen = [bot.choose(observation) for _ in range(600)]
    counts = [chosen.count(action) for action in observation.legal]
    expected = 600 / len(counts)
    assert all(expected / 2 < count < expected * 2 for count in counts)


def test_an_observation_shows_what_the_seat_may_see_and_no_more() -> None:
    state = state_in_play()
    seat = seat_to_move(state)
    observation = Observation.of(state, tatami.Rng(9))
    assert observation.seat == seat
    assert observation.legal == state.legal()
    assert json.dumps(observation.view) == json.dumps(state.view(seat))


def test_an_observation_says_what_it_is() -> None:
    state = tatami.game("white_castle").new(3, 7)
    assert repr(Observation.of(state, tatami.Rng(1))) == f"<what seat 2 sees: {state!r}>"
    assert repr(Observation.blind(state)) == "<what seat 2 sees: 4 answers>"


def test_the_true_state_cannot_be_reached_from_an_observation() -> None:
    state = state_in_play()
    observation = Observation.of(state, tatami.Rng(9))
    reached: dict[int, object] = {}
    waiting: list[object] = [observation]
    while waiting:
        item = waiting.pop()
        if id(item) in reached or isinstance(item, type):
            continue
        reached[id(item)] = item
        waiting += [other for other in gc.get_referents(item) if not callable(other) or isinstance(other, State)]
    assert id(observation.redeal) not in reached  # a bound method is made anew: the walk went through attributes
    assert any(isinstance(item, State) for item in reached.values())
    assert id(state) not in reached


@pytest.mark.parametrize("seats", [1, 4])
def test_trying_things_out_never_happens_on_the_true_deck(seats: int) -> None:
    state = state_in_play(seats, decisions=12)
    truth = json.loads(state.to_json())
    observation = Observation.of(state, tatami.Rng(9))
    for number in range(5):
        tried = json.loads(observation.redeal(tatami.Rng(number)).to_json())
        assert tried["decks"] != truth["decks"]
        assert sorted(tried["decks"][0]) == sorted(truth["decks"][0])
        assert tried["rng"] != truth["rng"]


@pytest.mark.parametrize("name", list(BOTS))
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    state = state_in_play()
    seat = seat_to_move(state)
    worlds = [state, *(state.redeal(seat, tatami.Rng(f"world {n}")) for n in range(8))]
    assert len({world.to_json() for world in worlds}) == len(worlds)
    choices = {make_bot(name, "same").decide(world, tatami.Rng("dealer")) for world in worlds}
    assert len(choices) == 1


def test_a_bot_that_does_not_look_gets_nothing_to_look_at() -> None:
    observation = Observation.blind(state_in_play())
    with pytest.raises(tatami.NotAllowed):
        _ = observation.view
    with pytest.raises(tatami.NotAllowed):
        observation.redeal(tatami.Rng(1))


def test_nobody_is_asked_after_the_end() -> None:
    state = state_in_play(decisions=10_000)
    assert state.over
    with pytest.raises(tatami.NotAllowed, match="over"):
        Observation.of(state, tatami.Rng(1))
