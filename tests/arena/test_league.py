"""A league: fair deals, games that are the same wherever they are played, and a book that loses and repeats nothing."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path
from typing import Any, cast

import pytest

import tatami
from tatami.arena.entrants import entrant, fingerprint_of
from tatami.arena.failures import BotFailed, Failure
from tatami.arena.league import (
    Book,
    Outcome,
    Plan,
    Task,
    attempt,
    check,
    only_league,
    play,
    play_league,
    rotations,
    tables,
    tasks,
)
from tatami.arena.runners import Cluster, Cores, here
from tatami.bots.search import SearchBot
from tatami.core.errors import BadOptions, RecordError

PLAN = check(Plan("white_castle", 2, ("random", "greedy"), 3, "league"))


def without_times(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games as they must be on every machine."""
    return [{name: value for name, value in game.items() if name not in ("seconds", "slowest_turn")} for game in games]


def test_every_table_plays_a_deal_from_every_seat() -> None:
    for seats, entrants in ((2, ("a", "b", "c")), (3, ("a", "b")), (4, ("a", "b", "c", "d", "e"))):
        for table in tables(entrants, seats):
            turned = rotations(table)
            for name in set(table):
                places = [seat for lineup in turned for seat, sat in enumerate(lineup) if sat == name]
                assert all(places.count(seat) == places.count(0) > 0 for seat in range(seats))


def test_all_rotations_of_a_deal_start_from_the_same_table() -> None:
    todo = [task for task in tasks(PLAN) if task.deal == 1]
    assert [task.lineup for task in todo] == [("random", "greedy"), ("greedy", "random")]
    assert len({task.key for task in tasks(PLAN)}) == 6


def test_a_game_depends_on_nothing_but_its_task() -> None:
    task = next(tasks(PLAN))
    one, other = play(task), play(task)
    assert without_times([one]) == without_times([other])
    assert one["key"] == task.key
    assert len(cast("list[object]", one["sheet"])) == 2
    assert json.loads(json.dumps(one)) == one


def test_the_number_of_workers_does_not_show(tmp_path: Path) -> None:
    found = []
    for name, runner in (("one", Cores(1)), ("two", Cores(2)), ("backwards", backwards)):
        book = Book(tmp_path / name)
        play_league(PLAN, book, runner)
        found.append(without_times(book.of(PLAN)))
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == 6


def backwards(todo: Sequence[Task]) -> Iterator[Outcome]:
    return here(todo[::-1])


