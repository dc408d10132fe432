"""Compiled engines without a compiler: the package copied, with a word in it that says it is compiled."""

from __future__ import annotations

import json
import os
import shutil
import time
from pathlib import Path

import tatami
from tatami.server.live.engine import MADE_OF, PACKAGE, made_of

COMPILED = "COMPILED: bool = "


def make_engine(folder: Path, *, compiled: bool = True, said: dict[str, str] | None = None) -> Path:
    """An engine of our own source in a new folder; ``said`` is what it claims otherwise of what it was made of."""
    shutil.copytree(PACKAGE, folder / "tatami", ignore=shutil.ignore_patterns("__pycache__", "static"))
    first = folder / "tatami" / "__init__.py"
    source = first.read_text(encoding="utf-8")
    assert COMPILED in source
    first.write_text(source.replace(COMPILED, f"{COMPILED}{compiled} or "), encoding="utf-8")
    (folder / MADE_OF).write_text(json.dumps({**made_of(PACKAGE), **(said or {})}), encoding="utf-8")
    return folder


def who_thinks(gate: str | None = None) -> tuple[int, bool]:
    """The process that thinks and whether on a compiled engine; it thinks until there is a file, if one is named."""
    while gate is not None and not Path(gate).exists():
        time.sleep(0.01)
    return os.getpid(), tatami.COMPILED
