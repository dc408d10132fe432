"""The command: ``python -m tools.chaos --moves 100000 --database both``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from tools.chaos.faults import PROCESSES, STORAGE
from tools.chaos.trial import Outcome, Plan, end_on_sigterm, run_trial

WIDTH = 30
SHOWN = 12


def main() -> int:
    """0: nothing lost, nothing stuck."""
    arguments = _arguments()
    end_on_sigterm()
    databases = ["sqlite", "postgresql"] if arguments.database == "both" else [arguments.database]
    good = True
    for database in databases:
        plan = Plan(
            database,
            moves=arguments.moves,
            seconds=arguments.minutes * 60,
            people=arguments.people,
            heavy=arguments.heavy,
            faults=_kinds(arguments.faults),
            pause=arguments.pause,
            rounds=arguments.rounds,
            length=arguments.length,
            seed=arguments.seed,
        )
        print(f"chaos on {database}: {plan.moves} moves, {plan.people} people, seed {plan.seed}, {load()}")
        outcome = run_trial(plan, _tell, Bar(plan.moves))
        _report(outcome, arguments.out)
        good = good and outcome.good
    return 0 if good else 1


def load() -> str:
    """How busy the machine is, for the record."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged moves to reach on each database")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each database")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--heavy", type=int, default=8, help="how many of them play the games of the shelf")
    parser.add_argument("--faults", default="all", help=f"all, none, or some of {','.join((*STORAGE, *PROCESSES))}")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two faults, about")
    parser.add_argument("--rounds", type=int, help="of faults (default: as long as moves are wanted)")
    parser.add_argument("--length", type=float, default=1.0, help="how long faults last; 1: seconds")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/chaos"), help="where the whole report goes")
    return parser.parse_args()


def _kinds(given: str) -> tuple[str, ...] | None:
    if given in ("all", "none"):
        return None if given == "all" else ()
    kinds = tuple(given.split(","))
    unknown = set(kinds) - {*STORAGE, *PROCESSES}
    if unknown:
        raise SystemExit(f"no such fault: {', '.join(sorted(unknown))}")
    return kinds


def _tell(line: str) -> None:
    print(f"\r\033[K{line}" if sys.stdout.isatty() else line, flush=True)


class Bar:
    """How far it is; only where somebody looks."""

    def __init__(self, goal: int) -> None:
        self._goal = goal

    def __call__(self, moves: int, seconds: float) -> None:
        if sys.stdout.isatty():
            full = min(WIDTH, moves * WIDTH // max(1, self._goal))
            rest = "." * (WIDTH - full)
            print(f"\r[{'#' * full}{rest}] {moves} moves, {moves / max(seconds, 1):.0f}/s ", end="", flush=True)


def _report(outcome: Outcome, folder: Path) -> None:
    figures = outcome.figures()
    _tell("")
    for name, value in figures.items():
        shown = (
            ", ".join(f"{key} {count}" for key, count in sorted(value.items())) if isinstance(value, dict) else value
        )
        print(f"  {name.replace('_', ' '):20} {shown}")
    found = outcome.findings
    bad = {
        "lost": found.lost,
        "doubled": found.doubled,
        "broken": found.broken,
        "stuck": [f"{table}: {why}" for table, why in outcome.settled.stuck.items()],
        "refused_but_stored": found.refused_but_stored,
    }
    for name, lines in bad.items():
        for line in lines[:SHOWN]:
            print(f"  {name}: {line}")
    folder.mkdir(parents=True, exist_ok=True)
    whole = {**figures, **{f"{name}_list": lines for name, lines in bad.items()}}
    whole["happened"] = [vars(one) for one in outcome.faults.happened]
    name = f"{outcome.plan.database}-{outcome.plan.seed}"
    (folder / f"{name}.json").write_text(json.dumps(whole, indent=1), encoding="utf-8")
    (folder / f"{name}.log").write_text(outcome.log, encoding="utf-8")
    print("nothing lost, nothing stuck" if outcome.good else "NOT GOOD")


if __name__ == "__main__":
    sys.exit(main())
