"""BT-19.20 to BT-19.26: what the tengu does in a region, and how it spends movement points."""

from __future__ import annotations

from tatami.core.lists import replaced
from tatami.games.bitoku import kinds
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
    if location != kinds.FAVOURITE_LOCATION:
        return location
    return kinds.FORGES if has_rock(s, kinds.BUILDING_ROCK) else kinds.YOMI


def shown_at(s: BitokuState, card: int, region: int) -> int:
    """The symbol that a card shows for a region: nothing if it shows another region (step I)."""
    if location_of(s, card) != region:
        return kinds.SHOWS_NOTHING
    shows = s.content.card_shows[card]
    if shows == kinds.SHOWS_FAVOURITE:
        return kinds.SHOWS_BUILDING if region == kinds.FORGES else kinds.SHOWS_MITAMA
    return shows


def act_at(s: BitokuState, card: int, region: int) -> None:
    """BT-19.20 to BT-19.24: the action of a region, by what the card shows."""
    shows = shown_at(s, card, region)
    if s.events is not None:
        s.emit("tengu_location", kinds.TENGU, {"region": kinds.REGIONS[region], "shows": kinds.TENGU_SHOWS[shows]})
    if region == kinds.YOMI:
        act_at_yomi(s, shows)
    elif region == kinds.STAIRS:
        spend_mp(s, s.content.tengu_stairs_mp)
    elif region == kinds.JADE:
        act_at_jade(s, card)
    else:
        act_at_forges(s, shows)


# ---- yomi -----------------------------------------------------------------------------------------------------------


def act_at_yomi(s: BitokuState, shows: int) -> None:
    """BT-19.20: a dragonfly or a mitama; without a symbol a dragonfly if a mitama waits for one."""
    waiting = sum(
        s.mitama[
            kinds.TENGU * kinds.MITAMA_TYPE_COUNT : kinds.TENGU * kinds.MITAMA_TYPE_COUNT + kinds.MITAMA_TYPE_COUNT
        ]
    )
    if shows == kinds.SHOWS_DRAGONFLY or (shows != kinds.SHOWS_MITAMA and waiting):
        take_dragonfly(s)
    else:
        take_mitama(s)


def filled(s: BitokuState, market: int) -> list[int]:
    """The slots of a market with a tile."""
    return [slot for slot in range(kinds.MARKET_SLOTS) if s.markets[market][slot] != kinds.NONE]


def take_dragonfly(s: BitokuState) -> None:
    """BT-19.20: a random dragonfly, without cost and without the resource of the slot."""
    slot = random_slot(s, kinds.DRAGONFLY_MARKET, filled(s, kinds.DRAGONFLY_MARKET))
    if slot == kinds.NONE:
        return
    tile = take_tile(s, kinds.DRAGONFLY_MARKET, slot)
    s.dragonflies = with_part(s.dragonflies, kinds.TENGU, [*s.dragonflies[kinds.TENGU], tile])
    if s.events is not None:
        s.emit("dragonfly", kinds.TENGU, {"tile": kinds.DRAGONFLIES[tile]})
    combine(s)


def take_mitama(s: BitokuState) -> None:
    """BT-19.20: a favourite mitama, the cheapest first, or a random one; it scores the slot's points (BT-R27)."""
    slots = filled(s, kinds.MITAMA_MARKET)
    slot = kinds.NONE
    for liked in slots:
        if slot == kinds.NONE and likes_mitama(s, s.content.mitama_type[s.markets[kinds.MITAMA_MARKET][liked]]):
            slot = liked
    if slot == kinds.NONE:
        slot = random_slot(s, kinds.MITAMA_MARKET, slots)
    if slot == kinds.NONE:
        return
    tile = take_tile(s, kinds.MITAMA_MARKET, slot)
    s.mitama[kinds.TENGU * kinds.MITAMA_TYPE_COUNT + s.content.mitama_type[tile]] += 1
    if s.events is not None:
        s.emit("mitama", kinds.TENGU, {"tile": kinds.MITAMA_TILES[tile]})
    s.score(kinds.TENGU, s.content.mitama_points[slot], "mitama")
    combine(s)


