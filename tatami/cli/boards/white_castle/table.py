"""The table of The White Castle, drawn as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.drawing import WIDE, Drawing, by_id, columns, side_by_side
from tatami.cli.boards.symbols import join, styled
from tatami.cli.boards.white_castle.signs import GOODS, MEMBERS, TONES, amount, die, effect, sign, tile

CARD_ROW = {"courtier": "top", "gardener": "middle", "warrior": "bottom"}


class Catalogue:
    """The printed facts the table shows, by the id of their component."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self.board = content["board"]
        self.by_id: dict[str, Mapping[str, Any]] = {}
        for name, file in content.items():
            if name in ("board", "inventory"):
                continue
            for entries in file.values():
                if isinstance(entries, list):
                    self.by_id.update(by_id(entries))
        backs = (
            ("steward_cards", "deck", "steward"),
            ("diplomat_cards", "deck", "diplomat"),
            ("starting_cards", "action_deck", "action"),
        )
        self.lanterns: dict[str, object] = {
            entry["id"]: content[file][back]["lantern"] for file, back, key in backs for entry in content[file][key]
        }
        self.yards = by_id(self.board["yard"])
        self.rows = by_id(self.board["domain_row"])
        self.spaces = by_id(self.board["die_space"])

    def __getitem__(self, name: str) -> Mapping[str, Any]:
        return self.by_id[name]

    def lantern(self, card: str) -> Any:
        """What a card in the lantern area gives."""
        return self.lanterns[card] if card in self.lanterns else self.by_id[card]["lantern"]

    def lantern_reward(self, cards: list[str]) -> list[Any]:
        """The whole lantern reward, equal gains added up."""
        return added_up([part for card in cards for part in self.lantern(card)])

    def visible(self, row: str, left: int) -> list[Any]:
        """The visible rewards of a domain row with that many members left, equal gains added up."""
        return added_up(self.rows[row]["rewards"][: self.rows[row]["members"] - left + 1])

    def well(self, tiles: list[str]) -> list[Any]:
        """The whole Well reward, equal gains added up."""
        return added_up([*self.board["well"]["base_reward"], *(self.by_id[name]["back"] for name in tiles)])

    def covered(self, reward_row: str, left: int) -> Any:
        """The next reward a row will show, or ``None``."""
        row = self.rows[reward_row]
        return None if left == 0 else row["rewards"][row["members"] - left + 1]

    def row_box(self, card: str | None, row: str) -> Any:
        """The effects of the action card's box beside a row, or ``None``."""
        if card is None:
            return None
        return next(entry["effects"] for entry in self.by_id[card]["boxes"] if CARD_ROW[row] in entry["rows"])


def added_up(effects: list[Any]) -> list[Any]:
    """The same effects, with gains of the same kind added up."""
    goods: dict[str, int] = {}
    numbers: dict[str, int] = {}
    others: list[Any] = []
    for part in effects:
        if not isinstance(part, dict):
            others.append(part)
            continue
        sums = goods if "gain" in part else numbers
        for name, n in part.get("gain", part).items():
            sums[name] = sums.get(name, 0) + n
    gains = [{"gain": goods}] if goods else []
    return [*gains, *({name: n} for name, n in numbers.items()), *others]


