"""The one part of the build that cannot be declared: compiling the engine with mypyc.

    pip install .                                          pure Python, works everywhere
    TATAMI_COMPILE=1 pip install --no-build-isolation .    the engine as native code (needs the extra `compile`)

The compiled and the pure engine are the same source and play the same games.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED_ROOMS = ("tatami/core", "tatami/games", "tatami/bots/evaluation")
COMPILED_MODULES = ("tatami/bots/tree.py",)


def engine_modules() -> list[str]:
    """Every module of the engine and the hot part of the search, in a stable order, and nothing else."""
    rooms = [path.relative_to(ROOT).as_posix() for room in COMPILED_ROOMS for path in (ROOT / room).rglob("*.py")]
    return sorted([*rooms, *COMPILED_MODULES])


def extensions() -> list[Extension]:
    """No extension unless TATAMI_COMPILE=1 asks for it; then one group, so that calls between modules are direct."""
    if os.environ.get("TATAMI_COMPILE") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        message = "TATAMI_COMPILE=1 needs mypyc: install the extra `compile` and build with --no-build-isolation."
        raise SystemExit(message) from None
    return cast("list[Extension]", mypycify(engine_modules(), opt_level="3", debug_level="0", group_name="tatami"))


class BuildWithRules(build_py):
    """Ships docs/rules inside the package, so that `tatami rules` works without the repository."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        target = Path(self.build_lib) / "tatami" / "docs"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
            self.copy_file(str(page), str(target / page.name))


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
