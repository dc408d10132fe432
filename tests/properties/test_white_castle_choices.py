"""The choices of The White Castle worked out a second time, from the text of the rules, the content and a view.

Nothing here shares code with the rules it checks. What a view does not show (which boxes of a room or tiles of a yard
were used already) is remembered from the actions taken, as a player would.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.core.state import State
from tatami.testing import CuriousPlayer, Player
from tatami.testing.play import Setup, setups
from tests.properties import second_opinion
from tests.properties.second_opinion import compare

GAME = tatami.game("white_castle")
DATA: dict[str, Any] = GAME.content_data()
RESOURCES = ["food", "iron", "pearl"]
ROOMS = {"S1": 3, "S2": 3, "S3": 3, "D1": 4, "D2": 4}
CARD = {card["id"]: card for name in ("steward", "diplomat") for card in DATA[f"{name}_cards"][name]}
COLOUR = {tile["id"]: tile["colour"] for tile in DATA["die_tiles"]["tile"]}
GARDEN = {card["id"]: card for kind in ("flower", "zen") for card in DATA["garden_cards"][kind]}
CARD |= {card["id"]: card for card in DATA["starting_cards"]["action"]}
YARD = {tile["id"]: tile for tile in DATA["yard_tiles"]["tile"]}
ROW_REWARDS = {row["id"]: row["rewards"] for row in DATA["board"]["domain_row"]}
LANTERN = {card["id"]: card["lantern"] for kind in ("resource", "decree") for card in DATA["starting_cards"][kind]}
LANTERN |= {card["id"]: DATA["starting_cards"]["action_deck"]["lantern"] for card in DATA["starting_cards"]["action"]}
for name in ("steward", "diplomat"):
    LANTERN |= {card["id"]: DATA[f"{name}_cards"]["deck"]["lantern"] for card in DATA[f"{name}_cards"][name]}
IRON = {"Y5": 5, "Y3": 3, "Y1": 1}
YARD_TILES = {"Y5": ["Y5.1", "Y5.2"], "Y3": ["Y3.1"], "Y1": ["Y1.1"]}
OUTSIDE = {"OL": ["gardener", "courtier"], "OR": ["courtier", "warrior"]}
ROW_OF = {"orange": "courtier", "black": "gardener", "white": "warrior"}
DIVIDERS = {5: 1, 10: 2, 14: 3}
FLOORS = [["gate"], ["S1", "S2", "S3"], ["D1", "D2"], ["daimyo"]]


class Memory:
    """What a player remembers of his turn; a chain is depth-first, so the innermost yard is the last one entered."""

    def __init__(self) -> None:
        self.boxes: list[str] = []
        self.yards: list[list[str]] = []
        self.gardens: dict[tuple[int, int], list[str]] = {}

    def note(self, name: str, reader: Reader | None) -> None:
        """An action was taken, by the player or, without a choice, by the engine."""
        verb, _, what = name.partition(" ")
        if verb == "place" and reader is not None:
            self.boxes = reader.boxes_for_die(what)
        elif verb == "use" and what in self.boxes:
            self.boxes = [box for box in self.boxes if box != what]
        elif verb == "yard":
            self.yards.append(YARD_TILES[what])
        elif verb == "use" and what.startswith("Y"):
            self.yards[-1] = [tile for tile in self.yards[-1] if tile != what]
            self.yards = [tiles for tiles in self.yards if tiles]
        elif name == "done" and reader is not None and "yard" in reader.data:
            self.yards.pop()
        elif verb == "activate" and reader is not None:
            self.gardens[reader.moment].remove(what)

    def hear(self, state: State) -> None:
        """Forced answers are told as events; a new turn begins with nothing to remember."""
        for event in state.drain():
            args: dict[str, Any] = event.args
            if event.kind == "forced" and args == {"action": "done", "decision": "use_action"} and self.yards:
                self.yards.pop()  # nothing is left there that could change anything
            elif event.kind == "forced":
                self.note(args["action"], None)
            elif event.kind == "turn":
                self.boxes, self.yards = [], []


class Reader(second_opinion.Reader):
    """One decision as its player sees it."""

    def __init__(self, state: State, memory: Memory) -> None:
        super().__init__(state)
        self.memory = memory
        self.rooms = {room["id"]: room for room in self.table["rooms"]}
        self.moment = (self.seat, self.table["round"])

    def choices(self) -> list[str]:
        return super().choices() + self.exchanges()

    def expected(self, legal: list[str]) -> list[str]:
        if self.kind == "order_effects":
            symbols = [name for name in legal if name.startswith("next ")]
            assert len(symbols) > 1
            return symbols + self.exchanges()
        if self.kind == "solo_tie" and self.data["what"] == "garden":
            offered = [name for name in legal if name.startswith("rival")]
            assert offered in self.rival_gardens()
            return offered + self.exchanges()
        return self.choices()

    def exchanges(self) -> list[str]:
        """WC-9.3, WC-R15: beside every question, as far as there are seals, and never into a full resource."""
        out = [f"exchange {good}" for good in RESOURCES if self.me["seal"] >= 2 and self.me[good] < 7]
        return out + (["exchange coin"] if self.me["seal"] else [])

    def payable(self, price: dict[str, int]) -> bool:
        """WC-R40: seals fill in what is missing, except those that are part of the price."""
        spare = self.me["seal"] - price.get("seal", 0)
        for good, n in price.items():
            if good != "seal":
                spare -= max(0, n - self.me[good]) * (1 if good == "coin" else 2)
        return bool(spare >= 0)

    def light_boxes(self, card: str) -> list[int]:
        boxes = enumerate(CARD[card]["boxes"], 1)
        return [n for n, box in boxes if box["tone"] == "light" and self.works(box["effects"])]

    # ---- WC-R42: only what could change something is offered

    def works(self, effect: Any) -> bool:
        """Whether an effect, as the content files write it, could change anything for the player now."""
        if isinstance(effect, list):
            return any(self.works(part) for part in effect)
        if isinstance(effect, str):
            return len(self.reached(effect)) > 0
        if "gain" in effect:
            return any(self.has_room(good) for good in effect["gain"])
        if "pay" in effect:
            return self.payable(effect["pay"]) and self.poorer_by(effect["pay"]).works(effect["then"])
        return self.influence_works() if "influence" in effect else bool(self.tile_boxes(effect["tile"]))

    def has_room(self, good: str) -> bool:
        if good == "any":
            return any(map(self.has_room, RESOURCES))
        return good not in RESOURCES or self.me[good] < 7

    def poorer_by(self, price: dict[str, int]) -> Reader:
        after = copy.copy(self)
        after.me = dict(self.me)
        for good, n in price.items():
            missing = max(0, n - self.me[good])
            after.me[good] = self.me[good] + missing - n
            after.me["seal"] -= missing * (1 if good == "coin" else 2)
        return after

    def influence_works(self) -> bool:
        space = self.table["track"][self.seat]
        return bool(space < 20 and self.me["seal"] >= DIVIDERS.get(space, 0))

    def reached(self, leaf: str) -> list[str]:
        """What one of the game's own effects could do now. GF5, which alone buys a `tile` icon, buys any colour."""
        ways: dict[str, Callable[[], list[str]]] = {
            "well": lambda: ["well"],
            "lantern": lambda: [card for card in self.me["lantern"] if self.works(LANTERN[card])],
            "courtier": lambda: self.courtier_options(True, True),
            "gardener": lambda: self.gardener_target()[1:],
            "warrior": lambda: self.warrior_target()[1:],
            "domain": lambda: self.domain_row()[1:],
            "tile": lambda: self.tile_boxes("any"),
            "light": self.light_everywhere,
        }
        return ways[leaf]()

    def row_works(self, row: str) -> bool:
        gone = 5 - self.me["members"][row]
        return self.works(ROW_REWARDS[row][: gone + 1]) or self.card_works(row)

    def card_works(self, row: str) -> bool:
        return self.me["card"] is not None and self.works(self.box_beside(row))

    def box_beside(self, row: str) -> Any:
        """WC-7.4: the box of the current card that lies beside a row."""
        height = dict(zip(ROW_OF.values(), ["top", "middle", "bottom"], strict=True))[row]
        return next(box["effects"] for box in CARD[self.me["card"]]["boxes"] if height in box["rows"])

    def room_box_works(self, name: str) -> bool:
        room, _, number = name.partition(".")
        return self.works(CARD[self.rooms[room]["card"]]["boxes"][int(number) - 1]["effects"])

    # ---- a turn

    def draft_pair(self) -> list[str]:
        return [f"draft {pair['resource']}" for pair in self.table["draft"]]

    def take_die(self) -> list[str]:
        return [
            f"take {bridge['colour']} {end}"
            for bridge in self.table["bridges"]
            for end in ("left", "right")
            if bridge[end]
        ]

    def place_die(self) -> list[str]:
        die = self.table["die"]
        most = 2 if len(self.table["players"]) > 2 else 1
        out = ["place well"]
        for space in self.table["rooms"] + self.table["outside"]:
            covered = space["dice"][-1]["value"] if space["dice"] else ROOMS.get(space["id"], 5)
            fits = space["id"] in OUTSIDE or die["colour"] in [COLOUR[tile] for tile in space["tiles"]]
            if fits and len(space["dice"]) < most and self.payable({"coin": covered - die["value"]}):
                out.append(f"place {space['id']}")
        row = ROW_OF[die["colour"]]
        if not self.me["dice"][list(ROW_OF.values()).index(row)] and self.payable({"coin": 6 - die["value"]}):
            out.append(f"place {row}")
        return out

    def boxes_for_die(self, space: str) -> list[str]:
        """WC-4.3: the boxes beside a tile of the die's colour."""
        if space not in ROOMS:
            return []
        colour = self.table["die"]["colour"]
        return [f"{space}.{n}" for n, tile in enumerate(self.rooms[space]["tiles"], 1) if COLOUR[tile] == colour]

    def use_action(self) -> list[str]:
        if "room" in self.data:
            boxes = CARD[self.data["card"]]["boxes"]
            mine = [box for box in self.memory.boxes if self.works(boxes[int(box[-1]) - 1]["effects"])]
            return ["done", *(f"use {box}" for box in mine)]
        if "yard" in self.data:
            assert self.memory.yards[-1][0].startswith(self.data["yard"])
            return ["done", *(f"use {tile}" for tile in self.memory.yards[-1] if self.yard_works(tile))]
        assert self.data["card"] == self.me["card"]
        return ["skip", "use card"]

    def yard_works(self, slot: str) -> bool:
        yard = next(yard for yard in self.table["yards"] if slot.startswith(yard["id"]))
        tile = yard["tiles"][int(slot[-1]) - 1]
        return self.works(YARD[tile["tile"]][tile["side"]])

    def outside_choice(self) -> list[str]:
        workers = [worker for worker in OUTSIDE[self.data["space"]] if self.works(worker)]
        return ["skip", *(f"outside {worker}" for worker in workers)]

    # ---- workers

    def warrior_target(self) -> list[str]:
        yards = [yard for yard, iron in IRON.items() if self.me["members"]["warrior"] and self.payable({"iron": iron})]
        return ["skip", *(f"yard {yard}" for yard in yards)]

    def gardener_target(self) -> list[str]:
        free = [garden for garden in self.table["gardens"] if self.seat not in garden["gardeners"]]
        out = [f"garden {garden['id']}" for garden in free if self.payable({"food": GARDEN[garden["card"]]["food"]})]
        return ["skip", *(out if self.me["members"]["gardener"] else [])]

    def courtier_action(self) -> list[str]:
        return ["done", *self.courtier_options(self.data["audience"], self.data["climb"])]

    def courtier_options(self, audience: bool, climb: bool) -> list[str]:
        out = []
        if audience and self.me["members"]["courtier"] and self.payable({"coin": 2}):
            out.append("audience")
        standing = {"gate": self.table["gate"][self.seat]}
        standing |= {room: self.rooms[room]["courtiers"][self.seat] for room in ROOMS}
        for floor, places in enumerate(FLOORS[:3]):
            for up, pearls in ((1, 2), (2, 5)):
                if climb and floor + up <= 3 and self.payable({"pearl": pearls}):
                    out += [f"climb {a} {b}" for a in places if standing[a] for b in FLOORS[floor + up]]
        return out

    def light_pick(self) -> list[str]:
        if "card" in self.data:
            return ["skip", *(f"light card.{n}" for n in self.light_boxes(self.data["card"]))]
        return ["skip", *self.light_everywhere()]

    def light_everywhere(self) -> list[str]:
        cards = {name: room["card"] for name, room in self.rooms.items() if room["card"]}
        return [f"light {room}.{n}" for room, card in cards.items() for n in self.light_boxes(card)]

    def daimyo_slot(self) -> list[str]:
        return [f"slot {n}" for n, clan in enumerate(self.table["daimyo"]["slots"], 1) if clan is None]

    # ---- icons, prices, the track

    def tile_pick(self) -> list[str]:
        return ["skip", *(f"tile {box}" for box in self.tile_boxes(self.data["colour"]))]

    def tile_boxes(self, wanted: str) -> list[str]:
        out = []
        for name, room in self.rooms.items():
            if room["card"]:
                colours = [COLOUR[tile] for tile in room["tiles"]]
                out += [f"{name}.{n}" for n, colour in enumerate(colours, 1) if wanted in ("any", colour)]
        return [box for box in out if self.room_box_works(box)]

    def domain_row(self) -> list[str]:
        return ["skip", *(f"row {row}" for row in ROW_OF.values() if self.row_works(row))]

    def choose_any(self) -> list[str]:
        return [f"gain {good}" for good in RESOURCES if self.has_room(good)]

    def pay_effect(self) -> list[str]:
        works = self.poorer_by(self.data["cost"]).works(self.data["then"])
        return ["skip", *(["pay"] if self.payable(self.data["cost"]) and works else [])]

    def divider_pay(self) -> list[str]:
        price = DIVIDERS[self.table["track"][self.seat]]
        return ["stay", *(["cross"] if self.me["seal"] >= price else [])]

    def exchange(self) -> list[str]:
        assert self.me["seal"] + self.data["gain"]["seal"] > 5
        return ["keep"]

    # ---- the end of a round

    def garden_activate(self) -> list[str]:
        """WC-13.3, WC-R9: fixed when the player's garden step begins."""
        if self.moment not in self.memory.gardens:
            left = {b["colour"] for b in self.table["bridges"] if b["left"] or b["middle"] or b["right"]}
            mine = [g["id"] for g in self.table["gardens"] if self.seat in g["gardeners"] and g["bridge"] in left]
            self.memory.gardens[self.moment] = mine
        card = {garden["id"]: garden["card"] for garden in self.table["gardens"]}
        gardens = [name for name in self.memory.gardens[self.moment] if self.works(GARDEN[card[name]]["effects"])]
        return ["done", *(f"activate {garden}" for garden in gardens)]

    def final_exchange(self) -> list[str]:
        assert self.table["round"] == 3
        return ["done"]

    # ---- the solo opponent

    def solo_tie(self) -> list[str]:
        if self.data["what"] == "room":
            return [f"rival room {room}" for room in FLOORS[self.data["floor"]]]
        rival = self.table["opponent"]["seat"]
        assert self.data["what"] == "courtier"
        for places in FLOORS[1:3]:
            found = [place for place in places if self.rooms[place]["courtiers"][rival]]
            if found and not self.table["gate"][rival]:
                return [f"rival courtier {place}" for place in found]
        raise AssertionError("there is no tie")

    def rival_gardens(self) -> list[list[str]]:
        """For flower, zen and either kind: the gardens with the fewest points without a gardener of the opponent."""
        rival = self.table["opponent"]["seat"]
        out = []
        for kinds in (["flower"], ["zen"], ["flower", "zen"]):
            free = [g for g in self.table["gardens"] if rival not in g["gardeners"] and g["kind"] in kinds]
            points = {garden["id"]: GARDEN[garden["card"]]["points"] for garden in free}
            out.append([f"rival garden {name}" for name, n in points.items() if n == min(points.values())])
        return out


@pytest.mark.parametrize("setup", setups(GAME, switches=False), ids=lambda setup: setup.name)
@pytest.mark.parametrize("temper", [Player, CuriousPlayer])
def test_every_choice_is_what_the_rules_and_the_view_say(setup: Setup, temper: type[Player]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        compare(GAME.new(setup.seats, f"choices {seed}", setup.options), temper(seed), seen, Memory(), Reader)
    assert len(seen) > 11
