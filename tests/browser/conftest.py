"""Browser tests need Debian's chromium and the playwright package; without them they are reported as not run."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from tests.browser import browsing, witness
from tests.browser.playing import begin, new_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

Open = Callable[..., "Page"]
NO_COMPLAINT = ("Failed to load resource", "WebSocket", "[Intervention]", "[Violation]")
"""The console repeats what the reader is told (a refused request, a broken socket), or says that a machine is slow."""
PATIENCE = 180_000
"""Milliseconds that a condition is waited for: enough on a machine with much else to do."""


_browsers: list[Browser] = []
_sites: list[browsing.Site] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure tells what was to be seen, while it still is."""
    report = yield
    if report.failed:
        report.sections.append(("what was to be seen", witness.testimony(_browsers, _sites)))
    return report


def _not_run(why: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"browser tests must run with CI=true: {why}")
    pytest.skip(f"browser tests not run: {why}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browsing.chromium()
    if path is None:
        _not_run("there is no chromium on this machine")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _not_run("the playwright package is not installed")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=browsing.FLAGS, timeout=PATIENCE)
        _browsers.append(launched)
        yield launched
        _browsers.remove(launched)
        launched.close()


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[browsing.Site]:
    browsing.build()
    with browsing.site(tmp_path_factory.mktemp("site")) as running:
        _sites.append(running)
        yield running
        _sites.remove(running)


@pytest.fixture
def open_page(browser: Browser, site: browsing.Site) -> Iterator[Open]:
    """Open a page as a new person. Whatever it complains or warns about, or asks of another host, fails the test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in NO_COMPLAINT):
            complaints.append(message.text)

    def asked(request: Request) -> None:
        if not request.url.startswith((site.url, site.url.replace("http", "ws"), "data:", "blob:")):
            complaints.append(f"asked another host: {request.url}")

    def make(
        path: str = "/", width: int = 1280, height: int = 900, scheme: str = "light", locale: str = "en-GB", **more: Any
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=locale,
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", said)
        page.on("request", asked)
        page.goto(site.url + path)
        return page

    yield make
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # what is still asked for by now is nobody's trouble
        context.close()
    assert complaints == []


@pytest.fixture
def own_site(browser: Browser, tmp_path: Path) -> Iterator[browsing.Site]:
    """A server that a test may stop."""
    browsing.build()
    with browsing.site(tmp_path) as running:
        _sites.append(running)
        yield running
        _sites.remove(running)


@pytest.fixture
def own_page(browser: Browser, own_site: browsing.Site) -> Iterator[Page]:
    """A person at a table of a server that a test may stop, before the first choice."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(own_site.url)
    new_table(page)
    begin(page)
    page.wait_for_selector(".opt")
    yield page
    context.close()
