"""Satori in the terminal: its table, its choices and its events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.board import Board, View
from tatami.cli.boards.satori.signs import (
    COLOURS,
    GOODS,
    LEAVES,
    NAMED,
    OTHERS,
    Catalogue,
    amount,
    colour_sign,
    effect,
    sign,
)
from tatami.cli.boards.satori.table import TableDrawing
from tatami.cli.boards.signs import symbol
from tatami.cli.boards.symbols import RECONSTRUCTED, change_of, join, player_sign
from tatami.cli.text import Texts, Words
from tatami.core.events import Event
from tatami.core.game import Game

SILENT = {"forced", "flip"}
"""Events whose consequences are told anyway."""


class SatoriBoard(Board):
    """Everything the terminal shows of Satori."""

    points = "amount-sp"
    gathered = ("gain", "pay")
    headings = ("order", "round", "turn")

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        self.catalogue = Catalogue(self.content)

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        return TableDrawing(self.catalogue, self.texts, view, seat).draw(width)

    def status(self, view: View, seat: int) -> Text:
        table = view["table"]
        player = table["players"][seat]
        parts = [amount(player[good], good) for good in GOODS]
        parts += [amount(player["jokoros"], "jokoro"), amount(player["monks"], "monk")]
        out = self.mark(view, seat).append("  ").append_text(join(parts, "  "))
        icons = [*table["pool"]["icons"], *(icon for tile in table["pool"]["tiles"] for icon in tile["icons"])]
        if icons:
            out.append(f"   {self.texts.say('pool')}: ").append_text(join([effect(icon) for icon in icons], "  "))
        return out

    def legend(self) -> list[tuple[Text, str]]:
        say = self.texts.say
        out = [(sign(name), say("term-thing", thing=name)) for name in (*GOODS, *LEAVES, *OTHERS)]
        out += [(colour_sign(colour), say("help-colour", colour=colour)) for colour in COLOURS]
        out.append((Text("1¢→1❖"), say("help-exchange")))
        out.append((Text("2≡ | 1¢"), say("help-sides")))
        out.append((Text("(Ω1¢)"), say("help-price")))
        out.append((Text("[ ]"), say("help-slot")))
        colours: list[str] = self.content["inventory"]["game"]["seats"]
        out += [(player_sign(colour), say("player-title", colour=colour)) for colour in colours]
        out.append((Text(RECONSTRUCTED), say("help-reconstructed")))
        return out

    def name(self, view: View, seat: int) -> str:
        solo = view["table"]["solo"]
        if solo is not None and solo["side"] == seat:
            return self.texts.say("automaton")
        return self.texts.say("player-title", colour=view["table"]["players"][seat]["colour"])

    def change(self, name: str, amount: int) -> Text:
        return change_of(amount, sign(name))

    def closing(self, view: View, winners: list[int]) -> str:
        """What the solo game's result is called."""
        solo = view["table"]["solo"]
        return "" if solo is None else self.texts.say("result", result=solo["result"])

    # ---- choices ---------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        decision = view["decision"]
        out = super().question(view)
        data = decision["data"]
        if decision["kind"] in ("choose_good", "pay_unit"):
            out += f" ({self.texts.say('term-left', n=data['left'])})"
        elif decision["kind"] in ("choose_side", "decorate"):
            out += f" ({self.texts.say('altar', altar=data['altar'])})"
        return out

    def label(self, view: View, option: Mapping[str, Any]) -> str:
        args = dict(option["args"])
        if option["family"] == "start":
            args["tile"] = self._words(self.catalogue.starts[args["tile"]]["effects"])
        elif option["family"] == "decorate":
            args["decoration"] = self._words(self.catalogue.decorations[args["decoration"]]["icons"])
        return self.texts.action(option["name"], option["family"], args)

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        args = option["args"]
        family = option["family"]
        table = view["table"]
        data = view["decision"]["data"]
        if family == "place":
            return self._visit(view, option)
        if family == "side":
            return self._gives(self.catalogue.side(self._altar(table, data["altar"]), args["side"]))
        if family in ("inspect", "build"):
            tile = next(slot["tile"] for slot in table["site"] if slot["id"] == args["slot"])
            facts = self.catalogue.altars[tile]
            return f"{self.texts.say('altar-colour', colour=facts['colour'])} · {self._gives(facts['left'])}"
        if family in ("use", "tile", "next", "option"):
            return self._icon(data, family, args)
        if family == "wheel":
            return self._hand(view, args["wheel"])
        if family == "hikari":
            return self._light(view, args["mountain"], args["direction"])
        if family == "meditate":
            return self._tile(self._space(table, args["space"]), "term-gives")
        if family in ("leave", "stay", "recall"):
            return self._tile(self._space(table, args["space"]))
        if family == "claim":
            return self._gives(self.catalogue.offerings[int(args["space"])]["reward"])
        if family == "amulet":
            own = table["players"][view["decision"]["seat"]]["amulet"]
            return self.texts.say("amulet", amulet=own) if own is not None else ""
        return ""

    def _words(self, printed: object) -> Words:
        return Words(self.texts.effect(printed))

    def _gives(self, printed: object) -> str:
        return self.texts.say("term-gives", what=self.texts.effect(printed))

    def _visit(self, view: View, option: Mapping[str, Any]) -> str:
        """The icons a worshipper opens, in signs, the lantern it lights, and whose offering marker it moves."""
        place = option["args"]["altar"]
        if place == "offering" or "preview" not in option:
            return ""
        altar = self._altar(view["table"], place)
        sides = [effect(self.catalogue.side(altar, side)).plain for side in ("left", "right")]
        opens = option["preview"]["opens"]
        same = opens is None or opens["kind"] != "choose_side"  # the engine's word: one side, or both
        out = (" + " if same else " | ").join(sides)
        if view["table"]["solo"] is not None and not same:
            out += f"  {sign('lantern').plain}{sign(self.catalogue.base[place]['lantern']).plain}"
        if altar["jokoro"]:
            steps = self.content["board"]["offering_advance"]["same_colour" if same else "other_colour"]
            out += f"  {sign('offer').plain}+{steps} {self.name(view, altar['owner'])}"
        return out

    def _icon(self, data: Mapping[str, Any], family: str, args: Mapping[str, str]) -> str:
        """What an icon brings exactly, where its name does not say it all."""
        if "number" in args:
            options = data["tile_options"] if family == "tile" else data["options"]
            return self._gives(options[args["number"]])
        icons = data.get("tile" if family == "tile" else "icons", [])
        found = next((icon for icon in icons if symbol(icon, NAMED) == args["effect"]), None)
        return "" if found is None or isinstance(found, str) else self._gives(found)

    def _hand(self, view: View, wheel: str) -> str:
        """Whose hand would go to the roof."""
        there = [player["seat"] for player in view["table"]["players"] if player["wheel"] == wheel]
        return self.texts.say("term-displaces", name=self.name(view, there[0])) if there else ""

    def _light(self, view: View, mountain: str, direction: str) -> str:
        """Where the Hikari would stand, the tile and the monk there."""
        spaces = view["table"]["mountains"][list(COLOURS).index(mountain)]
        now = next(number for number, space in enumerate(spaces) if space["hikari"])
        space = spaces[(now + (1 if direction == "cw" else -1)) % len(spaces)]
        parts = [self.texts.say("space-title", space=space["id"])]
        if space["monk"] is not None:
            parts.append(self.texts.say("term-monk-of", name=self.name(view, space["monk"])))
        return " · ".join([*parts, self._tile(space)])

    def _tile(self, space: Mapping[str, Any], message: str = "term-tile-there") -> str:
        if space["tile"] is None:
            return self.texts.say("term-no-tile")
        return self.texts.say(message, what=self.texts.effect(self.catalogue.tiles[space["tile"]]["icons"]))

    def _altar(self, table: View, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(altar for altar in table["altars"] if altar["id"] == name)
        return found

    def _space(self, table: View, name: str) -> Mapping[str, Any]:
        return next(space for spaces in table["mountains"] for space in spaces if space["id"] == name)

    # ---- what happened ---------------------------------------------------------------------------------------------

    def what(self, event: Event) -> str:
        """How much was gained or paid; empty for nothing."""
        n = event.args.get("gained", event.args["amount"])
        return self.texts.say(f"amount-{event.args['good']}", n=n) if n else ""

    def event(self, view: View, event: Event) -> str:
        """An event in words. The automaton's turn has no heading of its own: it answers the player's."""
        kind = event.kind
        if kind in SILENT or (kind == "turn" and event.seat >= view["seats"]):
            return ""
        args: dict[str, object] = {**event.args, "name": self.name(view, event.seat)}
        turn = event.args.get("turn")
        if view["seats"] == 1 and isinstance(turn, int):
            args["turn"] = (turn + 1) // 2
        if kind in ("gain", "pay"):
            args["what"] = self.what(event)
        elif kind == "start":
            args["tile"] = self._words(self.catalogue.starts[str(event.args["tile"])]["effects"])
        elif kind == "enlighten":
            args["tile"] = self._words(self.catalogue.tiles[str(event.args["tile"])]["icons"])
        elif kind == "decorate":
            args["decoration"] = self._words(self.catalogue.decorations[str(event.args["decoration"])]["icons"])
        elif kind == "price":
            price = self.catalogue.prices.get(str(event.args["price"]))
            args["price"] = "" if price is None else self.texts.amounts(price["price"])
        args["order"] = self.order(view, event)
        told = self.texts.event(event, args) or ""
        return f"{told} {self.texts.say('event-order', order=args['order'])}" if self._new_order(view, event) else told

    def _new_order(self, view: View, event: Event) -> bool:
        """Whether a round begins with a turn order worth telling."""
        return event.kind == "round" and bool(view["seats"] > 1)


BOARD = SatoriBoard
