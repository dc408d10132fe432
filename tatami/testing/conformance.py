"""The conformance kit: what makes a game a game of Tatami, checked by playing it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from tatami.core.errors import BadOptions, NotAllowed, RecordError, TatamiError
from tatami.core.events import Event
from tatami.core.game import Game, Option
from tatami.core.record import Record, read_header, read_record
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.testing.checks import (
    POSITION_CHECKS,
    QUICK,
    check_corrupt_json,
    expect,
    fingerprint,
    is_plain,
    to_bytes,
)
from tatami.testing.play import PLAYERS, CheckFailed, CuriousPlayer, Player, Setup, play, setups, walk

# ---- the game as declared -------------------------------------------------------------------------------------------


def check_info(game: Game) -> None:
    """The declared facts make sense, and a table that does not fit them is refused."""
    info = game.info
    expect(info.id.isidentifier() and info.id.islower(), f"'{info.id}' is no game id")
    texts = [info.title, info.rules_version, info.rules_prefix, info.publisher, *info.designers, game.content_hash]
    expect(
        all(texts) and bool(info.designers), "title, rules version, rules prefix, people and content hash must be named"
    )
    expect(
        list(info.seats) == sorted(set(info.seats)) and info.seats[0] > 0, f"the seat counts {info.seats} make no sense"
    )
    expect(info.score_range[0] < info.score_range[1], f"the score range {info.score_range} is empty")
    expect(info.max_decisions > 0, "the bound on decisions must be positive")
    expect(is_plain(game.content_data()), "the content is not plain JSON")
    for seats in (0, -1, max(info.seats) + 1):
        _bad_options(game, seats, {}, f"{seats} seats")
    _bad_options(game, info.seats[0], {"no_such_option": 1}, "an unknown option")


def check_options(game: Game) -> None:
    """Every option has a valid default and help, works with all its values, and refuses any other."""
    for option in game.info.options:
        expect(bool(option.help) and option.help.endswith("."), f"the option '{option.name}' needs a sentence of help")
        seats = (option.seats or game.info.seats)[0]
        for value in _wrong_values(option):
            _bad_options(game, seats, {option.name: value}, f"'{option.name}' = {value!r}")
        for other in game.info.seats:
            if option.seats and other not in option.seats:
                _bad_options(game, other, {option.name: option.default}, f"'{option.name}' with {other} seats")
    for setup in setups(game):
        plain = game.new(setup.seats, 1)
        full = game.new(setup.seats, 1, setup.options)
        expect(dict(full.options) == setup.options, f"a new game of {setup.name} remembers the options {full.options}")
        defaults = all(setup.options[option] == value for option, value in plain.options.items())
        expect(not defaults or plain == full, f"leaving options out is not the same as their defaults ({setup.name})")


def _wrong_values(option: Option) -> list[object]:
    out: list[object] = [None, 1.5, [], "no such value"]
    if option.type != "int":
        out.append(1)
    if option.type != "bool":
        out.append(True)
    return out


def _bad_options(game: Game, seats: int, options: dict[str, object], what: str) -> None:
    try:
        game.new(seats, 1, options)
    except BadOptions as error:
        expect(bool(str(error)), f"the refusal of {what} says nothing")
    else:
        raise CheckFailed(f"a new game accepts {what}")


def check_actions(game: Game) -> None:
    """Ids and notation go both ways for every action; what is neither is refused."""
    actions = game.actions
    expect(len(actions) > 0, "the game has no actions")
    names = [actions.name(action) for action in range(len(actions))]
    expect(len(set(names)) == len(names), "two actions share a notation")
    for action, name in enumerate(names):
        expect(actions.parse(name) == action, f"'{name}' is action {action} but is read as {actions.parse(name)}")
        expect(actions.parse(f"  {name.replace(' ', '  ')} ") == action, f"'{name}' is not read with more spaces")
        expect(name == " ".join(name.split()) and name.isprintable(), f"'{name}' does not fit on a line of a record")
        expect(not name.startswith("end "), f"'{name}' looks like the last line of a record")
        family, args = actions.describe(action)
        expect(name.split()[0] == family, f"the family of '{name}' is said to be '{family}'")
        expect(all(value in name for value in args.values()), f"the arguments {args} do not stand in '{name}'")
    for attempt in (-1, len(actions)):
        try:
            actions.name(attempt)
        except TatamiError:
            continue
        raise CheckFailed(f"action {attempt} has a name")
    for text in ("", "no such action", names[0] + " and more"):
        try:
            actions.parse(text)
        except TatamiError:
            continue
        raise CheckFailed(f"'{text}' is read as an action")


# ---- a whole game ---------------------------------------------------------------------------------------------------


def check_same_seed(game: Game, setup: Setup, seed: int) -> None:
    """The same seed, as number or text, gives the same bytes; if there is chance, other seeds give others."""
    first = game.new(setup.seats, seed, setup.options)
    for again in (seed, str(seed)):
        twin = game.new(setup.seats, again, setup.options)
        expect(fingerprint(first) == fingerprint(twin), f"two games with the seed {again!r} differ")
    if game.info.chance:
        others = {game.new(setup.seats, seed + n, setup.options).to_json() for n in range(4)}
        expect(len(others) > 1, "different seeds give the same game")


def check_play(game: Game, setup: Setup, seed: int, player: Player, *, thorough: int = 12) -> None:
    """Every promise about positions holds on the way to the end; the costly ones at one decision in ``thorough``."""
    lot = Rng(f"lot {seed}")
    chosen: list[int] = []
    try:
        turn = 0
        for state in walk(game.new(setup.seats, seed, setup.options), _Noting(player, chosen)):
            expect(state.turn >= turn, f"the count of turns went from {turn} to {state.turn}")
            turn = state.turn
            picked = state.over or not chosen or not lot.below(thorough)
            for check in POSITION_CHECKS if picked else POSITION_CHECKS[:QUICK]:
                check(state)
    except Exception as error:
        names = [game.actions.name(action) for action in chosen[-8:]]
        error.add_note(f"after {len(chosen)} actions, the last of them: {', '.join(names)}")
        raise


class _Noting(Player):
    """A player whose choices are written down, so that a failure can say how it got there."""

    def __init__(self, player: Player, chosen: list[int]) -> None:
        super().__init__(0)
        self.player = player
        self.chosen = chosen

    def choose(self, state: State) -> int:
        action = self.player.choose(state)
        self.chosen.append(action)
        return action


def check_listeners(game: Game, setup: Setup, seed: int) -> None:
    """Events are plain and addressed to someone; a listened-to game is the same game; nothing is told unasked."""
    quiet = game.new(setup.seats, seed, setup.options)
    loud = game.new(setup.seats, seed, setup.options, listening=True)
    player = CuriousPlayer(seed)
    sides = game.sides(setup.seats)
    heard = 0
    for state in walk(quiet, _Copying(player, loud)):
        expect(state.drain() == [] and state.events is None, "a state tells what happened although nobody listens")
        expect(fingerprint(state) == fingerprint(loud), "listening to a game changes it")
        for event in loud.drain():
            _check_event(event, sides, setup.seats)
            heard += 1
        expect(loud.drain() == [], "an event is told twice")
    expect(heard > 0, "a whole game was played and nothing was told about it")


class _Copying(Player):
    """A player whose choices are carried out on a second state too."""

    def __init__(self, player: Player, other: State) -> None:
        super().__init__(0)
        self.player = player
        self.other = other

    def choose(self, state: State) -> int:
        action = self.player.choose(state)
        self.other.apply(action)
        return action


def _check_event(event: Event, sides: int, seats: int) -> None:
    expect(event.kind.isidentifier() and event.kind.islower(), f"'{event.kind}' is no kind of event")
    expect(0 <= event.seat < sides, f"the event '{event.kind}' names seat {event.seat}")
    expect(event.audience is None or 0 <= event.audience < seats, f"'{event.kind}' is told to {event.audience}")
    expect(is_plain(event.args), f"the event '{event.kind}' is not plain: {event.args!r}")


def check_undo(game: Game, setup: Setup, seed: int) -> None:
    """Undo returns the same bytes, as far back as no other seat has acted and nothing was revealed, and no further."""
    record = Record.start(game, setup.seats, seed, setup.options)
    player = CuriousPlayer(seed)
    free_to_undo: list[tuple[int | None, str]] = []
    while not record.state.over:
        actor, reveals, before = record.state.seat, record.state.reveals, _whole(record)
        if free_to_undo and free_to_undo[-1][0] != actor:
            free_to_undo.clear()
        record.decide(player.choose(record.state))
        free_to_undo.append((actor, before))
        if record.state.reveals != reveals:
            free_to_undo.clear()
        if record.state.automaton is not None:
            _undoes_before_automata(record, free_to_undo)
            record.go_on()
            free_to_undo.clear()
        expect(record.can_undo == bool(free_to_undo), "can_undo does not follow reveals and seats")
        if len(record.actions) % 5:
            continue
        again = record.actions[len(record.actions) - len(free_to_undo) :]
        now = _whole(record)
        for _, expected in reversed(free_to_undo):
            record.undo()
            expect(_whole(record) == expected, "undo does not return the same bytes")
        _refuses_undo(record)
        record.replay(again)
        expect(_whole(record) == now, "the same actions after undo lead elsewhere")


def _undoes_before_automata(record: Record, free_to_undo: list[tuple[int | None, str]]) -> None:
    """Before an automaton plays, the last decision can be taken back like any other."""
    expect(record.can_undo == bool(free_to_undo), "before the turn of an automaton undo does not follow reveals")
    if not free_to_undo:
        return
    action, now = record.actions[-1], _whole(record)
    record.undo()
    expect(_whole(record) == free_to_undo[-1][1], "undo before the turn of an automaton does not return the same bytes")
    record.decide(action)
    expect(_whole(record) == now, "the same action leads elsewhere after undo before the turn of an automaton")


def _refuses_undo(record: Record) -> None:
    before = _whole(record)
    for attempt in (record.undo, record.restart_turn):
        try:
            attempt()
        except NotAllowed:
            continue
        raise CheckFailed("undo goes back across a barrier")
    expect(_whole(record) == before and not record.can_undo, "a refused undo has changed the record")


def _whole(record: Record) -> str:
    return fingerprint(record.state) + record.to_text()


def check_restart_turn(game: Game, setup: Setup, seed: int) -> None:
    """Restarting a turn leads to its first decision since the barrier, from which the same actions lead back."""
    record = Record.start(game, setup.seats, seed, setup.options)
    player = CuriousPlayer(seed)
    history: list[tuple[int, str]] = []
    while not record.state.over:
        history.append((record.state.turn, _whole(record)))
        record.apply(player.choose(record.state))
        if len(record.actions) % 7 or not record.can_undo:
            continue
        now, played = _whole(record), list(record.actions)
        acted_in = history[-1][0]
        record.restart_turn()
        kept = len(record.actions)
        turn, whole = history[kept]
        expect(kept < len(played) and whole == _whole(record), "restarting a turn leads to no earlier decision")
        expect(turn == acted_in == record.state.turn, "restarting a turn leaves the turn")
        expect(_at_first_decision(record, history, kept), "restarting a turn stops before its first decision")
        record.replay(played[kept:])
        expect(_whole(record) == now, "the same actions after a restart lead elsewhere")


def _at_first_decision(record: Record, history: list[tuple[int, str]], kept: int) -> bool:
    return not record.can_undo or history[kept - 1][0] != record.state.turn


def check_record(game: Game, setup: Setup, seed: int) -> None:
    """A record's text gives back the same record and the same end; a damaged one is refused."""
    record = Record.start(game, setup.seats, seed, setup.options)
    player = CuriousPlayer(seed)
    while not record.state.over:
        record.apply(player.choose(record.state))
    text = record.to_text()
    again = read_record(text, game)
    expect(again.to_text() == text, "a record read and written again differs")
    expect(fingerprint(again.state) == fingerprint(record.state), "replaying a record leads to another end")
    header, names = read_header(text)
    expect(header == record.header and len(names) == len(record.actions), "the header of a record is not its own")
    lines = text.splitlines(keepends=True)
    for damaged in (
        "",
        lines[0],
        "".join(lines[:-1]),
        text[:-1],
        "".join(lines[:8] + lines[9:]),
        "".join([*lines[:8], lines[8], *lines[8:]]),
        text.replace(f"game {game.info.id}", "game chess"),
        text.replace(game.content_hash, game.content_hash[::-1] + "0"),
    ):
        try:
            read_record(damaged, game)
        except RecordError:
            continue
        raise CheckFailed("a damaged record was accepted")


