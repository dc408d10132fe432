"""Pebbles: a tiny game with everything a server must handle with care.

A turn is two decisions: play a pebble from your secret hand (which one is secret until the end), then draw another
from the bag (something hidden comes out: a barrier) or pass. After four turns each, the sums are compared.
"""

from __future__ import annotations

import os
import random
import sys
import threading
from pathlib import Path
from typing import Any

from tatami.bots import Observation
from tatami.bots.hint import Hint, hint
from tatami.bots.search import Budget
from tatami.core.actions import ActionSpace
from tatami.core.agenda import ANSWERS_HIDDEN, ASKED_OPENLY, Step, frame, seat_of
from tatami.core.attributes import ANY_SIZE, FROM_ALL, FROM_OTHERS, Attribute
from tatami.core.errors import UnknownGame
from tatami.core.game import Game, GameInfo, Option
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.server.live.library import Question
from tatami.server.pure.answers import BotData

PEBBLES = list(range(10, 60))
TURNS = 4
PLAY, DRAW = 8, 9


class Pebbles(State):
    """Hands and bag are hidden; points come out at the end."""

    def __init__(self, game: Game, parent: Pebbles | None = None) -> None:
        super().__init__(game, parent)
        self.hands: list[list[int]] = [hand.copy() for hand in parent.hands] if parent else []
        self.bag: list[int] = parent.bag.copy() if parent else []
        self.points: list[int] = parent.points.copy() if parent else []

    def copy(self) -> Pebbles:
        return Pebbles(self.game, self)

    def attributes(self) -> list[Attribute]:
        return [
            Attribute("hands", 10, 59, self.seats, "By seat.", nested=True, hidden=FROM_OTHERS),
            Attribute("bag", 10, 59, ANY_SIZE, "In order.", hidden=FROM_ALL),
            Attribute("points", 0, 999, self.seats, "Per seat."),
        ]

    def redeal(self, seat: int | None, rng: Rng) -> State:
        twin = self.copy()
        hidden = [s for s in range(self.seats) if s != seat]
        pool = twin.bag + [pebble for s in hidden for pebble in twin.hands[s]]
        rng.shuffle(pool)
        for s in hidden:
            size = len(twin.hands[s])
            twin.hands[s], pool = sorted(pool[:size]), pool[size:]
        twin.bag = pool
        twin.rng = rng.fork()
        twin.agenda = self.agenda.copy()
        twin.advance()
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        decision = self.decision
        told = None
        if decision is not None:
            secret = self.secrecy != ASKED_OPENLY and seat != decision.seat
            names = [] if secret else [self._option(action) for action in self.legal()]
            told = {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "data": {}, "options": names}
        table = {
            "bag": len(self.bag),
            "hands": [hand if s == seat or self.over else len(hand) for s, hand in enumerate(self.hands)],
        }
        view = {
            "game": "pebbles",
            "rules": "1",
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "to_move": self.seat,
        }
        return {**view, "decision": told, "scores": self.scores() if self.over else [0] * self.seats, "table": table}

    def _option(self, action: int) -> dict[str, Any]:
        family, args = self.game.actions.describe(action)
        return {"id": action, "name": self.game.actions.name(action), "family": family, "args": args, "free": False}

    def scores(self) -> list[int]:
        return self.points.copy()

    def score_sheet(self) -> list[dict[str, int]]:
        return [{"pebbles": points, "total": points} for points in self.points]


class Play(Step[Pebbles]):
    """Play one pebble, secretly."""

    kind = PLAY
    name = "play"
    rule = "PB-1"
    secrecy = ANSWERS_HIDDEN

    def legal(self, s: Pebbles, packed: int, out: list[int]) -> None:
        out.extend(PEBBLES.index(pebble) for pebble in s.hands[seat_of(packed)])

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        seat = seat_of(packed)
        pebble = PEBBLES[action]
        s.hands[seat].remove(pebble)
        s.points[seat] += pebble
        if s.events is not None:
            s.emit("played", seat, {})
            s.emit("you_played", seat, {"pebble": pebble}, audience=seat)
        s.agenda.append(frame(DRAW, seat))


