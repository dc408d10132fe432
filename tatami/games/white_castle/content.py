"""The White Castle's components, read from ``content/*.toml`` into flat tables and checked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import ContentFile, Entry, content_hash, read_content
from tatami.core.effects import ALL, GAIN, LEAF, PAY, EffectTable, Vocabulary
from tatami.core.errors import ContentError
from tatami.games.white_castle import kinds

SHIPPED: Final = Path(__file__).parent / "content"
CARD_ROWS: Final = ["top", "middle", "bottom"]
DIFFICULTIES: Final = ["easy", "medium", "hard"]
BOARD_SPACES: Final = [*kinds.SPACES[:7], "WELL"]
POSITIONS: Final = ["left", "middle", "right"]
SIDES: Final = ["blue", "gold"]

# What a solo card makes the opponent do (WC-15.10), with an amount.
OPPONENT_GARDENER: Final = 0
OPPONENT_WARRIOR: Final = 1
OPPONENT_GATE: Final = 2
OPPONENT_UP: Final = 3
OPPONENT_POINTS: Final = 4
OPPONENT_INFLUENCE: Final = 5
OPPONENT_COINS: Final = 6
OPPONENT_SYMBOLS: Final = {
    "gardener_flower": (OPPONENT_GARDENER, 0),
    "gardener_zen": (OPPONENT_GARDENER, 1),
    "gardener_any": (OPPONENT_GARDENER, 2),
    "warrior_5": (OPPONENT_WARRIOR, 0),
    "warrior_3": (OPPONENT_WARRIOR, 1),
    "warrior_1": (OPPONENT_WARRIOR, 2),
    "courtier_gate": (OPPONENT_GATE, 0),
    "courtier_up_1": (OPPONENT_UP, 1),
    "courtier_up_2": (OPPONENT_UP, 2),
}
OPPONENT_WORDS: Final = ["gardener", "warrior", "gate", "climb", "points", "influence", "coins"]
"""The symbols by their numbers, for events."""
OPPONENT_AMOUNTS: Final = {"cp": OPPONENT_POINTS, "influence": OPPONENT_INFLUENCE, "coin": OPPONENT_COINS}

# What an effect brings beside others (WC-3.9): steps of influence, and what else makes a difference.
STEPS: Final = 0xFF
SEALS: Final = 0x100
CHOICE: Final = 0x1000
DEALT: Final = 0x2000


class Content:
    """Everything printed, as lists of ints that all states of a game share."""

    def __init__(self, own: Path | None = None) -> None:
        files = read_content(SHIPPED, own)
        self.hash = content_hash(files)
        self.data: dict[str, object] = {name: file.data for name, file in files.items()}
        self.effects = EffectTable(
            Vocabulary(kinds.GOODS, kinds.LEAVES, [*kinds.COLOURS, "any"], kinds.PRICES, {"any": kinds.RESOURCES})
        )
        inventory = files["inventory"].table("cards")
        self._read_limits(files["board"])
        self._read_player_counts(files["board"])
        self._read_spaces(files["board"])
        self._read_track(files["board"])
        self._read_prices(files["board"])
        self._read_domain(files["board"])
        self._read_tiles(files["die_tiles"], files["board"])
        self._read_cards(files, inventory)
        self._read_gardens(files["garden_cards"], inventory)
        self._read_yards(files["board"], files["yard_tiles"])
        self._read_daimyo(files["daimyo_cards"], inventory)
        self._read_scoring(files["board"])
        self._read_solo(files["solo"], inventory)
        self.reaches = [self._reaches(node) for node in range(len(self.effects.op))]
        """Per effect node, whether an icon in it reaches on to another row or box."""
        self.never_idle = [self._never_idle(node) for node in range(len(self.effects.op))]
        """Per effect node, whether it changes something at any time (WC-R42): what it gains has no cap."""
        self.weight = [self._weight(node) for node in range(len(self.effects.op))]
        """Per effect node, its steps of influence, plus SEALS if it gains any, CHOICE if it is more than gains, and
        DEALT if it gives what lies in the lantern area or the Well."""

    def _effect(self, entry: Entry, key: str) -> int:
        return self.effects.add(entry.get(key), f"{entry.where}: field '{key}'")

    def _effects(self, entry: Entry, key: str, count: int) -> list[int]:
        """A list of so many effects, one node each."""
        return [self.effects.add(item, f"{entry.where}: field '{key}'") for item in entry.items(key, count)]

    def _read_limits(self, board: ContentFile) -> None:
        caps = board.table("limits", "resource_cap")
        self.resource_cap = [caps.number(name, 1) for name in kinds.RESOURCES]
        self.seal_cap = board.table("limits", "seal_cap").number("value", 1)

    def _read_player_counts(self, board: ContentFile) -> None:
        table = board.table("by_player_count")
        self.dice_per_colour = table.per_count("dice_per_colour")
        self.stack_limit = table.per_count("stack_limit_board")
        self.starting_pairs = table.per_count("starting_pairs")
        self.turns_per_round = table.per_count("turns_per_round")
        excluded = table.table("exclude_marked_cards")
        self.exclude_marked = [False] + [excluded.flag(str(count)) for count in range(1, 5)]
        self.rounds = board.table("rounds").number("count", 1)
        self.dice_left_at_end = board.table("rounds").number("dice_left_at_end", 1)
        for count in range(1, 5):
            players = max(count, 2)
            taken = self.turns_per_round[count] * players
            if 3 * self.dice_per_colour[count] - taken != self.dice_left_at_end:
                raise table.fail(
                    "dice_per_colour", f"with {count} player(s) the dice left do not fit 'dice_left_at_end'"
                )

    def _read_spaces(self, board: ContentFile) -> None:
        entries = board.named("die_space", BOARD_SPACES)
        self.space_value = [entry.number("value", 1, 6) for entry in entries]
        rows = [entry.number("die_value", 1, 6) for entry in board.entries("domain_row", 3)]
        self.space_value += rows
        self.outside = [
            [kinds.ROWS.index(word) for word in entry.words("choose_one", kinds.ROWS)] for entry in entries[5:7]
        ]

    def _read_track(self, board: ContentFile) -> None:
        table = board.table("passage_of_time")
        self.track_last = table.number("last", 1, 99)
        self.track_points = table.numbers("points", self.track_last + 1)
        self.divider_cost = [0] * (self.track_last + 2)
        """Seals to enter a space; 0 where no divider stands before it."""
        for divider in table.tables("dividers"):
            before, after = divider.numbers("between", 2)
            if after != before + 1 or not 0 < after <= self.track_last:
                raise divider.fail("between", "must name two neighbouring spaces")
            self.divider_cost[after] = divider.number("seal_cost", 1, 5)

    def _read_prices(self, board: ContentFile) -> None:
        costs = board.table("worker_costs")
        self.audience_coins = costs.table("courtier_audience").number("coin", 0)
        climb = costs.table("courtier_climb")
        self.climb_pearls = [0, climb.table("1").number("pearl", 0), climb.table("2").number("pearl", 0)]
        self.seals_per = [0] * (kinds.COIN + 1)
        """The seals that are exchanged for a unit of food, iron, pearl and coins."""
        table = board.table("seal_exchange")
        for rate in table.tables("rates"):
            seals = rate.table("pay").number("seal", 1)
            if "any" in rate.table("get").data:
                self.seals_per[: kinds.COIN] = [seals] * kinds.COIN
            else:
                rate.table("get").number("coin", 1, 1)
                self.seals_per[kinds.COIN] = seals
        if 0 in self.seals_per:
            raise table.fail("rates", "needs one rate for a resource and one for a coin")

    def _read_domain(self, board: ContentFile) -> None:
        rows = board.named("domain_row", kinds.ROWS)
        self.row_colour = [kinds.COLOURS.index(row.text("die_colour", kinds.COLOURS)) for row in rows]
        self.members = [row.number("members", 1, 5) for row in rows]
        rewards = zip(rows, self.members, strict=True)
        self.row_rewards = [self._effects(row, "rewards", members + 1) for row, members in rewards]

    def _read_tiles(self, tiles: ContentFile, board: ContentFile) -> None:
        entries = tiles.entries("tile", 15)
        self.tile_names = [entry.text("id") for entry in entries]
        self.tile_colour = [kinds.COLOURS.index(entry.text("colour", kinds.COLOURS)) for entry in entries]
        for colour in range(3):
            if self.tile_colour.count(colour) != 5:
                raise ContentError(f"{tiles.name}: there are five tiles of each colour")
        self.tile_back = [self._effect(entry, "back") for entry in entries]
        slots = board.table("die_tile_slots")
        self.diamond_slots = [
            kinds.TILE_SLOTS.index(w) for w in slots.table("diamond").words("slots", kinds.TILE_SLOTS)
        ]
        self.numbered_slots = [
            kinds.TILE_SLOTS.index(w) for w in slots.table("numbered").words("slots", kinds.TILE_SLOTS)
        ]
        self.well_slots = [kinds.TILE_SLOTS.index(w) for w in slots.table("well").words("slots", kinds.TILE_SLOTS)]
        if sorted(self.diamond_slots + self.numbered_slots + self.well_slots) != list(range(15)):
            raise ContentError(f"{board.name}: [die_tile_slots]: the slots must be the fifteen of the board, each once")
        first = board.table("first_game_well")
        self.first_game_well = [self.tile_names.index(word) for word in first.words("tiles", self.tile_names)]
        self.well_base = self._effect(board.table("well"), "base_reward")

    def _read_cards(self, files: dict[str, ContentFile], inventory: Entry) -> None:
        """Stewards, diplomats, starting actions, starting resources and decrees share one numbering."""
        self.card_names: list[str] = []
        self.card_lantern: list[int] = []
        self.card_boxes: list[list[int]] = []
        self.card_dark: list[list[bool]] = []
        self.card_row_box: list[list[int]] = []
        self.excluded: list[bool] = []
        stewards = files["steward_cards"]
        diplomats = files["diplomat_cards"]
        starting = files["starting_cards"]
        self._read_deck(stewards, "steward", "deck", 3, inventory.number("steward"))
        self.first_diplomat = len(self.card_names)
        self._read_deck(diplomats, "diplomat", "deck", 2, inventory.number("diplomat"))
        self.first_action = len(self.card_names)
        self._read_deck(starting, "action", "action_deck", 1, 3)
        self.action_copies = [entry.number("copies", 1, 4) for entry in starting.entries("action")]
        if sum(self.action_copies) != inventory.number("starting_action"):
            raise ContentError(f"{starting.name}: the copies of [[action]] do not add up to the inventory")
        self.first_resource = len(self.card_names)
        resources = starting.entries("resource", inventory.number("starting_resource"))
        decrees = starting.entries("decree", inventory.number("decree"))
        first_decree = self.first_resource + len(resources)
        decree_names = [entry.text("id") for entry in decrees]
        self.start_gain: list[int] = []
        self.start_decree: list[int] = []
        for entry in resources:
            self._add_card(entry, self._effect(entry, "lantern"))
            gain: dict[str, object] = {"gain": entry.get("gain")}
            self.start_gain.append(self.effects.add(gain, f"{entry.where}: field 'gain'"))
            named = "decree" in entry.data
            index = decree_names.index(entry.text("decree", decree_names)) if named else 0
            self.start_decree.append(first_decree + index if named else kinds.NONE)
        for entry in decrees:
            self._add_card(entry, self._effect(entry, "lantern"))

    def _read_deck(self, file: ContentFile, key: str, back: str, boxes: int, count: int) -> None:
        lantern = self._effect(file.table(back), "lantern")
        for entry in file.entries(key, count):
            self._add_card(entry, lantern)
            self.excluded[-1] = entry.flag("excluded_2p") if "excluded_2p" in entry.data else False
            row_box = [kinds.NONE, kinds.NONE, kinds.NONE]
            for index, box in enumerate(entry.tables("boxes", boxes)):
                self.card_boxes[-1].append(self._effect(box, "effects"))
                self.card_dark[-1].append(box.text("tone", ["light", "dark"]) == "dark")
                for word in box.words("rows", CARD_ROWS):
                    row_box[CARD_ROWS.index(word)] = index
            if kinds.NONE in row_box:
                raise entry.fail("boxes", f"no box lies beside the {CARD_ROWS[row_box.index(kinds.NONE)]} row")
            self.card_row_box[-1] = row_box

    def _add_card(self, entry: Entry, lantern: int) -> None:
        name = entry.text("id")
        if name in self.card_names:
            raise entry.fail("id", "is used twice")
        self.card_names.append(name)
        self.card_lantern.append(lantern)
        self.card_boxes.append([])
        self.card_dark.append([])
        self.card_row_box.append([])
        self.excluded.append(False)

    def _reaches(self, node: int) -> bool:
        table = self.effects
        if table.op[node] == LEAF:
            return table.what[node] in (kinds.DOMAIN, kinds.TILE, kinds.LIGHT)
        return any(self._reaches(part) for part in table.parts[node])

    def _never_idle(self, node: int) -> bool:
        table = self.effects
        if table.op[node] == GAIN:
            return table.what[node] > kinds.PEARL and table.what[node] != kinds.ANY
        return table.op[node] != PAY and any(self._never_idle(part) for part in table.parts[node])

    def _weight(self, node: int) -> int:
        table = self.effects
        op, what = table.op[node], table.what[node]
        if op == GAIN:
            return SEALS if what == kinds.SEAL else 0
        if op == LEAF and what == kinds.INFLUENCE:
            return table.amount[node]
        if op == LEAF and what in (kinds.LANTERN, kinds.WELL):
            return DEALT
        total = 0 if op == ALL else CHOICE
        for part in table.parts[node]:
            total = together(total, self._weight(part))
        return total

    def dark_worker(self, card: int) -> int:
        """The worker action (a leaf) in the card's dark box, or NONE."""
        table = self.effects
        for box, dark in zip(self.card_boxes[card], self.card_dark[card], strict=True):
            if dark:
                return table.symbol(box) - len(table.vocabulary.goods)
        return kinds.NONE

    def _read_gardens(self, file: ContentFile, inventory: Entry) -> None:
        flowers = file.entries("flower", inventory.number("garden_flower"))
        zens = file.entries("zen", inventory.number("garden_zen"))
        self.flower_count = len(flowers)
        entries = flowers + zens
        self.garden_names = [entry.text("id") for entry in entries]
        self.garden_food = [entry.number("food", 0, 7) for entry in entries]
        self.garden_points = [entry.number("points", 0, 20) for entry in entries]
        self.garden_effect = [self._effect(entry, "effects") for entry in entries]

    def _read_yards(self, board: ContentFile, tiles: ContentFile) -> None:
        yards = board.named("yard", kinds.YARDS)
        board.named("garden", kinds.GARDENS)
        self.yard_iron = [yard.number("iron_cost", 0, 7) for yard in yards]
        self.yard_worth = [yard.number("points_per_warrior", 0, 9) for yard in yards]
        self.yard_sides = [SIDES.index(word) for yard in yards for word in yard.words("tile_slots", SIDES)]
        if len(self.yard_sides) != 4:
            raise ContentError(f"{board.name}: [[yard]]: the yards have four tile slots in all")
        entries = tiles.entries("tile", 8)
        self.yard_tile_names = [entry.text("id") for entry in entries]
        self.yard_effect = [self._effect(entry, side) for entry in entries for side in SIDES]
        """Two nodes per tile: blue, gold."""

    def _read_daimyo(self, file: ContentFile, inventory: Entry) -> None:
        entries = file.entries("daimyo", inventory.number("daimyo"))
        self.daimyo_names = [entry.text("id") for entry in entries]
        self.daimyo_slots = [self._effects(entry, "slots", 3) for entry in entries]

    def _read_scoring(self, board: ContentFile) -> None:
        table = board.table("scoring")
        self.money_per_point = table.number("coins_plus_seals_per_point", 1)
        self.resource_points = table.numbers("resource_points", max(self.resource_cap) + 1)
        courtiers = table.table("courtier_points")
        steward, diplomat = courtiers.number("steward"), courtiers.number("diplomat")
        self.place_points = [courtiers.number("gate"), *[steward] * 3, *[diplomat] * 2, courtiers.number("daimyo")]

    def _read_solo(self, file: ContentFile, inventory: Entry) -> None:
        levels = [file.table("difficulty", name) for name in DIFFICULTIES]
        self.solo_points = [level.number("clan_points") for level in levels]
        self.solo_heron = [level.number("heron_position", 1, 2) for level in levels]
        self.solo_track = [level.number("track_space", 0, self.track_last) for level in levels]
        payout = file.table("coins_per_payout")
        self.solo_payout = [payout.number("opponent_first", 1), payout.number("opponent_second", 1)]
        entries = file.entries("solo", inventory.number("solo"))
        self.solo_names = [entry.text("id") for entry in entries]
        self.solo_bridge: list[int] = []
        self.solo_position: list[int] = []
        self.solo_space: list[int] = []
        self.solo_actions: list[list[int]] = []
        """Per card: symbol, amount, symbol, amount."""
        for entry in entries:
            die = entry.table("die")
            self.solo_bridge.append(kinds.COLOURS.index(die.text("bridge", kinds.COLOURS)))
            self.solo_position.append(POSITIONS.index(die.text("position", POSITIONS)))
            self.solo_space.append(BOARD_SPACES.index(entry.text("space", BOARD_SPACES)))
            self.solo_actions.append(_opponent_actions(entry))
        spots = {(bridge, position) for bridge, position in zip(self.solo_bridge, self.solo_position, strict=True)}
        if len(spots) != 9:
            raise ContentError(f"{file.name}: [[solo]]: the nine cards must name nine different dice")


def _opponent_actions(entry: Entry) -> list[int]:
    out: list[int] = []
    for item in entry.items("actions", 2):
        if isinstance(item, str) and item in OPPONENT_SYMBOLS:
            symbol, amount = OPPONENT_SYMBOLS[item]
            out += [symbol, amount]
            continue
        if isinstance(item, dict) and len(item) == 1:
            ((name, value),) = item.items()
            if name in OPPONENT_AMOUNTS and type(value) is int and value > 0:
                out += [OPPONENT_AMOUNTS[name], value]
                continue
        raise entry.fail("actions", f"{item!r} is not something the opponent can do")
    return out


def together(left: int, right: int) -> int:
    """The weight of two effects side by side."""
    return (left | right) & ~STEPS | (left & STEPS) + (right & STEPS)