def combine(s: BitokuState) -> None:
    """BT-19.21: a mitama and a dragonfly are combined at once; 2 movement points instead of the effect."""
    loose = s.dragonflies[kinds.TENGU]
    first = kinds.TENGU * kinds.MITAMA_TYPE_COUNT
    for kind in range(kinds.MITAMA_TYPE_COUNT):
        if loose and s.mitama[first + kind]:
            s.mitama[first + kind] -= 1
            s.dragonflies = with_part(s.dragonflies, kinds.TENGU, loose[1:])
            s.pairs = with_part(s.pairs, kinds.TENGU, [*s.pairs[kinds.TENGU], kind * kinds.DRAGONFLY_COUNT + loose[0]])
            if s.events is not None:
                s.emit(
                    "pair", kinds.TENGU, {"mitama": kinds.MITAMA_TYPES[kind], "dragonfly": kinds.DRAGONFLIES[loose[0]]}
                )
            spend_mp(s, s.content.tengu_pair_mp)
            return


# ---- jade and forges ------------------------------------------------------------------------------------------------


def act_at_jade(s: BitokuState, card: int) -> None:
    """BT-19.23: the two resources of a jade card, or two related ones; then its most competitive kodama."""
    shown = s.content.card_resources[card]
    for resource in shown:
        s.gain(kinds.TENGU, resource, 1)
    if not shown:
        gain_related(s, card, 2)
    kodama_by_action(s, most_competitive(s, list(range(kinds.REGION_COUNT))))


def act_at_forges(s: BitokuState, shows: int) -> None:
    """BT-19.24, BT-R28: a crystal or a building; without a symbol a building only if it is a favourite."""
    if shows == kinds.SHOWS_CRYSTAL or (shows != kinds.SHOWS_BUILDING and favourite_slot(s) == kinds.NONE):
        take_crystal(s)
    else:
        build(s)


def take_crystal(s: BitokuState) -> None:
    """BT-19.24: a random crystal, kept without slot and without effect (BT-R51)."""
    slot = random_slot(s, kinds.CRYSTAL_MARKET, filled(s, kinds.CRYSTAL_MARKET))
    if slot == kinds.NONE:
        return
    tile = take_tile(s, kinds.CRYSTAL_MARKET, slot)
    s.tengu_crystals = [*s.tengu_crystals, tile]
    if s.events is not None:
        s.emit("tengu_crystal", kinds.TENGU, {"crystal": kinds.CRYSTALS[tile]})


def areas_for(s: BitokuState, slot: int) -> list[int]:
    """The regions where the building of a slot could be built."""
    tile = s.markets[kinds.BUILDING_MARKET][slot]
    if tile == kinds.NONE:
        return []
    kind = s.content.building_type[tile]
    return [region for region in kinds.AREA_REGIONS if s.built[region * kinds.TYPE_COUNT + kind] == kinds.NONE]


def buildable(s: BitokuState) -> list[int]:
    """The slots of buildings that the tengu could build: it has a marker, and there is a place."""
    if s.markers[kinds.TENGU] == s.content.markers:
        return []
    return [slot for slot in range(kinds.MARKET_SLOTS) if areas_for(s, slot)]


def favourite_slot(s: BitokuState) -> int:
    """BT-R36: the slot nearest the centre with a favourite building it could build, or NONE."""
    for slot in buildable(s):
        if likes_building(s, s.content.building_type[s.markets[kinds.BUILDING_MARKET][slot]]):
            return slot
    return kinds.NONE


def build(s: BitokuState) -> None:
    """BT-19.24: a favourite building or a random one, free; its kodama there goes one step, whatever is printed."""
    slot = favourite_slot(s)
    if slot == kinds.NONE:
        slot = random_slot(s, kinds.BUILDING_MARKET, buildable(s))
    if slot == kinds.NONE:
        return
    region = most_competitive(s, areas_for(s, slot))
    tile = take_tile(s, kinds.BUILDING_MARKET, slot)
    space = region * kinds.TYPE_COUNT + s.content.building_type[tile]
    s.markers[kinds.TENGU] += 1
    s.built = replaced(s.built, space, tile)
    s.built_by = replaced(s.built_by, space, kinds.TENGU)
    if s.events is not None:
        s.emit("build", kinds.TENGU, {"building": s.content.building_names[tile], "region": kinds.REGIONS[region]})
    kodama_by_action(s, region)


