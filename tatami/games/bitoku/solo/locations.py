"""BT-19.20 to BT-19.26: what the tengu does in a region, and how it spends movement points."""

from __future__ import annotations

from tatami.core.lists import replaced
from tatami.games.bitoku.kinds import (
    ALL_BRANCH_SPACES,
    ALL_MAIN,
    AREA_REGIONS,
    BITOKU_TYPES,
    BRANCH_COUNT,
    BRANCH_SPACES,
    BUILDING_MARKET,
    BUILDING_ROCK,
    CRYSTAL_MARKET,
    CRYSTALS,
    DRAGONFLIES,
    DRAGONFLY_COUNT,
    DRAGONFLY_MARKET,
    FAVOURITE_LOCATION,
    FORGES,
    JADE,
    MAIN_COUNT,
    MARKET_SLOTS,
    MITAMA_MARKET,
    MITAMA_TILES,
    MITAMA_TYPE_COUNT,
    MITAMA_TYPES,
    NONE,
    REGION_COUNT,
    REGIONS,
    SHOWS_BUILDING,
    SHOWS_CRYSTAL,
    SHOWS_DRAGONFLY,
    SHOWS_FAVOURITE,
    SHOWS_MITAMA,
    SHOWS_NOTHING,
    STAIRS,
    TENGU,
    TENGU_CARDS,
    TENGU_SHOWS,
    TYPE_COUNT,
    YOMI,
)
from tatami.games.bitoku.rules.markets import take_tile
from tatami.games.bitoku.rules.paths import walk
from tatami.games.bitoku.rules.walking import branch_at, can_step, has_pilgrim_in, space_count
from tatami.games.bitoku.solo.terms import (
    discard_card,
    gain_related,
    has_rock,
    kodama_by_action,
    likes_building,
    likes_mitama,
    most_competitive,
    random_slot,
    top_card,
)
from tatami.games.bitoku.state import BitokuState, with_part


def location_of(s: BitokuState, card: int) -> int:
    """The region on the lower half of a card; BT-19.10: its favourite is at yomi, or at forges, by its rocks."""
    location = s.content.card_location[card]
    if location != FAVOURITE_LOCATION:
        return location
    return FORGES if has_rock(s, BUILDING_ROCK) else YOMI


def shown_at(s: BitokuState, card: int, region: int) -> int:
    """The symbol that a card shows for a region: nothing if it shows another region (step I)."""
    if location_of(s, card) != region:
        return SHOWS_NOTHING
    shows = s.content.card_shows[card]
    if shows == SHOWS_FAVOURITE:
        return SHOWS_BUILDING if region == FORGES else SHOWS_MITAMA
    return shows


def act_at(s: BitokuState, card: int, region: int) -> None:
    """BT-19.20 to BT-19.24: the action of a region, by what the card shows."""
    shows = shown_at(s, card, region)
    if s.events is not None:
        s.emit("tengu_location", TENGU, {"region": REGIONS[region], "shows": TENGU_SHOWS[shows]})
    if region == YOMI:
        act_at_yomi(s, shows)
    elif region == STAIRS:
        spend_mp(s, s.content.tengu_stairs_mp)
    elif region == JADE:
        act_at_jade(s, card)
    else:
        act_at_forges(s, shows)


# ---- yomi -----------------------------------------------------------------------------------------------------------


def act_at_yomi(s: BitokuState, shows: int) -> None:
    """BT-19.20: a dragonfly or a mitama; without a symbol a dragonfly if a mitama waits for one."""
    waiting = sum(s.mitama[TENGU * MITAMA_TYPE_COUNT : TENGU * MITAMA_TYPE_COUNT + MITAMA_TYPE_COUNT])
    if shows == SHOWS_DRAGONFLY or (shows != SHOWS_MITAMA and waiting):
        take_dragonfly(s)
    else:
        take_mitama(s)


def filled(s: BitokuState, market: int) -> list[int]:
    """The slots of a market with a tile."""
    return [slot for slot in range(MARKET_SLOTS) if s.markets[market][slot] != NONE]


