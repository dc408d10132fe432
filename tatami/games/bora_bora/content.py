"""Bora Bora's components, read from ``content/*.toml`` into flat tables and checked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import ContentFile, Entry, content_hash, read_content
from tatami.core.errors import ContentError
from tatami.games.bora_bora import kinds
from tatami.games.bora_bora.actions import JEWELRY_NAMES, TASK_NAMES, TILES

SHIPPED: Final = Path(__file__).parent / "content"
PLAYER_COUNTS: Final = [2, 3, 4]


class Content:
    """Everything printed, as lists of ints that all states of a game share."""

    def __init__(self, own: Path | None = None) -> None:
        files = read_content(SHIPPED, own)
        self.hash = content_hash(files)
        self.data: dict[str, object] = {name: file.data for name, file in files.items()}
        self.priests = files["inventory"].table("per_player").number("priests", 1, 9)
        self._read_map(files["map"])
        self._read_fish(files["fish"])
        self._read_people(files["people"])
        self._read_tasks(files["tasks"])
        self._read_jewelry(files["jewelry"])
        self._read_gods(files["gods"])
        self._read_rounds(files["board"])
        self._read_action_tiles(files["board"])
        self._read_setup(files["board"])
        self._read_bonuses(files["board"])
        self._read_player_board(files["player_board"])

    # ---- BB-1.4 to BB-1.7: the map and its fish

    def _read_map(self, file: ContentFile) -> None:
        regions = file.named("region", kinds.REGIONS)
        file.named("island", kinds.ISLANDS)
        self.island = [kinds.ISLANDS.index(region.text("island", kinds.ISLANDS)) for region in regions]
        self.terrain = [kinds.TERRAINS.index(region.text("terrain", kinds.TERRAINS)) for region in regions]
        self.resource = [kinds.RESOURCES.index(region.text("resource", kinds.RESOURCES)) for region in regions]
        for terrain in range(len(kinds.TERRAINS)):
            if self.terrain.count(terrain) != 3:
                raise ContentError(f"{file.name}: [[region]]: there are three regions of each terrain")
        self.paths: list[list[int]] = [[], []]
        """Land paths and water paths, each as region, region, value, region, region, value, ..."""
        for path in file.entries("path"):
            ends = path.text("id").split("-")
            if len(ends) != 2 or ends[0] not in kinds.REGIONS or ends[1] not in kinds.REGIONS:
                raise path.fail("id", "must be two regions such as 'C_SE-S2'")
            a, b = kinds.REGIONS.index(ends[0]), kinds.REGIONS.index(ends[1])
            kind = kinds.PATHS.index(path.text("kind", kinds.PATHS))
            if (self.island[a] == self.island[b]) != (kind == 0):
                raise path.fail("kind", "a path inside an island is land, a path between islands water")
            self.paths[kind] += [a, b, path.number("value", 1, kinds.HIGHEST_PATH)]
        self.ends = [[_ends(paths, value) for value in range(kinds.HIGHEST_PATH + 1)] for paths in self.paths]
        """By kind and value, the paths at most that high: region, region, region, region, ..."""

    def _read_fish(self, file: ContentFile) -> None:
        entries = file.entries("fish", len(kinds.REGIONS))
        self.fish_names = [entry.text("id") for entry in entries]
        self.fish_species = [kinds.SPECIES.index(entry.text("species", kinds.SPECIES)) for entry in entries]
        self.fish_value = [entry.number("value", 1, 6) for entry in entries]
        if self.fish_value.count(1) != 4:
            raise ContentError(f"{file.name}: [[fish]]: exactly four tiles have value 1")

    # ---- BB-1.8, BB-14.4: people

    def _read_people(self, file: ContentFile) -> None:
        types = file.named("type", kinds.TYPES)
        self.strength: list[list[int]] = []
        """Per type: 0, then the strength of one, two and three equal tiles."""
        self.strength_limit: list[int] = []
        """Per type the cap of a doubled strength, 0 for none."""
        for entry in types:
            self.strength.append([0, *entry.numbers("strength", 3)])
            self.strength_limit.append(entry.number("limit", 0, 6))
        self.tile_type: list[int] = []
        self.tile_left: list[int] = []
        for sex in kinds.SEXES:
            first = kinds.SEXES.index(sex) * kinds.TILES_PER_SEX
            tiles = file.named(sex, TILES[first : first + kinds.TILES_PER_SEX])
            for tile in tiles:
                self.tile_type.append(kinds.TYPES.index(tile.text("type", kinds.TYPES)))
                self.tile_left.append(tile.number("left", 0, 9))
            for index in range(len(kinds.TYPES)):
                if self.tile_type[first:].count(index) != types[index].number("copies", 1, 9):
                    raise ContentError(f"{file.name}: [[{sex}]]: wrong number of tiles of type '{kinds.TYPES[index]}'")

    # ---- BB-16.14, BB-16.15: tasks

    def _read_tasks(self, file: ContentFile) -> None:
        entries = file.named("task", TASK_NAMES)
        self.light_tasks: list[int] = []
        self.dark_tasks: list[int] = []
        self.task_needs: list[list[int]] = []
        """Per task: what, how many, of which (or NONE), what, how many, ..."""
        for index, entry in enumerate(entries):
            light = entry.text("colour", ["light", "dark"]) == "light"
            (self.light_tasks if light else self.dark_tasks).append(index)
            needs: list[int] = []
            for item in entry.items("needs"):
                term = Entry(f"{entry.where}: needs", item if isinstance(item, dict) else {})
                what = kinds.COUNTS.index(term.text("what", list(kinds.COUNTS)))
                allowed = _filters(what)
                of = kinds.NONE
                if "of" in term.data:
                    of = allowed.index(term.text("of", allowed))
                needs += [what, term.number("n", 1, 12), of]
            self.task_needs.append(needs)

    # ---- BB-1.9: jewelry

    def _read_jewelry(self, file: ContentFile) -> None:
        layout = file.table("layout")
        layout.number("columns", kinds.ROUNDS, kinds.ROUNDS)
        layout.number("rows", kinds.JEWELRY_ROWS, kinds.JEWELRY_ROWS)
        entries = file.named("jewelry", JEWELRY_NAMES)
        self.jewelry_type = [kinds.JEWELRY_TYPES.index(entry.text("type", kinds.JEWELRY_TYPES)) for entry in entries]
        self.jewelry_shells = [entry.number("shells", 0, 20) for entry in entries]
        self.jewelry_vp = [entry.number("vp", 1, 9) for entry in entries]

    # ---- BB-13: gods

    def _read_gods(self, file: ContentFile) -> None:
        cards = file.named("card", kinds.GODS)
        self.god_cards = [card.number("count", 1, 99) for card in cards]
        price = file.table("price")
        self.card_offerings = price.number("card_offerings", 0, 9)
        self.pair_offerings = price.number("pair_offerings", 0, 9)
        self.pair_cards = price.number("pair_cards", 2, 9)
        self.row_size = file.table("row").number("size", 1, 9)
        tiles = file.table("tiles")
        self.temple_stack = tiles.number("temple_stack", kinds.ROUNDS, 99)
        self.start_god_tiles = tiles.number("per_player", 0, 9)
        self.god_tile_vp = tiles.number("end_vp")

    # ---- BB-4.3, BB-15: running values, temple, status track

    def _read_rounds(self, board: ContentFile) -> None:
        rounds = board.entries("round", kinds.ROUNDS)
        self.building_vp = [0] + [entry.number("building_vp") for entry in rounds]
        self.priest_vp = [0] + [entry.number("priest_vp") for entry in rounds]
        self.temple_value = [
            entry.number("value", 1, 6) for entry in board.entries("temple_space", kinds.TEMPLE_SPACES)
        ]
        self.status_vp = board.table("status_track").numbers("vp")
        self.status_last = len(self.status_vp) - 1
        rewards = board.table("task_rewards")
        self.task_vp = rewards.number("unaided")
        self.task_yellow_vp = rewards.number("with_yellow")

    def _read_action_tiles(self, board: ContentFile) -> None:
        """BB-3.1: which tile carries which action, by number of players."""
        entries = board.entries("action_tile")
        self.action_tiles = [entry.text("id") for entry in entries] + ["fishing"]
        self.tile_actions = [entry.words("actions", kinds.DICE_ACTIONS[: kinds.DO_FISHING]) for entry in entries] + [
            ["fishing"]
        ]
        self.fishing_tile = len(entries)
        self.tile_of: list[list[int]] = [[], []]
        """Per number of players: the tile of each dice action."""
        self.tiles_in_play: list[list[int]] = [[], []]
        """Per number of players: the tiles, in board order."""
        for count in PLAYER_COUNTS:
            tile_of = [kinds.NONE] * kinds.DO_FISHING + [self.fishing_tile]
            in_play = [self.fishing_tile]
            for tile in range(len(entries)):
                if count in entries[tile].numbers("players"):
                    in_play.append(tile)
                    for word in self.tile_actions[tile]:
                        tile_of[kinds.DICE_ACTIONS.index(word)] = tile
            if kinds.NONE in tile_of:
                missing = kinds.DICE_ACTIONS[tile_of.index(kinds.NONE)]
                raise ContentError(f"{board.name}: [[action_tile]]: no tile for '{missing}' with {count} players")
            self.tile_of.append(tile_of)
            self.tiles_in_play.append(in_play)
        trades = board.named("trade", kinds.TRADES)
        self.trade_cost = [trade.number("cost", 1, 6) for trade in trades]
        self.fishing_vp = board.table("fishing").number("vp")

    # ---- BB-3: setup

    def _read_setup(self, board: ContentFile) -> None:
        setup = board.table("setup")
        self.start_vp = setup.numbers("start_vp", 4)
        self.start_god_cards = setup.number("god_cards", 0, 9)
        self.start_offerings = setup.number("offerings")
        self.start_shells = setup.number("shells")
        self.start_light = setup.number("tasks_light", 1, 1)
        self.start_dark = setup.number("tasks_dark", 2, 2)
        self.start_fish = setup.number("start_fish", 1, 6)
        displays = board.table("displays")
        displays.number("people_positions", kinds.POSITIONS, kinds.POSITIONS)
        self.tasks_beyond_players = displays.number("tasks_beyond_players", 1, 6)
        for count in PLAYER_COUNTS:
            if count * self.start_dark + kinds.ROUNDS * (count + self.tasks_beyond_players) > len(self.dark_tasks):
                raise displays.fail("tasks_beyond_players", f"there are not enough dark tasks for {count} players")

    # ---- BB-16.10: bonuses

    def _read_bonuses(self, board: ContentFile) -> None:
        table = board.table("bonus")
        self.bonus_vp = table.number("vp")
        self.bonus_tasks = table.number("tasks")
        self.bonus_jewelry = table.number("jewelry")
        self.bonus_spaces = table.number("spaces")
        self.bonus_buildings = table.number("buildings")
        self.bonus_regions = table.number("regions")
        self.bonus_people = table.number("people")

    # ---- BB-2: the player board

    def _read_player_board(self, file: ContentFile) -> None:
        slots = file.table("slots")
        self.start_huts = slots.numbers("start_huts", kinds.SLOT_COUNT)
        for slot in range(kinds.SLOT_COUNT):
            if not 0 <= self.start_huts[slot] <= (12 if slot == kinds.SLOT_12 else 1):
                raise slots.fail("start_huts", f"slot {slot + 1} cannot hold {self.start_huts[slot]} huts")
        if sum(self.start_huts) != 12:
            raise slots.fail("start_huts", "a player has twelve huts")
        spaces = file.named("ceremonial", kinds.SPACES)
        self.space_material = [kinds.MATERIALS.index(space.text("material", kinds.MATERIALS)) for space in spaces]
        if file.table("buildings").numbers("values") != list(range(1, 7)):
            raise ContentError(f"{file.name}: [buildings]: the values are 1 to 6, each once")


def _ends(paths: list[int], highest: int) -> list[int]:
    """The two ends of each of these paths that is not higher."""
    out: list[int] = []
    for place in range(0, len(paths), 3):
        if paths[place + 2] <= highest:
            out += paths[place : place + 2]
    return out


def _filters(what: int) -> list[str]:
    """What the terms of a task may be narrowed to. Regions: the terrains, then the fish species."""
    if what == kinds.COUNT_PEOPLE:
        return list(kinds.TYPES)
    if what == kinds.COUNT_JEWELRY:
        return list(kinds.JEWELRY_TYPES)
    if what == kinds.COUNT_REGIONS:
        return kinds.TERRAINS + kinds.SPECIES
    if what == kinds.COUNT_GOD_CARDS:
        return list(kinds.GODS)
    return list(kinds.MATERIALS) if what == kinds.COUNT_MATERIALS else []