# ---- movement points ------------------------------------------------------------------------------------------------


def spend_mp(s: BitokuState, amount: int) -> None:
    """BT-19.26: each movement point: a bitoku card, else a pilgrim on its way, else a new pilgrim, else it is lost."""
    for _ in range(amount):
        if can_step(s, kinds.TENGU):
            step_on(s)
        elif not move_pilgrim(s):
            send_pilgrim(s)


def step_on(s: BitokuState) -> None:
    """BT-19.26: the next bitoku card, for its points alone."""
    kind = s.paths[kinds.TENGU][s.visited[kinds.TENGU]]
    s.visited[kinds.TENGU] += 1
    if s.events is not None:
        s.emit("step", kinds.TENGU, {"card": kinds.BITOKU_TYPES[kind]})
    s.score(kinds.TENGU, s.content.points_in[s.content.bitoku_effect[kind]], "bitoku")


def move_pilgrim(s: BitokuState) -> bool:
    """BT-19.26, BT-R29: the pilgrim farthest along that can act enters a branch or moves on; bridges do not matter."""
    for main in range(kinds.MAIN_COUNT - 1, -1, -1):
        if not s.walking[kinds.TENGU * len(kinds.ALL_MAIN) + main]:
            continue
        space = best_space(s, main)
        if space != kinds.NONE:
            enter(s, main, space)
            return True
        if s.content.forward[main] != kinds.NONE:
            walk(s, kinds.TENGU, main, s.content.forward[main])
            return True
    return False


def best_space(s: BitokuState, main: int) -> int:
    """The free space with most points in the branch at a main space that the tengu may enter, or NONE."""
    branch = branch_at(main)
    best = kinds.NONE
    if branch != kinds.NONE and not has_pilgrim_in(s, kinds.TENGU, branch):
        for space in range(branch * kinds.BRANCH_SPACES, branch * kinds.BRANCH_SPACES + space_count(s, branch)):
            if s.arrived[space] == kinds.NONE and (best == kinds.NONE or points_on(s, space) > points_on(s, best)):
                best = space
    return best


def points_on(s: BitokuState, space: int) -> int:
    """The points printed on a branch space."""
    branch = space // kinds.BRANCH_SPACES % kinds.BRANCH_COUNT
    return s.content.points_in[s.content.branch_effects[s.seats][branch][space % kinds.BRANCH_SPACES]]


def enter(s: BitokuState, main: int, space: int) -> None:
    """BT-19.26: twice the points of the space; a torii brings the action of its next card instead of the tile's."""
    walk(s, kinds.TENGU, main, kinds.NONE)
    s.arrived = replaced(s.arrived, space, kinds.TENGU)
    if s.events is not None:
        s.emit("arrive", kinds.TENGU, {"space": kinds.ALL_BRANCH_SPACES[space]})
    s.score(kinds.TENGU, points_on(s, space) * s.content.tengu_branch_factor, "branch")
    if s.torii[space // kinds.BRANCH_SPACES] == kinds.NONE:
        return
    card = top_card(s)
    if s.events is not None:
        s.emit("tengu_torii", kinds.TENGU, {"card": kinds.TENGU_CARDS[card]})
    act_at(s, card, location_of(s, card))
    discard_card(s, card)


def send_pilgrim(s: BitokuState) -> None:
    """BT-19.26: a new pilgrim at the junction of the rightmost torii it has reached, else at the start of the path."""
    if not s.awake[kinds.TENGU]:
        return
    start = 0
    for main in s.content.torii_spaces:
        if has_pilgrim_in(s, kinds.TENGU, branch_at(main)):
            start = main
    walk(s, kinds.TENGU, kinds.NONE, start)
