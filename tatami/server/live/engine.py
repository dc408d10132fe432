"""Which engine the bots' processes think with: the server's own, or a compiled one that lies beside it.

A compiled engine is a folder with the whole package in it; `make play` builds one while the server runs. It is taken
only if it was made of exactly the source that the server runs on, for this Python, and starts. So bots play by the same
rules and levels with it; they only think more in the same time. Any other is refused, with one line in the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import tatami
from tatami.server.live.benches import Bench
from tatami.server.live.thinking import prepare

log = logging.getLogger("tatami.bots")
PACKAGE = Path(tatami.__file__).parent
MADE_OF = "made_of.json"
"""The file of a compiled engine that says for which Python and of which source it was made."""
SOURCE = frozenset({".py", ".toml", ".json", ".ftl"})
NO_SOURCE = frozenset({"__pycache__", "static"})
PATIENCE = 120.0
"""Seconds for a compiled engine to start on a busy machine."""
TRIAL = f"""
import sys
import tatami
from {prepare.__module__} import prepare
prepare(sys.argv[1], frozenset(map(int, sys.argv[2:])))
print(int(tatami.COMPILED), tatami.__file__)
"""


@dataclass(frozen=True)
class EngineData:
    """What computer players think with; games are the same with either."""

    kind: Literal["pure", "compiled"]
    building: bool
    """Whether the compiled engine is being built beside the server: they change over when it is ready."""


def fingerprint(package: Path) -> str:
    """What the source of a package holds: the same for the same files, wherever they lie."""
    paths = {path.relative_to(package).as_posix(): path for path in package.rglob("*") if path.suffix in SOURCE}
    found = hashlib.sha256()
    for name in sorted(name for name in paths if not NO_SOURCE.intersection(name.split("/"))):
        held = paths[name].read_bytes()
        found.update(f"{name} {len(held)}\n".encode() + held)
    return found.hexdigest()


def made_of(package: Path) -> dict[str, str]:
    """What a compiled engine of this package and for this Python says of itself."""
    return {"python": str(sysconfig.get_config_var("EXT_SUFFIX")), "package": fingerprint(package)}


def lock_of(folder: Path) -> Path:
    """The file that whoever builds a compiled engine holds a lock on (``flock``)."""
    return folder.with_name(folder.name + ".lock")


def is_being_built(folder: Path) -> bool:
    """Whether somebody builds a compiled engine there; False where the system has no such locks."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        handle = os.open(lock_of(folder), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        os.close(handle)
    return False


class Engine:
    """Looks for a compiled engine in a folder, in which there may be one now, later or never."""

    def __init__(self, folder: Path | None = None, library: str = "") -> None:
        self._folder = None if folder is None or tatami.COMPILED else folder.absolute()
        self._library = library
        self._own = {} if self._folder is None else made_of(PACKAGE)
        self._refused: int | None = None
        """When the one was made that does not fit: it is not tried again."""
        self.found: Path | None = None
        """The folder, once there is an engine in it that fits."""
        self.building = False
        """Whether one is being built, or was until a moment ago and has not been tried yet."""

    @property
    def may_come(self) -> bool:
        """Whether there is anything to look for."""
        return self._folder is not None

    async def look(self) -> bool:
        """Whether there is one now that was not there at the look before."""
        if self._folder is None or self.found is not None:
            return False
        return await asyncio.to_thread(self._look, self._folder)

    def now(self) -> Path | None:
        """The folder that a new process takes its engine from; None: the server's own."""
        if self.found is not None and (why := self._differs(self.found)):
            self._refuse(self.found, why)
        return self.found

    def refuse(self, why: str) -> None:
        """It did not do what it promised: do without it."""
        if self.found is not None:
            self._refuse(self.found, why)

    def _look(self, folder: Path) -> bool:
        if is_being_built(folder):
            self.building = True
            return False
        made = _made_at(folder)
        if made is None or made == self._refused:
            self.building = False
        elif why := self._differs(folder) or self._does_not_start(folder):
            self._refuse(folder, why)
        else:
            self.found = folder
        return self.found is not None

    def _refuse(self, folder: Path, why: str) -> None:
        self.found, self.building, self._refused = None, False, _made_at(folder)
        log.warning("the compiled engine is not used", extra={"why": why})

    def _differs(self, folder: Path) -> str | None:
        try:
            said = json.loads((folder / MADE_OF).read_text(encoding="utf-8"))
            python, package = said["python"], said["package"]
        except (OSError, ValueError, KeyError, TypeError):
            return "it does not say what it was made of"
        if python != self._own["python"]:
            return f"it was made for another Python ({python})"
        return None if package == self._own["package"] else "it was made of other source than this server"

    def _does_not_start(self, folder: Path) -> str | None:
        """Try what a bots' process does when it begins, in a process whose end is nobody's loss."""
        path = os.pathsep.join([str(folder), *(entry or str(Path.cwd()) for entry in sys.path)])
        command = [sys.executable, "-P", "-c", TRIAL, self._library, *map(str, Bench().all)]
        try:
            done = subprocess.run(
                command,
                env={**os.environ, "PYTHONPATH": path},
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"it does not start: {error}"
        if done.returncode:
            last = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
            return f"it does not start: {last}"
        compiled, _, file = done.stdout.strip().partition(" ")
        fits = compiled == "1" and Path(file).is_relative_to(folder)
        return None if fits else "it is not compiled"


def _made_at(folder: Path) -> int | None:
    try:
        return (folder / MADE_OF).stat().st_mtime_ns
    except OSError:
        return None
