"""After the faults: every table must go on. One that takes no move, or whose bot owes one, is stuck."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from tools.chaos.people import ENDED, Person
from tools.chaos.wires import Json, Lost, Refused

POLL = 0.1


@dataclass
class Settled:
    """What came of it."""

    stuck: dict[str, str] = field(default_factory=dict)
    """Tables that do not go on, and the last thing heard of them."""
    seen: list[tuple[str, Json]] = field(default_factory=list)
    """What people see at the end: (person's id, state with the whole log)."""


async def settle(people: list[Person], patience: float) -> Settled:
    """Make every unfinished table move once more, and see that nobody waits for a bot."""
    settled = Settled()
    deadline = time.monotonic() + patience
    partners = {table: person.partner for person in people for table in person.going if person.partner is not None}
    owners = [person for person in people if person.habit != "guest"]
    doors = asyncio.Semaphore(32)

    async def one(person: Person, table: str) -> None:
        async with doors:
            trouble = await _go_on(person, partners.get(table), table, deadline)
            if trouble:
                settled.stuck[table] = trouble
                return
            for each in filter(None, (person, partners.get(table))):
                settled.seen.append((each.id, await each.look(table, since=0)))

    jobs = [one(person, table) for person in owners for table in sorted(person.going)]
    await asyncio.gather(*jobs)
    for person in people:
        person.http.close()
    return settled


async def _go_on(person: Person, partner: Person | None, table: str, deadline: float) -> str:
    """Empty when somebody's move was taken (or the game is over) and no bot owes one."""
    moved, last = False, "never looked at"
    players = [person, *([partner] if partner else [])]
    while time.monotonic() < deadline:
        try:
            for player in players:
                state = await player.look(table)
                last = f"status {state['table']['status']}, awaiting {state['awaiting']}"
                if state["table"]["status"] in ENDED:
                    return ""
                if state["table"]["status"] == "open" and player is partner:
                    await player.sit(table)
                elif player.my_turn(state):
                    if moved:
                        return ""
                    kind, action = player.next_action(state)
                    await player.act(table, state, kind, action)
                    moved = True
        except (Lost, Refused) as trouble:
            last = f"{type(trouble).__name__} {trouble}"
        await asyncio.sleep(POLL)
    return last
