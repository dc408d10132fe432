"""People at the tables: they move as fast as the server answers, and never give up a game."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tatami.shelf import GAMES
from tools.chaos.ledger import Ledger, Request
from tools.chaos.wires import Http, Json, Lost, Refused, Socket

UNSURE = frozenset({"unavailable", "internal"})
"""Refusals after which a request may have been carried out: the server lost its database in the middle of it."""
ENDED = ("over", "abandoned")
THINKS_AGAIN = 0.05
"""How often somebody who has answered takes that back before the others have."""


def friends(count: int) -> list[Json]:
    """Others at one's own screen: every decision is ours."""
    return [{"kind": "same_screen", "name": f"Friend {number}"} for number in range(count)]


BOT = {"kind": "bot", "bot": "random"}
TABLES: dict[str, Json] = {
    "alone": {"game": "pebbles", "seats": [{"kind": "me"}, *friends(3)], "confirm": False},
    "careful": {"game": "pebbles", "seats": [{"kind": "me"}, *friends(3)], "confirm": True},
    "bots": {"game": "pebbles", "seats": [{"kind": "me"}, BOT], "confirm": True},
    "pair": {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}], "confirm": True},
    "heavy": {"seats": [{"kind": "me"}, BOT], "confirm": True},
    "heavy pair": {"seats": [{"kind": "me"}, {"kind": "open"}], "confirm": True},
}
CHOICE = {"heavy": list(GAMES), "heavy pair": list(GAMES), "pair": ["pebbles", "sealed"]}
"""Who plays one game after the other: which."""
HEAVY = ("heavy", "heavy pair")
"""Each heavy game is begun with a bot and with a partner."""
HABITS = ("alone", "careful", "pair", "alone", "bots", "careful", "pair", "alone", "careful", "alone")
"""Who plays how, in turn; a share of the people sits down to the heavy games instead (``HEAVY``)."""


