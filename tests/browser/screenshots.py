"""Pictures of every page in three widths, by day and by night: ``make screenshots``."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tatami.shelf import GAMES
from tests.browser import browsing
from tests.browser.playing import begin, keep_the_screen, new_table, play, reach

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTHS = {360: 780, 1024: 768, 1600: 1000}
SCHEMES = ["light", "dark"]
OTHERS = [game for game in GAMES if game != "white_castle"]
"""Games besides the one of most pictures."""


class Album:
    """Tables are played once; every size and light then looks at the same ones."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser, self.url, self.folder = browser, url, folder
        self.state: object = None

    def play_tables(self) -> dict[str, str]:
        """A draft, a table for four, a solo game, a finished one, a waiting room: name -> path."""
        context = self.browser.new_context(
            locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
        )
        page = context.new_page()
        page.goto(self.url)
        keep_the_screen(page)
        paths: dict[str, str] = {}

        def table(name: str, seats: int, kind: str | None, game: str = "white_castle") -> None:
            page.goto(self.url)
            page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
            new_table(page, seats, game=game)
            for seat in range(2, seats + 1):
                page.select_option(f"select[aria-label='Seat {seat}']", kind or "bot")
            begin(page)
            page.wait_for_selector(".opt, .code")
            paths[name] = page.url.removeprefix(self.url)

        table("draft", 4, "same_screen")
        table("table", 4, "same_screen")
        play(page, random.Random(12), 110)
        table("solo", 1, None)
        play(page, random.Random(3), 18)
        reach(page, "[data-option='place well']")
        for game in OTHERS:
            for players in (2, 4):
                table(f"{game}-{players}", players, "same_screen", game)
                play(page, random.Random(players), 60 * players)
        table("waiting", 2, "open")
        table("over", 1, None)
        play(page, random.Random(6))
        paths["replay"] = paths["over"] + "/replay?at=20"
        self.state = context.storage_state()
        context.close()
        return paths

    def shoot(self, paths: dict[str, str]) -> None:
        for width, height in WIDTHS.items():
            for scheme in SCHEMES:
                page = self.page(width, height, scheme, "en-GB")
                for name, path in paths.items():
                    self.look(page, path)
                    # the score sheet lies above the page
                    self.save(page, f"{name}-{width}-{scheme}", whole=name != "over")
                    if name == "solo":
                        self.more(page, width, scheme)
                    if width < 900 and name.startswith(tuple(OTHERS)):
                        page.click("#tab-mats")
                        self.save(page, f"{name}-mats-{width}-{scheme}")
                page.context.close()

    def translate(self, paths: dict[str, str]) -> None:
        """The tables in the languages with long words, on a phone and on a small screen."""
        for language, locale in {"cs": "cs-CZ", "ru": "ru-RU"}.items():
            for width in (360, 1024):
                page = self.page(width, WIDTHS[width], "light", locale)
                for name in ("start", "how", "table", "solo", *(f"{game}-4" for game in OTHERS)):
                    self.look(page, paths[name])
                    self.save(page, f"{name}-{width}-{language}")
                page.context.close()

    def page(self, width: int, height: int, scheme: str, locale: str) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            storage_state=self.state,  # type: ignore[arg-type]
            locale=locale,
            reduced_motion="reduce",
            device_scale_factor=2 if width < 500 else 1,
        )
        return context.new_page()

    def look(self, page: Page, path: str) -> None:
        page.goto(self.url + path)
        page.wait_for_selector("main h1, main h2, main .empty", state="attached")
        page.wait_for_timeout(500)

    def more(self, page: Page, width: int, scheme: str) -> None:
        """What opens above a table: rules, keys, a new table; the other tabs on a phone."""
        page.click(".choices .rule")
        page.wait_for_selector("dialog[open] .asked")
        self.save(page, f"rules-drawer-{width}-{scheme}", whole=False)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open] dl")
        self.save(page, f"keys-{width}-{scheme}", whole=False)
        page.keyboard.press("Escape")
        page.locator("[data-place='slot.2'] > .hit").hover()
        page.wait_for_selector(".tip")
        self.save(page, f"tooltip-{width}-{scheme}", whole=False)
        if width < 900:
            for tab in ("Domains", "Log"):
                page.click(f"role=tab[name={tab}] >> nth=0")
                page.wait_for_timeout(200)
                self.save(page, f"solo-{tab.lower()}-{width}-{scheme}")
        page.goto(self.url)
        page.wait_for_selector("[data-game=white_castle]:not(:disabled)")
        new_table(page, 3)
        self.save(page, f"new-table-{width}-{scheme}", whole=False)

    def save(self, page: Page, name: str, *, whole: bool = True) -> None:
        if whole:
            # what sticks to the foot of the screen would lie across the picture of a long page
            page.evaluate("() => document.querySelectorAll('.now').forEach((n) => (n.style.position = 'static'))")
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)


PAGES = {
    "start": "/",
    "lobby": "/lobby",
    "games": "/games",
    "account": "/account",
    "settings": "/settings",
    "how": "/how",
    "rules": "/rules/white_castle",
    "missing": "/nowhere",
}


def main() -> int:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1] if len(sys.argv) > 1 else browsing.ROOT / "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    path = browsing.chromium()
    if path is None:
        sys.stderr.write("There is no chromium on this machine; on Debian: apt-get install chromium\n")
        return 1
    browsing.build()
    with (
        tempfile.TemporaryDirectory() as scratch,
        browsing.site(Path(scratch)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=browsing.FLAGS)
        album = Album(browser, site.url, folder)
        paths = {**PAGES, **album.play_tables()}
        album.shoot(paths)
        album.translate(paths)
        browser.close()
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