def take_dragonfly(s: BitokuState) -> None:
    """BT-19.20: a random dragonfly, without cost and without the resource of the slot."""
    slot = random_slot(s, DRAGONFLY_MARKET, filled(s, DRAGONFLY_MARKET))
    if slot == NONE:
        return
    tile = take_tile(s, DRAGONFLY_MARKET, slot)
    s.dragonflies = with_part(s.dragonflies, TENGU, [*s.dragonflies[TENGU], tile])
    if s.events is not None:
        s.emit("dragonfly", TENGU, {"tile": DRAGONFLIES[tile]})
    combine(s)


def take_mitama(s: BitokuState) -> None:
    """BT-19.20: a favourite mitama, the cheapest first, or a random one; it scores the slot's points (BT-R27)."""
    slots = filled(s, MITAMA_MARKET)
    slot = NONE
    for liked in slots:
        if slot == NONE and likes_mitama(s, s.content.mitama_type[s.markets[MITAMA_MARKET][liked]]):
            slot = liked
    if slot == NONE:
        slot = random_slot(s, MITAMA_MARKET, slots)
    if slot == NONE:
        return
    tile = take_tile(s, MITAMA_MARKET, slot)
    s.mitama[TENGU * MITAMA_TYPE_COUNT + s.content.mitama_type[tile]] += 1
    if s.events is not None:
        s.emit("mitama", TENGU, {"tile": MITAMA_TILES[tile]})
    s.score(TENGU, s.content.mitama_points[slot], "mitama")
    combine(s)


def combine(s: BitokuState) -> None:
    """BT-19.21: a mitama and a dragonfly are combined at once; 2 movement points instead of the effect."""
    loose = s.dragonflies[TENGU]
    first = TENGU * MITAMA_TYPE_COUNT
    for kind in range(MITAMA_TYPE_COUNT):
        if loose and s.mitama[first + kind]:
            s.mitama[first + kind] -= 1
            s.dragonflies = with_part(s.dragonflies, TENGU, loose[1:])
            s.pairs = with_part(s.pairs, TENGU, [*s.pairs[TENGU], kind * DRAGONFLY_COUNT + loose[0]])
            if s.events is not None:
                s.emit("pair", TENGU, {"mitama": MITAMA_TYPES[kind], "dragonfly": DRAGONFLIES[loose[0]]})
            spend_mp(s, s.content.tengu_pair_mp)
            return


# ---- jade and forges ------------------------------------------------------------------------------------------------


def act_at_jade(s: BitokuState, card: int) -> None:
    """BT-19.23: the two resources of a jade card, or two related ones; then its most competitive kodama."""
    shown = s.content.card_resources[card]
    for resource in shown:
        s.gain(TENGU, resource, 1)
    if not shown:
        gain_related(s, card, 2)
    kodama_by_action(s, most_competitive(s, list(range(REGION_COUNT))))


def act_at_forges(s: BitokuState, shows: int) -> None:
    """BT-19.24, BT-R28: a crystal or a building; without a symbol a building only if it is a favourite."""
    if shows == SHOWS_CRYSTAL or (shows != SHOWS_BUILDING and favourite_slot(s) == NONE):
        take_crystal(s)
    else:
        build(s)


def take_crystal(s: BitokuState) -> None:
    """BT-19.24: a random crystal, kept without slot and without effect (BT-R51)."""
    slot = random_slot(s, CRYSTAL_MARKET, filled(s, CRYSTAL_MARKET))
    if slot == NONE:
        return
    tile = take_tile(s, CRYSTAL_MARKET, slot)
    s.tengu_crystals = [*s.tengu_crystals, tile]
    if s.events is not None:
        s.emit("tengu_crystal", TENGU, {"crystal": CRYSTALS[tile]})


def areas_for(s: BitokuState, slot: int) -> list[int]:
    """The regions where the building of a slot could be built."""
    tile = s.markets[BUILDING_MARKET][slot]
    if tile == NONE:
        return []
    kind = s.content.building_type[tile]
    return [region for region in AREA_REGIONS if s.built[region * TYPE_COUNT + kind] == NONE]


def buildable(s: BitokuState) -> list[int]:
    """The slots of buildings that the tengu could build: it has a marker, and there is a place."""
    if s.markers[TENGU] == s.content.markers:
        return []
    return [slot for slot in range(MARKET_SLOTS) if areas_for(s, slot)]


