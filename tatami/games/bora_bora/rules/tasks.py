"""BB-16.1 to BB-16.8: tasks at the end of each round, and the three final ones."""

from __future__ import annotations

from tatami.core.agenda import QUESTION_HIDDEN, AutomaticStep, Step, seat_of
from tatami.core.lists import replaced
from tatami.core.turns import EachInTurn
from tatami.games.bora_bora import frames
from tatami.games.bora_bora.actions import COMPLETE, COMPLETE_YELLOW, GIVE_UP, NEW, TASK_NAMES
from tatami.games.bora_bora.kinds import FROM_TASKS, GOD_COUNT, MOST_TASKS, NONE, OPEN_TASKS, WITH_PAIR, YELLOW
from tatami.games.bora_bora.rules.gods import THEN_TASK, can_pay, can_pay_with, spend
from tatami.games.bora_bora.rules.requirements import is_met, is_met_with_yellow, show_cards
from tatami.games.bora_bora.state import BoraBoraState


def can_use_yellow(s: BoraBoraState, seat: int, task: int) -> bool:
    """BB-R12: pay first, then check the lowered condition with what is left: whether some payment works out."""
    if not can_pay(s, seat, YELLOW) or not is_met_with_yellow(s, seat, task):  # paying never helps a condition
        return False
    for way in range(WITH_PAIR + GOD_COUNT):
        if can_pay_with(s, seat, YELLOW, way):
            spend(s, seat, YELLOW, way, 1)
            works = is_met_with_yellow(s, seat, task)
            spend(s, seat, YELLOW, way, -1)
            if works:
                return True
    return False


class TaskTurns(EachInTurn[BoraBoraState]):
    """BB-16.1: in the new turn order everybody deals with one task; then everybody takes a new one (BB-16.6)."""

    kind = frames.TASK_TURNS
    rule = "BB-16.1"

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        s.agenda.append(frames.task(side))

    def end(self, s: BoraBoraState) -> None:
        s.agenda.append(frames.new_task_turns())


class Task(Step[BoraBoraState]):
    """BB-16.1 to BB-16.3: complete a task unaided, complete one with the yellow god, or give one up.

    A player who can complete a task unaided may not give one up instead (BB-R11). Of the three final tasks
    each is handled by itself, in any order: only one that cannot be completed unaided may be given up (BB-16.8).
    """

    kind = frames.TASK
    rule = "BB-16.1"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        mine = s.tasks[seat * OPEN_TASKS : seat * OPEN_TASKS + OPEN_TASKS]
        hard = [task for task in mine if task != NONE and not is_met(s, seat, task)]
        for task in mine:
            if task != NONE and task not in hard:
                out.append(COMPLETE + task)
        may_give_up = len(out) == 0 or frames.is_final(packed)
        for task in hard:
            if can_use_yellow(s, seat, task):
                out.append(COMPLETE_YELLOW + task)
        if may_give_up:
            for task in hard:
                out.append(GIVE_UP + task)

    def waits(self, s: BoraBoraState, packed: int) -> bool:
        """With a card nobody knows, nobody can tell which tasks are open to the player."""
        return s.unknown_cards(seat_of(packed)) > 0

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action >= GIVE_UP:
            task = action - GIVE_UP
            clear_task(s, seat, task)
            if s.events is not None:
                s.emit("task_dropped", seat, {"task": TASK_NAMES[task]})
        elif action >= COMPLETE_YELLOW:
            task = action - COMPLETE_YELLOW
            s.agenda.append(frames.complete_task(seat, task, True))
            s.agenda.append(frames.pay_god(seat, YELLOW, THEN_TASK + task))
        else:
            s.agenda.append(frames.complete_task(seat, action - COMPLETE))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"final": frames.is_final(packed)}


def clear_task(s: BoraBoraState, seat: int, task: int) -> None:
    """A task leaves its place on the player board."""
    s.tasks = replaced(s.tasks, s.tasks.index(task, seat * OPEN_TASKS), NONE)


class CompleteTask(AutomaticStep[BoraBoraState]):
    """BB-16.2: 6 VP, or 4 VP with yellow; the tile goes to the completed pile."""

    kind = frames.COMPLETE_TASK
    rule = "BB-16.2"

    def run(self, s: BoraBoraState, packed: int) -> None:
        seat = seat_of(packed)
        task = frames.task_completed(packed)
        yellow = frames.with_yellow(packed)
        show_cards(s, seat, task)
        clear_task(s, seat, task)
        s.done = replaced(s.done, s.done.index(NONE, seat * MOST_TASKS), task)
        if s.events is not None:
            s.emit("task", seat, {"task": TASK_NAMES[task], "yellow": yellow})
        s.score(seat, FROM_TASKS, s.content.task_yellow_vp if yellow else s.content.task_vp)


class NewTaskTurns(EachInTurn[BoraBoraState]):
    """BB-16.6: when everybody is done, each player in the new order takes one open task, in round 6 as well."""

    kind = frames.NEW_TASK_TURNS
    rule = "BB-16.6"

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        s.agenda.append(frames.new_task(side))

    def end(self, s: BoraBoraState) -> None:
        s.agenda.append(frames.end_round())


class NewTask(Step[BoraBoraState]):
    """BB-16.6: a task from the board to the empty place."""

    kind = frames.NEW_TASK
    rule = "BB-16.6"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        for task in s.task_row:
            out.append(NEW + task)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        seat = seat_of(packed)
        task = action - NEW
        s.task_row = [other for other in s.task_row if other != task]
        s.tasks = replaced(s.tasks, s.tasks.index(NONE, seat * OPEN_TASKS), task)
        if s.events is not None:
            s.emit("new_task", seat, {"task": TASK_NAMES[task]})


class FinalTasks(EachInTurn[BoraBoraState]):
    """BB-16.8: after round 6, in turn order, each player handles his three remaining tasks one after the other."""

    kind = frames.FINAL_TASKS
    rule = "BB-16.8"

    def begin(self, s: BoraBoraState, side: int, number: int) -> None:
        for _ in range(OPEN_TASKS):
            s.agenda.append(frames.task(side, True))
