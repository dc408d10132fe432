"""Results as Parquet, one row per side of every game; needs the extra ``arena``."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tatami.arena.statistics import Games, places_in, seat_names
from tatami.core.errors import BadOptions
from tatami.core.places import win_share


def rows(games: Games) -> list[dict[str, Any]]:
    """One row per side of every game: plain values, and one for every line of its score sheet."""
    out: list[dict[str, Any]] = []
    for game in games:
        names, placed = seat_names(game), places_in(game)
        for side, name in enumerate(names):
            seat = side if side < game["seats"] else None
            out.append(
                {
                    "game": game["game"],
                    "rules": game["rules"],
                    "content": game["content"],
                    "seats": game["seats"],
                    "options": " ".join(f"{key}={value}" for key, value in sorted(game["options"].items())),
                    "seed": game["seed"],
                    "deal": game["deal"],
                    "lineup": " ".join(game["lineup"]),
                    "side": side,
                    "bot": name,
                    "score": game["scores"][side],
                    "place": placed[side],
                    "won": placed[side] == 1,
                    "share": win_share(placed, side),
                    "simulations": None if seat is None else game["simulations"][seat],
                    "seconds": None if seat is None else game["seconds"][seat],
                    "slowest_turn": None if seat is None else game["slowest_turn"][seat],
                    "decisions": game["decisions"],
                    "turns": game["turns"],
                    "choices": game["choices"],
                    **{f"points_{item}": points for item, points in game["sheet"][side].items() if item != "total"},
                }
            )
    return out


def write_parquet(games: Games, path: Path) -> None:
    """Write the table of all games, with every column that any of them has."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise BadOptions("Parquet needs pyarrow: install tatami with the extra `arena`") from None
    table = rows(games)
    names = list(dict.fromkeys(name for row in table for name in row))
    columns = {name: [row.get(name) for row in table] for name in names}
    parquet.write_table(arrow.table(columns), path, compression="zstd")
