"""``tatami bench``: how fast the engine is, and compared with what."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from tatami.arena.bench import OWN_RATES, RATIO_SEATS, bench
from tatami.cli.options import whole
from tatami.core.errors import BadOptions
from tatami.shelf import games

DESCRIPTION = """\
Measure random play, copies, lists of legal actions and search on one core, in turns, several rounds: best and median.
Measured are this engine; the compiled one too if TATAMI_COMPILED names its folder; with --peers also Catanatron, by the
Python that TATAMI_PEERS names. `make bench` sets up both.
"""
EXAMPLES = """\
examples:
  tatami bench --rounds 3
  make bench
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said after ``tatami bench``."""
    parser.add_argument(
        "--game", default=games()[0], metavar="GAME", help="which game (default: the first on the shelf)"
    )
    parser.add_argument("--rounds", type=whole(1), default=5, metavar="N", help="how many rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="time for each rate in each round (default: 0.5)"
    )
    parser.add_argument("--peers", action="store_true", help="measure Catanatron beside it and report the ratios")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Measure; the exit status."""
    peer = os.environ.get("TATAMI_PEERS")
    if arguments.peers and not peer:
        raise BadOptions("--peers needs TATAMI_PEERS: the Python of an environment with catanatron; make bench sets it")
    if not arguments.seconds > 0:
        raise BadOptions(f"--seconds must be more than 0, not {arguments.seconds}")
    errors = Console(stderr=True)
    with errors.status("starting") as status:
        found = bench(
            arguments.game,
            compiled=os.environ.get("TATAMI_COMPILED") or None,
            peer=peer if arguments.peers else None,
            rounds=arguments.rounds,
            seconds=arguments.seconds,
            progress=status.update if sys.stderr.isatty() else None,
        )
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        _show(Console(highlight=False), found)
    return 0


def _show(console: Console, found: Mapping[str, Any]) -> None:
    console.print(f"{found['machine']}; one core; {found['rounds']} rounds in turns; best (median) per second")
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    table.add_column("engine")
    table.add_column("seats", justify="right")
    for rate in OWN_RATES:
        table.add_column(_title(rate).replace(" ", "\n"), justify="right")
    for name, by_seats in found["engines"].items():
        for seats, rates in by_seats.items():
            cells = [
                f"{_short(rates[rate]['best'])}\n({_short(rates[rate]['median'])})" if rate in rates else ""
                for rate in OWN_RATES
            ]
            table.add_row(name if name != "catanatron" else f"{name}\n{found['peer_version']}", seats, *cells)
    console.print(table)
    console.print(
        "actions: all that were carried out, forced ones too; decisions: those with an alternative; "
        "steps: decisions made from outside, by asking for the legal actions and applying one; "
        "simulations: of the search bot, from decisions of whole games."
    )
    if found["ratios"]:
        _show_ratios(console, found["ratios"])


def _show_ratios(console: Console, ratios: list[Mapping[str, Any]]) -> None:
    table = Table(title=f"times Catanatron, {RATIO_SEATS} seats", title_justify="left", box=box.SIMPLE_HEAD)
    for name in ("engine", "rate"):
        table.add_column(name)
    for name in ("best/best", "median/median", "goal", "aim", ""):
        table.add_column(name, justify="right")
    for row in ratios:
        goal = [f"{row['must']}x", f"{row['aim']}x"] if "must" in row else ["", ""]
        verdict = ""
        if "must" in row:
            verdict = "aim reached" if row["aim_reached"] else "holds" if row["holds"] else "MISSED"
        table.add_row(
            row["engine"], _title(row["rate"]), f"{row['best']:.1f}x", f"{row['median']:.1f}x", *goal, verdict
        )
    console.print(table)


def _title(rate: str) -> str:
    return rate.removesuffix("_per_second").replace("_", " ")


def _short(rate: float) -> str:
    """Three digits are all that a noisy machine can promise, and fit beside each other on any screen.

    >>> [_short(rate) for rate in (1_163_000, 999_600, 914_200, 14_370, 694, 8.25)]
    ['1.16M', '1.00M', '914k', '14.4k', '694', '8.25']
    """
    for size, letter in ((1_000_000, "M"), (1_000, "k"), (1, "")):
        if rate >= 0.9995 * size:
            part = rate / size
            return f"{part:.{max(0, 2 - (part >= 9.995) - (part >= 99.95))}f}{letter}"
    return f"{rate:.2f}"
