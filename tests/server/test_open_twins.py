"""Nobody can tell from anything the server sends what somebody has answered to an open question (collecting.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.server.live.bots import BotRunner
from tests.server.twins import House, Twins, twin_houses


@pytest.fixture
def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twins]:
    library = "tests.server.sealed:SealedShelf"
    with twin_houses(tmp_path, monkeypatch, lambda shelf, number: None, library) as pair:
        yield pair
        assert pair.differences == []
        assert pair.answers > 100


def lays(twins: Twins, who: str, one: int, other: int) -> None:
    """Somebody lays one card in the first house and another in the second."""
    for house, card in zip(twins.houses, (one, other), strict=True):
        house.play(who, "move", action=f"lay {card}")


def gone(house: House, who: str, what: str) -> None:
    house.ok(who, "POST", f"/api/tables/{house.table}/{what}", {"bot": "low"})


def test_an_answer_looks_like_any_other(twins: Twins) -> None:
    """Also the four, from which a further question will follow."""
    twins.open("sealed", 3)
    lays(twins, "Anna", 1, 4)
    twins.compare("both have answered")
    refusals = [
        house.ask(who, "POST", f"/api/tables/{house.table}/{what}", {"version": house.true.version, **fields}).text
        for house in twins.houses
        for who in ("Bela", "Cyril")
        for what, fields in (("undo", {}), ("restart", {}), ("confirm", {}), ("move", {"action": "gold"}))
    ]
    assert refusals[:8] == refusals[8:]
    assert all('"error"' in text for text in refusals)
    lays(twins, "Anna", 3, 2)
    twins.compare("both have answered anew")
    twins.each(lambda house: house.play("Anna", "undo"))
    twins.compare("both have taken it back")
    lays(twins, "Anna", 2, 4)
    lays(twins, "Bela", 1, 1)
    twins.compare("somebody else has answered too")


def test_whoever_goes_betrays_no_answer(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotRunner, "consider", lambda *_: None)
    twins.open("sealed", 3)
    lays(twins, "Anna", 4, 1)
    twins.each(lambda house: gone(house, "Anna", "resign"))
    twins.compare("a bot sits there")
    twins.each(lambda house: house.ok("Anna", "POST", f"/api/tables/{house.table}/sit", {}))
    twins.compare("the player is back")
    twins.each(lambda house: gone(house, "Cyril", "leave"))
    twins.compare("somebody else has gone")


def test_the_houses_differ_when_all_is_turned_over(twins: Twins) -> None:
    """What is compared is what is at stake: once everybody has answered, the cards are there to be seen."""
    twins.open("sealed", 2)
    lays(twins, "Anna", 1, 3)
    twins.compare("one answer lies there")
    assert twins.differences == []
    lays(twins, "Bela", 2, 2)
    twins.compare("all is turned over", doors=False)
    assert twins.differences
    twins.differences.clear()
