"""Run as a process by :mod:`tests.browser.browsing`: the table as ``tatami serve`` serves it, with patient bots.

Bots think in counted simulations here, never by the clock, so that a game takes the same course on a busy machine. Told
how to deal, it deals every table of a game for so many seats alike, and bots have no luck of their own.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace

from tatami.bots import Bot, make_bot
from tatami.bots.search import Budget, SearchBot
from tatami.server.config import Settings
from tatami.server.live import bots, hints
from tatami.server.live.library import Installed
from tatami.server.logs import set_up_logs
from tatami.server.pure import setup
from tatami.server.run import build_server

SIMULATIONS = 6
"""Enough to choose, and little to wait for: how well they play is measured elsewhere."""
HINT_SIMULATIONS = 300
FOR_EVER = 3600.0
"""Seconds for a thought: one that a busy machine does not let come to an end would be played by chance instead."""


class Counted(Installed):
    """The games of this installation, played by bots that count."""

    hint_budget = Budget(HINT_SIMULATIONS)

    def bot(self, name: str, seed: str) -> Bot:
        bot = make_bot(name, seed)
        if isinstance(bot, SearchBot):
            bot.budget = Budget(min(SIMULATIONS, bot.budget.simulations))
        return bot


def deal_alike(deals: str) -> None:
    """From now on chance is these words, wherever tables are dealt and bots and hints are asked."""
    for module in (setup, bots, hints):
        module.secrets = SimpleNamespace(token_hex=lambda size: deals)  # type: ignore[attr-defined]


def main(port: int, database: str, patience: float, deals: str = "") -> None:
    if deals:
        deal_alike(deals)
    settings = Settings(
        port=port,
        database=database,
        rate_limits=False,
        bot_pace=0.02,
        bot_timeout=FOR_EVER,
        link_patience=patience,
        library="tests.browser.serve_site:Counted",
    )
    set_up_logs(settings.log_format, settings.log_level)
    build_server(settings).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), *sys.argv[4:])
