"""Which games say what always holds on their tables."""

from __future__ import annotations

from typing import Any

from tatami.testing import bora_bora, white_castle
from tatami.testing.tables import Watch

WATCHES: dict[str, Watch[Any]] = {"white_castle": white_castle.WATCH, "bora_bora": bora_bora.WATCH}
