"""From the seats that somebody asks for to the seats of a table."""

from __future__ import annotations

import random

from tatami.core.game import Game
from tatami.server.door import requests
from tatami.server.live.library import Library, bot_or_refuse
from tatami.server.pure.names import clean_name
from tatami.server.pure.refusals import ErrorCode, Refusal
from tatami.server.pure.seating import bot_seat
from tatami.server.pure.table import EMPTY, PERSON, SAME_SCREEN, Person, Seat


def make_seats(
    library: Library, game: Game, wanted: list[requests.SeatRequest], me: Person, shuffle: bool = False
) -> tuple[Seat, ...]:
    """The seats somebody asked for."""
    if sum(isinstance(seat, requests.Me) for seat in wanted) > 1:
        raise Refusal(ErrorCode.BAD_SEATS, "You can sit on one seat only; use same_screen for others beside you.")
    if shuffle:
        wanted = random.SystemRandom().sample(wanted, len(wanted))
    return tuple(_seat(library, game, number, seat, me) for number, seat in enumerate(wanted))


def _seat(library: Library, game: Game, number: int, wanted: requests.SeatRequest, me: Person) -> Seat:
    if isinstance(wanted, requests.Me):
        return Seat(number, PERSON, me.name, me.id)
    if isinstance(wanted, requests.SameScreen):
        return Seat(number, SAME_SCREEN, clean_name(wanted.name), me.id)
    if isinstance(wanted, requests.Bot):
        return bot_seat(number, bot_or_refuse(library, game.info.id, wanted.bot))
    return Seat(number, EMPTY)
