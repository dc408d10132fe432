"""``make abuse``: what does one abuser at full rate change for an ordinary person?

Starts a server of its own with all its limits. Ordinary people (127.0.0.1) play, one against the easy bot and two on
their own, and two times are taken: a click (from sending a move to hearing that it is stored) and a bot (from one's
last move of a turn until it is one's turn again). First alone, then while an abuser (127.0.0.2, a process of its own)
does without a pause whatever costs something: tables with three expert bots, moves there, hints, plans, uploads and
their positions and record files, talk, lists, passwords, connections, sockets, crowds of sockets that look on, pages,
and what is refused at once; as one guest, then under many names. The ratios say how many
times as long it took as alone, just before and just after. All of it is done several times, for the machine may have
other work too, and the median of the ratios counts.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import itertools
import json
import multiprocessing
import os
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import tatami
from tatami.core.record import Header, Record
from tools import load

GOAL = 2.0
GAME = "white_castle"
LONGEST = "bitoku"
"""The title that takes longest to play through."""
ELSEWHERE = "127.0.0.2"
NAMES = 15
"""Guests of the abuser's address when it comes under many names."""
PAUSE = 0.1
"""Seconds an ordinary person thinks about a click ..."""
PLAYERS, THEIR_PAUSE = 2, 0.2
"""... and others who only play, so that there are clicks enough, but not more than an address may do."""
LOOKING_ON = 12
"""Sockets of each of the abuser's names that do nothing but look on."""
KNOCK_PAUSE = 0.002
"""Seconds between two connections of one of the two threads that do nothing but connect."""
LEAST_ASKED = 30
"""Requests a second below which the abuser was none, on a machine too busy to tell anything."""


@dataclass
class Times:
    """What was measured."""

    clicks: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)

    def report(self) -> dict[str, float]:
        """Milliseconds: the median and the 95th percentile."""
        return {
            "click_p50_ms": _ms(statistics.median(self.clicks)),
            "click_p95_ms": _ms(_p95(self.clicks)),
            "bot_p50_ms": _ms(statistics.median(self.bots)),
            "bot_p95_ms": _ms(_p95(self.bots)),
        }


def _p95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


# ---- the ordinary person -------------------------------------------------------------------------------------------


async def play(url: str, people: list[load.Person], turns: int) -> Times:
    """So many turns of the first of them against the easy bot, while the others play on their own."""
    address, stop, tally = url.replace("http", "ws", 1) + "/api/ws", asyncio.Event(), load.Tally()
    others = [asyncio.create_task(load.active(one, GAME, address, THEIR_PAUSE, tally, stop)) for one in people[1:]]
    times = await play_with_the_easy_bot(address, people[0], turns)
    stop.set()
    await asyncio.gather(*others)
    times.clicks += tally.times
    return times


async def play_with_the_easy_bot(address: str, person: load.Person, turns: int) -> Times:
    """So many turns against the easy bot, over a socket, as the browser does it."""
    times, rng = Times(), random.Random(1)
    headers = {"Cookie": person.cookie}
    async with connect_async(address, compression=None, additional_headers=headers) as connection:
        while len(times.bots) < turns:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
            wanted = {"game": GAME, "seats": seats, "confirm": False}
            made = await asyncio.to_thread(person.ask, "POST", "/api/tables", wanted)
            await _play(connection, made["table"]["id"], rng, turns, times)
            leave = f"/api/tables/{made['table']['id']}/leave"
            with contextlib.suppress(OSError):  # over already
                await asyncio.to_thread(person.ask, "POST", leave, {})
    return times


async def _play(connection: Any, table: str, rng: random.Random, turns: int, times: Times) -> None:
    state = (await load.answer(connection, {"type": "watch", "id": 0, "table": table}))["state"]
    while state["table"]["status"] == "running" and len(times.bots) < turns:
        if not state["table"]["your_turn"]:
            began = time.perf_counter()
            state = await _until_my_turn(connection, table)
            times.bots.append(time.perf_counter() - began)
            continue
        await asyncio.sleep(PAUSE * (0.5 + rng.random()))
        action = rng.choice(state["view"]["decision"]["options"])["id"]
        began = time.perf_counter()
        message = {"type": "move", "id": 1, "table": table, "version": state["version"], "action": action}
        told = await load.answer(connection, message)
        times.clicks.append(time.perf_counter() - began)
        state = told["state"]
    await load.answer(connection, {"type": "unwatch", "id": 2, "table": table})


