"""The hub: who watches which table, and what is pushed to them when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from tatami.server.live.client import REPLACED, SESSION_ENDED, SHUTDOWN, Client, Watched
from tatami.server.live.presence import PresenceBook
from tatami.server.live.relay import Relay
from tatami.server.live.rooms import Room, Rooms
from tatami.server.pure import rendering
from tatami.server.pure.answers import StateData
from tatami.server.pure.entries import LogEntry
from tatami.server.pure.ids import new_id
from tatami.server.pure.table import Table
from tatami.server.pure.whole_turns import untold_from
from tatami.server.stored.trouble import report

log = logging.getLogger("tatami.server")
PRESENCE_PAUSE = 0.2
AT_ONCE = 16
"""How many of those who look at a table hear of a change in the same moment, those who play there before all others;
a crowd of onlookers hears of it a moment later, so many at a time ..."""
BREATH = 0.005
"""... with so many seconds between, in which everybody else's moves are heard."""
MOST_NAMED = 300
"""People at a table whom other processes hear of: PostgreSQL carries no notice of 8,000 bytes or more."""


@dataclass(frozen=True)
class Asked:
    """The socket message that asked for a change: its answer is the push."""

    client: Client
    id: int | None


@dataclass(frozen=True)
class Word:
    """A message for a crowd that looks at a table, and who has still to hear it."""

    table: str
    text: str
    crowd: list[Client]


