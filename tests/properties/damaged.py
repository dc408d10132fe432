"""Tables that do not add up: whoever watches a game must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.testing import CheckFailed
from tatami.testing.tables import Table, Watch

Damage = Callable[[Table], object]
"""Changes a table in one place."""


def assert_noticed(watch: Watch[Any], facts: Any, table: Table, damage: Damage) -> None:
    """The table is sound, and after the damage it is not."""
    watch.check_table(table, facts)
    damage(table)
    with pytest.raises(CheckFailed):
        watch.check_table(table, facts)
