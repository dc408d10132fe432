"""WC-2: the table before the first move, and the draft of the starting pairs."""

from __future__ import annotations

from typing import Final

from tatami.core.agenda import Step, seat_of
from tatami.core.lists import replaced
from tatami.core.rng import Rng
from tatami.games.white_castle import frames, kinds
from tatami.games.white_castle.actions import DRAFT_CARD
from tatami.games.white_castle.content import DIFFICULTIES, Content
from tatami.games.white_castle.rules.dice import clear_dice, roll_dice
from tatami.games.white_castle.rules.effects import EFFECTS
from tatami.games.white_castle.solo import HUMAN, OPPONENT, shuffle_opponent_deck
from tatami.games.white_castle.state import WhiteCastleState
from tatami.games.white_castle.table import clans_of

EMPTY_SLOT: Final = kinds.NONE


def set_up(s: WhiteCastleState) -> None:
    """Lay out everything for the seats; the agenda then starts with the draft."""
    content = s.content
    seats = s.seats
    s.clans = clans_of(seats)
    s.difficulty = DIFFICULTIES.index(str(s.options["solo"])) if seats == 1 else kinds.NONE
    rng = s.chance()
    deal_rooms(s, rng)
    s.daimyo_card = rng.below(len(content.daimyo_names))
    s.slots = [kinds.NONE] * kinds.DAIMYO_SLOTS
    s.tiles = deal_tiles(content, rng, s.options["first_game_well"] is True)
    deal_gardens(s, rng)
    deal_yards(s, rng)
    set_up_clans(s)
    clear_dice(s)
    roll_dice(s)
    rng = s.chance()
    if seats == 1:
        set_up_opponent(s)
        deal_starting_cards(s)
        return
    s.order = rng.shuffled(range(s.clans))
    s.track_order = s.order
    s.pairs = deal_pairs(content, rng, content.starting_pairs[seats])
    s.agenda.append(frames.cycle())
    for clan in s.order:
        s.agenda.append(frames.draft_pair(clan))


def deal_rooms(s: WhiteCastleState, rng: Rng) -> None:
    """WC-2.1: shuffle both decks, deal one card to every room; WC-2.2: again while all five dark actions are equal."""
    content = s.content
    marked = content.exclude_marked[s.seats]
    stewards = [card for card in range(content.first_diplomat) if not (marked and content.excluded[card])]
    diplomats = range(content.first_diplomat, content.first_action)
    diplomats_in_play = [card for card in diplomats if not (marked and content.excluded[card])]
    while True:
        rng.shuffle(stewards)
        rng.shuffle(diplomats_in_play)
        rooms = stewards[: kinds.STEWARD_ROOMS] + diplomats_in_play[: kinds.ROOM_COUNT - kinds.STEWARD_ROOMS]
        if len({content.dark_worker(card) for card in rooms}) > 1:
            break
    s.rooms = rooms
    s.decks = [stewards.copy(), diplomats_in_play.copy()]
    s.drawn = [kinds.STEWARD_ROOMS, kinds.ROOM_COUNT - kinds.STEWARD_ROOMS]


def deal_tiles(content: Content, rng: Rng, first_game: bool) -> list[int]:
    """WC-2.4: die tiles on their slots so that every room shows two colours; a dead end starts again (WC-R18)."""
    while True:
        slots = _try_tiles(content, rng, first_game)
        if EMPTY_SLOT not in slots:
            return slots


def _try_tiles(content: Content, rng: Rng, first_game: bool) -> list[int]:
    slots = [EMPTY_SLOT] * 15
    bag = rng.shuffled(range(15))
    if first_game:
        for slot, tile in zip(content.well_slots, content.first_game_well, strict=True):
            slots[slot] = tile
            bag.remove(tile)
    diamonds: list[int] = []
    for colour in range(3):
        tile = next(tile for tile in bag if content.tile_colour[tile] == colour)
        bag.remove(tile)
        diamonds.append(tile)
    rng.shuffle(diamonds)
    for slot, tile in zip(content.diamond_slots, diamonds, strict=True):
        slots[slot] = tile
    numbered = content.numbered_slots + content.well_slots
    for number in range(len(numbered)):
        while slots[numbered[number]] == EMPTY_SLOT and bag:
            tile = bag.pop()
            place = number
            while place < len(numbered) and not _may_lie(content, slots, numbered[place], tile):
                place += 1
            if place == len(numbered):
                return slots
            slots[numbered[place]] = tile
    return slots


