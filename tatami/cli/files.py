"""Reading and writing records without ever losing one."""

from __future__ import annotations

import os
from pathlib import Path

import tatami
from tatami.core.errors import RecordError, TatamiError
from tatami.core.game import Game
from tatami.core.record import Header, Record, read_header, read_record


def read_text(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"'{path}' is not a Tatami record") from None
    except OSError as error:
        raise TatamiError(f"cannot read '{path}': {error.strerror or error}") from error


def open_record(path: Path, content: Path | None, game: Game | None = None) -> tuple[Game, Header, list[int]]:
    """The game, the header and the actions of a record, checked to the end; errors name the file."""
    text = read_text(path)
    try:
        if game is None:
            header, _ = read_header(text)
            game = tatami.game(header.game, content)
        record = read_record(text, game)
    except TatamiError as error:
        raise RecordError(f"'{path}': {error}") from error
    return game, record.header, record.actions


def check_target(path: Path) -> None:
    """Whether a file can be written there, asked before a game and not after it."""
    folder = path.parent
    if path.is_dir():
        raise TatamiError(f"cannot save to '{path}': it is a folder")
    if not folder.is_dir():
        raise TatamiError(f"cannot save to '{path}': there is no folder '{folder}'")
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise TatamiError(f"cannot save to '{path}': no permission to write there")


def write_record(path: Path, record: Record, overwrite: bool) -> None:
    """Write a record whole or not at all; without ``overwrite`` an existing file stays as it is."""
    check_target(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        draft.write_text(record.to_text(), encoding="utf-8")
        if overwrite:
            draft.replace(path)
        else:
            os.link(draft, path)
    except FileExistsError:
        raise TatamiError(f"'{path}' exists already") from None
    except OSError as error:
        raise TatamiError(f"cannot save to '{path}': {error.strerror or error}") from error
    finally:
        draft.unlink(missing_ok=True)
