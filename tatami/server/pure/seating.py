"""Who sits where: sit down, leave, hand a seat to a bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from tatami.core.game import Game
from tatami.server.pure.answers import BotData
from tatami.server.pure.entries import LEAVE, RESIGN, SIT, TO_BOT, LogEntry
from tatami.server.pure.playing import automata, finish, settled
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.table import (
    ABANDONED,
    BOT,
    EMPTY,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Change,
    Person,
    Seat,
    Table,
    begin,
    entry_at,
)
from tatami.server.pure.whole_turns import seat_entry

MAX_VERSION: Final = 2**30
"""Nobody sits down at a table that was left and taken again so often: versions are stored in 32 bits."""


def sit(table: Table, person: Person, wanted: int | None, game: Game) -> Change:
    """Take an open seat, or take back the one you resigned."""
    if table.status in (OVER, ABANDONED):
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    if table.seats_of(person.id):
        raise Refusal(ErrorCode.ALREADY_SEATED, "You already have a seat here.")
    if table.version >= MAX_VERSION:
        raise Refusal(ErrorCode.TOO_MANY, "Too many have come and gone at this table.")
    if table.was_removed(person.id):
        raise not_welcome()
    seat = _free_seat(table, person, wanted)
    entry = seat_entry(table, SIT, seat.seat, person.id, data={"name": person.name})
    taken = Seat(seat.seat, PERSON, person.name, person.id)
    return _perhaps_start(table, _reseat(table, entry, taken), (entry,), game)


def leave(table: Table, person: str, bot: BotData, *, resign: bool = False) -> Change:
    """Give up all seats you hold: they become open before the game, a bot's during it."""
    mine = table.seats_of(person)
    if not mine and table.status == WAITING and table.facts.owner == person:
        return _abandon(table, person)
    if not mine:
        raise Refusal(ErrorCode.NOT_SEATED, "You hold no seat at this table.")
    if table.status == WAITING and not resign:
        return _leave_open(table, person, mine)
    if table.status == WAITING:
        raise Refusal(ErrorCode.NOT_STARTED, "The game has not begun: leave the table instead.")
    if table.status != RUNNING:
        raise Refusal(ErrorCode.NOT_RUNNING, "The game is over.")
    return _hand_over(table, person, mine, bot, person)


def set_seat(table: Table, owner: str, number: int, kind: str, bot: BotData, game: Game) -> Change:
    """The owner fills an open seat with a bot, or opens a seat again that a bot or somebody else has, before the game.

    Who is asked to leave in this way does not sit down there again.
    """
    seat = seat_at(table, number)
    if table.status != WAITING:
        raise Refusal(ErrorCode.NOT_RUNNING, "The seats are fixed once the game has begun.")
    if seat.kind not in (EMPTY, BOT) and (kind == BOT or seat.person == owner):
        raise Refusal(ErrorCode.SEAT_TAKEN, "Somebody sits there.")
    if kind == BOT and not table.facts.help:
        raise no_bots()
    if kind == EMPTY:
        entry = entry_at(table, LEAVE, number, owner)
        opened = Seat(number, EMPTY, resigned=seat.person or seat.resigned)
        return _perhaps_start(table, _reseat(table, entry, opened), (entry,), game)
    entry = entry_at(table, TO_BOT, number, owner, data={"bot": bot.name})
    after = _reseat(table, entry, bot_seat(number, bot))
    refuse_bots_alone(after.seats)
    return _perhaps_start(table, after, (entry,), game)


def replace_absent(table: Table, owner: str, number: int, bot: BotData) -> Change:
    """The seats of the person who left without a word go to a bot (the caller has checked that they are absent)."""
    absent = seat_at(table, number).person
    if absent is None:
        raise Refusal(ErrorCode.SEAT_TAKEN, "No person holds that seat.")
    return _hand_over(table, absent, table.seats_of(absent), bot, owner)


def bot_seat(number: int, bot: BotData, resigned: str | None = None) -> Seat:
    """A seat played by a bot, under the name people know it by."""
    return Seat(number, BOT, bot.person or bot.name, bot=bot.name, resigned=resigned)


def asked_to_leave(entries: Iterable[LogEntry], person: str) -> bool:
    """Whether a table's log says that its owner took a seat from somebody, whoever has sat there since."""
    seats: set[int | None] = set()
    for entry in entries:
        if entry.kind == SIT and entry.person == person:
            seats.add(entry.seat)
        elif entry.kind == LEAVE and entry.seat in seats:
            if entry.person != person:
                return True
            seats.discard(entry.seat)
    return False


def not_welcome() -> Refusal:
    """Somebody was asked to leave the table."""
    return Refusal(ErrorCode.FORBIDDEN, "The one who set up this table asked you to leave it.")


