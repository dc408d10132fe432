"""Pictures of every page and every game in three widths, by day and by night: ``make screenshots``.

``SHOTS="--games bitoku --looks 390x844-dark-en 1366x768-light-cs --without-pages"`` takes a part of them, or others.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import tatami
from tatami.shelf import GAMES
from tests.browser import browsing
from tests.browser.playing import ASKED, SETTLED, begin, choose, drawn, keep_the_screen, new_table, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

LOCALES = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}
SMALL = ["360x780", "1024x768"]
LOOKS = [f"{size}-{scheme}-en" for size in (*SMALL, "1600x1000") for scheme in ("light", "dark")]
LOOKS += [f"{size}-light-{language}" for size in SMALL for language in ("cs", "ru")]
"""In English everything; where words are longer, on a phone and on a small screen."""
PHONE = 700
"""Below this width a table has tabs."""


class Size(NamedTuple):
    """A window."""

    width: int
    height: int

    @property
    def phone(self) -> bool:
        return self.width < PHONE

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


class Look(NamedTuple):
    """What one context sees: a window, by day or by night, in one language."""

    size: Size
    scheme: str
    language: str

    @classmethod
    def named(cls, name: str) -> Look:
        """Of "360x780-dark-cs"."""
        size, scheme, language = name.split("-")
        return cls(Size(*map(int, size.split("x"))), scheme, language)

    def __str__(self) -> str:
        return f"{self.size}-{self.scheme}-{self.language}"


class Album:
    """Tables are played once; every size and light then looks at the same ones."""

    def __init__(self, browser: Browser, url: str, folder: Path, games: list[str]) -> None:
        self.browser, self.url, self.folder, self.games = browser, url, folder, games
        self.state: object = None
        self.paths: dict[str, str] = {}

    def play_tables(self) -> None:
        """Of each game a beginning, tables for two and four, a solo game and an ended one; and a waiting room."""
        context = self.browser.new_context(
            locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
        )
        page = context.new_page()
        page.goto(self.url)
        keep_the_screen(page)
        for game in self.games:
            self.table(page, f"{game}-start", game, 4)
            for seats in (2, 4):
                self.midway(page, game, seats)
            if 1 in tatami.game(game).info.seats:
                self.table(page, f"{game}-solo", game, 1)
                play(page, random.Random(3), 30)
            self.table(page, f"{game}-bots", game, 2, "bot")
            play(page, random.Random(5), 20)
            self.table(page, f"{game}-over", game, 2)
            play(page, random.Random(6))
            self.paths[f"{game}-replay"] = self.paths[f"{game}-over"] + "/replay?at=60"
        self.table(page, "waiting", self.games[0], 2, "open")
        self.state = context.storage_state()
        context.close()

    def midway(self, page: Page, game: str, seats: int) -> None:
        """A table with something to choose: how many choices a turn and a game take is a matter of luck."""
        for choices in (45 * seats, 30 * seats, 15 * seats):
            self.table(page, f"{game}-{seats}", game, seats)
            play(page, random.Random(seats), choices)
            if page.locator("[data-confirm]").count():
                choose(page)
                page.wait_for_selector(SETTLED, state="attached")
            if not page.locator("dialog[open] .score").count():
                return
        raise AssertionError(f"{game} with {seats} is over after {choices} choices")

    def table(self, page: Page, name: str, game: str, seats: int, others: str = "same_screen") -> None:
        page.goto(self.url)
        page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
        new_table(page, seats, game=game)
        for seat in range(2, seats + 1):
            page.select_option(f"select[aria-label='Seat {seat}']", others)
        begin(page)
        page.wait_for_selector(".opt, .code")
        self.paths[name] = page.url.removeprefix(self.url)

    def pages(self, look: Look) -> None:
        """What belongs to no table."""
        with self.context(look) as context:
            page = context.new_page()
            for name, path in PAGES.items():
                self.go(page, path)
                self.save(page, f"page-{name}-{look}", whole=True)
            self.go(page, self.paths["waiting"])
            self.save(page, f"page-waiting-{look}", whole=True)
            page.goto(self.url)
            page.wait_for_selector("[data-game]:not(:disabled)")
            new_table(page, 3)
            self.save(page, f"page-new-table-{look}")

    def tables(self, look: Look) -> None:
        """Every table, and what can be opened at it."""
        with self.context(look) as context:
            page = context.new_page()
            for game in self.games:
                for name, more in STORIES.items():
                    if path := self.paths.get(f"{game}-{name}"):
                        self.go(page, path)
                        self.save(page, f"{game}-{name}-{look}")
                        if look.size.phone and name != "over":
                            self.save(page, f"{game}-{name}-whole-{look}", whole=True)
                        if more:
                            more(self, page, f"{game}-{name}", look)

    def context(self, look: Look) -> BrowserContext:
        phone = look.size.phone
        return self.browser.new_context(
            viewport={"width": look.size.width, "height": look.size.height},
            color_scheme=look.scheme,  # type: ignore[arg-type]
            storage_state=self.state,  # type: ignore[arg-type]
            locale=LOCALES[look.language],
            reduced_motion="reduce",
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
        )

    def go(self, page: Page, path: str) -> None:
        page.goto(self.url + path)
        page.wait_for_selector("main h1, main h2, main .empty", state="attached")
        page.wait_for_selector("[aria-busy=true]", state="detached")
        drawn(page)
        page.wait_for_timeout(200)

    def save(self, page: Page, name: str, *, whole: bool = False) -> None:
        drawn(page)
        if whole:
            # what sticks to the foot of the screen would lie across the picture of a long page
            page.evaluate("() => document.querySelectorAll('.now').forEach((n) => (n.style.position = 'static'))")
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        if whole:
            page.evaluate("() => document.querySelectorAll('.now').forEach((n) => (n.style.position = ''))")


def opened(album: Album, page: Page, name: str, look: Look) -> None:
    """Player boards, log and score so far."""
    if look.size.phone:
        page.click("#tab-mats")
        album.save(page, f"{name}-mats-{look}", whole=True)
        page.click("#tab-log")
        page.click("#tab-lines")
        album.save(page, f"{name}-log-{look}")
        page.click("#tab-board")
    else:
        page.locator(".player .over").last.click()
        page.wait_for_selector(".drawer svg, .others svg")
        album.save(page, f"{name}-mats-{look}")
        page.click("#tab-lines")
        album.save(page, f"{name}-log-{look}")
    page.locator("[data-so-far]").first.click()
    page.wait_for_selector("[data-score-so-far]")
    album.save(page, f"{name}-score-{look}")
    page.keyboard.press("Escape")


def sheets(album: Album, page: Page, name: str, look: Look) -> None:
    """A hint; rules, legend, settings and keys; all that opens on a board; where a choice leads."""
    if page.locator("[data-hint]:not(:disabled)").count():
        page.click("[data-hint]")
        page.wait_for_function("() => document.querySelector('[data-hint]')?.ariaDisabled !== 'true'")
        album.save(page, f"{name}-hint-{look}")
    page.locator(".opt").first.hover()
    page.wait_for_timeout(600)
    album.save(page, f"{name}-plan-{look}")
    page.mouse.move(2, 2)
    for sheet, button in {"rules": ".choices .rule", "legend": "[data-legend]", "settings": "[data-settings]"}.items():
        if page.locator(button).count():
            page.locator(button).first.click()
            page.wait_for_selector("dialog[open]")
            album.save(page, f"{name}-{sheet}-{look}")
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    if not look.size.phone:
        page.keyboard.press("?")
        page.wait_for_selector("dialog[open] dl")
        album.save(page, f"{name}-keys-{look}")
        page.keyboard.press("Escape")
    if page.locator(".opener").count():
        if look.size.phone:
            while page.locator(".opener[aria-expanded=false]").count():
                page.locator(".opener[aria-expanded=false]").first.dispatch_event("click")
            album.save(page, f"{name}-opened-{look}", whole=True)
        else:
            page.locator(".opener").first.click()
            page.wait_for_selector(".veil")
            album.save(page, f"{name}-opened-{look}")


def told(album: Album, page: Page, name: str, look: Look) -> None:
    """The end of one's turn, what the others then do while it is told, and the recap of it."""
    page.emulate_media(reduced_motion="no-preference")
    for _ in range(60):
        page.wait_for_selector(f"{ASKED}, dialog[open] .score")
        if page.locator("[data-confirm], dialog[open] .score").count():
            break
        choose(page)
    if page.locator("[data-confirm]").count():
        album.save(page, f"{name}-confirm-{look}")
        page.click("[data-confirm]")
        page.wait_for_timeout(1500)
        album.save(page, f"{name}-told-{look}")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-telling]", state="detached")
        if look.size.phone:
            page.click("#tab-log")
        album.save(page, f"{name}-recap-{look}")
    page.emulate_media(reduced_motion="reduce")