def test_an_interrupted_league_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped after two games, and the third line torn: nothing is lost, nothing is played twice."""
    played: list[str] = []

    def stops(todo: Sequence[Task]) -> Iterator[Outcome]:
        for task in todo[:2]:
            played.append(task.key)
            yield play(task)
        raise KeyboardInterrupt

    def counts(todo: Sequence[Task]) -> Iterator[Outcome]:
        for task in todo:
            played.append(task.key)
            yield play(task)

    path = tmp_path / "games.jsonl"
    with pytest.raises(KeyboardInterrupt):
        play_league(PLAN, Book(path), stops)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"key": "white_castle 2 [] lea')
    reported: list[tuple[int, int]] = []
    play_league(PLAN, Book(path), counts, lambda done, total: reported.append((done, total)))
    assert sorted(played) == sorted(task.key for task in tasks(PLAN))
    assert len(Book(path).of(PLAN)) == 6
    assert reported[0] == (2, 6)
    assert reported[-1] == (6, 6)


def test_a_longer_league_keeps_the_games_of_a_shorter_one(tmp_path: Path) -> None:
    book = Book(tmp_path / "games.jsonl")
    play_league(PLAN, book, here)
    longer = check(Plan("white_castle", 2, ("random", "greedy"), 4, "league"))
    todo: list[Task] = []

    def notes(some: Sequence[Task]) -> Iterator[Outcome]:
        todo.extend(some)
        return here(some)

    play_league(longer, book, notes)
    assert [task.deal for task in todo] == [3, 3]


def test_a_book_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(RecordError, match="line 1, is not a finished game"):
        Book(path)


@pytest.mark.parametrize("what", ["rules", "content", "minds"])
def test_games_of_other_rules_or_bots_are_not_mixed_in(tmp_path: Path, what: str) -> None:
    """A book from before a change: going on would count games that are not played like that any more."""
    path = tmp_path / "games.jsonl"
    play_league(PLAN, Book(path), here)
    written = path.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    lines[3][what] = ["another", "random"] if what == "minds" else "of old"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    refused = "different rules" if what != "minds" else "from before and after it was changed"
    with pytest.raises(BadOptions, match=refused):
        play_league(PLAN, Book(path), here)
    with pytest.raises(BadOptions, match=refused):
        play_league(check(Plan("white_castle", 2, ("random", "greedy"), 1, "another seed")), Book(path), here)
    for line in lines:
        line[what] = [f"the old {name}" for name in line["lineup"]] if what == "minds" else "of old"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    with pytest.raises(BadOptions, match="begin in another folder"):
        play_league(PLAN, Book(path), here)


OTHERS = {
    "game": Plan("bora_bora", 2, ("random", "greedy"), 1, "league"),
    "seats": Plan("white_castle", 3, ("random", "greedy"), 1, "league"),
    "options": Plan("white_castle", 2, ("random", "greedy"), 1, "league", {"first_game_well": True}),
    "clock": Plan("white_castle", 2, ("random", "greedy"), 1, "league", clock=True),
}


@pytest.mark.parametrize("what", OTHERS)
def test_a_book_is_for_one_league(tmp_path: Path, what: str) -> None:
    """Another game, other seats or options are told where they do not belong; nothing is written."""
    path = tmp_path / "games.jsonl"
    play_league(check(Plan("white_castle", 2, ("random", "greedy"), 1, "league")), Book(path), here)
    before = path.read_bytes()
    other = check(OTHERS[what])
    with pytest.raises(BadOptions, match=r"is the book of white_castle with 2 seats .*in another folder"):
        play_league(other, Book(path), here)
    assert path.read_bytes() == before
    book = Book(path)
    book.add(play(next(tasks(other))))
    with pytest.raises(BadOptions, match=r"mixes white_castle with 2 seats .* and .*: their games are not counted"):
        only_league(book)


def test_a_book_takes_more_seeds_and_more_bots(tmp_path: Path) -> None:
    book = Book(tmp_path / "games.jsonl")
    play_league(PLAN, book, here)
    play_league(check(Plan("white_castle", 2, ("random", "greedy"), 2, "another seed")), book, here)
    play_league(check(Plan("white_castle", 2, ("random", "tatami.bots:RandomBot"), 1, "league")), book, here)
    assert len(book.games) == 6 + 4 + 2
    assert only_league(book) == ("white_castle", 2, PLAN.options, False)


# ---- bots of one's own ----

BASE = """
from tatami.bots import Bot
class Base(Bot):
    name = "mine"
    looks = False
    def choose(self, observation):
        return observation.legal[0]
"""
OWN = """
from {base} import Base
class Mine(Base):
    depends_on = ("{base}_weights.json", "{base}_helper")
"""


class Desk:
    """A folder with a bot of one's own, its base, a helper module and a file of weights; each can be edited."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.folder, self.name = folder, name
        monkeypatch.syspath_prepend(folder)
        self.write(f"{name}.py", BASE)
        self.write(f"{name}_own.py", OWN.format(base=name))
        self.write(f"{name}_helper.py", "")
        self.write(f"{name}_weights.json", "[1]")
        self.plan = Plan("white_castle", 2, (f"{name}_own:Mine", "random"), 1, "league")

    def write(self, file: str, text: str) -> None:
        (self.folder / file).write_text(text, encoding="utf-8")

    def forget(self) -> None:
        """What a new process would not know."""
        for module in [module for module in sys.modules if module.startswith(self.name)]:
            del sys.modules[module]
        shutil.rmtree(self.folder / "__pycache__", ignore_errors=True)
        invalidate_caches()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    found = Desk(tmp_path, monkeypatch, f"desk_{tmp_path.name.replace('-', '_')}")
    yield found
    found.forget()


