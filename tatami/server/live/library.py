"""The games on the shelf and the bots that play them, as the server sees them."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Protocol

from tatami import shelf
from tatami.bots import BOTS, Bot, Observation, make_bot
from tatami.bots.hint import Hint, hint
from tatami.bots.levels import LEVELS
from tatami.bots.search import Budget
from tatami.core.errors import UnknownGame
from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.server.pure.answers import BotData
from tatami.server.pure.refusals import ErrorCode, Refusal, not_found
from tatami.server.pure.table import Facts

LANGUAGES = ("en", "cs", "ru")
USUAL_BOT = "medium"


@dataclass(frozen=True)
class Question:
    """What a bot is asked; nothing in it tells what its seat cannot know."""

    game: str
    bot: str
    position: str
    """A stored state in which all that the seat cannot know has been dealt anew."""
    seat: int
    seed: str
    asked: int | None
    """How often the bot has decided in this turn before; None when that is not known."""
    place: str
    """The table and the seat, in a form that is the same for all questions to this bot."""


class Library(Protocol):
    """Where games and bots come from. Tests bring a library of their own."""

    def ids(self) -> list[str]:
        """The games that can be played."""

    def game(self, game: str) -> Game:
        """A game; raises :class:`UnknownGame`."""

    def text(self, game: str, language: str) -> str | None:
        """The Fluent source of a game's texts."""

    def bots(self, game: str) -> list[BotData]:
        """The bots that play the game, in the order in which they are offered."""

    def choose(self, question: Question) -> int:
        """What a bot does."""

    def hint(self, game: str, position: str, seat: int, seed: str) -> Hint:
        """What a strong bot would do at such a position, in numbers."""


KEPT = 8
"""Bots that keep their thoughts between two decisions of a turn, in one process."""


class Installed:
    """The games of this installation."""

    hint_budget: Budget | None = None
    """How long a hint is thought about, if not as the hard bot does."""

    def __init__(self) -> None:
        self._thinking: dict[str, Bot] = {}

    def ids(self) -> list[str]:
        return shelf.games()

    def game(self, game: str) -> Game:
        return shelf.game(game)

    def text(self, game: str, language: str) -> str | None:
        file = shelf.texts_of(game) / f"{language}.ftl"
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def bots(self, game: str) -> list[BotData]:
        return [
            BotData(name, bot.person, bot.character, "level" if name in LEVELS else "practice")
            for name, bot in BOTS.items()
        ]

    def choose(self, question: Question) -> int:
        """A bot lives for a turn: it plays as in the arena, where it also keeps what it has thought so far."""
        bot = self._thinking.pop(question.place, None)
        if bot is None or bot.name != question.bot or not question.asked:
            bot = self.bot(question.bot, question.seed)
        state = self.game(question.game).from_json(question.position)
        action = bot.decide(state, Rng(f"{question.seed} deal"), question.asked)
        self._thinking[question.place] = bot
        if len(self._thinking) > KEPT:
            del self._thinking[next(iter(self._thinking))]
        return action

    def bot(self, name: str, seed: str) -> Bot:
        """A bot that sits down."""
        return make_bot(name, seed)

    def hint(self, game: str, position: str, seat: int, seed: str) -> Hint:
        state = self.game(game).from_json(position)
        return hint(Observation.of(state, Rng(f"{seed} deal")), seed, self.hint_budget)


def find_library(path: str) -> Library:
    """The library named ``module:Class``."""
    module, _, name = path.partition(":")
    library: Library = getattr(importlib.import_module(module), name)()
    return library


def game_or_refuse(library: Library, game: str) -> Game:
    """The game, or ``unknown_game``."""
    try:
        return library.game(game)
    except UnknownGame as error:
        raise Refusal(ErrorCode.UNKNOWN_GAME, "No game of that name is on the shelf.") from error


def game_for(library: Library, facts: Facts) -> Game | None:
    """The game a table was set up with; None when this server plays other rules or content."""
    try:
        game = library.game(facts.game)
    except UnknownGame:
        return None
    same = game.info.rules_version == facts.rules and game.content_hash == facts.content
    return game if same else None


def usual_bot(bots: list[BotData]) -> str | None:
    """The bot that plays where none is named: one that is a pleasure for most people."""
    names = [bot.name for bot in bots]
    return USUAL_BOT if USUAL_BOT in names else next(iter(names), None)


def bot_or_refuse(library: Library, game: str, bot: str | None) -> BotData:
    """The bot asked for, by default the usual one; ``unknown_bot`` otherwise."""
    known = {each.name: each for each in library.bots(game)}
    wanted = usual_bot(list(known.values())) if bot is None else bot
    if wanted not in known:
        raise Refusal(ErrorCode.UNKNOWN_BOT, f"There is no such bot; possible: {', '.join(known)}.")
    return known[wanted]


def at_most_usual(library: Library, game: str, bot: BotData) -> BotData:
    """The bot, or the usual one if that is a weaker level: what thinks longer is on somebody's account."""
    levels = [each for each in library.bots(game) if each.kind == "level"]
    usual = next((n for n, each in enumerate(levels) if each.name == USUAL_BOT), len(levels))
    return levels[usual] if bot in levels[usual:] else bot


def text_or_refuse(library: Library, game: str, language: str) -> str:
    """A game's texts in a language."""
    game_or_refuse(library, game)
    found = library.text(game, language) if language in LANGUAGES else None
    if found is None:
        raise not_found("text")
    return found
