"""The table of Satori, drawn as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.drawing import WIDE, Drawing, Facts, columns, framed, side_by_side
from tatami.cli.boards.satori.signs import (
    GOODS,
    Catalogue,
    amount,
    amounts,
    colour_sign,
    effect,
    jokoro_price,
    sign,
    worshippers,
)
from tatami.cli.boards.symbols import join, styled

PLACES = ("top", "right", "bottom", "left")
"""The spaces of a mountain, clockwise."""
EMPTY = styled("·", "dim")


class TableDrawing(Drawing[Catalogue]):
    """The table of Satori."""

    def draw(self, width: int) -> RenderableType:
        """Everything, in one column or, on a wide screen, partly in two."""
        grounds = Group(self.temple(), self.worshippers(), self.site())
        others = Group(self.pagoda(), self.wheels(), self.offering_track())
        below: list[RenderableType] = [self.mountains()]
        if self.table["solo"] is not None:
            below.append(self.automaton())
        below.append(self.players())
        if self.table["starts"]:
            below.append(self.starts())
        if self.table["pool"]["icons"] or self.table["pool"]["tiles"]:
            below.append(self.pool())
        middle = side_by_side(grounds, others, (3, 2)) if width >= WIDE else Group(grounds, others)
        return Group(self.header(), middle, *below)

    def header(self) -> Text:
        out = styled(self.texts.say("game-title"), "bold")
        out.append(" · " + self.texts.say("where-satori", round=self.table["round"], rounds=self.catalogue.rounds))
        if self.table["solo"] is None:
            order = self.marks(self.table["order"], " ")
            out.append(" · " + self.texts.say("term-turn-order") + " ").append_text(order)
            if self.table["bells"]:
                bells = self.marks(self.table["bells"], " ")
                out.append(" · " + self.texts.say("term-bells") + " ").append_text(bells)
        return out

    # ---- the temple grounds ----------------------------------------------------------------------------------------

    def temple(self) -> Panel:
        """The altars as they lie on the board: colour and owner, both sides, lantern, price of a Jokoro, visitors."""
        rows: dict[int, dict[int, Text]] = {}
        for altar in self.table["altars"]:
            if altar["open"]:
                place = self.catalogue.places[altar["id"]]
                rows.setdefault(place["row"], {})[place["column"]] = self._place(altar)
        across = max(column for row in rows.values() for column in row)
        lines = [columns(*(rows[row].get(column, Text()) for column in range(1, across + 1))) for row in sorted(rows)]
        facts = [*self.catalogue.base.values(), *self._printed(self.table["altars"])]
        return self.panel("temple", Group(*lines), facts)

    def _printed(self, altars: list[Mapping[str, Any]]) -> Facts:
        """What is printed on the tiles and decorations of built altars."""
        tiles = [self.catalogue.altars[altar["tile"]] for altar in altars if altar["tile"] is not None]
        return [*tiles, *(self.catalogue.decorations[a["decoration"]] for a in altars if a["decoration"] is not None)]

    def _place(self, altar: Mapping[str, Any]) -> Text:
        if altar["colour"] is None:
            return styled(self.texts.say("empty-site") + "\n\n", "dim")
        out = colour_sign(altar["colour"]).append(f" {self.texts.say('term-colour', colour=altar['colour'])}")
        below = []
        base = self.catalogue.base.get(altar["id"])
        if altar["owner"] is not None:
            out.append(" ").append_text(self.mark(altar["owner"]))
            if altar["jokoro"]:
                out.append_text(sign("jokoro"))
            else:
                below.append(jokoro_price(self.catalogue.altars[altar["tile"]]["jokoro_price"]))
        elif base is not None and not base["replaceable"]:
            out.append(" ").append_text(sign("fixed"))
        if base is not None and self.table["solo"] is not None:
            below.append(sign("lantern").append_text(sign(base["lantern"])))
        below.append(worshippers(altar["worshippers"]))
        sides = [effect(self.catalogue.side(altar, side)) for side in ("left", "right")]
        return out.append("\n").append_text(join(sides, " | ")).append("\n").append_text(join(below))

    def worshippers(self) -> Panel:
        """The Sanmon, the bag, and the offering altar with what a collection brings there."""
        here = self.table["offering_altar"]
        coins = self.catalogue.collection[max(0, sum(n > 0 for n in here.values()) - 1)]
        collection = Text(" (").append_text(sign("collection")).append(" ").append_text(amount(coins, "coin"))
        parts = [
            self._labelled("sanmon", worshippers(self.table["sanmon"])),
            self._labelled("bag", worshippers(self.table["bag"])),
            self._labelled("offering-altar", worshippers(here)).append_text(collection).append(")"),
        ]
        return self.panel("term-worshippers", join(parts, "   "))

    def _labelled(self, message: str, what: Text) -> Text:
        return styled(self.texts.say(message) + " ", "dim").append_text(what if what.plain else EMPTY)

    def site(self) -> Panel:
        """Altar tiles with the price of their slot and of a Jokoro on them; the decorations."""
        cells = []
        facts = []
        for slot in self.table["site"]:
            out = amounts(self.catalogue.slots[slot["id"]]["price"]).append(": ")
            if slot["tile"] is None:
                cells.append(out.append_text(EMPTY))
                continue
            tile = self.catalogue.altars[slot["tile"]]
            facts.append(tile)
            out.append_text(colour_sign(tile["colour"])).append(" ").append_text(effect(tile["left"]))
            cells.append(out.append(" ").append_text(jokoro_price(tile["jokoro_price"])))
        shown = [self.catalogue.decorations[name] for name in self.table["decorations"] if name is not None]
        decorations = self._labelled("decorations", join([effect(tile["icons"]) for tile in shown], " · "))
        return self.panel("site", Group(columns(*cells), decorations), [*facts, *shown])

    # ---- the pagoda ------------------------------------------------------------------------------------------------

    def pagoda(self) -> Panel:
        """From the top: the Architect, the level with price and points or with its Jokoros, and its roof."""
        grid = Table.grid(padding=(0, 1))
        facts: list[Mapping[str, Any]] = []
        for number, storey in reversed(list(enumerate(self.table["pagoda"], 1))):
            architect = sign("architect") if number == self.table["round"] else Text(" ")
            if storey["tile"] is None:
                facts.append(self.catalogue.sorin)
                level = amounts(self.catalogue.sorin["price"])
                grid.add_row("", self.texts.say("sorin"), self._storey(storey, level), "")
                continue
            tile = self.catalogue.levels[storey["tile"]]
            roof = self.catalogue.roofs[number - 1]
            facts += [tile, roof]
            level = amounts(tile["price"]).append("→").append_text(amount(tile["points"], "sp"))
            price = amounts({**roof["price"], "tile": roof["tiles"]}).append("→")
            over = sign("built") if storey["roof"] else price.append_text(amount(roof["points"], "sp"))
            grid.add_row(architect, str(number), self._storey(storey, level), self._labelled("roof", over))
        facts += [
            self.catalogue.prices[s["price"]] for s in self.table["pagoda"] if s["price"] in self.catalogue.prices
        ]
        return self.panel("pagoda", Group(grid, self._scoring()), facts)

    def _storey(self, storey: Mapping[str, Any], price: Text) -> Text:
        """What a storey costs, or what a Jokoro costs on it and who stands there."""
        if not storey["built"]:
            return price
        out = sign("built").append(" ")
        if storey["price"] in self.catalogue.prices:
            out.append_text(jokoro_price(self.catalogue.prices[storey["price"]]["price"])).append(" ")
        return out.append_text(join([self._jokoro(slot) for slot in storey["slots"]], ""))

    def _jokoro(self, slot: Mapping[str, Any] | None) -> Text:
        standing = EMPTY
        if slot is not None:
            standing = sign("neutral") if slot["side"] is None else self.mark(slot["side"])
        return Text("[").append_text(standing).append("]")

    def _scoring(self) -> Text:
        """The scoring tile of the Sorin, and who has it."""
        facts = self.catalogue.scores(self.table["scoring_tile"], self.table["scoring_values"])
        out = styled(f"{self.texts.say('sorin')}: {self.texts.say('scoring-tile', **facts)}", "dim")
        owner = self.table["sorin_owner"]
        return out if owner is None else out.append(" ").append_text(self.mark(owner))

    # ---- wheels, offering track, mountains -------------------------------------------------------------------------

    def wheels(self) -> Panel:
        """Each wheel with the hand on it."""
        hands = {player["wheel"]: player["seat"] for player in self.table["players"] if player["wheel"] is not None}
        parts = []
        for name, wheel in self.catalogue.wheels.items():
            part = effect(wheel["effect"])
            parts.append(part.append_text(self.mark(hands[name])) if name in hands else part)
        return self.panel("wheels", join(parts, " · "), self.catalogue.wheels.values())

    def offering_track(self) -> Panel:
        """The spaces with their rewards and markers."""
        players = self._people()
        parts = []
        for level, space in enumerate(self.catalogue.offerings):
            part = styled(str(level), "dim")
            if "reward" in space:
                part.append(":", style="dim").append_text(effect(space["reward"]))
            here = [player["seat"] for player in players if player["offering"] == level]
            parts.append(part.append(" ").append_text(self.marks(here)) if here else part)
        return self.panel("offering-track", join(parts, " · "), self.catalogue.offerings)

    def mountains(self) -> Panel:
        """Three mountains; each space with Hikari, monk and tile."""
        facts: list[Mapping[str, Any]] = [self.catalogue.mountains]
        cells = []
        for colour, spaces in zip(self.catalogue.mountains["colours"], self.table["mountains"], strict=True):
            grid = Table.grid(padding=(0, 1))
            for place, space in zip(PLACES, spaces, strict=True):
                standing = sign("hikari") if space["hikari"] else Text(" ")
                standing.append_text(Text(" ") if space["monk"] is None else self.mark(space["monk"]))
                tile = EMPTY
                if space["tile"] is not None:
                    facts.append(self.catalogue.tiles[space["tile"]])
                    tile = effect(self.catalogue.tiles[space["tile"]]["icons"])
                grid.add_row(styled(self.texts.say("term-place", place=place), "dim"), standing, tile)
            title = colour_sign(colour).append(f" {self.texts.say('mountain', mountain=colour)}", style="bold")
            cells.append(Group(title, grid))
        return self.panel("mountains", columns(*cells), facts)

    # ---- players ---------------------------------------------------------------------------------------------------

    def _people(self) -> list[Mapping[str, Any]]:
        """The players without the automaton."""
        solo = self.table["solo"]
        return [player for player in self.table["players"] if solo is None or player["seat"] != solo["side"]]

    def players(self) -> Panel:
        """Goods, Jokoros, monks and sect tokens; amulets that may be seen; what the supply has left."""
        grid = Table.grid(padding=(0, 2))
        amulets = []
        for player in self._people():
            seat = player["seat"]
            title = self.with_you(seat, self.texts.say("player-title", colour=player["colour"]))
            name = self.mark(seat).append(f" {title}", style="bold" if seat == self.seat else "")
            jokoros = amount(player["jokoros"], "jokoro").append("+1" if player["locked"] else "")
            pieces = [jokoros, amount(player["monks"], "monk"), amount(player["sect_tokens"], "altar")]
            if player["sun"]:
                pieces.append(styled(self.texts.say("sun") + " ", "dim").append(str(player["sun"])))
            grid.add_row(name, self._stock(player), join(pieces))
            if player["amulet"] is not None:
                message = "term-amulet-open" if player["amulet_open"] else "term-amulet-secret"
                words = self.texts.say(message, amulet=player["amulet"])
                amulets.append(self.mark(seat).append(f" {words}"))
        return self.panel(
            "term-players", Group(grid, *amulets, self._labelled("supply", amounts(self.table["supply"])))
        )

    def _stock(self, player: Mapping[str, Any]) -> Text:
        return join([Text(f"{player[good]:>2}").append_text(sign(good)) for good in GOODS])

    def automaton(self) -> Panel:
        """The automaton's stock, and what it answers to the worshipper of this turn."""
        player = self.table["players"][self.table["solo"]["side"]]
        goods = [amount(player[good], good) for good in ("sp", "incense", "coin", "tile")]
        stock = join([*goods, amount(player["jokoros"], "jokoro")], "  ")
        title = self.mark(player["seat"]).append(f" {self.texts.say('automaton')}")
        facts = self.catalogue.base.values()
        return framed(title, Group(stock, styled(self._intention(), "dim")), facts)

    def _intention(self) -> str:
        """What the automaton will do, and why."""
        pool = self.table["pool"]
        visited = pool["visited"]
        if visited is None:
            return self.texts.say("term-answers")
        if visited not in self.catalogue.base:
            return self.texts.say("term-answers-offering")
        base = self.catalogue.base[visited]
        same = "yes" if base["colour"] == pool["visitor"] else "no"
        lantern, pair = base["lantern"], base["pair"]
        return self.texts.say("term-answers-altar", same=same, lantern=lantern, altar=pair)

    def starts(self) -> Panel:
        """The starting tiles nobody has taken yet."""
        shown = [self.catalogue.starts[name] for name in self.table["starts"]]
        return self.panel("term-starts", join([effect(tile["effects"]) for tile in shown], "   "), shown)

    def pool(self) -> Panel:
        """What can still be used this turn; of the tiles taken only the oldest now."""
        pool = self.table["pool"]
        lines = []
        if pool["icons"]:
            lines.append(self._labelled("term-icons", join([effect(icon) for icon in pool["icons"]], "   ")))
        for number, tile in enumerate(pool["tiles"]):
            label = "term-tile-later" if number else "term-tile-now"
            lines.append(self._labelled(label, join([effect(icon) for icon in tile["icons"]], "   ")))
        return self.panel("pool", Group(*lines))