@pytest.mark.parametrize("edited", [".py", "_own.py", "_helper.py", "_weights.json", None])
def test_an_edited_bot_does_not_go_on_in_its_old_book(tmp_path: Path, desk: Desk, edited: str | None) -> None:
    """Its own module, its base's, and what it says it depends on; unless nothing changed, or it changed back."""
    path = tmp_path / "games.jsonl"
    play_league(check(desk.plan), Book(path), here)
    longer = replace(desk.plan, deals=2)
    desk.forget()
    if edited is not None:
        file = desk.folder / f"{desk.name}{edited}"
        text = file.read_text(encoding="utf-8")
        file.write_text(f"{text}\n", encoding="utf-8")
        with pytest.raises(BadOptions, match="_own:Mine': the bot has changed since; begin in another folder"):
            play_league(check(longer), Book(path), here)
        file.write_text(text, encoding="utf-8")
        desk.forget()
    play_league(check(longer), Book(path), here)
    assert len(Book(path).games) == 4


def test_what_a_bot_depends_on_must_be_there(desk: Desk) -> None:
    (desk.folder / f"{desk.name}_weights.json").unlink()
    bot = entrant(f"{desk.name}_own:Mine", "seed")
    with pytest.raises(BadOptions, match=r"depends on 'desk.*_weights.json', which is neither a file beside it"):
        fingerprint_of(bot, tatami.game("white_castle"), 2)