def check_stored_states(game: Game, setup: Setup, seed: int) -> None:
    """Damaged stored states are refused, at the start, in the middle and at the end of a game."""
    states = [state.copy() for state in walk(game.new(setup.seats, seed, setup.options), Player(seed))]
    for state in (states[0], states[len(states) // 2], states[-1]):
        check_corrupt_json(state)


def check_redeal_changes_something(game: Game, setup: Setup, seed: int) -> None:
    """If a game says it has hidden information or chance, redealing deals something else; redealt games end."""
    if not (game.info.chance or game.info.hidden_information):
        return
    state = game.new(setup.seats, seed, setup.options)
    dealt = [state.redeal(state.seat, Rng(n)).to_data() for n in range(4)]
    expect(len({to_bytes(data) for data in dealt}) > 1, "redealing four times deals the same")
    if game.info.hidden_information:
        cards = {to_bytes({key: value for key, value in data.items() if key != "rng"}) for data in dealt}
        expect(len(cards) > 1, "redealing four times changes the future but nothing on the table")
    play(state.redeal(state.seat, Rng(seed)), Player(seed))


GAME_CHECKS: Sequence[Callable[[Game], None]] = (check_info, check_options, check_actions)
PLAYED_CHECKS: Sequence[Callable[[Game, Setup, int], None]] = (
    check_same_seed,
    check_listeners,
    check_undo,
    check_restart_turn,
    check_record,
    check_stored_states,
    check_redeal_changes_something,
)
CHECKS: Sequence[Callable[..., None]] = (*GAME_CHECKS, *PLAYED_CHECKS, check_play, *POSITION_CHECKS)
"""Every promise, one function each, with the promise as its docstring."""


def check_game(game: Game, games: int = 12, seed: int = 0, *, thorough: int = 12) -> None:
    """Hold a game to everything that games of Tatami promise.

    ``games`` games are played over all seat counts and options by players of different tempers; the costly checks are
    made at about one decision in ``thorough``. The first broken promise raises :class:`CheckFailed`, with notes that
    say which game it was. The same arguments check the same games.
    """
    content = to_bytes(game.content_data())
    for check in GAME_CHECKS:
        check(game)
    tables = setups(game)
    for number in range(games):
        setup, one_seed = tables[number % len(tables)], seed + number
        temper = PLAYERS[(number + number // len(tables)) % len(PLAYERS)]
        try:
            check_play(game, setup, one_seed, temper(one_seed), thorough=thorough)
            PLAYED_CHECKS[number % len(PLAYED_CHECKS)](game, setup, one_seed)
        except Exception as error:
            error.add_note(f"{game.info.id}, {setup.seats} seats, options {json.dumps(setup.options)}, seed {one_seed}")
            raise
    expect(to_bytes(game.content_data()) == content, "playing has changed the content")
