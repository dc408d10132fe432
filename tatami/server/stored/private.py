"""Files for nobody's eyes but ours: the database holds the key that signs cookies and the seeds of running games."""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path

log = logging.getLogger("tatami.server")
OURS_ALONE = 0o600
FOLDER = 0o700
_OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """The folder, ours alone if we make it; one that was there stays as it is."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(FOLDER, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), error.filename) from error


def make_file(file: Path) -> None:
    """The file, ours alone from its first moment; one that was there stays as it is, if we may read and write it.

    A database that is there is not opened here: closing it again would drop the locks that SQLite, elsewhere in this
    process, may hold on it.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), OURS_ALONE))
    except FileExistsError as error:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file)) from error
        if not os.access(file, os.R_OK | os.W_OK):
            why = errno.EROFS if _read_only(file) else errno.EACCES
            raise OSError(why, os.strerror(why), str(file)) from error


def close_to_others(file: Path) -> None:
    """A database that others may read becomes ours alone, with what SQLite keeps beside it.

    SQLite gives the files that it makes there (``-wal``, ``-shm``) the permissions of the database.
    """
    for each in (file, *beside(file)):
        _tighten(each)


def beside(file: Path) -> list[Path]:
    """The files that SQLite may keep beside a database."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]


def flush(path: Path) -> None:
    """Wait until a file (or the names in a folder, where the system knows such a thing) is on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _read_only(file: Path) -> bool:
    """Whether the whole file system can only be read, where the system tells."""
    return hasattr(os, "statvfs") and bool(os.statvfs(file).f_flag & os.ST_RDONLY)


def _tighten(file: Path) -> None:
    try:
        mode = file.stat().st_mode
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS & 0o7777)
    except FileNotFoundError:
        return
    except PermissionError:  # somebody else's file that we may write
        log.warning("others may read the database", extra={"file": str(file)})