SHAKY = """
from tatami.bots import Bot
class Raises(Bot):
    name = "raises"
    def __init__(self, rng):
        super().__init__(rng)
        self.asked = 0
    def choose(self, observation):
        self.asked += 1
        if self.asked == 3 and observation.seat == 1:
            raise ValueError("out of ideas")
        return observation.legal[0]
class Cheats(Bot):
    name = "cheats"
    def choose(self, observation):
        return -1
class Unmade(Bot):
    def __init__(self, rng):
        raise RuntimeError("no weights")
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named(tmp_path: Path, desk: Desk, workers: int) -> None:
    """Bot, game, seat, decision, what it was and where; also from another process."""
    desk.write(f"{desk.name}_shaky.py", SHAKY)
    name = f"{desk.name}_shaky:Raises"
    plan = check(Plan("white_castle", 2, ("random", name), 2, "league"))
    failures: list[Failure] = []
    book = Book(tmp_path / "games.jsonl")
    play_league(plan, book, Cores(workers), failed=failures.append)
    assert sorted(failure.key for failure in failures) == [
        f"white_castle 2 [first_game_well=False,fresh_gardeners=False] league/{deal} random {name}" for deal in (0, 1)
    ]
    assert {(failure.bot, failure.seat, failure.error) for failure in failures} == {
        (name, 1, "ValueError: out of ideas")
    }
    assert all(failure.decision > 3 for failure in failures)
    assert 'raise ValueError("out of ideas")' in failures[0].trace
    assert [task.lineup for task in tasks(plan) if task.key in book.games] == [(name, "random")] * 2
    with pytest.raises(
        BotFailed, match=f"'{name}' failed at seat 2, decision [0-9]+ of 'white_castle 2 .*out of ideas"
    ):
        play_league(plan, book, Cores(workers))


def test_an_illegal_answer_is_the_bots_failure(desk: Desk) -> None:
    desk.write(f"{desk.name}_shaky.py", SHAKY)
    plan = check(Plan("white_castle", 2, (f"{desk.name}_shaky:Cheats", "random"), 1, "league"))
    found = attempt(next(tasks(plan)))
    assert isinstance(found, Failure)
    assert (found.bot, found.seat, found.decision) == (f"{desk.name}_shaky:Cheats", 0, 2)
    assert found.error.startswith("IllegalAction: ")


def test_a_bot_that_cannot_be_made_is_named(desk: Desk) -> None:
    desk.write(f"{desk.name}_shaky.py", SHAKY)
    with pytest.raises(BadOptions, match="_shaky:Unmade' cannot be made: RuntimeError\\('no weights'"):
        check(Plan("white_castle", 2, (f"{desk.name}_shaky:Unmade", "random"), 1))
    desk.write(f"{desk.name}_broken.py", "1 / 0")
    with pytest.raises(BadOptions, match=r"no bot '.*_broken:Bot': division by zero"):
        check(Plan("white_castle", 2, (f"{desk.name}_broken:Bot", "random"), 1))


# ---- what a game declares ----


@pytest.mark.parametrize("name", tatami.games())
def test_every_use_that_a_game_declares_is_seen(name: str) -> None:
    """A misspelled event or argument would leave a column of the report empty for ever."""
    game = tatami.game(name)
    seen: set[str] = set()
    for task in tasks(check(Plan(name, 2, ("random", "greedy"), 2, "uses"))):
        for used in cast("list[dict[str, int]]", play(task)["used"]):
            seen |= {use.split(" ")[0] for use in used}
    assert seen == {use.split(".")[0] for use in game.info.uses}


def test_a_fingerprint_tells_what_a_choice_depends_on() -> None:
    game = tatami.game("white_castle")
    prints = [
        entrant(name, "seed", clock=False).fingerprint(game, 2)
        for name in ("random", "greedy", "medium", "hard", "search:9")
    ]
    assert len(set(prints)) == 5
    assert entrant("hard", "other", clock=False).fingerprint(game, 2) == prints[3]
    assert entrant("hard", "seed", clock=True).fingerprint(game, 2) != prints[3]
    careless = cast(SearchBot, entrant("hard", "seed", clock=False))
    careless.overlooks = 0.5
    assert careless.fingerprint(game, 2) != prints[3]
    assert entrant("hard", "seed", clock=False).fingerprint(game, 3) != prints[3]
    assert entrant("greedy", "seed", clock=False).fingerprint(tatami.game("bora_bora"), 2) != prints[1]
    knobs = [name for name in dir(careless.knobs) if not name.startswith("_")]
    assert len(knobs) > 5
    assert all(f"{name}={getattr(careless.knobs, name)}" in prints[3] for name in knobs)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan("white_castle", 2, ("random",), 1), "two bots"),
        (Plan("white_castle", 2, ("random", "random"), 1), "once"),
        (Plan("white_castle", 2, ("random", "greedy"), 0), "1 or more"),
        (Plan("white_castle", 2, ("random", "wizard"), 1), "no bot 'wizard'"),
        (Plan("white_castle", 2, ("random", "search:many"), 1), "search:400"),
        (Plan("white_castle", 2, ("random", "no.such.module:Bot"), 1), "no bot 'no.such.module:Bot'"),
        (Plan("white_castle", 2, ("random", "tatami.bots:Nobody"), 1), "no bot 'tatami.bots:Nobody'"),
        (Plan("white_castle", 2, ("random", ":Bot"), 1), "no bot ':Bot'"),
        (Plan("white_castle", 2, ("random", "tatami.bots:Observation"), 1), "no subclass"),
        (Plan("white_castle", 7, ("random", "greedy"), 1), "7 seats"),
    ],
)
def test_an_impossible_league_is_refused(plan: Plan, says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        check(plan)


def test_entrants_count_simulations_unless_the_clock_is_wanted() -> None:
    bot = entrant("hard", "x", clock=False)
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds is None
    timed = entrant("hard", "x", clock=True)
    assert isinstance(timed, SearchBot)
    assert timed.budget.seconds is not None
    fixed = entrant("search:7", "x", clock=False)
    assert isinstance(fixed, SearchBot)
    assert fixed.budget.simulations == 7


def test_a_solo_game_is_played_against_the_rules() -> None:
    plan = check(Plan("white_castle", 1, ("greedy",), 1, "solo", {"solo": "hard"}))
    game = play(next(tasks(plan)))
    assert len(cast("list[int]", game["scores"])) == 2
    assert game["lineup"] == ["greedy"]


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match="install tatami with the extra `cluster`"):
        Cluster()


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """Byte for byte, but for the times; and Ray is stopped when the last game is in the book."""
    ray = pytest.importorskip("ray", reason="Ray is not installed (extra `cluster`)")
    found = []
    for name, runner in (("here", here), ("ray", Cluster())):
        book = Book(tmp_path / name)
        play_league(PLAN, book, runner)
        found.append(json.dumps(without_times(book.of(PLAN))))
    assert found[0] == found[1]
    assert not ray.is_initialized()
