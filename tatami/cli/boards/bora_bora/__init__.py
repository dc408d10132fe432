"""Bora Bora in the terminal: its table, its choices and its events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.board import Board, View
from tatami.cli.boards.bora_bora.signs import (
    COUNTED,
    GODS,
    THINGS,
    Catalogue,
    amount,
    dice,
    sex_of,
    sign,
)
from tatami.cli.boards.bora_bora.table import TableDrawing
from tatami.cli.boards.symbols import RECONSTRUCTED, change_of, join, player_sign, styled
from tatami.cli.text import Texts, Words
from tatami.core.events import Event
from tatami.core.game import Game

SILENT = {"forced", "god_row", "lodge"}
"""Events whose consequences are told anyway, or that the table shows."""
DICE_ACTIONS = ("helper", "temple", "build", "man", "woman", "land", "water", "fishing")


class BoraBoraBoard(Board):
    """Everything the terminal shows of Bora Bora."""

    points = "amount-vp"
    gathered = ("gain",)
    headings = ("order", "phase", "reshuffle", "roll", "round", "turn")

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        self.catalogue = Catalogue(self.content)

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        return TableDrawing(self.catalogue, self.texts, view, seat).draw(width)

    def status(self, view: View, seat: int) -> Text:
        player = view["table"]["players"][seat]
        parts = [amount(player[key], name) for name, key in COUNTED.items()]
        parts.append(amount(view["table"]["status"][seat], "status"))
        out = self.mark(view, seat).append("  ").append_text(join(parts, "  "))
        if player["hand"] is not None and player["hand_size"]:
            out.append("  ").append_text(TableDrawing(self.catalogue, self.texts, view, seat).cards(player["hand"]))
        return out.append("  ").append_text(dice(player["dice"]))

    def legend(self) -> list[tuple[Text, str]]:
        say = self.texts.say
        out = [(sign(name), say("term-thing", thing=name)) for name in THINGS]
        out.append((dice([4]), say("die-left", value=4)))
        out.append((player_sign("green").append("4 <4"), say("help-placed")))
        out.append((Text(f"{say('species', species='parrot')} 3"), say("help-fish")))
        out.append((Text("2/4/6"), say("help-strength")))
        out.append((Text("[").append_text(sign("sand")).append("]"), say("help-lying")))
        colours: list[str] = self.content["inventory"]["game"]["colours"]
        out += [(player_sign(colour), say("player-title", colour=colour)) for colour in colours]
        out.append((Text(RECONSTRUCTED), say("help-reconstructed")))
        out += [(Text(say("dice-action", action=name)), say(f"tip-action-{name}")) for name in DICE_ACTIONS]
        out += [(Text(say("god", god=god)), say("god-does", god=god)) for god in GODS]
        return out

    def name(self, view: View, seat: int) -> str:
        return self.texts.say("player-title", colour=view["table"]["players"][seat]["colour"])

    def change(self, name: str, amount: int) -> Text:
        if name in GODS:
            return change_of(amount, styled(" " + self.texts.say("god", god=name), GODS[name]))
        return change_of(amount, sign(name))

    # ---- choices ---------------------------------------------------------------------------------------------------

    def label(self, view: View, option: Mapping[str, Any]) -> str:
        args = dict(option["args"])
        if "tile" in args:
            args["tile"] = self._person(args["tile"])
        if "jewelry" in args:
            args["jewelry"] = self._jewel(args["jewelry"])
        words = self.texts.action(option["name"], option["family"], args)
        if option["family"] == "take":
            words += ": " + self.texts.say("person-type", type=self.catalogue.kind(self._offered(view, args)))
        return words[:1].upper() + words[1:]

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        args = option["args"]
        family = option["family"]
        table = view["table"]
        say = self.texts.say
        if family == "settle":
            return self._region(view, args["region"])
        if family == "place":
            return self._tile(view, args["action"])
        if family == "take":
            return self._does(self._offered(view, args))
        if family == "god" and args["card"] != "deck":
            return say("god-does", god=args["card"])
        if family == "priest":
            return self._temple(view, int(args["space"]))
        if family in ("use", "double", "extra"):
            tiles = self.catalogue.group(table["players"][view["decision"]["seat"]], args["sex"], args["type"])
            value = self.catalogue.strength(args["type"], tiles, doubled=family == "double")
            return say("term-strength", n=value)
        if family == "buy":
            facts = self.catalogue.jewelry[args["jewelry"]]
            return say("tip-jewelry", n=facts["shells"], vp=facts["vp"])
        return ""

    def _region(self, view: View, name: str) -> str:
        """What a region gives, its fish, and whose hut would be pushed aside."""
        region = next(region for region in view["table"]["regions"] if region["id"] == name)
        fish = self.catalogue.fish[region["fish"]]
        parts = [
            name.replace("_", "-"),
            self.texts.say("resource", resource=self.catalogue.regions[name]["resource"]),
            self.texts.say("fish-tile", species=fish["species"], value=fish["value"]),
        ]
        if region["space"] is not None:
            parts.append(self._pushed(view, region["space"]))
        return " · ".join(parts)

    def _tile(self, view: View, action: str) -> str:
        """Where the die is not lower than those on the tile, it takes the blue god."""
        tile = next(tile for tile in view["table"]["action_tiles"] if action in tile["actions"])
        if tile["below"] is None or view["decision"]["data"]["value"] < tile["below"]:
            return ""
        return self.texts.say("god", god="blue")

    def _temple(self, view: View, space: int) -> str:
        """The value a temple space needs, and whose priest would be moved on."""
        value = self.catalogue.temple[space - 1]["value"]
        words = self.texts.say("temple-space", n=space, value=value)
        priest = view["table"]["temple"][space - 1]
        return words if priest is None else f"{words} · {self._pushed(view, priest)}"

    def _pushed(self, view: View, seat: int) -> str:
        return self.texts.say("term-pushes", name=self.name(view, seat))

    def _offered(self, view: View, args: Mapping[str, str]) -> str:
        """The man or the woman on a position of the display."""
        display = view["table"]["men" if args["sex"] == "man" else "women"]
        return str(display[int(args["position"]) - 1])

    def _does(self, tile: str) -> str:
        """What a man or a woman does in phase B, and when slid down."""
        facts = self.catalogue.people[tile]
        one, two, three = self.catalogue.types[facts["type"]]["strength"]
        does = self.texts.say("person-does", type=facts["type"], one=one, two=two, three=three)
        return f"{does} {self.texts.say('person-left', sex=sex_of(tile), n=facts['left'])}"

    def _person(self, tile: str) -> Words:
        return Words(self.texts.say("person", sex=sex_of(tile), type=self.catalogue.kind(tile)))

    def _jewel(self, tile: str) -> Words:
        return Words(self.texts.say("jewelry-tile", type=self.catalogue.jewelry[tile]["type"]))

    # ---- what happened ---------------------------------------------------------------------------------------------

    def what(self, event: Event) -> str:
        n = event.args["vp" if event.kind == "score" else "amount"]
        good = "vp" if event.kind == "score" else str(event.args["good"]).replace("_", "-")
        return self.texts.say(f"amount-{good}", n=n) if n else ""

    def event(self, view: View, event: Event) -> str:
        """An event in words. A phase is announced once, not again with every turn in it."""
        kind = event.kind
        if kind in SILENT or (kind == "turn" and event.args["turn"] != 1):
            return ""
        args: dict[str, object] = {**event.args, "name": self.name(view, event.seat)}
        if kind in ("gain", "score"):
            args["what"] = self.what(event)
        elif kind in ("take", "slide"):
            args["tile"] = self._person(str(event.args["tile"]))
        elif kind == "jewelry":
            args["jewelry"] = self._jewel(str(event.args["jewelry"]))
        elif kind == "order":
            args["order"] = self.order(view, event)
        told = [self.texts.event(event, args) or ""]
        for followed, message in (("pushed", "event-pushed"), ("dropped", "event-priest-dropped")):
            other = event.args.get(followed)
            if isinstance(other, int):
                told.append(self.texts.say(message, other=Words(self.name(view, other))))
        return " ".join(told)


BOARD = BoraBoraBoard
