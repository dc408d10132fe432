"""BB-16.1 to BB-16.8: tasks at the end of each round, and the three final ones."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, a_of, b_of, frame, seat_of
from tatami.core.lists import replaced
from tatami.games.bora_bora.actions import COMPLETE, COMPLETE_YELLOW, GIVE_UP, NEW, TASK_NAMES
from tatami.games.bora_bora.kinds import (
    COMPLETE_TASK,
    DO_TASK,
    END_ROUND,
    FINAL_TASKS,
    FROM_TASKS,
    GOD_COUNT,
    MOST_TASKS,
    NEW_TASK,
    NEW_TASKS,
    NONE,
    OPEN_TASKS,
    PAY_GOD,
    TASKS,
    WITH_PAIR,
    YELLOW,
)
from tatami.games.bora_bora.rules.gods import THEN_TASK, can_pay_with, spend
from tatami.games.bora_bora.rules.requirements import is_met, is_met_with_yellow, show_cards
from tatami.games.bora_bora.state import BoraBoraState


def can_use_yellow(s: BoraBoraState, seat: int, task: int) -> bool:
    """BB-R12: pay first, then check the lowered condition with what is left: whether some payment works out."""
    for way in range(WITH_PAIR + GOD_COUNT):
        if can_pay_with(s, seat, YELLOW, way):
            spend(s, seat, YELLOW, way, 1)
            works = is_met_with_yellow(s, seat, task)
            spend(s, seat, YELLOW, way, -1)
            if works:
                return True
    return False


class TaskTurns(AutomaticStep[BoraBoraState]):
    """BB-16.1: in the new turn order everybody deals with one task; then everybody takes a new one (BB-16.6)."""

    name = "tasks"
    rule = "BB-16.1"

    def run(self, s: BoraBoraState, packed: int) -> None:
        taken = a_of(packed)
        if taken == s.seats:
            s.agenda.append(frame(NEW_TASKS, 0))
            return
        s.turn += 1
        s.agenda.append(frame(TASKS, 0, taken + 1))
        s.agenda.append(frame(DO_TASK, s.order[taken]))


class DoTask(Step[BoraBoraState]):
    """BB-16.1 to BB-16.3: complete a task unaided, complete one with the yellow god, or give one up.

    A player who can complete a task unaided may not give one up instead (BB-R11). Of the three final tasks (frame: a is
    1) each is handled by itself, in any order: only one that cannot be completed unaided may be given up (BB-16.8).
    """

    name = "task"
    rule = "BB-16.1"
    secret = True

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        seat = seat_of(packed)
        mine = s.tasks[seat * OPEN_TASKS : seat * OPEN_TASKS + OPEN_TASKS]
        hard = [task for task in mine if task != NONE and not is_met(s, seat, task)]
        for task in mine:
            if task != NONE and task not in hard:
                out.append(COMPLETE + task)
        may_give_up = len(out) == 0 or a_of(packed) == 1
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
            s.agenda.append(frame(COMPLETE_TASK, seat, task, 1))
            s.agenda.append(frame(PAY_GOD, seat, YELLOW, THEN_TASK + task))
        else:
            s.agenda.append(frame(COMPLETE_TASK, seat, action - COMPLETE))

    def prompt(self, s: BoraBoraState, packed: int) -> dict[str, object]:
        return {"final": a_of(packed) == 1}


def clear_task(s: BoraBoraState, seat: int, task: int) -> None:
    """A task leaves its place on the player board."""
    s.tasks = replaced(s.tasks, s.tasks.index(task, seat * OPEN_TASKS), NONE)


class CompleteTask(AutomaticStep[BoraBoraState]):
    """BB-16.2: 6 VP, or 4 VP with yellow; the tile goes to the completed pile."""

    name = "complete_task"
    rule = "BB-16.2"

    def run(self, s: BoraBoraState, packed: int) -> None:
        seat = seat_of(packed)
        task = a_of(packed)
        yellow = b_of(packed) == 1
        show_cards(s, seat, task)
        clear_task(s, seat, task)
        s.done = replaced(s.done, s.done.index(NONE, seat * MOST_TASKS), task)
        if s.events is not None:
            s.emit("task", seat, {"task": TASK_NAMES[task], "yellow": yellow})
        s.score(seat, FROM_TASKS, s.content.task_yellow_vp if yellow else s.content.task_vp)


class NewTaskTurns(AutomaticStep[BoraBoraState]):
    """BB-16.6: when everybody is done, each player in the new order takes one open task, in round 6 as well."""

    name = "new_tasks"
    rule = "BB-16.6"

    def run(self, s: BoraBoraState, packed: int) -> None:
        taken = a_of(packed)
        if taken == s.seats:
            s.agenda.append(frame(END_ROUND, 0))
            return
        s.turn += 1
        s.agenda.append(frame(NEW_TASKS, 0, taken + 1))
        s.agenda.append(frame(NEW_TASK, s.order[taken]))


class NewTask(Step[BoraBoraState]):
    """BB-16.6: a task from the board to the empty place."""

    name = "new_task"
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


class FinalTasks(AutomaticStep[BoraBoraState]):
    """BB-16.8: after round 6, in turn order, each player handles his three remaining tasks one after the other."""

    name = "final_tasks"
    rule = "BB-16.8"

    def run(self, s: BoraBoraState, packed: int) -> None:
        taken = a_of(packed)
        if taken == s.seats:
            return
        s.turn += 1
        s.agenda.append(frame(FINAL_TASKS, 0, taken + 1))
        for _ in range(OPEN_TASKS):
            s.agenda.append(frame(DO_TASK, s.order[taken], 1))