def favourite_slot(s: BitokuState) -> int:
    """BT-R36: the slot nearest the centre with a favourite building it could build, or NONE."""
    for slot in buildable(s):
        if likes_building(s, s.content.building_type[s.markets[BUILDING_MARKET][slot]]):
            return slot
    return NONE


def build(s: BitokuState) -> None:
    """BT-19.24: a favourite building or a random one, free; its kodama there goes one step, whatever is printed."""
    slot = favourite_slot(s)
    if slot == NONE:
        slot = random_slot(s, BUILDING_MARKET, buildable(s))
    if slot == NONE:
        return
    region = most_competitive(s, areas_for(s, slot))
    tile = take_tile(s, BUILDING_MARKET, slot)
    space = region * TYPE_COUNT + s.content.building_type[tile]
    s.markers[TENGU] += 1
    s.built = replaced(s.built, space, tile)
    s.built_by = replaced(s.built_by, space, TENGU)
    if s.events is not None:
        s.emit("build", TENGU, {"building": s.content.building_names[tile], "region": REGIONS[region]})
    kodama_by_action(s, region)


# ---- movement points ------------------------------------------------------------------------------------------------


def spend_mp(s: BitokuState, amount: int) -> None:
    """BT-19.26: each movement point: a bitoku card, else a pilgrim on its way, else a new pilgrim, else it is lost."""
    for _ in range(amount):
        if can_step(s, TENGU):
            step_on(s)
        elif not move_pilgrim(s):
            send_pilgrim(s)


def step_on(s: BitokuState) -> None:
    """BT-19.26: the next bitoku card, for its points alone."""
    kind = s.paths[TENGU][s.visited[TENGU]]
    s.visited[TENGU] += 1
    if s.events is not None:
        s.emit("step", TENGU, {"card": BITOKU_TYPES[kind]})
    s.score(TENGU, s.content.points_in[s.content.bitoku_effect[kind]], "bitoku")


def move_pilgrim(s: BitokuState) -> bool:
    """BT-19.26, BT-R29: the pilgrim farthest along that can act enters a branch or moves on; bridges do not matter."""
    for main in range(MAIN_COUNT - 1, -1, -1):
        if not s.walking[TENGU * len(ALL_MAIN) + main]:
            continue
        space = best_space(s, main)
        if space != NONE:
            enter(s, main, space)
            return True
        if s.content.forward[main] != NONE:
            walk(s, TENGU, main, s.content.forward[main])
            return True
    return False


def best_space(s: BitokuState, main: int) -> int:
    """The free space with most points in the branch at a main space that the tengu may enter, or NONE."""
    branch = branch_at(main)
    best = NONE
    if branch != NONE and not has_pilgrim_in(s, TENGU, branch):
        for space in range(branch * BRANCH_SPACES, branch * BRANCH_SPACES + space_count(s, branch)):
            if s.arrived[space] == NONE and (best == NONE or points_on(s, space) > points_on(s, best)):
                best = space
    return best


def points_on(s: BitokuState, space: int) -> int:
    """The points printed on a branch space."""
    branch = space // BRANCH_SPACES % BRANCH_COUNT
    return s.content.points_in[s.content.branch_effects[s.seats][branch][space % BRANCH_SPACES]]


def enter(s: BitokuState, main: int, space: int) -> None:
    """BT-19.26: twice the points of the space; a torii brings the action of its next card instead of the tile's."""
    walk(s, TENGU, main, NONE)
    s.arrived = replaced(s.arrived, space, TENGU)
    if s.events is not None:
        s.emit("arrive", TENGU, {"space": ALL_BRANCH_SPACES[space]})
    s.score(TENGU, points_on(s, space) * s.content.tengu_branch_factor, "branch")
    if s.torii[space // BRANCH_SPACES] == NONE:
        return
    card = top_card(s)
    if s.events is not None:
        s.emit("tengu_torii", TENGU, {"card": TENGU_CARDS[card]})
    act_at(s, card, location_of(s, card))
    discard_card(s, card)


def send_pilgrim(s: BitokuState) -> None:
    """BT-19.26: a new pilgrim at the junction of the rightmost torii it has reached, else at the start of the path."""
    if not s.awake[TENGU]:
        return
    start = 0
    for main in s.content.torii_spaces:
        if has_pilgrim_in(s, TENGU, branch_at(main)):
            start = main
    walk(s, TENGU, NONE, start)
