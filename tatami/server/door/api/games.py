"""The games on the shelf: facts, components, texts."""

from __future__ import annotations

import functools
import hashlib

import msgspec
from starlette.responses import Response

from tatami.core.attributes import FROM_OTHERS
from tatami.core.game import Game
from tatami.server.door.answers import GameData, GamesAnswer, OptionData
from tatami.server.door.routing import JSON, Call, Endpoint
from tatami.server.live.library import Library, game_or_refuse, text_or_refuse, usual_bot
from tatami.server.pure.refusals import ErrorCode

TEXT = "text/plain"


async def games(call: Call) -> GamesAnswer:
    """Every game that can be played here, and what its computer players think with."""
    library = call.services.library
    shelf = [game_data(library, library.game(game)) for game in library.ids()]
    return GamesAnswer(shelf, call.services.pool.engine)


async def game(call: Call) -> GameData:
    """One game."""
    library = call.services.library
    return game_data(library, game_or_refuse(library, call.path("game")))


async def content(call: Call) -> Response:
    """Every component of a game as data."""
    found = game_or_refuse(call.services.library, call.path("game"))
    return _cacheable(call, msgspec.json.encode(found.content_data()), JSON)


async def text(call: Call) -> Response:
    """A game's texts in one language (Fluent)."""
    found = text_or_refuse(call.services.library, call.path("game"), call.path("language"))
    return _cacheable(call, found.encode(), f"{TEXT}; charset=utf-8")


def game_data(library: Library, game: Game) -> GameData:
    """The facts of a game."""
    info = game.info
    options = [
        OptionData(o.name, o.type, o.default, list(o.choices) or None, list(o.seats) or None, o.help)
        for o in info.options
    ]
    bots = library.bots(info.id)
    return GameData(
        info.id,
        info.title,
        list(info.seats),
        options,
        list(info.designers),
        info.publisher,
        info.rules_version,
        game.content_hash,
        bots,
        usual_bot(bots),
        has_hidden_hands(game),
    )


@functools.cache
def has_hidden_hands(game: Game) -> bool:
    """Whether a seat of this game holds something that is hidden from the others."""
    table = game.new(max(game.info.seats), 0)
    return any(attribute.hidden == FROM_OTHERS for attribute in table.attributes())


def _cacheable(call: Call, body: bytes, media: str) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media, headers=headers)


_UNKNOWN = (ErrorCode.UNKNOWN_GAME,)
ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "The games on the shelf", GamesAnswer),
    Endpoint("GET", "/api/games/{game}", game, "One game", GameData, errors=_UNKNOWN),
    Endpoint("GET", "/api/games/{game}/content", content, "Every component of a game", dict, errors=_UNKNOWN),
    Endpoint(
        "GET", "/api/games/{game}/text/{language}", text, "A game's texts (Fluent)", str, media=TEXT, errors=_UNKNOWN
    ),
]
