"""Bitoku's components, read from ``content/*.toml`` into flat tables and checked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import ContentFile, Entry, content_hash, read_content
from tatami.core.effects import ALL, ANY, GAIN, EffectTable, Vocabulary
from tatami.core.errors import ContentError
from tatami.games.bitoku import kinds

SHIPPED: Final = Path(__file__).parent / "content"
LOWER_LEFT: Final = 2
"""Where an area has its ancient building, among its four spaces as they are listed."""
COUNTS: Final = [1, 2, 3, 4]
ROCK_RESOURCES: Final = ["mitama_rock", "building_rock"]
"""The fields for rocks of these groups, in their order."""
BRANCH_LISTS: Final = ["", "two", "two", "three", "four"]
"""Which list of a side branch counts for how many players."""


class Content:
    """Everything printed, as lists of ints that all states of a game share."""

    def __init__(self, own: Path | None = None) -> None:
        files = read_content(SHIPPED, own)
        self.hash = content_hash(files)
        self.data: dict[str, object] = {name: file.data for name, file in files.items()}
        vocabulary = Vocabulary(kinds.GOODS, kinds.LEAVES, [], kinds.RESOURCES, {"any": kinds.RESOURCES})
        self.effects = EffectTable(vocabulary)
        self._read_board(files["board"])
        self._read_counts(files["board"])
        self._read_markets(files["board"])
        self._read_player_board(files["player_board"])
        self._read_paths(files["paths"])
        self._read_yokai(files["yokai"])
        self._read_bitoku(files["bitoku"])
        self._read_visions(files["visions"])
        self._read_buildings(files["buildings"])
        self._read_crystals(files["crystals"])
        self._read_spirits(files["spirits"])
        self._read_tiles(files["tiles"])
        self._read_tengu(files["tengu"])
        self._read_activation(files["tengu"])
        self.only_gains = [self._gains_only(node) for node in range(len(self.effects.op))]
        """Per effect node, whether it is nothing but gains, which are received without a question."""
        self.points_in = [self._points_in(node) for node in range(len(self.effects.op))]
        """Per effect node, the virtue points among its gains."""

    def _effect(self, entry: Entry, key: str) -> int:
        return self._node(entry.get(key), f"{entry.where}: field '{key}'")

    def _node(self, effect: object, where: str) -> int:
        """The node of a printed effect; several parts always stand in ``any``, as each may be declined (BT-20.2)."""
        before = len(self.effects.op)
        node = self.effects.add(effect, where)
        if ALL in self.effects.op[before:]:
            raise ContentError(f"{where}: several effects stand in 'any', each by itself")
        return node

    def _price(self, entry: Entry, what: int) -> int:
        """The node of a price, or of what it pays for where nothing is asked for it."""
        cost = entry.table("cost").data
        bought: dict[str, object] = {"bought": what + 1}
        data: dict[str, object] = {"pay": cost, "then": [bought]} if cost else bought
        return self.effects.add(data, f"{entry.where}: field 'cost'")

    def _gains_only(self, node: int) -> bool:
        table = self.effects
        if table.op[node] in (ALL, ANY):
            return all(self._gains_only(part) for part in table.parts[node])
        return table.op[node] == GAIN

    # ---- the board ----

    def _read_board(self, board: ContentFile) -> None:
        self.rounds = board.table("rounds").number("count", 1)
        kodama = board.table("kodama")
        self.last_kodama_space = kodama.number("spaces", 2, 20)
        self.neutral_space = kodama.number("neutral", 1, self.last_kodama_space - 1)
        rulings = board.table("rulings")
        self.nearest_branch_space = rulings.text("branch_entry", ["any", "nearest"]) == "nearest"
        """BT-R11: whether only the nearest free space of a branch may be entered."""
        homes = board.named("home", kinds.HOME_SPACES)
        self.home_effect = [self._effect(entry, "effect") for entry in homes[:-1]]
        self.copy_requires = homes[-1].number("requires", 1, 6)
        self.copy_drop = homes[-1].number("drop", 0, 5)
        areas = board.named("area", kinds.AREAS)
        self.ancient_type = [kinds.NONE] * kinds.REGION_COUNT
        """Per region, the type of the building space on which an ancient building may lie."""
        for region, area in zip(kinds.AREA_REGIONS, areas, strict=True):
            types = area.words("spaces", kinds.BUILDING_TYPES)
            if sorted(types) != sorted(kinds.BUILDING_TYPES):
                raise area.fail("spaces", "an area has one space of each type")
            self.ancient_type[region] = kinds.BUILDING_TYPES.index(types[LOWER_LEFT])
        self.rows: list[list[int]] = [[] for _ in kinds.REGIONS]
        """Per region, the effects of its rows."""
        self.row_requires = [int(row) for row in kinds.ROWS]
        for entry in board.entries("row", len(kinds.AREAS) * len(kinds.ROWS)):
            region = kinds.REGIONS.index(entry.text("region", kinds.AREAS))
            if entry.number("requires") != self.row_requires[len(self.rows[region])]:
                raise entry.fail("requires", f"the rows of a region require {', '.join(kinds.ROWS)}, in this order")
            self.rows[region].append(self._effect(entry, "effect"))
        self.favour_both = self._effect(board.table("favours"), "both")

    def _read_counts(self, board: ContentFile) -> None:
        """What depends on the number of players: lists with nothing for no players, then 1 to 4."""
        table = board.table("by_players")
        self.forest_spaces = [0, *table.numbers("forest", 4)]
        self.hill_spaces = [0, *table.numbers("hills", 4)]
        self.garden_spaces = [0, *table.numbers("garden", 4)]
        self.path_count = [0, *[len(_words(table, "paths", names, kinds.PATHS)) for names in table.items("paths", 4)]]
        flags = table.items("neutral_kodama", 4)
        self.has_neutral = [False, *[flag is True for flag in flags]]
        self.home_spaces: list[list[int]] = [[]]
        """Per number of players, the home spaces from the top."""
        for names in table.items("home", 4):
            spaces = [kinds.HOME_SPACES.index(name) for name in _words(table, "home", names, kinds.HOME_SPACES)]
            if len(spaces) != kinds.HOME_COUNT:
                raise table.fail("home", f"home has {kinds.HOME_COUNT} spaces")
            self.home_spaces.append(spaces)
        self.ancient_regions: list[list[int]] = [[]]
        for names in table.items("ancient", 4):
            self.ancient_regions.append(
                [kinds.REGIONS.index(name) for name in _words(table, "ancient", names, kinds.AREAS)]
            )
        self.hill_regions: list[list[list[int]]] = [[]]
        """Per number of players and group of hills, the regions that share its die spaces."""
        self.hill_group: list[list[int]] = [[]]
        """Per number of players and region, the group of its hills; NONE for home."""
        for groups in table.items("groups", 4):
            self._read_groups(table, groups)

    def _read_groups(self, table: Entry, groups: object) -> None:
        named = [_words(table, "groups", names, kinds.AREAS) for names in groups] if isinstance(groups, list) else []
        regions = [[kinds.REGIONS.index(name) for name in names] for names in named]
        group = [kinds.NONE] * kinds.REGION_COUNT
        for number, members in enumerate(regions):
            for region in members:
                group[region] = number
        if sorted(name for names in named for name in names) != sorted(kinds.AREAS):
            raise table.fail("groups", "every region but home belongs to one group of hills")
        self.hill_regions.append(regions)
        self.hill_group.append(group)

    def _read_markets(self, board: ContentFile) -> None:
        slots = board.entries("slot", 3 * kinds.MARKET_SLOTS)
        self.market_price: list[list[int]] = [[], [], []]
        """Of mitama, dragonflies and crystals: the price of each slot, a node."""
        self.mitama_points: list[int] = []
        self.dragonfly_gain: list[int] = []
        """What comes with the dragonfly of a slot: a node, or NONE."""
        for entry in slots:
            market = kinds.MARKETS.index(entry.text("market", kinds.MARKETS[:3]))
            self.market_price[market].append(self._price(entry, market))
            if market == 0:
                self.mitama_points.append(entry.number("vp", 0, 20))
            elif market == 1:
                self.dragonfly_gain.append(self._effect(entry, "gain") if "gain" in entry.data else kinds.NONE)
        if any(len(prices) != kinds.MARKET_SLOTS for prices in self.market_price):
            raise ContentError(f"{board.name}: [[slot]]: every market has {kinds.MARKET_SLOTS} slots")

    def _read_player_board(self, file: ContentFile) -> None:
        start = file.table("start")
        self.start_dice = start.numbers("dice", 3)
        self.start_goods = [0] * len(kinds.GOODS)
        for key in ("resources", "amulets"):
            for name in start.table(key).data:
                self.start_goods[kinds.GOODS.index(name)] = start.table(key).number(name)
        self.start_awake = start.number("awake", 0, 11)
        buildings = file.entries("building_slot")
        self.markers = len(buildings)
        self.building_price = [self._price(entry, kinds.MARKETS.index("building")) for entry in buildings]
        self.building_points = [entry.number("end_vp", 0, 20) for entry in buildings]
        crystals = file.named("crystal_slot", kinds.CRYSTAL_SLOTS)
        self.crystal_slot_type = [
            kinds.CRYSTAL_TYPES.index(entry.text("type", kinds.CRYSTAL_TYPES)) for entry in crystals
        ]
        self.crystal_slot_points = [entry.number("end_vp", 0, 20) for entry in crystals]
        if [entry.text("card_slot", kinds.SLOTS) for entry in crystals[kinds.FIRST_WIT_SLOT :]] != kinds.SLOTS:
            raise ContentError(
                f"{file.name}: [[crystal_slot]]: the wit slots belong to {', '.join(kinds.SLOTS)}, in order"
            )
        spaces = file.named("pilgrim_space", kinds.PILGRIM_SPACES)
        self.pilgrim_rocks = [[rock - 1 for rock in entry.numbers("rocks")] for entry in spaces]
        self.pilgrim_price = [self._price(entry, kinds.PILGRIM_SPACE) for entry in spaces]

    def _read_paths(self, file: ContentFile) -> None:
        """The graph: an edge leaves every main space but the last, a branch starts at each but the first."""
        last = len(kinds.MAIN_SPACES) - 1
        self.forward = [kinds.NONE] * len(kinds.MAIN_SPACES)
        self.bridge = [0] * len(kinds.MAIN_SPACES)
        """Per main space, how many visited bitoku cards the edge onward asks for."""
        for edge in file.entries("edge", last):
            origin = kinds.MAIN_SPACES.index(edge.text("from", kinds.MAIN_SPACES[:-1]))
            target = kinds.MAIN_SPACES.index(edge.text("to", kinds.MAIN_SPACES[1:]))
            if self.forward[origin] != kinds.NONE or target <= origin:
                raise edge.fail("to", "one edge leaves every main space, and leads forward")
            self.forward[origin] = target
            self.bridge[origin] = edge.number("visited", 1, 9) if "visited" in edge.data else 0
        branches = file.named("branch", kinds.MAIN_SPACES[1:])
        self.branch_torii = [entry.text("kind", ["torii", "enlight"]) == "torii" for entry in branches]
        self.torii_spaces = [space + 1 for space in range(kinds.BRANCH_COUNT) if self.branch_torii[space]]
        """The main spaces of a path at which a branch with a torii starts."""
        self.branch_tile = [entry.text("tile", ["A", "B"]) if "tile" in entry.data else "" for entry in branches]
        self.branch_effects: list[list[list[int]]] = [[]]
        """Per number of players and branch, the effects of its spaces, the best first."""
        for count in COUNTS:
            self.branch_effects.append([self._branch(entry, BRANCH_LISTS[count]) for entry in branches])

    def _branch(self, entry: Entry, key: str) -> list[int]:
        spaces = [self._node(item, f"{entry.where}: field '{key}'") for item in entry.items(key)]
        if not 1 <= len(spaces) <= kinds.BRANCH_SPACES:
            raise entry.fail(key, f"a branch has 1 to {kinds.BRANCH_SPACES} spaces")
        return spaces

    # ---- cards and tiles ----

    def _read_yokai(self, file: ContentFile) -> None:
        deck = file.named("yokai", kinds.YOKAI_CARDS[: kinds.YOKAI_DECK_SIZE])
        entries = deck + file.named("starting", kinds.STARTING_YOKAI)
        self.yokai_type = [kinds.YOKAI_TYPES.index(entry.text("type", kinds.YOKAI_TYPES)) for entry in entries]
        self.yokai_action = [self._effect(entry, "action") for entry in entries]
        self.virtue_cap = file.table().number("virtue_cap", 1)
        self.virtue_of: list[int] = []
        """What the virtue counts: one of PIECES, VIRTUE_FLAT or VIRTUE_DICE."""
        self.virtue_amount: list[int] = []
        for entry in entries:
            virtue = entry.table("virtue")
            if "flat" in virtue.data:
                self.virtue_of.append(kinds.VIRTUE_FLAT)
                self.virtue_amount.append(virtue.number("flat", 1, 20))
            elif "dice" in virtue.data:
                self.virtue_of.append(kinds.VIRTUE_DICE)
                self.virtue_amount.append(virtue.number("dice", 1, 3))
            else:
                self.virtue_of.append(kinds.PIECES.index(virtue.text("per", kinds.PIECES)))
                self.virtue_amount.append(virtue.number("vp", 1, 9))

    def _read_bitoku(self, file: ContentFile) -> None:
        entries = file.named("bitoku", kinds.BITOKU_TYPES)
        self.bitoku_copies = [entry.number("copies", 1, 9) for entry in entries]
        self.bitoku_rarity = [entry.number("rarity", 1, 9) for entry in entries]
        self.bitoku_effect = [self._effect(entry, "effect") for entry in entries]
        self.set_points = file.table("set_bonus").numbers("vp", len(kinds.BITOKU_TYPES) + 1)

    def _read_visions(self, file: ContentFile) -> None:
        entries = file.named("vision", kinds.VISIONS)
        self.vision_needs: list[list[int]] = []
        """Per vision, how many pieces of each condition it needs."""
        for entry in entries:
            need = entry.table("need")
            for name in need.data:
                if name not in kinds.CONDITIONS:
                    raise need.fail(name, "is no condition of a vision")
            self.vision_needs.append([need.number(name) if name in need.data else 0 for name in kinds.CONDITIONS])
        self.vision_points = [entry.number("vp", 1, 20) for entry in entries]
        self.vision_penalty = [entry.number("penalty", 0, 9) for entry in entries]

    def _read_buildings(self, file: ContentFile) -> None:
        buildings = file.entries("building", kinds.FIRST_ANCIENT)
        ancient = file.entries("ancient")
        self.building_names = [entry.text("id") for entry in [*buildings, *ancient]]
        self.building_type = [
            kinds.BUILDING_TYPES.index(entry.text("type", kinds.BUILDING_TYPES)) for entry in buildings
        ]
        self.building_bonus = [self._effect(entry, "bonus") for entry in buildings]
        self.building_requires = [entry.number("requires", 1, 6) for entry in [*buildings, *ancient]]
        self.building_action = [self._effect(entry, "action") for entry in [*buildings, *ancient]]
        self.owner_bonus = [kinds.OWNER_BONUSES.index(entry.text("owner", kinds.OWNER_BONUSES)) for entry in buildings]

    def _read_crystals(self, file: ContentFile) -> None:
        entries = file.named("crystal", kinds.CRYSTALS)
        self.crystal_type = [kinds.CRYSTAL_TYPES.index(entry.text("type", kinds.CRYSTAL_TYPES)) for entry in entries]
        self.crystal_effect: list[int] = []
        """Of dream and wit crystals; NONE for memory crystals."""
        self.crystal_trigger: list[int] = []
        self.crystal_points: list[int] = []
        """Of memory crystals: what they remember, and what it brings each time."""
        for entry, kind in zip(entries, self.crystal_type, strict=True):
            memory = kind == kinds.MEMORY
            self.crystal_effect.append(kinds.NONE if memory else self._effect(entry, "effect"))
            self.crystal_trigger.append(
                kinds.TRIGGERS.index(entry.text("trigger", kinds.TRIGGERS)) if memory else kinds.NONE
            )
            self.crystal_points.append(entry.number("vp", 1, 2) if memory else 0)

    def _read_spirits(self, file: ContentFile) -> None:
        mitama = file.named("mitama", kinds.MITAMA_TILES)
        self.mitama_type = [kinds.MITAMA_TYPES.index(entry.text("type", kinds.MITAMA_TYPES)) for entry in mitama]
        self.mitama_copies = [entry.number("copies", 1, 9) for entry in mitama]
        self.mitama_effect = [self._effect(entry, "effect") for entry in mitama]
        dragonflies = file.named("dragonfly", kinds.DRAGONFLIES)
        self.dragonfly_copies = [entry.number("copies", 1, 9) for entry in dragonflies]
        self.dragonfly_effect = [self._effect(entry, "effect") for entry in dragonflies]

    def _read_tiles(self, file: ContentFile) -> None:
        torii = file.entries("torii")
        self.torii_names = [entry.text("id") for entry in torii]
        self.torii_tile = [entry.text("tile", ["A", "B"]) for entry in torii]
        self.torii_effect = [self._effect(entry, "effect") for entry in torii]
        for kind in ("A", "B"):
            if self.torii_tile.count(kind) < len(kinds.PATHS) * self.branch_tile.count(kind):
                raise ContentError(f"{file.name}: [[torii]]: there are more places for {kind} tiles than tiles")
        treasures = file.entries("treasure", kinds.REGION_COUNT)
        self.treasure_names = [entry.text("id") for entry in treasures]
        self.treasure_points = [entry.numbers("vp", 3) for entry in treasures]
        rocks = file.named("rock", kinds.ROCKS)
        self.rock_group = [kinds.ROCK_GROUPS.index(entry.text("group", kinds.ROCK_GROUPS)) for entry in rocks]
        words = [kinds.YOKAI_TYPES, kinds.MITAMA_TYPES, kinds.BUILDING_TYPES]
        self.rock_symbols: list[list[int]] = []
        for entry, group in zip(rocks, self.rock_group, strict=True):
            symbols = entry.words("symbols", words[group])
            if len(symbols) != (2 if group == kinds.BUILDING_ROCK else 1):
                raise entry.fail("symbols", "a building rock shows two types, any other rock one")
            self.rock_symbols.append([words[group].index(symbol) for symbol in symbols])

    # ---- the tengu ----

    def _read_tengu(self, file: ContentFile) -> None:
        start = file.table("start")
        self.tengu_dice = start.numbers("dice", 3)
        self.tengu_awake = start.number("awake", 1, 11)
        self.tengu_dragonflies = start.number("dragonflies", 0, 2)
        self.tengu_goods = [0] * len(kinds.GOODS)
        for name in start.table("resources").data:
            self.tengu_goods[kinds.GOODS.index(name)] = start.table("resources").number(name)
        self.tengu_rock_resource = [
            kinds.NONE,
            *[kinds.RESOURCES.index(start.text(key, kinds.RESOURCES)) for key in ROCK_RESOURCES],
        ]
        """Per group of rocks, the resource that such a rock brings the tengu at the start."""
        self.tengu_building_points = start.numbers("building_end_vp", self.markers)
        actions = file.table("actions")
        self.tengu_crystal_mp = actions.number("crystal_mp")
        self.tengu_stairs_mp = actions.number("stairs_mp")
        self.tengu_pair_mp = actions.number("pair_mp")
        self.tengu_home_points = actions.number("home_vp")
        self.tengu_home_points_per_die = actions.number("home_vp_per_die")
        self.tengu_home_die = actions.number("home_die", 1, 6)
        self.tengu_branch_factor = actions.number("branch_factor", 1)
        self.tengu_owner_points = actions.number("owner_vp")
        scoring = file.table("scoring")
        self.tengu_rock_match = scoring.number("rock_match")
        self.tengu_starting_yokai = scoring.number("starting_yokai")
        self.tengu_gained_yokai = scoring.number("gained_yokai")
        self.tengu_resource = scoring.number("resource")
        self.tengu_crystal = scoring.number("crystal")
        self.tengu_ahead = scoring.number("kodama_ahead")
        will = file.table("will")
        self.will_card = [kinds.ROW_PLACES.index(place) for place in will.words("cards", kinds.ROW_PLACES)]
        """Per value of the lower will die less 1, the place of the card it picks."""
        self.will_slot = [slot - 1 for slot in will.numbers("market", 6)]
        """Per value of a die less 1, the market slot where a random choice begins."""

    def _read_activation(self, file: ContentFile) -> None:
        steps = file.entries("step")
        self.step_names = [entry.text("id") for entry in steps]
        self.step_when = [
            [kinds.TENGU_CONDITIONS.index(word) for word in e.words("when", kinds.TENGU_CONDITIONS)] for e in steps
        ]
        self.step_does = [[kinds.TENGU_DEEDS.index(word) for word in e.words("does", kinds.TENGU_DEEDS)] for e in steps]
        if self.step_when[-1]:
            raise steps[-1].fail("when", "the last step has no conditions, so that one can always be carried out")
        cards = file.named("card", kinds.TENGU_CARDS)
        self.card_tops = [
            [kinds.TENGU_TOPS.index(word) for word in entry.words("top", kinds.TENGU_TOPS)] for entry in cards
        ]
        locations = [*kinds.REGIONS, "favourite"]
        self.card_location = [locations.index(entry.text("location", [*kinds.AREAS, "favourite"])) for entry in cards]
        self.card_shows = [kinds.TENGU_SHOWS.index(entry.text("shows", kinds.TENGU_SHOWS)) for entry in cards]
        self.card_resources: list[list[int]] = []
        """The two resources of a jade card; of others none."""
        self.card_related: list[int] = []
        """The related resource, or NONE."""
        for entry in cards:
            shown = entry.words("resources", kinds.RESOURCES) if "resources" in entry.data else []
            self.card_resources.append([kinds.RESOURCES.index(name) for name in shown])
            related = entry.text("related", kinds.RESOURCES) if "related" in entry.data else ""
            self.card_related.append(kinds.RESOURCES.index(related) if related else kinds.NONE)

    def _points_in(self, node: int) -> int:
        table = self.effects
        if table.op[node] == GAIN:
            return table.amount[node] if table.what[node] == kinds.POINTS else 0
        points = 0
        if table.op[node] in (ALL, ANY):
            for part in table.parts[node]:
                points += self._points_in(part)
        return points


def _words(table: Entry, key: str, names: object, allowed: list[str]) -> list[str]:
    """A list of words inside a list."""
    return Entry(f"{table.where}: {key}", {key: names}).words(key, allowed)
