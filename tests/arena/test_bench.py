"""The measuring itself; what it finds depends on the machine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.arena.bench import COMPILED, GOALS, PEER, PURE, RATES, Engine, _ratios, bench, engines, run_engine
from tatami.arena.measure import measure


def test_every_rate_is_measured_and_more_actions_are_carried_out_than_decided() -> None:
    found = measure("white_castle", 2, 0.01, "1")
    assert found["compiled"] is tatami.COMPILED
    assert all(found[rate] > 0 for rate in RATES)
    assert found["actions_per_second"] > found["decisions_per_second"]


def test_this_engine_is_measured_with_every_seat_count() -> None:
    found: dict[str, Any] = bench("white_castle", rounds=1, seconds=0.005)
    name = COMPILED if tatami.COMPILED else PURE
    assert list(found["engines"]) == [name]
    assert list(found["engines"][name]) == ["1", "2", "3", "4"]
    assert found["ratios"] == []
    summary = found["engines"][name]["4"]["copies_per_second"]
    assert summary["best"] >= summary["median"] > 0


def rates(n: float) -> dict[str, dict[str, dict[str, float]]]:
    return {"4": {rate: {"best": n, "median": n} for rate in RATES}}


@pytest.mark.parametrize(("times", "holds", "aim"), [(5, False, False), (14, True, False), (90, True, True)])
def test_ratios_are_held_against_the_goals(times: int, holds: bool, aim: bool) -> None:
    rows = _ratios({PEER: rates(1000), PURE: rates(1000 * times)})
    [copies] = [row for row in rows if row["rate"] == "copies_per_second"]
    assert copies["best"] == copies["median"] == times
    assert (copies["must"], copies["aim"]) == GOALS[PURE]["copies_per_second"]
    assert (copies["holds"], copies["aim_reached"]) == (holds, aim)


def test_a_peer_or_a_build_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(tatami.TatamiError, match="no Python for the peers"):
        engines(None, str(tmp_path / "python"))
    if not tatami.COMPILED:
        with pytest.raises(tatami.TatamiError, match="no compiled engine"):
            engines(str(tmp_path), None)


def test_an_engine_that_is_not_what_it_says_is_refused() -> None:
    path = str(Path(str(tatami.__file__)).resolve().parent.parent)
    wrong = Engine(PURE if tatami.COMPILED else COMPILED, (sys.executable, "-m", "tatami.arena.measure"), path)
    with pytest.raises(tatami.TatamiError, match="is not the"):
        run_engine(wrong, ["--seats", "2", "--seconds", "0.005"], None)


def test_a_measurement_that_fails_says_why() -> None:
    broken = Engine(PEER, (sys.executable, str(Path(__file__).parent / "nothing.py")), None)
    with pytest.raises(tatami.TatamiError, match="measuring catanatron failed"):
        run_engine(broken, [], None)
