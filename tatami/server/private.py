"""Files for nobody's eyes but ours: the database holds the key that signs cookies and the seeds of running games."""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger("tatami.server")
OURS_ALONE = 0o600
FOLDER = 0o700
_OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """The folder, ours alone if we make it; one that was there stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(FOLDER, exist_ok=True)


def make_file(file: Path) -> None:
    """The file, ours alone from its first moment; one that was there becomes so, and what SQLite keeps beside it.

    SQLite gives the files it makes itself (``-wal``, ``-shm``) the permissions of the database.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OURS_ALONE))
    for each in (file, *beside(file)):
        _tighten(each)


def beside(file: Path) -> list[Path]:
    """The files that SQLite may keep beside a database."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]


def flush(path: Path) -> None:
    """Wait until a file (or the names in a folder) is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _tighten(file: Path) -> None:
    try:
        mode = file.stat().st_mode
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS & 0o7777)
    except FileNotFoundError:
        return
    except PermissionError:  # somebody else's file that we may write
        log.warning("others may read the database", extra={"file": str(file)})
