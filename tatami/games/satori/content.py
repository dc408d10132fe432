"""Satori's components, read from ``content/*.toml`` into flat tables and checked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import ContentFile, Entry, content_hash, read_content
from tatami.core.effects import ALL, ANY, LEAF, EffectTable, Vocabulary
from tatami.core.errors import ContentError
from tatami.games.satori import kinds
from tatami.games.satori.actions import DECORATIONS, STARTS

SHIPPED: Final = Path(__file__).parent / "content"
MOST: Final = ["points", "emeralds", "tiles", "jokoros", "offering"]
"""What amulets compare."""
MOST_POINTS: Final = 0
MOST_EMERALDS: Final = 1
MOST_TILES: Final = 2
MOST_JOKOROS: Final = 3
MOST_OFFERING: Final = 4
COUNTED: Final = ["jokoros_on_altars", "incense", "leftovers", "offering"]
"""What Sorin scoring tiles count."""
COUNTS_JOKOROS: Final = 0
COUNTS_INCENSE: Final = 1
COUNTS_LEFTOVERS: Final = 2
COUNTS_OFFERING: Final = 3
VALUES: Final = ["tile", "text"]
"""ST-R39: where the values of the Sorin scoring tiles come from."""


class Content:
    """Everything printed, as lists of ints that all states of a game share."""

    def __init__(self, own: Path | None = None) -> None:
        files = read_content(SHIPPED, own)
        self.hash = content_hash(files)
        self.data: dict[str, object] = {name: file.data for name, file in files.items()}
        self.effects = EffectTable(Vocabulary(kinds.GOODS, kinds.LEAVES, [], kinds.PRICES))
        pieces = files["inventory"].table("pieces")
        board = files["board"]
        self._read_players(board, pieces)
        self._read_base_altars(board, pieces)
        self._read_building(board)
        self._read_altar_tiles(files["altars"], pieces)
        self._read_wheels_and_tracks(board, pieces)
        self._read_pagoda(files["pagoda"], pieces)
        self._read_tiles(files["meditation"], board, pieces)
        self._read_starts(files["starting"], pieces)
        self._read_end(board)
        self._read_solo(files["solo"])
        self.hikari_steps = [self._steps(node) for node in range(len(self.effects.op))]
        """Per effect node, the Hikari steps it grants at once (ST-5.7.9): those behind a price are not granted yet."""

    def _effect(self, entry: Entry, key: str) -> int:
        return self.effects.add(entry.get(key), f"{entry.where}: field '{key}'")

    def _icons(self, entry: Entry, key: str) -> list[int]:
        """The icons printed there, each an effect of its own (ST-4.4)."""
        node = self._effect(entry, key)
        if self.effects.op[node] != ANY:
            raise entry.fail(key, "icons stand in a table { any = [...] }")
        return self.effects.parts[node]

    def _price(self, entry: Entry, key: str) -> list[int]:
        """A price without a choice, one amount per good."""
        price = [0] * kinds.STOCK
        for name in entry.table(key).data:
            if name not in kinds.PRICES:
                raise entry.fail(key, f"nothing is paid with '{name}'")
            price[kinds.GOODS.index(name)] = entry.table(key).number(name, 1, 9)
        return price

    def _read_players(self, board: ContentFile, pieces: Entry) -> None:
        supply = board.table("supply")
        self.supply = [supply.number(name, 1) for name in kinds.GOODS[: kinds.SUPPLIES]]
        player = board.table("player")
        self.monks = player.number("monks", 1, 9)
        self.jokoros = player.number("jokoros", 1, 9)
        self.sect_tokens = player.number("sect_tokens", 1, 9)
        self.start_points = player.number("points")
        self.incense_cap = player.number("incense_cap", 1, 9)
        table = board.table("by_player_count")
        self.worshippers = table.per_count("worshippers")
        self.sanmon = table.per_count("sanmon")
        self.starting_tiles = table.per_count("starting_tiles")
        self.cancelled_used = table.per_count("cancelled")
        self.jokoro_slots = table.per_count("jokoro_slots")
        rounds = board.table("rounds")
        self.rounds = rounds.number("count", 1, kinds.LEVELS)
        self.turns = rounds.number("turns", 1, 9)
        if max(self.worshippers) != pieces.number("worshippers_per_colour"):
            raise table.fail("worshippers", "does not fit the inventory")
        for count in range(1, 5):
            if self.sanmon[count] != self.turns * count or self.sanmon[count] > 3 * self.worshippers[count]:
                raise table.fail("sanmon", f"with {count} player(s) it does not fit the turns and the worshippers")

    def _read_base_altars(self, board: ContentFile, pieces: Entry) -> None:
        entries = board.named("base_altar", kinds.BASE_ALTARS)
        self.base_colour = [kinds.COLOURS.index(entry.text("colour", kinds.COLOURS)) for entry in entries]
        self.pair = [kinds.BASE_ALTARS.index(entry.text("pair", kinds.BASE_ALTARS)) for entry in entries]
        self.replaceable = [entry.flag("replaceable") for entry in entries]
        self.base_icons = [self._icons(entry, side) for entry in entries for side in ("left", "right")]
        """Two lists per base altar: left, right."""
        self.lantern = [kinds.LANTERNS.index(entry.text("lantern", kinds.LANTERNS)) for entry in entries]
        for altar, other in enumerate(self.pair):
            if other == altar or self.base_colour[other] != self.base_colour[altar]:
                raise entries[altar].fail("pair", "must be the other altar of the colour")
        sites = board.named("site", kinds.SITES)
        self.site_from = [entry.number("from_players", 2, 4) for entry in sites]

    def _read_building(self, board: ContentFile) -> None:
        slots = board.named("slot", kinds.SLOTS)
        self.slot_price = [self._price(entry, "price") for entry in slots]
        building = board.table("building")
        self.tiles_for_altar = building.numbers("tiles", self.sect_tokens)
        self.incense_on_base = building.number("incense_on_base_altar", 0, 3)
        offering = board.table("offering_altar")
        self.pray = self._icons(offering, "pray")
        self.collection = offering.numbers("collection", len(kinds.COLOURS))

    def _read_altar_tiles(self, file: ContentFile, pieces: Entry) -> None:
        entries = file.entries("altar", pieces.number("altar_tiles"))
        self.altar_names = [entry.text("id") for entry in entries]
        self.altar_colour = [kinds.COLOURS.index(entry.text("colour", kinds.COLOURS)) for entry in entries]
        self.altar_icons = [self._icons(entry, "left") for entry in entries]
        self.altar_price = [self._price(entry, "jokoro_price") for entry in entries]
        decorations = file.named("decoration", DECORATIONS)
        self.decoration_names = DECORATIONS
        self.decoration_icons = [self._icons(entry, "icons") for entry in decorations]
        self.decoration_copies = [entry.number("copies", 1, 16) for entry in decorations]
        if sum(self.decoration_copies) != pieces.number("decorations"):
            raise ContentError(f"{file.name}: the copies of [[decoration]] do not add up to the inventory")

    def _read_wheels_and_tracks(self, board: ContentFile, pieces: Entry) -> None:
        wheels = board.named("wheel", kinds.WHEELS)
        self.wheel_effect = [self._effect(entry, "effect") for entry in wheels]
        table = self.effects
        self.hikari_wheel = kinds.NONE
        """The wheel that grants a Hikari step, or NONE."""
        for wheel, node in enumerate(self.wheel_effect):
            if table.op[node] == LEAF and table.what[node] == kinds.HIKARI:
                self.hikari_wheel = wheel
        spaces = board.entries("offering_space", pieces.number("offering_spaces"))
        if [entry.text("id") for entry in spaces] != [str(n) for n in range(len(spaces))]:
            raise ContentError(f"{board.name}: [[offering_space]]: they count up from 0, the base")
        self.offering_top = len(spaces) - 1
        self.offering_reward = [
            self._effect(entry, "reward") if "reward" in entry.data else kinds.NONE for entry in spaces
        ]
        advance = board.table("offering_advance")
        self.advance_other = advance.number("other_colour", 0, 6)
        self.advance_same = advance.number("same_colour", 0, 6)
        mountains = board.table("mountains")
        if mountains.words("colours", kinds.COLOURS) != kinds.COLOURS or mountains.number("spaces") != kinds.LOOP:
            raise mountains.fail("colours", "there is a mountain of four spaces for each colour")
        self.hikari_start = mountains.number("hikari_start", 0, kinds.LOOP - 1)

    def _read_pagoda(self, file: ContentFile, pieces: Entry) -> None:
        levels = file.entries("level", pieces.number("level_tiles"))
        self.level_names = [entry.text("id") for entry in levels]
        self.level_price = [self._price(entry, "price") for entry in levels]
        self.level_points = [entry.number("points", 0, 20) for entry in levels]
        roofs = file.named("roof", kinds.ROOFS)
        self.roof_price = [self._price(entry, "price") for entry in roofs]
        for price, entry in zip(self.roof_price, roofs, strict=True):
            price[kinds.TILE] = entry.number("tiles", 0, 3)
        self.roof_points = [entry.number("points", 0, 20) for entry in roofs]
        sorin = file.table("sorin")
        self.sorin_price = self._price(sorin, "price")
        self.sorin_round = sorin.number("round", 1, self.rounds)
        scoring = file.entries("scoring", pieces.number("sorin_scoring_tiles"))
        self.scoring_names = [entry.text("id") for entry in scoring]
        self.scoring_counts = [COUNTED.index(entry.text("counts", COUNTED)) for entry in scoring]
        self.scoring_for = [entry.number("for", 1, 9) for entry in scoring]
        self.scoring_each = [entry.number(key, 0, 9) for entry in scoring for key in ("each", "text_each")]
        """Two per tile: as printed on it, as in the text (ST-R39)."""
        self.scoring_plus = [entry.number(key, 0, 9) for entry in scoring for key in ("plus", "text_plus")]
        prices = file.entries("jokoro_price", pieces.number("jokoro_price_tiles"))
        self.price_names = [entry.text("id") for entry in prices]
        self.jokoro_price = [self._price(entry, "price") for entry in prices]
        self.cancelled = len(prices)
        """The number of a cancelled price tile: they follow the others."""
        if max(self.cancelled_used) != pieces.number("cancelled_price_tiles"):
            raise pieces.fail("cancelled_price_tiles", "does not fit the numbers of players")

    def _read_tiles(self, file: ContentFile, board: ContentFile, pieces: Entry) -> None:
        first = file.entries("era1")
        second = file.entries("era2")
        entries = first + second
        self.tile_names = [entry.text("id") for entry in entries]
        self.tile_copies = [entry.number("copies", 1, 9) for entry in entries]
        self.tile_icons = [self._icons(entry, "icons") for entry in entries]
        self.first_era_kinds = len(first)
        both = [sum(self.tile_copies[: len(first)]), sum(self.tile_copies[len(first) :])]
        if both != [pieces.number("first_era_tiles"), pieces.number("second_era_tiles")]:
            raise ContentError(f"{file.name}: the copies of the tiles do not add up to the inventory")
        eras = board.table("meditation_eras")
        self.era_after_round = [0, *eras.numbers("after_round", self.rounds - 1)]

    def _read_starts(self, file: ContentFile, pieces: Entry) -> None:
        starts = file.named("start", STARTS)
        self.start_names = STARTS
        self.start_effect = [self._effect(entry, "effects") for entry in starts]
        amulets = file.entries("amulet", pieces.number("amulets"))
        self.amulet_names = [entry.text("id") for entry in amulets]
        self.amulet_most = [MOST.index(entry.text("most", MOST)) for entry in amulets]
        self.amulet_bonus = [self._effect(entry, "bonus") for entry in amulets]
        self.amulet_points = [entry.number("final_points", 0, 9) for entry in amulets]
        if [entry.number("number") for entry in amulets] != list(range(1, len(amulets) + 1)):
            raise ContentError(f"{file.name}: [[amulet]]: they stand in the order of their numbers, from 1 on (ST-R26)")

    def _read_end(self, board: ContentFile) -> None:
        end = board.table("end_of_round")
        self.no_incense_loss = end.number("no_incense_loss", 0, 5)
        self.monk_incense = end.number("monk_incense", 0, 3)
        self.most_traded = end.number("most_tiles_traded", 0, 9)
        self.tiles_for_incense = end.number("tiles_for_incense", 1, 9)
        self.tiles_for_coin = end.number("tiles_for_coin", 1, 9)
        self.amulet_round = end.number("amulets_after_round", 1, self.rounds - 1)
        scoring = board.table("scoring")
        self.leftovers_per_point = scoring.number("leftovers_per_point", 1)
        self.points_per_emerald = scoring.number("points_per_emerald", 0, 9)
        self.final_loss = scoring.number("no_incense_loss", 0, 5)

    def _read_solo(self, file: ContentFile) -> None:
        automaton = file.table("automaton")
        self.automaton_points = automaton.number("points")
        self.automaton_jokoros = automaton.number("jokoros", 0, self.jokoros)
        conversion = automaton.table("conversion")
        self.converted_coin = conversion.number("coin", 0, 9)
        self.converted_incense = conversion.number("incense", 0, 9)
        self.converted_tile = conversion.number("tile", 0, 9)
        easier = file.table("easier")
        self.easier_worshippers = easier.number("worshippers", 1, self.worshippers[1])
        self.easier_incense = easier.number("incense_for_collection", 0, 3)
        results = file.entries("result")
        self.result_names = [entry.text("id") for entry in results]
        self.result_from = [entry.number("from_lead") for entry in results]

    def _steps(self, node: int) -> int:
        table = self.effects
        if table.op[node] == LEAF:
            return 1 if table.what[node] == kinds.HIKARI else 0
        if table.op[node] in (ALL, ANY):
            return sum(self._steps(part) for part in table.parts[node])
        return 0
