"""The check agrees with real games: hidden hands, whole turns, undo and confirmation."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tatami.cli.main import main
from tatami.server.config import Settings
from tatami.shelf import GAMES
from tests.server.clients import Visitor
from tests.server.conftest import NewDatabase
from tests.server.serving import serving, settings_for


@pytest.mark.parametrize("game", GAMES)
def test_the_check_agrees_with_real_games(
    game: str, new_database: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """After every few decisions, also in the middle of a turn that the others do not see yet."""
    address, chance = new_database("sqlite"), random.Random(game)
    with serving(settings_for(address, library=Settings.library, snapshot_every=6), tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = anna.create(*seats, game=game)["id"]
        for step in range(40):
            state = anna.state(table)
            if state["awaiting"] and state["awaiting"]["kind"] == "confirm" and state["table"]["your_turn"]:
                anna.confirm(table)
            elif state["undo"] and chance.random() < 0.2:
                anna.ok("POST", f"/api/tables/{table}/undo", {"version": state["version"]})
            elif state["table"]["your_turn"]:
                anna.move(table, chance.choice(state["view"]["decision"]["options"])["id"])
            if step % 8 == 0 or step == 39:
                assert main(["admin", "--database", address, "--json", "check"]) == 0, capsys.readouterr().out
                assert json.loads(capsys.readouterr().out) == {"checked": 1, "old_rules": 0, "wrong": [], "file": []}
