"""BT-9: where pilgrims may go on the paths of wisdom; the steps that send them are in paths.py."""

from __future__ import annotations

from tatami.games.bitoku.kinds import (
    ALL_MAIN,
    BRANCH_COUNT,
    BRANCH_SPACES,
    MAIN_COUNT,
    NONE,
)
from tatami.games.bitoku.state import BitokuState


def branch_at(main: int) -> int:
    """The branch that starts at a main space, both numbered over all paths; NONE at the start of a path."""
    space = main % MAIN_COUNT
    return NONE if space == 0 else main // MAIN_COUNT * BRANCH_COUNT + space - 1


def has_pilgrim_in(s: BitokuState, side: int, branch: int) -> bool:
    """Whether the player has a pilgrim in a side branch."""
    first = branch * BRANCH_SPACES
    for space in range(first, first + BRANCH_SPACES):
        if s.arrived[space] == side:
            return True
    return False


def space_count(s: BitokuState, branch: int) -> int:
    """How many spaces a branch has, by the number of players."""
    return len(s.content.branch_effects[s.seats][branch % BRANCH_COUNT])


def free_spaces(s: BitokuState, side: int, main: int) -> list[int]:
    """BT-9.6, BT-9.7: the branch spaces a pilgrim of the player may enter from a main space."""
    branch = branch_at(main)
    if branch == NONE or has_pilgrim_in(s, side, branch):
        return []
    first = branch * BRANCH_SPACES
    free = [space for space in range(first, first + space_count(s, branch)) if s.arrived[space] == NONE]
    return free[:1] if s.content.nearest_branch_space else free


def can_go_on(s: BitokuState, side: int, main: int) -> bool:
    """BT-9.5, BT-9.10: whether the path goes on from a main space, and the player may cross the bridge there."""
    space = main % MAIN_COUNT
    return s.content.forward[space] != NONE and s.visited[side] >= s.content.bridge[space]


def onward(s: BitokuState, main: int) -> int:
    """The main space that comes after one from which the path goes on."""
    return main // MAIN_COUNT * MAIN_COUNT + s.content.forward[main % MAIN_COUNT]


def starts(s: BitokuState, side: int) -> list[int]:
    """BT-9.4: the main spaces where the player may start a pilgrimage."""
    out: list[int] = []
    if not s.awake[side]:
        return out
    for path in range(s.content.path_count[s.seats]):
        out.append(path * MAIN_COUNT)
        for space in s.content.torii_spaces:
            main = path * MAIN_COUNT + space
            if has_pilgrim_in(s, side, branch_at(main)):
                out.append(main)
    return out


def can_step(s: BitokuState, side: int) -> bool:
    """BT-9.2: whether a card of the player's bitoku path is not visited yet."""
    return s.visited[side] < len(s.paths[side])


def can_spend_mp(s: BitokuState, side: int) -> bool:
    """Whether the player can use a movement point."""
    if s.awake[side] or can_step(s, side):
        return True
    first = side * len(ALL_MAIN)
    for main in range(s.content.path_count[s.seats] * MAIN_COUNT):
        if s.walking[first + main]:
            if can_go_on(s, side, main) or free_spaces(s, side, main):
                return True
    return False
