"""The browser client's files, built into ``tatami/server/static``."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tatami.server.door.packing import COMPRESS_FROM, Packing

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tatami</title></head>
<body><h1>Tatami</h1><p>The server runs, but the browser client has not been built into it.</p>
<p>In a source folder, <code>make play</code> builds it and starts the server. The HTTP API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")


class Static:
    """Answers every path outside the API: a file if there is one, otherwise the client, which knows its own pages."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._packing = Packing()

    async def answer(self, request: Request) -> Response:
        """A file, or the client's page."""
        file = self._find(request.url.path)
        if file is not None:
            hashed = request.url.path.startswith("/assets/")
            return self._file(request, file, FOR_EVER if hashed else "no-cache")
        if request.url.path.startswith("/assets/"):
            return Response("There is no such file.\n", 404, media_type="text/plain")
        index = self._folder / "index.html"
        if index.is_file():
            return self._file(request, index, "no-cache")
        return HTMLResponse(NOT_BUILT, 503 if request.url.path == "/" else 404, headers={"Cache-Control": "no-store"})

    def _file(self, request: Request, file: Path, cache: str) -> Response:
        """The file, unless the browser has it already."""
        response = FileResponse(file, headers={"Cache-Control": cache}, stat_result=file.stat())
        tag = response.headers["etag"]
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"ETag": tag, "Cache-Control": cache})
        return self._packed(request, file, response) or response

    def _packed(self, request: Request, file: Path, plain: FileResponse) -> Response | None:
        """The same answer, compressed, where that is worth it."""
        if int(plain.headers["content-length"]) < COMPRESS_FROM:
            return None
        tag, media = plain.headers["etag"], plain.headers["content-type"]
        packed = self._packing.answer(request, str(file), tag, media, file.read_bytes)
        if packed is not None:
            for name in ("ETag", "Cache-Control", "Last-Modified"):
                packed.headers[name] = plain.headers[name]
        return packed

    def _find(self, path: str) -> Path | None:
        if "\0" in path or len(path) > 1024:
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:
            return None