class Person:
    """Somebody who plays one game after the other."""

    def __init__(
        self, name: str, habit: str, seed: str, ledger: Ledger, url: Callable[[], str], first_game: int = 0
    ) -> None:
        self.name = name
        self.id = ""
        self.habit = habit
        self.http = Http(url)
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        """Tables that somebody keeps a seat at for us; who has a partner waits for them here."""
        self.partner: Person | None = None
        self.going: set[str] = set()
        """Tables of ours that are not over, as far as we know."""
        self.troubles: Counter[str] = Counter()
        self._rng = random.Random(seed)
        self._next_game = first_game
        self._ledger = ledger
        self._url = url
        self._socket: Socket | None = None
        self._by_socket = self._rng.random() < 0.8
        self._state: dict[str, Json] = {}
        self._messages = 0

    # ---- the evening -----------------------------------------------------------------------------------------------

    async def live(self, stop: asyncio.Event) -> None:
        """Play until it is late; whatever happens to the server, come back."""
        while not stop.is_set():
            try:
                await self._enter()
                table = next(iter(self.going), None) or await self._sit_down(stop)
                if table is not None:
                    await self._play(table, stop)
            except (Lost, Refused) as trouble:
                self.troubles[type(trouble).__name__] += 1
                await self._hang_up()
                await asyncio.sleep(0.05 + 0.3 * self._rng.random())
        await self._hang_up()

    async def _enter(self) -> None:
        if not self.id:
            self.id = (await self.http.ask("POST", "/api/guest", {"name": self.name}))["person"]["id"]

    async def _sit_down(self, stop: asyncio.Event) -> str | None:
        """A table to play at: our own, or the one to which a partner invites us."""
        if self.habit == "guest":
            try:
                table = await asyncio.wait_for(self.inbox.get(), 0.5)
            except TimeoutError:
                return None
            self.going.add(table)
            return table
        wish = TABLES[self.habit]
        if games := CHOICE.get(self.habit):
            wish = {**wish, "game": games[self._next_game % len(games)]}
            self._next_game += 1
        table = await self._create(wish)
        self.going.add(table)
        if self.partner is not None:
            self.partner.inbox.put_nowait(table)
        return table

    async def _create(self, wish: Json) -> str:
        try:
            table: str = (await self.http.ask("POST", "/api/tables", wish))["table"]["id"]
        except (Lost, Refused) as trouble:
            if isinstance(trouble, Lost) or trouble.code in UNSURE:
                self._ledger.perhaps_created[self.id] += 1
            raise
        self._ledger.table_created(table, wish["game"], self.id)
        return table

    async def sit(self, table: str) -> Json:
        """Take the free seat; ours already if an earlier try came through."""
        try:
            state: Json = await self.http.ask("POST", f"/api/tables/{table}/sit", {})
        except Refused as refused:
            if refused.code not in ("already_seated", "seat_taken", "not_running"):
                raise
            return await self.look(table)
        self._ledger.heard(state)
        self._ledger.acknowledged["sit"] += 1
        return state

    async def look(self, table: str, since: int | None = None) -> Json:
        """The table as it stands, over HTTP."""
        state: Json = await self.http.ask(
            "GET", f"/api/tables/{table}" + (f"?since={since}" if since is not None else "")
        )
        self._ledger.heard(state)
        return state

    # ---- a game ----------------------------------------------------------------------------------------------------

    async def _play(self, table: str, stop: asyncio.Event) -> None:
        state = await self._see(table)
        if self.habit == "guest" and not state["mine"] and state["table"]["status"] == "open":
            state = await self.sit(table)
            self._state[table] = state
        while not stop.is_set() and state["table"]["status"] not in ENDED:
            if self.my_turn(state) or (state["undo"] and self._rng.random() < THINKS_AGAIN):
                state = await self._take_turn(table, state)
            else:
                state = await self._wait(table, state)
        if state["table"]["status"] in ENDED:
            self.going.discard(table)
            self._state.pop(table, None)
            if self._socket is not None:
                await self._socket.ask("unwatch", table=table)

    @staticmethod
    def my_turn(state: Json) -> bool:
        """Whether the table waits for us."""
        return bool(state["awaiting"]) and any(seat in state["mine"] for seat in state["awaiting"]["seats"])

    async def _take_turn(self, table: str, state: Json) -> Json:
        if self._rng.random() < 0.02:
            await self._talk(table)
        kind, action = self._choose(state)
        try:
            return await self.act(table, state, kind, action, self._socket)
        except Refused as refused:
            if refused.code in UNSURE:
                await asyncio.sleep(0.05 + 0.2 * self._rng.random())
            return await self._see(table)

    def _choose(self, state: Json) -> tuple[str, Json | None]:
        if not self.my_turn(state) or (state["undo"] and self._rng.random() < 0.1):
            return "undo", None
        if state["awaiting"]["kind"] == "confirm":
            return "confirm", None
        return "move", self._rng.choice(state["view"]["decision"]["options"])

    def next_action(self, state: Json) -> tuple[str, Json | None]:
        """What to do when it is our turn and we want to get on."""
        if state["awaiting"]["kind"] == "confirm":
            return "confirm", None
        return "move", state["view"]["decision"]["options"][0]

    async def act(self, table: str, state: Json, kind: str, action: Json | None, socket: Socket | None = None) -> Json:
        """Move, undo or confirm; whatever comes of it is in the ledger."""
        version = state["version"]
        request = Request(table, self.id, kind, version, action["name"] if action else None)
        body: Json = {"version": version, **({"action": action["id"]} if action else {})}
        try:
            after = await self._send(table, kind, body, socket)
        except Lost:
            self._ledger.unknown.append(request)
            raise
        except Refused as refused:
            if refused.code in UNSURE:
                self._ledger.codes[refused.code] += 1
                self._ledger.unknown.append(replace(request, end=refused.code))
            else:
                self._ledger.refuse(request, refused.code)
            raise
        self._ledger.answered(request, after)
        return after

    async def _send(self, table: str, kind: str, body: Json, socket: Socket | None) -> Json:
        if socket is not None:
            state: Json = (await socket.ask(kind, table=table, **body))["state"]
            return state
        state = await self.http.ask("POST", f"/api/tables/{table}/{kind}", body)
        self._ledger.heard(state)
        return state

    async def _talk(self, table: str) -> None:
        self._messages += 1
        text = f"{self.name} says {self._messages}"
        try:
            await self.http.ask("POST", f"/api/tables/{table}/chat", {"text": text})
        except (Lost, Refused) as trouble:
            if isinstance(trouble, Lost) or trouble.code in UNSURE:
                self._ledger.perhaps_said[text] = table
            raise
        self._ledger.said[text] = table
        self._ledger.acknowledged["chat"] += 1

    # ---- seeing ----------------------------------------------------------------------------------------------------

    async def _see(self, table: str) -> Json:
        """The table now; those with a socket hear of its changes from then on."""
        if not self._by_socket:
            self._state[table] = await self.look(table)
        else:
            if self._socket is None:
                self._socket = await Socket.open(self._url(), self.http.cookie, self._hear)
            known = self._state.get(table)
            fields: dict[str, Any] = {"since": known["version"]} if known else {}
            self._state[table] = (await self._socket.ask("watch", table=table, **fields))["state"]
        return self._state[table]

    def _hear(self, state: Json) -> None:
        self._ledger.heard(state)
        self._state[state["table"]["id"]] = state

    async def _wait(self, table: str, state: Json) -> Json:
        """Somebody else's turn."""
        if self._socket is None:
            await asyncio.sleep(0.02)
            return await self._see(table)
        await self._socket.listen(2.0)
        heard = self._state[table]
        return heard if heard is not state else await self._see(table)

    async def _hang_up(self) -> None:
        self.http.close()
        if self._socket is not None:
            socket, self._socket = self._socket, None
            await socket.close()


def gather_people(count: int, heavy: int, seed: str, ledger: Ledger, url: Callable[[], str]) -> list[Person]:
    """So many people, some of them at the heavy games (each of which is begun in turn), some in pairs."""
    people: list[Person] = []
    for number in range(count):
        habit = HEAVY[number % len(HEAVY)] if number < heavy else HABITS[number % len(HABITS)]
        person = Person(f"Person {number}", habit, f"{seed} {number}", ledger, url, number // len(HEAVY))
        people.append(person)
        if habit.endswith("pair"):
            person.partner = Person(f"Partner {number}", "guest", f"{seed} {number} partner", ledger, url)
            people.append(person.partner)
    return people