def _may_lie(content: Content, slots: list[int], slot: int, tile: int) -> bool:
    """A free slot where the tile does not complete a room in a single colour."""
    if slots[slot] != EMPTY_SLOT:
        return False
    for room in range(kinds.ROOM_COUNT):
        boxes = range(kinds.FIRST_BOX[room], kinds.FIRST_BOX[room + 1])
        if slot in boxes:
            others = [slots[box] for box in boxes if box != slot]
            colour = content.tile_colour[tile]
            return any(other == EMPTY_SLOT or content.tile_colour[other] != colour for other in others)
    return True


def deal_gardens(s: WhiteCastleState, rng: Rng) -> None:
    """WC-2.7: a random flower card and a random zen card under each bridge."""
    flowers = rng.shuffled(range(s.content.flower_count))
    zens = rng.shuffled(range(s.content.flower_count, len(s.content.garden_names)))
    s.garden_cards = [card for pair in zip(flowers[:3], zens[:3], strict=True) for card in pair]


def deal_yards(s: WhiteCastleState, rng: Rng) -> None:
    """WC-2.8: four random yard tiles, each on the side its slot asks for."""
    tiles = rng.shuffled(range(len(s.content.yard_tile_names)))
    s.yard_tiles = [tile * 2 + side for tile, side in zip(tiles[:4], s.content.yard_sides, strict=True)]


def set_up_clans(s: WhiteCastleState) -> None:
    """WC-2.9: full domains, empty stocks."""
    clans = s.clans
    s.stock = [0] * (kinds.STOCK * clans)
    s.track = [0] * clans
    s.home = s.content.members * clans
    s.courtiers = [0] * (kinds.PLACE_COUNT * clans)
    s.warriors = [0] * (kinds.YARD_COUNT * clans)
    s.gardeners = [0] * clans
    s.card = [kinds.NONE] * clans
    s.lantern = [kinds.NONE] * (kinds.LANTERN_AREA * clans)


def deal_pairs(content: Content, rng: Rng, count: int) -> list[int]:
    """WC-2.11: starting resource cards, each with a random starting action card."""
    resources = list(range(content.first_resource, content.first_resource + len(content.start_gain)))
    actions = [content.first_action + n for n, copies in enumerate(content.action_copies) for _ in range(copies)]
    rng.shuffle(resources)
    rng.shuffle(actions)
    return [card for pair in zip(resources[:count], actions[:count], strict=True) for card in pair]


def take_pair(s: WhiteCastleState, clan: int, resource: int, action: int) -> None:
    """WC-2.12: the action card to the domain, the resource card and its decree to the lantern area, and the gains."""
    content = s.content
    index = resource - content.first_resource
    s.card = replaced(s.card, clan, action)
    s.add_lantern_card(clan, resource)
    if content.start_decree[index] != kinds.NONE:
        s.add_lantern_card(clan, content.start_decree[index])
    if s.events is not None:
        s.emit("draft", clan, {"resource": content.card_names[resource], "action": content.card_names[action]})
    EFFECTS.perform(s, clan, content.start_gain[index])


class DraftPair(Step[WhiteCastleState]):
    """WC-2.12: in reverse turn order each player takes one of the remaining starting pairs."""

    kind = frames.DRAFT_PAIR
    rule = "WC-2.12"

    def legal(self, s: WhiteCastleState, packed: int, out: list[int]) -> None:
        for place in range(0, len(s.pairs), 2):
            out.append(DRAFT_CARD + s.pairs[place] - s.content.first_resource)

    def apply(self, s: WhiteCastleState, packed: int, action: int) -> None:
        clan = seat_of(packed)
        resource = action - DRAFT_CARD + s.content.first_resource
        place = s.pairs.index(resource)
        action_card = s.pairs[place + 1]
        s.pairs = s.pairs[:place] + s.pairs[place + 2 :]
        if clan == s.order[0]:
            s.pairs = []
        take_pair(s, clan, resource, action_card)


def set_up_opponent(s: WhiteCastleState) -> None:
    """WC-15.2, WC-15.3: the opponent's points, heron and marker by difficulty, and its shuffled deck."""
    content = s.content
    s.stock[OPPONENT * kinds.STOCK + kinds.POINTS] = content.solo_points[s.difficulty]
    s.track[OPPONENT] = content.solo_track[s.difficulty]
    s.order = [OPPONENT, HUMAN] if content.solo_heron[s.difficulty] == 1 else [HUMAN, OPPONENT]
    s.track_order = [OPPONENT, HUMAN] if s.track[OPPONENT] else [HUMAN, OPPONENT]
    s.solo_deck = list(range(len(content.solo_names)))
    shuffle_opponent_deck(s)


def deal_starting_cards(s: WhiteCastleState) -> None:
    """WC-15.1: no draft; the human gets one random starting action card and one random starting resource card."""
    resource, action = deal_pairs(s.content, s.chance(), 1)
    s.agenda.append(frames.cycle())
    take_pair(s, HUMAN, resource, action)
