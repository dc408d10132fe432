"""What the layers may use. The direction of imports inside tatami is held by import-linter (pyproject.toml)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami import shelf
from tatami.shelf import GAMES

ROOT = Path(__file__).resolve().parent.parent
ENGINE = sorted(path for room in ("core", "games") for path in (ROOT / "tatami" / room).rglob("*.py"))

# A kernel that draws from the process-wide generator, looks at a clock or talks to the world cannot replay a game.
WORLD = {"asyncio", "datetime", "http", "random", "secrets", "socket", "sqlite3", "subprocess", "threading", "time"}


class NeededImports(ast.NodeVisitor):
    """Collects the top-level names that a module cannot run without.

    Not needed are imports that only a type checker sees, and imports that may fail (`except ImportError`).
    """

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Try(self, node: ast.Try) -> None:
        caught = {handler.type.id for handler in node.handlers if isinstance(handler.type, ast.Name)}
        if "ImportError" in caught:
            node.body = []
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.names.update(alias.name.split(".")[0] for alias in node.names)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module and not node.level:
            self.names.add(node.module.split(".")[0])


def needed_imports(path: Path) -> set[str]:
    visitor = NeededImports()
    visitor.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    return visitor.names


def names(paths: list[Path]) -> Iterator[str]:
    return (path.relative_to(ROOT).as_posix() for path in paths)


def test_there_is_an_engine_to_look_at() -> None:
    assert len(ENGINE) > 5


@pytest.mark.parametrize("path", ENGINE, ids=names(ENGINE))
def test_core_and_games_need_nothing_but_the_standard_library(path: Path) -> None:
    assert needed_imports(path) <= sys.stdlib_module_names | {"tatami"}


@pytest.mark.parametrize("path", ENGINE, ids=names(ENGINE))
def test_core_and_games_know_no_clock_no_network_and_no_global_chance(path: Path) -> None:
    assert not needed_imports(path) & WORLD


AGENDA = "tatami.core.agenda"
PACKING = {"frame", "wide_frame", "a_of", "b_of", "c_of", "d_of", "A", "B", "C", "D", "FIELD_MASK"}


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_packs_or_unpacks_a_frame_by_hand(game: str) -> None:
    """What stands where in a frame is known to ``frames.py`` alone, which is made from ``steps.py``."""
    packing = {}
    for path in (ROOT / "tatami" / "games" / game).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == AGENDA]
        packing[path.name] = {alias.name for node in taken for alias in node.names} & PACKING
    assert packing.pop("frames.py")
    assert {name: names for name, names in packing.items() if names} == {}


# ---- the pure ring of the server could run in a browser tab ----

IN_A_TAB = """
import sys
from importlib import import_module
from pkgutil import iter_modules

sys.path.insert(0, sys.argv[1])
ring = "tatami.server.pure"
for module in iter_modules(import_module(ring).__path__):
    import_module(f"{ring}.{module.name}")

from tatami import shelf
from tatami.server.pure import playing, rendering
from tatami.server.pure.setup import Wishes, new_table
from tatami.server.pure.table import CONFIRMATION, PERSON, Person, Seat

anna, bela = Person("anna", "Anna", "guest", None), Person("bela", "Bela", "guest", None)
for title in shelf.games():
    game = shelf.game(title)
    seats = (Seat(0, PERSON, anna.name, anna.id), Seat(1, PERSON, bela.name, bela.id))
    table = new_table(game, dict(game.check(2, {})), seats, anna, Wishes()).table
    for turn in range(40):
        seat = table.awaiting.seat
        if table.awaiting.kind == CONFIRMATION:
            change = playing.confirm(table, seats[seat].person, [seat])
        else:
            change = playing.move(table, seats[seat].person, [seat], table.line.state.legal()[0])
        table = change.after
        entries = rendering.entries_data(list(change.entries), game, (seat,))
        told = rendering.state_data(table, game, "anna", None, entries, 0, {"anna": anna, "bela": bela}.get, ())
        assert told.view["game"] == title and told.entries and told.table.seats[1].person == bela

ours = {name for name in sys.modules if name.startswith("tatami.")}
engine = ("tatami.core", "tatami.games", "tatami.shelf", "tatami.preview", ring)
print(sorted(name for name in ours if not name.startswith(engine) and name != "tatami.server"))
"""


def test_the_pure_ring_of_the_server_plays_with_the_standard_library_alone() -> None:
    """Without any package that is installed here a table is set up, played and shown."""
    alone = [sys.executable, "-I", "-S", "-c", IN_A_TAB, str(ROOT)]
    played = subprocess.run(alone, capture_output=True, text=True, timeout=300, check=False)
    assert (played.returncode, played.stderr, played.stdout.strip()) == (0, "", "[]")


# ---- games are named in their own rooms, and on the shelf ----


def words(path: Path) -> set[str]:
    """Whatever a module names as a whole word: strings, parts of imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(node.module.split("."))
        elif isinstance(node, ast.Import):
            found.update(part for alias in node.names for part in alias.name.split("."))
    return found


