"""What belongs to one player of Bitoku, and to the tengu, drawn as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from tatami.cli.boards.bitoku.signs import EMPTY, GOODS, Catalogue, amount, effect, sign
from tatami.cli.boards.bitoku.words import Printed
from tatami.cli.boards.drawing import Drawing, framed
from tatami.cli.boards.symbols import join, styled
from tatami.cli.text import Texts

DICE = {"locked": "({value})", "unlocked": "{value}", "forest": "{value}↑", "hills": "{value}⇑"}
"""How a die is written, by where it is."""
ROCK_SLOTS = 4


class PlayerDrawing(Drawing[Catalogue]):
    """Draws the boards of the players."""

    def __init__(self, catalogue: Catalogue, texts: Texts, view: Mapping[str, Any], seat: int | None) -> None:
        super().__init__(catalogue, texts, view, seat)
        self.printed = Printed(catalogue, texts)

    def labelled(self, message: str, what: Text) -> Text:
        """Something with its name before it."""
        return styled(self.texts.say(message) + " ", "dim").append_text(what if what.plain else EMPTY)

    def crystal(self, tile: str) -> Text:
        """A crystal in signs: its type, and what it brings."""
        facts = self.catalogue.crystals[tile]
        title = Text(self.texts.say("crystal-type", type=facts["type"]) + " ")
        if "effect" in facts:
            return title.append_text(effect(facts["effect"]))
        return title.append(self.texts.say("memory", trigger=facts["trigger"], vp=facts["vp"]))

    def player(self, player: Mapping[str, Any]) -> Panel:
        """Goods, dice and cards; crystals, rocks and spirits; the bitoku path and the visions."""
        seat = player["seat"]
        title = self.mark(seat).append(
            f" {self.with_you(seat, self.texts.say('player-title', colour=player['colour']))}",
            style="bold" if seat == self.seat else "",
        )
        if player["passed"]:
            title.append(f" · {self.texts.say('term-passed')}", style="dim")
        lines = [self._stock(player), self._cards(player), *self._hand(player)]
        lines += [self.crystals(player), *self._spirits(player), *self._visions(player)]
        facts = [self.catalogue.visions[vision["vision"]] for vision in player["visions"]]
        facts += [self.catalogue.yokai[card] for card in player["cards"] if card is not None]
        facts += [self.catalogue.crystals[tile] for tile in player["crystals"].values()]
        return framed(title, Group(*lines), facts)

    def _stock(self, player: Mapping[str, Any]) -> Text:
        goods = [amount(player["points" if good == "vp" else good], good) for good in GOODS]
        markers = amount(len(self.catalogue.markers) - player["markers"], "build")
        parts = [*goods, amount(player["awake"], "awake"), markers]
        return join(parts, " ").append("   ").append_text(self.labelled("dice", self.dice(player)))

    def dice(self, player: Mapping[str, Any]) -> Text:
        """The three dice, as they are locked, unlocked or away."""
        return join([Text(DICE[die["place"]].format(value=die["value"])) for die in player["dice"]])

    def _cards(self, player: Mapping[str, Any]) -> Text:
        """The cards played, by slot."""
        slots = [EMPTY.copy() if card is None else self._yokai(card) for card in player["cards"]]
        return sign("yokai").append(" ").append_text(join(slots, " | "))

    def _yokai(self, card: str) -> Text:
        return Text(self.texts.say("yokai", yokai=self.catalogue.yokai[card]["type"]))

    def _hand(self, player: Mapping[str, Any]) -> list[Text]:
        """How many cards are where, and the hand as far as it may be seen."""
        hand = player["hand"]
        counts = {"hand": hand["size"], "deck": player["deck"]}
        counts |= {pile: len(player[pile]) for pile in ("discards", "removed")}
        lines = [join([self.labelled(name, Text(str(n))) for name, n in counts.items()], "  ")]
        for card in hand["cards"]:
            shown = self._yokai(card).append(": ").append_text(effect(self.catalogue.yokai[card]["action"]))
            lines.append(Text("  ").append_text(shown).append(f"  ({self.printed.virtue(card)})", style="dim"))
        return lines

    def crystals(self, player: Mapping[str, Any]) -> Text:
        """The crystals on the board."""
        return self.labelled("crystals", join([self.crystal(tile) for tile in player["crystals"].values()], " · "))

    def _spirits(self, player: Mapping[str, Any]) -> list[Text]:
        """Rocks with the pilgrims between them, mitama and dragonflies, the bitoku path."""
        lines = [self.labelled("rocks", self.rocks(player)), self.loose(player)]
        if player["pairs"]:
            lines.append(self.pairs(player))
        lines.append(self.path_of(player))
        if self.view["over"] and self.printed.wild_as(player):
            lines.append(styled(self.printed.wild_as(player), "dim"))
        return lines

    def rocks(self, player: Mapping[str, Any]) -> Text:
        """The stone path: rocks, and pilgrims before, between and after them."""
        out = Text()
        for place in range(ROCK_SLOTS + 1):
            if f"p{place}" in player["sitting"]:
                out.append_text(sign("sit"))
            if place < len(player["rocks"]):
                name = self.texts.say("rock", rock=player["rocks"][place])
                out.append(" ").append_text(sign("rock")).append(f" {name} ")
        return out

    def loose(self, player: Mapping[str, Any]) -> Text:
        """Mitama and dragonflies that are not combined."""
        mitama = [
            Text(f"{count}× ").append(self.texts.say("mitama", mitama=kind)) for kind, count in player["mitama"].items()
        ]
        waiting = [effect(self.catalogue.dragonflies[tile]["effect"]) for tile in player["dragonflies"]]
        out = sign("mitama").append(" ").append_text(join(mitama, ", ") if mitama else EMPTY).append("   ")
        return out.append_text(sign("dragonfly")).append(" ").append_text(join(waiting, " · ") if waiting else EMPTY)

    def pairs(self, player: Mapping[str, Any]) -> Text:
        """Mitama that have found a dragonfly."""
        names = [Text(self.texts.say("mitama", mitama=pair["mitama"])) for pair in player["pairs"]]
        return self.labelled("pairs", join(names, ", "))

    def path_of(self, player: Mapping[str, Any]) -> Text:
        """The bitoku cards in their order, visited ones with a sign."""
        cards = []
        for number, card in enumerate(player["path"]):
            name = Text(self.texts.say("bitoku", bitoku=card))
            cards.append(name.append_text(sign("step")) if number < player["visited"] else name)
        return self.labelled("bitoku-path", join(cards, " – "))

    def _visions(self, player: Mapping[str, Any]) -> list[Text]:
        """The visions, fulfilled ones with a sign."""
        lines = []
        for held in player["visions"]:
            out = sign("vision").append(f" {self.printed.vision(held['vision'])}")
            lines.append(out.append(" ").append_text(sign("step")) if held["fulfilled"] else out)
        return lines

    def tengu(self) -> Panel:
        """The tengu: its stock and attitude, its action cards, and what it has gathered."""
        tengu = self.table["tengu"]
        player = self.table["players"][tengu["side"]]
        goods = [
            amount(player["points" if good == "vp" else good], good) for good in ("vp", "wood", "jade", "stone", "sake")
        ]
        attitude = Text(self.texts.say("active" if tengu["active"] else "inactive"))
        stock = join(goods, " ").append("   ").append_text(self.labelled("dice", self.dice(player))).append("   ")
        lines = [stock.append_text(self.labelled("attitude", attitude)), self.labelled("tengu-row", Text(" "))]
        lines += [Text(f"  {number} {self.printed.tengu_card(card)}") for number, card in enumerate(tengu["row"], 1)]
        counts = [
            amount(len(tengu["yokai"]), "yokai"),
            amount(len(tengu["crystals"]), "crystal"),
            amount(player["markers"], "build"),
            amount(player["awake"], "awake"),
        ]
        lines += [join(counts, "  "), self.labelled("rocks", self.rocks(player))]
        lines += [self.loose(player), self.pairs(player), self.path_of(player)]
        facts = [self.catalogue.tengu_cards[card] for card in tengu["row"]]
        return framed(self.mark(tengu["side"]).append(f" {self.texts.say('automaton')}"), Group(*lines), facts)
