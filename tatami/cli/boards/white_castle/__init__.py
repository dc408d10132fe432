"""The White Castle in the terminal: its table, its choices and its events in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tatami.cli.boards.board import Board, View
from tatami.cli.boards.symbols import RECONSTRUCTED, change_of, join, player_sign
from tatami.cli.boards.white_castle.signs import GOODS, LEAVES, MEMBERS, TONES, amount, die, sign, tile
from tatami.cli.boards.white_castle.table import Catalogue, TableDrawing
from tatami.cli.text import Texts, Words
from tatami.core.events import Event
from tatami.core.game import Game

SILENT = {"forced"}
"""Events whose consequences are told anyway."""


class WhiteCastleBoard(Board):
    """Everything the terminal shows of The White Castle."""

    colour = "clan"
    points = "amount-cp"
    gathered = ("gain", "pay")
    headings = ("order", "phase", "roll", "turn")

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        self.catalogue = Catalogue(self.content)

    def draw(self, view: View, seat: int | None, width: int) -> RenderableType:
        return TableDrawing(self.catalogue, self.texts, view, seat).draw(width)

    def status(self, view: View, seat: int) -> Text:
        player = view["table"]["players"][seat]
        parts = [amount(player["points" if good == "cp" else good], good) for good in GOODS]
        parts.append(amount(view["table"]["track"][seat], "influence"))
        out = self.mark(view, seat).append("  ").append_text(join(parts, "  "))
        held = view["table"]["die"]
        if held is not None:
            out.append(f"   {self.texts.say('term-hand')} ").append_text(die(held["colour"], held["value"]))
        return out

    def legend(self) -> list[tuple[Text, str]]:
        say = self.texts.say
        out = [(sign(good), say("term-good", good=good)) for good in GOODS]
        out.append((sign("any"), say("help-any")))
        numberless = [leaf for leaf in LEAVES if leaf != "influence"]
        out.append((sign("influence"), say("action-next", effect="influence")))
        out += [(sign(leaf), say(f"effect-{leaf}")) for leaf in numberless]
        out.append((join([die(colour, 3) for colour in ("orange", "black", "white")]), say("help-dice")))
        out.append((join([tile(colour) for colour in ("orange", "black", "white")]), say("help-tiles")))
        out.append((Text(" ".join(TONES.values())), say("help-boxes")))
        out += [(player_sign(name), say("clan-title", clan=name)) for name in ("red", "green", "blue", "yellow")]
        out.append((Text(RECONSTRUCTED), say("help-reconstructed")))
        return out

    def name(self, view: View, seat: int) -> str:
        opponent = view["table"]["opponent"]
        if opponent is not None and opponent["seat"] == seat:
            return self.texts.say("rival")
        return self.texts.say("clan-title", clan=view["table"]["players"][seat]["clan"])

    def change(self, name: str, amount: int) -> Text:
        return change_of(amount, sign(name))

    # ---- choices ---------------------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        decision = view["decision"]
        data = decision["data"]
        out = super().question(view)
        if decision["kind"] in ("pay_effect", "divider_pay"):
            then = self.texts.say("action-next", effect=data["then"]) if "then" in data else ""
            out += f" ({self.texts.amounts(data['cost'])}{' → ' + then if then else ''})"
        elif decision["kind"] in ("choose_any", "choose_good", "pay_unit"):
            out += f" ({self.texts.say('term-left', n=data['left'])})"
        elif decision["kind"] == "exchange":
            out += f" (+{self.texts.amounts(data['gain'])})"
        return out

    def detail(self, view: View, option: Mapping[str, Any]) -> str:
        args = option["args"]
        family = option["family"]
        table = view["table"]
        data = view["decision"]["data"]
        player = table["players"][view["decision"]["seat"]]
        if family == "draft":
            return self._pair(table, args["card"])
        if family == "take":
            return self._die(table, player, args)
        if family == "place":
            return self._space(table, player, args["space"])
        if family in ("use", "tile", "light"):
            return self.texts.effect(self._box(table, player, data, args))
        if family == "option":
            return self.texts.effect(data["options"][args["number"]])
        if family == "slot":
            return self.texts.effect(self.catalogue[table["daimyo"]["card"]]["slots"][int(args["number"]) - 1])
        if family in ("garden", "activate"):
            card = self._garden(table, args["garden"])
            worth = "" if family == "activate" else f"{self.texts.say('amount-cp', n=card['points'])}; "
            return worth + self.texts.effect(card["effects"])
        if family == "yard":
            return self.texts.effect(self._yard_effects(table, args["yard"]))
        if family == "row":
            return self._row(player, args["row"])
        if family == "climb" and args["to"] != "daimyo":
            return self._card(self._room(table, args["to"])["card"])
        if family == "rival" and "garden" in args:
            return self.texts.say("amount-cp", n=self._garden(table, args["garden"])["points"])
        if family == "rival" and "room" in args:
            return self._card(self._room(table, args["room"])["card"])
        return ""

    def _pair(self, table: View, name: str) -> str:
        resource = self.catalogue[name]
        action = next(pair["action"] for pair in table["draft"] if pair["resource"] == name)
        lantern = list(resource["lantern"])
        if "decree" in resource:
            lantern += self.catalogue[resource["decree"]]["lantern"]
        say = self.texts.say
        return (
            f"{self.texts.amounts(resource['gain'])}; {say('term-lantern')}: {self.texts.effect(lantern)}; "
            f"{say('term-card')}: {self._card(action)}"
        )

    def _die(self, table: View, player: View, args: Mapping[str, str]) -> str:
        bridge = next(bridge for bridge in table["bridges"] if bridge["colour"] == args["bridge"])
        out = die(args["bridge"], bridge[args["end"]]).plain
        if args["end"] == "left" and player["lantern"]:
            reward = self.texts.effect(self.catalogue.lantern_reward(player["lantern"]))
            out += f"  {self.texts.say('term-lantern')}: {reward}"
        return out

    def _space(self, table: View, player: View, space: str) -> str:
        if space in MEMBERS:
            return self._row(player, space)
        if space == "well":
            return self.texts.effect(self.catalogue.well(table["well"]["tiles"]))
        if space in ("OL", "OR"):
            workers = [self.texts.effect(worker) for worker in self.catalogue.spaces[space]["choose_one"]]
            return f"{space}: " + f" {self.texts.say('term-or')} ".join(workers)
        room = self._room(table, space)
        held = table["die"]
        boxes = self.catalogue[room["card"]]["boxes"]
        offered = [
            self.texts.effect(entry["effects"])
            for entry, name in zip(boxes, room["tiles"], strict=True)
            if held is not None and self.catalogue[name]["colour"] == held["colour"]
        ]
        return f"{space}: {' | '.join(offered)}"

    def _box(self, table: View, player: View, data: Mapping[str, Any], args: Mapping[str, str]) -> Any:
        """The effects of a box of a card or of a yard tile."""
        if "tile" in args:
            yard, number = args["tile"].split(".")
            return self._yard_effects(table, yard)[int(number) - 1]
        if "number" in args or "box" not in args:
            number = args["number"] if "number" in args else str(data["number"])
            return self.catalogue[data["card"]]["boxes"][int(number) - 1]["effects"]
        room, number = args["box"].split(".")
        card = data["card"] if data.get("room") == room else self._room(table, room)["card"]
        return self.catalogue[card]["boxes"][int(number) - 1]["effects"]

    def _row(self, player: View, row: str) -> str:
        out = self.texts.effect(self.catalogue.visible(row, player["members"][row]))
        beside = self.catalogue.row_box(player["card"], row)
        return out if beside is None else f"{out}; {self.texts.say('term-card')}: {self.texts.effect(beside)}"

    def _card(self, card: str | None) -> str:
        if card is None:
            return ""
        boxes = self.catalogue[card]["boxes"]
        return " | ".join(self.texts.effect(entry["effects"]) for entry in boxes)

    def _room(self, table: View, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = next(room for room in table["rooms"] if room["id"] == name)
        return found

    def _garden(self, table: View, name: str) -> Mapping[str, Any]:
        return self.catalogue[next(garden["card"] for garden in table["gardens"] if garden["id"] == name)]

    def _yard_effects(self, table: View, name: str) -> list[Any]:
        yard = next(yard for yard in table["yards"] if yard["id"] == name)
        return [self.catalogue[face["tile"]][face["side"]] for face in yard["tiles"]]

    # ---- what happened ---------------------------------------------------------------------------------------------

    def what(self, event: Event) -> str:
        """How much was gained, paid or exchanged; empty for nothing."""
        n = event.args.get("gained", event.args.get("amount", 1))
        return self.texts.say(f"amount-{event.args['good']}", n=n) if n else ""

    def event(self, view: View, event: Event) -> str:
        if event.kind in SILENT or (event.kind == "lantern" and not event.args["cards"]):
            return ""
        args: dict[str, object] = dict(event.args)
        args["name"] = self.name(view, event.seat)
        if event.kind in ("gain", "pay", "exchange"):
            args["what"] = self.what(event)
        dice = event.args.get("dice")
        if isinstance(dice, list):
            args["dice"] = Words(" ".join(str(value) for value in dice))
        args["order"] = self.order(view, event)
        return self.texts.event(event, args) or ""


BOARD = WhiteCastleBoard
