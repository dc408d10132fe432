"""The boards of the players of Bora Bora, drawn as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.bora_bora.signs import COUNTED, GODS, MATERIALS, Catalogue, amount, dice, people_of, sex_of, sign
from tatami.cli.boards.drawing import Drawing, framed, side_by_side
from tatami.cli.boards.symbols import join, styled

SPACE_COLUMNS = 4


class PlayersDrawing(Drawing[Catalogue]):
    """What lies before each player. Of a hand only the person's own is in the view; of others its size and what is
    known."""

    def players(self, wide: bool) -> RenderableType:
        """All boards, the person's own at the end, near the question."""
        seats = sorted(range(len(self.colours)), key=lambda seat: seat == self.seat)
        boards = [self.player(self.table["players"][seat]) for seat in seats]
        if not wide:
            return Group(*boards)
        alone = boards[:1] if len(boards) % 2 else []
        rest = boards[len(alone) :]
        return Group(*alone, *(side_by_side(a, b) for a, b in zip(rest[::2], rest[1::2], strict=True)))

    def player(self, player: Mapping[str, Any]) -> Panel:
        """One board: stock, dice, hand, slots, people, ceremonial spaces beside the tasks, and the rest."""
        seat = player["seat"]
        name = self.with_you(seat, self.texts.say("player-title", colour=player["colour"]))
        title = self.mark(seat).append(f" {name}", style="bold" if seat == self.seat else "")
        middle = Table.grid(padding=(0, 3))
        middle.add_row(self._spaces(player), self.task_lines(task for task in player["tasks"] if task is not None))
        lines = [self._stock(player), self._hand(player), self._slots(player), self._people(player)]
        facts = [*self.catalogue.ceremonial, *(self.catalogue.people[tile] for tile, _ in people_of(player))]
        return framed(title, Group(*(line for line in lines if line.plain), middle, self._rest(player)), facts)

    def god(self, card: str, n: int = 1) -> Text:
        """God cards of one colour."""
        return styled(self.texts.say("term-god", god=card), GODS[card]).append(f" ×{n}" if n > 1 else "")

    def cards(self, counts: Mapping[str, int]) -> Text:
        """God cards by colour."""
        return join((self.god(card, n) for card, n in counts.items() if n), ", ")

    def jewel(self, tile: str) -> Text:
        """A piece of jewelry with its price and its points."""
        facts = self.catalogue.jewelry[tile]
        name = Text(self.texts.say("jewelry-type", type=facts["type"]) + " ")
        return name.append_text(amount(facts["shells"], "shell")).append_text(amount(facts["vp"], "vp"))

    def task_lines(self, tasks: Iterable[str]) -> Table:
        """Tasks in words, one below the other."""
        grid = Table.grid(padding=(0, 1))
        for task in tasks:
            grid.add_row(styled("☐", "dim"), self.texts.say("task", task=task))
        return grid

    def _stock(self, player: Mapping[str, Any]) -> Text:
        stock = [Text(f"{player[key]:>2}").append_text(sign(name)) for name, key in COUNTED.items()]
        stock.append(Text(f"{self.table['status'][player['seat']]:>2}").append_text(sign("status")))
        return join(stock).append("   ").append_text(dice(player["dice"]))

    def _hand(self, player: Mapping[str, Any]) -> Text:
        """The cards of the person's own hand; of any hand those everybody knows of."""
        parts = []
        if player["hand"] is not None:
            cards = self.cards(player["hand"])
            parts.append(Text(self.texts.say("hand-of", n=player["hand_size"])).append("  ").append_text(cards))
        known = self.cards(player["known"])
        if known.plain:
            parts.append(styled(f"{self.texts.say('term-known')} ", "dim").append_text(known))
        return join(parts, "   ")

    def _slots(self, player: Mapping[str, Any]) -> Text:
        """The twelve slots: huts, men and women, slid down or not, or nothing."""
        parts = []
        for number, slot in enumerate(player["slots"], 1):
            part = styled(str(number), "dim")
            if slot is None:
                part.append("·", style="dim")
            elif "huts" in slot:
                part.append_text(sign("hut")).append("" if slot["huts"] == 1 else f"×{slot['huts']}")
            else:
                part.append_text(sign(sex_of(slot["person"])))
                part.append_text(sign("slid") if slot["slid"] else Text())
            parts.append(part)
        return join(parts)

    def _people(self, player: Mapping[str, Any]) -> Text:
        """Equal tiles together: how many, how strong, how many of them are slid down."""
        groups: dict[tuple[str, str], list[bool]] = {}
        for tile, slid in people_of(player):
            groups.setdefault((sex_of(tile), self.catalogue.kind(tile)), []).append(slid)
        out = []
        for (sex, kind), slides in sorted(groups.items()):
            text = sign(sex).append(f" {self.texts.say('person-type', type=kind)}")
            text.append(f" ×{len(slides)}" if len(slides) > 1 else "")
            text.append(f" ({self.catalogue.strength(kind, len(slides))})", style="dim")
            if any(slides):
                text.append(" ").append_text(sign("slid")).append(str(sum(slides)) if len(slides) > 1 else "")
            out.append(text)
        return join(out, " · ")

    def _spaces(self, player: Mapping[str, Any]) -> Text:
        """The ceremonial spaces: what belongs there, in brackets when it lies there; buildings by their value."""
        rows = []
        for first in range(0, len(player["spaces"]), SPACE_COLUMNS):
            row = styled(self.catalogue.ceremonial[first]["id"][0], "dim")
            for space in range(first, first + SPACE_COLUMNS):
                row.append(" ").append_text(self._space(space, player["spaces"][space]))
            rows.append(row)
        return join(rows, "\n")

    def _space(self, space: int, lies: Mapping[str, Any] | None) -> Text:
        if lies is not None and "building" in lies:
            return Text(" ").append_text(sign("building")).append(str(lies["building"]))
        printed = self.catalogue.ceremonial[space]["material"]
        if lies is None:
            return styled(f" {sign(printed).plain} ", "dim")
        return Text("[").append_text(sign(printed)).append("]")

    def _rest(self, player: Mapping[str, Any]) -> Text:
        """Completed tasks, buildings still to build, materials beside the board, jewelry."""
        parts = [sign("done").append(str(len(player["done"])))]
        if player["buildings"]:
            unbuilt = " ".join(str(value) for value in player["buildings"])
            parts.append(
                styled(self.texts.say("term-unbuilt") + " ", "dim").append_text(sign("building")).append(unbuilt)
            )
        beside = [amount(player["beside"][name], name) for name in MATERIALS if player["beside"][name]]
        if beside:
            parts.append(styled(self.texts.say("term-beside") + " ", "dim").append_text(join(beside)))
        parts += [self.jewel(tile) for tile in player["jewelry"]]
        return join(parts, " · ")
