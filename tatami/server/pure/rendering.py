"""From tables to answers: the one place where what somebody may see is put together.

Views come from the game's own ``view``, previews of options from ``tatami.preview`` and for the seat that is asked
only; events are filtered by audience; an action that was secret is shown to its seat only.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.preview import plain, plan, view_with_previews
from tatami.server.pure.answers import (
    ActionData,
    AwaitingData,
    EntryData,
    EventData,
    OriginData,
    PlanAnswer,
    ResultData,
    SeatData,
    StateData,
    TableData,
)
from tatami.server.pure.entries import COLLECTED, LogEntry
from tatami.server.pure.line import chosen_action
from tatami.server.pure.playing import question_to
from tatami.server.pure.table import BOT, DECISION, Awaiting, Facts, Person, Seat, Summary, Table, summary_of
from tatami.server.pure.whole_turns import OLD_STEP, TURN, told

log = logging.getLogger("tatami.server")
FindPerson = Callable[[str | None], Person | None]
HIDDEN_DATA = frozenset({"hold", COLLECTED, TURN, OLD_STEP})


def table_data(
    table: Summary, game: Game | None, me: str | None, find: FindPerson, online: Collection[str] = ()
) -> TableData:
    """A table as one person sees it in a list or in its head."""
    facts = table.facts
    mine = [seat.seat for seat in table.seats if me is not None and seat.person == me]
    return TableData(
        id=facts.id,
        code=facts.code,
        game=facts.game,
        title=game.info.title if game else facts.game,
        options=facts.options,
        seats=[_seat(seat, table, mine, find, online) for seat in table.seats],
        owner=find(facts.owner),
        visibility=facts.visibility,
        pace=facts.pace,
        help=facts.help,
        rated=facts.rated,
        confirm=facts.confirm,
        status=table.status,
        old_rules=game is None or table.damaged,
        damaged=table.damaged,
        origin=_origin(facts, me),
        version=table.version,
        ply=table.ply,
        awaiting=_awaiting(table.awaiting),
        your_turn=table.awaiting is not None and table.awaiting.any_of(mine) is not None,
        stuck=table.stuck,
        rematch=table.rematch,
        result=ResultData(**table.result) if table.result else None,
        created=facts.created,
        updated=table.updated,
    )


def _origin(facts: Facts, me: str | None) -> OriginData:
    """Where a table comes from. Which table that was is for its owner: the id is a key, perhaps of a private table."""
    known = me is not None and facts.owner == me
    return OriginData(facts.origin, facts.origin_table if known else None, facts.origin_ply)


def state_data(
    table: Table,
    game: Game | None,
    me: str | None,
    wanted: int | None,
    entries: list[EntryData],
    since: int,
    find: FindPerson,
    online: Collection[str],
) -> StateData:
    """A table with its game, as one person sees it."""
    mine = table.seats_of(me)
    seat = table.seat_to_show(mine, wanted)
    return StateData(
        table=table_data(summary_of(table), game, me, find, online),
        version=table.version,
        ply=table.ply,
        seat=seat,
        mine=mine,
        view=_view(table, seat),
        awaiting=_awaiting(table.awaiting),
        turn_of=table.turn_of,
        undo=table.undo_plies(mine),
        restart=table.restart_ply(mine),
        entries=entries,
        since=since,
    )


def _view(table: Table, seat: int | None) -> dict[str, object] | None:
    """What the seat sees; if it is asked now, with what each option costs, brings and opens.

    At an open question every seat that is asked sees its own, also when it has answered: it may do so anew.
    """
    if table.line is None:
        return table.final_view
    if seat is None or (seat not in table.asked_together and table.awaiting != Awaiting(DECISION, (seat,))):
        return table.line.state.view(seat)
    state = question_to(table, seat)
    try:
        return view_with_previews(state, seat)
    except Exception:  # the rules fail for an option: whoever chooses it is told so, the others can be chosen
        _not_tried_out(table)
    return state.view(seat)


def plan_data(table: Table, seat: int, action: int | str) -> PlanAnswer:
    """What the seat that is asked may plan with one of its options."""
    state = question_to(table, seat)
    chosen = chosen_action(state, action)
    try:
        return PlanAnswer({name: plain(preview) for name, preview in plan(state, chosen).items()})
    except Exception:
        _not_tried_out(table)
    return PlanAnswer({})


def _not_tried_out(table: Table) -> None:
    log.exception("an option could not be tried out", extra={"game": table.facts.game})


def entries_data(
    entries: list[LogEntry], game: Game | None, seats: Collection[int], since: int = 0, untold: int | None = None
) -> list[EntryData]:
    """Log entries after a version as somebody with these seats may see them; of an untold turn nothing."""
    return [entry_data(entry, game, seats) for entry in told(entries, seats, untold) if entry.version > since]


def entry_data(entry: LogEntry, game: Game | None, seats: Collection[int]) -> EntryData:
    """One log entry as somebody with these seats may see it."""
    known = entry.public or entry.seat in seats
    action = _action(game, entry.action) if known and game and entry.action else None
    heard = [e for e in entry.events if e.audience is None or e.audience in seats]
    events = [EventData(e.kind, e.seat, e.args, e.audience is not None) for e in heard]
    data = {key: value for key, value in entry.data.items() if key not in HIDDEN_DATA}
    return EntryData(entry.version, entry.at, entry.kind, entry.seat, entry.ply, action, events, data)


def _action(game: Game, name: str) -> ActionData | None:
    try:
        number = game.actions.parse(name)
    except TatamiError:
        return None
    return action_data(game, number)


def action_data(game: Game, action: int) -> ActionData:
    """An action in words."""
    family, args = game.actions.describe(action)
    return ActionData(action, game.actions.name(action), family, dict(args))


def _awaiting(awaiting: Awaiting | None) -> AwaitingData | None:
    return AwaitingData(awaiting.kind, awaiting.seat, list(awaiting.seats)) if awaiting else None


def _decides(table: Summary, seat: int) -> bool:
    awaiting = table.awaiting
    return awaiting is not None and awaiting.kind == DECISION and seat in awaiting.seats


def _seat(seat: Seat, table: Summary, mine: list[int], find: FindPerson, online: Collection[str]) -> SeatData:
    person = find(seat.person)
    name = person.name if person and seat.kind == "person" else seat.name
    return SeatData(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        person=person,
        bot=seat.bot,
        reserved=find(seat.reserved),
        resigned=find(seat.resigned),
        online=seat.person is not None and seat.person in online,
        thinking=seat.kind == BOT and not table.stuck and _decides(table, seat.seat),
        mine=seat.seat in mine,
    )
