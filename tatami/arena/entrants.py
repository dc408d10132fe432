"""Who may play in the arena: the bots of the house, the search with any budget, and bots of one's own."""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tatami.bots import BOTS, Bot, make_bot
from tatami.bots.search import Budget, SearchBot
from tatami.core.errors import BadOptions
from tatami.core.game import Game
from tatami.core.rng import Rng

WORDS = f"{', '.join(BOTS)}, search:N with N simulations a turn, or MODULE:CLASS for a bot of your own"
"""How entrants are named, for people."""


def entrant(name: str, seed: str, *, clock: bool = False) -> Bot:
    """A bot by name; the same seed and the same questions give the same answers, unless the clock is looked at."""
    first, colon, second = name.partition(":")
    if not colon:
        bot = make_bot(name, seed)
        if isinstance(bot, SearchBot) and not clock:
            bot.budget = Budget(bot.budget.simulations)
        return bot
    if first == "search":
        if not second.isdecimal() or int(second) < 1:
            raise BadOptions(f"'{name}' should be search: and a number of simulations, such as search:400")
        return SearchBot(Rng(seed), Budget(int(second)))
    kind = own_bot(first, second)
    try:
        return kind(Rng(seed))
    except Exception as error:
        raise BadOptions(f"the bot '{name}' cannot be made: {error!r}") from error


def own_bot(module: str, class_name: str) -> type[Bot]:
    """A subclass of :class:`Bot` from any module that can be imported."""
    try:
        found = getattr(import_module(module), class_name)
    except Exception as error:  # whatever the module does wrong, it is not here
        raise BadOptions(f"there is no bot '{module}:{class_name}': {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOptions(f"'{module}:{class_name}' is no subclass of tatami.bots.Bot")
    return found


# ---- what choices depend on ----


def fingerprint_of(bot: Bot, game: Game, seats: int) -> str:
    """What a bot's choices depend on besides the rules: its own word for it and, for a bot of one's own, its source.

    The source is the text of the modules in which its class and the bases of it stand, but for those of tatami, and of
    whatever ``depends_on`` names. What these import in turn is not looked at.
    """
    said = bot.fingerprint(game, seats)
    kind = type(bot)
    if _ours(kind):
        return said
    return f"{said}, {kind.__module__}:{kind.__qualname__}, source {source_digest(kind)}"


DIGESTS: dict[type, str] = {}
"""Of the sources of bots, as they were when each was first asked for in this process: what it plays by."""


def source_digest(kind: type[Bot]) -> str:
    """A short digest of a bot's source."""
    if kind not in DIGESTS:
        digest = sha256()
        for path in _sources(kind):
            digest.update(sha256(path.read_bytes()).digest())
        DIGESTS[kind] = digest.hexdigest()[:16]
    return DIGESTS[kind]


def _sources(kind: type[Bot]) -> list[Path]:
    modules = dict.fromkeys(base.__module__ for base in kind.__mro__ if base is not object and not _ours(base))
    paths = [_file_of(module) for module in modules]
    if None in paths:
        raise BadOptions(f"the source of '{kind.__module__}:{kind.__qualname__}' cannot be found: keep it in a file")
    out = [path for path in paths if path is not None]
    for name in kind.depends_on:
        beside = out[0].parent / name
        path = beside if beside.is_file() else _file_of(name)
        if path is None:
            who = f"{kind.__module__}:{kind.__qualname__}"
            raise BadOptions(f"'{who}' depends on '{name}', which is neither a file beside it nor a module")
        out.append(path)
    return out


def _file_of(module: str) -> Path | None:
    """The file of a module that is there or can be found; built-in ones have none."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded is None:
        try:
            spec = find_spec(module)
        except (ImportError, ValueError):
            return None
        loaded = None if spec is None else spec.origin
    path = None if loaded is None else Path(loaded)
    return path if path is not None and path.is_file() else None


def _ours(kind: type) -> bool:
    return kind.__module__.split(".")[0] == "tatami"
