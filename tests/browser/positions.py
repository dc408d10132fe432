"""Positions of sampled games, shown on one page one after another: no bots, no clicks, no waiting for a server."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import tatami
from tatami.preview import view_with_previews
from tests.browser.playing import begin, new_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tatami.core.state import State
    from tests.browser.conftest import Open

Position = dict[str, Any]

# every socket of the page, and the last state it was told; nobody hands the screen over, and
# nothing is chosen for anybody
TAP = """
localStorage.setItem('tatami.settings', JSON.stringify({ handOver: false, trivial: false }));
window.sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...where) {
    super(...where);
    sockets.push(this);
    this.addEventListener('message', (event) => {
      const message = JSON.parse(event.data);
      if (message.type === 'state') window.told = message.state;
    });
  }
};
"""
# tells the page a position as its socket would; it is worked off in microtasks, so that nothing is painted in between
SHOW = """async (position) => {
  const { seats, view } = position;
  const seat = view.decision.seat;
  window.shown = (window.shown ?? told.version) + 16384;
  const state = { ...told, view, seat, version: shown, mine: [seat], entries: [], since: 0,
    undo: [], restart: null, awaiting: { kind: 'decision', seat, seats: [seat] },
    table: { ...told.table, seats: told.table.seats.slice(0, seats) } };
  sockets.at(-1).onmessage({ data: JSON.stringify({ type: 'state', state }) });
  for (let i = 0; i < 30; i++) await null;
}"""


def sampled(name: str, wanted: int, seed: int = 7) -> list[Position]:
    """So many decisions, from random games with every number of seats, early and late ones alike."""
    game = tatami.game(name)
    luck = random.Random(seed)
    found: list[Position] = []
    each = -(-wanted // len(game.info.seats))
    for seats in game.info.seats:
        line: list[State] = []
        while len(line) < each:
            line += decisions(game.new(seats, luck.randrange(10**6)), luck)
        for number in sorted(luck.sample(range(len(line)), each)):
            view = view_with_previews(line[number], line[number].seat)
            found.append({"seats": seats, "view": json.loads(json.dumps(view))})
    return luck.sample(found, wanted) if len(found) > wanted else found


def decisions(state: State, luck: random.Random) -> list[State]:
    """Every position of a random game in which somebody is asked."""
    line = []
    while not state.over:
        line.append(state.copy())
        state.apply(luck.choice(state.legal()))
    return line


def stage(open_page: Open, game: str, **more: Any) -> Page:
    """A page at a table for four on which positions can be shown."""
    page = open_page("/", **more)
    page.context.add_init_script(TAP)
    page.reload()
    page.wait_for_selector(f"[data-game={game}]:not(:disabled)")
    new_table(page, 4, game=game)
    for seat in (2, 3, 4):
        page.select_option(f"select[aria-label='Seat {seat}']", "same_screen")
    begin(page)
    page.wait_for_selector(".opt")
    return page


def show(page: Page, position: Position) -> None:
    page.evaluate(SHOW, position)
