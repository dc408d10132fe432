"""The table of Bitoku, drawn as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.bitoku.players import PlayerDrawing
from tatami.cli.boards.bitoku.signs import EMPTY, MARKETS, amount, amounts, effect, sign
from tatami.cli.boards.drawing import WIDE, Facts, framed, side_by_side
from tatami.cli.boards.symbols import join, styled


def in_pairs(parts: list[RenderableType]) -> list[RenderableType]:
    """Parts of the table two by two beside each other; an odd one has the whole width."""
    out: list[RenderableType] = []
    for i in range(0, len(parts) - 1, 2):
        out.append(side_by_side(parts[i], parts[i + 1]))
    return out + parts[len(parts) - len(parts) % 2 :]


class TableDrawing(PlayerDrawing):
    """The table of Bitoku; the parts that belong to one player stand in players.py."""

    def draw(self, width: int) -> RenderableType:
        """Everything, in one column or, on a wide screen, partly in two."""
        regions: list[RenderableType] = [self.region(region) for region in self.table["regions"]]
        people: list[RenderableType] = [self.player(player) for player in self._people()]
        if self.table["tengu"] is not None:
            people.append(self.tengu())
        paths: list[RenderableType] = [self.path(path) for path in self.table["paths"]]
        if width < WIDE:
            return Group(self.header(), *regions, *paths, self.markets(), self.garden(), *people)
        forest = side_by_side(Group(*regions[:3]), Group(*regions[3:], self.garden()))
        return Group(self.header(), forest, *in_pairs([*paths, self.markets()]), *in_pairs(people))

    def header(self) -> Text:
        where = {"round": self.table["round"], "rounds": self.catalogue.rounds, "season": self.table["season"]}
        out = styled(self.texts.say("game-title"), "bold").append(" · " + self.texts.say("where-bitoku", **where))
        order = self.marks(self.table["order"], " ")
        return out.append(" · " + self.texts.say("term-turn-order") + " ").append_text(order)

    # ---- the Forest ------------------------------------------------------------------------------------------------

    def region(self, region: Mapping[str, Any]) -> Panel:
        """A region: its dice and actions, the kodama, the buildings beside it and the hills across the river."""
        name = region["id"]
        facts = [self.catalogue.treasures[region["treasure"]], self.catalogue.kodama]
        lines: list[Text] = []
        if name == "home":
            lines += [self._home_space(space) for space in self.table["home"]]
        else:
            rows = self.catalogue.rows_of(name)
            actions = [styled(f"{row['requires']}+ ", "dim").append_text(effect(row["effect"])) for row in rows]
            lines += [self._dice(region["dice"], region["spaces"]), join(actions, " · ")]
        lines.append(self._kodama(region))
        if region["hills"] is not None:
            lines += self._buildings(region["buildings"])
            lines += self._hills(name, region["hills"])
            facts += self._printed(region)
        return framed(Text(self.texts.say("region", region=name)), Group(*lines), facts)

    def _printed(self, region: Mapping[str, Any]) -> Facts:
        """What is printed on the buildings of a region and on the cards of its hills."""
        built = [space["building"] for space in region["buildings"] if space["building"] is not None]
        out = [self.catalogue.buildings[name] for name in built]
        hills = region["hills"]
        out += [self.catalogue.bitoku[hills["bitoku"]]] if hills["bitoku"] is not None else []
        return out + ([self.catalogue.yokai[hills["yokai"]]] if hills["yokai"] is not None else [])

    def _die(self, die: Mapping[str, Any] | None) -> Text:
        out = Text("[").append_text(EMPTY if die is None else self.mark(die["seat"]).append(str(die["value"])))
        return out.append("]")

    def _dice(self, dice: list[Mapping[str, Any]], spaces: int) -> Text:
        """Die spaces with the dice on them."""
        return join([self._die(dice[place] if place < len(dice) else None) for place in range(spaces)])

    def _home_space(self, space: Mapping[str, Any]) -> Text:
        printed = self.catalogue.home[space["id"]]
        out = self._die(space["die"]).append(" ")
        if "effect" in printed:
            return out.append_text(effect(printed["effect"]))
        return out.append(self.texts.say("term-copies", value=printed["requires"]))

    def _kodama(self, region: Mapping[str, Any]) -> Text:
        """How far everybody's kodama is, and what the first three score."""
        parts = [self.mark(side).append(str(space)) for side, space in enumerate(region["kodama"])]
        if region["neutral"] is not None:
            parts.append(sign("neutral").append(str(region["neutral"])))
        rewards = "/".join(str(points) for points in self.catalogue.treasures[region["treasure"]]["vp"])
        out = sign("kod").append(" ").append_text(join(parts, "  "))
        return out.append(f"  /{self.catalogue.kodama['spaces']}   {rewards}").append_text(sign("vp"))

    def _buildings(self, spaces: list[Mapping[str, Any]]) -> list[Text]:
        """The building spaces: type, owner, the die it needs and what it does; those still empty in one line."""
        lines = []
        empty = [space["type"] for space in spaces if space["building"] is None]
        for space in spaces:
            if space["building"] is None:
                continue
            out = sign("build").append(" ").append(self.texts.say("building-type", building=space["type"]), style="dim")
            printed = self.catalogue.buildings[space["building"]]
            owner = sign("neutral") if space["owner"] is None else self.mark(space["owner"])
            out.append(" ").append_text(owner).append(f" {printed['requires']}+ ", style="dim")
            lines.append(out.append_text(effect(printed["action"])))
        if empty:
            types = [styled(self.texts.say("building-type", building=kind), "dim") for kind in empty]
            lines.append(sign("build").append(" ").append_text(EMPTY).append(" ").append_text(join(types, " · ")))
        return lines

    def _hills(self, region: str, hills: Mapping[str, Any]) -> list[Text]:
        """Cards and favours across the river, and the dice there; shared hills are named and show their dice once."""
        group = next(group for group in self.table["hills"] if region in group["regions"])
        title = self.texts.say("hills") + " "
        out = styled(title, "dim")
        if group["regions"][0] == region:
            out.append_text(self._dice(group["dice"], group["spaces"])).append(" ")
        if len(group["regions"]) > 1:
            out.append(" + ".join(self.texts.say("term-region", region=shared) for shared in group["regions"]), "dim")
        lines = [out]
        for kind in ("bitoku", "yokai"):
            if hills[kind] is not None:
                covered = Text(" ").append_text(sign("used")) if kind in hills["used"] else Text()
                lines.append(self._card(kind, hills[kind]).append_text(covered))
        both = sign("used") if "both" in hills["used"] else effect(self.catalogue.both["both"])
        out.append("  2× ").append_text(both)
        return lines

    def _card(self, kind: str, card: str) -> Text:
        """A card of the hills."""
        facts = self.catalogue.bitoku[card] if kind == "bitoku" else self.catalogue.yokai[card]
        shown = card if kind == "bitoku" else facts["type"]
        out = sign(kind).append(" ").append(self.texts.say(kind, **{kind: shown})).append(": ")
        return out.append_text(effect(facts["effect" if kind == "bitoku" else "action"]))

    # ---- paths of wisdom -------------------------------------------------------------------------------------------

    def path(self, path: Mapping[str, Any]) -> Panel:
        """A path of wisdom: who is on its way, and its side branches."""
        way = Text()
        for number, space in enumerate(self.catalogue.spaces):
            way.append(str(number), style="bold")
            for side, count in enumerate(path["walking"].get(space, [])):
                way.append_text(join([self.mark(side) for _ in range(count)], ""))
            edge = self.catalogue.edges.get(space)
            if edge is not None:
                way.append(f" ═{edge['visited']}═ " if "visited" in edge else " ─ ", style="dim")
        lines = [self._branch(branch) for branch in path["branches"]]
        number = ["P", "Q"].index(path["id"]) + 1
        title = Text(self.texts.say("term-path", n=number))
        facts = [*self.catalogue.branches.values(), *self.catalogue.edges.values()]
        return framed(title, Group(way, *lines), facts)

    def _branch(self, branch: Mapping[str, Any]) -> Text:
        out = Text(branch["at"][1:], style="").append(" ").append_text(sign(branch["kind"])).append(" ")
        for brings, side in zip(
            self.catalogue.branch_spaces(branch["at"], self.table), branch["pilgrims"], strict=True
        ):
            out.append("[").append_text(effect(brings) if side is None else self.mark(side)).append("]")
        if branch["torii"] is not None:
            out.append("  ").append_text(effect(self.catalogue.torii[branch["torii"]]["effect"]))
        return out

    # ---- markets, garden, decks ------------------------------------------------------------------------------------

    def markets(self) -> Panel:
        """What can be bought, with its price; a building costs what its builder's next marker says."""
        grid = Table.grid(padding=(0, 1))
        facts: list[Mapping[str, Any]] = []
        for market in self.table["markets"]:
            name = market["id"]
            stack = styled(f"+{market['stack']}", "dim")
            title = sign(MARKETS[name]).append(f" {self.texts.say('market', market=name)} ").append_text(stack)
            grid.add_row(title)
            for number, tile in enumerate(market["tiles"], 1):
                line = Text(f"  {number} ", style="")
                slot = self.catalogue.slots.get(f"{name}-{number}")
                if slot is not None:
                    line.append_text(amounts(slot["cost"])).append(": ")
                    facts.append(slot)
                if tile is None:
                    grid.add_row(line.append_text(EMPTY))
                    continue
                facts.append(self.catalogue.market_tile(name, tile))
                grid.add_row(line.append_text(self._tile(name, tile)).append_text(self._bonus(slot)))
        return self.panel("markets", grid, facts)

    def _bonus(self, slot: Mapping[str, Any] | None) -> Text:
        """What a slot brings besides its tile."""
        out = Text()
        if slot is not None and slot.get("vp"):
            out.append(" +").append_text(amount(slot["vp"], "vp"))
        if slot is not None and "gain" in slot:
            out.append(" +").append_text(effect(slot["gain"]))
        return out

    def _tile(self, market: str, tile: str) -> Text:
        facts = self.catalogue.market_tile(market, tile)
        if market == "building":
            title = self.texts.say("building-type", building=facts["type"])
            out = Text(f"{title} ").append(f"{facts['requires']}+ ", style="dim").append_text(effect(facts["action"]))
            return out.append(" (").append_text(effect(facts["bonus"])).append(")")
        if market == "mitama":
            return Text(self.texts.say("mitama", mitama=facts["type"]) + " ").append_text(effect(facts["effect"]))
        return self.crystal(tile) if market == "crystal" else effect(facts["effect"])

    def garden(self) -> Panel:
        """The rocks left, and how many cards the decks have."""
        rocks = [sign("rock").append(f" {self.texts.say('rock', rock=rock)}") for rock in self.table["garden"]]
        decks = [amount(deck["cards"], deck["id"]) for deck in self.table["decks"]]
        facts = [self.catalogue.rocks[rock] for rock in self.table["garden"]]
        shown = join(rocks, " · ") if rocks else EMPTY.copy()
        known = [self._known(deck) for deck in self.table["decks"] if deck["known"]]
        return self.panel("garden", Group(shown, self.labelled("decks", join(decks, "  ")), *known), facts)

    def _known(self, deck: Mapping[str, Any]) -> Text:
        """The cards of a common deck that the person at the screen has seen there."""
        tell = {"yokai": self.printed.yokai, "bitoku": self.printed.bitoku, "vision": self.printed.vision}[deck["id"]]
        cards = " · ".join(tell(card) for card in deck["known"])
        return self.labelled("term-known", sign(deck["id"]).append(f" {cards}"))

    def _people(self) -> list[Mapping[str, Any]]:
        """The players without the tengu."""
        tengu = self.table["tengu"]
        return [player for player in self.table["players"] if tengu is None or player["seat"] != tengu["side"]]
