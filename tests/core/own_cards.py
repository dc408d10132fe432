"""White Castle content of one's own: the shipped flower gardens with other effects."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

SHIPPED = Path(__file__).parents[2] / "tatami/games/white_castle/content/garden_cards.toml"
FLOWERS = {
    "choose_one": '[{ one = ["lantern", { influence = 1 }, { influence = 2 }] }]',
    "take_effects": '[{ any = [{ gain = { coin = 1 } }, "well", { gain = { "food/iron" = 2 } }], most = 2 }]',
    "pay_unit": "[{ pay = { any = 2 }, then = [{ gain = { cp = 3 } }] }]",
    "choose_good": '[{ gain = { "food/coin" = 2, seal = 1 } }]',
}
"""Effects by the question they lead to."""


def own_gardens(folder: Path, effects: list[str]) -> Path:
    """A content folder in which the flower cards have these effects, in turn."""
    head, zen = SHIPPED.read_text(encoding="utf-8").split("[[zen]]", 1)
    wanted = cycle(effects)
    own = re.sub(r"^effects = .*$", lambda _: f"effects = {next(wanted)}", head, flags=re.MULTILINE)
    (folder / "garden_cards.toml").write_text(f"{own}[[zen]]{zen}", encoding="utf-8")
    return folder
