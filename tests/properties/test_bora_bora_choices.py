"""The choices of Bora Bora worked out a second time, from the text of the rules, the content files and a player's view.

Nothing here shares code with the rules it checks. What a view does not show (white may be played only at the first
decision of a die, which groups acted in this turn) is remembered from the actions taken, as a player would.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tatami
from tatami.core.state import State
from tatami.testing import CuriousPlayer, Player
from tests.properties import second_opinion
from tests.properties.second_opinion import compare

GAME = tatami.game("bora_bora")
DATA: dict[str, Any] = GAME.content_data()
GODS = ["blue", "white", "red", "green", "yellow"]
MATERIALS = ["sand", "stone", "wood"]
DIE_ACTIONS = ["helper", "temple", "build", "man", "woman", "land", "water"]
STRENGTH = {
    "land": [2, 4, 6],
    "water": [2, 4, 6],
    "woman": [3, 6, 6],
    "man": [3, 6, 6],
    "build": [3, 6, 6],
    "material": [1, 2, 3],
    "movehut": [1, 2, 3],
    "vp": [2, 4, 6],
    "godcard": [1, 2, 3],
    "offering": [1, 2, 3],
    "status": [1, 2, 3],
    "shell": [1, 2, 3],
}
REACHING = ("land", "water", "woman", "man", "build")
REGION = {region["id"]: region for region in DATA["map"]["region"]}
FISH = {fish["id"]: fish for fish in DATA["fish"]["fish"]}
PERSON = {tile["id"]: {**tile, "sex": sex} for sex in ("man", "woman") for tile in DATA["people"][sex]}
JEWEL = {tile["id"]: tile for tile in DATA["jewelry"]["jewelry"]}
TASK = {task["id"]: task for task in DATA["tasks"]["task"]}
GRID = {space["id"]: space["material"] for space in DATA["player_board"]["ceremonial"]}
SPACES = list(GRID)
TEMPLE = [6, 5, 4, 3, 2, 1]
STATUS_LAST = len(DATA["board"]["status_track"]["vp"]) - 1
COST = {"slide": 1, "vp": 1, "offering": 2, "godcard": 2, "material": 2, "movehut": 2}


class Purse:
    """What a god can be paid with: hand, offerings, god tiles (BB-13.1)."""

    def __init__(self, hand: dict[str, int], offerings: int, tiles: int) -> None:
        self.hand, self.offerings, self.tiles = hand, offerings, tiles

    def ways(self, god: str) -> list[str]:
        out = ["tile"] if self.tiles else []
        if self.offerings:
            out += ["card"] if self.hand[god] else []
            out += [colour + "s" for colour in GODS if self.hand[colour] >= 2]
        return out

    def after(self, god: str, way: str) -> Purse:
        if way == "tile":
            return Purse(self.hand, self.offerings, self.tiles - 1)
        colour, cards = (god, 1) if way == "card" else (way[:-1], 2)
        return Purse({**self.hand, colour: self.hand[colour] - cards}, self.offerings - 1, self.tiles)

    def both(self, first: str, second: str) -> bool:
        return any(self.after(first, way).ways(second) for way in self.ways(first))


class Reader(second_opinion.Reader):
    """One decision as its player sees it, with what he remembers of his turn."""

    def __init__(self, state: State, memory: Memory) -> None:
        super().__init__(state)
        self.memory = memory
        self.purse = Purse(self.me["hand"], self.me["offerings"], self.me["god_tiles"])
        self.people = [slot["person"] for slot in self.me["slots"] if slot and "person" in slot]

    # ---- the player board

    def huts(self) -> list[str]:
        """Slots with a hut; slots 1 to 11 are alike, so the first of them stands for all."""
        slots = [n for n, slot in enumerate(self.me["slots"], 1) if slot and "huts" in slot]
        return [f"{n}" for n in slots if n == 12] + [f"{n}" for n in slots if n < 12][:1]

    def free(self) -> list[str]:
        slots = [n for n, slot in enumerate(self.me["slots"], 1) if slot is None]
        return [f"{n}" for n in slots if n == 12] + [f"{n}" for n in slots if n < 12][:1]

    def can_move_hut(self) -> bool:
        last = self.me["slots"][11]
        return any(slot and "huts" in slot for slot in self.me["slots"][:11]) and not (last and "person" in last)

    def pairs(self) -> list[str]:
        """BB-2.4, BB-10.1: spaces side by side, or one above the other, that both hold a material."""
        full = {space for space, lies in zip(SPACES, self.me["spaces"], strict=True) if lies and "material" in lies}
        beside = [(r + c, r + d) for r in "abc" for c, d in ("12", "23", "34")]
        below = [(r + c, q + c) for r, q in ("ab", "bc") for c in "1234"]
        return [f"{a}-{b}" for a, b in beside + below if a in full and b in full]

    def card_to_take(self) -> bool:
        gods = self.table["gods"]
        return bool(gods["deck"] or sum(gods["discards"].values()) or any(gods["row"]))

    # ---- what a value reaches (BB-6.1, BB-7.1, BB-9.1, BB-10.1)

    def targets(self, action: str, value: int) -> list[str]:
        if action in ("land", "water"):
            own = {region["id"] for region in self.table["regions"] if self.seat in region["huts"]}
            out = set()
            for path in DATA["map"]["path"]:
                ends = set(path["id"].split("-"))
                if path["kind"] == action and path["value"] <= value and len(ends & own) == 1:
                    out |= ends - own
            return [f"settle {region}" for region in sorted(out)] if self.huts() else []
        if action in ("man", "woman"):
            display = self.table["men" if action == "man" else "women"]
            taken = [f"take {action} {n}" for n, tile in enumerate(display, 1) if tile and n <= value]
            return taken if self.free() else []
        if action == "temple":
            return [f"priest {n}" for n, v in enumerate(TEMPLE, 1) if v <= value] if self.me["priests"] else []
        assert action == "build"
        return [f"build {n}" for n in self.me["buildings"] if n <= value] if self.pairs() else []

    def possible(self, action: str, value: int) -> bool:
        return action == "helper" or bool(self.targets(action, value))

    def with_white(self, action: str, value: int) -> list[str]:
        """The targets, and white while it may be declared, can be paid and opens more."""
        here = self.targets(action, value)
        opens = self.memory.white and len(self.targets(action, 6)) > len(here)
        return here + (["play white"] if opens and self.purse.ways("white") else [])

    # ---- decisions, by kind

    def start_hut(self) -> list[str]:
        return [
            f"settle {region['id']}"
            for region in self.table["regions"]
            if region["space"] is None and FISH[region["fish"]]["value"] == 1
        ]

    def choose_hut(self) -> list[str]:
        return [f"hut {slot}" for slot in self.huts()]

    def choose_slot(self) -> list[str]:
        return [f"slot {slot}" for slot in self.free()]

    def put_material(self) -> list[str]:
        kind = self.data["material"]
        return [f"put {s}" for s, lies in zip(SPACES, self.me["spaces"], strict=True) if not lies and GRID[s] == kind]

    def choose_material(self) -> list[str]:
        return [f"choose {kind}" for kind in MATERIALS]

    def choose_die(self) -> list[str]:
        return [f"die {value}" for value in sorted(set(self.me["dice"]))]

    def place_die(self) -> list[str]:
        value = self.data["value"]
        out = ["place fishing"]
        for action in DIE_ACTIONS:
            (tile,) = [tile for tile in self.table["action_tiles"] if action in tile["actions"]]
            broken = any(die["value"] <= value for die in tile["dice"])
            plain = self.possible(action, value)
            if broken:
                allowed = self.purse.ways("blue") if plain else self.purse.both("blue", "white")
            else:
                allowed = True if plain else self.purse.ways("white")
            if allowed and (plain or self.possible(action, 6)):
                out.append(f"place {action}")
        return out

    def pay_god(self) -> list[str]:
        god = self.data["god"]
        out = []
        for way in self.purse.ways(god):
            left = self.purse.after(god, way)
            if god == "blue" and self.memory.needs_white and not left.ways("white"):
                continue
            if god == "yellow" and not self.met(self.memory.task, left, lowered=True):
                continue
            out.append(f"pay {way}")
        return out

    def expand(self) -> list[str]:
        return self.with_white(self.data["path"], self.data["value"])

    def take_person(self) -> list[str]:
        return self.with_white(self.data["sex"], self.data["value"])

    def priest(self) -> list[str]:
        return self.with_white("temple", self.data["value"])

    def build(self) -> list[str]:
        return self.with_white("build", self.data["value"])

    def build_on(self) -> list[str]:
        return [f"over {pair}" for pair in self.pairs()]

    def helper(self) -> list[str]:
        left = self.data["value"]
        can = {"godcard": self.card_to_take(), "movehut": self.can_move_hut()}
        out = [f"trade {what}" for what, cost in COST.items() if what != "slide" and cost <= left and can.get(what, 1)]
        alike: dict[object, str] = {}
        for slot in self.me["slots"]:
            if slot and "person" in slot and not slot["slid"]:
                tile = PERSON[slot["person"]]
                alike.setdefault((tile["sex"], tile["type"], tile["left"]), tile["id"])
        white = ["play white"] if self.memory.white and self.purse.ways("white") else []
        return [*out, "done", *(f"slide {tile}" for tile in alike.values()), *white]

    def god_card(self) -> list[str]:
        gods = self.table["gods"]
        deck = ["god deck"] if gods["deck"] or sum(gods["discards"].values()) else []
        return [f"god {colour}" for colour in GODS if colour in gods["row"]] + deck

    def fire_bonus(self) -> list[str]:
        first = ["godcard"] if self.card_to_take() else []
        halves = [[*first, "offering"], ["status", "shell"]]
        return [f"fire {gain}" for half in halves if not self.memory.fire & set(half) for gain in half]

    def red_god(self) -> list[str]:
        return ["decline", *(["play red"] if self.purse.ways("red") else [])]

    def use_people(self) -> list[str]:
        out = ["done"]
        green = self.purse.ways("green") and not self.memory.green
        groups = Counter((PERSON[tile]["sex"], PERSON[tile]["type"]) for tile in self.people)
        for (sex, kind), size in groups.items():
            if (sex, kind) in self.memory.used:
                continue
            plain = STRENGTH[kind][size - 1]
            if any(sex == used for used, _ in self.memory.used):
                out += [f"extra {sex} {kind}"] if green and self.can_use(kind, plain) else []
                continue
            out += [f"use {sex} {kind}"] if self.can_use(kind, plain) else []
            if green and self.doubling(kind, plain):
                out.append(f"double {sex} {kind}")
        return out

    def can_use(self, kind: str, value: int) -> bool:
        if kind in REACHING:
            return bool(self.targets(kind, value))
        return {"movehut": self.can_move_hut(), "godcard": self.card_to_take()}.get(kind, True)

    def doubling(self, kind: str, plain: int) -> bool:
        """BB-13.4: green doubles only where that changes something."""
        if kind in REACHING:
            return len(self.targets(kind, min(6, 2 * plain))) > len(self.targets(kind, plain))
        return self.can_use(kind, 2 * plain)

    def combine(self) -> list[str]:
        """BB-R33: with as many tiles as make a difference on the status track."""
        double = 2 if self.data["doubled"] else 1
        ends = [
            min(self.table["status"][self.seat] + double * STRENGTH["status"][tiles - 1], STATUS_LAST)
            for tiles in range(1, self.data["tiles"] + 1)
        ]
        assert self.data["tiles"] == min(3, self.group_size(self.data["sex"], "status"))
        return [f"combine {ends.index(end) + 1}" for end in dict.fromkeys(ends)]

    def group_size(self, sex: str, kind: str) -> int:
        return sum((PERSON[tile]["sex"], PERSON[tile]["type"]) == (sex, kind) for tile in self.people)

    def move_huts(self) -> list[str]:
        return ["move hut", "done"]

    def buy_jewelry(self) -> list[str]:
        alike: dict[object, str] = {}
        for name in self.table["jewelry"][self.table["round"] - 1]:
            if name and JEWEL[name]["shells"] <= self.me["shells"]:
                alike.setdefault(tuple(JEWEL[name][key] for key in ("type", "shells", "vp")), name)
        return ["pass", *(f"buy {name}" for name in alike.values())]

    def task(self) -> list[str]:
        mine = [task for task in self.me["tasks"] if task]
        easy = [task for task in mine if self.met(task, self.purse)]
        hard = [task for task in mine if task not in easy]
        aided = [
            task
            for task in hard
            if any(self.met(task, self.purse.after("yellow", way), lowered=True) for way in self.purse.ways("yellow"))
        ]
        dropped = hard if not easy or self.data["final"] else []
        return [f"complete {t}" for t in easy] + [f"yellow {t}" for t in aided] + [f"drop {t}" for t in dropped]

    def new_task(self) -> list[str]:
        return [f"new {task}" for task in self.table["tasks"]]

    # ---- tasks (BB-16.13 to BB-16.16)

    def met(self, task: str, purse: Purse, *, lowered: bool = False) -> bool:
        missing: list[int] = [
            max(0, term["n"] - self.count(term["what"], term.get("of"), purse)) for term in TASK[task]["needs"]
        ]
        return sum(missing) <= (1 if lowered else 0)

    def count(self, what: str, of: str | None, purse: Purse) -> int:
        slots = [slot for slot in self.me["slots"] if slot and "person" in slot]
        people = [(PERSON[slot["person"]], slot["slid"]) for slot in slots]
        regions = [region for region in self.table["regions"] if self.seat in region["huts"]]
        jewelry = [JEWEL[name]["type"] for name in self.me["jewelry"]]
        materials = [lies["material"] for lies in self.me["spaces"] if lies and "material" in lies]
        materials += [kind for kind, n in self.me["beside"].items() for _ in range(n)]
        last = self.me["slots"][11]
        counts = {
            "men": [tile for tile, _ in people if tile["sex"] == "man"],
            "women": [tile for tile, _ in people if tile["sex"] == "woman"],
            "people": [tile for tile, _ in people if of in (None, tile["type"])],
            "man_types": {tile["type"] for tile, _ in people if tile["sex"] == "man"},
            "woman_types": {tile["type"] for tile, _ in people if tile["sex"] == "woman"},
            "men_slid": [tile for tile, slid in people if slid and tile["sex"] == "man"],
            "women_slid": [tile for tile, slid in people if slid and tile["sex"] == "woman"],
            "people_slid": [tile for tile, slid in people if slid],
            "priests": [priest for priest in self.table["temple"] if priest == self.seat],
            "jewelry": [kind for kind in jewelry if of in (None, kind)],
            "jewelry_types": set(jewelry),
            "first": [1] if self.table["order"][0] == self.seat else [],
            "regions": [
                region
                for region in regions
                if of in (None, REGION[region["id"]]["terrain"], FISH[region["fish"]]["species"])
            ],
            "islands": {REGION[region["id"]]["island"] for region in regions},
            "god_cards": [1] * purse.hand.get(of or "", 0),
            "equal_god_cards": [1] * max(purse.hand.values()),
            "god_colours": [colour for colour in GODS if purse.hand[colour]],
            "god_tiles": [1] * purse.tiles,
            "offerings": [1] * purse.offerings,
            "shells": [1] * self.me["shells"],
            "materials": [kind for kind in materials if of in (None, kind)],
            "buildings": [1] * (6 - len(self.me["buildings"])),
            "slot12": [1] * (last["huts"] if last and "huts" in last else 0),
        }
        return len(counts[what])


class Memory:
    """What a player remembers of the turn he is in; the view does not show it."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A new turn begins."""
        self.white = False
        self.needs_white = False
        self.task = ""
        self.used: set[tuple[str, str]] = set()
        self.green = False
        self.fire: set[str] = set()

    def note(self, name: str, reader: Reader | None) -> None:
        """An action was taken, by the player at a decision or by the engine because there was no other."""
        verb, *rest = name.split()
        if verb == "place" and reader is not None:
            self.white = rest[0] != "fishing" and reader.data["value"] < 6
            self.needs_white = rest[0] != "fishing" and not reader.possible(rest[0], reader.data["value"])
        elif verb in ("settle", "take", "priest", "build", "trade", "slide", "done") or name == "play white":
            self.white = False
        elif verb == "yellow":
            self.task = rest[0]
        elif verb in ("use", "double", "extra"):
            self.used.add((rest[0], rest[1]))
            self.green = self.green or verb != "use"
        if verb in ("priest", "over"):
            self.fire = set()
        elif verb == "fire":
            self.fire.add(rest[0])

    def hear(self, state: State) -> None:
        """Forced answers are told as events, to whom they concern."""
        for event in state.drain():
            args: dict[str, Any] = event.args
            if event.kind == "forced":
                self.note(args["action"], None)
            elif event.kind == "turn":
                self.forget()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("temper", [Player, CuriousPlayer])
def test_every_choice_is_what_the_rules_and_the_view_say(seats: int, seed: int, temper: type[Player]) -> None:
    seen: Counter[str] = Counter()
    compare(GAME.new(seats, f"choices {seed}"), temper(seed), seen, Memory(), Reader)
    assert len(seen) > 18
