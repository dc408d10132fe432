"""Answers that are the same for everybody are compressed once, however often they are asked for."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

COMPRESS_FROM = 1024
"""Bytes below which compressing is not worth it."""
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class Packing:
    """What was compressed so far: of each thing its newest edition."""

    def __init__(self) -> None:
        self._packed: dict[str, tuple[str, bytes]] = {}

    def answer(
        self, request: Request, what: str, edition: str, media: str, read: Callable[[], bytes]
    ) -> Response | None:
        """The thing, compressed; None if the browser does not take it like that, or only a part of it is wanted."""
        if "gzip" not in request.headers.get("accept-encoding", "") or "range" in request.headers:
            return None
        if not media.startswith(_TEXTS):
            return None
        known, packed = self._packed.get(what, ("", b""))
        if known != edition:
            packed = gzip.compress(read(), mtime=0)
            self._packed[what] = (edition, packed)
        return Response(packed, media_type=media, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