async def _until_my_turn(connection: Any, table: str) -> dict[str, Any]:
    while True:
        told = json.loads(await connection.recv())
        if told["type"] == "state" and told["state"]["table"]["id"] == table:
            state: dict[str, Any] = told["state"]
            if state["table"]["your_turn"] or state["table"]["status"] != "running":
                return state


# ---- the abuser ----------------------------------------------------------------------------------------------------


_mine = threading.local()
"""The connection of each thread. All names come over it: an abuser's connections are better not turned away."""


class Guest:
    """One name of the abuser."""

    def __init__(self, url: str, name: str) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.url = parts.hostname or "", parts.port or 80, url
        self.cookie = ""
        self.tables: list[str] = []
        self.dash = ""
        """A table where nobody else plays."""
        self.uploads: list[tuple[str, int]] = []
        """Record files that were taken: the table and its last ply."""
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """A request; its status and its answer, if that is JSON."""
        connection = getattr(_mine, "connection", None)
        if connection is None:
            connection = http.client.HTTPConnection(self.host, self.port, timeout=60, source_address=(ELSEWHERE, 0))
            _mine.connection = connection
        headers = {"Content-Type": "application/json", "X-Tatami": "1", "Cookie": self.cookie, **headers}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            cookie, raw = answer.headers.get("Set-Cookie"), answer.read()
        except (OSError, http.client.HTTPException):
            connection.close()
            return 0, None
        if cookie:
            self.cookie = cookie.split(";")[0]
        return answer.status, json.loads(raw) if raw.startswith(b"{") else None


def _create(guest: Guest) -> int:
    expert = {"kind": "bot", "bot": "expert"}
    wanted = {"game": GAME, "seats": [expert, expert, expert, {"kind": "me"}], "visibility": "public", "confirm": False}
    status, made = guest.ask("POST", "/api/tables", wanted)
    if status == 201:
        guest.tables.append(made["table"]["id"])
    return status


def _table(guest: Guest) -> str:
    return random.choice(guest.tables) if guest.tables else "none"


def _move(guest: Guest) -> int:
    table = _table(guest)
    status, state = guest.ask("GET", f"/api/tables/{table}")
    if status != 200 or not state["table"]["your_turn"]:
        return status
    action = random.choice(state["view"]["decision"]["options"])["id"]
    return guest.ask("POST", f"/api/tables/{table}/move", {"version": state["version"], "action": action})[0]


def _dash(guest: Guest) -> int:
    """A move at a table for one, where nobody keeps the abuser waiting and a crowd looks on."""
    status, state = guest.ask("GET", f"/api/tables/{guest.dash or 'none'}")
    if status == 404 or (status == 200 and not state["table"]["your_turn"]):
        wanted = {"game": GAME, "seats": [{"kind": "me"}], "confirm": False}
        status, made = guest.ask("POST", "/api/tables", wanted)
        guest.dash = made["table"]["id"] if status == 201 else guest.dash
        return status
    if status != 200:
        return status
    action = random.choice(state["view"]["decision"]["options"])["id"]
    return guest.ask("POST", f"/api/tables/{guest.dash}/move", {"version": state["version"], "action": action})[0]


async def _look_on(guest: Guest, runner: Guest, told: Counter[str]) -> None:
    """A socket of one name that watches where another one dashes, and reads what comes."""
    address, headers = guest.url.replace("http", "ws", 1) + "/api/ws", {"Cookie": guest.cookie}
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect_async(
                address, additional_headers=headers, local_addr=(ELSEWHERE, 0), compression=None, open_timeout=60
            ) as talk:
                watched = ""
                while True:
                    if watched != runner.dash:
                        watched = runner.dash
                        await talk.send(json.dumps({"type": "watch", "table": watched}))
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(talk.recv(), 1)
                        told["crowd told"] += 1
        await asyncio.sleep(1)


async def _crowd(guests: list[Guest], told: Counter[str]) -> None:
    """Sockets of all names, as many as an address may have, where the first of them dashes."""
    await asyncio.gather(*(_look_on(guest, guests[0], told) for guest in guests for _ in range(LOOKING_ON)))


def _hint(guest: Guest) -> int:
    table = _table(guest)
    status, state = guest.ask("GET", f"/api/tables/{table}")
    return guest.ask("POST", f"/api/tables/{table}/hint", {"version": state["version"]})[0] if status == 200 else status


def _chat(guest: Guest) -> int:
    return guest.ask("POST", f"/api/tables/{_table(guest)}/chat", {"text": "buy my things " * 30})[0]


def _lists(guest: Guest) -> int:
    return guest.ask("GET", random.choice(("/api/lobby", "/api/my/tables?status=all", "/api/games")))[0]


