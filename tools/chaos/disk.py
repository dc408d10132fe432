"""A disk of our own that can be filled and emptied: a small file system in memory where we may mount one.

Elsewhere it is a plain folder, and filling it is left to a limit on the size of files (see
:mod:`tools.chaos.stores`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOMY = 4 << 30
"""Bytes of a disk that is not full; memory is taken only for what is really there."""


class Disk:
    """A folder, on a file system of its own if possible."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-chaos-"))
        self.folder.chmod(0o755)
        self.own = _mount("-t", "tmpfs", "-o", f"size={ROOMY},mode=755", "tatami-chaos", str(self.folder))

    def fill(self, left: int) -> bool:
        """Leave about so many bytes free; False where the disk is not our own."""
        if not self.own:
            return False
        for _ in range(20):  # others write while we look
            used = os.statvfs(self.folder)
            size = (used.f_blocks - used.f_bfree) * used.f_frsize + left
            if self._resize(size):
                return True
        return False

    def free(self) -> None:
        """Room again."""
        if self.own:
            self._resize(ROOMY)

    def remove(self) -> None:
        """Take it away with all that is on it."""
        if self.own:
            subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _resize(self, size: int) -> bool:
        return _mount("-o", f"remount,size={size}", str(self.folder))


def _mount(*arguments: str) -> bool:
    if shutil.which("mount") is None:
        return False
    return subprocess.run(["mount", *arguments], check=False, capture_output=True).returncode == 0
