"""BT-9: movement points, spent one by one on the bitoku path and the paths of wisdom."""

from __future__ import annotations

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.games.bitoku import frames
from tatami.games.bitoku.actions import DONE, ENTER, MOVE, START, STEP
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    BITOKU_TYPES,
    BRANCH_COUNT,
    BRANCH_SPACES,
    MAIN_COUNT,
    NONE,
    ON_BRANCH,
    ON_STEP,
)
from tatami.games.bitoku.rules.effects import EFFECTS
from tatami.games.bitoku.rules.walking import can_go_on, can_step, free_spaces, onward, starts
from tatami.games.bitoku.state import BitokuState, with_part


def append_bitoku(s: BitokuState, side: int, kind: int) -> None:
    """BT-9.3: a bitoku card comes to the end of the path; it is not visited yet."""
    s.paths = with_part(s.paths, side, [*s.paths[side], kind])
    if s.events is not None:
        s.emit("take_bitoku", side, {"card": BITOKU_TYPES[kind]})


def step_on(s: BitokuState, side: int) -> None:
    """BT-9.2: the marker moves onto the next card, whose points and effect come at once."""
    kind = s.paths[side][s.visited[side]]
    s.visited[side] += 1
    if s.events is not None:
        s.emit("step", side, {"card": BITOKU_TYPES[kind]})
    s.remember(side, ON_STEP)
    EFFECTS.perform(s, side, s.content.bitoku_effect[kind])


def walk(s: BitokuState, side: int, origin: int, target: int) -> None:
    """Take a pilgrim off a main space (NONE: off the board of its player) and put it on another (NONE: on none)."""
    first = side * len(ALL_MAIN)
    if origin == NONE:
        s.awake[side] -= 1
    else:
        s.walking[first + origin] -= 1
    if target != NONE:
        s.walking[first + target] += 1
        if s.events is not None:
            s.emit("start" if origin == NONE else "walk", side, {"space": ALL_MAIN[target]})


def enter(s: BitokuState, side: int, space: int) -> None:
    """BT-9.8, BT-9.9: the pilgrim stays asleep on a branch space, whose reward and torii come at once."""
    place = space // BRANCH_SPACES
    path, branch = place // BRANCH_COUNT, place % BRANCH_COUNT
    walk(s, side, path * MAIN_COUNT + branch + 1, NONE)
    s.arrived = replaced(s.arrived, space, side)
    if s.events is not None:
        s.emit("arrive", side, {"space": ALL_BRANCH_SPACES[space]})
    s.remember(side, ON_BRANCH)
    EFFECTS.perform(s, side, s.content.branch_effects[s.seats][branch][space % BRANCH_SPACES])
    if s.torii[place] != NONE:
        EFFECTS.perform(s, side, s.content.torii_effect[s.torii[place]])


class SpendMp(Step[BitokuState]):
    """BT-9.1: each movement point for a step, a start or a move; everything it triggers comes before the next."""

    kind = frames.SPEND_MP
    name = "spend_mp"
    rule = "BT-9.1"
    decline = DONE

    def legal(self, s: BitokuState, packed: int, out: list[int]) -> None:
        side = seat_of(packed)
        if can_step(s, side):
            out.append(STEP)
        for main in starts(s, side):
            out.append(START + main)
        first = side * len(ALL_MAIN)
        for main in range(s.content.path_count[s.seats] * MAIN_COUNT):
            if s.walking[first + main]:
                if can_go_on(s, side, main):
                    out.append(MOVE + main)
                for space in free_spaces(s, side, main):
                    out.append(ENTER + space)

    def apply(self, s: BitokuState, packed: int, action: int) -> None:
        side = seat_of(packed)
        left = frames.mp_left(packed) - 1
        if left:
            s.agenda.append(frames.spend_mp(side, left))
        if action == STEP:
            step_on(s, side)
        elif action < MOVE:
            walk(s, side, NONE, action - START)
        elif action < ENTER:
            main = action - MOVE
            walk(s, side, main, onward(s, main))
        else:
            enter(s, side, action - ENTER)

    def prompt(self, s: BitokuState, packed: int) -> dict[str, object]:
        return {"left": frames.mp_left(packed)}
