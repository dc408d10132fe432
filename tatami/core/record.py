"""A record: the save file, the replay, the bug report and the test fixture.

A header says what was played; then stand the chosen actions in notation, one a line. Forced steps are not written: the
engine plays them again. The last line counts and seals the text, so that a truncated file is noticed::

    tatami record 1
    game white_castle
    rules 1
    content 5f2c...
    seats 2
    options {}
    seed "7"
    take orange left
    place S1
    end 2 9d1c3b...
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from tatami.core.errors import NotAllowed, RecordError, TatamiError
from tatami.core.game import Game
from tatami.core.state import State

MAGIC: Final = "tatami record 1"
HEADER_KEYS: Final = ("game", "rules", "content", "seats", "options", "seed")


@dataclass(frozen=True)
class Header:
    """What was played, under which rules, from which seed."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    seed: str = "0"


def can_be_taken_back(decision: State, before: State, after: State) -> bool:
    """Whether a decision, given by the state it was made at, can be taken back once ``before`` has led to ``after``.

    This is the barrier of every undo: nothing new came to light, and whoever acted is the one whose decision it was.
    """
    return after.reveals == before.reveals and decision.actor == before.actor


class Record:
    """A game in progress or finished, with its history."""

    def __init__(self, game: Game, header: Header, listening: bool = False) -> None:
        self.game = game
        self.header = header
        self.state = game.new(header.seats, header.seed, header.options, listening)
        self.actions: list[int] = []
        self._undo: list[State] = []

    @classmethod
    def start(
        cls, game: Game, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> Record:
        """A record of a new game."""
        checked = game.check(seats, options)
        header = Header(game.info.id, game.info.rules_version, game.content_hash, seats, checked, str(seed))
        return cls(game, header, listening)

    def apply(self, action: int) -> None:
        """Play an action, and the turns of automata after it; :class:`IllegalAction` changes nothing."""
        self.decide(action)
        self.go_on()

    def decide(self, action: int) -> None:
        """Play an action and pause where the turn of an automaton would begin: until then it can be taken back."""
        before = self.state.copy()
        self.state.decide(action)
        self.actions.append(action)
        self._undo = [state for state in [*self._undo, before] if can_be_taken_back(state, before, self.state)]

    def go_on(self) -> None:
        """Let automata take their turns, if the game is paused before one: nothing can be taken back then."""
        while self.state.automaton is not None:
            self._undo.clear()
            self.state.go_on()

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nothing new came to light and nobody else, person or automaton,
        has acted."""
        return bool(self._undo)

    def undo(self) -> None:
        """Take back the last action; :class:`NotAllowed` across a barrier."""
        if not self._undo:
            raise NotAllowed(
                "the last action cannot be taken back: something new was revealed or another seat has acted"
            )
        listening = self.state.events is not None
        self.state = self._undo.pop()
        self.actions.pop()
        if listening:
            self.state.listen()

    def restart_turn(self) -> None:
        """Go back to the first decision since the barrier in the turn last acted in."""
        if not self._undo:
            raise NotAllowed("the turn cannot be restarted: something new was revealed or another seat has acted")
        turn = self._undo[-1].turn
        self.undo()
        while self._undo and self._undo[-1].turn == turn:
            self.undo()

    def to_text(self) -> str:
        """The record as text, the same bytes for the same game."""
        return text_of(self.header, [self.game.actions.name(action) for action in self.actions])

    def replay(self, actions: list[int]) -> None:
        """Play a list of actions; :class:`RecordError` names the first that is not legal."""
        for action in actions:
            try:
                self.apply(action)
            except TatamiError as error:
                raise RecordError(f"action {len(self.actions) + 1} of the record does not fit: {error}") from error


def text_of(header: Header, actions: list[str]) -> str:
    """The record of these actions in notation, as text; nothing is replayed, so the game need not be known any more."""
    lines = [
        MAGIC,
        f"game {header.game}",
        f"rules {header.rules}",
        f"content {header.content}",
        f"seats {header.seats}",
        f"options {json.dumps(header.options, sort_keys=True)}",
        f"seed {json.dumps(header.seed)}",
        *actions,
    ]
    body = "\n".join(lines) + "\n"
    return body + f"end {len(actions)} {_seal(body)}\n"


def read_header(text: str) -> tuple[Header, list[str]]:
    """The header of a record and its actions in notation, checked for completeness but not replayed."""
    lines = text.split("\n")
    if lines[0] != MAGIC:
        raise RecordError("this is not a Tatami record")
    if len(lines) < len(HEADER_KEYS) + 3 or lines[-1] != "" or not lines[-2].startswith("end "):
        raise RecordError("the record is truncated: its last line is missing")
    values: list[str] = []
    for key, line in zip(HEADER_KEYS, lines[1:], strict=False):
        name, _, value = line.partition(" ")
        if name != key:
            raise RecordError(f"the record's header should say '{key}' where it says '{name}'")
        values.append(value)
    names = lines[1 + len(HEADER_KEYS) : -2]
    body = "\n".join(lines[:-2]) + "\n"
    if lines[-2] != f"end {len(names)} {_seal(body)}":
        raise RecordError("the record is corrupt: its last line does not match what stands above it")
    return _header(values), names


def read_record(text: str, game: Game) -> Record:
    """A record replayed to its end; :class:`RecordError` when it is corrupt or belongs to other rules or content."""
    header, names = read_header(text)
    info = game.info
    if header.game != info.id:
        raise RecordError(f"this is a record of '{header.game}', not of '{info.id}'")
    if header.rules != info.rules_version:
        raise RecordError(
            f"the record follows rules version {header.rules}; this engine plays version {info.rules_version}"
        )
    if header.content != game.content_hash:
        raise RecordError(f"the record was played with other content ({header.content}, here {game.content_hash})")
    try:
        record = Record(game, header)
        actions = [game.actions.parse(name) for name in names]
    except RecordError:
        raise
    except TatamiError as error:
        raise RecordError(f"the record does not fit the game: {error}") from error
    record.replay(actions)
    return record


def _header(values: list[str]) -> Header:
    game, rules, content, seats, options, seed = values
    try:
        parsed_options = json.loads(options)
        parsed_seed = json.loads(seed)
        count = int(seats)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record's header cannot be read: {error}") from error
    if not isinstance(parsed_options, dict) or not isinstance(parsed_seed, str):
        raise RecordError("the record's header cannot be read: options must be a table and the seed text")
    return Header(game, rules, content, count, parsed_options, parsed_seed)


def _seal(body: str) -> str:
    return blake2b(body.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
