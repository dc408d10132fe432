"""Let new weights play old ones before you believe in them.

    python -m tools.duel new.json --game bora_bora --seats 3 --deals 12 --simulations 100

One bot with the new weights sits among bots with the old ones, then the other way round, on the same deals from every
seat. With one seat both play the same deals against the automaton of the rules. Use the compiled engine:
`make compiled`, then PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import cast

from tatami.arena.intervals import by_deal, mean_over_deals, share_over_deals
from tatami.arena.report import ahead, percent
from tools.climb import Data, contest
from tools.tune import tunable, tuning


def read(path: Path) -> Data:
    """Weights as `tools/tune.py` writes them."""
    return cast(Data, json.loads(path.read_text(encoding="utf-8")))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("new", type=Path)
    parser.add_argument("--old", type=Path, default=None, help="the weights to beat, if not the shipped ones")
    parser.add_argument("--game", choices=tunable(), default="white_castle")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=150, help="a turn; 0: greedy")
    parser.add_argument("--seed", default="duel")
    args = parser.parse_args()
    new, old = read(args.new), read(args.old or tuning(args.game).weights)
    games = args.deals * args.seats
    leads: list[list[float]] = []
    for name, one, others in (("new", new, old), ("old", old, new)):
        played = list(contest(args.game, args.seats, one, others, games, args.simulations, args.seed))
        leads.append([lead for _, lead in played])
        share = share_over_deals(by_deal((number // args.seats, won) for number, (won, _) in enumerate(played)))
        points = mean_over_deals(by_deal((number // args.seats, lead) for number, lead in enumerate(leads[-1])))
        luck = f" (by luck {1 / args.seats:.0%})" if args.seats > 1 else ""
        print(f"{name} alone: {percent(share)} of {games} games{luck}, {ahead(points)} points", flush=True)
    if args.seats == 1:
        better = mean_over_deals([[mine - its] for mine, its in zip(*leads, strict=True)])
        print(f"new over old on the same deals: {ahead(better)} points", flush=True)


if __name__ == "__main__":
    main()
