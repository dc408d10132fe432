"""A compiled engine that turns up beside a running server: taken if it fits, and nobody's thought is lost."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import tatami
from tatami.server.live.engine import MADE_OF, Engine, EngineData, lock_of
from tatami.server.live.pool import BotPool, Thought
from tatami.server.live.shares import Payer
from tests.server.clients import Visitor, wait_for
from tests.server.conftest import NewDatabase
from tests.server.engines import make_engine, who_thinks
from tests.server.serving import LIBRARY, Running, serving, settings_for
from tests.waiting import PATIENCE

PURE, COMPILED = EngineData("pure", False), EngineData("compiled", False)
pytestmark = pytest.mark.skipif(tatami.COMPILED, reason="a compiled server looks for no other engine")


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def exists(process: int) -> bool:
    """Whether a process runs (the Linux way; elsewhere nobody looks)."""
    return Path(f"/proc/{process}").exists()


def test_processes_change_over_one_by_one_and_no_thought_is_lost(tmp_path: Path) -> None:
    place, gate = tmp_path / "compiled", tmp_path / "gate"
    ready = make_engine(tmp_path / "made elsewhere")
    anna, bela = Payer("house", "anna"), Payer("hut", "bela")

    async def play() -> None:
        pool = BotPool(2, PATIENCE, LIBRARY, Engine(place, LIBRARY))

        def ask(payer: Payer, gate: Path | None = None) -> asyncio.Task[tuple[int, bool]]:
            work = partial(who_thinks, None if gate is None else str(gate))
            return asyncio.create_task(pool._queue(Thought(payer, "table", work=work)))

        pool.start(0.02)
        try:
            long = ask(anna, gate)
            await until(lambda: any(worker.thought is not None for worker in pool._workers))
            idle, compiled = await ask(bela)
            assert (compiled, pool.engine) == (False, PURE)
            ready.rename(place)
            await until(lambda: pool.engine == COMPILED)
            await until(lambda: not exists(idle))
            assert not long.done()
            assert (await ask(bela))[1]
            gate.touch()
            busy, compiled = await long
            assert not compiled
            assert (await ask(anna))[1]
            await until(lambda: not exists(busy))
        finally:
            pool.close()

    asyncio.run(play())


def test_a_game_goes_on_while_the_engine_is_built_and_taken(new_database: NewDatabase, tmp_path: Path) -> None:
    place = tmp_path / "compiled"
    ready = make_engine(tmp_path / "made elsewhere")
    settings = settings_for(new_database("sqlite"), engine=place, engine_every=0.05)
    with serving(settings, tmp_path / "log") as running:
        anna = Visitor.guest(running.url, "Anna")
        assert engine_of(anna) == {"kind": "pure", "building": False}
        table = anna.create("me", "bot", confirm=False)["id"]
        play_turns(anna, table, 2)
        with lock_of(place).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            wait_for_engine(anna, running, {"kind": "pure", "building": True})
            ready.rename(place)
        wait_for_engine(anna, running, {"kind": "compiled", "building": False})
        play_turns(anna, table, 2)
        wait_for(anna, table, lambda s: s["table"]["status"] == "over")
        assert anna.ok("GET", "/health")["engine"] == {"kind": "compiled", "building": False}
        assert running.logged().count("bots think with the compiled engine") == 1
        assert "failed" not in running.logged()


def engine_of(visitor: Visitor) -> object:
    return visitor.ok("GET", "/api/games")["engine"]


def wait_for_engine(visitor: Visitor, running: Running, expected: object) -> None:
    deadline = time.monotonic() + PATIENCE
    while engine_of(visitor) != expected:
        assert time.monotonic() < deadline, running.logged()[-3000:]
        time.sleep(0.05)


def play_turns(visitor: Visitor, table: str, turns: int) -> None:
    for _ in range(turns):
        wait_for(visitor, table, lambda s: s["table"]["your_turn"])
        visitor.play_turn(table)


# ---- what does not fit ----


def say_nothing(folder: Path) -> None:
    (folder / MADE_OF).write_text("{", encoding="utf-8")


def break_it(folder: Path) -> None:
    (folder / "tatami" / "core" / "rng.py").write_text("import nothing_at_all\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "said", "why"),
    [
        (None, {"package": "0" * 64}, "it was made of other source than this server"),
        (None, {"python": ".cpython-27m.so"}, "it was made for another Python (.cpython-27m.so)"),
        (say_nothing, {}, "it does not say what it was made of"),
        (break_it, {}, "it does not start: ModuleNotFoundError: No module named 'nothing_at_all'"),
    ],
)
def test_an_engine_that_does_not_fit_is_refused_in_one_line(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    spoil: Callable[[Path], None] | None,
    said: dict[str, str],
    why: str,
) -> None:
    folder = make_engine(tmp_path / "compiled", said=said)
    if spoil is not None:
        spoil(folder)
    assert refusals(folder, caplog) == [why]


def test_an_engine_that_is_not_compiled_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert refusals(make_engine(tmp_path / "compiled", compiled=False), caplog) == ["it is not compiled"]


def refusals(folder: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says when an engine is looked at twice, and is not taken."""
    engine = Engine(folder, LIBRARY)
    with caplog.at_level(logging.WARNING, "tatami.bots"):
        for _ in range(2):
            assert not asyncio.run(engine.look())
    assert (engine.found, engine.building) == (None, False)
    return [vars(record)["why"] for record in caplog.records]


def test_an_engine_that_was_replaced_by_another_is_not_used_for_new_processes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = make_engine(tmp_path / "compiled")
    engine = Engine(folder, LIBRARY)
    assert asyncio.run(engine.look())
    assert engine.now() == folder
    (folder / MADE_OF).write_text('{"python": "", "package": ""}', encoding="utf-8")
    assert engine.now() is None
    assert len(caplog.records) == 1
    assert not BotPool(2, PATIENCE, LIBRARY, engine)._workers[0].compiled


def test_a_compiled_server_says_so_and_looks_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_engine(tmp_path / "compiled")
    monkeypatch.setattr(tatami, "COMPILED", True)
    engine = Engine(folder, LIBRARY)
    assert not engine.may_come
    assert engine.now() is None
    assert BotPool(2, PATIENCE, LIBRARY, engine).engine == COMPILED


def test_without_an_engine_beside_nothing_is_promised() -> None:
    assert not Engine().may_come
    assert not asyncio.run(Engine().look())
    assert BotPool(2, PATIENCE, LIBRARY).engine == PURE
