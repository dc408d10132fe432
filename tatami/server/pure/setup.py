"""Setting up tables: new ones, rematches, "play from here", uploaded records."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.server.pure.clock import now
from tatami.server.pure.entries import LogEntry
from tatami.server.pure.ids import new_code, new_id
from tatami.server.pure.playing import settled
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.seating import no_bots, refuse_bots_alone
from tatami.server.pure.table import (
    BOT,
    EMPTY,
    PERSON,
    SAME_SCREEN,
    WAITING,
    Facts,
    Origin,
    Pace,
    Person,
    Seat,
    Table,
    Visibility,
    begin,
)


@dataclass(frozen=True)
class NewTable:
    """A table ready to be stored."""

    table: Table
    entries: tuple[LogEntry, ...]


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to play."""

    visibility: Visibility = "link"
    pace: Pace = "live"
    help: bool = True
    rated: bool = False
    confirm: bool = True
    origin: Origin = "new"
    origin_table: str | None = None
    origin_ply: int | None = None


def new_table(
    game: Game, options: dict[str, Any], seats: tuple[Seat, ...], owner: Person, wishes: Wishes, base: str | None = None
) -> NewTable:
    """A table with these seats; it starts at once when none is open. The seed is drawn here and never leaves."""
    facts = Facts(
        id=new_id(),
        code=new_code(),
        game=game.info.id,
        rules=game.info.rules_version,
        content=game.content_hash,
        options=options,
        seed=secrets.token_hex(16),
        base=base,
        owner=owner.id,
        created=now(),
        **{**vars(wishes), "help": wishes.help and not wishes.rated},
    )
    refuse_bots_alone(seats)
    if facts.rated:
        refuse_unrated(seats)
    if not facts.help:
        refuse_bots(seats)
    table = Table(facts, seats, WAITING, 0, None, updated=facts.created)
    if any(seat.kind == EMPTY for seat in seats):
        return NewTable(table, ())
    started, entry = begin(table, game, owner.id)
    change = settled(table, started, (entry,))
    return NewTable(change.after, change.entries)


def check_options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The game's complete options; ``bad_seats`` or ``bad_options`` in the game's own words."""
    if seats not in game.info.seats:
        possible = ", ".join(str(count) for count in game.info.seats)
        raise Refusal(ErrorCode.BAD_SEATS, f"{game.info.title} is played with {possible} seats.")
    try:
        return dict(game.check(seats, options))
    except TatamiError as error:
        raise Refusal(ErrorCode.BAD_OPTIONS, _sentence(error)) from error


def refuse_unrated(seats: tuple[Seat, ...]) -> None:
    """``bad_seats`` unless several people meet, each at a screen of their own: nothing else says who plays better."""
    if len(seats) < 2 or any(seat.kind == SAME_SCREEN for seat in seats):
        raise Refusal(ErrorCode.BAD_SEATS, "A rated game is played by several people, each at a screen of their own.")


def refuse_bots(seats: tuple[Seat, ...]) -> None:
    """``no_bots`` if a computer player is among them."""
    if any(seat.kind == BOT for seat in seats):
        raise no_bots()


def rematch_seats(table: Table, me: Person) -> tuple[Seat, ...]:
    """The same seats again: mine (and those at my screen) are taken, the others' are kept for them."""
    return tuple(_again(seat, me, table.facts) for seat in table.seats)


def _again(seat: Seat, me: Person, facts: Facts) -> Seat:
    if seat.person == me.id or seat.resigned == me.id:
        if seat.kind == SAME_SCREEN:
            return Seat(seat.seat, SAME_SCREEN, seat.name, me.id)
        return Seat(seat.seat, PERSON, me.name, me.id)
    if seat.person is not None:
        return Seat(seat.seat, EMPTY, reserved=seat.person)
    if seat.kind == BOT and not facts.help:  # a bot that took over: the seat is for the person it stood in for
        return Seat(seat.seat, EMPTY, reserved=seat.resigned)
    if seat.kind == BOT:
        return Seat(seat.seat, BOT, seat.name, bot=seat.bot)
    return Seat(seat.seat, EMPTY)


def wishes_of(facts: Facts, **changes: Any) -> Wishes:
    """The wishes a table was set up with."""
    kept = Wishes(facts.visibility, facts.pace, facts.help, facts.rated, facts.confirm)
    return replace(kept, **changes)


def _sentence(error: TatamiError) -> str:
    said = str(error)
    return f"{said[:1].upper()}{said[1:]}".rstrip(".") + "."
