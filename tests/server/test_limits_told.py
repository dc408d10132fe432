"""Every limit that docs/server.md tells is the one in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from tatami.server import config
from tatami.server.config import Settings
from tatami.server.door import connections, limits, requests, rounds, socket
from tatami.server.live import benches, chat, client, hints, hub, logbook
from tatami.server.live.shares import Shares
from tatami.server.pure.table import MAX_UNDOS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"
WORDS = {2: "twice", 6: "six times", 8: "eight times"}
NUMBERS = {1: "one", 2: "2", 8: "eight", 16: "sixteen"}
KIB, MIB = 1024, 1024 * 1024
SET = Settings(database="sqlite:///none")


def rate(kind: str) -> str:
    """How fast a person may do something."""
    burst, per_second = limits.RATES[kind].burst, limits.RATES[kind].per_second
    if per_second >= 1:
        return f"{burst:g}, then {per_second:g} a second"
    every = round(1 / per_second)
    return f"{burst:g}, then one {'a minute' if every == 60 else f'in {every} s'}"


def times(kind: str) -> str:
    """How much more an address has."""
    return WORDS[limits.MORE_TIMES.get(kind, limits.ADDRESS_TIMES)]


def longest(body: Any, name: str) -> int:
    """How many characters a text may have."""
    (meta,) = get_type_hints(body, include_extras=True)[name].__metadata__
    return int(meta.max_length)


def rows() -> Iterator[str]:
    """The lines of the tables, as the code would have them."""
    reading = rate("read").replace(",", " at once,", 1)
    yield f"| reading | {reading} | {times('read')} as much |"
    yield f"| writing (moves, undo, ...) | {rate('write')} | {times('write')} |"
    refused = f"after {socket.PATIENCE} that were refused the socket is closed"
    yield f"| socket messages, over all sockets | {rate('socket')}; {refused} | {times('socket')} |"
    yield f"| taking, leaving, opening and filling seats | {rate('seat')} | {times('seat')} |"
    yield f"| creating tables, tokens, forks | {rate('create')} | {times('create')} |"
    yield f"| talking | {rate('speak')} | {times('speak')} |"
    waiting = f"{rate('hint')}; {hints.MOST_OF_PERSON} waiting | {times('hint')}; {hints.MOST_OF_ADDRESS} waiting"
    yield f"| hints | {waiting} |"
    a_day, of_address = config.MAX_UPLOADS_A_DAY, config.MAX_UPLOADS_A_DAY_PER_ADDRESS
    yield f"| uploading records | {rate('upload')}; {a_day} a day | {times('upload')}; {of_address} a day |"
    yield f"| entering (guest, login, account) | | {rate('enter')} |"
    yield f"| logging in to one account, from one address | {rate('login')} | {times('login')} |"
    yield f"| looking for a table by its code | | {rate('guess')} |"
    loop = f"{SET.loop_at_once:g} s, then {rounds.SHARE:g} s a second"
    yield f"| time of the event loop before one waits | | {loop} |"
    yield f"| open or running tables | {config.MAX_ACTIVE_TABLES} | {config.MAX_ACTIVE_TABLES_PER_ADDRESS} |"
    yield f"| seats at tables of others that have not begun | {config.MAX_WAITING_SEATS} | |"
    sockets = f"{config.MAX_SOCKETS_PER_ADDRESS}, at most {config.MAX_NAMELESS_SOCKETS} of them without a name"
    yield f"| sockets | {config.MAX_SOCKETS_PER_PERSON}; one more closes the oldest | {sockets} |"
    yield f"| tokens | {config.MAX_TOKENS} | |"
    yield f"| sessions | {config.MAX_SESSIONS}; one more ends the one unused longest | |"
    address = "of one address (IPv6: of one network of 64 bits)"
    yield f"| connections; {address} | {SET.max_connections:,}; {SET.max_connections_per_address} |"
    head = f"{connections.MAX_ADDRESS // KIB} KiB; {connections.MAX_HEAD // KIB} KiB, {connections.MAX_HEADERS}"
    yield f"| address of a request; its headers, together and in number | {head} |"
    record, talk = longest(requests.RecordBody, "text"), longest(requests.ChatBody, "text")
    sizes = f"{config.MAX_BODY // KIB} KiB; {record:,} characters; {config.MAX_SOCKET_MESSAGE // KIB} KiB"
    yield f"| request body; text of a record; socket message; talk | {sizes}; {talk} characters |"
    waits = (SET.head_timeout, SET.body_timeout, SET.idle_timeout, SET.write_timeout)
    yield f"for reading an answer | {'; '.join(f'{seconds:g} s' for seconds in waits)} |"
    yield f"| requests sent on one connection before the first is answered | {connections.MAX_WAITING} |"
    control = f"{connections.CONTROL_FRAMES.burst:g} at once, then {connections.CONTROL_FRAMES.per_second:g} a second"
    yield f"in | {control}; {connections.MAX_FRAGMENTS} |"
    yield f"| taking back in one turn | {MAX_UNDOS} times |"
    upload = f"{config.MAX_UPLOAD // MIB} MiB; {config.MAX_SEED} characters"
    yield f"| an uploaded record, played through; its seed | {upload} |"
    yield f"| tables watched by a socket | {config.MAX_WATCHED} |"
    yield f"| talk kept of a table | the newest {chat.NEWEST} messages |"
    yield f"| changes of seats before a game begins | {config.MAX_WAITING_CHANGES} |"


def sentences() -> Iterator[str]:
    """What stands below the tables."""
    yield f"how long a table waits for people before it is removed ({SET.keep_open:g}; 0 keeps it for ever)"
    yield f"how long an abandoned table is kept ({SET.keep_abandoned:g}; 0: for ever)"
    yield f"kept if nobody has played on from it ({SET.keep_uploads:g}; 0: for ever)"
    yield f"without games is kept after the last visit ({SET.keep_guests:g}; 0: for ever)"
    yield f"are taken in all ({SET.max_connections}) and from one address ({SET.max_connections_per_address}; 0"
    yield f"less than {SET.least_free // MIB} MiB counts as full"
    aside, longest_wait = limits.ASIDE, limits.LONGEST_TURN
    yield f"an address has {aside.burst:,} of these at once, then {aside.per_second:g} a second"
    yield f"nobody waits longer than {longest_wait:g} s"
    reads, writes, messages = (limits.LEAST[kind].per_second for kind in ("read", "write", "socket"))
    yield f"{reads:g} reads, {NUMBERS[int(writes)]} write and {messages:g} socket messages a second"
    yield f"If more than {NUMBERS[limits.LEAST_TIMES]} people of an address need this at a time"
    yield f"until the next thing of an address is begun it takes {limits.LONGEST_REST:g} s at most"
    yield f"told at once to {NUMBERS[hub.AT_ONCE]} of those who look at it"
    yield f"at most {client.QUEUE} messages and {client.QUEUE_BYTES // MIB} MiB wait for it"
    yield f"while {client.BUSY_BYTES // KIB} KiB wait, and {SET.write_timeout:g} s without reading end it"
    yield f"the newest {config.LOG_PAGE:,} entries"
    yield f"({logbook.MOST:,} entries in all)"
    yield "is held back for half a second" if SET.refusal_pause == 0.5 else "it is not half a second"


@pytest.mark.parametrize("told", [*rows(), *sentences()])
def test_the_page_tells_the_limit_of_the_code(told: str) -> None:
    page = re.sub(r"\s+", " ", PAGE.read_text(encoding="utf-8"))
    assert re.sub(r"\s+", " ", told) in page


@pytest.mark.parametrize("workers", [1, 2, 4, 8, 16])
def test_an_address_has_half_of_the_processes_and_a_person_a_quarter(workers: int) -> None:
    shares = Shares(workers)
    assert (shares.most_of_address, shares.most_of_person) == (max(1, workers // 2), max(1, workers // 4))
    page = PAGE.read_text(encoding="utf-8")
    assert "| thoughts at a time | a quarter of the processes, at least 1 | half, at least 1 |" in page


def test_the_page_tells_when_one_thinks_behind_the_others() -> None:
    page = re.sub(r"\s+", " ", PAGE.read_text(encoding="utf-8"))
    at_once, longest = f"{benches.AT_ONCE:g}", f"{benches.LONGEST:g}"
    person, address = f"{benches.PERSON_RATE:g}", f"{benches.ADDRESS_RATE:g}"
    assert f"the others | {at_once} s, then {person} s a second | {at_once} s, then {address} s a second |" in page
    assert f"more than {at_once} seconds of thinking" in page
    assert f"{person} of a second each second for a person and {address} for an address" in page
    assert f"no more than {longest} seconds are remembered" in page
    assert f"{benches.MUCH_MORE:g} seconds less than somebody else who thinks" in page