STORIES: dict[str, Callable[[Album, Page, str, Look], None] | None] = {
    "start": None,
    "2": sheets,
    "4": opened,
    "solo": told,
    "bots": told,
    "over": None,
    "replay": None,
}
"""The tables of a game, and what is looked at there besides the table."""
PAGES = {
    "start": "/",
    "lobby": "/lobby",
    "games": "/games",
    "account": "/account",
    "settings": "/settings",
    "how": "/how",
    "rules": "/rules/white_castle",
    "missing": "/nowhere",
    "no-table": "/table/nonsense",
    "join": "/join/ZZZZZZ",
}


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=browsing.ROOT / "screenshots")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--looks", nargs="+", default=LOOKS, help="window, day or night, language")
    parser.add_argument("--without-pages", action="store_true", help="tables only")
    return parser.parse_args()


def main() -> int:
    from playwright.sync_api import sync_playwright

    wishes = wanted()
    wishes.folder.mkdir(parents=True, exist_ok=True)
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
        album = Album(browser, site.url, wishes.folder, wishes.games)
        album.play_tables()
        for look in map(Look.named, wishes.looks):
            if not wishes.without_pages:
                album.pages(look)
            album.tables(look)
        browser.close()
    sys.stdout.write(f"{len(list(wishes.folder.glob('*.png')))} pictures in {wishes.folder}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