class TableDrawing(Drawing[Catalogue]):
    """The table of The White Castle."""

    colour = "clan"

    def draw(self, width: int) -> RenderableType:
        """Everything, in one column or, on a wide screen, in two."""
        own: list[RenderableType] = []
        if self.table["draft"]:
            own.append(self.draft())
        if self.table["opponent"] is not None:
            own.append(self.opponent())
        if self.seat is not None:
            own.append(self.domain(self.seat))
        if width < WIDE:
            return Group(self.header(), self.bridges(), self.castle(), self.around(), self.track(), self.clans(), *own)
        upper = side_by_side(self.castle(), Group(self.bridges(), self.around()))
        return Group(self.header(), upper, self.track(), side_by_side(self.clans(), Group(*own)))

    def header(self) -> Text:
        rounds = self.catalogue.board["rounds"]["count"]
        out = styled(self.texts.say("game-title"), "bold")
        out.append(" · " + self.texts.say("term-round", round=self.table["round"], rounds=rounds))
        out.append(" · " + self.texts.say("term-turn-order") + " ")
        out.append_text(self.marks(self.table["order"], " "))
        decks = self.table["decks"]
        out.append(f" · {self.texts.say('term-decks')} {decks['steward']}+{decks['diplomat']}", style="dim")
        return out

    def bridges(self) -> Panel:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(width=17)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row("", *(styled(self.texts.say(name), "dim") for name in ("term-flower", "term-zen")))
        for bridge in self.table["bridges"]:
            colour = bridge["colour"]
            dice = [bridge["left"], *bridge["middle"], bridge["right"]]
            places = [die(colour, value) if value else styled(" · ", "dim") for value in dice]
            if not bridge["middle"]:
                places.insert(1, Text("   "))
            line = sign("lantern").append(" ").append_text(join(places, ""))
            gardens = [self._garden(garden) for garden in self.table["gardens"] if garden["bridge"] == colour]
            grid.add_row(line, *gardens)
        return self.panel("term-bridges", grid)

    def _garden(self, garden: Mapping[str, Any]) -> Text:
        card = self.catalogue[garden["card"]]
        out = amount(card["food"], "food").append(" ").append_text(amount(card["points"], "cp"))
        out.append(": ").append_text(effect(card["effects"]))
        return self._with_clans(out, garden["gardeners"])

    def castle(self) -> Panel:
        rooms = {room["id"]: room for room in self.table["rooms"]}
        upper = columns(*(self._room(rooms[name]) for name in ("D1", "D2")))
        lower = columns(*(self._room(rooms[name]) for name in ("S1", "S2", "S3")))
        gate = styled(self.texts.say("term-gate") + " ", "dim").append_text(self._counts(self.table["gate"]))
        return self.panel("term-castle", Group(self._daimyo(), upper, lower, gate))

    def _daimyo(self) -> Text:
        daimyo = self.table["daimyo"]
        slots = self.catalogue[daimyo["card"]]["slots"]
        out = styled(self.texts.say("term-daimyo") + "  ", "dim")
        for number, (slot, owner) in enumerate(zip(slots, daimyo["slots"], strict=True), 1):
            out.append(f"{number} ", style="dim").append_text(effect(slot))
            out.append(" ").append_text(styled("_", "dim") if owner is None else self.mark(owner))
            out.append("   ")
        return out.append_text(self._counts(daimyo["courtiers"]))

    def _room(self, room: Mapping[str, Any]) -> Text:
        out = styled(room["id"] + " ", "bold").append_text(self._space(room))
        courtiers = self._counts(room["courtiers"])
        if courtiers.plain:
            out.append("  ").append_text(sign("courtier")).append_text(courtiers)
        card = None if room["card"] is None else self.catalogue[room["card"]]
        for number, name in enumerate(room["tiles"]):
            out.append("\n ").append_text(tile(self.catalogue[name]["colour"])).append(" ")
            if card is not None:
                entry = card["boxes"][number]
                out.append(TONES[entry["tone"]] + " ", style="dim").append_text(effect(entry["effects"]))
        return out.append("\n")

    def _space(self, space: Mapping[str, Any]) -> Text:
        """A die space: the dice on it, or its printed value."""
        if space["dice"]:
            return join([die(lying["colour"], lying["value"]) for lying in space["dice"]], "")
        return Text(f"□{space['value']}")

    def around(self) -> Panel:
        grid = Table.grid(padding=(0, 2))
        outside = self.texts.say("term-outside")
        for space in self.table["outside"]:
            choices = [sign(worker) for worker in self.catalogue.spaces[space["id"]]["choose_one"]]
            line = join(choices, f" {self.texts.say('term-or')} ")
            grid.add_row(Text(f"{outside} {space['id']}"), self._space(space), line)
        well = self.table["well"]
        reward = self.catalogue.well(well["tiles"])
        dice = [die(lying["colour"], lying["value"]) for lying in well["dice"]]
        space = Text(f"□{self.catalogue.spaces['WELL']['value']}")
        grid.add_row(Text(self.texts.say("term-well")), space, effect(reward).append("  ") + join(dice, ""))
        for yard in self.table["yards"]:
            printed = self.catalogue.yards[yard["id"]]
            tiles = [effect(self.catalogue[face["tile"]][face["side"]]) for face in yard["tiles"]]
            line = join(tiles, " + ").append("  ")
            line.append_text(amount(printed["points_per_warrior"], "cp")).append("/").append_text(sign("courtier"))
            counts = self._counts(yard["warriors"])
            if counts.plain:
                line.append("  ").append_text(sign("warrior")).append_text(counts)
            name = f"{self.texts.say('term-yard')} {yard['id']}"
            grid.add_row(Text(name), amount(printed["iron_cost"], "iron"), line)
        return self.panel("term-around", grid)

    def track(self) -> Panel:
        printed = self.catalogue.board["passage_of_time"]
        gates = {divider["between"][1]: divider["seal_cost"] for divider in printed["dividers"]}
        line = Text()
        for space in range(printed["last"] + 1):
            if space in gates:
                line.append("┊", style="dim").append_text(amount(gates[space], "seal")).append("┊ ", style="dim")
            here = [seat for seat in self.table["track_order"] if self.table["track"][seat] == space]
            line.append_text(self.marks(here) if here else styled(str(space), "dim")).append(" ")
        return self.panel("term-time", line)

    def clans(self) -> Panel:
        grid = Table.grid(padding=(0, 1))
        goods = list(GOODS)
        for player in self.table["players"]:
            seat = player["seat"]
            name = self.mark(seat).append(" ").append(self._name(seat), style="bold" if seat == self.seat else "")
            held = [player["points"] if good == "cp" else player[good] for good in goods]
            stock = join([Text(f"{n:>2}").append_text(sign(good)) for good, n in zip(goods, held, strict=True)])
            members = join([sign(row).append(str(player["members"][row])) for row in MEMBERS])
            dice = [die(d["colour"], d["value"]) for d in player["dice"] if d is not None]
            grid.add_row(name, stock, members, join(dice, ""))
            if not self._is_rival(seat):
                grid.add_row("", *self._cards(player))
        return self.panel("term-clans", grid)

    def _cards(self, player: Mapping[str, Any]) -> list[Text]:
        """The lantern reward and the action card of a clan, in brief."""
        lantern = sign("lantern").append(" ").append_text(effect(self.catalogue.lantern_reward(player["lantern"])))
        if player["card"] is None:
            return [lantern, Text(""), Text("")]
        boxes = [effect(entry["effects"]) for entry in self.catalogue[player["card"]]["boxes"]]
        return [lantern, styled(self.texts.say("term-card") + " ", "dim") + join(boxes, " | "), Text("")]

    def domain(self, seat: int) -> Panel:
        player = self.table["players"][seat]
        grid = Table.grid(padding=(0, 2))
        for row, lying in zip(MEMBERS, player["dice"], strict=True):
            printed = self.catalogue.rows[row]
            left = player["members"][row]
            colour = printed["die_colour"]
            space = die(colour, lying["value"]) if lying else tile(colour).append(f" □{printed['die_value']}")
            covered = self.catalogue.covered(row, left)
            coming = styled("" if covered is None else self.texts.say("term-next") + " ", "dim")
            if covered is not None:
                coming.append_text(effect(covered))
            beside = self.catalogue.row_box(player["card"], row)
            card = styled(self.texts.say("term-card") + " ", "dim")
            card.append_text(Text("–") if beside is None else effect(beside))
            members = sign(row).append(f"×{left}")
            grid.add_row(space, members, effect(self.catalogue.visible(row, left)), coming, card)
        return self.panel("term-domain", grid)

    def draft(self) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for pair in self.table["draft"]:
            resource = self.catalogue[pair["resource"]]
            lantern = list(resource["lantern"])
            if "decree" in resource:
                lantern += self.catalogue[resource["decree"]]["lantern"]
            card = styled(self.texts.say("term-card") + " ", "dim")
            grid.add_row(
                styled(pair["resource"], "bold"),
                effect({"gain": resource["gain"]}),
                sign("lantern").append(" ").append_text(effect(lantern)),
                card.append_text(effect(self.catalogue[pair["action"]]["boxes"][0]["effects"])),
            )
        return self.panel("term-draft", grid)

    def opponent(self) -> Panel:
        opponent = self.table["opponent"]
        top = self.catalogue[opponent["top"]]
        places = {"left": "◂", "middle": "◆", "right": "▸"}
        what = f"{die(top['die']['bridge'], places[top['die']['position']]).plain} → {top['space']}"
        lines = [Text(self.texts.say("term-rival-next", what=what))]
        if opponent["row"]:
            cards = [self.texts.effect(self.catalogue[card]["actions"]) for card in opponent["row"][-2:]]
            lines.append(styled(self.texts.say("term-rival-row", what=" | ".join(cards)), "dim"))
        return self.panel("term-rival", Group(*lines), [top, *(self.catalogue[card] for card in opponent["row"])])

    def _is_rival(self, seat: int) -> bool:
        return self.table["opponent"] is not None and bool(self.table["opponent"]["seat"] == seat)

    def _name(self, seat: int) -> str:
        if self._is_rival(seat):
            return self.texts.say("rival")
        return self.with_you(seat, self.texts.say("clan-title", clan=self.colours[seat]))

    def _counts(self, counts: list[int]) -> Text:
        """How many each clan has somewhere."""
        return join([self.mark(seat).append(str(n)) for seat, n in enumerate(counts) if n])

    def _with_clans(self, out: Text, seats: list[int]) -> Text:
        if seats:
            out.append(" ").append_text(self.marks(seats))
        return out