class Dirty(asyncio.Event):
    """Set when something has changed; counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def set(self) -> None:
        self.times += 1
        super().set()


class Hub:
    """All open sockets of this process."""

    def __init__(self, rooms: Rooms, relay: Relay) -> None:
        self.rooms = rooms
        self.clients: set[Client] = set()
        self.lobby_dirty = Dirty()
        self._relay = relay
        self._me = new_id()
        self._book = PresenceBook()
        self._presence_due: dict[str, bool] = {}
        self._watches: dict[str, dict[Client, Watched]] = {}
        self._people: dict[str, dict[Client, None]] = {}
        """The sockets of a person, the oldest first."""
        self._crowds: dict[str, dict[Client, Watched]] = {}
        """Of each table the onlookers who have not heard of its latest change yet."""
        self._words: dict[tuple[str, int | str], Word] = {}
        """What crowds have still to hear besides, in order; of what only the newest counts there is one of a table."""
        self._said = 0
        self._telling: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        rooms.listeners.append(self)
        rooms.in_use = self._watches.__contains__

    # ---- coming and going ------------------------------------------------------------------------------------------

    def enter(self, client: Client) -> None:
        """A socket opened."""
        self.clients.add(client)
        self._people.setdefault(_owner(client), {})[client] = None

    def leave(self, client: Client) -> None:
        """A socket closed."""
        self.clients.discard(client)
        for table in list(client.watches):
            self.unwatch(client, table)
        sockets = self._people.get(_owner(client), {})
        sockets.pop(client, None)
        if not sockets:
            self._people.pop(_owner(client), None)

    def sockets_like(self, client: Client) -> int:
        """How many sockets the same person (or, without a name, the same address) has open here."""
        return len(self._people.get(_owner(client), ()))

    def make_room(self, client: Client, most: int) -> None:
        """Of somebody's sockets the oldest close, so that another one is not too many."""
        here = [other for other in self._people.get(_owner(client), {}) if other.closing is None]
        for other in here[: max(0, len(here) + 1 - most)]:
            other.bye("replaced", REPLACED)

    def sockets_near(self, client: Client) -> int:
        """How many sockets its address has open here, whoever they belong to."""
        return sum(other.address == client.address for other in self.clients)

    def watch(self, client: Client, room: Room, seat: int | None) -> Watched:
        """A socket wants to see a table from now on."""
        watch = Watched(client, room.id, room.table.as_seen_by(client.person).version, seat)
        if room.id not in client.watches:
            self._book.come(room.id, client.person)
            self._presence_soon(room.id, tell=True)
        client.watches[room.id] = watch
        self._watches.setdefault(room.id, {})[client] = watch
        return watch

    def unwatch(self, client: Client, table: str) -> None:
        """A socket has seen enough of a table."""
        if client.watches.pop(table, None) is None:
            return
        watchers = self._watches.get(table, {})
        watchers.pop(client, None)
        if not watchers:
            self._watches.pop(table, None)
        self._book.go(table, client.person)
        self._presence_soon(table, tell=True)

    def sessions(self) -> set[str]:
        """The sessions and tokens that sockets are open with."""
        logins = [client.login for client in self.clients if client.login]
        return {one for login in logins for one in (login.session, login.token) if one is not None}

    def end_sessions(self, sessions: list[str]) -> None:
        """These sessions have ended: their sockets close."""
        for client in list(self.clients):
            if client.login and (client.login.session in sessions or client.login.token in sessions):
                client.bye("session_ended", SESSION_ENDED)

    def say_bye(self) -> None:
        """The server is going down."""
        for client in list(self.clients):
            client.bye("shutdown", SHUTDOWN)

    async def stop(self) -> None:
        """Let go of what nobody waits for."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- presence --------------------------------------------------------------------------------------------------

    def online(self, room: Room) -> set[str]:
        """Who is at a table."""
        return self._book.people(room.id)

    def is_online(self, table: str, person: str) -> bool:
        """Whether somebody looks at a table now."""
        return person in self._book.people(table)

    def heard_presence(self, table: str, said: Any) -> None:
        """Another process says who is at a table."""
        process, people, sockets = said
        self._book.heard(table, process, people, sockets)
        self._presence_soon(table, tell=False)

    def repeat_presence(self) -> None:
        """Tell the other processes again who is here."""
        for table in list(self._watches):
            self._tell_presence(table)

    def _presence_soon(self, table: str, *, tell: bool) -> None:
        """Many come and go at once; everybody hears of it together, a moment later."""
        known = table in self._presence_due
        self._presence_due[table] = tell or self._presence_due.get(table, False)
        if not known:
            asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._presence_now, table)

    def _presence_now(self, table: str) -> None:
        if self._presence_due.pop(table, False):
            self._tell_presence(table)
        self._send_presence(table)

    def _tell_presence(self, table: str) -> None:
        if self._relay.active:
            people, sockets = self._book.here(table)
            playing = self._playing(table)
            named = sorted(people, key=lambda person: person not in playing)[:MOST_NAMED]
            self.later(self._relay.tell("presence", table, [self._me, named, sockets]))

    def _send_presence(self, table: str) -> None:
        room = self.rooms.known(table)
        if room is None or table not in self._watches:
            return
        people = self._book.people(table)
        online = [seat.seat for seat in room.table.seats if seat.person in people]
        seated = len({seat.person for seat in room.table.seats if seat.person in people})
        watchers = max(0, self._book.sockets(table) - seated)
        self._send_all(table, {"type": "presence", "table": table, "online": online, "watchers": watchers})

    # ---- pushes ----------------------------------------------------------------------------------------------------

    def table_changed(self, room: Room, before: Table, origin: object | None) -> None:
        """Everybody at the table gets the new view; the one who asked gets it as the answer."""
        asked = origin if isinstance(origin, Asked) else None
        encoded: dict[object, str] = {}
        told = 0
        for watch in self._players_first(room):
            reply = asked.id if asked and asked.client is watch.client else None
            if reply is None and not has_news(room.table, before, watch.client.person):
                continue
            told += 1
            if reply is not None or told <= AT_ONCE:
                self._push(room, watch, reply, encoded)
            else:
                self._push_soon(room.id, watch)
        if asked and room.id not in asked.client.watches:
            since = before.as_seen_by(asked.client.person).version
            state = self.state(room, room.entries_since(since) or [], asked.client.person, None, since)
            asked.client.send({"type": "state", "reply": asked.id, "state": state})
        if room.table.thinking != before.thinking:
            self._send_all(room.id, {"type": "thinking", "table": room.id, "seats": room.table.thinking})
        self._send_turns(room, before)
        if room.table.facts.visibility == "public" and has_news(room.table, before, None):
            self.lobby_dirty.set()

    def _playing(self, table: str) -> set[str]:
        """The people who hold a seat at a table."""
        room = self.rooms.known(table)
        return {seat.person for seat in room.table.seats if seat.person is not None} if room is not None else set()

    def _players_first(self, room: Room) -> list[Watched]:
        """All who look at a table, in the order in which they hear of a change."""
        people = self._playing(room.id)
        watches = self._watches.get(room.id, {}).values()
        return sorted(watches, key=lambda watch: watch.client.person not in people)

    def _push_soon(self, table: str, watch: Watched) -> None:
        """To be told later, together with whatever has changed until then."""
        self._crowds.setdefault(table, {})[watch.client] = watch
        self._tell_crowds_soon()

    def _tell_crowds_soon(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_crowds(), name="crowds")

    async def _tell_crowds(self) -> None:
        """One table's onlookers after the other's; what changes meanwhile is told in the next round."""
        while self._crowds or self._words:
            await asyncio.sleep(BREATH)
            if self._crowds:
                table = next(iter(self._crowds))
                crowd = list(self._crowds.pop(table).values())
                for first in range(0, len(crowd), AT_ONCE):
                    self._tell_crowd(table, crowd[first : first + AT_ONCE])
                    await asyncio.sleep(BREATH)
            if self._words:
                await self._say_to_crowd(*next(iter(self._words.items())))

    async def _say_to_crowd(self, key: tuple[str, int | str], word: Word) -> None:
        for first in range(0, len(word.crowd), AT_ONCE):
            for client in word.crowd[first : first + AT_ONCE]:
                if word.table in client.watches:
                    client.send_text(word.text)
            await asyncio.sleep(BREATH)
        newest = self._words.pop(key)
        if newest is not word:  # which has come meanwhile, and has to wait for its turn
            self._words[key] = newest

    def _tell_crowd(self, table: str, watches: list[Watched]) -> None:
        encoded: dict[object, str] = {}
        room = self.rooms.known(table)
        try:
            for watch in watches:
                if room is not None and watch.client.watches.get(table) is watch:
                    self._push(room, watch, None, encoded)
        except Exception:
            log.exception("some who look on could not be told")

    def chat_said(self, table: str, message: object) -> None:
        """Somebody said something at a table."""
        self._send_all(table, {"type": "chat", "table": table, "message": message})

    def state(self, room: Room, entries: list[LogEntry], person: str | None, seat: int | None, since: int) -> StateData:
        """A table as one person sees it; of the entries those they may know of."""
        table = room.table.as_seen_by(person)
        shown = table.seat_to_show(table.seats_of(person), seat)
        seats = () if shown is None else (shown,)
        known = [entry for entry in entries if entry.version <= table.version]
        told = rendering.entries_data(known, room.game, seats, since, untold_from(room.table, seats))
        return rendering.state_data(
            table, room.game, person, seat, told, since, self.rooms.directory.find, self.online(room)
        )

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something soon, without waiting for it; once we have stopped, nothing."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            report(error, log, "what nobody waits for failed")

    def _push(self, room: Room, watch: Watched, reply: int | None, encoded: dict[object, str]) -> None:
        table = room.table.as_seen_by(watch.client.person)
        since, entries = watch.version, room.entries_since(watch.version)
        if entries is None:
            since, entries = room.newest_entries()
            since = min(since, table.version)
        mine = tuple(table.seats_of(watch.client.person))
        owns = watch.client.person == table.facts.owner
        key = (mine, owns, watch.seat if watch.seat in mine else None, since, table.version)
        if key not in encoded:
            state = self.state(room, entries, watch.client.person, watch.seat, since)
            encoded[key] = msgspec.json.encode(state).decode()
        watch.version = table.version
        said = "null" if reply is None else str(reply)
        watch.client.send_text(f'{{"type":"state","reply":{said},"state":{encoded[key]}}}')

    def _send_turns(self, room: Room, before: Table) -> None:
        for person in room.table.people() | before.people():
            clients = self._people.get(person)
            if not clients:
                continue
            turn = is_turn(room.table, person)
            if turn != is_turn(before, person):
                for client in clients:
                    client.send({"type": "turn", "table": room.id, "your_turn": turn})

    def _send_all(self, table: str, message: dict[str, object]) -> None:
        """A message to everybody who looks at a table: at once to those who play there, and to others if they are few.

        A crowd hears it a moment later, in handfuls and in order; of who is there and who thinks only the newest.
        """
        watchers = self._watches.get(table)
        if not watchers:
            return
        text, playing = msgspec.json.encode(message).decode(), self._playing(table)
        crowd = [client for client in watchers if client.person not in playing]
        if len(crowd) <= AT_ONCE and not any(word.table == table for word in self._words.values()):
            crowd = []
        for client in watchers.keys() - set(crowd):
            client.send_text(text)
        if crowd:
            self._say_soon(Word(table, text, crowd), str(message["type"]))

    def _say_soon(self, word: Word, kind: str) -> None:
        self._said += 1
        self._words[word.table, self._said if kind == "chat" else kind] = word
        self._tell_crowds_soon()


def _owner(client: Client) -> str:
    """Under whom a socket is counted: its person, or its address (which is no person's id)."""
    return client.person or f"address {client.address}"


def has_news(table: Table, before: Table, person: str | None) -> bool:
    """Whether a change of a table is one that somebody may know of."""
    if table is before:  # something outside the log changed
        return True
    now, then = table.as_seen_by(person), before.as_seen_by(person)
    return (now.version, now.seats, now.status) != (then.version, then.seats, then.status)


def is_turn(table: Table, person: str) -> bool:
    """Whether the table waits for this person."""
    awaiting = table.awaiting
    return awaiting is not None and awaiting.any_of(table.seats_of(person)) is not None
