"""Golden games: whole games as text. A change of the rules shows as a diff (`make golden`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.core.agenda import Step
from tatami.core.game import Game
from tatami.core.state import State
from tatami.testing import Setup, choices_of, golden_text
from tools.golden import golden_games, render, seed_of

GOLDEN = [(name, path, setup) for name in tatami.games() for path, setup in golden_games(tatami.game(name))]


@pytest.mark.parametrize(("name", "path", "setup"), GOLDEN, ids=[f"{name}-{setup.name}" for name, _, setup in GOLDEN])
def test_the_game_is_still_played_like_this(name: str, path: Path, setup: Setup) -> None:
    """If this fails on purpose: `make golden`, read the diff, and commit it with the change."""
    assert path.exists(), "write it with `make golden`"
    found = render(tatami.game(name), path, setup).splitlines()
    expected = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(expected, found, strict=False), 1):
        assert was == now, f"{path.name}, line {number}"
    assert len(found) == len(expected)


@pytest.mark.parametrize("name", tatami.games())
def test_there_are_two_games_for_every_seat_count_and_difficulty(name: str) -> None:
    game = tatami.game(name)
    tables = [(setup.seats, setup.options.get("solo")) for _, setup in golden_games(game)]
    assert all(tables.count(table) >= 2 for table in tables)
    assert {seats for seats, _ in tables} == set(game.info.seats)
    assert sorted(path.name for path, _ in golden_games(game)) == sorted(
        path.name for path in golden_games(game)[0][0].parent.glob("*")
    )


class Spy(Step[State]):
    """Stands in for a step and notes that it was used."""

    def __init__(self, step: Step[State], seen: set[str]) -> None:
        self.step = step
        self.seen = seen
        self.name = step.name
        self.rule = step.rule
        self.automatic = step.automatic
        self.always_ask = step.always_ask
        self.secrecy = step.secrecy
        self.decline = step.decline

    def run(self, s: State, packed: int) -> None:
        self.seen.add(type(self.step).__name__)
        self.step.run(s, packed)

    def legal(self, s: State, packed: int, out: list[int]) -> None:
        self.step.legal(s, packed, out)

    def apply(self, s: State, packed: int, action: int) -> None:
        self.seen.add(type(self.step).__name__)
        self.step.apply(s, packed, action)

    def waits(self, s: State, packed: int) -> bool:
        return self.step.waits(s, packed)

    def prompt(self, s: State, packed: int) -> dict[str, object]:
        return self.step.prompt(s, packed)


def spied(game: Game) -> tuple[set[str], set[str]]:
    """Put spies on a fresh game: the steps it has, and those that will have been used."""
    seen: set[str] = set()
    steps = {type(step).__name__ for step in game.steps if type(step) is not Step}
    game.steps[:] = [Spy(step, seen) for step in game.steps]
    return steps, seen


NOT_IN_THE_CONTENT = {"white_castle": {"ChooseOne", "ChooseGood", "TakeEffects", "PayUnit"}}
"""Steps of the kernel that no component of the game uses ..."""
NOT_PLAYED = {"white_castle": {("option", ("number",)), ("pay", ("good",))}}
"""... and the actions that belong to them."""
HARDLY_PLAYED = {"satori": {("option", ("number",)), ("tile", ("number",))}}
"""What so few tables come to that only the tests of the rules play it."""


@pytest.mark.parametrize("name", tatami.games())
def test_together_they_go_everywhere(name: str, tmp_path: Path) -> None:
    """Every kind of step and every family of actions occurs in a golden game."""
    game = tatami.game(name, content=tmp_path)  # an empty folder: the shipped content, but a game of our own
    steps, seen = spied(game)
    chosen: set[str] = set()
    for path, setup in golden_games(game):
        text = path.read_text(encoding="utf-8")
        choices = choices_of(text)
        assert golden_text(game, setup, seed_of(text), choices) == text
        forced = re.findall(r"forced\(action=(.*?) decision=", text)
        chosen.update(choices + forced)
    assert steps - seen - NOT_IN_THE_CONTENT.get(name, set()) == set()
    described = [game.actions.describe(action) for action in range(len(game.actions))]
    templates = {(family, tuple(args)) for family, args in described}
    played = {(family, tuple(args)) for family, args in (game.actions.describe(game.actions.parse(c)) for c in chosen)}
    assert templates - played - NOT_PLAYED.get(name, set()) - HARDLY_PLAYED.get(name, set()) == set()


def test_a_choice_that_is_no_longer_legal_ends_the_replay() -> None:
    """The rest is played anew: a rule change never leaves half a golden game."""
    game = tatami.game("white_castle")
    setup = Setup(2, {"first_game_well": False})
    text = golden_text(game, setup, 1, [])
    choices = choices_of(text)
    assert golden_text(game, setup, 1, choices) == text
    again = golden_text(game, setup, 1, [*choices[:5], "rival garden orange zen", *choices[6:]])
    assert choices_of(again)[:5] == choices[:5]
    assert "\nend\n" in again


def test_a_golden_game_shows_what_happened() -> None:
    game = tatami.game("white_castle")
    text = golden_text(game, Setup(2, {"first_game_well": False}), 1, [])
    first = text.split("\n\n")[2].splitlines()
    assert re.fullmatch(r"1 seat \d draft_pair WC-2\.12", first[0])
    assert first[1].startswith("  legal  draft SR")
    assert re.fullmatch(r"  views  0:[0-9a-f]{6} 1:[0-9a-f]{6} spectator:[0-9a-f]{6}", first[2])
    assert first[3].startswith("  chosen draft SR")
    assert first[4].startswith("  events draft(resource=SR")
    assert "draft[SR" in first[5]
    assert " gone" in first[5]
