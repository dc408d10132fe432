"""Actions are numbers with names: stable ids for search and learning, a readable notation for people and records."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from tatami.core.errors import TatamiError


class ActionSpace:
    """Every action a game knows, in families such as ``take {bridge} {end}``.

    Families are added once, in a fixed order, when the game is assembled; ids count up from 0.

    >>> space = ActionSpace()
    >>> space.add("take {bridge} {end}", bridge=["orange", "black"], end=["left", "right"])
    0
    >>> space.name(3), space.parse("take black left"), len(space)
    ('take black right', 2, 4)
    >>> space.describe(1)
    ('take', {'bridge': 'orange', 'end': 'right'})
    """

    def __init__(self) -> None:
        self._names: list[str] = []
        self._ids: dict[str, int] = {}
        self._families: list[str] = []
        self._args: list[dict[str, str]] = []
        self._templates: list[str] = []
        self.free: list[bool] = []

    def add(self, template: str, *, free: bool = False, **values: list[str]) -> int:
        """Add a family; return the id of its first action. The last parameter runs fastest."""
        first = len(self._names)
        rows: list[dict[str, str]] = [{}]
        for key, choices in values.items():
            rows = [{**row, key: choice} for row in rows for choice in choices]
        family = template.split(maxsplit=1)[0]
        for row in rows:
            name = template
            for key, choice in row.items():
                name = name.replace("{" + key + "}", choice)
            if name in self._ids:
                raise TatamiError(f"the action '{name}' is defined twice")
            self._ids[name] = len(self._names)
            self._names.append(name)
            self._families.append(family)
            self._args.append(row)
            self._templates.append(template)
            self.free.append(free)
        return first

    def __len__(self) -> int:
        return len(self._names)

    def name(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self._names):
            raise TatamiError(f"there is no action {action}; ids run from 0 to {len(self._names) - 1}")
        return self._names[action]

    def parse(self, text: str) -> int:
        """The id of an action written in notation."""
        found = self._ids.get(" ".join(text.split()), -1)
        if found < 0:
            raise TatamiError(f"'{text}' is not an action of this game")
        return found

    def describe(self, action: int) -> tuple[str, dict[str, str]]:
        """The family of an action and its arguments by name."""
        self.name(action)
        return self._families[action], dict(self._args[action])

    def is_free(self, action: int) -> bool:
        """Whether the action is an "at any moment" extra that leaves the decision open."""
        self.name(action)
        return self.free[action]

    def families(self) -> list[str]:
        """The templates, in order, each once."""
        return list(dict.fromkeys(self._templates))


def number_of(action: SupportsIndex) -> int:
    """The number of an action, given as any whole number."""
    try:
        return index(action)
    except TypeError:
        raise TypeError(f"the number of an action is wanted, not {action!r}; play() takes its name") from None
