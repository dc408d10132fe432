"""Every level of the bots sits down at every game and plays there; who plays alone gets hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tatami
from tatami.bots.levels import LEVELS
from tatami.shelf import GAMES
from tests.server.clients import Json, Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.serving import Running, serving, settings_for


@pytest.fixture(scope="module")
def shelf(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the installed games."""
    log = tmp_path_factory.mktemp("levels") / "log"
    settings = settings_for(new_database("sqlite"), library="tatami.server.live.library:Installed")
    with serving(settings, log) as running:
        yield running
        assert '"level": "error"' not in running.logged()


def create(visitor: Visitor, game: str, *bots: str) -> str:
    """A table of the visitor and these bots."""
    seats: list[Json] = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table: str = visitor.ok("POST", "/api/tables", {"game": game, "seats": seats, "confirm": False})["table"]["id"]
    return table


def moved(visitor: Visitor, table: str) -> set[int]:
    """The seats that have done something."""
    return {entry["seat"] for entry in visitor.state(table, since=0)["entries"] if entry["kind"] == "move"}


@pytest.mark.parametrize("levels", [("easy", "medium", "hard"), ("expert",)])
@pytest.mark.parametrize("game", GAMES)
def test_levels_play_with_people(shelf: Running, game: str, levels: tuple[str, ...]) -> None:
    anna = Visitor.guest(shelf.url, "Anna")
    table = create(anna, game, *levels)
    seats = anna.state(table)["table"]["seats"][1:]
    assert [(seat["bot"], seat["name"]) for seat in seats] == [(name, LEVELS[name].person) for name in levels]
    wanted = set(range(1, len(levels) + 1))
    while not moved(anna, table) >= wanted:
        wait_for(anna, table, lambda s: s["table"]["your_turn"] or moved(anna, table) >= wanted)
        if anna.state(table)["table"]["your_turn"]:
            anna.move(table)


@pytest.mark.parametrize("game", [game for game in GAMES if 1 in tatami.game(game).info.seats])
def test_a_hint_alone(shelf: Running, game: str) -> None:
    anna = Visitor.guest(shelf.url, "Anna")
    table = create(anna, game)
    state = anna.state(table)
    hint = anna.ok("POST", f"/api/tables/{table}/hint", {"version": state["version"]})
    assert hint["simulations"] > 30
    anna.move(table, hint["best"]["action"]["id"])
