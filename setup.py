"""The parts of the build that cannot be declared: compiling the engine with mypyc, and never leaving anything out.

    make wheel                                             sdist and wheel, pure Python, works everywhere
    TATAMI_COMPILE=1 pip install --no-build-isolation .    the engine as native code (needs the extra `compile`)

The compiled and the pure engine are the same source and play the same games. What is installed serves the browser table
and knows the rules: a wheel or sdist without the built pages or without docs/rules is refused, not made.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PAGES = ROOT / "tatami" / "server" / "static"
RULES = ROOT / "docs" / "rules"


def engine_modules() -> list[str]:
    """Every module of the engine and the hot part of the search, in a stable order, and nothing else."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["tatami"]
    paths = [ROOT / name for name in told["compiled"]]
    modules = [module for path in paths for module in (path.rglob("*.py") if path.is_dir() else [path])]
    return sorted(module.relative_to(ROOT).as_posix() for module in modules)


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
        for page in sorted(RULES.glob("*.md")):
            self.copy_file(str(page), str(target / page.name))


def missing() -> str | None:
    """What a complete package lacks here, if anything: the browser table's page, what it loads, or the rules."""
    page = PAGES / "index.html"
    if not page.is_file():
        return "the built pages of the browser table (tatami/server/static)"
    for name in re.findall(r"""(?:src|href)="/([^"]+)\"""", page.read_text(encoding="utf-8")):
        if not (PAGES / name).is_file():
            return f"tatami/server/static/{name}, which the page of the browser table loads"
    return None if list(RULES.glob("*.md")) else "the rules of the games (docs/rules)"


def refuse_incomplete() -> None:
    """Ends the build with a sentence unless everything is there."""
    lacking = missing()
    if lacking is not None:
        raise SystemExit(
            f"tatami cannot be packed without {lacking}: run `make web` first, or `make wheel` for all of it."
        )


class CompleteWheel(bdist_wheel):
    """A wheel, or an error; never a wheel without pages or rules."""

    def run(self) -> None:
        refuse_incomplete()
        super().run()


class CompleteSdist(sdist):
    """An sdist from which such a wheel can be built."""

    def run(self) -> None:
        refuse_incomplete()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithRules, "bdist_wheel": CompleteWheel, "sdist": CompleteSdist},
)
