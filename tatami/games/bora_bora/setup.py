"""BB-3: the table before the first move, and the start huts."""

from __future__ import annotations

from tatami.core.agenda import AutomaticStep, Step, seat_of
from tatami.core.rng import Rng
from tatami.games.bora_bora import frames, kinds
from tatami.games.bora_bora.actions import SETTLE
from tatami.games.bora_bora.rules.dice import begin_phase_a
from tatami.games.bora_bora.rules.round_end import lay_out_displays
from tatami.games.bora_bora.state import BoraBoraState


def set_up(s: BoraBoraState) -> None:
    """Lay out everything for the seats; the agenda then starts with the start huts."""
    rng = s.chance()
    deal_fish(s, rng)
    deal_people(s, rng)
    deal_tasks(s, rng)
    deal_jewelry(s, rng)
    deal_god_cards(s, rng)
    set_up_players(s, rng)
    s.temple = [kinds.NONE] * kinds.TEMPLE_SPACES
    s.god_tiles = s.content.temple_stack
    lay_out_displays(s)
    s.agenda.append(frames.begin())
    for seat in s.order:
        s.agenda.append(frames.start_hut(seat))


def deal_fish(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.2: one random fish tile beside each region."""
    s.fish = rng.shuffled(range(kinds.REGION_COUNT))
    s.huts = [0] * kinds.REGION_COUNT
    s.hut_on_space = [kinds.NONE] * kinds.REGION_COUNT


def deal_people(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.3: men and women shuffled separately."""
    men = rng.shuffled(range(kinds.TILES_PER_SEX))
    women = rng.shuffled(range(kinds.TILES_PER_SEX, 2 * kinds.TILES_PER_SEX))
    s.people_decks = [men, women]


def deal_tasks(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.4: each player one light and two dark tasks; the other light ones are out of the game."""
    light = rng.shuffled(s.content.light_tasks)
    dark = rng.shuffled(s.content.dark_tasks)
    tasks: list[int] = []
    for seat in range(s.seats):
        tasks += [light[seat], dark[2 * seat], dark[2 * seat + 1]]
    s.tasks = tasks
    s.done = [kinds.NONE] * (kinds.MOST_TASKS * s.seats)
    s.task_deck = dark
    s.task_drawn = s.content.start_dark * s.seats


def deal_jewelry(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.5: all tiles at random to the six columns; column r belongs to round r."""
    s.jewelry_grid = rng.shuffled(range(kinds.JEWELRY_COUNT))
    s.jewelry = [kinds.NONE] * (kinds.ROUNDS * s.seats)


def deal_god_cards(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.7, BB-3.8: five open cards, then two secret ones for each player."""
    deck: list[int] = []
    for colour in range(kinds.GOD_COUNT):
        deck += [colour] * s.content.god_cards[colour]
    rng.shuffle(deck)
    s.deck = deck
    s.row = deck[: s.content.row_size]
    s.drawn = s.content.row_size
    s.discards = [0] * kinds.GOD_COUNT
    s.hand = [0] * (kinds.GOD_COUNT * s.seats)
    s.known = [0] * (kinds.GOD_COUNT * s.seats)
    for seat in range(s.seats):
        for _ in range(s.content.start_god_cards):
            s.hand[seat * kinds.GOD_COUNT + deck[s.drawn]] += 1
            s.drawn += 1


def set_up_players(s: BoraBoraState, rng: Rng) -> None:
    """BB-3.6, BB-3.8 to BB-3.10: stocks, huts on the slots, turn order, start VP and the stack on the status track."""
    content = s.content
    order = rng.shuffled(range(s.seats))
    s.order = order
    s.status = [0] * s.seats
    s.status_order = order
    s.stock = [0] * (kinds.STOCK * s.seats)
    s.points = [0] * (kinds.SOURCE_COUNT * s.seats)
    s.dice = [0] * (3 * s.seats)
    s.slots = content.start_huts * s.seats
    s.spaces = [0] * (kinds.SPACE_COUNT * s.seats)
    for place in range(s.seats):
        seat = order[place]
        s.points[seat * kinds.SOURCE_COUNT + kinds.FROM_START] = content.start_vp[place]
        s.stock[seat * kinds.STOCK + kinds.OFFERING] = content.start_offerings
        s.stock[seat * kinds.STOCK + kinds.SHELL] = content.start_shells
        s.stock[seat * kinds.STOCK + kinds.GOD_TILE] = content.start_god_tiles
        s.stock[seat * kinds.STOCK + kinds.PRIEST] = content.priests


class StartHut(Step[BoraBoraState]):
    """BB-3.11: in reverse turn order, an empty building space beside a fish tile of value 1. BB-R25: no red god."""

    kind = frames.START_HUT
    rule = "BB-3.11"

    def legal(self, s: BoraBoraState, packed: int, out: list[int]) -> None:
        for region in range(kinds.REGION_COUNT):
            if s.hut_on_space[region] == kinds.NONE and s.content.fish_value[s.fish[region]] == s.content.start_fish:
                out.append(SETTLE + region)

    def apply(self, s: BoraBoraState, packed: int, action: int) -> None:
        s.agenda.append(frames.choose_hut(seat_of(packed), action - SETTLE, False))


class Begin(AutomaticStep[BoraBoraState]):
    """BB-4.1: the first of six rounds."""

    kind = frames.BEGIN
    rule = "BB-4.1"

    def run(self, s: BoraBoraState, packed: int) -> None:
        begin_phase_a(s)
