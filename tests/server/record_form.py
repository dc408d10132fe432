"""Writes down a database as today's server leaves it: ``python -m tests.server.record_form tests/server/forms``.

Run once for every form of the database, with the code of that time; ``test_migrations.py`` lets today's server open
what was written down. The rows are those that a real server wrote while people played, talked and logged in.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, create_engine, select

from tests.server.clients import Visitor
from tests.server.serving import serving, settings_for

PASSWORD = "sesame open"
COOKIE = "tatami_session"


def play(url: str) -> dict[str, Any]:
    """What people do, and what they saw in the end."""
    anna, bela = Visitor.guest(url, "Anna"), Visitor.guest(url, "Bela")
    anna.ok("POST", "/api/account", {"name": "Anna", "password": PASSWORD})
    token = anna.ok("POST", "/api/tokens", {"name": "bot"})
    going = anna.create("me", "open", visibility="public")["id"]
    bela.ok("POST", f"/api/tables/{going}/sit", {})
    anna.ok("POST", f"/api/tables/{going}/chat", {"text": "Good luck!"})
    for _ in range(2):
        anna.play_turn(going, draw=True)
        bela.play_turn(going)
    state = anna.move(going)
    anna.ok("POST", f"/api/tables/{going}/undo", {"version": state["version"]})
    anna.move(going)
    bela.ok("POST", f"/api/tables/{going}/chat", {"text": "Take your time."})
    over = bela.create("me", "bot", "bot", confirm=False)["id"]
    while (state := bela.state(over))["table"]["status"] == "running":
        if state["table"]["your_turn"]:
            bela.play_turn(over)
        time.sleep(0.05)
    waiting = bela.create("me", "open", visibility="public")["id"]
    return {
        "token": token["token"],
        "cookies": {name: who.http.cookies[COOKIE] for name, who in (("Anna", anna), ("Bela", bela))},
        "going": anna.state(going, since=0),
        "over": bela.state(over, since=0),
        "chat": [said["text"] for said in anna.ok("GET", f"/api/tables/{going}/chat")["messages"]],
        "waiting": waiting,
    }


def rows_of(address: str) -> dict[str, list[dict[str, Any]]]:
    """Everything in a database."""
    engine, metadata = create_engine(address), MetaData()
    metadata.reflect(engine)
    with engine.connect() as db:
        found = {
            table.name: [dict(row._mapping) for row in db.execute(select(table))] for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/tatami.sqlite3"
        with serving(settings_for(address), Path(folder) / "log") as running:
            seen = play(running.url)
        rows = rows_of(address)
    (version,) = rows.pop("alembic_version")
    form = version["version_num"]
    recording = {"form": form, "seen": seen, "rows": rows}
    text = json.dumps(recording, indent=1, ensure_ascii=False)
    (Path(sys.argv[1]) / f"{form}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