def no_bots() -> Refusal:
    """The table was set up for people only."""
    return Refusal(ErrorCode.NO_BOTS, "This table was set up without help: computer players cannot sit here.")


def refuse_bots_alone(seats: tuple[Seat, ...]) -> None:
    """``no_people`` if computer players would play among themselves, for nobody."""
    if all(seat.kind == BOT for seat in seats):
        raise Refusal(ErrorCode.NO_PEOPLE, "At least one seat is for a person.")


def seat_at(table: Table, number: int) -> Seat:
    """The seat of that number; ``not_found`` if there is none."""
    if not 0 <= number < len(table.seats):
        raise not_found("seat")
    return table.seats[number]


def _free_seat(table: Table, person: Person, wanted: int | None) -> Seat:
    seats = table.seats if wanted is None else (seat_at(table, wanted),)
    may_return = table.status == RUNNING and table.facts.help  # else one could let a bot play the hard part
    back = [seat for seat in seats if seat.kind == BOT and seat.resigned == person.id and may_return]
    free = [seat for seat in seats if seat.kind == EMPTY and seat.reserved in (None, person.id)]
    free.sort(key=lambda seat: seat.reserved != person.id)
    if not (back or free):
        raise Refusal(ErrorCode.SEAT_TAKEN, "There is no free seat for you.")
    return (back or free)[0]


def _leave_open(table: Table, person: str, mine: list[int]) -> Change:
    after, entries = table, []
    for number in mine:
        entry = entry_at(after, LEAVE, number, person)
        entries.append(entry)
        after = _reseat(after, entry, Seat(number, EMPTY))
    if not any(seat.kind == PERSON for seat in after.seats):
        after = replace(after, status=ABANDONED)
    return Change(table, after, tuple(entries))


def _abandon(table: Table, person: str) -> Change:
    entry = entry_at(table, LEAVE, None, person)
    return Change(table, replace(table.after_seats(entry), status=ABANDONED), (entry,))


def _hand_over(table: Table, person: str, mine: list[int], bot: BotData, by: str) -> Change:
    """A bot plays on, also where there is no help, so that the others can finish.

    A rated game is over instead, and so is one whose rules are no longer played here: no bot knows them.
    """
    if table.facts.rated or table.line is None:
        return _break_off(table, mine, by)
    after, entries = table, []
    somebody_stays = any(seat.person for seat in table.seats if seat.seat not in mine)
    for number in mine:
        data: dict[str, Any] = {"bot": bot.name, "name": after.seats[number].name}
        if after.hold == number and after.shown is not None and somebody_stays:
            data["hold"] = True
        entry = seat_entry(after, RESIGN, number, by, data=data)
        entries.append(entry)
        after = release_hold(_reseat(after, entry, bot_seat(number, bot, resigned=person)), entry)
    after, played = automata(after)
    entries += played
    after = finish(after)
    if after.status == RUNNING and not any(seat.person for seat in after.seats):
        after = replace(after, status=ABANDONED)
    final = after.line is not None and not after.line.trail and after.shown is None
    return Change(table, after, tuple(entries), snapshot=final)


def _break_off(table: Table, mine: list[int], by: str) -> Change:
    """The game ends without a result: somebody left it, and no bot may play for them."""
    after, entries = table, []
    for number in mine:
        entry = seat_entry(after, RESIGN, number, by, data={"name": after.seats[number].name})
        entries.append(entry)
        after = after.after_seats(entry)
    line = after.line.settled() if after.line else None
    return Change(table, replace(after, status=ABANDONED, hold=None, line=line, shown=None), tuple(entries))


def release_hold(table: Table, entry: LogEntry) -> Table:
    """The table after a seat went to a bot: what was played there is final.

    A turn that was held is over then, unless the others wait for the whole of it: they must not learn that it was
    held, so the bot confirms it as it would decide something (``hold`` in the entry).
    """
    if table.line is None:
        return table
    line = table.line.settled() if table.line.last_seat == entry.seat else table.line
    if table.hold != entry.seat or entry.data.get("hold"):
        return replace(table, line=line)
    return replace(table, hold=None, shown=None, line=line)


def _reseat(table: Table, entry: LogEntry, seat: Seat) -> Table:
    seats = tuple(seat if old.seat == seat.seat else old for old in table.seats)
    return replace(table.after_seats(entry), seats=seats)


def _perhaps_start(before: Table, after: Table, entries: tuple[LogEntry, ...], game: Game) -> Change:
    if after.status != WAITING or any(seat.kind == EMPTY for seat in after.seats):
        return Change(before, after, entries)
    started, start = begin(after, game, None)
    return settled(before, started, (*entries, start))


__all__ = ["leave", "refuse_bots_alone", "release_hold", "replace_absent", "seat_at", "set_seat", "sit"]
