"""Bitoku in the terminal: its table, its choices and its events in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.bitoku.signs import GOODS, LEAVES, OTHERS, Catalogue, amount, sign
from tatami.cli.boards.bitoku.table import TableDrawing
from tatami.cli.boards.bitoku.words import Printed
from tatami.cli.boards.board import Board, View
from tatami.cli.boards.symbols import RECONSTRUCTED, change_of, join, player_sign
from tatami.cli.text import Texts, Words
from tatami.core.events import Event
from tatami.core.game import Game

SILENT = {"forced", "tengu_card"}
"""Events that other sentences or the table tell anyway."""
COLOURS = ("purple", "yellow", "brown", "green")
"""Of the players."""
SLOTS = ("left", "middle", "right")
"""Of a player board: cards, and the dice linked with them."""
PIECES = {"building": "build"}
"""What is counted under another name than that of its sign."""


class BitokuBoard(Board):
    """Everything the terminal shows of Bitoku."""

    points = "amount-vp"
    gathered = ("gain", "pay")
    headings = ("autumn", "spring", "turn")

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        self.catalogue = Catalogue(self.content)
        self.printed = Printed(self.catalogue, texts)

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        return TableDrawing(self.catalogue, self.texts, view, seat).draw(width)

    def status(self, view: View, seat: int) -> Text:
        player = view["table"]["players"][seat]
        goods = [amount(player["points" if good == "vp" else good], good) for good in GOODS]
        parts = [*goods, amount(player["awake"], "awake")]
        return self.mark(view, seat).append("  ").append_text(join(parts, "  "))

    def legend(self) -> list[tuple[Text, str]]:
        say = self.texts.say
        out = [(sign(name), say("term-thing", thing=name)) for name in (*GOODS, *LEAVES, *OTHERS)]
        out.append((Text("☽−1"), say("help-discount")))
        out.append((Text("2+"), say("help-row")))
        out.append((Text("2× 1◉ 1▲"), say("help-both")))
        out.append((Text("(3) 3 3↑ 3⇑"), say("help-dice")))
        out.append((Text("═1═"), say("help-bridge")))
        out += [(player_sign(colour), say("player-title", colour=colour)) for colour in COLOURS]
        out.append((Text(RECONSTRUCTED), say("help-reconstructed")))
        return out

    def name(self, view: View, seat: int) -> str:
        tengu = view["table"]["tengu"]
        if tengu is not None and tengu["side"] == seat:
            return self.texts.say("automaton")
        return self.texts.say("player-title", colour=view["table"]["players"][seat]["colour"])

    def change(self, name: str, amount: int) -> Text:
        _, _, region = name.partition("-")
        if region:
            where = self.texts.say("term-region", region=region)
            return change_of(amount, sign("kod").append(f" {where}"))
        return change_of(amount, sign(PIECES.get(name, name)))

    def counted(self, view: View, side: int) -> list[str]:
        return self.printed.counted(view["table"]["players"][side])

    def closing(self, view: View, winners: list[int]) -> str:
        """How the game against the tengu ended."""
        tengu = view["table"]["tengu"]
        if tengu is None:
            return ""
        return self.texts.say("result", result="loss" if tengu["side"] in winners else "win")

    # ---- choices ---------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        decision = view["decision"]
        out = super().question(view).strip()
        data = decision["data"]
        if decision["kind"] in ("choose_good", "pay_unit"):
            out += f" ({self.texts.say('term-left', n=data['left'])})"
        elif decision["kind"] == "lay_crystal":
            out += f" {self.printed.crystal(data['crystal'])}"
        elif decision["kind"] == "combine":
            out += f" ({self._gained(data['gained'])})"
        return out

    def _gained(self, piece: str) -> str:
        """The piece just gained: a dragonfly, or a type of mitama."""
        if piece in self.catalogue.dragonflies:
            return self.printed.dragonfly(piece)
        return self.texts.say("mitama", mitama=piece)

    def label(self, view: View, option: Mapping[str, Any]) -> str:
        args = dict(option["args"])
        if "card" in args:
            args["card"] = self.printed.yokai(args["card"])
        elif "vision" in args:
            args["vision"] = self.printed.vision(args["vision"])
        elif "dragonfly" in args:
            args["dragonfly"] = self.printed.dragonfly(args["dragonfly"])
        elif "seat" in args:
            args["seat"] = Words(self.name(view, int(args["seat"])))
        elif option["family"] == "next" and "preview" in option:
            opens = option["preview"]["opens"]
            if (
                opens is not None and opens["kind"] == "choose_good"
            ):  # any good of a mix, which has its first one's name
                return self.texts.amounts({"any": opens["data"]["left"]})
        return self.texts.action(option["name"], option["family"], args)

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        args = option["args"]
        about = self._details().get(option["family"])
        return "" if about is None else about(view, args)

    def _details(self) -> dict[str, Callable[[View, Mapping[str, str]], str]]:
        """Per family of actions, what is behind a choice."""
        return {
            "die": self._die,
            "pilgrim": self._die,
            "unlock": self._die,
            "cross": self._cross,
            "place": self._place,
            "copy": self._copy,
            "row": self._row,
            "visit": self._visit,
            "favour": self._favour,
            "refuse": self._favour,
            "step": self._step,
            "enter": self._branch,
            "buy": self._tile,
            "build": self._tile,
            "harvest": self._crystal,
            "take": lambda _, args: self.printed.bitoku(args["bitoku"]) if "bitoku" in args else "",
            "first": self._first,
            "remove": self._remove,
            "option": lambda view, args: self.texts.effect(view["decision"]["data"]["options"][args["number"]]),
        }

    def _own(self, view: View) -> Mapping[str, Any]:
        """The player who decides."""
        own: Mapping[str, Any] = view["table"]["players"][view["decision"]["seat"]]
        return own

    def _region(self, view: View, region: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(each for each in view["table"]["regions"] if each["id"] == region)
        return found

    def _die(self, view: View, args: Mapping[str, str]) -> str:
        """What the die shows."""
        return self.texts.say("term-die", value=self._own(view)["dice"][SLOTS.index(args["slot"])]["value"])

    def _cross(self, view: View, args: Mapping[str, str]) -> str:
        """What the die shows, and the hills it comes to."""
        seat = view["decision"]["seat"]
        region = next(
            region["id"]
            for region in view["table"]["regions"]
            for die in region["dice"]
            if (die["seat"], die["slot"]) == (seat, args["slot"])
        )
        return f"{self._die(view, args)} · {self.texts.say('hills-of', region=region)}"

    def _place(self, view: View, args: Mapping[str, str]) -> str:
        home = self.catalogue.home.get(args["space"])
        return "" if home is None or "effect" not in home else self.texts.effect(home["effect"])

    def _copy(self, view: View, args: Mapping[str, str]) -> str:
        """What the die of another there shows."""
        table = view["table"]
        dice = [(space["id"], space["die"]) for space in table["home"] if space["die"] is not None]
        dice += [(region["id"], die) for region in table["regions"] for die in region["dice"]]
        seat = view["decision"]["seat"]
        values = [die["value"] for space, die in dice if space == args["space"] and die["seat"] != seat]
        return self.texts.say("term-die", value=", ".join(map(str, values)))

    def _row(self, view: View, args: Mapping[str, str]) -> str:
        rows = self.catalogue.rows_of(view["decision"]["data"]["region"])
        return self.texts.effect(next(row["effect"] for row in rows if str(row["requires"]) == args["number"]))

    def _visit(self, view: View, args: Mapping[str, str]) -> str:
        region = self._region(view, view["decision"]["data"]["region"])
        return next(
            self.printed.building(space["building"])
            for space in region["buildings"]
            if space["type"] == args["building"]
        )

    def _favour(self, view: View, args: Mapping[str, str]) -> str:
        if args["favour"] == "both":
            return self.texts.effect(self.catalogue.both["both"])
        card = self._region(view, args["region"])["hills"][args["favour"]]
        if card is None:
            return self.texts.say("term-nothing-left")
        return self.printed.bitoku(card) if args["favour"] == "bitoku" else self.printed.yokai(card)

    def _step(self, view: View, args: Mapping[str, str]) -> str:
        own = self._own(view)
        return self.printed.bitoku(own["path"][own["visited"]])

    def _branch(self, view: View, args: Mapping[str, str]) -> str:
        path, at, number = args["space"].split(".")
        brings = [self.texts.effect(self.catalogue.branch_spaces(at, view["table"])[int(number) - 1])]
        branches = next(each["branches"] for each in view["table"]["paths"] if each["id"] == path)
        torii = next(branch["torii"] for branch in branches if branch["at"] == at)
        if torii is not None:
            brings.append(self.texts.effect(self.catalogue.torii[torii]["effect"]))
        return " · ".join(brings)

    def _tile(self, view: View, args: Mapping[str, str]) -> str:
        """The tile; what it costs, after a discount, stands in the preview."""
        name = args.get("market", "building")
        tiles = next(market["tiles"] for market in view["table"]["markets"] if market["id"] == name)
        return self.printed.tile(name, tiles[int(args["slot"]) - 1])

    def _crystal(self, view: View, args: Mapping[str, str]) -> str:
        return self.printed.crystal(self._own(view)["crystals"][args["slot"]])

    def _first(self, view: View, args: Mapping[str, str]) -> str:
        data = view["decision"]["data"]
        return self.printed.yokai(data["card"]) if args["part"] == "card" else self.printed.crystal(data["crystal"])

    def _remove(self, view: View, args: Mapping[str, str]) -> str:
        """The card, what it counts and what that comes to now."""
        slot = SLOTS.index(args["slot"])
        card = self._own(view)["cards"][slot]
        points = self.texts.say("amount-vp", n=view["decision"]["data"]["virtue"][slot])
        title = self.texts.say("yokai", yokai=self.catalogue.yokai[card]["type"])
        return f"{title}: {points} ({self.printed.virtue(card)})"

    # ---- what happened ---------------------------------------------------------------------------------------------

    def what(self, event: Event) -> str:
        """How much was gained or paid; empty for nothing."""
        n = event.args["amount"]
        return self.texts.say(f"amount-{event.args['good']}", n=n) if n else ""

    def event(self, view: View, event: Event) -> str:
        """An event in words; cards and tiles are told with what is printed on them."""
        if event.kind in SILENT:
            return ""
        args: dict[str, object] = {**event.args, "name": self.name(view, event.seat)}
        if event.kind in ("gain", "pay"):
            args["what"] = self.what(event)
        elif event.kind == "tengu_step":
            args["why"] = self._why(event)
        elif event.kind == "push":
            args["player"] = Words(self.name(view, int(str(event.args["player"]))))
        args.update(
            {name: self._words(event, name, str(value)) for name, value in event.args.items() if name in THINGS}
        )
        dice = event.args.get("dice")
        if isinstance(dice, list):
            args["dice"] = Words(", ".join(str(die) for die in dice))
        args["order"] = self.order(view, event)
        return (self.texts.event(event, args) or "").strip()

    def _words(self, event: Event, name: str, thing: str) -> str:
        """A card or tile of an event in words."""
        if name == "card":
            if event.kind.startswith("tengu_"):
                return self.printed.tengu_card(thing)
            return self.printed.bitoku(thing) if thing in self.catalogue.bitoku else self.printed.yokai(thing)
        if name == "tile":
            return self.printed.tile(event.kind, thing)
        if name == "dragonfly":
            return self.printed.dragonfly(thing)
        if name == "crystal":
            return self.printed.crystal(thing)
        return self.printed.building(thing) if name == "building" else self.printed.vision(thing)

    def _why(self, event: Event) -> Words:
        """Why the tengu does this step and none before: what holds, and what each earlier step lacks."""
        say = self.texts.say
        because: Any = event.args["because"]
        skipped: Any = event.args["skipped"]
        parts = []
        if because:
            held = [say("tengu-holds", condition=condition) for condition in because]
            parts.append(say("tengu-because", what=", ".join(held)))
        if skipped:
            lacking = [f"{each['step']} – {say('tengu-lacks', condition=each['lacks'])}" for each in skipped]
            parts.append(say("tengu-skipped", what="; ".join(lacking)))
        return Words(" ".join(parts))


THINGS = {"card", "tile", "dragonfly", "crystal", "building", "vision"}
"""Arguments of events that are cards and tiles."""
BOARD = BitokuBoard