class Draw(Step[Pebbles]):
    """Draw a pebble or pass; then the next seat's turn."""

    kind = DRAW
    name = "draw"
    rule = "PB-2"

    def legal(self, s: Pebbles, packed: int, out: list[int]) -> None:
        out.extend((len(PEBBLES), len(PEBBLES) + 1))

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        seat = seat_of(packed)
        if action == len(PEBBLES):
            pebble = s.bag.pop()
            s.hands[seat] = sorted([*s.hands[seat], pebble])
            s.reveal()
            if s.events is not None:
                s.emit("drew", seat, {})
                s.emit("you_drew", seat, {"pebble": pebble}, audience=seat)
        s.turn += 1
        if s.turn < s.seats * TURNS:
            s.agenda.append(frame(PLAY, (seat + 1) % s.seats))


class BrokenDraw(Draw):
    """A mistake in the rules: at the second seat nothing can be done."""

    def apply(self, s: Pebbles, packed: int, action: int) -> None:
        if seat_of(packed) == 1:
            raise ZeroDivisionError("these rules are broken")
        super().apply(s, packed, action)


class PebblesGame(Game):
    """The box of Pebbles."""

    def __init__(self, rules: str = "1", draw: Draw | None = None) -> None:
        actions = ActionSpace()
        actions.add("play {pebble}", pebble=[str(pebble) for pebble in PEBBLES])
        actions.add("{what}", what=["draw", "pass"])
        option = Option("hand", "choice", "five", "how many pebbles in a hand", ("five", "six"))
        info = GameInfo("pebbles", "Pebbles", (1, 2, 3, 4), rules, "PB", ("nobody",), "nobody", (option,))
        super().__init__(info, actions, [Play(), draw or Draw()], {"pebbles": PEBBLES}, "pebbles-content")

    def empty(self) -> State:
        return Pebbles(self)

    def new(
        self, seats: int, seed: int | str, options: dict[str, object] | None = None, listening: bool = False
    ) -> State:
        chosen = self.check(seats, options)
        state = Pebbles(self)
        if listening:
            state.listen()
        state.seats, state.options = seats, chosen
        state.rng = Rng(seed)
        bag = PEBBLES.copy()
        state.chance().shuffle(bag)
        size = 5 if chosen["hand"] == "five" else 6
        state.hands = [sorted(bag[s * size : (s + 1) * size]) for s in range(seats)]
        state.bag = bag[seats * size :]
        state.points = [0] * seats
        state.emit("dealt", 0, {"pebbles": size})
        state.agenda = [frame(PLAY, 0)]
        state.advance()
        return state


class Shelf:
    """A library with Pebbles on it; others put their games there."""

    rules = "1"
    bot_names: tuple[str, ...] = ("random", "slow", "quitter", "killer")

    def __init__(self) -> None:
        self.games: dict[str, Game] = {"pebbles": PebblesGame(self.rules)}

    def ids(self) -> list[str]:
        return list(self.games)

    def game(self, game: str) -> Game:
        if game not in self.games:
            raise UnknownGame(f"there is no game '{game}'")
        return self.games[game]

    def text(self, game: str, language: str) -> str | None:
        return "title = Pebbles\n" if language == "en" else None

    def bots(self, game: str) -> list[BotData]:
        return [BotData(name, "", "", "practice") for name in self.bot_names]

    def choose(self, question: Question) -> int:
        if question.bot == "quitter":
            sys.exit("this bot gives up")
        if question.bot == "killer":
            os._exit(1)
        if question.bot == "slow":
            import time

            time.sleep(1.0)
        state = self.game(question.game).from_json(question.position)
        return random.Random(question.seed).choice(state.legal())

    def hint(self, game: str, position: str, seat: int, seed: str) -> Hint:
        """A real search, on a small budget."""
        state = self.game(game).from_json(position)
        return hint(Observation.of(state, Rng(seed)), seed, Budget(64))


class PonderingShelf(Shelf):
    """A hint is thought about for ever; the file that the environment names says that it has begun."""

    def hint(self, game: str, position: str, seat: int, seed: str) -> Hint:
        Path(os.environ["TATAMI_TEST_PONDERING"]).touch()
        threading.Event().wait()
        return super().hint(game, position, seat, seed)


class BrokenShelf(Shelf):
    """A shelf with rules that fail."""

    def __init__(self) -> None:
        super().__init__()
        self.games = {"pebbles": PebblesGame(self.rules, BrokenDraw())}


class QuietShelf(Shelf):
    """Bots that always take the last answer: they decline whatever can be declined."""

    def choose(self, question: Question) -> int:
        return self.game(question.game).from_json(question.position).legal()[-1]


class NewerShelf(Shelf):
    """The same shelf after a change of the rules."""

    rules = "2"