def _log(guest: Guest) -> int:
    return guest.ask("GET", f"/api/tables/{_table(guest)}?since=0")[0]


def _position(guest: Guest) -> int:
    table, seen = _table(guest), guest.ask("GET", f"/api/tables/{_table(guest)}")
    ply = random.randint(0, seen[1]["ply"]) if seen[0] == 200 else 0
    return guest.ask("GET", f"/api/tables/{table}/positions/{ply}")[0]


def _replay(guest: Guest) -> int:
    """A late position of an uploaded game, or its record file."""
    table, last = random.choice(guest.uploads) if guest.uploads else ("none", 0)
    what = random.choice((f"positions/{random.randint(last // 2, last)}", "record"))
    return guest.ask("GET", f"/api/tables/{table}/{what}")[0]


def _plan(guest: Guest) -> int:
    table = _table(guest)
    status, state = guest.ask("GET", f"/api/tables/{table}")
    if status != 200 or not state["table"]["your_turn"]:
        return status
    action = random.choice(state["view"]["decision"]["options"])["id"]
    return guest.ask("GET", f"/api/tables/{table}/plan?version={state['version']}&action={action}")[0]


def _password(guest: Guest) -> int:
    return guest.ask("POST", "/api/login", {"name": f"Nobody {random.randrange(10**6)}", "password": "a guess"})[0]


def _page(guest: Guest) -> int:
    return guest.ask("GET", random.choice(("/", "/t/none", "/api/openapi.json")))[0]


def _noise(guest: Guest) -> int:
    """What is refused without a look at anything."""
    requests: tuple[tuple[str, str, dict[str, str]], ...] = (
        ("GET", "/api/nothing", {}),
        ("PUT", "/api/me", {}),
        ("POST", "/api/guest", {"Origin": "http://evil.example"}),
        ("GET", "/", {"Host": "evil.example"}),
    )
    method, path, headers = random.choice(requests)
    return guest.ask(method, path, **headers)[0]


def _knock(guest: Guest) -> int:
    """A new connection that asks for nothing."""
    with contextlib.suppress(OSError), socket.create_connection((guest.host, guest.port), 60, (ELSEWHERE, 0)):
        pass
    time.sleep(KNOCK_PAUSE)
    return 0


def _uploader(record: str) -> Callable[[Guest], int]:
    def upload(guest: Guest) -> int:
        status, made = guest.ask("POST", "/api/records", {"text": record})
        if status == 201:
            guest.uploads.append((made["table"]["id"], made["table"]["ply"]))
        return status

    return upload


def _socket(guest: Guest) -> int:
    address, headers = guest.url.replace("http", "ws", 1) + "/api/ws", {"Cookie": guest.cookie}
    try:
        with connect(
            address, additional_headers=headers, source_address=(ELSEWHERE, 0), compression=None, open_timeout=60
        ) as talk:
            talk.send(json.dumps({"type": "watch_lobby"}))
            for number in itertools.count():
                kind = {"type": "watch", "table": _table(guest), "since": 0} if number % 2 else {"type": "ping"}
                talk.send(json.dumps({"id": number, **kind}))
                while json.loads(talk.recv(timeout=60)).get("reply") not in (number, None):
                    pass
    except (OSError, WebSocketException):
        pass
    return 0


