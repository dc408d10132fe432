"""Positions of The White Castle with what an option really did to the stock, for the browser's previews.

The client tells before a choice what it costs and brings; ``preview.test.ts`` beside the fixture holds it to what the
engine did. ``python -m tools.previews`` writes the positions anew.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tatami.shelf import game

FIXTURE = Path(__file__).parents[1] / "web" / "src" / "games" / "white_castle" / "previews.json"
GOODS = ["food", "iron", "pearl", "coin", "seal"]
# How many of each family, paid as printed and paid with seals (WC-R40).
WANTED = {
    ("place", True): 6, ("place", False): 4, ("audience", True): 1, ("audience", False): 1, ("climb", False): 2,
    ("garden", False): 3, ("yard", False): 2, ("exchange", False): 2, ("pay", False): 1, ("draft", False): 1,
}  # fmt: skip


def _stock(view: dict[str, Any], seat: int) -> dict[str, int]:
    player = next(p for p in view["table"]["players"] if p["seat"] == seat)
    return {good: player[good] for good in GOODS}


def _bare(data: Any) -> Any:
    """Content without the words about where it comes from."""
    if isinstance(data, dict):
        return {key: _bare(value) for key, value in data.items() if key not in {"note", "source"}}
    return [_bare(item) for item in data] if isinstance(data, list) else data


def make() -> str:
    """Random games until every kind of case was met; always the same ones."""
    castle = game("white_castle")
    rng = random.Random(7)
    wanted = dict(WANTED)
    cases: list[dict[str, Any]] = []
    for seed in range(400):
        s = castle.new(rng.choice([1, 2, 3, 4]), seed=seed)
        while not s.over and any(wanted.values()):
            seat = s.seat
            assert seat is not None
            view: dict[str, Any] = s.view(seat)
            for option in rng.sample(view["decision"]["options"], len(view["decision"]["options"])):
                if not wanted.get((option["family"], False)) and not wanted.get((option["family"], True)):
                    continue
                after = s.copy()
                after.listen()
                after.apply(option["id"])
                seals = option["family"] != "exchange" and any(e.kind == "exchange" for e in after.drain())
                if not wanted.get((option["family"], seals)):
                    continue
                wanted[option["family"], seals] -= 1
                then = _stock(after.view(seat), seat)
                now = _stock(view, seat)
                shown = {**view, "decision": {**view["decision"], "options": []}}
                cases.append({"view": shown, "option": option, "delta": {g: then[g] - now[g] for g in GOODS}})
                break
            s.apply(rng.choice(s.legal()))
        if not any(wanted.values()):
            break
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    content = json.dumps(_bare(castle.content_data()), separators=(",", ":"))
    return f'{{"content":{content},\n"cases":[\n{lines}\n]}}\n'


def main() -> int:
    FIXTURE.write_text(make(), encoding="utf-8")
    sys.stdout.write(f"{FIXTURE}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
