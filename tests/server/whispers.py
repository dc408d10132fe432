"""Whispers: Pebbles that asks in secret, and a shelf on which the hidden hands can be laid out by a test.

A turn is: play a pebble, whisper or keep silent, draw or pass, whisper or keep silent again. Who holds an odd pebble
may whisper; who holds none has one answer there. The engine stops all the same, and nobody else sees what is asked.
"""

from __future__ import annotations

import os
from typing import Any, SupportsIndex, TypeVar, cast

from tatami.core.actions import ActionSpace
from tatami.core.agenda import QUESTION_HIDDEN, Step, a_of, frame, seat_of
from tatami.core.game import Game, GameInfo
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.games.bitoku.game import Bitoku
from tatami.games.bitoku.state import BitokuState
from tatami.games.bora_bora.game import BoraBora
from tatami.games.bora_bora.state import BoraBoraState
from tatami.games.satori.game import Satori
from tatami.games.satori.state import SatoriState
from tatami.server.live.library import Question
from tests.server.pebbles import DRAW, PEBBLES, PLAY, TURNS, Draw, Pebbles, Play, QuietShelf

WHISPER = 10
THEN_DRAW, THEN_END = 0, 1
PASS, SAY, SILENT = len(PEBBLES) + 1, len(PEBBLES) + 2, len(PEBBLES) + 3
SIZE = 5


class WhisperState(Pebbles):
    """The same, but nobody else sees a question about a whisper."""

    def copy(self) -> WhisperState:
        return WhisperState(self.game, self)

    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        decision = self.decision
        if decision is not None and seat != decision.seat and self.secrecy == QUESTION_HIDDEN:
            view["decision"] = {"seat": decision.seat, "kind": "turn", "rule": "", "data": {}, "options": []}
        return view


class PlayFirst(Play):
    """Play one pebble; then comes the first whisper."""

    secrecy = QUESTION_HIDDEN

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        super().apply(s, packed, action)
        s.agenda[-1] = frame(WHISPER, seat_of(packed), THEN_DRAW)


class DrawThen(Draw):
    """Draw or pass; then comes the second whisper, and with it the end of the turn."""

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        turn, agenda = s.turn, s.agenda.copy()
        super().apply(s, packed, action)
        s.turn, s.agenda = turn, [*agenda, frame(WHISPER, seat_of(packed), THEN_END)]


class Whisper(Step[Pebbles]):
    """Whisper, if there is an odd pebble in the hand; or keep silent."""

    kind = WHISPER
    name = "whisper"
    rule = "PB-3"
    secrecy = QUESTION_HIDDEN

    def legal(self, s: Pebbles, packed: int, out: list[int]) -> None:
        if any(pebble % 2 for pebble in s.hands[seat_of(packed)]):
            out.append(SAY)
        out.append(SILENT)

    def waits(self, s: Pebbles, packed: int) -> bool:
        return True

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if s.events is not None:
            s.emit("whispered" if action == SAY else "silent", seat, {})
        if a_of(packed) == THEN_DRAW:
            s.agenda.append(frame(DRAW, seat))
            return
        s.turn += 1
        if s.turn < s.seats * TURNS:
            s.agenda.append(frame(PLAY, (seat + 1) % s.seats))


class Whispers(Game):
    """The box of Whispers. ``hands``, if laid out, are dealt whatever the seed."""

    hands: list[list[int]] | None = None

    def __init__(self) -> None:
        actions = ActionSpace()
        actions.add("play {pebble}", pebble=[str(pebble) for pebble in PEBBLES])
        actions.add("{what}", what=["draw", "pass", "whisper", "silent"])
        info = GameInfo("whispers", "Whispers", (2, 3), "1", "PB", ("nobody",), "nobody")
        steps: list[Step[Pebbles]] = [PlayFirst(), DrawThen(), Whisper()]
        super().__init__(info, actions, steps, {"pebbles": PEBBLES}, "whispers-content")

    def empty(self) -> State:
        return WhisperState(self)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> State:
        chosen = self.check(seats, options)
        state = WhisperState(self)
        if listening:
            state.listen()
        state.seats, state.options, state.rng = seats, chosen, Rng(seed)
        bag = PEBBLES.copy()
        state.chance().shuffle(bag)
        state.hands = [sorted(bag[s * SIZE : (s + 1) * SIZE]) for s in range(seats)]
        if self.hands is not None:
            state.hands = [hand.copy() for hand in self.hands[:seats]]
        dealt = {pebble for hand in state.hands for pebble in hand}
        state.bag = sorted(pebble for pebble in bag if pebble not in dealt)
        state.points = [0] * seats
        state.agenda = [frame(PLAY, 0)]
        state.advance()
        return state


AnyState = TypeVar("AnyState", bound=State)


def laid_out(position: AnyState, listening: bool) -> AnyState:
    """A position to begin at, the same each time."""
    state = cast(AnyState, position.copy())
    if listening:
        state.listen()
    return state


class Beach(BoraBora):
    """Bora Bora that begins at a position of the test's choice."""

    position: BoraBoraState | None = None

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str,
        options: dict[str, object] | None = None,
        listening: bool = False,
    ) -> BoraBoraState:
        if self.position is None:
            return super().new(seats, seed, options, listening)
        return laid_out(self.position, listening)


class Temple(Satori):
    """Satori that begins at a position of the test's choice."""

    position: SatoriState | None = None

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str,
        options: dict[str, object] | None = None,
        listening: bool = False,
    ) -> SatoriState:
        if self.position is None:
            return super().new(seats, seed, options, listening)
        return laid_out(self.position, listening)


class Forest(Bitoku):
    """Bitoku that begins at a position of the test's choice."""

    position: BitokuState | None = None

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str,
        options: dict[str, object] | None = None,
        listening: bool = False,
    ) -> BitokuState:
        if self.position is None:
            return super().new(seats, seed, options, listening)
        return laid_out(self.position, listening)


class WhisperShelf(QuietShelf):
    """Games that ask in secret, and one bot that keeps silent."""

    bot_names = ("silent",)

    def __init__(self) -> None:
        super().__init__()
        self.games = {game.info.id: game for game in (Whispers(), Beach(), Temple(), Forest())}

    def choose(self, question: Question) -> int:
        if question.bot != "silent":
            os._exit(1)
        return super().choose(question)
