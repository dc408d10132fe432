"""What people install: an sdist and a wheel with pages and rules, and extras that run what their names say.

Everything happens outside the repository. Environments are empty but for our wheel and links to exactly those packages
of the environment we run in that the extra asks for, so nothing has to be fetched, and nothing that is not asked for
can be found.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import Request, urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tatami.cli.rulebook import read_rules
from tatami.shelf import GAMES
from tools.wheel import build, make

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ("tatami", "docs", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PATIENCE = 300
"""Seconds for any command: for machines that are much busier than ours."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source, in which the pages were built."""
    if not (ROOT / "tatami" / "server" / "static" / "index.html").is_file():
        pytest.fail("the pages are not built: run make web first")
    folder = tmp_path_factory.mktemp("source")
    for name in SOURCE:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
        else:
            shutil.copy(path, folder / name)
    return folder


@pytest.fixture(scope="module")
def packages(source: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel that `make wheel` makes."""
    return make(source, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def wheel(packages: tuple[Path, Path]) -> Path:
    return packages[1]


# ---- what is inside ----


def test_both_hold_pages_and_rules(source: Path, packages: tuple[Path, Path]) -> None:
    sdist, wheel = packages
    pages = {
        path.relative_to(source).as_posix() for path in (source / "tatami/server/static").rglob("*") if path.is_file()
    }
    rules = {path.name for path in (source / "docs/rules").glob("*.md")}
    assert len(pages) > 5
    assert len(rules) >= 4
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert inside >= pages
    assert inside >= {f"tatami/docs/{name}" for name in rules}
    assert wheel.name.endswith("-py3-none-any.whl")
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert packed >= pages | {f"docs/rules/{name}" for name in rules}


@pytest.mark.parametrize(
    ("what", "lost"),
    [("sdist", "tatami/server/static"), ("wheel", "tatami/server/static/assets"), ("wheel", "docs/rules")],
)
def test_nothing_is_packed_that_is_not_complete(
    packages: tuple[Path, Path], tmp_path: Path, what: str, lost: str
) -> None:
    """Also by others, from our sdist: no wheel is made, and a sentence says what is missing."""
    with tarfile.open(packages[0]) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    shutil.rmtree(unpacked / lost)
    with pytest.raises(SystemExit, match=f"cannot be packed without .*{lost}.*make wheel"):
        build(what, unpacked, tmp_path)
    assert not [path for path in tmp_path.iterdir() if path != unpacked]


# ---- what each extra runs ----


def needed(requirements: list[str], extras: set[str], found: dict[str, metadata.Distribution], own: list[str]) -> None:
    """Every distribution that these requirements ask for, directly or through others."""
    for line in requirements:
        wanted = Requirement(line)
        if wanted.marker and not any(wanted.marker.evaluate({"extra": extra}) for extra in extras or {""}):
            continue
        if wanted.name == "tatami":
            needed(own, wanted.extras, found, own)
        elif (name := canonicalize_name(wanted.name)) not in found or wanted.extras:
            found[name] = metadata.distribution(name)
            needed(found[name].requires or [], wanted.extras | {""}, found, own)


def tops(distribution: metadata.Distribution) -> set[str]:
    """What it puts into site-packages: packages and modules, of packages that several share the parts."""
    files = [file for file in distribution.files or [] if file.parts[0] not in ("..", "__pycache__")]
    shared = {"fluent"}
    return {"/".join(file.parts[:2]) if file.parts[0] in shared else file.parts[0] for file in files}


class Installed:
    """An empty environment with our wheel and what some of its extras ask for."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        venv.create(folder / "venv", with_pip=False)
        self.bin = folder / "venv" / "bin"
        self.python = self.bin / "python"
        words = ["--python", str(self.python), "install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)]
        done = subprocess.run(
            [sys.executable, "-m", "pip", *words], env=self.environment, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0
        (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
        (own,) = metadata.distributions(name="tatami", path=[str(site)])
        found: dict[str, metadata.Distribution] = {}
        needed([f"tatami[{','.join(extras)}]"], set(), found, own.requires or [])
        self.packages = set(found)
        for distribution in found.values():
            for name in tops(distribution):
                (site / name).parent.mkdir(exist_ok=True)
                (site / name).symlink_to(Path(str(distribution.locate_file(name))))

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of the environment that the tests run in, but for where programs are."""
        return {"PATH": os.defpath, "HOME": str(self.home), "COLUMNS": "100", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def run(self, *words: str, answers: str = "", status: int = 0) -> str:
        """A command's output, standard error included."""
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]],
            cwd=self.home,
            env=self.environment,
            input=answers,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == status, done.stdout
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The server's address, while it runs."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{self.home}/t.sqlite3", "--bot-pace", "0"]
        with (self.home / "log").open("wb") as log:
            server = subprocess.Popen(
                [str(self.bin / "tatami"), *words, "--bot-workers", "1", "--no-rate-limits"],
                cwd=self.home,
                env=self.environment,
                stdout=log,
                stderr=log,
            )
        try:
            deadline = monotonic() + PATIENCE
            while not answers(port):
                assert server.poll() is None, (self.home / "log").read_text(encoding="utf-8")
                assert monotonic() < deadline
                sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(timeout=PATIENCE)


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True


class Guest:
    """Plays over HTTP with nothing but the standard library."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie = url, ""
        self.ask("POST", "/api/guest", {"name": "Ann"})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"X-Tatami": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers, method=method), timeout=PATIENCE) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
            return json.load(answer)


PLAY = """
import tatami
from tatami.core.rng import Rng
rng = Rng("choices")
for game in tatami.games():
    state = tatami.game(game).new(2, "installed")
    while not state.over:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    print(game, state.scores())
print(tatami.__file__)
"""


def test_without_extras_the_engine_plays_and_the_commands_say_what_they_need(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel)
    assert here.packages == set()
    out = here.run("python", "-c", PLAY)
    assert str(tmp_path) in out
    assert [line.split()[0] for line in out.splitlines()[:-1]] == list(GAMES)
    assert "pip install 'tatami[cli]'" in here.run("tatami", "play", "white_castle", status=2)
    assert "pip install 'tatami[cli]'" in here.run("tatami", "arena", "white_castle", "--out", "x", status=2)
    assert "pip install 'tatami[server]'" in here.run("tatami", "serve", status=2)


def test_the_extra_cli_plays_simulates_and_reads_the_rules(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "cli")
    assert here.packages >= {"rich", "fluent-runtime"}
    assert not here.packages & {"pyarrow", "starlette"}
    assert "wins with" in here.run("tatami", "play", "white_castle", "--seed", "7", answers="1\n" * 400)
    for game in GAMES:
        assert json.loads(here.run("tatami", "simulate", game, "--games", "2", "--json"))["games"] == 2
        rule = read_rules(game)[0].id
        assert rule in here.run("tatami", "rules", game, rule)
        assert rule in here.run("tatami", "rules", game, rule, "--lang", "ru")
        assert here.run("tatami", "content", "check", game)


def test_the_extra_arena_runs_a_league(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "arena")
    assert "2 deals" in here.run("tatami", "arena", "white_castle", "--deals", "2", "--workers", "2", "--out", "league")
    assert {path.name for path in (here.home / "league").iterdir()} == {"games.jsonl", "games.parquet", "report.html"}


def test_the_extra_server_serves_the_page_and_plays(wheel: Path, tmp_path: Path) -> None:
    """The page with all it loads, and a whole game against a bot, which thinks in a process of its own."""
    here = Installed(tmp_path, wheel, "server")
    with here.serving() as url:
        with urlopen(f"{url}/", timeout=PATIENCE) as answer:
            page = answer.read().decode()
        loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert loaded
        for name in loaded:
            with urlopen(url + name, timeout=PATIENCE) as answer:
                assert len(answer.read()) > 100
        guest = Guest(url)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"game": "white_castle", "seats": seats, "confirm": False}
        told = guest.ask("POST", "/api/tables", wish)["table"]
        path = f"/api/tables/{told['id']}"
        moves = 0
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            state = guest.ask("GET", path)
            told = state["table"]
            if told["status"] != "running":
                break
            if told["your_turn"]:
                option = state["view"]["decision"]["options"][0]["id"]
                guest.ask("POST", f"{path}/move", {"version": state["version"], "action": option})
                moves += 1
                deadline = monotonic() + PATIENCE
            else:
                sleep(0.02)
        assert moves > 10
        assert told["status"] == "over"
        assert len(told["result"]["scores"]) == 2


def test_the_extras_for_developers_bring_what_they_are_for(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path, wheel, "testing", "compile")
    check = "import tatami; from tatami.testing import check_game; check_game(tatami.game('white_castle'), games=1)"
    here.run("python", "-c", check)
    here.run("python", "-c", "from mypyc.build import mypycify; from setuptools import build_meta")


def test_the_extra_cluster_is_the_arena_on_ray(wheel: Path) -> None:
    """Ray itself is not installed here: what can be held is that it is asked for, with all that a league needs."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode().splitlines()
    asked = [line for line in lines if re.match(r"Requires-Dist: .*extra == \"cluster\"", line)]
    assert any("tatami[arena]" in line for line in asked)
    assert any("ray>=" in line for line in asked)
