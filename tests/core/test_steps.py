"""Steps and their frames: every kind once, one name for constant, class and decision, and nothing that does not fit."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import tatami
from tatami.core.agenda import FIRST_GAME_KIND, AutomaticStep, Step, d_of, frame, step_table, wide_frame
from tatami.core.effects import CHOOSE_GOOD, CHOOSE_ONE, ORDER_EFFECTS, PAY_EFFECT, PAY_UNIT, TAKE_EFFECTS
from tatami.core.turns import EachInTurn, turns_taken
from tests.core.toy import Tea, table


@pytest.mark.parametrize(
    "numbers",
    [
        (256, 0),
        (-1, 0),
        (8, 16),
        (8, -1),
        (1 << 60, 0),
        (8, 1 << 60),
        (8, 0, 4096),
        (8, 0, 0, 5000),
        (8, 0, 0, 0, 1 << 40),
        (8, 0, 0, -1),
    ],
)
def test_a_frame_refuses_what_does_not_fit(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a frame cannot hold kind"):
        frame(*numbers)


@pytest.mark.parametrize("numbers", [(256, 0), (-1, 0), (8, 16), (8, -1), (8, 1 << 60)])
def test_neither_does_a_wide_one(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="a frame cannot hold kind"):
        wide_frame(*numbers, 0, 0, 0, 1)
    with pytest.raises(ValueError, match="a frame cannot hold kind"):
        wide_frame(8, 0, 0, 0, 0, 4096)


def test_a_frame_takes_the_largest_of_everything() -> None:
    assert frame(255, 15) == (1 << 12) - 1
    assert frame(255, 15, 4095, 4095, 4095) == (1 << 48) - 1
    assert wide_frame(255, 15, 4095, 4095, 4095, 4095) == (1 << 60) - 1
    assert d_of(wide_frame(8, 0, 1, 2, 3, 4)) == 4


class First(AutomaticStep[Tea]):
    kind = 8
    name = "first"


class Second(AutomaticStep[Tea]):
    kind = 9
    name = "second"


class Fourth(AutomaticStep[Tea]):
    kind = 11
    name = "fourth"


class Unnumbered(AutomaticStep[Tea]):
    name = "unnumbered"


def test_steps_stand_at_the_index_of_their_kind() -> None:
    steps = step_table([Second(), First()])
    assert [step.name for step in steps[FIRST_GAME_KIND:]] == ["first", "second"]
    assert all(type(step) is Step for step in steps[:FIRST_GAME_KIND])


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        ([First(), Second(), First()], "'first' and 'first' are both of kind 8"),
        ([First(), Second(), Fourth()], "no step is of kind 10"),
        ([First(), Unnumbered()], "'unnumbered' has no kind"),
    ],
)
def test_doubles_and_gaps_are_named(steps: list[Step[Tea]], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        step_table(steps)


def frames_of(game: str) -> ModuleType:
    return import_module(f"tatami.games.{game}.frames")


def kinds_of(game: str) -> dict[int, str]:
    """The constants of a game's steps, and those of the kernel."""
    kernel = {
        ORDER_EFFECTS: "ORDER_EFFECTS",
        CHOOSE_ONE: "CHOOSE_ONE",
        PAY_EFFECT: "PAY_EFFECT",
        TAKE_EFFECTS: "TAKE_EFFECTS",
        CHOOSE_GOOD: "CHOOSE_GOOD",
        PAY_UNIT: "PAY_UNIT",
    }
    source = Path(str(frames_of(game).__file__)).with_name("frames.py").read_text(encoding="utf-8")
    declared = re.findall(r"^([A-Z_]+): Final = (\d+)$", source, re.MULTILINE)
    return kernel | {int(number): name for name, number in declared}


@pytest.mark.parametrize("game", tatami.games())
def test_constant_class_and_decision_carry_one_name(game: str) -> None:
    """Where several steps put one question, constant and class begin with its name."""
    constants = kinds_of(game)
    steps = [step for step in tatami.game(game).steps if type(step) is not Step]
    names = [step.name for step in steps]
    for step in steps:
        assert constants[step.kind] == re.sub(r"(?<!^)(?=[A-Z])", "_", type(step).__name__).upper()
        name = constants[step.kind].lower()
        assert name == step.name or (name.startswith(f"{step.name}_") and not step.automatic), step.name
    alone = {step.name for step in steps if constants[step.kind].lower() != step.name and names.count(step.name) == 1}
    assert alone <= {"exchange"}, "only a question that several steps put may have a shorter name than its step"


@pytest.mark.parametrize("game", tatami.games())
def test_every_step_of_a_game_has_a_function_that_makes_its_frame(game: str) -> None:
    for kind, constant in kinds_of(game).items():
        if kind >= FIRST_GAME_KIND:
            assert callable(getattr(frames_of(game), constant.lower())), constant


class Greet(EachInTurn[Tea]):
    """Everybody twice, then the pile is turned over."""

    kind = 11
    name = "greet"

    def turns(self, s: Tea) -> int:
        return 2 * len(s.order)

    def begin(self, s: Tea, side: int, number: int) -> None:
        s.emit("greets", side, {"number": number, "taken": turns_taken(s.agenda[-1])})

    def end(self, s: Tea) -> None:
        s.emit("done", 0, {"agenda": len(s.agenda)})


def test_each_in_turn_order_as_often_as_said() -> None:
    state = table(3)
    state.game.steps.append(Greet())  # type: ignore[arg-type]
    state.order = [2, 0, 1]
    depth, turn = len(state.agenda), state.turn
    state.agenda.append(frame(Greet.kind, 0))
    state.listen()
    state.advance()
    told = state.drain()
    assert [(event.seat, event.args) for event in told[:-1]] == [
        (seat, {"number": number, "taken": number}) for number, seat in enumerate([2, 0, 1, 2, 0, 1], 1)
    ]
    assert (told[-1].kind, told[-1].args) == ("done", {"agenda": depth})
    assert state.turn == turn + 6
