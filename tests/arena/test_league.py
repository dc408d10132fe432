"""A league: fair deals, games that are the same wherever they are played, and a book that loses and repeats nothing."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import tatami
from tatami.arena.entrants import entrant
from tatami.arena.league import Book, Plan, Task, check, play, play_league, rotations, tables, tasks
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


def backwards(todo: Sequence[Task]) -> Iterator[dict[str, object]]:
    return here(todo[::-1])


def test_an_interrupted_league_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped after two games, and the third line torn: nothing is lost, nothing is played twice."""
    played: list[str] = []

    def stops(todo: Sequence[Task]) -> Iterator[dict[str, object]]:
        for task in todo[:2]:
            played.append(task.key)
            yield play(task)
        raise KeyboardInterrupt

    def counts(todo: Sequence[Task]) -> Iterator[dict[str, object]]:
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

    def notes(some: Sequence[Task]) -> Iterator[dict[str, object]]:
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
    with pytest.raises(BadOptions, match="begin in another folder"):
        play_league(PLAN, Book(path), here)
    elsewhere = check(Plan("white_castle", 2, ("random", "greedy"), 1, "another seed"))
    play_league(elsewhere, Book(path), here)


def test_a_mind_tells_what_a_choice_depends_on() -> None:
    game = tatami.game("white_castle")
    minds = [
        entrant(name, "seed", clock=False).mind(game, 2) for name in ("random", "greedy", "medium", "hard", "search:9")
    ]
    assert len(set(minds)) == 5
    assert entrant("hard", "other", clock=False).mind(game, 2) == minds[3]
    assert entrant("hard", "seed", clock=True).mind(game, 2) != minds[3]
    careless = cast(SearchBot, entrant("hard", "seed", clock=False))
    careless.overlooks = 0.5
    assert careless.mind(game, 2) != minds[3]
    assert entrant("hard", "seed", clock=False).mind(game, 3) != minds[3]
    assert entrant("greedy", "seed", clock=False).mind(tatami.game("bora_bora"), 2) != minds[1]
    knobs = [name for name in dir(careless.knobs) if not name.startswith("_")]
    assert len(knobs) > 5
    assert all(f"{name}={getattr(careless.knobs, name)}" in minds[3] for name in knobs)


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
