"""How the compiled engine is built: whole or not at all, by one at a time, and never in anybody's way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tools import compiled
from tools.compiled import Workshop, beside
from tools.play import building

FILES = {
    "tatami/__init__.py": "",
    "tatami/core/rules.py": "old",
    "tatami/server/door.py": "old",
    "docs/rules/game.md": "",
    "pyproject.toml": '[tool.tatami]\ncompiled = ["tatami/core"]\n',
    **dict.fromkeys(("setup.py", "MANIFEST.in", "README.md", "LICENSE", "requirements/dev.txt"), ""),
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A source tree."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def nobody_stands_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests after these keep their priority."""
    monkeypatch.setattr(compiled, "stand_back", bool)


class Quick(Workshop):
    """A workshop whose compiler only copies."""

    def __init__(self, root: Path, meanwhile: Callable[[], object] = bool) -> None:
        super().__init__(root, root / "build")
        self.meanwhile = meanwhile
        self.compiled_times = 0

    def compile(self, source: Path, target: Path) -> None:
        self.compiled_times += 1
        target.mkdir()
        (target / "rules.so").write_text("half", encoding="utf-8")
        self.meanwhile()
        shutil.copy(source / "tatami" / "core" / "rules.py", target / "rules.so")

    def pack(self, source: Path, target: Path) -> None:
        shutil.copytree(source / "tatami", target / "tatami")

    def built(self) -> tuple[str, str]:
        """What the native code and the rest were made from."""
        files = (self.compiled / "rules.so", self.compiled / "tatami" / "server" / "door.py")
        return files[0].read_text(encoding="utf-8"), files[1].read_text(encoding="utf-8")


def test_only_what_has_changed_is_built_again(root: Path) -> None:
    workshop = Quick(root)
    assert not workshop.is_fresh()
    workshop.build()
    workshop.build()
    assert (workshop.is_fresh(), workshop.compiled_times, workshop.built()) == (True, 1, ("old", "old"))
    (root / "tatami" / "server" / "door.py").write_text("new", encoding="utf-8")
    assert not workshop.is_fresh()
    workshop.build()
    assert (workshop.is_fresh(), workshop.compiled_times, workshop.built()) == (True, 1, ("old", "new"))
    (root / "tatami" / "core" / "rules.py").write_text("new", encoding="utf-8")
    workshop.build()
    assert (workshop.is_fresh(), workshop.compiled_times, workshop.built()) == (True, 2, ("new", "new"))


def test_a_build_that_is_interrupted_leaves_what_was_there(root: Path) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    Quick(root).build()
    (root / "tatami" / "core" / "rules.py").write_text("new", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        Quick(root, interrupt).build()
    again = Quick(root)
    assert (again.is_fresh(), again.built()) == (False, ("old", "old"))
    again.build()
    assert (again.is_fresh(), again.built()) == (True, ("new", "old"))


def test_source_that_changes_during_the_build_is_not_taken_for_what_was_built(root: Path) -> None:
    rules = root / "tatami" / "core" / "rules.py"
    workshop = Quick(root, lambda: rules.write_text("new", encoding="utf-8"))
    workshop.build()
    assert (workshop.is_fresh(), workshop.built()) == (False, ("old", "old"))
    rules.write_text("old", encoding="utf-8")
    assert workshop.is_fresh()


def test_of_two_at_once_one_builds_and_the_other_finds_it_ready(root: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        assert go_on.wait(PATIENCE)

    def work(workshop: Workshop) -> None:
        with workshop.alone():
            workshop.build()

    first, second = Quick(root, wait), Quick(root)
    threads = [threading.Thread(target=work, args=(workshop,)) for workshop in (first, second)]
    threads[0].start()
    assert begun.wait(PATIENCE)
    threads[1].start()
    go_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert (first.compiled_times, second.compiled_times, second.is_fresh()) == (1, 0, True)


def test_without_a_compiler_nothing_is_built_and_nothing_said(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", str(root / "no compiler"))
    beside(root, root / "build")
    assert capsys.readouterr() == ("", "")
    assert not (root / "build" / "compiled").exists()


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler here")
def test_a_compiler_is_found_where_there_is_one(root: Path) -> None:
    assert Workshop(root, root / "build").has_compiler()


@pytest.mark.parametrize(("setup", "told"), [("raise SystemExit('no')", "could not be built"), ("", "is ready")])
def test_a_build_beside_the_server_says_two_lines(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], setup: str, told: str
) -> None:
    """What the compiler says is in a file."""
    (root / "setup.py").write_text(setup, encoding="utf-8")
    monkeypatch.setattr(compiled.Workshop, "has_compiler", lambda workshop: True)
    monkeypatch.setattr(compiled, "_write", lambda folder, made: folder.mkdir(parents=True, exist_ok=True))
    beside(root, root / "build")
    first, last = capsys.readouterr().out.splitlines()
    assert "is being built" in first
    assert told in last
    assert (root / "build" / "compiled.log").read_text(encoding="utf-8").strip() == ("no" if setup else "")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes the Linux way")
def test_the_build_ends_with_the_server_and_so_do_its_compilers(capfd: pytest.CaptureFixture[str]) -> None:
    child = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
    work = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    command = (sys.executable, "-c", f"from tools.compiled import end_with_parent; end_with_parent(); {work}")
    said = ""
    with building(command):
        deadline = time.monotonic() + PATIENCE
        while not said:
            assert time.monotonic() < deadline
            said = capfd.readouterr().err.strip()
            time.sleep(0.02)
        os.kill(int(said), 0)
        assert os.getpgid(int(said)) != os.getpgrp(), "Ctrl-C would reach it"
        assert os.getsid(int(said)) == os.getsid(0), "its low priority would count among its own only"
    while Path(f"/proc/{said}").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_build_that_is_ready_ends_quietly_while_the_server_goes_on() -> None:
    """Waiting for the end of standard input must not be in the way: Python would say so, at length."""
    work = "from tools.compiled import end_with_parent; end_with_parent(); import time; time.sleep(0.2)"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", work], stdin=pipe, stderr=pipe, start_new_session=True) as builder:
        assert builder.wait(PATIENCE) == 0
        assert builder.stderr is not None
        assert builder.stderr.read() == b""
