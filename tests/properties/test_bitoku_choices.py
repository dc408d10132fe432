"""The choices of Bitoku worked out a second time, from the text of the rules, the content and a view.

Nothing here shares code with the rules it checks. Which printed effect is being resolved is not shown by a view: a list
of effects must be what some printed effect offers now, with nothing missing and nothing added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from tatami.core.state import State
from tatami.games.bitoku.game import Bitoku
from tatami.testing import CuriousPlayer, Player
from tatami.testing.play import Setup, setups
from tests.properties import second_opinion
from tests.properties.second_opinion import told

GAME = Bitoku()
DATA: dict[str, Any] = GAME.content_data()
REGIONS = ["yomi", "stairs", "home", "jade", "forges"]
AREAS = ["yomi", "stairs", "jade", "forges"]
TYPES = ["temple", "onsen", "farm", "ryokan"]
SLOTS = ["left", "middle", "right"]
RESOURCES = ["wood", "jade", "stone", "sake"]
GOODS = [*RESOURCES, "am1", "am2", "am3", "vp"]
MAIN = ["s", "m1", "m2", "m3", "m4", "m5", "m6", "m7"]
ROWS = {(row["region"], row["requires"]): row["effect"] for row in DATA["board"]["row"]}
HOME = {space["id"]: space.get("effect") for space in DATA["board"]["home"]}
YOKAI = {card["id"]: card for name in ("yokai", "starting") for card in DATA["yokai"][name]}
BUILDING = {tile["id"]: tile for name in ("building", "ancient") for tile in DATA["buildings"][name]}
CRYSTAL = {tile["id"]: tile for tile in DATA["crystals"]["crystal"]}
SLOT = {slot["id"]: slot for slot in DATA["board"]["slot"]}
BRIDGE = {edge["from"]: edge.get("visited", 0) for edge in DATA["paths"]["edge"]}
PILGRIM = DATA["player_board"]["pilgrim_space"]
LAST = DATA["board"]["kodama"]["spaces"]


def parts_of(effect: Any) -> Iterator[Any]:
    """Every effect inside an effect, itself first."""
    yield effect
    if isinstance(effect, dict):
        for key in ("one", "any"):
            for part in effect.get(key, []):
                yield from parts_of(part)


def printed() -> list[Any]:
    """Every effect on a component."""
    found = [*ROWS.values(), *[effect for effect in HOME.values() if effect], DATA["board"]["favours"]["both"]]
    found += [card["action"] for card in YOKAI.values()] + [tile["action"] for tile in BUILDING.values()]
    found += [tile["bonus"] for tile in DATA["buildings"]["building"]]
    found += [tile["effect"] for tile in CRYSTAL.values() if "effect" in tile]
    for file, name in (("spirits", "mitama"), ("spirits", "dragonfly"), ("bitoku", "bitoku"), ("tiles", "torii")):
        found += [entry["effect"] for entry in DATA[file][name]]
    found += [slot["gain"] for slot in SLOT.values() if "gain" in slot]
    return [part for effect in found for part in parts_of(effect)]


EFFECTS = printed()


def symbol(effect: Any) -> str:
    """What an effect is called: the first good or word in it."""
    if isinstance(effect, str):
        return effect
    ((word, value),) = [(key, value) for key, value in effect.items() if key != "most"]
    if word == "gain":
        (good,) = value
        return "wood" if good == "any" else str(good.split("/")[0])
    return symbol(value[0]) if word in ("one", "any") else str(word)


class Reader(second_opinion.Reader):
    """One decision as its player sees it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.harder = state.options["harder"]
        self.sides = range(len(self.table["players"]))
        self.region = {region["id"]: region for region in self.table["regions"]}
        self.market_row = {market["id"]: market["tiles"] for market in self.table["markets"]}
        self.decks = {deck["id"]: deck for deck in self.table["decks"]}
        self.offered = state.legal_names()

    # ---- BT-6: spring

    def discard(self) -> list[str]:
        return [f"discard {card}" for card in self.me["hand"]["cards"]]

    def harvest(self) -> list[str]:
        """BT-6.3: what is nothing but gains has come already; which others were resolved is not shown."""
        slots = [slot for slot in ("d1", "d2", "d3") if slot in self.me["crystals"]]
        able = [slot for slot in slots if self.works(CRYSTAL[self.me["crystals"][slot]]["effect"])]
        wanted = [answer for answer in self.offered if answer != "done"]
        assert wanted
        assert set(wanted) <= {f"harvest {slot}" for slot in able}
        return [*wanted, "done"]

    # ---- BT-7: summer

    def basic_action(self) -> list[str]:
        plays = [
            slot for slot, card in zip(SLOTS, self.me["cards"], strict=True) if card is None and self.me["hand"]["size"]
        ]
        out = [f"play {slot}" for slot in plays]
        seen = set()
        for slot, die in zip(SLOTS, self.me["dice"], strict=True):
            if die["place"] == "unlocked" and die["value"] not in seen:
                seen.add(die["value"])
                out.append(f"die {slot}")
            elif die["place"] == "locked" and self.me["awake"]:
                out.append(f"pilgrim {slot}")
        may_pass = not out or (None not in self.me["cards"] and self.placed() == 3)
        crossings = set()
        for slot in SLOTS:
            found = self.own_die(slot)
            if found and found[1] > 1 and found not in crossings and self.space_across(found[0]):
                crossings.add(found)
                out.append(f"cross {slot}")
        return out + (["pass"] if may_pass else [])

    def placed(self) -> int:
        return sum(die["place"] in ("forest", "hills") for die in self.me["dice"])

    def own_die(self, slot: str) -> tuple[str, int] | None:
        """The region and value of an own die below the river, but not at home."""
        for name in AREAS:
            for die in self.region[name]["dice"]:
                if (die["seat"], die["slot"]) == (self.seat, slot):
                    return name, die["value"]
        return None

    def space_across(self, region: str) -> bool:
        (group,) = [group for group in self.table["hills"] if region in group["regions"]]
        return bool(len(group["dice"]) < group["spaces"])

    def choose_card(self) -> list[str]:
        return [f"card {card}" for card in self.me["hand"]["cards"]]

    def card_or_crystal(self) -> list[str]:
        return ["first card", "first crystal"]

    def place_die(self) -> list[str]:
        """BT-7.6, BT-8.8, BT-18.1: free spaces, H6 from 2 on; amulets up to 6, harder: one to beat a 6."""
        value = self.data["value"]
        free = [name for name in AREAS if len(self.region[name]["dice"]) < self.region[name]["spaces"]]
        out = [f"place {name}" for name in free]
        for space in self.table["home"]:
            if not space["die"] and (space["id"] != "H6" or value >= 2):
                out.append(f"place {space['id']}")
        amulets = [f"amulet {n}" for n in (1, 2, 3) if self.me[f"am{n}"]]
        sixes = [name for name in free if any(die["value"] == 6 for die in self.region[name]["dice"])]
        if value == 6 and self.harder and sixes and any(answer.startswith("amulet") for answer in self.offered):
            return out + amulets  # one beyond six; whether it was spent already is not shown
        return out + (amulets if value < 6 else [])

    def act_in_region(self) -> list[str]:
        region, value = self.data["region"], self.data["value"]
        out = self.rows(region, value) if "forest" in self.data["actions"] else []
        if "building" in self.data["actions"]:
            for space in self.region[region]["buildings"]:
                tile = space["building"] and BUILDING[space["building"]]
                if tile and not space["fresh"] and tile["requires"] <= value and self.works(tile["action"], region):
                    out.append(f"visit {space['type']}")
        return [*out, "done"]

    def check_condition(self) -> None:
        """BT-7.7, BT-18.1: just after placing, the forest action is there exactly if the die is high enough."""
        region, value = self.data["region"], self.data["value"]
        dice = [die["value"] for die in self.region[region]["dice"]]
        dice.remove(value)
        allowed = "forest" in self.data["actions"]
        highest = max(dice, default=0)
        if not self.harder or value < 6:
            assert allowed == (value > highest or (value == highest and not self.harder))

    def rows(self, region: str, value: int) -> list[str]:
        return [f"row {n}" for n in (1, 2, 3, 4, 6) if n <= value and self.works(ROWS[region, n], region)]

    def copy_die(self) -> list[str]:
        """BT-8.8, BT-R9: dice of others in the forest and at home, if their action could do something."""
        out = []
        for name in AREAS:
            values = [die["value"] for die in self.region[name]["dice"] if die["seat"] != self.seat]
            if values and self.rows(name, max(values)):
                out.append(f"copy {name}")
        for space in self.table["home"]:
            if (
                space["die"]
                and space["die"]["seat"] != self.seat
                and space["id"] != "H6"
                and self.works(HOME[space["id"]])
            ):
                out.append(f"copy {space['id']}")
        return [*out, "done"]

    def copied_action(self) -> list[str]:
        return [*self.rows(self.data["region"], self.data["value"]), "done"]

    def owner_bonus(self) -> list[str]:
        return ["bonus vp", "bonus am1"]

    def favour(self) -> list[str]:
        """BT-7.14, BT-R6: what is not covered; a card that lies there may be refused."""
        out = []
        for name in self.data["regions"]:
            hills = self.region[name]["hills"]
            for favour in ("bitoku", "yokai", "both"):
                if favour not in hills["used"]:
                    out.append(f"favour {name} {favour}")
                    if favour != "both" and hills[favour]:
                        out.append(f"refuse {name} {favour}")
        return out

    # ---- BT-9: movement points

    def spend_mp(self) -> list[str]:
        out = ["step"] if self.me["visited"] < len(self.me["path"]) else []
        moves = []
        for path in self.table["paths"]:
            if self.me["awake"]:
                reached = [b["at"] for b in path["branches"] if b["kind"] == "torii" and self.seat in b["pilgrims"]]
                out += [f"start {path['id']}.{space}" for space in ["s", *reached]]
            for space in MAIN:
                if path["walking"].get(space, [0] * 4)[self.seat]:
                    moves += self.moves(path, space)
        return [*out, *moves, "done"]

    def moves(self, path: Any, space: str) -> list[str]:
        """BT-9.5 to BT-9.7, BT-9.10: onward over a bridge if it may, or into the branch."""
        out = []
        if space != MAIN[-1] and self.me["visited"] >= BRIDGE[space]:
            out.append(f"move {path['id']}.{space}")
        for branch in path["branches"]:
            if branch["at"] == space and self.seat not in branch["pilgrims"]:
                free = [n for n, side in enumerate(branch["pilgrims"], 1) if side is None]
                out += [f"enter {path['id']}.{space}.{n}" for n in free]
        return out

    # ---- BT-10, BT-12, BT-13: markets

    def payable(self, cost: dict[str, int], discount: int) -> bool:
        """BT-10.6: some way to leave out up to so many units and to pay the rest."""
        units = [name for name, n in cost.items() for _ in range(n)]
        kept = max(0, len(units) - discount)
        for chosen in set(combinations(sorted(units), kept)):
            need = Counter(unit for unit in chosen if unit != "any")
            if all(self.me[good] >= n for good, n in need.items()):
                if sum(self.me[good] for good in RESOURCES) - need.total() >= chosen.count("any"):
                    return True
        return False

    def sales(self, market: str, discount: int) -> list[str]:
        if market == "building":
            return self.sites(discount)
        out = []
        for n, tile in enumerate(self.market_row[market], 1):
            if tile and self.payable(SLOT[f"{market}-{n}"]["cost"], discount):
                if market != "crystal" or self.free_slots(CRYSTAL[tile]["type"]):
                    out.append(f"buy {market} {n}")
        return out

    def sites(self, discount: int) -> list[str]:
        prices = DATA["player_board"]["building_slot"]
        if self.me["markers"] == len(prices) or not self.payable(prices[self.me["markers"]]["cost"], discount):
            return []
        out = []
        for n, tile in enumerate(self.market_row["building"], 1):
            for area in AREAS if tile else []:
                if not self.region[area]["buildings"][TYPES.index(BUILDING[tile]["type"])]["building"]:
                    out.append(f"build {n} {area}")
        return out

    def free_slots(self, kind: str) -> list[str]:
        slots = [slot["id"] for slot in DATA["player_board"]["crystal_slot"] if slot["type"] == kind]
        return [slot for slot in slots if slot not in self.me["crystals"]]

    def market(self) -> list[str]:
        return [*self.sales(self.data["market"], self.data["discount"]), "done"]

    def lay_crystal(self) -> list[str]:
        return [f"lay {slot}" for slot in self.free_slots(CRYSTAL[self.data["crystal"]]["type"])]

    def combine(self) -> list[str]:
        """BT-12.4: a dragonfly with any mitama there, a mitama with any dragonfly."""
        if self.data["gained"].startswith("DF"):
            partners = list(self.me["mitama"])
        else:
            partners = list(dict.fromkeys(self.me["dragonflies"]))
        return [f"pair {partner}" for partner in partners] + ["done"]

    # ---- BT-5, BT-11, BT-14, BT-15: what effects ask

    def can_advance(self, region: str) -> bool:
        spaces = self.region[region]["kodama"]
        return spaces[self.seat] < LAST - 1 or (spaces[self.seat] == LAST - 1 and LAST not in spaces)

    def advance_kodama(self) -> list[str]:
        return [f"kodama {region}" for region in REGIONS if self.can_advance(region)] + ["done"]

    def pushes(self, only: str | None) -> list[str]:
        return [
            f"push {side} {region}"
            for side in self.sides
            for region in REGIONS
            if side != self.seat and only in (None, region) and self.region[region]["kodama"][side] > 1
        ]

    def push_kodama(self) -> list[str]:
        return [*self.pushes(self.data["region"]), "done"]

    def unlock_die(self) -> list[str]:
        dice = zip(SLOTS, self.me["dice"], strict=True)
        return [f"unlock {slot}" for slot, die in dice if die["place"] == "locked"]

    def draw_card(self) -> list[str]:
        return ["draw", "done"]

    def look(self) -> list[str]:
        return ["look", "done"]

    def choose_seen(self) -> list[str]:
        """BT-15: the top two are known to who has looked; one of them, of visions also none."""
        deck = self.decks[self.data["deck"]]
        verb = "keep" if self.data["deck"] == "vision" else "take"
        out = list(dict.fromkeys(f"{verb} {card}" for card in deck["known"][:2]))
        return out + ([f"none {good}" for good in RESOURCES] if verb == "keep" else [])

    def take_rock(self) -> list[str]:
        return [f"rock {rock}" for rock in self.table["garden"]] + ["done"]

    def seats(self) -> list[str]:
        out = []
        for space in PILGRIM:
            beside = min(space["rocks"]) <= len(self.me["rocks"])
            if self.me["awake"] and space["id"] not in self.me["sitting"] and beside and self.payable(space["cost"], 0):
                out.append(f"sit {space['id']}")
        return out

    def sit(self) -> list[str]:
        return [*self.seats(), "done"]

    # ---- BT-16: winter

    def arrange_dice(self) -> list[str]:
        values = [die["value"] for die in self.me["dice"]]
        return list(dict.fromkeys("dice " + " ".join(map(str, order)) for order in permutations(values)))

    def spirit_virtue(self) -> list[str]:
        cards = zip(SLOTS, self.me["cards"], strict=True)
        return [f"remove {slot}" for slot, card in cards if card] + ["done"]

    # ---- effects

    def works(self, effect: Any, region: str | None = None) -> bool:
        """BT-20.2: whether an effect, as the content files write it, could change anything for the player now."""
        if isinstance(effect, str):
            effect = {effect: 0}
        ((word, value),) = [(key, value) for key, value in effect.items() if key != "most"]
        if word in ("one", "any"):
            return any(self.works(part, region) for part in value)
        if word == "kodh":
            return region is not None and self.can_advance(region)
        if word == "kodxh":
            return region is not None and bool(self.pushes(region))
        if word in ("mitama", "dragonfly", "crystal"):
            return bool(self.sales(word, value))
        tests: dict[str, Callable[[], bool]] = {
            "gain": lambda: True,
            "vision": lambda: True,
            "mp": lambda: self.spend_mp() != ["done"],
            "kod": lambda: any(self.can_advance(name) for name in REGIONS),
            "kodx": lambda: bool(self.pushes(None)),
            "unlock": lambda: any(die["place"] == "locked" for die in self.me["dice"]),
            "draw": lambda: bool(self.me["deck"] or self.me["discards"]),
            "yokai": lambda: bool(self.decks["yokai"]["cards"] or self.decks["yokai"]["discards"]),
            "bitoku": lambda: bool(self.decks["bitoku"]["cards"] or self.decks["bitoku"]["discards"]),
            "rock": lambda: bool(self.table["garden"]) and len(self.me["rocks"]) < 4,
            "sit": lambda: bool(self.seats()),
            "build": lambda: bool(self.sites(value)),
        }
        return tests[word]()

    def named(self, parts: list[Any], left: list[int]) -> list[str]:
        """How the parts left of a list are picked: by symbol, or by number where different ones share a symbol."""
        out = []
        for n in left:
            twins = [m for m in left if symbol(parts[m]) == symbol(parts[n]) and parts[m] != parts[n]]
            first = min(m for m in left if parts[m] == parts[n])
            out.append(f"option {first + 1}" if twins else f"next {symbol(parts[n])}")
        return out

    def offers(self, effect: Any, region: str | None) -> Iterator[list[str]]:
        """What a printed effect may ask: all of a `one`; of an `any` whatever is left of it."""
        if self.kind == "choose_one" and isinstance(effect, dict) and "one" in effect:
            parts = effect["one"]
            able = [n for n in range(len(parts)) if self.works(parts[n], region)]
            names = self.named(parts, list(range(len(parts))))
            yield [names[n] for n in able or range(len(parts))]
        elif self.kind == "take_effects" and isinstance(effect, dict) and "any" in effect:
            parts = effect["any"]
            for kept in product((True, False), repeat=len(parts)):
                left = [n for n in range(len(parts)) if kept[n]]
                names = self.named(parts, left)
                known = [name for n, name in zip(left, names, strict=True) if self.works(parts[n], region)]
                yield [*dict.fromkeys(known), "done"]

    def explained(self) -> list[str]:
        regions: list[str | None] = [None, *REGIONS]
        for effect in EFFECTS:
            for region in regions:
                if self.offered in list(self.offers(effect, region)):
                    return self.offered
        return ["what some printed effect offers"]

    choose_one = take_effects = explained

    def choose_good(self) -> list[str]:
        """BT-20.3: the kinds of some printed mix."""
        mixes = {tuple(RESOURCES)}
        for effect in EFFECTS:
            if isinstance(effect, dict) and "gain" in effect:
                mixes |= {tuple(good.split("/")) for good in effect["gain"] if "/" in good}
        kinds = tuple(answer.split()[1] for answer in self.offered)
        return [f"gain {good}" for good in kinds] if kinds in mixes else ["one of the printed mixes"]

    def pay_unit(self) -> list[str]:
        """BT-10.6: only what the player has, and more than one kind: what cannot be avoided is not asked."""
        goods = [answer.split()[1] for answer in self.offered]
        assert len(goods) > 1
        assert all(self.me[good] for good in goods)
        return [f"pay {good}" for good in RESOURCES if good in goods]


@pytest.mark.parametrize("setup", setups(GAME), ids=lambda setup: setup.name)
def test_every_list_of_choices_is_what_the_text_allows(setup: Setup) -> None:
    seen: Counter[str] = Counter()
    for player, seed in ((Player(setup.name), "random"), (CuriousPlayer(setup.name), "curious")):
        last: str | None = None
        for state, taken in told(GAME.new(setup.seats, f"choices {seed}", setup.options), player):
            last = taken
            if state.decision is None:
                continue
            reader = Reader(state)
            seen[reader.kind] += 1
            if reader.kind == "act_in_region" and last is not None and last.startswith("place"):
                reader.check_condition()
            assert reader.offered == reader.choices(), f"{state!r} after {last}"
    assert len(seen) > 15
    assert {"basic_action", "place_die", "act_in_region", "spend_mp", "favour", "market"} <= seen.keys()
