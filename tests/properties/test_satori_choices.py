"""The choices of Satori worked out a second time, from the text of the rules, the content and a view.

Nothing here shares code with the rules it checks. What a view does not show (which icon is just being used) is
remembered from the actions taken, as a player would.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import tatami
from tatami.core.state import State
from tatami.testing import CuriousPlayer, Player
from tests.properties import second_opinion
from tests.properties.second_opinion import compare

GAME = tatami.game("satori")
DATA: dict[str, Any] = GAME.content_data()
BOARD = DATA["board"]
GOODS = ["coin", "wood", "stone", "emerald", "incense", "tile", "sp"]
SUPPLIES = GOODS[:4]
COLOURS = ["grey", "orange", "purple"]
ALTAR = {altar["id"]: altar for altar in DATA["altars"]["altar"]}
BASE = {altar["id"]: altar for altar in BOARD["base_altar"]}
SLOT_PRICE = {slot["id"]: slot["price"] for slot in BOARD["slot"]}
WHEEL = {wheel["id"]: wheel["effect"] for wheel in BOARD["wheel"]}
REWARD = [space.get("reward") for space in BOARD["offering_space"]]
LEVEL_PRICE = {level["id"]: level["price"] for level in DATA["pagoda"]["level"]}
ROOF_PRICE = [roof["price"] | {"tile": roof["tiles"]} for roof in DATA["pagoda"]["roof"]]
JOKORO_PRICE = {tile["id"]: tile["price"] for tile in DATA["pagoda"]["jokoro_price"]}
START = {tile["id"]: tile["effects"] for tile in DATA["starting"]["start"]}
BONUS = {amulet["id"]: amulet["bonus"] for amulet in DATA["starting"]["amulet"]}
GAMES = 48
"""Of each player, divided by the seats: as many turns at each table."""
RARE = {"order_effects"}
"""Asked only where a supply has run dry, or incense is full, just before an action is paid for."""
RARE_ALONE = RARE | {"play_amulet", "choose_good", "build_altar", "decorate"}
"""Alone there are no amulets, and little choice where to build."""
HIKARI_WHEEL = next(name for name, effect in WHEEL.items() if effect == "hikari")


def symbol(effect: Any) -> str:
    """What an effect is called by: the first good or action in it."""
    if isinstance(effect, str):
        return effect
    if isinstance(effect, list):
        return symbol(effect[0])
    if "gain" in effect:
        names = sorted(effect["gain"], key=lambda name: GOODS.index(name.split("/")[0]))
        return str(names[0]).split("/", maxsplit=1)[0]
    return symbol(next(effect[key] for key in ("then", "one", "any") if key in effect))


def called(verb: str, icons: list[Any]) -> list[str]:
    """The action of each icon: by its symbol, by a number where different ones share it."""
    kinds: list[Any] = []
    for icon in icons:
        if icon not in kinds:
            kinds.append(icon)
    shared = Counter(symbol(kind) for kind in kinds)
    return [
        f"{verb} {symbol(icon)}" if shared[symbol(icon)] == 1 else f"{verb} option.{kinds.index(icon) + 1}"
        for icon in icons
    ]


def steps_of(icons: list[Any]) -> int:
    """Hikari steps in hand: those behind a price are not."""
    return icons.count("hikari")


class Memory:
    """The effect that is just being carried out."""

    def __init__(self) -> None:
        self.using: Any = None

    def note(self, name: str, reader: Reader | None) -> None:
        verb, _, what = name.partition(" ")
        if verb == "start":
            self.using = START[what]
        elif verb == "wheel":
            self.using = WHEEL[what]
        elif verb == "claim":
            self.using = REWARD[int(what)]
        elif verb in ("use", "tile"):
            icons = [] if reader is None else reader.icons if verb == "use" else reader.tile_icons
            self.using = icons[called(verb, icons).index(name)] if icons else what

    def hear(self, state: State) -> None:
        """Forced answers are told as events; the only icon that can be one is a Hikari step off a monk."""
        for event in state.drain():
            args: dict[str, Any] = event.args
            if event.kind == "forced":
                self.note(args["action"], None)
            elif event.kind == "amulet_bonus":
                self.using = BONUS[args["amulet"]]
            elif event.kind in ("turn", "round"):
                self.using = None


class Reader(second_opinion.Reader):
    """One decision as its player sees it."""

    def __init__(self, state: State, memory: Memory) -> None:
        super().__init__(state)
        self.memory = memory
        self.options = state.options
        self.supply = self.table["supply"]
        self.icons: list[Any] = self.table["pool"]["icons"]
        tiles = self.table["pool"]["tiles"]
        self.tile_icons: list[Any] = tiles[0]["icons"] if tiles else []
        self.steps = steps_of(self.icons) + sum(steps_of(tile["icons"]) for tile in tiles)
        self.taken = {tile["space"] for tile in tiles}
        self.spaces = {space["id"]: space for mountain in self.table["mountains"] for space in mountain}
        self.wheel_used = self.table["pool"]["wheel_used"]

    # ---- ST-5.7.9: how a Hikari comes off the monks of others

    def needed(self, moved: tuple[int, int] | None = None) -> int:
        out = 0
        for number, mountain in enumerate(self.table["mountains"]):
            at = next(place for place, space in enumerate(mountain) if space["hikari"])
            if moved and moved[0] == number:
                at = moved[1]
            free = [space["monk"] in (None, self.seat) for space in mountain]
            out += min((min((at - to) % 4, (to - at) % 4) for to in range(4) if free[to]), default=99)
        return out

    def wheel_step(self) -> int:
        free = not self.wheel_used and self.me["wheel"] != HIKARI_WHEEL
        return int(free and self.me["incense"] > 0)

    def comes_off(self, steps: int) -> bool:
        return self.needed() <= steps + self.wheel_step()

    def hikari_steps(self, left: int) -> list[str]:
        """The steps allowed if so many are in hand afterwards."""
        out = []
        for number, mountain in enumerate(self.table["mountains"]):
            at = next(place for place, space in enumerate(mountain) if space["hikari"])
            for direction, to in (("cw", (at + 1) % 4), ("ccw", (at - 1) % 4)):
                space = mountain[to]
                won = 0
                if space["monk"] == self.seat and space["tile"]:
                    entry = [kind for era in ("era1", "era2") for kind in DATA["meditation"][era]]
                    tile = next(kind for kind in entry if kind["id"] == space["tile"])
                    won = steps_of(tile["icons"]["any"])
                if self.needed((number, to)) <= left + won + self.wheel_step():
                    out.append(f"hikari {COLOURS[number]} {direction}")
        return out

    # ---- ST-R9: what could do something

    def payable(self, price: dict[str, int]) -> bool:
        plain = {good: n for good, n in price.items() if "/" not in good}
        if any(self.me[good] < n for good, n in plain.items()):
            return False
        for name, n in price.items():
            if "/" in name and sum(self.me[good] - plain.get(good, 0) for good in name.split("/")) < n:
                return False
        return self.needed() == 0 or not price.get("incense") or self.poorer_by(price).comes_off(self.steps)

    def poorer_by(self, price: dict[str, int]) -> Reader:
        after = copy.copy(self)
        after.me, after.supply = dict(self.me), dict(self.supply)
        for good, n in price.items():
            if "/" not in good:
                after.me[good] -= n
                if good in SUPPLIES:
                    after.supply[good] += n
        return after

    def has_room(self, good: str) -> bool:
        if good in SUPPLIES:
            return bool(self.supply[good])
        return good != "incense" or self.me["incense"] < 3

    def works(self, effect: Any, granted: bool) -> bool:
        """Whether an effect could do something; whether its Hikari steps are in hand already."""
        if isinstance(effect, list):
            return any(self.works(part, granted) for part in effect)
        if effect == "hikari":
            return len(self.hikari_steps(self.steps - granted)) > 0
        if isinstance(effect, str):
            return bool(getattr(self, f"{effect}_works")())
        if "gain" in effect:
            return any(self.has_room(good) for name in effect["gain"] for good in name.split("/"))
        if "pay" in effect:
            return self.payable(effect["pay"]) and self.poorer_by(effect["pay"]).works(effect["then"], False)
        return any(self.works(part, granted) for key in ("one", "any") for part in effect.get(key, ()))

    def monk_works(self) -> bool:
        return len(self.meditation()) > 0 and (self.me["monks"] > 0 or len(self.monk_leaves()) > 0)

    def altar_works(self) -> bool:
        return len(self.build_altar()) > 0

    def jokoro_works(self) -> bool:
        return len(self.place_jokoro()) > 0

    def pagoda_works(self) -> bool:
        return len(self.build_pagoda()) > 0

    def offer_works(self) -> bool:
        return len(self.claims()) > 0

    def unlock_works(self) -> bool:
        return bool(self.me["locked"])

    def collection_works(self) -> bool:
        return self.has_room("coin")

    # ---- a turn (ST-4, ST-6)

    def turn(self) -> list[str]:
        pool = self.table["pool"]
        out: list[str] = []
        if not pool["placed"]:
            altars = [altar["id"] for altar in self.table["altars"] if altar["colour"]] + ["offering"]
            out += [f"place {colour} {altar}" for colour, n in self.table["sanmon"].items() if n for altar in altars]
        for verb, icons in (("use", self.icons), ("tile", self.tile_icons)):
            named = zip(called(verb, icons), icons, strict=True)
            out += sorted({name for name, icon in named if self.works(icon, True)})
        if pool["tiles"] and self.comes_off(self.steps - steps_of(self.tile_icons)):
            out.append("finish")
        out += [f"wheel {wheel}" for wheel in WHEEL if self.may_turn(wheel)]
        if pool["placed"] and self.needed() == 0:
            out.append("end")
        return out

    def may_turn(self, wheel: str) -> bool:
        if self.wheel_used or not self.me["incense"] or self.me["wheel"] == wheel:
            return False
        after = self.poorer_by({"incense": 1})
        after.wheel_used = True
        return after.comes_off(self.steps + steps_of([WHEEL[wheel]])) and after.works(WHEEL[wheel], False)

    def starting_tile(self) -> list[str]:
        return [f"start {tile}" for tile in self.table["starts"]]

    def choose_side(self) -> list[str]:
        return ["side left", "side right"]

    def offering_altar(self) -> list[str]:
        return ["pray", *(f"inspect {slot['id']}" for slot in self.table["site"] if slot["tile"])]

    # ---- what icons do (ST-5)

    def hikari_step(self) -> list[str]:
        return self.hikari_steps(self.steps)

    def meditation(self) -> list[str]:
        free = [name for name, space in self.spaces.items() if space["monk"] is None and not space["hikari"]]
        return [f"meditate {name}" for name in free]

    first_monk = meditation
    monk_moves = meditation

    def monk_leaves(self) -> list[str]:
        mine = [name for name, space in self.spaces.items() if space["monk"] == self.seat]
        return [f"leave {name}" for name in mine if name not in self.taken]

    def build_altar(self) -> list[str]:
        built = 3 - self.me["sect_tokens"]
        if built == 3:
            return []
        out = []
        for slot in self.table["site"]:
            for altar in self.table["altars"]:
                if slot["tile"] and not altar["tile"] and altar["open"]:
                    base = BASE.get(altar["id"])
                    fits = base is None or (base["replaceable"] and base["colour"] == ALTAR[slot["tile"]]["colour"])
                    price = SLOT_PRICE[slot["id"]] | {"tile": built} | ({"incense": 1} if base else {})
                    if fits and self.payable(price):
                        out.append(f"build {slot['id']} {altar['id']}")
        return out

    def decorate(self) -> list[str]:
        return sorted({f"decorate {kind}" for kind in self.table["decorations"] if kind})

    def place_jokoro(self) -> list[str]:
        if not self.me["jokoros"]:
            return []
        mine = [altar for altar in self.table["altars"] if altar["owner"] == self.seat and not altar["jokoro"]]
        out = [altar["id"] for altar in mine if self.payable(ALTAR[altar["tile"]]["jokoro_price"])]
        free = [storey for storey in self.table["pagoda"] if storey["built"] and None in storey["slots"]]
        out += [storey["id"] for storey in free if self.payable(JOKORO_PRICE[storey["price"]])]
        return [f"jokoro {target}" for target in out]

    def build_pagoda(self) -> list[str]:
        out = []
        for number, storey in enumerate(self.table["pagoda"][: self.table["round"]], 1):
            if not storey["built"] and self.payable(LEVEL_PRICE[storey["tile"]]):
                out.append(f"raise level{number}")
            stands = storey["built"] or not self.options["roof_requires_level"]
            if not storey["roof"] and stands and self.payable(ROOF_PRICE[number - 1]):
                out.append(f"raise roof{number}")
        if self.table["round"] == 5 and not self.table["pagoda"][5]["built"]:
            if self.payable(DATA["pagoda"]["sorin"]["price"]):
                out.append("raise sorin")
        return out

    def claims(self) -> list[str]:
        rewards = enumerate(REWARD[: self.me["offering"] + 1])
        return [f"claim {space}" for space, reward in rewards if reward and self.works(reward, True)]

    def claim_offerings(self) -> list[str]:
        """In a turn the icon is used; at the end of a round nobody has to."""
        return self.claims() + ([] if self.memory.using == "offer" else ["done"])

    # ---- effects with a choice in them

    def take_effects(self) -> list[str]:
        """The action in the result of an exchange, or on a starting tile."""
        result = self.memory.using if isinstance(self.memory.using, list) else self.memory.using["then"]
        action = next(part["any"][0] for part in result if "any" in part)
        out = [f"next {action}"] if self.works(action, False) else []
        return out + (["done"] if self.comes_off(self.steps) else [])

    def order_effects(self) -> list[str]:
        gained = {good: n for part in self.memory.using["then"] for good, n in part.get("gain", {}).items()}
        short = [good for good in gained if good in SUPPLIES and self.supply[good] < gained[good]]
        assert short or self.me["incense"] + gained.get("incense", 0) > 3, "the order cannot matter"
        return [f"next {symbol(part)}" for part in self.memory.using["then"]]

    def choose_one(self) -> list[str]:
        return [f"next {symbol(part)}" for part in self.memory.using["one"] if self.works(part, True)]

    def choose_good(self) -> list[str]:
        (mix,) = self.memory.using["gain"]
        return [f"gain {good}" for good in mix.split("/") if self.has_room(good)]

    def pay_unit(self) -> list[str]:
        assert min(self.me["wood"], self.me["stone"]) >= self.data["left"], "there is no choice"
        return ["pay wood", "pay stone"]

    # ---- the end of a round (ST-7)

    def play_amulet(self) -> list[str]:
        assert self.table["round"] in (3, 5)
        assert not self.me["amulet_open"]
        return ["amulet keep", "amulet play"]

    def monk_upkeep(self) -> list[str]:
        space = self.data["space"]
        assert self.spaces[space]["monk"] == self.seat
        return [f"recall {space}", *([f"stay {space}"] if self.me["incense"] else [])]

    def trade_tiles(self) -> list[str]:
        tiles = min(self.data["left"], self.me["tile"])
        out = ["trade incense"] if tiles >= 2 and self.has_room("incense") else []
        return out + (["trade coin"] if tiles and self.has_room("coin") else []) + ["done"]


class DiligentPlayer(CuriousPlayer):
    """Seldom stops while there is something left to do: turns are long, and much is built."""

    def choose(self, state: State) -> int:
        idle = [GAME.actions.parse(name) for name in ("end", "finish", "done", "amulet keep")]
        busy = [action for action in state.legal() if action not in idle]
        if not busy or not self.rng.below(10):
            return super().choose(state)
        fewest = min(self.done[action] for action in busy)
        rare = [action for action in busy if self.done[action] <= fewest + 1]
        action = rare[self.rng.below(len(rare))]
        self.done[action] += 1
        return action


TABLES: list[tuple[int, dict[str, object]]] = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"roof_requires_level": True})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_what_the_rules_and_the_view_say(seats: int, options: dict[str, object]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES // seats):
        for player in (Player(seed), DiligentPlayer(seed)):
            compare(GAME.new(seats, f"choices {seed}", options), player, seen, Memory(), Reader)
    questions = {step.name for step in GAME.steps if step.kind and not step.automatic and step.name != "step"}
    missing = questions - set(seen)
    assert missing <= (RARE_ALONE if seats == 1 else RARE), seen