HOUSE = [path for path in sorted((ROOT / "tatami").rglob("*.py")) if not set(GAMES) & {*path.parts, path.stem}]
TOOLS_AND_TESTS = sorted(path for room in ("tools", "tests") for path in (ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("path", HOUSE, ids=names(HOUSE))
def test_no_shared_module_names_a_game(path: Path) -> None:
    """A new game is one line on the shelf."""
    assert path.name == "shelf.py" or not words(path) & set(GAMES)


def listed(node: ast.AST) -> set[str]:
    """The games in a list that is written out, each alone or anywhere in a row."""
    if isinstance(node, ast.Dict):
        parts: list[ast.AST | None] = [*node.keys]
    else:
        parts = [*node.elts] if isinstance(node, ast.List | ast.Tuple | ast.Set) else []
    cells = [cell for part in parts for cell in (part.elts if isinstance(part, ast.Tuple) else [part])]
    return {str(cell.value) for cell in cells if isinstance(cell, ast.Constant)} & set(GAMES)


def test_no_tool_and_no_test_lists_the_games() -> None:
    """They ask the shelf, so that a new game is in them without anybody thinking of it."""
    lists = {
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        for path in TOOLS_AND_TESTS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        if len(listed(node)) > 1
    }
    assert lists == set()


WEB = ROOT / "web" / "src"
DRAWN = [game for game in GAMES if (WEB / "games" / game / "Sprite.svelte").is_file()]


def shared_pages() -> list[Path]:
    """What all games have in common in the browser."""
    shared = [path for room in ("lib", "parts", "pages", "style", "text") for path in (WEB / room).rglob("*.*")]
    shared += [*WEB.glob("*.*"), *(WEB / "games").glob("*.ts")]
    code = [path for path in shared if not path.name.endswith(".test.ts")]
    assert len(code) > 50
    return code


def test_no_shared_part_of_the_browser_names_a_game() -> None:
    for path in shared_pages():
        text = path.read_text(encoding="utf-8")
        for game in GAMES:
            assert not {word for word in (game, game.replace("_", "-")) if word in text}, f"{path.name} names {game}"
            prefix = shelf.game(game).info.rules_prefix
            assert not re.search(rf"\b{prefix}\b", text), f"{path.name} knows how rules of {game} are called"


def test_no_shared_test_of_the_browser_lists_the_games() -> None:
    """One may stand as an example; more are a list, and each test finds the games by itself."""
    shared = [*(WEB / "games").glob("*.test.ts"), *(WEB / "lib").glob("*.test.ts"), *(WEB / "testing").glob("*.ts")]
    assert len(shared) > 10
    named = {path.name: [game for game in GAMES if game in path.read_text(encoding="utf-8")] for path in shared}
    assert {name: games for name, games in named.items() if len(games) > 1} == {}


def test_no_shared_part_of_the_browser_names_a_piece_of_a_game() -> None:
    """Icons of things (``i-...``) are drawn and named in a game's own folder; the house has only ``u-...``."""
    icon = re.compile(r"""["'#`]i-[a-z]""")
    assert DRAWN
    for game in DRAWN:
        assert icon.search((WEB / "games" / game / "Sprite.svelte").read_text(encoding="utf-8"))
    named = [path.name for path in shared_pages() if icon.search(path.read_text(encoding="utf-8"))]
    assert named == []


def test_no_shared_part_of_the_browser_names_a_family_of_actions() -> None:
    """What an option means is told by its game (``GameModule.yes``, ``no``, ``label``)."""
    asked = re.compile(r"""family\s*===?\s*["'`]""")
    assert [path.name for path in shared_pages() if asked.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_family_of_actions_has_a_place_on_the_board_or_is_a_card_beside_it(game: str) -> None:
    """A question that glows nowhere cannot be answered on the board. Words, signs and the log are not places."""
    folder = WEB / "games" / game
    drawn = [path for path in folder.rglob("*.*") if path.suffix in (".svelte", ".ts") and ".test" not in path.name]
    places = [path.read_text(encoding="utf-8") for path in drawn if path.stem not in ("options", "words", "log")]
    families = {template.split()[0] for template in shelf.game(game).actions.families()}
    assert {name for name in families if not any(re.search(f"['\"`]{name}[ '\"`]", text) for text in places)} == set()


# Numbers that only say how something is drawn, not how many there are of it.
SCENERY = {"waves", "stones"}


@pytest.mark.parametrize("game", DRAWN)
def test_how_many_there_are_of_anything_is_told_by_the_server(game: str) -> None:
    """Rounds, spaces and tiles are counted in the view or in the content; no list here is as long as somebody typed."""
    typed = re.compile(r"""length: [2-9]|length: \d\d|\[1, 2, 3|\b(?:LAP|ROUNDS|rounds: \d)""")
    for path in sorted((WEB / "games" / game).glob("*.*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            found = typed.search(line)
            assert not found or any(f"const {name} =" in line for name in SCENERY), f"{path.name}: {line.strip()}"