def _step_aside() -> None:
    """What the abuser's own machine has to do is not what we measure: it takes only what nobody else wants here."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def abuse(url: str, names: int, told: Queue[dict[str, int]], stop: Any) -> None:
    """Everything at once, until told to stop; then how often what was answered how."""
    _step_aside()
    record = _long_record()
    guests = [Guest(url, f"Greedy {n}") for n in range(names)]
    deeds: list[Callable[[Guest], int]] = [_create, _move, _move, _hint, _chat, _lists, _log, _position]
    deeds += [_uploader(record), _replay, _plan, _password, _socket, _socket, _page, _noise, _knock]
    answers: Counter[str] = Counter()
    pushed: Counter[str] = Counter()

    def for_ever(deed: Callable[[Guest], int], mine: Iterator[Guest], name: str) -> None:
        while True:
            answers[f"{name} {deed(next(mine))}"] += 1

    for number, deed in enumerate(deeds * 2):
        mine = itertools.cycle(guests[number % names :] + guests[: number % names])
        name = getattr(deed, "__name__", "").strip("_")
        threading.Thread(target=for_ever, args=(deed, mine, name), daemon=True).start()
    threading.Thread(target=for_ever, args=(_dash, itertools.cycle(guests[:1]), "dash"), daemon=True).start()
    threading.Thread(target=asyncio.run, args=(_crowd(guests, pushed),), daemon=True).start()
    stop.wait()
    told.put({**answers, **pushed})


def _long_record() -> str:
    """A whole game with four seats, of the title that takes longest to play through."""
    game, rng = tatami.game(LONGEST), random.Random(3)
    options = dict(game.check(4, {}))
    record = Record(game, Header(LONGEST, game.info.rules_version, game.content_hash, 4, options, "abuse"))
    while not record.state.over:
        record.apply(rng.choice(record.state.legal()))
    return record.to_text()


@contextmanager
def abused(url: str, names: int, seconds: float) -> Iterator[dict[str, int]]:
    """An abuser at work, since so many seconds; afterwards what it was answered."""
    context = multiprocessing.get_context("spawn")
    told: Queue[dict[str, int]] = context.Queue()
    stop, answers = context.Event(), dict[str, int]()
    process: BaseProcess = context.Process(target=abuse, args=(url, names, told, stop), daemon=True)
    process.start()
    try:
        time.sleep(seconds)
        yield answers
    finally:
        stop.set()
        with contextlib.suppress(Exception):
            answers.update(told.get(timeout=10))
        process.terminate()
        process.join(10)


# ---- both ----------------------------------------------------------------------------------------------------------


@dataclass
class Phase:
    """What was measured of ordinary people on a new server, beside an abuser or alone."""

    times: dict[str, float]
    asked: float = 0.0
    """How often a second the abuser was answered."""
    answers: dict[str, int] = field(default_factory=dict)


def phase(names: int, arguments: argparse.Namespace) -> Phase:
    """Beside an abuser under so many names; 0: alone."""

    def measured(turns: int) -> Times:
        return asyncio.run(play(url, people, turns))

    with tempfile.TemporaryDirectory(prefix="tatami-abuse-") as folder:
        process, url = load.start_server(f"sqlite:///{Path(folder) / 'abuse.sqlite3'}", limits=True)
        try:
            people = [load.Person(url, f"Ordinary {number}") for number in range(1 + PLAYERS)]
            measured(2)  # the processes start
            if not names:
                return Phase(measured(arguments.turns).report())
            began = time.perf_counter()
            with abused(url, names, arguments.warm_up) as answers:
                times = measured(arguments.turns)
                spent = time.perf_counter() - began
            asked = sum(count for what, count in answers.items() if what not in ("crowd told", "knock 0"))
            return Phase(times.report(), asked / spent, answers)
        finally:
            process.terminate()
            process.wait(15)


def run(arguments: argparse.Namespace) -> int:
    """Measure and report; the exit status says whether the goal is met."""
    abusers = {"one_guest": 1, "many_names": NAMES}
    alone, beside = [phase(0, arguments)], {title: list[Phase]() for title in abusers}
    ratios = {title: list[dict[str, float]]() for title in abusers}
    for _ in range(arguments.rounds):
        for title, names in abusers.items():
            beside[title].append(phase(names, arguments))
        alone.append(phase(0, arguments))
        for title in abusers:
            ratios[title].append(_ratios(beside[title][-1], alone[-2:]))
    typical = {title: _medians(each) for title, each in ratios.items()}
    for title, phases in beside.items():
        asked = [round(one.asked) for one in phases]
        print(json.dumps({title: {**_medians([one.times for one in phases]), "asked_per_second": asked}}))
        print(json.dumps({"abuser_was_answered": dict(sorted(phases[-1].answers.items()))}))
    each = [one.times["click_p95_ms"] for one in alone]  # far apart: the machine had other work
    told = {"alone": _medians([one.times for one in alone]), "click_p95_each_time": each}
    print(json.dumps({**told, "machine_load": round(os.getloadavg()[0], 1)}))
    print(json.dumps({"ratios": ratios, "medians": typical}, indent=2))
    if min(one.asked for phases in beside.values() for one in phases) < LEAST_ASKED:
        print(f"the abuser was answered less than {LEAST_ASKED} times a second: this machine is too busy to tell")
        return 1
    worst = max(ratio for each in typical.values() for ratio in each.values())
    print(f"at worst {worst} times as long (goal: less than {GOAL:g})")
    return 0 if worst < GOAL else 1


def _ratios(beside: Phase, alone: list[Phase]) -> dict[str, float]:
    """How many times as long as alone, before and after."""
    usual = {what: statistics.mean(one.times[what] for one in alone) for what in beside.times}
    return {what: round(spent / usual[what], 2) for what, spent in beside.times.items()}


def _medians(measured: list[dict[str, float]]) -> dict[str, float]:
    return {what: round(statistics.median(one[what] for one in measured), 2) for what in measured[0]}
