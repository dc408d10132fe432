"""The compiled engine in build/compiled: built when it is not of today's source, by one at a time, whole or not at all.

    make compiled                         now, with all that the compiler says
    python -m tools.compiled --beside     for `make play`: at the lowest priority and quietly

What is built is a copy of the source, so that nobody can change it in the meantime. Half-built things lie in
build/making until they are ready, then take their places by renaming. The lock tells a running server that an engine
is on its way (tatami/server/live/engine.py).
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tatami.server.live.engine import MADE_OF, lock_of, made_of

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "requirements/dev.txt")
LOWEST = 19
PROBE = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
BUILD_PROBE = """\
from setuptools import Extension, setup
setup(name="probe", script_args=["-q", "build_ext", "--inplace"], ext_modules=[Extension("probe", ["probe.c"])])
"""


class Workshop:
    """Where the compiled engine of a source tree is built."""

    def __init__(self, root: Path, build: Path, log: IO[str] | None = None) -> None:
        self.root, self.log = root, log
        self.native, self.compiled = build / "native", build / "compiled"
        self._making = build / "making"

    def is_fresh(self) -> bool:
        """Whether what is there was made of the source of now."""
        return _read(self.compiled) == self._whole(self.root)

    def build(self) -> None:
        """Build what is not fresh, for those who are alone here.

        Raises :class:`subprocess.CalledProcessError` if that fails; then what was there before is still there.
        """
        if not self.is_fresh():
            self._build()

    def has_compiler(self) -> bool:
        """Whether a small module can be compiled, in the way in which ours would be."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "probe.c").write_text(PROBE, encoding="utf-8")
            done = subprocess.run([sys.executable, "-c", BUILD_PROBE], cwd=folder, capture_output=True, check=False)
        return done.returncode == 0

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Wait until nobody else builds here. However we end, the system lets go of the lock."""
        lock = lock_of(self.compiled)
        lock.parent.mkdir(parents=True, exist_ok=True)
        with lock.open("w", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def compile(self, source: Path, target: Path) -> None:
        """The engine as native code."""
        where = ["--build-lib", str(target), "--build-temp", str(self._making / "objects")]
        self._run(source, "build_ext", *where, TATAMI_COMPILE="1")

    def pack(self, source: Path, target: Path) -> None:
        """The package as it is."""
        self._run(source, "build_py", "--build-lib", str(target))

    def _build(self) -> None:
        shutil.rmtree(self._making, ignore_errors=True)
        source, native, compiled = (self._making / name for name in ("source", "native", "compiled"))
        self._copy_source(source)
        engine = self._engine(source)
        if _read(self.native) != engine:
            self.compile(source, native)
            _write(native, engine)
            self._put(native, self.native)
        self.pack(source, compiled)
        shutil.copytree(self.native, compiled, dirs_exist_ok=True)
        _write(compiled, self._whole(source))
        self._put(compiled, self.compiled)
        shutil.rmtree(self._making)

    def _copy_source(self, target: Path) -> None:
        unneeded = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(self.root / "tatami", target / "tatami", ignore=unneeded)
        shutil.copytree(self.root / "docs" / "rules", target / "docs" / "rules")
        for name in NEEDED:
            (target / name).parent.mkdir(exist_ok=True)
            shutil.copy(self.root / name, target / name)

    def _engine(self, root: Path) -> dict[str, str]:
        """What native code depends on."""
        told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["tatami"]
        paths = [root / name for name in told["compiled"]]
        modules = [module for path in paths for module in (path.rglob("*.py") if path.is_dir() else [path])]
        others = [root / "setup.py", root / "requirements" / "dev.txt"]
        return {"python": str(sysconfig.get_config_var("EXT_SUFFIX")), "engine": _digest(root, [*modules, *others])}

    def _whole(self, root: Path) -> dict[str, str]:
        """What the compiled package depends on: what a server looks at, and how it was packed."""
        recipe = _digest(root, [*(root / name for name in NEEDED), *(root / "docs" / "rules").glob("*.md")])
        return {**made_of(root / "tatami"), "recipe": recipe}

    def _run(self, source: Path, *words: str, **environment: str) -> None:
        subprocess.run(
            [sys.executable, "setup.py", "-q", *words],
            cwd=source,
            env={**os.environ, **environment},
            stdout=self.log,
            stderr=self.log and subprocess.STDOUT,
            check=True,
        )

    def _put(self, made: Path, target: Path) -> None:
        if target.exists():
            target.rename(self._making / f"old {target.name}")
        made.rename(target)


def _digest(root: Path, paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        held = path.read_bytes()
        found.update(f"{path.relative_to(root).as_posix()} {len(held)}\n".encode() + held)
    return found.hexdigest()


def _read(folder: Path) -> object:
    try:
        return json.loads((folder / MADE_OF).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _write(folder: Path, made: dict[str, str]) -> None:
    (folder / MADE_OF).write_text(json.dumps(made), encoding="utf-8")


# ---- beside a running server ----


def stand_back() -> None:
    """Let everybody else go first, at the processor and at the disk."""
    os.nice(LOWEST)
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import psutil  # type: ignore[import-untyped]

        psutil.Process().ionice(psutil.IOPRIO_CLASS_IDLE)


def end_with_parent() -> None:
    """When whoever started us closes our standard input, or is no more, end with the whole group: compilers too."""

    if os.getpgrp() != os.getpid():
        os.setpgid(0, 0)

    def wait() -> None:
        while os.read(0, 1):  # not by sys.stdin: whoever ends while a thread waits there is killed by Python
            pass
        os.killpg(os.getpgrp(), signal.SIGKILL)

    threading.Thread(target=wait, name="parent watch", daemon=True).start()


def beside(root: Path, build: Path) -> None:
    """Build if there is something to build and something to build it with; say so on standard output, in two lines."""
    build.mkdir(exist_ok=True)
    note = build / "compiled.log"
    with note.open("w", encoding="utf-8") as log:
        workshop = Workshop(root, build, log)
        if workshop.is_fresh():
            return
        with workshop.alone():  # as soon as we may: a server that has just started sees it
            stand_back()
            if workshop.is_fresh() or not workshop.has_compiler():
                return
            _say(f"The compiled engine is being built beside the server, at the lowest priority ({note}).")
            try:
                workshop.build()
            except subprocess.CalledProcessError:
                _say(f"The compiled engine could not be built; bots go on with the plain one. {note} says why.")
            else:
                _say("The compiled engine is ready: bots change over to it now.")


def _say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--beside", action="store_true", help="quietly, and end when standard input does")
    if parser.parse_args().beside:
        end_with_parent()
        beside(ROOT, COMPILED.parent)
        return
    workshop = Workshop(ROOT, COMPILED.parent)
    try:
        with workshop.alone():
            workshop.build()
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None


if __name__ == "__main__":
    main()
