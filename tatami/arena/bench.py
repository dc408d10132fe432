"""Speed side by side: the pure and the compiled engine, and Catanatron beside them.

Every engine is measured in a process of its own, all on the same single core, in turns: peer, pure, compiled, and
again. A machine that is busy for a while slows all of them down alike; the best and the median of the rounds are
reported.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import tatami
from tatami.core.errors import TatamiError

RATES = (
    "actions_per_second",
    "decisions_per_second",
    "steps_per_second",
    "games_per_second",
    "copies_per_second",
    "legal_lists_per_second",
)
"""Described in measure.py."""
OWN_RATES = (*RATES, "simulations_per_second")
"""What is measured of our engine alone besides."""
PEER = "catanatron"
PURE = "pure"
COMPILED = "compiled"
PACKAGE = Path(str(tatami.__file__)).resolve().parent
GOALS = {
    COMPILED: {"actions_per_second": (40, 80), "copies_per_second": (30, 50)},
    PURE: {"actions_per_second": (6, 8), "copies_per_second": (12, 15)},
}
"""How many times faster than Catanatron with four seats: what must hold, and what we aim at.

Held against all actions, forced ones included on both sides: six in ten of Catanatron's have no alternative, one in
ten of ours, so counting decisions alone would flatter us."""
RATIO_SEATS = 4


@dataclass(frozen=True)
class Engine:
    """An engine, and the command that measures it."""

    name: str
    command: tuple[str, ...]
    path: str | None
    """What PYTHONPATH must be, if anything."""


def engines(compiled: str | None, peer: str | None) -> list[Engine]:
    """The engines at hand: this one, the other build if ``compiled`` names its folder, and the peer's Python."""
    module = (sys.executable, "-m", "tatami.arena.measure")
    out: list[Engine] = []
    if peer is not None:
        if not Path(peer).is_file():
            raise TatamiError(f"there is no Python for the peers at '{peer}': run make bench, or set TATAMI_PEERS")
        out.append(Engine(PEER, (peer, str(PACKAGE / "arena" / "peer_catanatron.py")), None))
    if tatami.COMPILED:
        out.append(Engine(COMPILED, module, str(PACKAGE.parent)))
        return out
    out.append(Engine(PURE, module, str(PACKAGE.parent)))
    if compiled is not None:
        folder = Path(compiled).resolve()
        if not (folder / "tatami").is_dir():
            raise TatamiError(
                f"there is no compiled engine in '{compiled}': run make compiled, or unset TATAMI_COMPILED"
            )
        out.append(Engine(COMPILED, module, str(folder)))
    return out


def one_core() -> int | None:
    """The core on which everything is measured; ``None`` where the system cannot tie a process to a core."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def run_engine(engine: Engine, arguments: list[str], core: int | None) -> dict[str, float]:
    """One measurement in a fresh process."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"
    if engine.path is not None:
        environment["PYTHONPATH"] = engine.path
        environment["PYTHONSAFEPATH"] = "1"
    pin = "" if core is None else f"import os; os.sched_setaffinity(0, {{{core}}}); "
    if engine.command[1] == "-m":
        start = f"import runpy; runpy.run_module({engine.command[2]!r}, run_name='__main__', alter_sys=True)"
    else:
        start = f"import runpy; runpy.run_path({engine.command[1]!r}, run_name='__main__')"
    done = subprocess.run(
        [engine.command[0], "-c", pin + start, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no output"])[-1]
        raise TatamiError(f"measuring {engine.name} failed: {last}")
    found: dict[str, float] = json.loads(done.stdout)
    if engine.name in (PURE, COMPILED) and bool(found["compiled"]) is not (engine.name == COMPILED):
        raise TatamiError(f"the engine in '{engine.path}' is not the {engine.name} one")
    return found


def bench(
    game: str,
    *,
    compiled: str | None = None,
    peer: str | None = None,
    rounds: int = 5,
    seconds: float = 0.5,
    progress: Callable[[str], None] | None = None,
) -> dict[str, object]:
    """Measure everything at hand, in turns; the result is JSON-able."""
    seats = list(tatami.game(game).info.seats)
    there = engines(compiled, peer)
    core = one_core()
    raw: dict[tuple[str, int], list[dict[str, float]]] = {}
    for number in range(rounds):
        for count in seats:
            for engine in there:
                if engine.name == PEER and count != RATIO_SEATS:
                    continue
                if progress is not None:
                    progress(f"round {number + 1} of {rounds}: {engine.name}, {count} seats")
                seed = str(number + 1)
                own = ["--game", game, "--seats", str(count)] if engine.name != PEER else []
                found = run_engine(engine, [*own, "--seconds", str(seconds), "--seed", seed], core)
                raw.setdefault((engine.name, count), []).append(found)
    results = {
        engine.name: {
            str(count): {
                rate: _summary([found[rate] for found in raw[engine.name, count]])
                for rate in (RATES if engine.name == PEER else OWN_RATES)
            }
            for count in seats
            if (engine.name, count) in raw
        }
        for engine in there
    }
    return {
        "game": game,
        "rounds": rounds,
        "seconds": seconds,
        "core": core,
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "peer_version": raw[PEER, RATIO_SEATS][0]["version"] if (PEER, RATIO_SEATS) in raw else None,
        "engines": results,
        "ratios": _ratios(results),
    }


def _summary(rates: list[float]) -> dict[str, float]:
    return {"best": round(max(rates), 1), "median": round(median(rates), 1)}


def _ratios(results: dict[str, dict[str, dict[str, dict[str, float]]]]) -> list[dict[str, object]]:
    """With four seats, how many times the peer's rate; with the goal where there is one."""
    if PEER not in results:
        return []
    out: list[dict[str, object]] = []
    peer = results[PEER][str(RATIO_SEATS)]
    for name in (COMPILED, PURE):
        if name not in results:
            continue
        ours = results[name][str(RATIO_SEATS)]
        for rate in RATES:
            best = ours[rate]["best"] / peer[rate]["best"]
            typical = ours[rate]["median"] / peer[rate]["median"]
            row: dict[str, object] = {
                "engine": name,
                "rate": rate,
                "best": round(best, 2),
                "median": round(typical, 2),
            }
            if rate in GOALS[name]:
                must, aim = GOALS[name][rate]
                row |= {"must": must, "aim": aim, "holds": min(best, typical) >= must}
                row["aim_reached"] = min(best, typical) >= aim
            out.append(row)
    return out
